//! Multi-ProbCut (Buro 1995, 1999): how far a shallow search may be trusted to foretell a deep one.
//!
//! The deviation of the deeper value from the shallower one is a smooth function of the empty squares and of both depths, and
//! that of the end another; `lab probcut` fits both to searches of our own. How is told in `assets/README.md`.

use std::sync::OnceLock;

use reversi::{Goal, Size, Variant};

use crate::Confidence;

/// A pass of the solver that proves nothing but is more or less sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Selectivity {
    /// Its depth in the table: a surer pass has a higher one.
    pub(crate) level: u8,
    /// How many standard deviations it trusts, in tenths.
    tenths: u8,
    /// How often its results are the exact ones.
    pub(crate) confidence: Confidence,
}

/// The solver's passes, ever surer.
pub(crate) const SURE: [Selectivity; 3] = [
    Selectivity { level: 200, tenths: 11, confidence: Confidence(73) },
    Selectivity { level: 201, tenths: 16, confidence: Confidence(87) },
    Selectivity { level: 202, tenths: 26, confidence: Confidence(98) },
];

/// How many standard deviations the pass of this level trusts.
fn sigmas(level: u8) -> f32 {
    SURE.iter().find(|sure| sure.level == level).map_or(f32::INFINITY, |sure| f32::from(sure.tenths) / 10.0)
}

/// From so many plies on estimates trust shallower ones.
pub(crate) const FORESEEN: u8 = 3;
/// How many standard deviations estimates trust.
const SIGMAS: f32 = 1.5;
/// A shallow search is worth while when the evaluation is no further from the bound than so many deviations less than the margin.
const GATE: f32 = 1.0;
/// With more empty squares too few positions were solved to tell of the end; it is taken to be as far off as with so many.
const KNOWN: u32 = 26;
/// Depths and numbers of empty squares are below this.
const MOST: usize = 64;

/// A shallow search that may stand for a deep one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Probe {
    /// Plies of the shallow search; 0 for the evaluation alone.
    pub(crate) depth: u8,
    /// How far beyond a bound its value must be, in hundredths of a disc; 0 where there is no such search.
    pub(crate) margin: i16,
    /// How far beyond the bound the evaluation must be for the search to be worth while.
    pub(crate) gate: i16,
}

/// The logarithms of deviations in hundredths of a disc.
struct Factors {
    /// Of a deep estimate: the factors of 1, the empty squares, the logarithms of the plies between the two depths and of the
    /// shallow depth plus 1.
    middle: [f32; 4],
    /// Of the end: the factors of 1, the empty squares, the logarithm of the depth plus 1, the product of both.
    end: [f32; 4],
}

impl Factors {
    fn of_estimate(&self, empties: usize, deep: u8, shallow: u8) -> f32 {
        let (between, shallow) = (f32::from(deep - shallow).ln(), (1.0 + f32::from(shallow)).ln());
        sum(&self.middle, [1.0, empties as f32, between, shallow]).exp()
    }

    fn of_end(&self, empties: u32, shallow: u8) -> f32 {
        let (empties, shallow) = (empties.min(KNOWN) as f32, (1.0 + f32::from(shallow)).ln());
        sum(&self.end, [1.0, empties, shallow, empties * shallow]).exp()
    }
}

fn sum(factors: &[f32; 4], terms: [f32; 4]) -> f32 {
    factors.iter().zip(terms).map(|(factor, term)| factor * term).sum()
}

const REVERSI: Factors =
    Factors { middle: [6.34571, -0.01654, 0.28367, -0.33317], end: [7.21443, -0.02441, -0.04715, -0.01108] };
const REVERSI_6: Factors =
    Factors { middle: [6.53723, -0.02762, 0.21822, -0.36766], end: [7.42362, -0.04218, -0.80046, 0.02454] };
const ANTI: Factors =
    Factors { middle: [5.82839, -0.02511, 0.27756, -0.332], end: [8.28638, -0.13814, -0.97565, 0.0476] };
