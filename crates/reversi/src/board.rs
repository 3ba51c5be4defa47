//! Discs on squares, and the text of a board.

use std::fmt;

use thiserror::Error;

use crate::{Bitboard, Disc, Size, Square};

/// Which squares hold which discs. It knows neither whose turn it is nor how large the board is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The squares with a black disc.
    pub black: Bitboard,
    /// The squares with a white disc; never one of `black`.
    pub white: Bitboard,
}

impl Board {
    /// The four discs of the standard start: Black on d5 and e4 of the frame, White on d4 and e5.
    pub const START: Board = Board { black: Bitboard(0x0000_0008_1000_0000), white: Bitboard(0x0000_0010_0800_0000) };

    /// The disc on a square.
    pub const fn get(self, square: Square) -> Option<Disc> {
        if self.black.has(square) {
            Some(Disc::Black)
        } else if self.white.has(square) {
            Some(Disc::White)
        } else {
            None
        }
    }

    /// Puts a disc on a square, or clears it.
    pub fn set(&mut self, square: Square, disc: Option<Disc>) {
        self.black &= !Bitboard::from(square);
        self.white &= !Bitboard::from(square);
        match disc {
            Some(Disc::Black) => self.black |= square,
            Some(Disc::White) => self.white |= square,
            None => {}
        }
    }

    /// The squares with a disc of this side.
    pub const fn of(self, disc: Disc) -> Bitboard {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// How many discs this side has, 0..=64.
    pub const fn count(self, disc: Disc) -> u8 {
        self.of(disc).count()
    }

    /// The squares of the frame with no disc.
    pub const fn empty(self) -> Bitboard {
        Bitboard(!(self.black.0 | self.white.0))
    }

    /// Reads a board row by row from a1: `X`, `*`, `B` or `#` is Black, `O`, `0` or `W` is White (either case),
    /// `-`, `.`, `_` or `+` is empty; so are the drawn `●`, `○` and `·`. White space between the squares is passed over.
    ///
    /// # Errors
    ///
    /// [`BoardError`] for another character or a number of squares other than the board's.
    pub fn parse(text: &str, size: Size) -> Result<Board, BoardError> {
        let mut board = Board::default();
        let mut squares = size.squares();
        let mut found = 0usize;
        for (at, letter) in text.char_indices() {
            if letter.is_whitespace() {
                continue;
            }
            let disc = disc_of_letter(letter).ok_or(BoardError::NotADisc { at, letter })?;
            found += 1;
            if let Some(square) = squares.next() {
                board.set(square, disc);
            }
        }
        if found != usize::from(size.area()) {
            return Err(BoardError::WrongLength { found, size });
        }
        Ok(board)
    }

    /// The canonical text: `X`, `O` and `-`, row by row, 64, 36 or 16 characters.
    pub fn text(self, size: Size) -> String {
        size.squares().map(|square| self.get(square).map_or('-', Disc::letter)).collect()
    }
}

/// What a letter of a board says: outer `None` when it is no such letter, inner `None` for an empty square.
pub(crate) fn disc_of_letter(letter: char) -> Option<Option<Disc>> {
    match letter {
        'X' | 'x' | '*' | 'B' | 'b' | '#' | '●' | '⚫' | '⬤' => Some(Some(Disc::Black)),
        'O' | 'o' | '0' | 'W' | 'w' | '○' | '⚪' | '◯' => Some(Some(Disc::White)),
        '-' | '.' | '_' | '+' | '·' => Some(None),
        _ => None,
    }
}

impl fmt::Display for Board {
    /// The frame's 64 squares.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Size::Eight))
    }
}

/// The text is no board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A character that is neither a disc nor an empty square.
    #[error("`{letter}` is not a square of a board (character {})", at + 1)]
    NotADisc {
        /// Byte offset in the text.
        at: usize,
        /// The character.
        letter: char,
    },
    /// Too few or too many squares.
    #[error("{found} squares, where a {size} board has {}", size.area())]
    WrongLength {
        /// Squares in the text.
        found: usize,
        /// The board that was asked for.
        size: Size,
    },
}
