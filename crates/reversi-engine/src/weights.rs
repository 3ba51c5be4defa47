//! The weights of the evaluation's features.

use reversi::{Goal, Size, Variant};

use crate::evaluation::FEATURES;

/// Anchors between which the weights run straight: at an empty board, a quarter full … full.
pub(crate) const ANCHORS: usize = 5;

/// Weights in thousandths of a disc for a unit of each feature, a row for each number of discs on the board.
#[derive(Debug)]
pub(crate) struct Weights {
    rows: Box<[[i32; FEATURES]]>,
}

/// A row of [`FEATURES`] for each anchor.
type Anchors = [[i32; FEATURES]; ANCHORS];

const MOST: Anchors = [
    [0, 350, 350, 250, 5000, 2500, -3500, -1500, 300, 200, -150, 0],
    [0, 350, 350, 250, 6000, 2500, -3500, -1500, 400, 200, -100, 0],
    [0, 400, 400, 200, 6000, 2500, -3000, -1200, 600, 200, -50, 200],
    [0, 350, 350, 100, 5000, 2000, -2000, -800, 800, 100, 200, 600],
    [0, 200, 100, 50, 1000, 1500, -500, -200, 400, 50, 800, 800],
];

const FEWEST: Anchors = [
    [0, 300, 300, 250, -4000, 500, 800, 300, -300, -200, -100, 0],
    [0, 350, 300, 250, -4000, 500, 800, 300, -400, -200, -100, 0],
    [0, 400, 300, 200, -4000, 500, 600, 200, -600, -200, -150, 0],
    [0, 350, 200, 100, -3000, 300, 300, 100, -800, -100, -300, -300],
    [0, 150, 100, 50, -1000, 100, 0, 0, -400, -50, -800, -600],
];

impl Weights {
    pub(crate) fn new(variant: Variant) -> Weights {
        let anchors = match (variant.goal, variant.size) {
            (Goal::Most, Size::Four | Size::Six | Size::Eight) => &MOST,
            (Goal::Fewest, Size::Four | Size::Six | Size::Eight) => &FEWEST,
        };
        let area = i32::from(variant.size.area());
        Weights { rows: (0..=area).map(|discs| between(anchors, discs, area)).collect() }
    }

    /// The weights with so many discs on the board.
    #[inline]
    pub(crate) fn row(&self, discs: usize) -> &[i32; FEATURES] {
        &self.rows[discs]
    }
}

fn between(anchors: &Anchors, discs: i32, area: i32) -> [i32; FEATURES] {
    let steps = ANCHORS as i32 - 1;
    let at = (discs * steps / area).min(steps - 1);
    let part = discs * steps - at * area;
    let (from, to) = (&anchors[at as usize], &anchors[at as usize + 1]);
    std::array::from_fn(|feature| (from[feature] * (area - part) + to[feature] * part) / area)
}
