//! What a position is worth.

use std::fmt;

/// Points expected by the unit of the cube as it lies, the view of the side that is said, about -3..=3. In a match it is normalised: as
/// far between losing (-1) and winning (+1) a single game at this cube as the chances of winning the match are.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Equity(pub f32);

impl fmt::Display for Equity {
    /// With a sign and three digits: `+0.159`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.3}", self.0)
    }
}
