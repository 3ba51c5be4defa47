//! The last four empty squares, unrolled: no table, no lists, no look at the stop flag.
//!
//! Each function takes the empty squares in the order to try them (odd quadrants first) and answers whether the value is
//! above `alpha`, fail-soft, in discs. A side that cannot move passes; two that cannot end the game.

use crate::discs::Discs;
use crate::frame::{Frame, QUADRANTS};
use crate::kernel::{Kernel, NEIGHBOURS, Task};
use crate::search::{Null, Search};

/// Below every value.
const NONE: i32 = -128;

impl<K: Kernel> Search<'_, K> {
    /// What the disc that fills the board, or the first that cannot, makes of it. `own` are the mover's discs.
    #[inline(always)]
    pub(crate) fn last1(&mut self, own: u64, square: usize) -> i32 {
        self.nodes += 1;
        let count = own.count_ones() as i32;
        let turned = self.kernel.last(own, square) as i32;
        if turned != 0 {
            return self.frame.count_full(count + turned + 1);
        }
        let turned = self.kernel.last(self.frame.playable & !own & !(1 << square), square) as i32;
        if turned != 0 {
            return self.frame.count_full(count - turned);
        }
        self.frame.count(count, self.frame.area - 1 - count)
    }

    #[inline(always)]
    fn flips_near(&self, discs: Discs, square: usize) -> u64 {
        if NEIGHBOURS[square & 63] & discs.opp == 0 { 0 } else { self.kernel.flips(discs.own, discs.opp, square) }
    }

    /// The best of two squares for the mover, [`NONE`] when none is legal.
    #[inline(always)]
    fn best_of2(&mut self, discs: Discs, alpha: i32, a: usize, b: usize) -> i32 {
        let mut best = NONE;
        let flips = self.flips_near(discs, a);
        if flips != 0 {
            best = -self.last1(discs.opp & !flips, b);
            if best > alpha {
                return best;
            }
        }
        let flips = self.flips_near(discs, b);
        if flips != 0 {
            best = best.max(-self.last1(discs.opp & !flips, a));
        }
        best
    }

    #[inline(always)]
    pub(crate) fn last2(&mut self, discs: Discs, alpha: i32, a: usize, b: usize) -> i32 {
        self.nodes += 1;
        let best = self.best_of2(discs, alpha, a, b);
        if best != NONE {
            return best;
        }
        match self.best_of2(discs.pass(), -alpha - 1, a, b) {
            NONE => self.frame.final_diff(discs),
            value => -value,
        }
    }

    #[inline(always)]
    fn best_of3(&mut self, discs: Discs, alpha: i32, squares: [u8; 3]) -> i32 {
        const REST: [[usize; 2]; 3] = [[1, 2], [0, 2], [0, 1]];
        let mut best = NONE;
        for at in 0..3 {
            let square = usize::from(squares[at]);
            let flips = self.flips_near(discs, square);
            if flips != 0 {
                let [a, b] = REST[at].map(|other| usize::from(squares[other]));
                let value = -self.last2(discs.play(square, flips), -alpha - 1, a, b);
                if value > alpha {
                    return value;
                }
                best = best.max(value);
            }
        }
        best
    }

    /// A position with exactly three empty squares, these.
    pub(crate) fn last3(&mut self, discs: Discs, alpha: i32, squares: [u8; 3]) -> i32 {
        let kernel = self.kernel;
        kernel.run(Null { search: self, discs, alpha, rest: Last3(squares) })
    }

    #[inline(always)]
    fn last3_body(&mut self, discs: Discs, alpha: i32, squares: [u8; 3]) -> i32 {
        self.nodes += 1;
        let best = self.best_of3(discs, alpha, squares);
        if best != NONE {
            return best;
        }
        match self.best_of3(discs.pass(), -alpha - 1, squares) {
            NONE => self.frame.final_diff(discs),
            value => -value,
        }
    }

    #[inline(always)]
    fn best_of4(&mut self, discs: Discs, alpha: i32, squares: [u8; 4], rest: [[u8; 3]; 4]) -> i32 {
        let mut best = NONE;
        for at in 0..4 {
            let square = usize::from(squares[at]);
            let flips = self.flips_near(discs, square);
            if flips != 0 {
                let value = -self.last3(discs.play(square, flips), -alpha - 1, rest[at]);
                if value > alpha {
                    return value;
                }
                best = best.max(value);
            }
        }
        best
    }

    /// A position with exactly four empty squares, these.
    pub(crate) fn last4(&mut self, discs: Discs, alpha: i32, empty: u64) -> i32 {
        let kernel = self.kernel;
        kernel.run(Null { search: self, discs, alpha, rest: Last4(empty) })
    }

    #[inline(always)]
    fn last4_body(&mut self, discs: Discs, alpha: i32, empty: u64) -> i32 {
        self.nodes += 1;
        if let Some(most) = self.stability_limit(discs, alpha, 4) {
            return most;
        }
        let (squares, rest) = order4(empty);
        let best = self.best_of4(discs, alpha, squares, rest);
        if best != NONE {
            return best;
        }
        match self.best_of4(discs.pass(), -alpha - 1, squares, rest) {
            NONE => self.frame.final_diff(discs),
            value => -value,
        }
    }
}

/// [`Search::last3`] on the kernel's instructions.
struct Last3([u8; 3]);

impl<K: Kernel> Task for Null<'_, '_, K, Last3> {
    type Done = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.search.last3_body(self.discs, self.alpha, self.rest.0)
    }
}

/// [`Search::last4`] on the kernel's instructions.
struct Last4(u64);

impl<K: Kernel> Task for Null<'_, '_, K, Last4> {
    type Done = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.search.last4_body(self.discs, self.alpha, self.rest.0)
    }
}

/// Four squares in the order to try them, and for each the others in the order to try those: a square alone in its
/// quadrant goes first, and one whose mate has just been taken.
#[inline(always)]
fn order4(empty: u64) -> ([u8; 4], [[u8; 3]; 4]) {
    let odd = empty & Frame::odd_quadrants(empty);
    let first = if odd == 0 { QUADRANTS[quadrant(empty.trailing_zeros())] & empty } else { odd };
    let mut squares = [0; 4];
    // Singles, or one pair, before the rest. Of three together and one the three are odd too: the one comes first.
    let mut sets = [first, empty & !first];
    if odd == empty {
        sets = singles(empty);
    }
    let mut side = 0;
    for square in &mut squares {
        if sets[side] == 0 {
            side = 1;
        }
        *square = sets[side].trailing_zeros() as u8;
        sets[side] &= sets[side].wrapping_sub(1);
    }
    let [a, b, c, d] = squares;
    let rest = if odd == 0 {
        [[b, c, d], [a, c, d], [d, a, b], [c, a, b]]
    } else {
        [[b, c, d], [a, c, d], [a, b, d], [a, b, c]]
    };
    (squares, rest)
}

/// The quadrant of a square by its index.
#[inline(always)]
fn quadrant(square: u32) -> usize {
    (square >> 2 & 1 | square >> 4 & 2) as usize
}

/// Four squares in quadrants that all are odd: those alone in theirs, and the others.
#[inline(always)]
fn singles(empty: u64) -> [u64; 2] {
    let mut alone = 0;
    for quadrant in QUADRANTS {
        let here = empty & quadrant;
        if here & here.wrapping_sub(1) == 0 {
            alone |= here;
        }
    }
    [alone, empty & !alone]
}
