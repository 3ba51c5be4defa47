//! What a position is worth to the side to roll, the cube and the score counted in.

use backgammon::Board;

use crate::bearoff::Ending;
use crate::judge::two_sided;
use crate::life::life;
use crate::outcomes::Outcomes;
use crate::side::Side;
use crate::stakes::{Owner, Stakes};

/// The worth to the side to roll by its chances, not looking ahead; it may double now or later.
pub(crate) fn worth(stakes: &Stakes, board: &Board, outcomes: &Outcomes) -> f32 {
    match ending(stakes, board) {
        Some(ending) => match stakes.owner {
            Owner::Both => ending.centred,
            Owner::Own => ending.own,
            Owner::Opp => ending.cube_theirs,
            Owner::None => 2.0 * ending.win - 1.0,
        },
        None => stakes.cubeful(outcomes, life(board)),
    }
}

/// What the doubler gets without a double, and doubled and taken, where a table tells.
pub(crate) fn known_ways(stakes: &Stakes, board: &Board) -> Option<[f32; 2]> {
    let ending = ending(stakes, board)?;
    let not_doubled = match stakes.owner {
        Owner::Both => ending.centred_not_doubled,
        Owner::Own => ending.own_not_doubled,
        Owner::Opp => ending.cube_theirs,
        Owner::None => 2.0 * ending.win - 1.0,
    };
    Some([not_doubled, 2.0 * ending.cube_theirs])
}

/// What the two-sided table tells of the board, where its equities hold: for money.
fn ending(stakes: &Stakes, board: &Board) -> Option<&'static Ending> {
    if stakes.is_match() {
        return None;
    }
    let (own, opp) = Side::both(board);
    if own.is_past(&opp) { two_sided(&own, &opp) } else { None }
}
