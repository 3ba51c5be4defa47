//! Multi-ProbCut (Buro 1995, 1999): how far a shallow search may be trusted to foretell a deep one.

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
pub(crate) fn sigmas(level: u8) -> f32 {
    SURE.iter().find(|sure| sure.level == level).map_or(f32::INFINITY, |sure| f32::from(sure.tenths) / 10.0)
}

/// Plies of the search that foretells the value of the end.
pub(crate) fn foresight(empties: u32) -> u8 {
    ((empties / 3).saturating_sub(2) & !1 | empties & 1).max(2) as u8
}

/// Standard deviation of the exact value from a search of so many plies, in hundredths of a disc.
pub(crate) fn end_deviation(empties: u32, depth: u8) -> f32 {
    500.0 * (1.0 - 0.04 * f32::from(depth)) * (0.8 + 0.01 * empties as f32)
}
