//! How each level plays Backgammon: the data.
//!
//! A level looks so many plies ahead, and misjudges what it sees by at most its error; what it sees to lose more than its bound it never
//! does. Its style stays the same from the first roll to the last. How the levels fare against each other: `docs/levels.md`.

use table::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    /// Plies looked ahead.
    pub(super) plies: u8,
    /// By how much a play or a double may be misjudged, in points of equity.
    pub(super) error: f32,
    /// What a play or a decision about the cube may lose at most against the best, as the level sees it, in points of equity.
    pub(super) bound: f32,
}

impl Strength {
    pub(super) fn of(level: Level) -> Strength {
        LEVELS[usize::from(level.number()) - 1]
    }
}

const fn row(plies: u8, error: f32, bound: f32) -> Strength {
    Strength { plies, error, bound }
}

const LEVELS: [Strength; 9] = [
    row(0, 0.95, 0.42),
    row(0, 0.68, 0.38),
    row(0, 0.50, 0.33),
    row(0, 0.37, 0.28),
    row(0, 0.27, 0.23),
    row(0, 0.19, 0.17),
    row(0, 0.11, 0.11),
    row(1, 0.10, 0.10),
    row(2, 0.00, 0.00),
];
