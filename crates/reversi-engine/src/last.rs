//! The last four empty squares, unrolled: no table, no lists, no look at the stop flag.
//!
//! Each function takes the empty squares in the order to try them (odd quadrants first) and answers whether the value is
//! above `alpha`, fail-soft, in discs. A side that cannot move passes; two that cannot end the game.

use crate::discs::Discs;
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
        for packed in self.kernel.arrange(packed(empty)) {
            let square = (packed & 63) as usize;
            let flips = self.flips_near(discs, square);
            if flips != 0 {
                let value = -self.last3_body(discs.play(square, flips), -alpha - 1, packed >> 8);
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

/// Four squares by index, lowest first, eight bits each.
#[inline(always)]
fn packed(mut squares: u64) -> u32 {
    let mut packed = 0;
    for at in 0..4 {
        packed |= squares.trailing_zeros() << (8 * at);
        squares &= squares.wrapping_sub(1);
    }
    packed
}
