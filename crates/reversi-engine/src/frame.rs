//! What the search needs to know of a variant: which squares exist, which are special, how the end counts.

use reversi::{Goal, Variant};

use crate::discs::Discs;
use crate::kernel;

/// The geometry and the goal of a variant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) goal: Goal,
    /// 1 where the most discs win, -1 where the fewest do.
    sign: i32,
    /// Squares of the board: 16, 36 or 64.
    pub(crate) area: i32,
    pub(crate) playable: u64,
    pub(crate) corners: u64,
    /// Squares diagonally next to a corner.
    pub(crate) x_squares: u64,
    /// Edge squares next to a corner.
    pub(crate) c_squares: u64,
    /// All squares of the edge.
    pub(crate) edge: u64,
    /// Squares of the first and last file: a horizontal line ends there.
    pub(crate) side_files: u64,
    /// Squares of the first and last rank.
    pub(crate) side_ranks: u64,
}

/// The four quadrants of the frame; those of a centred smaller board lie within them.
#[cfg(test)]
pub(crate) const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

impl Frame {
    pub(crate) fn new(variant: Variant) -> Frame {
        let playable = variant.size.playable().0;
        let corners = variant.size.corners().0;
        // A set surrounded on its file (or rank) by nothing playable.
        let side_files = playable & !((playable << 1) & (playable >> 1) & 0x7e7e_7e7e_7e7e_7e7e);
        let side_ranks = playable & !((playable << 8) & (playable >> 8));
        let edge = side_files | side_ranks;
        let near = kernel::around(corners) & playable & !corners;
        Frame {
            goal: variant.goal,
            sign: if variant.goal == Goal::Most { 1 } else { -1 },
            area: i32::from(variant.size.area()),
            playable,
            corners,
            x_squares: near & !edge,
            c_squares: near & edge,
            edge,
            side_files,
            side_ranks,
        }
    }

    #[inline]
    pub(crate) fn empty(&self, discs: Discs) -> u64 {
        self.playable & !(discs.own | discs.opp)
    }

    #[inline]
    pub(crate) fn empties(&self, discs: Discs) -> u32 {
        self.empty(discs).count_ones()
    }

    #[inline]
    pub(crate) fn legal(&self, discs: Discs) -> u64 {
        kernel::legal(discs.own, discs.opp, self.empty(discs))
    }

    /// The final difference in discs for the mover when the game is over with so many discs on each side.
    #[inline]
    pub(crate) fn count(&self, own: i32, opp: i32) -> i32 {
        let diff = own - opp;
        match self.goal {
            Goal::Most => diff + diff.signum() * (self.area - own - opp),
            Goal::Fewest => -diff,
        }
    }

    /// The final difference in discs for the mover on a full board.
    #[inline(always)]
    pub(crate) fn count_full(&self, own: i32) -> i32 {
        self.sign * (2 * own - self.area)
    }

    /// The final difference in discs for the mover of a game that is over.
    #[inline]
    pub(crate) fn final_diff(&self, discs: Discs) -> i32 {
        self.count(discs.own.count_ones() as i32, discs.opp.count_ones() as i32)
    }

    /// The squares of quadrants that have an odd number of empty squares.
    #[inline]
    pub(crate) fn odd_quadrants(empty: u64) -> u64 {
        // The parity of each half rank, then of the four of them in a quadrant; a multiplication spreads it out.
        let mut odd = empty ^ (empty >> 2);
        odd ^= odd >> 1;
        odd ^= odd >> 8;
        odd ^= odd >> 16;
        (odd & 0x0000_0011_0000_0011) * 0x0f0f_0f0f
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_quadrants_by_counting() {
        let mut state = 1u64;
        for _ in 0..10_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let empty = state ^ state >> 29;
            let mut odd = 0;
            for quadrant in QUADRANTS {
                odd |= quadrant & 0u64.wrapping_sub(u64::from((empty & quadrant).count_ones() & 1));
            }
            assert_eq!(Frame::odd_quadrants(empty), odd, "{empty:#x}");
        }
    }
}
