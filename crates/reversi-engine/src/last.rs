//! The last four empty squares, unrolled: no table, no lists, no look at the stop flag.
//!
//! Each function takes the empty squares in the order to try them (odd quadrants first) and answers whether the value is
//! above `alpha`, fail-soft, in discs. A side that cannot move passes; two that cannot end the game.

use crate::discs::Discs;
use crate::frame::{Frame, QUADRANTS};
use crate::kernel::{Kernel, NEIGHBOURS, Task};
use crate::search::Search;

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

    /// A position with exactly three empty squares, these, packed.
    #[inline(always)]
    pub(crate) fn last3(&mut self, discs: Discs, alpha: i32, squares: u32) -> i32 {
        let kernel = self.kernel;
        kernel.run::<_, Last3>(self, discs, alpha, u64::from(squares))
    }

    #[inline(always)]
    fn last3_body(&mut self, discs: Discs, alpha: i32, squares: u32) -> i32 {
        self.nodes += 1;
        let [mut a, mut b, mut c] = [0, 8, 16].map(|shift| (squares >> shift & 63) as usize);
        let mut best = NONE;
        for turn in 0..3 {
            let flips = self.flips_near(discs, a);
            if flips != 0 {
                let value = -self.last2(discs.play(a, flips), -alpha - 1, b, c);
                if value > alpha {
                    return value;
                }
                best = best.max(value);
            }
            if turn == 0 {
                (a, b) = (b, a);
            } else {
                (a, c) = (c, a);
            }
        }
        if best != NONE {
            return best;
        }
        let passed = discs.pass();
        let empty = 1 << a | 1 << b | 1 << c;
        if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
            return self.frame.final_diff(discs);
        }
        -self.last3(passed, -alpha - 1, squares)
    }

    /// A position with exactly four empty squares, these.
    pub(crate) fn last4(&mut self, discs: Discs, alpha: i32, empty: u64) -> i32 {
        let kernel = self.kernel;
        kernel.run::<_, Last4>(self, discs, alpha, empty)
    }

    #[inline(always)]
    fn last4_body(&mut self, discs: Discs, alpha: i32, empty: u64) -> i32 {
        self.nodes += 1;
        if let Some(most) = self.stability_limit(discs, alpha, 4) {
            return most;
        }
        let mut best = NONE;
        for packed in order4(empty) {
            let square = (packed & 63) as usize;
            let flips = self.flips_near(discs, square);
            if flips != 0 {
                let value = -self.last3(discs.play(square, flips), -alpha - 1, packed >> 8);
                if value > alpha {
                    return value;
                }
                best = best.max(value);
            }
        }
        if best != NONE {
            return best;
        }
        let passed = discs.pass();
        if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
            return self.frame.final_diff(discs);
        }
        -self.last4(passed, -alpha - 1, empty)
    }
}

/// [`Search::last3`] on the kernel's instructions.
struct Last3;

impl<K: Kernel> Task<Search<'_, K>> for Last3 {
    type Done = i32;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, rest: u64) -> i32 {
        search.last3_body(discs, alpha, rest as u32)
    }
}

/// [`Search::last4`] on the kernel's instructions.
struct Last4;

impl<K: Kernel> Task<Search<'_, K>> for Last4 {
    type Done = i32;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, rest: u64) -> i32 {
        search.last4_body(discs, alpha, rest)
    }
}

/// Squares by index, eight bits each, the first in the lowest.
#[inline(always)]
pub(crate) fn pack<const N: usize>(squares: [usize; N]) -> u32 {
    squares.iter().rev().fold(0, |packed, &square| packed << 8 | square as u32)
}

/// The four squares in the order to try them, each packed with the others after it in the order to try those: a square
/// alone in its quadrant goes first, and one whose mate has just been taken.
#[inline(always)]
fn order4(empty: u64) -> [u32; 4] {
    let odd = empty & Frame::odd_quadrants(empty);
    let first = if odd == 0 { QUADRANTS[quadrant(empty.trailing_zeros())] & empty } else { odd };
    let mut squares = [0usize; 4];
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
        *square = sets[side].trailing_zeros() as usize;
        sets[side] &= sets[side].wrapping_sub(1);
    }
    let [a, b, c, d] = squares;
    if odd == 0 {
        [pack([a, b, c, d]), pack([b, a, c, d]), pack([c, d, a, b]), pack([d, c, a, b])]
    } else {
        [pack([a, b, c, d]), pack([b, a, c, d]), pack([c, a, b, d]), pack([d, a, b, c])]
    }
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
