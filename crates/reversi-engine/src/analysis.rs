//! What a search found out.

use reversi::{Move, Square};

use crate::Value;

/// What is known about a position, at the end of a search or, given to the caller's `progress`, so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The move to play; `None` when the side to move has none.
    pub best: Option<Square>,
    /// The position's worth for the side to move.
    pub value: Value,
    /// Every legal move, best first.
    pub moves: Vec<MoveValue>,
    /// Plies that the last complete pass looked ahead; the number of empty squares when that pass looked to the end.
    /// 0 when there was only time for a first look.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// The best line from here: the first move's, or that after a forced pass. It may be shorter than `depth`.
    pub pv: Vec<Move>,
    /// Whether the search came to its own end, not to that of the node budget or the stop flag.
    pub complete: bool,
}

/// A legal move and its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub square: Square,
    /// Its worth for the side that plays it.
    pub value: Value,
    /// Whether `value` is the move's worth or only a limit to it.
    pub bound: Bound,
    /// Plies looked ahead, this move included.
    pub depth: u8,
    /// The best line that begins with the move, forced passes included, as far as it is known: the move alone where only a limit is.
    pub line: Vec<Move>,
}

/// How a value limits the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The search's own value.
    Equal,
    /// The search only knows that the move is not better than this.
    AtMost,
}
