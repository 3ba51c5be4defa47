//! The estimate of a position that is not searched further: a sum of weights chosen by what its patterns hold and by
//! how many moves each side has.

use std::ops::Range;

use reversi::Position;

use crate::discs::Discs;
use crate::features::features;
use crate::frame::Frame;
use crate::kernel::{Kernel, Portable};
use crate::pattern::{Lanes, Patterns};
use crate::weights::{Form, Phase, Weights};

/// Legal squares from which on more make no difference.
const MOVES: usize = 20;
/// Legal squares of a quarter of the board from which on more make no difference.
const QUARTER_MOVES: usize = 6;
/// Empty squares of a quarter from which on more make no difference.
const QUARTER_EMPTIES: usize = 16;
/// A table of both sides' legal squares, for an even and for an odd number of empties.
const WHOLE: usize = 2 * MOVES * MOVES;
/// Weights of a phase beside those of the patterns: the table of the whole board, and one of a quarter's empties and both sides'
/// legal squares there.
pub(crate) const COUNTS: usize = WHOLE + QUARTER_EMPTIES * QUARTER_MOVES * QUARTER_MOVES;

/// The [`COUNTS`] of which each position with an even or odd number of empties uses one.
pub(crate) fn whole(odd: bool) -> Range<usize> {
    let begin = usize::from(odd) * MOVES * MOVES;
    begin..begin + MOVES * MOVES
}

/// Which of the [`COUNTS`] weights a position uses: one of the whole board, four of the quarters.
#[inline(always)]
pub(crate) fn counts<K: Kernel>(kernel: K, frame: &Frame, discs: Discs) -> [usize; 5] {
    let Discs { own, opp } = discs;
    let empty = frame.empty(discs);
    let (own_moves, opp_moves) = (quarters(kernel.legal(own, opp, empty)), quarters(kernel.legal(opp, own, empty)));
    let empties = quarters(empty);
    let sum = |quarters: [usize; 4]| quarters.iter().sum::<usize>();
    let moves = |quarters| sum(quarters).min(MOVES - 1);
    let whole = ((sum(empties) & 1) * MOVES + moves(own_moves)) * MOVES + moves(opp_moves);
    let quarter = |at: usize| {
        let moves = |quarters: [usize; 4]| quarters[at].min(QUARTER_MOVES - 1);
        let empties = empties[at].min(QUARTER_EMPTIES - 1);
        WHOLE + (empties * QUARTER_MOVES + moves(own_moves)) * QUARTER_MOVES + moves(opp_moves)
    };
    [whole, quarter(0), quarter(1), quarter(2), quarter(3)]
}

