//! The engine's figures in the shape that all games share.

use backgammon::{Due, Position};
use backgammon_engine::{CubeAdvice, Equity, RankedPlay};

use crate::{Sure, Worth};

/// The plays of a roll, by the mover's equity.
pub(super) fn of_plays(ranked: &[RankedPlay]) -> Vec<(String, Worth)> {
    ranked.iter().map(|play| (play.play.to_string(), worth(play.equity.0, play.plies))).collect()
}

/// A doubling decision, by the equity of whoever decides.
pub(super) fn of_cube(position: &Position, advice: &CubeAdvice) -> Vec<(String, Worth)> {
    let mut actions = Vec::with_capacity(3);
    let mut add = |text: &str, equity: f32| actions.push((text.to_owned(), worth(equity, advice.plies)));
    let Equity(take) = advice.double_take;
    let Equity(drop) = advice.double_drop;
    match position.due() {
        Due::Roll(_) => {
            let answered = advice.double_beaver.map_or(take, |beaver| beaver.0.min(take)).min(drop);
            add("double", answered);
            add("roll", advice.no_double.0);
        }
        Due::Double(_) => {
            add("take", -take);
            add("drop", -drop);
            if let (Some(Equity(beaver)), None) = (advice.double_beaver, position.beaver_refusal()) {
                add("beaver", -beaver);
            }
        }
        _ => {
            add("take", advice.double_beaver.map_or(take, |beaver| beaver.0));
            add("drop", -2.0 * drop);
        }
    }
    actions
}

/// An equity found by looking so far.
pub(super) fn worth(equity: f32, plies: u8) -> Worth {
    // Rounded, so that the same figure reads the same everywhere.
    let value = (f64::from(equity) * 10_000.0).round() / 10_000.0;
    Worth { value, sure: Sure::Estimate { depth: plies } }
}
