//! Which discs a move turns over, and where a side may move: on whole words, eight directions at a time.
//!
//! Every square of the word counts here; a smaller board needs no more, for discs never stand outside it
//! and [`legal`] is cut to the playable squares by its caller.

use crate::Bitboard;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Shift left by `LEFT` bits, or right where it is negative, dropping what leaves the frame at a side edge.
const fn shift<const BY: i32>(set: u64) -> u64 {
    let mask = match BY {
        1 | 9 | -7 => NOT_A,
        -1 | -9 | 7 => NOT_H,
        _ => u64::MAX,
    };
    (if BY > 0 { set << BY } else { set >> -BY }) & mask
}

/// The opposing discs in an unbroken run from `from` that ends at one of `own`, else none.
const fn run<const BY: i32>(own: u64, opp: u64, from: u64) -> u64 {
    // At most six discs lie between two others on a line of eight.
    let mut line = shift::<BY>(from) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    if shift::<BY>(line) & own != 0 { line } else { 0 }
}

/// The squares reached from `own` over an unbroken run of `opp`.
const fn reach<const BY: i32>(own: u64, opp: u64) -> u64 {
    let mut line = shift::<BY>(own) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    line |= shift::<BY>(line) & opp;
    shift::<BY>(line)
}

/// The discs of `opp` that a disc of `own` placed on the single square of `at` turns over.
///
/// Empty when the move is not legal. `at` must be an empty square.
pub const fn flips(own: Bitboard, opp: Bitboard, at: Bitboard) -> Bitboard {
    let (own, opp, at) = (own.0, opp.0, at.0);
    Bitboard(
        run::<1>(own, opp, at)
            | run::<-1>(own, opp, at)
            | run::<8>(own, opp, at)
            | run::<-8>(own, opp, at)
            | run::<7>(own, opp, at)
            | run::<-7>(own, opp, at)
            | run::<9>(own, opp, at)
            | run::<-9>(own, opp, at),
    )
}

/// The squares among `empty` where `own` may move.
pub const fn legal(own: Bitboard, opp: Bitboard, empty: Bitboard) -> Bitboard {
    let (own, opp) = (own.0, opp.0);
    Bitboard(
        (reach::<1>(own, opp)
            | reach::<-1>(own, opp)
            | reach::<8>(own, opp)
            | reach::<-8>(own, opp)
            | reach::<7>(own, opp)
            | reach::<-7>(own, opp)
            | reach::<9>(own, opp)
            | reach::<-9>(own, opp))
            & empty.0,
    )
}
