//! How lucky a roll is.

use std::sync::Arc;

use backgammon::{Board, Roll};
use backgammon_engine::{Cpu, Glance, Nets};

/// Tells what a roll is worth more than the mean of all rolls, as our own nets see it, which do not look ahead and know no cube.
///
/// In the mean that is nothing whoever judges, so results less luck stay true and only vary less.
pub struct Luck {
    nets: Arc<Nets>,
    glance: Glance,
}

impl std::fmt::Debug for Luck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Luck").finish_non_exhaustive()
    }
}

impl Default for Luck {
    fn default() -> Luck {
        Luck { nets: Nets::own(), glance: Glance::new(Cpu::best()) }
    }
}

impl Luck {
    /// The luck of the side on roll, in points by a cube of 1.
    pub fn of(&mut self, board: &Board, thrown: Roll) -> f64 {
        let (mut own, mut mean) = (0.0, 0.0);
        for roll in Roll::ALL {
            let worth = self.worth(board, roll);
            mean += worth * f64::from(roll.chances()) / 36.0;
            own = if roll == thrown { worth } else { own };
        }
        own - mean
    }

    /// The luck of the side that begins with this. By symmetry all first dice together are worth nothing.
    pub fn of_first(&mut self, roll: Roll) -> f64 {
        self.worth(&Board::START, roll)
    }

    fn worth(&mut self, board: &Board, roll: Roll) -> f64 {
        f64::from(self.glance.best(&self.nets, board, roll).outcomes.equity())
    }
}
