//! What is played: the board's size and the goal.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Bitboard, Square};

/// The side of the board. A smaller board is centred in the 8x8 frame, so that the eight
/// symmetries of the frame are its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 4x4, on c3–f6 of the frame: for files and tests, not offered to players.
    Four,
    /// 6x6, on b2–g7 of the frame.
    Six,
    /// 8x8, the whole frame.
    Eight,
}

impl Size {
    /// Squares along one side: 4, 6 or 8.
    pub const fn side(self) -> u8 {
        match self {
            Size::Four => 4,
            Size::Six => 6,
            Size::Eight => 8,
        }
    }

    /// The size with this side, if there is one.
    pub const fn of_side(side: usize) -> Option<Size> {
        match side {
            4 => Some(Size::Four),
            6 => Some(Size::Six),
            8 => Some(Size::Eight),
            _ => None,
        }
    }

    /// Squares of the board: 16, 36 or 64.
    pub const fn area(self) -> u8 {
        self.side() * self.side()
    }

    /// The squares of the frame that belong to this board.
    pub const fn playable(self) -> Bitboard {
        match self {
            Size::Four => Bitboard(0x0000_3c3c_3c3c_0000),
            Size::Six => Bitboard(0x007e_7e7e_7e7e_7e00),
            Size::Eight => Bitboard(u64::MAX),
        }
    }

    /// The four corner squares of this board.
    pub const fn corners(self) -> Bitboard {
        match self {
            Size::Four => Bitboard(0x0000_2400_0024_0000),
            Size::Six => Bitboard(0x0042_0000_0000_4200),
            Size::Eight => Bitboard(0x8100_0000_0000_0081),
        }
    }

    /// The four central squares, occupied from the start and for ever.
    pub const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);

    const fn margin(self) -> u8 {
        (8 - self.side()) / 2
    }

    /// The square on this file and rank of *this* board, each counted from 0, if the board has it.
    pub fn at(self, file: u8, rank: u8) -> Option<Square> {
        if file < self.side() && rank < self.side() {
            Square::at(file + self.margin(), rank + self.margin())
        } else {
            None
        }
    }

    /// The squares of this board row by row from its own a1.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.playable().iter()
    }

    /// The name of a square as players of this board say it: `a1` is its top left corner.
    ///
    /// ```
    /// use reversi::{Size, Square};
    /// let corner = Square::at(1, 1).unwrap();
    /// assert_eq!(Size::Eight.name(corner).to_string(), "b2");
    /// assert_eq!(Size::Six.name(corner).to_string(), "a1");
    /// ```
    ///
    /// # Panics
    ///
    /// If the square is not on this board.
    pub fn name(self, square: Square) -> SquareName {
        assert!(self.playable().has(square), "{square} is not on a {self} board");
        SquareName { file: square.file() - self.margin(), rank: square.rank() - self.margin() }
    }

    /// The square of this name (`d6`, `D6`) on this board.
    ///
    /// # Errors
    ///
    /// [`NotASquare`] when the text is not a letter and a digit, or the board has no such square.
    pub fn square(self, name: &str) -> Result<Square, NotASquare> {
        let error = || NotASquare { name: name.chars().take(12).collect(), size: self };
        let &[file, rank] = name.as_bytes() else { return Err(error()) };
        let file = file.to_ascii_lowercase().checked_sub(b'a').ok_or_else(error)?;
        let rank = rank.checked_sub(b'1').ok_or_else(error)?;
        self.at(file, rank).ok_or_else(error)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.side())
    }
}

/// A square's name on its own board, `a1` … `h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareName {
    file: u8,
    rank: u8,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file) as char, self.rank + 1)
    }
}

/// The text names no square of the board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{name}` is not a square of the {size} board")]
pub struct NotASquare {
    /// The text as given, at most 12 characters of it.
    pub name: String,
    /// The board that was asked.
    pub size: Size,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Reversi: most discs; empty squares go to the winner.
    Most,
    /// Anti Reversi: fewest discs, counted as they lie.
    Fewest,
}

/// A board size and a goal. The moves are the same in each.
///
/// The text form is `8x8`, `6x6`, `4x4`, and with `anti` before it for Anti Reversi (`anti` alone is 8x8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The board.
    pub size: Size,
    /// The goal.
    pub goal: Goal,
}

impl Variant {
    /// Reversi on 8x8.
    pub const REVERSI: Variant = Variant { size: Size::Eight, goal: Goal::Most };
    /// Reversi on 6x6.
    pub const REVERSI_6: Variant = Variant { size: Size::Six, goal: Goal::Most };
    /// Anti Reversi on 8x8.
    pub const ANTI: Variant = Variant { size: Size::Eight, goal: Goal::Fewest };
    /// Anti Reversi on 6x6.
    pub const ANTI_6: Variant = Variant { size: Size::Six, goal: Goal::Fewest };
    /// The variants offered to players.
    pub const PLAYED: [Variant; 4] = [Variant::REVERSI, Variant::REVERSI_6, Variant::ANTI, Variant::ANTI_6];
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.goal, self.size) {
            (Goal::Most, size) => write!(f, "{size}"),
            (Goal::Fewest, Size::Eight) => f.write_str("anti"),
            (Goal::Fewest, size) => write!(f, "anti{size}"),
        }
    }
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        let lower = text.trim().to_ascii_lowercase();
        let (goal, size) = match lower.strip_prefix("anti") {
            Some("") => (Goal::Fewest, "8x8"),
            Some(size) => (Goal::Fewest, size),
            None => (Goal::Most, lower.as_str()),
        };
        let size = match size {
            "8x8" => Size::Eight,
            "6x6" => Size::Six,
            "4x4" => Size::Four,
            _ => return Err(UnknownVariant { name: text.chars().take(24).collect() }),
        };
        Ok(Variant { size, goal })
    }
}

/// The text names no variant.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{name}` is not a variant (8x8, 6x6, anti, anti6x6)")]
pub struct UnknownVariant {
    /// The text as given, at most 24 characters of it.
    pub name: String,
}
