//! A dozen features of a position.

use crate::discs::Discs;
use crate::frame::Frame;
use crate::kernel::{around, legal};
use crate::stability::stable;

/// Number of features of the evaluation.
pub(crate) const FEATURES: usize = 12;

/// The features, mover's view; each is the mover's count minus the opponent's but the first and the last.
///
/// 0 the side to move itself (always 1); 1 legal squares; 2 their share, in sixteenths; 3 empty squares beside the other
/// side's discs; 4 corners; 5 corners open to a move; 6 X squares and 7 C squares beside an empty corner;
/// 8 stable discs; 9 other discs on the edge; 10 discs; 11 parity: 1 with an odd number of empties, else -1.
#[inline]
pub(crate) fn features(frame: &Frame, discs: Discs) -> [i32; FEATURES] {
    let Discs { own, opp } = discs;
    let empty = frame.empty(discs);
    let (own_legal, opp_legal) = (legal(own, opp, empty), legal(opp, own, empty));
    let difference = |ours: u64, theirs: u64| ours.count_ones() as i32 - theirs.count_ones() as i32;
    let (own_moves, opp_moves) = (own_legal.count_ones() as i32, opp_legal.count_ones() as i32);
    let near_open_corners = around(frame.corners & empty);
    let (x_squares, c_squares) = (frame.x_squares & near_open_corners, frame.c_squares & near_open_corners);
    let (own_stable, opp_stable) = (stable(frame, own, opp), stable(frame, opp, own));
    let edge = frame.edge & !frame.corners & !c_squares;
    [
        1,
        own_moves - opp_moves,
        16 * (own_moves - opp_moves) / (own_moves + opp_moves + 1),
        difference(around(opp) & empty, around(own) & empty),
        difference(own & frame.corners, opp & frame.corners),
        difference(own_legal & frame.corners, opp_legal & frame.corners),
        difference(own & x_squares, opp & x_squares),
        difference(own & c_squares, opp & c_squares),
        difference(own_stable, opp_stable),
        difference(own & edge & !own_stable, opp & edge & !opp_stable),
        difference(own, opp),
        if empty.count_ones() & 1 == 1 { 1 } else { -1 },
    ]
}
