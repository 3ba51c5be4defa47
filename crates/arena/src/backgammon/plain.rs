//! A player who has understood the rules and nothing else: a beginner to measure levels by.

use backgammon::{Action, Board, Plays, Position, Stage};

/// Hits, makes points and leaves few blots; never doubles, and takes. `None` for rolling the dice.
pub(super) fn choose(position: &Position) -> Option<Action> {
    match position.stage {
        Stage::ToPlay(roll) => {
            let plays = Plays::of(&position.board, roll);
            plays.iter().max_by_key(|candidate| looks(&candidate.result)).map(|best| Action::Play(best.play))
        }
        Stage::ToRoll => None,
        _ => Some(Action::Take),
    }
}

/// How a board looks to one who counts checkers on the bar, made points and blots.
fn looks(board: &Board) -> i32 {
    let cells = board.signed();
    let own = |at: &usize| i32::from(cells[*at]);
    let made = (1..25).filter(|at| own(at) > 1).count() as i32;
    let blots = (1..25).filter(|at| own(at) == 1).count() as i32;
    let pips: i32 = (1..25).map(|at| own(&at).max(0) * at as i32).sum();
    20 * own(&0) + 8 * made - 6 * blots - pips / 4
}
