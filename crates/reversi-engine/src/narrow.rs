//! The solver between the heights where an evaluation pays and the last five squares.
//!
//! The moves of a node are few enough to lie on the stack. Each is looked at once, those but the one that the memory tells
//! only when that one was not enough: what it turns over and what the opponent could reply orders them (fastest first), and
//! both are handed down with the move that is tried, so that nothing is computed twice. Below [`TABLED`] empties the
//! thread's own small memory stands in for the common table.

use reversi::Goal;

use crate::discs::{Discs, Indices};
use crate::frame::Frame;
use crate::kernel::{Kernel, Task};
use crate::last::pack;
use crate::search::{Halt, Search};
use crate::table::{NO_SQUARE, PROVEN};

/// At most so many empty squares are searched here.
pub(crate) const NARROW: u32 = 12;
/// From so many empties on the table is used; below, the thread's own memory, which is nearer.
pub(crate) const TABLED: u32 = 11;
/// From so many empties on the table is asked about each reply before any is searched.
const REPLIES: u32 = 12;
/// At most so many empty squares are searched by parity alone, to their end.
const SHALLOW: u32 = 6;
/// More than any subtree of so many empty squares has nodes.
const SHALLOW_NODES: u64 = 4_000;

/// Beyond every value.
const OPEN: i32 = 100;

/// Places for the moves of a node: a power of two above [`NARROW`].
const PLACES: usize = 16;

/// The moves of a node that wait for their turn.
struct Waiting {
    /// How good the move looks, its square and its place; 0 where there is none.
    keys: [u32; PLACES],
    flips: [u64; PLACES],
    /// Where the opponent could reply.
    replies: [u64; PLACES],
}

impl Waiting {
    /// What makes every score positive.
    const ZERO: i32 = 1 << 12;

    #[inline(always)]
    fn put(&mut self, place: usize, score: i32, square: usize, flips: u64, replies: u64) -> u32 {
        let place = place % PLACES;
        let key = ((score + Waiting::ZERO) as u32) << 16 | (square << 8) as u32 | place as u32;
        self.keys[place] = key;
        self.flips[place] = flips;
        self.replies[place] = replies;
        key
    }

    /// The best move's key, 0 where there is none left.
    #[inline(always)]
    fn best(&self) -> u32 {
        self.keys.iter().fold(0, |best, key| best.max(*key))
    }

    /// The square, the flips and the replies of the move with this key, which waits no longer.
    #[inline(always)]
    fn take(&mut self, key: u32) -> (usize, u64, u64) {
        let place = key as usize % PLACES;
        self.keys[place] = 0;
        ((key >> 8 & 63) as usize, self.flips[place], self.replies[place])
    }
}

