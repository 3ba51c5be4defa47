//! Random numbers, boards and games with fixed seeds.

use backgammon::{Action, Board, Die, Game, Outcome, Play, Roll, Rules, Score, Stage};
pub use specimen::Random;

pub fn die(random: &mut Random) -> Die {
    Die::ALL[random.below(6)]
}

pub fn roll(random: &mut Random) -> Roll {
    Roll::new(die(random), die(random))
}

/// A board that need not occur in any game: some checkers off, crowded bars, gatherings at home.
pub fn board(random: &mut Random) -> Board {
    let mut cells = [0i8; 26];
    let (low, high) = [(1, 24), (1, 24), (1, 6), (1, 8), (16, 24)][random.below(5)];
    let bars = random.below(4);
    for own in [true, false] {
        for _ in 0..random.below(16) {
            if bars > 0 && random.below(12 / bars) == 0 {
                cells[if own { 25 } else { 0 }] += 1;
                continue;
            }
            for _ in 0..40 {
                let point = low + random.below(high - low + 1);
                let at = if own { point } else { 25 - point };
                if own && cells[at] >= 0 {
                    cells[at] += 1;
                    break;
                }
                if !own && cells[at] <= 0 {
                    cells[at] -= 1;
                    break;
                }
            }
        }
    }
    Board::from_signed(cells).expect("at most 15 checkers a side")
}

/// An action that is legal now, or `None` when the game is over. Plays are by far the most frequent.
pub fn action(random: &mut Random, game: &Game) -> Option<Action> {
    let position = game.position();
    if position.resignation.is_some() {
        return Some(if random.below(4) == 0 { Action::Accept } else { Action::Refuse });
    }
    if !position.is_over() && random.below(150) == 0 {
        let by = backgammon::Checker::ALL[random.below(2)];
        return Some(Action::Resign { by, outcome: Outcome::ALL[random.below(3)] });
    }
    Some(match position.stage {
        Stage::Opening => Action::Opening { white: die(random), black: die(random) },
        Stage::ToRoll if position.may_double() && random.below(12) == 0 => Action::Double,
        Stage::ToRoll => Action::Roll(roll(random)),
        Stage::ToPlay(_) => {
            let plays = position.plays();
            Action::Play(if plays.is_empty() { Play::NONE } else { plays.as_slice()[random.below(plays.len())].play })
        }
        Stage::Doubled if position.beaver_refusal().is_none() && random.below(3) == 0 => Action::Beaver,
        Stage::Doubled | Stage::Beavered => {
            if random.below(5) == 0 {
                Action::Drop
            } else {
                Action::Take
            }
        }
        Stage::Over(_) => return None,
    })
}

/// Rules and a score to play at.
pub fn terms(random: &mut Random) -> (Rules, Score) {
    let rules = Rules {
        cube: random.below(5) > 0,
        cube_limit: [10, 3, 15][random.below(3)],
        automatic_doubles: [0, 0, 2][random.below(3)],
        crawford: random.below(4) > 0,
        jacoby: random.below(2) == 0,
        beavers: random.below(2) == 0,
    };
    let length = [0, 1, 3, 7, 11][random.below(5)];
    let score = if length == 0 { Score::MONEY } else { Score::of_match(length) };
    (rules, score)
}

/// Plays a game on to its end, or at most so many actions.
pub fn play_on(random: &mut Random, game: &mut Game, actions: usize) {
    for _ in 0..actions {
        let Some(action) = action(random, game) else { return };
        game.act(action).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
}
