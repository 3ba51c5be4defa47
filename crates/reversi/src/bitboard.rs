//! A set of squares in one machine word.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::Square;

/// A set of squares of the 8x8 frame: bit `n` is the square of index `n`.
///
/// ```
/// use reversi::{Bitboard, Square};
/// let mut set = Bitboard::EMPTY;
/// set |= Square::at(3, 2).unwrap();
/// assert_eq!(set.count(), 1);
/// assert_eq!(set.iter().next().unwrap().to_string(), "d3");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// How many squares are in the set, 0..=64.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set holds no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds this square.
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The squares of the set, in rising index.
    pub fn iter(self) -> Squares {
        Squares(self.0)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | square)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

macro_rules! set_operator {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<T: Into<Bitboard>> $operator<T> for Bitboard {
            type Output = Bitboard;

            fn $method(self, other: T) -> Bitboard {
                Bitboard(self.0.$method(other.into().0))
            }
        }

        impl<T: Into<Bitboard>> $assign<T> for Bitboard {
            fn $assign_method(&mut self, other: T) {
                self.0.$assign_method(other.into().0);
            }
        }
    };
}

set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);

/// The squares of a [`Bitboard`], in rising index.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Square::new(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}
