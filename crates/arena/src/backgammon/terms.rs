//! What is played for.

use backgammon::{Match, Rules};

/// One game for money, or a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Points that win a match; 0 for one game for money.
    pub length: u16,
    /// What is agreed on.
    pub rules: Rules,
}

impl Terms {
    /// One game for money, with the cube or without; gammons count from the first roll.
    pub const fn money(cube: bool) -> Terms {
        Terms { length: 0, rules: Rules { cube, ..Rules::STANDARD } }
    }

    /// A match to this many points, with the cube or without.
    pub const fn of_match(length: u16, cube: bool) -> Terms {
        Terms { length, rules: Rules { cube, ..Rules::STANDARD } }
    }

    /// Whether a match is played.
    pub const fn is_match(&self) -> bool {
        self.length > 0
    }

    /// The record of what is played, still empty.
    pub(super) fn record(&self) -> Match {
        Match::new(self.length, self.rules)
    }
}
