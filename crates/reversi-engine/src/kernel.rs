//! The innermost bit work: flips and legal squares on plain words.
//!
//! Flips by carry propagation along ray masks: towards the high bits an addition runs through a chain of opposing
//! discs, towards the low bits the first bit that is no such disc is found by its leading zeros. Legal squares by
//! parallel prefix (Kogge-Stone). Both are tested equal to the `reversi` crate's step-by-step twins.

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AH: u64 = NOT_A & NOT_H;

/// The rays from each square: four towards the high bits, then four towards the low ones.
static RAYS: [[u64; 8]; 64] = rays();

const fn rays() -> [[u64; 8]; 64] {
    const STEPS: [(i32, i32); 8] = [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];
    let mut table = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut ray = 0;
        while ray < 8 {
            let (file_step, rank_step) = STEPS[ray];
            let mut file = square as i32 % 8 + file_step;
            let mut rank = square as i32 / 8 + rank_step;
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square][ray] |= 1 << (rank * 8 + file);
                file += file_step;
                rank += rank_step;
            }
            ray += 1;
        }
        square += 1;
    }
    table
}

#[inline]
fn flips_up(own: u64, opp: u64, ray: u64) -> u64 {
    let outflank = (opp | !ray).wrapping_add(1) & ray & own;
    outflank.wrapping_sub(u64::from(outflank != 0)) & ray
}

#[inline]
fn flips_down(own: u64, opp: u64, ray: u64) -> u64 {
    // The lowest bit stands in where the whole ray is opposing discs; the masks make it harmless.
    let outflank = (1 << 63 >> ((!opp & ray) | 1).leading_zeros()) & ray & own;
    0u64.wrapping_sub(outflank << 1) & ray
}

/// The discs of `opp` that a disc of `own` placed on the empty square of this index turns over.
#[inline]
pub(crate) fn flips(own: u64, opp: u64, square: usize) -> u64 {
    let rays = &RAYS[square & 63];
    flips_up(own, opp, rays[0])
        | flips_up(own, opp, rays[1])
        | flips_up(own, opp, rays[2])
        | flips_up(own, opp, rays[3])
        | flips_down(own, opp, rays[4])
        | flips_down(own, opp, rays[5])
        | flips_down(own, opp, rays[6])
        | flips_down(own, opp, rays[7])
}

/// The squares beyond runs of `opp` from `own` both ways along one axis; `opp` must be cut where lines wrap.
#[inline]
fn reach(own: u64, opp: u64, step: u32) -> u64 {
    let (mut left, mut right) = (opp & (own << step), opp & (own >> step));
    left |= opp & (left << step);
    right |= opp & (right >> step);
    let (pairs_left, pairs_right) = (opp & (opp << step), opp & (opp >> step));
    left |= pairs_left & (left << (2 * step));
    right |= pairs_right & (right >> (2 * step));
    left |= pairs_left & (left << (2 * step));
    right |= pairs_right & (right >> (2 * step));
    (left << step) | (right >> step)
}

/// The squares among `empty` where `own` may move.
#[inline]
pub(crate) fn legal(own: u64, opp: u64, empty: u64) -> u64 {
    let inner = opp & NOT_AH;
    (reach(own, inner, 1) | reach(own, opp, 8) | reach(own, inner, 7) | reach(own, inner, 9)) & empty
}

/// The squares next to those of the set, itself not left out.
#[inline]
pub(crate) fn around(set: u64) -> u64 {
    let row = set | ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    row | (row << 8) | (row >> 8)
}

#[cfg(test)]
mod tests {
    use reversi::{Bitboard, flip};

    use super::*;

    #[test]
    fn agrees_with_the_rules() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut word = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for round in 0..20_000 {
            let (a, b) = (word(), word());
            let filled = match round % 3 {
                0 => a | b,
                1 => a,
                _ => a & b,
            };
            let black = word();
            let (own, opp) = (filled & black, filled & !black);
            let naive = flip::legal(Bitboard(own), Bitboard(opp), Bitboard(!filled)).0;
            assert_eq!(legal(own, opp, !filled), naive, "{own:#x} {opp:#x}");
            for square in Bitboard(!filled) {
                let naive = flip::flips(Bitboard(own), Bitboard(opp), square.into()).0;
                assert_eq!(flips(own, opp, square.index()), naive, "{own:#x} {opp:#x} {square}");
            }
        }
    }
}
