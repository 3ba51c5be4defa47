//! One ply of a game.

use crate::Square;

/// What a side does when its turn comes. A pass is made for the side that has no legal square; it is never a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc is placed here.
    At(Square),
    /// No legal square: the turn goes back.
    Pass,
}

impl Move {
    /// The square, unless it is a pass.
    pub const fn square(self) -> Option<Square> {
        match self {
            Move::At(square) => Some(square),
            Move::Pass => None,
        }
    }
}
