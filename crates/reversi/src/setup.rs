//! A position as someone puts it together, before it is known to be possible.

use thiserror::Error;

use crate::{Bitboard, Board, Disc, Position, Size, Square, Variant};

/// What a game starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Board size and goal.
    pub variant: Variant,
    /// The discs.
    pub board: Board,
    /// Who moves first.
    pub to_move: Disc,
}

impl Setup {
    /// The standard start.
    pub const fn standard(variant: Variant) -> Setup {
        Setup { variant, board: Board::START, to_move: Disc::Black }
    }

    /// The standard start with one to four corners given to one side: a1, then the opposite corner, then the other two.
    ///
    /// # Panics
    ///
    /// If `corners` is more than 4.
    pub fn handicap(variant: Variant, corners: u8, to: Disc) -> Setup {
        assert!(corners <= 4, "a board has four corners");
        let last = variant.size.side() - 1;
        let mut setup = Setup::standard(variant);
        for &(file, rank) in [(0, 0), (last, last), (last, 0), (0, last)].iter().take(usize::from(corners)) {
            setup.board.set(variant.size.at(file, rank).expect("a corner is on the board"), Some(to));
        }
        setup
    }

    /// Checks that play can start from here.
    ///
    /// A side without a move, or a game that is over at once, is allowed.
    ///
    /// # Errors
    ///
    /// [`Impossible`] when no game and no handicap could look like this.
    pub fn position(&self) -> Result<Position, Impossible> {
        let size = self.variant.size;
        let discs = self.board.black | self.board.white;
        let first = |set: Bitboard| set.iter().next();
        if let Some(square) = first(self.board.black & self.board.white) {
            return Err(Impossible::TwoDiscs { square });
        }
        if let Some(square) = first(discs & !size.playable()) {
            return Err(Impossible::OffBoard { square });
        }
        if discs.is_empty() {
            return Err(Impossible::NoDiscs);
        }
        if let Some(square) = first(Size::CENTRE & !discs) {
            return Err(Impossible::EmptyCentre { square });
        }
        Ok(Position { board: self.board, to_move: self.to_move, variant: self.variant })
    }

    /// The text form: variant, board, side to move, with a space between: `8x8 ---…--- X`.
    pub fn text(&self) -> String {
        format!("{} {} {}", self.variant, self.board.text(self.variant.size), self.to_move.letter())
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup { variant: position.variant, board: position.board, to_move: position.to_move }
    }
}

/// Why a set-up is no Reversi position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Impossible {
    /// A square holds a disc of both sides.
    #[error("{square} holds two discs")]
    TwoDiscs {
        /// The square, in the frame's name.
        square: Square,
    },
    /// A disc lies outside the board.
    #[error("{square} is outside the board")]
    OffBoard {
        /// The square, in the frame's name.
        square: Square,
    },
    /// The board is empty.
    #[error("there is no disc on the board")]
    NoDiscs,
    /// One of the four central squares is empty: discs are turned over, never taken away.
    #[error("{square} is empty, but the four central squares never are")]
    EmptyCentre {
        /// The square, in the frame's name.
        square: Square,
    },
}
