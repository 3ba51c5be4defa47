//! The exact solver: values in discs, proven.
//!
//! High up a transposition table, stability cut-offs and fastest-first order; from [`SHALLOW`] empties down only parity;
//! the last four squares are unrolled in `last.rs`. Null windows are searched by [`Search::solve_null`], the principal
//! variation by [`Search::solve_pv`]; both are fail-soft.

use reversi::{Goal, Move, Square};

use crate::crew::Aim;
use crate::discs::Discs;
use crate::evaluation::evaluate;
use crate::kernel::{Kernel, Task};
use crate::narrow::{NARROW, TABLED};
use crate::order::Order;
use crate::search::{Halt, Search};
use crate::stability::stable_on;
use crate::table::{Entry, NO_SQUARE, PROVEN};

/// From so many empties on a pass that is not to prove anything trusts shallow searches.
pub(crate) const FORESEEN: u32 = 13;

/// From so many empties on the order of moves looks at the replies too.
const FORETOLD: u32 = 18;

/// From so many empties on a position is worth sharing out among threads.
const SHARED: u32 = 14;

impl<K: Kernel> Search<'_, K> {
    /// Whether the position is worth more than `alpha`, fail-soft.
    #[inline(always)]
    pub(crate) fn solve_null(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        if empties > NARROW { self.solve_deep(discs, alpha, empties) } else { self.solve_narrow(discs, alpha, empties) }
    }

    fn solve_deep(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        let kernel = self.kernel;
        kernel.run::<_, Deep>(self, discs, alpha, u64::from(empties))
    }

    #[inline(always)]
    fn solve_deep_body(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        self.enter()?;
        if let Some(most) = self.stability_limit(discs, alpha, empties) {
            return Ok(most);
        }
        let empty = self.frame.empty(discs);
        let legal = self.kernel.legal(discs.own, discs.opp, empty);
        if legal == 0 {
            let passed = discs.pass();
            if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
                return Ok(self.frame.final_diff(discs));
            }
            return Ok(-self.solve_deep(passed, -alpha - 1, empties)?);
        }
        let level = self.level(empties);
        let mut first = NO_SQUARE;
        if let Some(entry) = self.table.get(discs) {
            if entry.depth >= level {
                let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
                if lower > alpha {
                    return Ok(lower);
                }
                if upper <= alpha {
                    return Ok(upper);
                }
            }
            first = entry.best;
        }
        if level != PROVEN
            && let Some(value) = self.surely(discs, alpha, empties, level)?
        {
            return Ok(value);
        }
        let base = self.candidates.len();
        self.push_unscored(discs, legal, first);
        if let Some(value) = self.known_reply(base, alpha, self.level(empties - 1)) {
            self.candidates.truncate(base);
            return Ok(value);
        }
        // The table's move is mostly good enough, and what the others promise need not be looked at.
        let mut scored = false;
        let mut best = (i32::MIN, NO_SQUARE);
        loop {
            if !scored && (first == NO_SQUARE || best.1 != NO_SQUARE) {
                self.score_candidates(base, discs, empties >= FORETOLD);
                scored = true;
            }
            let Some(candidate) = self.next_candidate(base) else { break };
            if empties >= SHARED
                && best.1 != NO_SQUARE
                && let Some(crew) = self.idle_crew()
            {
                best = self.share(crew, Aim::Solve(empties, self.confidence), alpha, best, (candidate, base))?;
                break;
            }
            let value = -self.solve_null(candidate.child, -alpha - 1, empties - 1)?;
            if value > best.0 {
                best = (value, candidate.square);
                if value > alpha {
                    break;
                }
            }
        }
        self.candidates.truncate(base);
        self.keep_proven(discs, best, (alpha, alpha + 1), empties);
        Ok(best.0)
    }

    /// What the bounds found at a position with so many empty squares are worth in the present pass, as a depth in the table.
    #[inline(always)]
    fn level(&self, empties: u32) -> u8 {
        if empties < FORESEEN { PROVEN } else { self.confidence }
    }

    /// A limit to the value that a shallow search makes likely enough for the present pass.
    #[inline(never)]
    fn surely(&mut self, discs: Discs, alpha: i32, empties: u32, level: u8) -> Result<Option<i32>, Halt> {
        let probe = self.probes.of_end(empties, level);
        let (margin, gate) = (i32::from(probe.margin), i32::from(probe.gate));
        let value = evaluate(self.kernel, &self.frame, self.weights, discs);
        let most = (self.frame.area - 1) * 100;
        let high = (alpha + 1) * 100 + margin;
        if high < most && value >= (alpha + 1) * 100 + gate && self.null(discs, high - 1, probe.depth)? >= high {
            return Ok(Some(alpha + 1));
        }
        let low = alpha * 100 - margin;
        if low > -most && value <= alpha * 100 - gate && self.null(discs, low, probe.depth)? <= low {
            return Ok(Some(alpha));
        }
        Ok(None)
    }

    /// A value above `alpha` that the table has for one of the candidates.
    #[inline(always)]
    fn known_reply(&self, base: usize, alpha: i32, level: u8) -> Option<i32> {
        self.candidates[base..].iter().find_map(|candidate| {
            let entry = self.table.get(candidate.child).filter(|entry| entry.depth >= level)?;
            let value = -i32::from(entry.upper);
            (value > alpha).then_some(value)
        })
    }

    /// The value with a window, and the line that leads to it where it lies inside the window.
    pub(crate) fn solve_pv(
        &mut self,
        discs: Discs,
        alpha: i32,
        beta: i32,
        empties: u32,
        pv: &mut Vec<Move>,
    ) -> Result<i32, Halt> {
        pv.clear();
        self.enter()?;
        let legal = self.frame.legal(discs);
        let mut line = Vec::new();
        if legal == 0 {
            let passed = discs.pass();
            if self.frame.legal(passed) == 0 {
                return Ok(self.frame.final_diff(discs));
            }
            let value = -self.solve_pv(passed, -beta, -alpha, empties, &mut line)?;
            extend(pv, Move::Pass, &line);
            return Ok(value);
        }
        let first = self.table.get(discs).map_or(NO_SQUARE, |entry| entry.best);
        let base = self.candidates.len();
        let order = if empties > NARROW { Order::Both } else { Order::FastestFirst };
        self.push_candidates(discs, legal, first, order, empties > TABLED);
        let mut best = (i32::MIN, NO_SQUARE);
        while let Some(candidate) = self.next_candidate(base) {
            let floor = alpha.max(best.0);
            let mut value = floor + 1;
            if best.1 != NO_SQUARE {
                value = -self.solve_null(candidate.child, -floor - 1, empties - 1)?;
            }
            if value > floor && (best.1 == NO_SQUARE || value < beta) {
                value = -self.solve_pv(candidate.child, -beta, -floor, empties - 1, &mut line)?;
            } else {
                line.clear();
            }
            if value > best.0 {
                best = (value, candidate.square);
                if value > alpha {
                    extend(pv, at(candidate.square), &line);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.candidates.truncate(base);
        self.keep_proven(discs, best, (alpha, beta), empties);
        Ok(best.0)
    }

    /// The most that the mover can reach, where stable discs alone keep that down to `alpha`.
    #[inline(always)]
    pub(crate) fn stability_limit(&mut self, discs: Discs, alpha: i32, empties: u32) -> Option<i32> {
        let side = match self.frame.goal {
            Goal::Most => discs.pass(),
            Goal::Fewest => discs,
        };
        // So few discs beyond those that must be stable are rarely stable enough.
        let spare = match empties {
            ..=4 => 14,
            5..=9 => 10,
            _ => 16,
        };
        let area = self.frame.area;
        let limit = |discs: u64| area - 2 * discs.count_ones() as i32;
        if limit(side.own) > alpha - spare {
            return None;
        }
        let kernel = self.kernel;
        let sure = kernel.run::<_, Stable>(self, side, 0, 0);
        let most = limit(sure);
        (most <= alpha).then_some(most)
    }

    #[inline(always)]
    pub(crate) fn keep_proven(
        &mut self,
        discs: Discs,
        (value, square): (i32, u8),
        (alpha, beta): (i32, i32),
        empties: u32,
    ) {
        if empties < TABLED {
            return;
        }
        self.table.put(
            discs,
            Entry {
                lower: if value > alpha { value as i16 } else { i16::MIN },
                upper: if value < beta { value as i16 } else { i16::MAX },
                depth: self.level(empties),
                work: empties as u8,
                best: square,
            },
        );
    }
}

/// [`stable_on`] on the kernel's instructions: the discs of `own` that are stable.
struct Stable;

impl<K: Kernel> Task<Search<'_, K>> for Stable {
    type Done = u64;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, _: i32, _: u64) -> u64 {
        stable_on(search.kernel, &search.frame, discs.own, discs.opp)
    }
}

/// [`Search::solve_deep`] on the kernel's instructions.
struct Deep;

impl<K: Kernel> Task<Search<'_, K>> for Deep {
    type Done = Result<i32, Halt>;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, rest: u64) -> Result<i32, Halt> {
        search.solve_deep_body(discs, alpha, rest as u32)
    }
}

/// The move of a square's index.
pub(crate) fn at(square: u8) -> Move {
    Move::At(Square::new(square).expect("a candidate is a square"))
}

/// Makes `pv` the move and the line after it.
pub(crate) fn extend(pv: &mut Vec<Move>, mv: Move, line: &[Move]) {
    pv.clear();
    pv.push(mv);
    pv.extend_from_slice(line);
}
