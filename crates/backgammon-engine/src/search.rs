//! Looking ahead: all rolls are played out, each with the play that the static judgement prefers.

use backgammon::{Board, Roll};

use crate::glance::Glance;
use crate::judge::{Nets, exact};
use crate::outcomes::Outcomes;
use crate::stop::Stop;

/// The chances of the side to roll after so many plies; `None` once the flag is raised.
pub(crate) fn look_ahead(
    glance: &mut Glance,
    nets: &Nets,
    board: &Board,
    plies: u8,
    stop: &dyn Stop,
) -> Option<Outcomes> {
    if let Some(known) = exact(board) {
        return Some(known);
    }
    if plies == 0 {
        return Some(glance.judge(nets, board));
    }
    let mut sum = Outcomes::default();
    for roll in Roll::ALL {
        if stop.is_raised() {
            return None;
        }
        let choice = glance.best(nets, board, roll);
        let outcomes = if plies == 1 {
            choice.outcomes
        } else {
            look_ahead(glance, nets, &choice.after, plies - 1, stop)?.flipped()
        };
        sum = sum + outcomes * (f32::from(roll.chances()) / 36.0);
    }
    Some(sum)
}