impl<K: Kernel> Search<'_, K> {
    /// Whether the position, which has at most [`NARROW`] empty squares, is worth more than `alpha`, fail-soft.
    #[inline(always)]
    pub(crate) fn solve_narrow(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        if empties > SHALLOW {
            let legal = self.kernel.legal(discs.own, discs.opp, self.frame.empty(discs));
            self.narrow(discs, alpha, legal, empties)
        } else if self.budget.saturating_sub(self.nodes) > SHALLOW_NODES {
            Ok(self.solve_shallow(discs, alpha, empties))
        } else {
            self.solve_careful(discs, alpha)
        }
    }

    /// `legal` are the mover's legal squares.
    #[inline(always)]
    fn narrow(&mut self, discs: Discs, alpha: i32, legal: u64, empties: u32) -> Result<i32, Halt> {
        let kernel = self.kernel;
        if empties < TABLED {
            kernel.run::<_, Narrow<false>>(self, discs, alpha, legal)
        } else {
            kernel.run::<_, Narrow<true>>(self, discs, alpha, legal)
        }
    }

    #[inline(always)]
    fn narrow_body<const SHARED: bool>(&mut self, discs: Discs, alpha: i32, legal: u64) -> Result<i32, Halt> {
        let empty = self.frame.empty(discs);
        let empties = empty.count_ones();
        if SHARED {
            self.go_on()?;
        } else if self.nodes >= self.budget {
            return Err(Halt);
        }
        self.nodes += 1;
        if let Some(most) = self.stability_limit(discs, alpha, empties) {
            return Ok(most);
        }
        if legal == 0 {
            let passed = discs.pass();
            let legal = self.kernel.legal(passed.own, passed.opp, empty);
            if legal == 0 {
                return Ok(self.frame.final_diff(discs));
            }
            return Ok(-self.narrow(passed, -alpha - 1, legal, empties)?);
        }
        let known = if SHARED { self.proven(discs) } else { self.near.get(discs) };
        let mut first = NO_SQUARE;
        if let Some((lower, upper, best)) = known {
            if lower > alpha {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
            first = best;
        }
        let best = self.try_in_order::<SHARED>(discs, alpha, legal, first)?;
        if !SHARED {
            self.near.put(discs, alpha, best.0, best.1);
        } else {
            self.keep_proven(discs, best, (alpha, alpha + 1), empties);
        }
        Ok(best.0)
    }

    /// The bounds and the best square that the table knows of a position.
    #[inline(always)]
    fn proven(&self, discs: Discs) -> Option<(i32, i32, u8)> {
        let entry = self.table.get(discs)?;
        let (lower, upper) = match entry.depth {
            PROVEN => (entry.lower.into(), entry.upper.into()),
            // Kept by a search for an estimate.
            _ => (-OPEN, OPEN),
        };
        Some((lower, upper, entry.best))
    }

    /// Searches the moves until one is worth more than `alpha`: that value and its square, or else the best of all. `first` is
    /// tried before the others.
    #[inline(always)]
    fn try_in_order<const SHARED: bool>(
        &mut self,
        discs: Discs,
        alpha: i32,
        squares: u64,
        first: u8,
    ) -> Result<(i32, u8), Halt> {
        let empty = self.frame.empty(discs);
        let empties = empty.count_ones();
        let mut waiting = Waiting { keys: [0; PLACES], flips: [0; PLACES], replies: [0; PLACES] };
        for (place, square) in Indices(squares).enumerate() {
            let flips = self.kernel.flips(discs.own, discs.opp, square);
            waiting.flips[place % PLACES] = flips;
            if SHARED && empties > TABLED {
                self.kernel.prefetch(self.table.group(discs.play(square, flips)));
            }
        }
        if SHARED && empties >= REPLIES {
            for (place, square) in Indices(squares).enumerate() {
                let child = discs.play(square, waiting.flips[place % PLACES]);
                if let Some((_, upper, _)) = self.proven(child)
                    && -upper > alpha
                {
                    return Ok((-upper, square as u8));
                }
            }
        }
        let mut best = (i32::MIN, NO_SQUARE);
        if first != NO_SQUARE {
            // Mostly good enough: what the others leave to the opponent need not be looked at.
            let square = usize::from(first);
            let child = discs.play(square, self.kernel.flips(discs.own, discs.opp, square));
            let replies = self.kernel.legal(child.own, child.opp, empty ^ 1 << square);
            best = (self.try_child(child, alpha, replies, empties - 1)?, first);
            if best.0 > alpha {
                return Ok(best);
            }
        }
        let odd = Frame::odd_quadrants(empty);
        let mut key = 0;
        for (place, square) in Indices(squares).enumerate() {
            if square == usize::from(first) {
                continue;
            }
            let flips = waiting.flips[place % PLACES];
            let child = discs.play(square, flips);
            let left = empty ^ 1 << square;
            let replies = self.kernel.legal(child.own, child.opp, left);
            key = key.max(waiting.put(place, self.haste(child, square, left, replies, odd), square, flips, replies));
        }
        while key != 0 {
            let (square, flips, replies) = waiting.take(key);
            let value = self.try_child(discs.play(square, flips), alpha, replies, empties - 1)?;
            if value > best.0 {
                best = (value, square as u8);
                if value > alpha {
                    break;
                }
            }
            key = waiting.best();
        }
        Ok(best)
    }

    /// What the move to this position, where so many squares are empty and these replies legal, is worth against `alpha`.
    #[inline(always)]
    fn try_child(&mut self, child: Discs, alpha: i32, replies: u64, empties: u32) -> Result<i32, Halt> {
        Ok(-if empties > SHALLOW {
            self.narrow(child, -alpha - 1, replies, empties)?
        } else if self.budget.saturating_sub(self.nodes) > SHALLOW_NODES {
            self.shallow(child, -alpha - 1, replies)
        } else {
            self.solve_careful(child, -alpha - 1)?
        })
    }

    /// Whether the position, which has at most five empty squares, is worth more than `alpha`, fail-soft. Once it has
    /// begun it comes to its end.
    #[inline(always)]
    fn solve_shallow(&mut self, discs: Discs, alpha: i32, empties: u32) -> i32 {
        match empties {
            0 => {
                self.nodes += 1;
                self.frame.final_diff(discs)
            }
            1..=3 => self.few(discs, alpha, empties),
            4 => self.last4(discs, alpha, self.frame.empty(discs)),
            _ => {
                let legal = self.kernel.legal(discs.own, discs.opp, self.frame.empty(discs));
                self.shallow(discs, alpha, legal)
            }
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

    fn shallow(&mut self, discs: Discs, alpha: i32, legal: u64) -> i32 {
        let kernel = self.kernel;
        kernel.run::<_, Shallow>(self, discs, alpha, legal)
    }

    #[inline(always)]
    fn shallow_body(&mut self, discs: Discs, alpha: i32, legal: u64) -> i32 {
        self.nodes += 1;
        let empty = self.frame.empty(discs);
        let empties = empty.count_ones();
        if let Some(most) = self.stability_limit(discs, alpha, empties) {
            return most;
        }
        if legal == 0 {
            let passed = discs.pass();
            let legal = self.kernel.legal(passed.own, passed.opp, empty);
            if legal == 0 {
                return self.frame.final_diff(discs);
            }
            return -self.shallow(passed, -alpha - 1, legal);
        }
        let mut first = 0;
        if let Some((lower, upper, best)) = self.near.get(discs) {
            if lower > alpha {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            first = 1 << best & legal;
        }
        let odd = match self.frame.goal {
            Goal::Most => Frame::odd_quadrants(empty),
            // Who fills the last square of a region has the last word there, and the discs.
            Goal::Fewest => !Frame::odd_quadrants(empty),
        };
        let mut best = (i32::MIN, 0);
        'all: for set in [first, legal & odd & !first, legal & !odd & !first] {
            for square in Indices(set) {
                let child = discs.play(square, self.kernel.flips(discs.own, discs.opp, square));
                let left = empty & !(1 << square);
                let value = -if empties == 5 {
                    self.last4(child, -alpha - 1, left)
                } else {
                    self.shallow(child, -alpha - 1, self.kernel.legal(child.own, child.opp, left))
                };
                if value > best.0 {
                    best = (value, square);
                    if value > alpha {
                        break 'all;
                    }
                }
            }
        }
        self.near.put(discs, alpha, best.0, best.1 as u8);
        best.0
    }

    /// The same as [`Search::solve_shallow`], step by step, where the budget may end within.
    fn solve_careful(&mut self, discs: Discs, alpha: i32) -> Result<i32, Halt> {
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

/// [`Search::narrow`] on the kernel's instructions.
struct Narrow<const SHARED: bool>;

impl<K: Kernel, const SHARED: bool> Task<Search<'_, K>> for Narrow<SHARED> {
    type Done = Result<i32, Halt>;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, legal: u64) -> Result<i32, Halt> {
        search.narrow_body::<SHARED>(discs, alpha, legal)
    }
}

/// [`Search::shallow`] on the kernel's instructions.
struct Shallow;

impl<K: Kernel> Task<Search<'_, K>> for Shallow {
    type Done = i32;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, legal: u64) -> i32 {
        search.shallow_body(discs, alpha, legal)
    }
}
