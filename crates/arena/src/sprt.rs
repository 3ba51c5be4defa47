//! Wald's sequential probability ratio test: a match that ends when it has proven enough.

use crate::tally::{moments, share};

/// With less than so many pairs the spread of their points is not known well enough.
const FEWEST_PAIRS: u64 = 10;

/// A test of "side A is stronger by `elo1`" against "by `elo0`".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The smaller difference.
    pub elo0: f64,
    /// The greater difference.
    pub elo1: f64,
    /// The chance to take `elo1` for true when `elo0` is, and the other way round.
    pub error: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `elo0` is the truth.
    Lower,
    /// `elo1` is the truth.
    Upper,
    /// Not yet known.
    Open,
}

impl Sprt {
    /// The logarithm of how much likelier the results are with `elo1` than with `elo0`, from pairs by their half points. The
    /// distribution of a pair's points is taken from the results themselves (the generalized test, in the normal
    /// approximation of M. Van den Bergh).
    pub fn ratio(&self, pairs: &[u64; 5]) -> f64 {
        let all: u64 = pairs.iter().sum();
        if all == 0 {
            return 0.0;
        }
        // Half a pair of every result, so that the first pairs do not look certain.
        let grains = pairs.map(|count| count as f64 + 0.5);
        let (mean, variance) = moments(&grains);
        let (share0, share1) = (share(self.elo0), share(self.elo1));
        (share1 - share0) * (2.0 * mean - share0 - share1) * all as f64 / (2.0 * variance)
    }

    /// Where the ratio ends the test: below the first `elo0` is true, above the second `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        let bound = ((1.0 - self.error) / self.error).ln();
        (-bound, bound)
    }

    /// The verdict after these pairs.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        let (ratio, (lower, upper)) = (self.ratio(pairs), self.bounds());
        if pairs.iter().sum::<u64>() < FEWEST_PAIRS {
            Verdict::Open
        } else if ratio <= lower {
            Verdict::Lower
        } else if ratio >= upper {
            Verdict::Upper
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Sprt, Verdict};

    fn check(pairs: [u64; 5], verdict: Verdict) {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 };
        assert_eq!(sprt.verdict(&pairs), verdict, "{pairs:?}: {}", sprt.ratio(&pairs));
    }

    #[test]
    fn it_ends_when_enough_is_known() {
        check([0, 0, 0, 0, 0], Verdict::Open);
        check([0, 0, 0, 0, 9], Verdict::Open);
        check([10, 0, 20, 0, 12], Verdict::Open);
        check([100, 100, 200, 150, 150], Verdict::Upper);
        check([150, 100, 200, 100, 100], Verdict::Lower);
        let sprt = Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 };
        assert!((sprt.bounds().1 - 2.944).abs() < 1e-3);
        // Mirrored results about the mean of both hypotheses' shares are nearly mirrored ratios.
        assert!(sprt.ratio(&[10, 0, 20, 0, 10]) < 0.0);
    }
}
