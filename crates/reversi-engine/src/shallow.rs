//! The solver near the end, where the order of moves comes from parity alone and there is no time for lists.

use crate::discs::{Discs, Indices};
use crate::frame::Frame;
use crate::kernel::{Kernel, Task};
use crate::last::pack;
use crate::search::{Halt, Search};

/// At most so many empty squares are searched here.
pub(crate) const SHALLOW: u32 = 7;
/// More than any subtree of so many empty squares has nodes.
pub(crate) const SHALLOW_NODES: u64 = 8_800;
/// From so many empty squares on the near memory is asked.
const NEAR: u32 = 5;

impl<K: Kernel> Search<'_, K> {
    /// Whether the position, which has at most [`SHALLOW`] empty squares, is worth more than `alpha`, fail-soft. Once it has
    /// begun it comes to its end.
    #[inline(always)]
    pub(crate) fn solve_shallow(&mut self, discs: Discs, alpha: i32, empties: u32) -> i32 {
        match empties {
            0 => {
                self.nodes += 1;
                self.frame.final_diff(discs)
            }
            1..=3 => self.few(discs, alpha, empties),
            4 => self.last4(discs, alpha, self.frame.empty(discs)),
            _ => self.shallow(discs, alpha, empties),
        }
    }

    /// One to three empty squares that were not reached by way of four.
    #[inline(never)]
    fn few(&mut self, discs: Discs, alpha: i32, empties: u32) -> i32 {
        let mut squares = Indices(self.frame.empty(discs));
        let mut next = || squares.next().unwrap_or(0);
        let (a, b, c) = (next(), next(), next());
        match empties {
            1 => self.last1(discs.own, a),
            2 => self.last2(discs, alpha, a, b),
            _ => self.last3(discs, alpha, pack([a, b, c])),
        }
    }

    fn shallow(&mut self, discs: Discs, alpha: i32, empties: u32) -> i32 {
        let kernel = self.kernel;
        kernel.run::<_, Shallow>(self, discs, alpha, u64::from(empties))
    }

    #[inline(always)]
    fn shallow_body(&mut self, discs: Discs, alpha: i32, empties: u32) -> i32 {
        self.nodes += 1;
        if let Some(most) = self.stability_limit(discs, alpha, empties) {
            return most;
        }
        let empty = self.frame.empty(discs);
        let legal = self.kernel.legal(discs.own, discs.opp, empty);
        if legal == 0 {
            let passed = discs.pass();
            if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
                return self.frame.final_diff(discs);
            }
            return -self.shallow(passed, -alpha - 1, empties);
        }
        let mut first = 0;
        if empties >= NEAR
            && let Some((lower, upper, best)) = self.near.get(discs)
        {
            if lower > alpha {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            first = 1 << best & legal;
        }
        let odd = Frame::odd_quadrants(empty);
        let mut best = (i32::MIN, 0);
        'all: for set in [first, legal & odd & !first, legal & !odd & !first] {
            for square in Indices(set) {
                let child = discs.play(square, self.kernel.flips(discs.own, discs.opp, square));
                let value = -if empties == 5 {
                    self.last4(child, -alpha - 1, empty & !(1 << square))
                } else {
                    self.shallow(child, -alpha - 1, empties - 1)
                };
                if value > best.0 {
                    best = (value, square);
                    if value > alpha {
                        break 'all;
                    }
                }
            }
        }
        if empties >= NEAR {
            self.near.put(discs, alpha, best.0, best.1 as u8);
        }
        best.0
    }

    /// The same as [`Search::solve_shallow`], step by step, where the budget may end within.
    pub(crate) fn solve_careful(&mut self, discs: Discs, alpha: i32) -> Result<i32, Halt> {
        self.enter()?;
        let empty = self.frame.empty(discs);
        let legal = self.kernel.legal(discs.own, discs.opp, empty);
        if legal == 0 {
            let passed = discs.pass();
            if self.frame.legal(passed) == 0 {
                return Ok(self.frame.final_diff(discs));
            }
            return Ok(-self.solve_careful(passed, -alpha - 1)?);
        }
        let odd = Frame::odd_quadrants(empty);
        let mut best = i32::MIN;
        for set in [legal & odd, legal & !odd] {
            for square in Indices(set) {
                let child = discs.play(square, self.kernel.flips(discs.own, discs.opp, square));
                let value = -self.solve_careful(child, -alpha - 1)?;
                if value > alpha {
                    return Ok(value);
                }
                best = best.max(value);
            }
        }
        Ok(best)
    }
}

/// [`Search::shallow`] on the kernel's instructions.
struct Shallow;

impl<K: Kernel> Task<Search<'_, K>> for Shallow {
    type Done = i32;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, rest: u64) -> i32 {
        search.shallow_body(discs, alpha, rest as u32)
    }
}
