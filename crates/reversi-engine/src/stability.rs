//! Discs that can never be turned over again.
//!
//! A disc is stable when along each of the four axes its line is full, or it leans on a stable disc of its own side or
//! on the border. Found by growing from the corners and the full lines; some stable discs in mixed edges are missed, so
//! the count is a lower bound.

use crate::frame::Frame;
use crate::kernel::{Kernel, Portable};

/// The discs of `side` that are surely stable.
pub(crate) fn stable(frame: &Frame, side: u64, other: u64) -> u64 {
    stable_on(Portable, frame, side, other)
}

/// [`stable`] on a kernel.
#[inline(always)]
pub(crate) fn stable_on<K: Kernel>(kernel: K, frame: &Frame, side: u64, other: u64) -> u64 {
    let full = kernel.full(side | other | !frame.playable);
    let lines = [full[0] | frame.side_files, full[2] | frame.side_ranks, full[3] | frame.edge, full[1] | frame.edge];
    let mut stable = side & lines[0] & lines[1] & lines[2] & lines[3];
    if stable == 0 {
        return 0;
    }
    loop {
        // No wrap is possible: a disc of the outer files is held by `lines` on every axis that could.
        let held = [
            lines[0] | (stable << 1) | (stable >> 1),
            lines[1] | (stable << 8) | (stable >> 8),
            lines[2] | (stable << 9) | (stable >> 9),
            lines[3] | (stable << 7) | (stable >> 7),
        ];
        let grown = side & held[0] & held[1] & held[2] & held[3];
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

#[cfg(test)]
mod tests {
    use reversi::{Disc, Move, Position, Variant};

    use super::*;

    /// Plays random games; a disc once called stable must lie to the end as it is.
    #[test]
    fn stable_discs_stay() {
        let mut state = 0x2545_f491_4f6c_dd1du64;
        let mut found = 0;
        for game in 0..2000 {
            let variant = Variant::PLAYED[game % 4];
            let frame = Frame::new(variant);
            let mut position = Position::start(variant);
            let mut sure = (0, 0);
            while !position.is_over() {
                let (black, white) = (position.board.black.0, position.board.white.0);
                assert_eq!((sure.0 & !black, sure.1 & !white), (0, 0), "{position:?}");
                sure = (stable(&frame, black, white), stable(&frame, white, black));
                found += sure.0.count_ones();
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let legal = position.legal();
                position = position.play_unchecked(if legal.is_empty() {
                    Move::Pass
                } else {
                    Move::At(legal.iter().nth((state >> 33) as usize % usize::from(legal.count())).unwrap())
                });
            }
            // Nothing can be turned over on a full board.
            if position.empty().is_empty() {
                assert_eq!(
                    stable(&frame, position.board.black.0, position.board.white.0),
                    position.board.of(Disc::Black).0
                );
            }
        }
        assert!(found > 10_000);
    }

    #[test]
    fn an_edge_from_its_corner() {
        let frame = Frame::new(Variant::REVERSI);
        assert_eq!(stable(&frame, 0x0000_0000_0001_030f, 0), 0x0000_0000_0001_030f);
        // Cut off from the corner, and the edge is not full.
        assert_eq!(stable(&frame, 0x6f, 0), 0x0f);
    }
}
