//! The doubling cube.

use crate::Checker;

/// The doubling cube: its value, a power of two, and who may turn it next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cube {
    log: u8,
    /// Whose it is; in the middle either side may double.
    pub owner: Option<Checker>,
}

impl Cube {
    /// The largest cube that is kept: 2^15 = 32768.
    pub const MOST: u8 = 15;
    /// The cube of a game's start: 1, in the middle.
    pub const START: Cube = Cube { log: 0, owner: None };

    /// A cube of 2^`log`, 0..=15.
    pub const fn of_log(log: u8, owner: Option<Checker>) -> Option<Cube> {
        if log <= Cube::MOST { Some(Cube { log, owner }) } else { None }
    }

    /// A cube of this value, a power of two up to 32768.
    ///
    /// ```
    /// use backgammon::Cube;
    /// assert_eq!(Cube::of_value(4, None).unwrap().log(), 2);
    /// assert_eq!(Cube::of_value(3, None), None);
    /// ```
    pub const fn of_value(value: u32, owner: Option<Checker>) -> Option<Cube> {
        if value.is_power_of_two() && value <= 1 << Cube::MOST {
            Some(Cube { log: value.trailing_zeros() as u8, owner })
        } else {
            None
        }
    }

    /// By how many points a game is multiplied: 1, 2, 4 … 32768.
    pub const fn value(self) -> u32 {
        1 << self.log
    }

    /// How often it has been turned, 0..=15.
    pub const fn log(self) -> u8 {
        self.log
    }

    /// Whether this side may turn it next, as far as the cube alone is concerned.
    pub fn is_open_to(self, checker: Checker) -> bool {
        self.owner.is_none_or(|owner| owner == checker)
    }

    /// Turned this many times, then this side's; the largest cube stays what it is.
    pub(crate) fn turned(self, times: u8, owner: Option<Checker>) -> Cube {
        Cube { log: (self.log + times).min(Cube::MOST), owner }
    }
}
