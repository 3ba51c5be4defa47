//! Positions that are the same but for a turn or a reflection of the board.

use reversi::{Bitboard, Position, Square};

/// Whether all these positions are alike.
pub(crate) fn all_alike<'a>(mut positions: impl Iterator<Item = &'a Position>) -> bool {
    let Some(first) = positions.next().map(least) else { return true };
    positions.all(|position| least(position) == first)
}

/// The same for all eight images of a position.
fn least(position: &Position) -> (u64, u64) {
    let images = (0..8).map(|image| (turn(position.own(), image).0, turn(position.opp(), image).0));
    images.min().expect("there are eight")
}

/// One of the eight images of a set: bit 0 mirrors the files, bit 1 the ranks, bit 2 changes files for ranks.
fn turn(set: Bitboard, image: u8) -> Bitboard {
    let place = |square: Square| {
        let file = if image & 1 == 0 { square.file() } else { 7 - square.file() };
        let rank = if image & 2 == 0 { square.rank() } else { 7 - square.rank() };
        if image & 4 == 0 { Square::at(file, rank) } else { Square::at(rank, file) }
    };
    set.iter().filter_map(place).collect()
}
