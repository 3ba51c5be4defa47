//! What a position or a move is worth, and how sure that is.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

use reversi::DiscDiff;

/// Expected final difference in hundredths of a disc, mover's view, -6400..=6400; counted as [`DiscDiff`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Centidiscs(pub i16);

impl Neg for Centidiscs {
    type Output = Centidiscs;

    fn neg(self) -> Centidiscs {
        Centidiscs(-self.0)
    }
}

impl fmt::Display for Centidiscs {
    /// In discs: `+1.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2}", f32::from(self.0) / 100.0)
    }
}

/// How the game ends with best play, mover's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// The mover loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// The mover wins.
    Win,
}

impl fmt::Display for Outcome {
    /// `win`, `draw`, `loss`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
        })
    }
}

impl Neg for Outcome {
    type Output = Outcome;

    fn neg(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }
}

/// How often selective results of a kind are the true ones, in percent, 1..=99: the search's own measure of them, not a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Confidence(pub u8);

impl fmt::Display for Confidence {
    /// `98%`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.0)
    }
}

/// The worth of a position or move for the side to move there, in the goal of its variant: more is always better.
///
/// In Reversi the differences count the empties for the winner; in Anti Reversi they are the opponent's discs minus
/// the mover's own, as they lie.
///
/// # Order
///
/// Values are ordered for choosing: differences and estimates by size, a win above and a loss below
/// all of them, a draw with the zeros. Of two that are as large the surer one stands higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Proven: the final difference with best play on both sides.
    Exact(DiscDiff),
    /// Proven, but only who wins.
    Outcome(Outcome),
    /// Not proven, but this sure: who wins.
    Likely(Outcome, Confidence),
    /// Not proven, but this sure: the final difference that a search to the end found which left out what it thought
    /// unlikely to matter.
    Selective(DiscDiff, Confidence),
    /// Not proven: what the search expects.
    Estimate(Centidiscs),
}

impl Value {
    /// Whether the value is proven.
    pub const fn is_proven(self) -> bool {
        matches!(self, Value::Exact(_) | Value::Outcome(_))
    }

    /// How sure a selective result is; `None` where nothing is left to doubt, and for estimates, which claim no final
    /// difference.
    pub const fn confidence(self) -> Option<Confidence> {
        match self {
            Value::Selective(_, confidence) | Value::Likely(_, confidence) => Some(confidence),
            _ => None,
        }
    }

    /// The value as one number in hundredths of a disc, -6400..=6400: what to compare or draw when it no longer matters how
    /// sure it is. An outcome, whose margin is unknown, counts as one disc.
    pub fn centidiscs(self) -> Centidiscs {
        Centidiscs(match self {
            Value::Exact(DiscDiff(discs)) | Value::Selective(DiscDiff(discs), _) => i16::from(discs) * 100,
            Value::Outcome(outcome) | Value::Likely(outcome, _) => match outcome {
                Outcome::Win => 100,
                Outcome::Draw => 0,
                Outcome::Loss => -100,
            },
            Value::Estimate(Centidiscs(hundredths)) => hundredths,
        })
    }

    /// Who wins, if that is proven.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Value::Exact(DiscDiff(discs)) => Some(match discs.cmp(&0) {
                Ordering::Less => Outcome::Loss,
                Ordering::Equal => Outcome::Draw,
                Ordering::Greater => Outcome::Win,
            }),
            Value::Outcome(outcome) => Some(outcome),
            Value::Selective(..) | Value::Likely(..) | Value::Estimate(_) => None,
        }
    }

    /// Its size, and how sure it is.
    fn rank(self) -> (i16, u8) {
        /// More than every percentage.
        const PROVEN: u8 = 100;

        match self {
            Value::Outcome(Outcome::Win) => (i16::MAX, PROVEN),
            Value::Outcome(Outcome::Loss) => (i16::MIN, PROVEN),
            Value::Likely(Outcome::Win, Confidence(percent)) => (i16::MAX, percent),
            Value::Likely(Outcome::Draw, Confidence(percent)) => (0, percent),
            Value::Likely(Outcome::Loss, Confidence(percent)) => (i16::MIN + 1, percent),
            Value::Estimate(Centidiscs(hundredths)) => (hundredths, 0),
            Value::Selective(_, Confidence(percent)) => (self.centidiscs().0, percent),
            Value::Outcome(Outcome::Draw) => (0, PROVEN),
            Value::Exact(_) => (self.centidiscs().0, PROVEN + 1),
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        match self {
            Value::Exact(discs) => Value::Exact(-discs),
            Value::Outcome(outcome) => Value::Outcome(-outcome),
            Value::Selective(discs, confidence) => Value::Selective(-discs, confidence),
            Value::Likely(outcome, confidence) => Value::Likely(-outcome, confidence),
            Value::Estimate(hundredths) => Value::Estimate(-hundredths),
        }
    }
}

impl fmt::Display for Value {
    /// `=+4` proven, `win`, `draw`, `loss`, `+4@98%` and `win@73%` selective, `~+1.25` estimated.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Exact(discs) => write!(f, "={discs}"),
            Value::Outcome(outcome) => write!(f, "{outcome}"),
            Value::Likely(outcome, confidence) => write!(f, "{outcome}@{confidence}"),
            Value::Selective(discs, confidence) => write!(f, "{discs}@{confidence}"),
            Value::Estimate(hundredths) => write!(f, "~{hundredths}"),
        }
    }
}
