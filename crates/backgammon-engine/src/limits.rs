//! How far a search goes.

/// How far a search goes, and how many plays it looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies beyond the static judgement: with 0 positions are judged as they are, with 1 the other side's rolls are played out,
    /// with 2 the own rolls after those as well.
    pub plies: u8,
    /// Which plays are looked at so far.
    pub width: Width,
}

/// Which plays are looked at as far as the limits allow; the others keep the judgement of fewer plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Only those that may well be best.
    Narrow,
    /// Those that may be best by any chance.
    Usual,
    /// All.
    All,
}

impl Limits {
    /// The most plies that make sense.
    pub const MOST_PLIES: u8 = 3;

    /// So many plies, of the usual plays.
    pub const fn plies(plies: u8) -> Limits {
        Limits { plies, width: Width::Usual }
    }
}

impl Default for Limits {
    /// Two plies of the usual plays.
    fn default() -> Limits {
        Limits::plies(2)
    }
}

impl Width {
    /// How many plays stay for the next ply, and how much worse than the best they may be.
    pub(crate) const fn filter(self, ply: u8) -> (usize, f32) {
        match (self, ply) {
            (Width::All, _) => (usize::MAX, f32::INFINITY),
            (Width::Usual, 1) => (8, 0.20),
            (Width::Usual, _) => (4, 0.06),
            (Width::Narrow, 1) => (4, 0.10),
            (Width::Narrow, _) => (2, 0.04),
        }
    }
}
