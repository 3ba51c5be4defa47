//! Plain words, for any processor.
//!
//! Flips by carry propagation along ray masks: towards the high bits an addition runs through a chain of opposing
//! discs, towards the low bits the first bit that is no such disc is found by its leading zeros. Legal squares by
//! parallel prefix (Kogge-Stone). The last count by lines gathered with a multiplication into a table's index.

use super::lines::{BEYOND, CROSSES, RAYS, STEPS, TURNED};
use super::orders::ORDERS;
use crate::discs::Discs;

use super::{Kernel, Task};

const NOT_AH: u64 = 0x7e7e_7e7e_7e7e_7e7e;
const FILE_A: u64 = 0x0101_0101_0101_0101;
/// Brings the bits of the first file together in the highest byte.
const GATHER: u64 = 0x0102_0408_1020_4080;

/// Instructions of any processor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn run<S, T: Task<S>>(self, state: &mut S, discs: Discs, alpha: i32, rest: u64) -> T::Done {
        T::run(state, discs, alpha, rest)
    }

    #[inline(always)]
    fn flips(self, own: u64, opp: u64, square: usize) -> u64 {
        flips(own, opp, square)
    }

    #[inline(always)]
    fn legal(self, own: u64, opp: u64, empty: u64) -> u64 {
        legal(own, opp, empty)
    }

    #[inline(always)]
    fn last(self, own: u64, square: usize) -> u32 {
        let cross = &CROSSES[square & 63];
        let (file, rank) = (square & 7, square >> 3 & 7);
        let row = (own >> (rank * 8)) as u8;
        let column = (((own >> file) & FILE_A).wrapping_mul(GATHER) >> 56) as u8;
        let falling = ((own & cross.lines[2]).wrapping_mul(FILE_A) >> 56) as u8;
        let rising = ((own & cross.lines[3]).wrapping_mul(FILE_A) >> 56) as u8;
        let along = &TURNED[file];
        u32::from(along[usize::from(row)])
            + u32::from(TURNED[rank][usize::from(column)])
            + u32::from(along[usize::from(falling)])
            + u32::from(along[usize::from(rising)])
    }

    #[inline(always)]
    fn arrange(self, squares: u32) -> [u32; 4] {
        let quadrants = (squares >> 2 & 0x0101_0101) | (squares >> 4 & 0x0202_0202);
        let code = quadrants.wrapping_mul(0x0104_1040) >> 24;
        let order = &ORDERS[code as usize & 255].0;
        let pick = |at: usize| (squares >> (8 * u32::from(order[at])) & 63) << (8 * (at as u32 % 4));
        std::array::from_fn(|turn| (0..4).fold(0, |packed, at| packed | pick(4 * turn + at)))
    }

    #[inline(always)]
    fn full(self, filled: u64) -> [u64; 4] {
        std::array::from_fn(|axis| {
            let (mut low, mut high) = (filled, filled);
            let [down, up] = &BEYOND;
            for (round, (down, up)) in down.iter().zip(up).enumerate() {
                let step = STEPS[axis] << round;
                low &= (low << step) | down[axis];
                high &= (high >> step) | up[axis];
            }
            low & high
        })
    }
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
    let rays = &RAYS[square & 63].0;
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