const ANTI_6: Factors =
    Factors { middle: [5.73605, -0.03053, 0.17622, -0.34503], end: [6.13513, -0.03073, -0.33329, 0.0052] };

/// The probes of a variant.
pub(crate) struct Probes {
    factors: &'static Factors,
    /// By the number of empty squares and the depth.
    middle: Box<[[Probe; MOST]; MOST]>,
}

impl Probes {
    /// Those of this variant, made once.
    pub(crate) fn of(variant: Variant) -> &'static Probes {
        static KNOWN: [OnceLock<Probes>; 4] = [const { OnceLock::new() }; 4];
        let (at, factors) = match (variant.goal, variant.size) {
            (Goal::Most, Size::Eight) => (0, &REVERSI),
            (Goal::Most, Size::Six | Size::Four) => (1, &REVERSI_6),
            (Goal::Fewest, Size::Eight) => (2, &ANTI),
            (Goal::Fewest, Size::Six | Size::Four) => (3, &ANTI_6),
        };
        KNOWN[at].get_or_init(|| Probes::new(factors))
    }

    fn new(factors: &'static Factors) -> Probes {
        let mut middle = Box::new([[Probe::default(); MOST]; MOST]);
        for (empties, row) in middle.iter_mut().enumerate() {
            for (depth, probe) in row.iter_mut().enumerate().skip(usize::from(FORESEEN)) {
                let (deep, shallow) = (depth as u8, shallow(depth as u8));
                let margin = SIGMAS * factors.of_estimate(empties, deep, shallow);
                let gate = match shallow {
                    0 => margin,
                    _ => margin - GATE * factors.of_estimate(empties, shallow, 0),
                };
                *probe = Probe { depth: shallow, margin: margin as i16, gate: gate as i16 };
            }
        }
        Probes { factors, middle }
    }

    /// The probe for an estimate that looks so many plies ahead.
    #[inline(always)]
    pub(crate) fn of_estimate(&self, empties: u32, depth: u8) -> Probe {
        self.middle[empties as usize % MOST][usize::from(depth) % MOST]
    }

    /// The probe for the end, in a pass of this level.
    #[inline(always)]
    pub(crate) fn of_end(&self, empties: u32, level: u8) -> Probe {
        let depth = ((empties / 3).saturating_sub(2) & !1 | empties & 1).max(2) as u8;
        let margin = sigmas(level) * self.factors.of_end(empties, depth);
        let gate = -sigmas(level) * self.factors.of_end(empties, 0) / 2.0;
        Probe { depth, margin: margin as i16, gate: gate as i16 }
    }
}

/// Plies of the shallow search for an estimate that looks so many plies ahead: half of them, an even or odd number as
/// those are. Before the shortest the evaluation itself is enough.
fn shallow(deep: u8) -> u8 {
    if deep < 5 { 0 } else { deep / 4 * 2 + deep % 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deeper looks are trusted more, and every margin is one that a board can hold.
    #[test]
    fn margins_shrink_with_depth() {
        for variant in Variant::PLAYED {
            let probes = Probes::of(variant);
            for empties in 10..u32::from(variant.size.area()) - 4 {
                for depth in FORESEEN..empties.min(30) as u8 {
                    let probe = probes.of_estimate(empties, depth);
                    assert!(probe.depth < depth && (50..3000).contains(&probe.margin), "{variant} {empties} {probe:?}");
                    let deviation = |shallow| probes.factors.of_estimate(empties as usize, depth, shallow);
                    assert!(probe.depth < 3 || deviation(probe.depth) < deviation(probe.depth - 2));
                }
                let margins = SURE.map(|sure| probes.of_end(empties, sure.level).margin);
                assert!(margins.is_sorted() && margins[0] > 50, "{variant} {empties} {margins:?}");
            }
        }
    }
}
