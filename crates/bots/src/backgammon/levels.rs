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
    row(0, 1.20, 0.45),
    row(0, 0.70, 0.38),
    row(0, 0.48, 0.32),
    row(0, 0.34, 0.26),
    row(0, 0.24, 0.20),
    row(0, 0.16, 0.15),
    row(0, 0.08, 0.08),
    row(1, 0.02, 0.02),
    row(2, 0.00, 0.00),
];
