//! How far a search goes.

/// When a search ends, and how much it finds out.
///
/// The defaults set no end but the stop flag's: the search deepens until the position is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The search stops once it has visited this many positions. The first look at each legal move is always taken,
    /// whatever the budget.
    pub nodes: Option<u64>,
    /// Estimates look at most this many plies ahead (at least 1). Does not hold back `exact`, `outcome` and `likely`.
    pub depth: Option<u8>,
    /// With at most this many empty squares the position is solved to the last disc.
    pub exact: u8,
    /// With at most this many empty squares, and more than `exact`, it is proven who wins.
    pub outcome: u8,
    /// With at most this many empty squares, and more than `exact` and `outcome`, a selective search to the end tells who is
    /// likely to win, and by how much where that is less than five discs. It is for choosing a move.
    pub likely: u8,
    /// Which moves get a value of their own.
    pub breadth: Breadth,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: None, depth: None, exact: 14, outcome: 0, likely: 0, breadth: Breadth::Best }
    }
}

/// Which moves get a value of their own; the others are known not to be better than a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// The best move alone: the fastest.
    Best,
    /// Each move that is at most so many discs worse than the best; where only who wins is asked, the best alone.
    Within(u8),
    /// Every legal move.
    All,
}
