//! Neighbouring squares, and regions of empty ones.

use reversi::{Bitboard, Direction, Square};

/// The up to eight squares around one.
pub(crate) fn neighbours(square: Square) -> Bitboard {
    Direction::ALL.into_iter().filter_map(|direction| square.step(direction)).collect()
}

/// The empty squares that hang together with this one, itself among them. Squares that touch at a corner hang together.
pub(crate) fn around(empty: Bitboard, square: Square) -> Bitboard {
    let mut region = Bitboard::from(square);
    let mut edge = region;
    while !edge.is_empty() {
        let near = edge.iter().fold(Bitboard::EMPTY, |set, square| set | neighbours(square));
        edge = near & empty & !region;
        region |= edge;
    }
    region
}
