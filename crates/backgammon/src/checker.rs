//! The two sides.

use std::fmt;
use std::ops::Not;

/// Whose checkers: the absolute side, whoever is on roll.
///
/// White is a match file's first (left) player, SGF's `W`, a GNU id's player 0 and an XGID's `O`; Black is the second,
/// `B`, player 1 and `X`. Each side numbers the points from its own home: see [`Point`](crate::Point).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Checker {
    /// The first player's.
    White,
    /// The second player's.
    Black,
}

impl Checker {
    /// Both sides, the first player's first.
    pub const ALL: [Checker; 2] = [Checker::White, Checker::Black];

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        match self {
            Checker::White => 0,
            Checker::Black => 1,
        }
    }

    /// The other side.
    pub const fn other(self) -> Checker {
        match self {
            Checker::White => Checker::Black,
            Checker::Black => Checker::White,
        }
    }
}

impl Not for Checker {
    type Output = Checker;

    fn not(self) -> Checker {
        self.other()
    }
}

impl fmt::Display for Checker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Checker::White => "white",
            Checker::Black => "black",
        })
    }
}
