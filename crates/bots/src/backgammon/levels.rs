//! How each level plays Backgammon: the data.
//!
//! A level looks so many plies ahead, and misjudges what it sees by at most its error. Its style stays the same from the first
//! roll to the last.

use table::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    /// Plies looked ahead.
    pub(super) plies: u8,
    /// By how much a play or a double may be misjudged, in points of equity.
    pub(super) error: f32,
}

impl Strength {
    pub(super) fn of(level: Level) -> Strength {
        LEVELS[usize::from(level.number()) - 1]
    }
}

const fn row(plies: u8, error: f32) -> Strength {
    Strength { plies, error }
}

const LEVELS: [Strength; 9] = [
    row(0, 0.60),
    row(0, 0.42),
    row(0, 0.30),
    row(0, 0.21),
    row(0, 0.14),
    row(0, 0.08),
    row(0, 0.00),
    row(1, 0.00),
    row(2, 0.00),
];
