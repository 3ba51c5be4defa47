//! What every legal move of a position is worth, better known round by round.

use reversi::{Position, Size};
use reversi_engine::{Analysis, Breadth, Limits, MoveValue, Outcome, Value};
use table::reversi::seat_of;

use crate::evaluation::Manner;
use crate::{Evaluation, Sure, Worth};

/// Values are told in tenths of a disc, and every move is looked at.
const MANNER: Manner = Manner { grain: 0.1, narrows: false };

/// With at most so many empty squares every move is solved to the last disc; on smaller boards than 8x8 with any number.
const EXACT: u8 = 24;
/// With at most so many it is proven who wins.
const OUTCOME: u8 = 27;

/// How many positions each round may visit, and what it proves. A round begins where the one before it left off, by the
/// engine's memory.
type Rounds = &'static [(u64, Proof)];

/// What a round proves.
#[derive(Clone, Copy)]
enum Proof {
    Nothing,
    /// No proof yet: who is likely to win.
    Likely,
    Outcome,
    Exact,
}

const SOLVING: Rounds = &[
    (2_000_000, Proof::Exact),
    (16_000_000, Proof::Exact),
    (128_000_000, Proof::Exact),
    (1_000_000_000, Proof::Exact),
    (4_000_000_000, Proof::Exact),
];
/// Estimates first, then who is likely to win: that takes long to prove.
const DECIDING: Rounds = &[
    (2_000_000, Proof::Nothing),
    (64_000_000, Proof::Likely),
    (1_000_000_000, Proof::Outcome),
    (4_000_000_000, Proof::Outcome),
];
const ESTIMATING: Rounds = &[(2_000_000, Proof::Nothing), (16_000_000, Proof::Nothing), (128_000_000, Proof::Nothing)];

/// A round over the moves of a position.
pub(super) struct Round {
    pub(super) limits: Limits,
    /// Whether no other follows.
    pub(super) is_last: bool,
    /// Whether nothing is left to find out once it came to its own end.
    pub(super) ends: bool,
}

/// The round of this number.
pub(super) fn round(position: &Position, round: usize) -> Round {
    let empties = position.empty().count();
    let rounds = if empties <= EXACT || position.size() != Size::Eight {
        SOLVING
    } else if empties <= OUTCOME {
        DECIDING
    } else {
        ESTIMATING
    };
    let round = round.min(rounds.len() - 1);
    let (nodes, proof) = rounds[round];
    let none = Limits { nodes: Some(nodes), exact: 0, breadth: Breadth::All, ..Limits::default() };
    let limits = match proof {
        Proof::Nothing => none,
        Proof::Likely => Limits { likely: empties, ..none },
        Proof::Outcome => Limits { outcome: empties, ..none },
        Proof::Exact => Limits { exact: empties, ..none },
    };
    Round { limits, is_last: round + 1 == rounds.len(), ends: !matches!(proof, Proof::Likely) }
}

/// An analysis as an evaluation; `None` when there is no move.
pub(super) fn evaluation(position: &Position, analysis: &Analysis, done: bool) -> Option<Evaluation> {
    let name = |found: &MoveValue| (position.size().name(found.square).to_string(), worth(found));
    let actions = analysis.moves.iter().map(name).collect();
    Evaluation::of(seat_of(position.to_move), actions, MANNER, done)
}

/// A move's worth in discs.
pub(super) fn worth(found: &MoveValue) -> Worth {
    let (value, sure) = match found.value {
        Value::Exact(diff) => (f64::from(diff.0), Sure::Exact),
        Value::Outcome(outcome) => (sign(outcome), Sure::Outcome),
        Value::Likely(outcome, confidence) => (sign(outcome), Sure::LikelyOutcome { percent: confidence.0 }),
        Value::Selective(diff, confidence) => (f64::from(diff.0), Sure::Likely { percent: confidence.0 }),
        Value::Estimate(hundredths) => (f64::from(hundredths.0) / 100.0, Sure::Estimate { depth: found.depth }),
    };
    Worth { value, sure }
}

const fn sign(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Win => 1.0,
        Outcome::Draw => 0.0,
        Outcome::Loss => -1.0,
    }
}
