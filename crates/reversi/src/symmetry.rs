//! The turns and mirrors of the board.

use crate::{Bitboard, Board, Disc, Position, Square};

/// One of the eight turns and mirrors of the frame, and of every board centred in it.
///
/// ```
/// use reversi::{Square, Symmetry};
/// let c4 = Square::at(2, 3).unwrap();
/// let images: Vec<String> = Symmetry::all().map(|symmetry| symmetry.square(c4).to_string()).collect();
/// assert_eq!(images, ["c4", "f4", "c5", "f5", "d3", "d6", "e3", "e6"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// Nothing moves.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// All eight, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(Symmetry)
    }

    /// Where this moves the squares of a set.
    ///
    /// Bit 0 mirrors the files, bit 1 the ranks, and then bit 2 changes files for ranks.
    pub const fn set(self, set: Bitboard) -> Bitboard {
        let mut word = set.0;
        if self.0 & 1 != 0 {
            word = word.swap_bytes().reverse_bits();
        }
        if self.0 & 2 != 0 {
            word = word.swap_bytes();
        }
        Bitboard(if self.0 & 4 != 0 { transpose(word) } else { word })
    }

    /// Where this moves a square.
    pub fn square(self, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.0 & 1 != 0 {
            file = 7 - file;
        }
        if self.0 & 2 != 0 {
            rank = 7 - rank;
        }
        let moved = if self.0 & 4 != 0 { Square::at(rank, file) } else { Square::at(file, rank) };
        moved.expect("the frame is moved onto itself")
    }

    /// What moves everything back.
    pub const fn inverse(self) -> Symmetry {
        // Mirrors undo themselves. After a change of files for ranks the other mirror undoes the one.
        match self.0 {
            5 => Symmetry(6),
            6 => Symmetry(5),
            own => Symmetry(own),
        }
    }
}

impl Position {
    /// The image that stands for this position, all its turns and mirrors, and all these with the colours changed; and the
    /// symmetry that leads to it. Black is to move there. All of them have the same worth for their mover.
    pub fn least_image(&self) -> (Position, Symmetry) {
        let image = |symmetry: Symmetry| (symmetry.set(self.own()).0, symmetry.set(self.opp()).0);
        let least = Symmetry::all().min_by_key(|&symmetry| image(symmetry)).expect("there are eight");
        let (own, opp) = image(least);
        let board = Board { black: Bitboard(own), white: Bitboard(opp) };
        (Position { board, to_move: Disc::Black, variant: self.variant }, least)
    }
}

/// The board mirrored in its long diagonal, files for ranks.
const fn transpose(board: u64) -> u64 {
    const fn swap(board: u64, mask: u64, step: u32) -> u64 {
        let differ = (board ^ (board >> step)) & mask;
        board ^ differ ^ (differ << step)
    }
    let board = swap(board, 0x00aa_00aa_00aa_00aa, 7);
    let board = swap(board, 0x0000_cccc_0000_cccc, 14);
    swap(board, 0x0000_0000_f0f0_f0f0, 28)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Move, Variant};

    #[test]
    fn sets_move_as_their_squares_do_and_back() {
        for symmetry in Symmetry::all() {
            for square in (0..64).filter_map(Square::new) {
                let moved = symmetry.square(square);
                assert_eq!(symmetry.set(square.into()), moved.into(), "{symmetry:?} {square}");
                assert_eq!(symmetry.inverse().square(moved), square, "{symmetry:?} {square}");
            }
        }
    }

    #[test]
    fn images_have_one_least_image_and_as_many_moves() {
        for variant in Variant::PLAYED {
            let mut position = Position::start(variant);
            for turn in 0..20 {
                let legal = position.legal();
                let Some(square) = legal.iter().nth(turn % usize::from(legal.count().max(1))) else { break };
                position = position.play_unchecked(Move::At(square));
                let (least, symmetry) = position.least_image();
                assert_eq!(symmetry.set(position.legal()), least.legal());
                assert!(least.board.own_fits(variant));
                let images = Symmetry::all().map(|symmetry| {
                    let board =
                        Board { black: symmetry.set(position.board.black), white: symmetry.set(position.board.white) };
                    Position { board, ..position }.least_image().0
                });
                assert_eq!(images.collect::<HashSet<_>>(), HashSet::from([least]));
            }
        }
    }

    impl Board {
        fn own_fits(self, variant: Variant) -> bool {
            (self.black | self.white).0 & !variant.size.playable().0 == 0
        }
    }
}
