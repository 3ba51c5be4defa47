//! How fast sides play.

use std::time::Duration;

use crate::Side;

/// What each side chose, moves, plays and decisions about the cube alike, and the time it took for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    choices: [u64; 2],
    time: [Duration; 2],
}

impl Pace {
    /// Time that a side spent, whether or not something came of it.
    pub(crate) fn spend(&mut self, side: Side, time: Duration) {
        self.time[side.index()] += time;
    }

    /// A side has chosen something.
    pub(crate) fn count(&mut self, side: Side) {
        self.choices[side.index()] += 1;
    }

    /// Adds that of another game.
    pub(crate) fn join(&mut self, other: &Pace) {
        for side in 0..2 {
            self.choices[side] += other.choices[side];
            self.time[side] += other.time[side];
        }
    }

    /// Seconds that each side took for a choice on average; `None` where it had none.
    pub fn seconds_a_choice(&self) -> [Option<f64>; 2] {
        [0, 1].map(|side: usize| {
            let choices = self.choices[side];
            (choices > 0).then(|| self.time[side].as_secs_f64() / choices as f64)
        })
    }
}