/// The number of squares in each of the four quadrants of the frame, all counted at once.
#[inline(always)]
fn quarters(set: u64) -> [usize; 4] {
    let twos = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
    // The rows' left and right halves, summed over the four bytes of each half of the word.
    let left = (fours & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(0x0101_0101);
    let right = (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(0x0101_0101);
    let at = |sums: u64, shift: u32| (sums >> shift & 255) as usize;
    [at(left, 24), at(right, 24), at(left, 56), at(right, 56)]
}

/// What the mover may expect, in hundredths of a disc, always less than a whole board. The game must not be over.
#[inline(always)]
pub(crate) fn evaluate<K: Kernel>(kernel: K, frame: &Frame, weights: &Weights, discs: Discs) -> i32 {
    match &weights.form {
        Form::Patterns { patterns, phases } => {
            let lanes = patterns.tracer.lanes(discs.own, discs.opp);
            pattern_sum(kernel, frame, patterns, phases.at(filled(discs)), &lanes, discs)
        }
        Form::Counted(counted) => {
            let row = counted.row(filled(discs));
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
    #[inline(always)]
    pub(crate) fn new(weights: &'a Weights, discs: Discs) -> Parent<'a> {
        let turned = match &weights.form {
            Form::Patterns { patterns, .. } => Some(patterns.tracer.lanes(discs.opp, discs.own)),
            Form::Counted(_) => None,
        };
        Parent { weights, turned }
    }

    /// As [`evaluate`] of `child`, which is the position after a move on `square` that turns over `flips`.
    #[inline(always)]
    pub(crate) fn evaluate<K: Kernel>(&self, kernel: K, frame: &Frame, child: Discs, square: usize, flips: u64) -> i32 {
        match (&self.weights.form, &self.turned) {
            (Form::Patterns { patterns, phases }, Some(turned)) => {
                let lanes = patterns.tracer.after(turned, square, flips);
                pattern_sum(kernel, frame, patterns, phases.at(filled(child)), &lanes, child)
            }
            _ => evaluate(kernel, frame, self.weights, child),
        }
    }
}

#[inline(always)]
fn filled(discs: Discs) -> usize {
    (discs.own | discs.opp).count_ones() as usize
}

/// The phase of positions with so many discs; each is two plies long.
pub(crate) fn phase_of(filled: usize) -> usize {
    filled.saturating_sub(4) / 2
}

#[inline(always)]
fn pattern_sum<K: Kernel>(
    kernel: K,
    frame: &Frame,
    patterns: &Patterns,
    phase: Phase<'_>,
    lanes: &Lanes,
    discs: Discs,
) -> i32 {
    let mut sum = patterns.sum(phase.contents, lanes);
    for count in counts(kernel, frame, discs) {
        sum += i32::from(phase.counts[count]);
    }
    within_board(frame, sum)
}

#[inline(always)]
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
    let counts = counts(Portable, &Frame::new(position.variant), discs);
    into.extend(counts.map(|count| (patterns.classes + count) as u32));
}

#[cfg(test)]
mod tests {
    use reversi::{Bitboard, Move, Variant};

    use super::*;
    use crate::frame::QUADRANTS;

    #[test]
    fn quarters_are_counted() {
        let mut set = 0x9e37_79b9_7f4a_7c15u64;
        for set in [0, u64::MAX].into_iter().chain((0..1000).map(|_| {
            set ^= set << 13;
            set ^= set >> 7;
            set ^= set << 17;
            set
        })) {
            assert_eq!(quarters(set), QUADRANTS.map(|quadrant| (set & quadrant).count_ones() as usize), "{set:#x}");
        }
    }

    /// Weights that tell their places apart.
    fn weights(variant: Variant) -> (Weights, Vec<Vec<i16>>) {
        let row = |phase: usize| {
            (0..Weights::per_phase(variant.size)).map(|at| ((at * 31 + phase * 17) % 61) as i16 - 30).collect()
        };
        let rows: Vec<Vec<i16>> = (0..Weights::phases(variant.size)).map(row).collect();
        (Weights::new(variant, &rows), rows)
    }

    /// The estimate is the sum of the terms' weights, from the position itself and from the one before it.
    #[test]
    fn an_estimate_is_the_sum_of_its_terms() {
        let mut state = 0x2545_f491_4f6c_dd1du64;
        for game in 0..200 {
            let variant = Variant::PLAYED[game % 4];
            let frame = Frame::new(variant);
            let (weights, rows) = weights(variant);
            let mut position = Position::start(variant);
            while !position.is_over() {
                let discs = Discs { own: position.own().0, opp: position.opp().0 };
                let mut found = Vec::new();
                terms(&position, &mut found);
                let row = &rows[Weights::phase_of(&position)];
                let sum: i32 = found.iter().map(|&term| i32::from(row[term as usize])).sum();
                assert_eq!(evaluate(Portable, &frame, &weights, discs), within_board(&frame, sum), "{position:?}");
                let parent = Parent::new(&weights, discs);
                let legal = position.legal();
                for square in legal {
                    let flips = position.flips(square).0;
                    let child = discs.play(square.index(), flips);
                    let expected = evaluate(Portable, &frame, &weights, child);
                    assert_eq!(
                        parent.evaluate(Portable, &frame, child, square.index(), flips),
                        expected,
                        "{position:?}"
                    );
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let at = (state >> 33) as usize % usize::from(legal.count()).max(1);
                let square = Bitboard::iter(legal).nth(at);
                position = position.play_unchecked(square.map_or(Move::Pass, Move::At));
            }
        }
    }
}
