//! Random boards with fixed seeds.

use backgammon::{Board, Plays, Roll};
pub use specimen::Random;

pub fn roll(random: &mut Random) -> Roll {
    Roll::ALL[random.below(21)]
}

/// Boards as they occur in games whose plays are drawn by lot, the finished ones among them.
pub fn boards(seed: u64, games: usize) -> Vec<Board> {
    let mut random = Random(seed);
    let mut boards = Vec::new();
    for _ in 0..games {
        let mut board = Board::START;
        for _ in 0..400 {
            boards.push(board);
            if board.own_win().is_some() || board.opp_win().is_some() {
                break;
            }
            let plays = Plays::of(&board, roll(&mut random));
            board = match plays.len() {
                0 => board.flipped(),
                count => plays.as_slice()[random.below(count)].result.flipped(),
            };
        }
    }
    boards
}

/// A board that need not occur in any game: crowded bars, checkers off, gatherings at home.
pub fn strange(random: &mut Random) -> Board {
    let mut cells = [0i8; 26];
    let (low, high) = [(1, 24), (1, 24), (1, 6), (1, 8), (16, 24)][random.below(5)];
    for own in [true, false] {
        for _ in 0..random.below(16) {
            if random.below(10) == 0 {
                cells[if own { 25 } else { 0 }] += 1;
                continue;
            }
            let point = low + random.below(high - low + 1);
            let at = if own { point } else { 25 - point };
            if own && cells[at] >= 0 {
                cells[at] += 1;
            } else if !own && cells[at] <= 0 {
                cells[at] -= 1;
            }
        }
    }
    Board::from_signed(cells).expect("at most 15 checkers a side")
}
