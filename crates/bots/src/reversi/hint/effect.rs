//! What a move does to the board.

use reversi::{Bitboard, Move, Position, Square};

use super::region::neighbours;

/// A legal move and the position after it.
pub(crate) struct Effect {
    pub(crate) square: Square,
    /// The discs that it turns over.
    pub(crate) flips: Bitboard,
    /// The position after it, the other side to move.
    pub(crate) after: Position,
}

impl Effect {
    pub(crate) fn new(position: &Position, square: Square) -> Effect {
        Effect { square, flips: position.flips(square), after: position.play_unchecked(Move::At(square)) }
    }

    /// The other side's legal squares.
    pub(crate) fn replies(&self) -> Bitboard {
        self.after.legal()
    }

    /// The corners that the other side may take now.
    pub(crate) fn corner_replies(&self) -> Bitboard {
        self.replies() & self.after.size().corners()
    }

    pub(crate) fn takes_corner(&self) -> bool {
        self.after.size().corners().has(self.square)
    }

    /// Whether the other side has no disc left.
    pub(crate) fn wipes_out(&self) -> bool {
        self.after.own().is_empty()
    }

    pub(crate) fn forces_pass(&self) -> bool {
        self.after.must_pass()
    }

    /// The discs turned over that look at an empty square.
    pub(crate) fn open_flips(&self) -> Bitboard {
        let empty = self.after.empty();
        self.flips.iter().filter(|&disc| !(neighbours(disc) & empty).is_empty()).collect()
    }

    /// The fewest discs that the other side can turn over in reply; 0 when it cannot reply.
    pub(crate) fn least_reply(&self) -> u8 {
        self.replies().iter().map(|reply| self.after.flips(reply).count()).min().unwrap_or(0)
    }
}
