//! Counting move paths: the standard proof that move generation is right, and its speedometer.

use crate::{Bitboard, Position, flip};

/// What a forced pass costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassCost {
    /// A pass uses up one ply of depth.
    Ply,
    /// A pass is free.
    Free,
}

/// The number of positions at `depth`, counting a game that ends sooner as one.
///
/// ```
/// use reversi::{PassCost, Position, Variant, perft};
/// let start = Position::start(Variant::REVERSI);
/// assert_eq!(perft(&start, 5, PassCost::Ply), 1396);
/// ```
pub fn perft(position: &Position, depth: u32, passes: PassCost) -> u64 {
    if depth == 0 {
        return 1;
    }
    count(position.own(), position.opp(), position.empty(), depth, passes)
}

/// `depth` is at least 1.
fn count(own: Bitboard, opp: Bitboard, empty: Bitboard, depth: u32, passes: PassCost) -> u64 {
    let legal = flip::legal(own, opp, empty);
    if legal.is_empty() {
        if flip::legal(opp, own, empty).is_empty() {
            return 1;
        }
        return match passes {
            PassCost::Free => count(opp, own, empty, depth, passes),
            PassCost::Ply if depth == 1 => 1,
            PassCost::Ply => count(opp, own, empty, depth - 1, passes),
        };
    }
    if depth == 1 {
        // The last ply need not be played to be counted.
        return u64::from(legal.count());
    }
    legal
        .iter()
        .map(|square| {
            let flipped = flip::flips(own, opp, square.into());
            let (own, opp) = (own | flipped | square, opp & !flipped);
            count(opp, own, empty & !Bitboard::from(square), depth - 1, passes)
        })
        .sum()
}
