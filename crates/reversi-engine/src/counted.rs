//! The weights of a dozen features, for boards and goals that no patterns are fitted for.
//!
//! Fitted by `lab fit` to the solved ends of games, in two generations: the games of the second were played with the weights of the
//! first. How, and how much stronger that made the engine, is in `assets/README.md`.

use reversi::{Goal, Size, Variant};

use crate::features::FEATURES;

/// Fullnesses of the board between which the weights run straight: at an empty board, a quarter full … full.
const ANCHORS: usize = 5;

/// Weights in thousandths of a disc for a unit of each feature, a row for each number of discs on the board.
#[derive(Debug)]
pub(crate) struct Counted {
    rows: Box<[[i32; FEATURES]]>,
}

/// A row of [`FEATURES`] for each anchor.
type Anchors = [[i32; FEATURES]; ANCHORS];

// 13642 games, 773550 positions, seed 1, depth 5.
const REVERSI: Anchors = [
    [2766, 555, -1413, -453, 15295, 4339, -13756, -7390, 6581, 2580, 1369, 843],
    [-3170, 129, 1411, 649, 15163, 4148, -13186, -7320, 6451, 1377, -1202, 1038],
    [-3333, 1093, 721, 454, 10073, 4652, -7190, -1022, 2181, 185, -867, 356],
    [-1805, 1968, 736, -475, 2672, 3301, -1723, -1510, 1135, -333, -287, 492],
    [948, 3640, 205, -1756, -878, 670, 304, -1002, 683, -987, 326, 1254],
];

// 6000 games, 160715 positions, seed 2, depth 5.
const REVERSI_6: Anchors = [
    [899, -19, 738, 344, 15556, 5738, -12875, -7633, 5213, 1394, 127, -3296],
    [458, -347, 526, 39, 15458, 4507, -10780, -6986, 5103, 1532, -292, -2192],
    [-349, 1511, -457, 96, 9935, 2917, -2941, -1330, 1983, 800, -452, -971],
    [553, 1846, 382, -770, 2173, 3062, -388, -513, 1099, -734, -147, 8],
    [468, 831, 339, -1475, -680, 1202, 321, -123, 1082, -655, -118, 591],
];

// 6000 games, 305203 positions, seed 2, depth 5.
const ANTI: Anchors = [
    [-2742, -2202, 2631, 448, -4248, -712, -1687, 679, -1585, -1380, -1637, -3336],
    [-1429, -122, 417, 338, -4252, -568, -1788, 776, -1567, -1041, -343, -2084],
    [-1511, 591, 66, 649, -4109, -626, -734, 265, -1175, -366, -160, -2152],
    [-2108, 1028, -530, 425, -4284, -787, -794, 122, -461, -192, -353, -2016],
    [-2277, 3027, -729, 715, -389, -959, 112, 884, -627, 355, -284, -2004],
];

// 6000 games, 157317 positions, seed 2, depth 5.
const ANTI_6: Anchors = [
    [-13, -353, -561, -790, -3632, -309, -1635, 88, -203, -978, -370, -4428],
    [-652, 248, 330, -104, -3641, -371, -1321, -104, -209, -892, -484, -3685],
    [-1649, 144, 206, 412, -3426, -701, -589, 270, -574, -155, -403, -2333],
    [-1371, 1173, -100, 135, -1987, -852, -418, -22, -626, -95, -282, -1721],
    [-1818, 2996, -718, 648, -110, -950, 138, 542, -747, 115, -134, -1511],
];

impl Counted {
    pub(crate) fn new(variant: Variant) -> Counted {
        let anchors = match (variant.goal, variant.size) {
            (Goal::Most, Size::Eight) => &REVERSI,
            (Goal::Most, Size::Six | Size::Four) => &REVERSI_6,
            (Goal::Fewest, Size::Eight) => &ANTI,
            (Goal::Fewest, Size::Six | Size::Four) => &ANTI_6,
        };
        let area = i32::from(variant.size.area());
        Counted { rows: (0..=area).map(|discs| between(anchors, discs, area)).collect() }
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
