//! The estimate of a position that is not searched further: a sum of weights chosen by what its patterns hold and by
//! how many moves each side has.

use reversi::Position;

use crate::discs::Discs;
use crate::features::features;
use crate::frame::Frame;
use crate::kernel::{around, legal};
use crate::pattern::{Lanes, Patterns};
use crate::weights::{Form, Phase, Weights};

/// Legal squares from which on more make no difference.
const MOVES: usize = 20;
/// Empty squares beside the other side's discs from which on more make no difference.
const REACH: usize = 32;
/// Weights of a phase beside those of the patterns: a table of both sides' legal squares, one for each side's reach, and two
/// for an even and an odd number of empties.
pub(crate) const COUNTS: usize = MOVES * MOVES + 2 * REACH + 2;

/// Which of the [`COUNTS`] weights a position uses.
#[inline]
pub(crate) fn counts(frame: &Frame, discs: Discs) -> [usize; 4] {
    let Discs { own, opp } = discs;
    let empty = frame.empty(discs);
    let moves = |own, opp| (legal(own, opp, empty).count_ones() as usize).min(MOVES - 1);
    let reach = |opp| ((around(opp) & empty).count_ones() as usize).min(REACH - 1);
    [
        moves(own, opp) * MOVES + moves(opp, own),
        MOVES * MOVES + reach(opp),
        MOVES * MOVES + REACH + reach(own),
        MOVES * MOVES + 2 * REACH + (empty.count_ones() & 1) as usize,
    ]
}

/// What the mover may expect, in hundredths of a disc, always less than a whole board. The game must not be over.
#[inline]
pub(crate) fn evaluate(frame: &Frame, weights: &Weights, discs: Discs) -> i32 {
    match &weights.form {
        Form::Patterns { patterns, phases } => {
            let lanes = patterns.tracer.lanes(discs.own, discs.opp);
            pattern_sum(frame, patterns, phase(phases, discs), &lanes, discs)
        }
        Form::Counted(counted) => {
            let row = counted.row((discs.own | discs.opp).count_ones() as usize);
            let sum: i32 = features(frame, discs).iter().zip(row).map(|(feature, weight)| feature * weight).sum();
            within_board(frame, sum / 10)
        }
    }
}

/// Evaluates positions one move away from a position, for less than each would cost by itself.
pub(crate) struct Parent<'a> {
    weights: &'a Weights,
    /// The patterns as the opponent would see them before its move.
    turned: Option<Lanes>,
}

impl<'a> Parent<'a> {
    #[inline]
    pub(crate) fn new(weights: &'a Weights, discs: Discs) -> Parent<'a> {
        let turned = match &weights.form {
            Form::Patterns { patterns, .. } => Some(patterns.tracer.lanes(discs.opp, discs.own)),
            Form::Counted(_) => None,
        };
        Parent { weights, turned }
    }

    /// As [`evaluate`] of `child`, which is the position after a move on `square` that turns over `flips`.
    #[inline]
    pub(crate) fn evaluate(&self, frame: &Frame, child: Discs, square: usize, flips: u64) -> i32 {
        match (&self.weights.form, &self.turned) {
            (Form::Patterns { patterns, phases }, Some(turned)) => {
                let lanes = patterns.tracer.after(turned, square, flips);
                pattern_sum(frame, patterns, phase(phases, child), &lanes, child)
            }
            _ => evaluate(frame, self.weights, child),
        }
    }
}

#[inline]
fn phase(phases: &[Phase], discs: Discs) -> &Phase {
    &phases[phase_of((discs.own | discs.opp).count_ones() as usize)]
}

/// The phase of positions with so many discs; each is two plies long.
pub(crate) fn phase_of(filled: usize) -> usize {
    filled.saturating_sub(4) / 2
}

#[inline]
fn pattern_sum(frame: &Frame, patterns: &Patterns, phase: &Phase, lanes: &Lanes, discs: Discs) -> i32 {
    let mut sum = 0;
    for (offset, contents) in patterns.offsets.iter().zip(&lanes.0).take(patterns.lanes) {
        sum += i32::from(phase.contents[*offset as usize + usize::from(*contents)]);
    }
    for count in counts(frame, discs) {
        sum += i32::from(phase.counts[count]);
    }
    within_board(frame, sum)
}

#[inline]
fn within_board(frame: &Frame, hundredths: i32) -> i32 {
    let most = frame.area * 100 - 100;
    hundredths.clamp(-most, most)
}

/// The weights whose sum is a position's estimate, by their number in [`Weights::new`]; for whoever fits them.
pub(crate) fn terms(position: &Position, into: &mut Vec<u32>) {
    let patterns = Patterns::of(position.size());
    let discs = Discs { own: position.own().0, opp: position.opp().0 };
    let lanes = patterns.tracer.lanes(discs.own, discs.opp);
    let contents = patterns.offsets.iter().zip(&lanes.0).take(patterns.lanes);
    into.extend(contents.map(|(offset, contents)| patterns.class[*offset as usize + usize::from(*contents)]));
    let counts = counts(&Frame::new(position.variant), discs);
    into.extend(counts.map(|count| (patterns.classes + count) as u32));
}
