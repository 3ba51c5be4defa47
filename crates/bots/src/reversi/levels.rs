//! How each level plays: the data.
//!
//! A level looks a number of plies ahead and solves the last squares, as people of its strength do. Among the moves
//! that it thinks nearly as good as the best it draws one by the seed, the better ones more often; a move that it sees
//! to lose more than its bound it never plays. The low levels like to turn many discs over, as beginners do (in Anti
//! Reversi: few). The style stays the same from the first move to the last.

use reversi::{Goal, Size, Variant};
use reversi_engine::{Breadth, Limits};
use table::Level;

/// How a level plays one variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Plies looked ahead, at least 1.
    pub depth: u8,
    /// Positions that a search may visit.
    pub nodes: u64,
    /// From so many empty squares on the level solves the game.
    pub exact: u8,
    /// From so many empty squares on it knows who wins, when above `exact`.
    pub outcome: u8,
    /// From so many empty squares on it knows who is likely to win, when above both.
    pub likely: u8,
    /// What a move may lose against the best one seen, in hundredths of a disc.
    pub bound: u16,
    /// The temperature: a move that is this much worse is drawn half as often, in hundredths of a disc. 0: the best only.
    pub halving: u16,
    /// What a disc turned over seems worth by itself, in hundredths of a disc.
    pub greed: u16,
    /// Whether it plays what is proven of the opening, where that is known.
    pub book: bool,
}

impl Strength {
    /// How this level plays this variant.
    pub fn of(level: Level, variant: Variant) -> Strength {
        let levels = match (variant.goal, variant.size) {
            (Goal::Most, Size::Eight) => &REVERSI,
            (Goal::Most, Size::Six | Size::Four) => &REVERSI_6,
            (Goal::Fewest, Size::Eight) => &ANTI,
            (Goal::Fewest, Size::Six | Size::Four) => &ANTI_6,
        };
        levels[usize::from(level.number()) - 1]
    }

    /// What the engine has to find out for it where so many squares are empty.
    pub fn limits(&self, empties: u8) -> Limits {
        // Where the end is in sight, positions are visited many times as fast.
        let nodes = if self.book && empties <= self.exact { PROOF } else { self.nodes };
        Limits {
            nodes: Some(nodes),
            depth: Some(self.depth),
            exact: self.exact,
            outcome: self.outcome,
            likely: self.likely,
            breadth: if self.bound == 0 { Breadth::Best } else { Breadth::Within(self.bound.div_ceil(100) as u8) },
        }
    }
}

/// A row: depth, nodes, exact, outcome, bound, halving, greed.
const fn row(depth: u8, nodes: u64, exact: u8, outcome: u8, bound: u16, halving: u16, greed: u16) -> Strength {
    Strength { depth, nodes, exact, outcome, likely: 0, bound, halving, greed, book: false }
}

/// Positions that perfect play may visit to prove a move: a few seconds' worth.
const PROOF: u64 = 120_000_000;

/// Perfect play: a best move of the book, or one found by solving. Where the work of a proof does not suffice (both sides have
/// erred early, or the position was set up), the most likely best move.
const PERFECT: Strength = Strength { book: true, ..row(60, 3_000_000, 32, 0, 0, 0, 0) };

const REVERSI: [Strength; 9] = [
    row(1, 1_000, 2, 0, 1600, 620, 240),
    row(1, 1_000, 4, 0, 1200, 400, 125),
    row(2, 4_000, 5, 0, 1100, 370, 95),
    row(2, 10_000, 6, 0, 800, 225, 45),
    row(3, 30_000, 8, 0, 700, 230, 35),
    row(3, 80_000, 9, 0, 450, 105, 0),
    row(4, 400_000, 11, 0, 350, 90, 0),
    row(5, 800_000, 13, 15, 270, 75, 0),
    Strength { likely: 25, ..row(60, 3_000_000, 18, 20, 50, 15, 0) },
];

const REVERSI_6: [Strength; 9] = [
    row(1, 1_000, 2, 0, 1600, 700, 250),
    row(1, 1_000, 4, 0, 900, 240, 80),
    row(2, 4_000, 5, 0, 700, 200, 40),
    row(3, 10_000, 6, 0, 500, 140, 10),
    row(4, 30_000, 8, 0, 400, 100, 0),
    row(5, 80_000, 10, 0, 250, 70, 0),
    row(7, 400_000, 12, 0, 180, 50, 0),
    row(9, 1_500_000, 15, 0, 100, 30, 0),
    PERFECT,
];

const ANTI: [Strength; 9] = [
    row(1, 1_000, 2, 0, 1400, 500, 200),
    row(1, 1_000, 4, 0, 800, 220, 60),
    row(2, 4_000, 6, 0, 700, 200, 20),
    row(3, 10_000, 7, 0, 550, 150, 0),
    row(3, 30_000, 8, 0, 350, 80, 0),
    row(4, 80_000, 9, 0, 300, 100, 0),
    row(4, 400_000, 10, 0, 200, 60, 0),
    row(5, 800_000, 11, 13, 195, 59, 0),
    row(60, 3_000_000, 18, 20, 50, 15, 0),
];

const ANTI_6: [Strength; 9] = [
    row(1, 1_000, 2, 0, 1000, 350, 200),
    row(1, 1_000, 4, 0, 700, 180, 60),
    row(2, 4_000, 5, 0, 600, 140, 20),
    row(3, 10_000, 6, 0, 450, 110, 0),
    row(3, 30_000, 7, 0, 250, 60, 0),
    row(4, 80_000, 8, 0, 200, 50, 0),
    row(6, 400_000, 10, 0, 160, 40, 0),
    row(8, 1_500_000, 12, 14, 100, 30, 0),
    PERFECT,
];
