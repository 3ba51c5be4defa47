//! The two sides.

use std::fmt;
use std::ops::Not;

/// One side's disc. An empty square is `None` of an `Option<Disc>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Disc {
    /// Black, who moves first from the standard start; `X` in board text.
    Black,
    /// White; `O` in board text.
    White,
}

impl Disc {
    /// Both sides, Black first.
    pub const BOTH: [Disc; 2] = [Disc::Black, Disc::White];

    /// The letter of this disc in board text: `X` or `O`.
    pub const fn letter(self) -> char {
        match self {
            Disc::Black => 'X',
            Disc::White => 'O',
        }
    }

    /// The side's key in the files that have a property for each side: `B` or `W`.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Disc::Black => "B",
            Disc::White => "W",
        }
    }

    /// The side of a key `B` or `W`.
    pub(crate) fn of_key(key: &str) -> Option<Disc> {
        Disc::BOTH.into_iter().find(|disc| disc.key() == key)
    }
}

impl Not for Disc {
    type Output = Disc;

    fn not(self) -> Disc {
        match self {
            Disc::Black => Disc::White,
            Disc::White => Disc::Black,
        }
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Disc::Black => "black",
            Disc::White => "white",
        })
    }
}
