//! Discs that can never be turned over again.

use reversi::{Bitboard, Direction, Size, Square};

/// The lines through a square: one direction of each.
const LINES: [Direction; 4] = [Direction::Up, Direction::UpRight, Direction::Right, Direction::DownRight];

/// Discs of `own` that are surely stable: on each of its four lines a disc is held by the board's edge or a stable
/// neighbour of its own colour, or the line is full. There may be more, which need deeper reasoning.
pub(crate) fn stable(own: Bitboard, opp: Bitboard, size: Size) -> Bitboard {
    let filled = own | opp;
    let mut stable = Bitboard::EMPTY;
    loop {
        let held = |disc: Square| {
            LINES.into_iter().all(|line| {
                let ends = [line, opposite(line)];
                ends.into_iter().any(|end| step(disc, end, size).is_none_or(|next| stable.has(next)))
                    || ends.into_iter().all(|end| full(disc, end, filled, size))
            })
        };
        let found: Bitboard = own.iter().filter(|&disc| !stable.has(disc) && held(disc)).collect();
        if found.is_empty() {
            return stable;
        }
        stable |= found;
    }
}

fn full(from: Square, towards: Direction, filled: Bitboard, size: Size) -> bool {
    std::iter::successors(Some(from), |&square| step(square, towards, size)).all(|square| filled.has(square))
}

fn step(square: Square, towards: Direction, size: Size) -> Option<Square> {
    square.step(towards).filter(|&next| size.playable().has(next))
}

fn opposite(direction: Direction) -> Direction {
    Direction::ALL[(direction as usize + 4) % 8]
}

#[cfg(test)]
mod tests {
    use reversi::{Bitboard, Board, Move, Position, Size, Square, Variant};

    use super::stable;
    use crate::random::Random;

    #[test]
    fn an_edge_from_a_corner_and_full_lines() {
        let check = |text: &str, expected: u8| {
            let board = Board::parse(text, Size::Six).unwrap();
            assert_eq!(stable(board.black, board.white, Size::Six).count(), expected, "{text}");
        };
        check("XXX--- ------ --OX-- --XO-- ------ ------", 3);
        check("-XXX-- ------ --OX-- --XO-- ------ ------", 0);
        check("XXXOXX X----- X-OX-- --XO-- ------ ------", 7);
        check("XXXXXX XXXXXX XXXXXX XXXXXX XXXXXX XXXXXX", 36);
    }

    #[test]
    fn stable_discs_are_never_turned_over() {
        for seed in 0..200 {
            let mut random = Random::new(&[seed]);
            let mut position = Position::start(Variant::PLAYED[seed as usize % 2]);
            let (mut black, mut white) = (Bitboard::EMPTY, Bitboard::EMPTY);
            while !position.is_over() {
                let legal: Vec<Square> = position.legal().iter().collect();
                let mv = match legal.len() {
                    0 => Move::Pass,
                    moves => Move::At(legal[random.below(moves as u64) as usize]),
                };
                position = position.play_unchecked(mv);
                let board = position.board;
                assert_eq!((black & !board.black, white & !board.white), (Bitboard::EMPTY, Bitboard::EMPTY));
                black = stable(board.black, board.white, position.size());
                white = stable(board.white, board.black, position.size());
            }
        }
    }
}
