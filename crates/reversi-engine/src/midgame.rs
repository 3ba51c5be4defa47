//! The estimating search: values in hundredths of a disc. Principal variation search with a transposition table and
//! Multi-ProbCut; what lies within reach of the end is handed to the exact solver.

use reversi::Move;

use crate::crew::Aim;
use crate::discs::{Discs, Indices};
use crate::endgame::{at, extend};
use crate::evaluation::{Parent, evaluate};
use crate::kernel::{Kernel, Task};
use crate::order::Order;
use crate::probcut::FORESEEN;
use crate::search::{Halt, Search};
use crate::table::{Entry, NO_SQUARE, PROVEN, SURE};

/// Hundredths in a disc.
const DISC: i32 = 100;
/// From so many plies on the table is used.
const TABLE: u8 = 2;
/// Shallow searches trust still shallower ones, but those trust none.
const PROBING: u8 = 2;
/// From so many plies on the table is asked about each reply before any is searched.
const REPLIES: u8 = 4;
/// From so many plies on a position is worth sharing out among threads.
const SHARED: u8 = 6;
/// From so many plies on the evaluation orders the moves.
const EVALUATED: u8 = 3;

impl<K: Kernel> Search<'_, K> {
    /// Whether the position is worth more than `alpha`, fail-soft, looking `depth` plies ahead.
    pub(crate) fn null(&mut self, discs: Discs, alpha: i32, depth: u8) -> Result<i32, Halt> {
        let kernel = self.kernel;
        kernel.run::<_, Estimate>(self, discs, alpha, u64::from(depth))
    }

    #[inline(always)]
    fn null_body(&mut self, discs: Discs, alpha: i32, depth: u8) -> Result<i32, Halt> {
        let empties = self.frame.empties(discs);
        if empties <= u32::from(depth) {
            return Ok(DISC * self.solve_null(discs, alpha.div_euclid(DISC), empties)?);
        }
        self.enter()?;
        let empty = self.frame.empty(discs);
        let legal = self.kernel.legal(discs.own, discs.opp, empty);
        if legal == 0 {
            let passed = discs.pass();
            if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
                return Ok(DISC * self.frame.final_diff(discs));
            }
            return Ok(-self.null(passed, -alpha - 1, depth)?);
        }
        if depth == 0 {
            return Ok(evaluate(self.kernel, &self.frame, self.weights, discs));
        }
        let mut first = NO_SQUARE;
        if depth >= TABLE
            && let Some(entry) = self.table.get(discs)
        {
            let (lower, upper) = bounds(entry, depth);
            if lower > alpha {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
            first = entry.best;
        }
        if depth >= FORESEEN && self.selective && self.probing < PROBING {
            if let Some(value) = self.likely(discs, alpha, depth, empties)? {
                return Ok(value);
            }
            if first == NO_SQUARE {
                // A shallow search may have found a good move.
                first = self.table.get(discs).map_or(NO_SQUARE, |entry| entry.best);
            }
        }
        let best = if depth == 1 {
            self.null_unordered(discs, alpha, legal)?
        } else {
            self.null_ordered(discs, alpha, depth, legal, first)?
        };
        if depth >= TABLE {
            self.keep_estimate(discs, best, (alpha, alpha + 1), depth);
        }
        Ok(best.0)
    }

    /// A limit to the value that a shallower search makes likely.
    #[inline(never)]
    fn likely(&mut self, discs: Discs, alpha: i32, depth: u8, empties: u32) -> Result<Option<i32>, Halt> {
        let most = (self.frame.area - 1) * DISC;
        let estimate = evaluate(self.kernel, &self.frame, self.weights, discs);
        let probe = self.probes.of_estimate(empties, depth);
        let (margin, gate) = (i32::from(probe.margin), i32::from(probe.gate));
        let high = alpha + 1 + margin;
        if high < most && estimate > alpha + gate && self.probe(discs, high - 1, probe.depth, estimate)? >= high {
            return Ok(Some(alpha + 1));
        }
        let low = alpha - margin;
        if low > -most && estimate <= alpha - gate && self.probe(discs, low, probe.depth, estimate)? <= low {
            return Ok(Some(alpha));
        }
        Ok(None)
    }

    /// The value of a shallow search; that of none is the `estimate`.
    #[inline(always)]
    fn probe(&mut self, discs: Discs, alpha: i32, depth: u8, estimate: i32) -> Result<i32, Halt> {
        if depth == 0 {
            return Ok(estimate);
        }
        self.probing += 1;
        let value = self.null(discs, alpha, depth);
        self.probing -= 1;
        value
    }

    #[inline(always)]
    fn null_unordered(&mut self, discs: Discs, alpha: i32, legal: u64) -> Result<(i32, u8), Halt> {
        let corners = self.frame.corners;
        let parent = Parent::new(self.weights, discs);
        let mut best = (i32::MIN, NO_SQUARE);
        for set in [legal & corners, legal & !corners] {
            for square in Indices(set) {
                let flips = self.kernel.flips(discs.own, discs.opp, square);
                let child = discs.play(square, flips);
                let value = if self.kernel.legal(child.own, child.opp, self.frame.empty(child)) == 0 {
                    -self.null(child, -alpha - 1, 0)?
                } else {
                    self.enter()?;
                    -parent.evaluate(self.kernel, &self.frame, child, square, flips)
                };
                if value > best.0 {
                    best = (value, square as u8);
                    if value > alpha {
                        return Ok(best);
                    }
                }
            }
        }
        Ok(best)
    }

    #[inline(always)]
    fn null_ordered(&mut self, discs: Discs, alpha: i32, depth: u8, legal: u64, first: u8) -> Result<(i32, u8), Halt> {
        let base = self.candidates.len();
        // The table's move is mostly good enough, and what the others promise need not be looked at.
        let mut scored = depth < EVALUATED || first == NO_SQUARE;
        if scored {
            self.push_candidates(discs, legal, first, order(depth), depth > TABLE);
        } else {
            self.push_unscored(discs, legal, first);
        }
        if depth >= REPLIES
            && let Some(found) = self.known_estimate(base, alpha, depth - 1)
        {
            self.candidates.truncate(base);
            return Ok(found);
        }
        let mut best = (i32::MIN, NO_SQUARE);
        loop {
            if !scored && best.1 != NO_SQUARE {
                self.evaluate_candidates(base, discs);
                scored = true;
            }
            let Some(candidate) = self.next_candidate(base) else { break };
            if depth >= SHARED
                && best.1 != NO_SQUARE
                && let Some(crew) = self.idle_crew()
            {
                best = self.share(crew, Aim::Estimate(depth, self.probing), alpha, best, (candidate, base))?;
                break;
            }
            let value = -self.null(candidate.child, -alpha - 1, depth - 1)?;
            if value > best.0 {
                best = (value, candidate.square);
                if value > alpha {
                    break;
                }
            }
        }
        self.candidates.truncate(base);
        Ok(best)
    }

    /// A value above `alpha` that the table has for one of the candidates.
    #[inline(always)]
    fn known_estimate(&self, base: usize, alpha: i32, depth: u8) -> Option<(i32, u8)> {
        self.candidates[base..].iter().find_map(|candidate| {
            let entry = self.table.get(candidate.child)?;
            let value = -bounds(entry, depth).1.max(-i32::MAX);
            (value > alpha).then_some((value, candidate.square))
        })
    }

    /// The value with a window, and the line that leads to it where it lies inside the window.
    pub(crate) fn pv(
        &mut self,
        discs: Discs,
        alpha: i32,
        beta: i32,
        depth: u8,
        pv: &mut Vec<Move>,
    ) -> Result<i32, Halt> {
        pv.clear();
        let empties = self.frame.empties(discs);
        if empties <= u32::from(depth) {
            // Wide enough in discs to hold the whole window in hundredths.
            let (low, high) = (alpha.div_euclid(DISC), -(-beta).div_euclid(DISC));
            return Ok(DISC * self.solve_pv(discs, low, high, empties, pv)?);
        }
        self.enter()?;
        let legal = self.frame.legal(discs);
        let mut line = Vec::new();
        if legal == 0 {
            let passed = discs.pass();
            if self.frame.legal(passed) == 0 {
                return Ok(DISC * self.frame.final_diff(discs));
            }
            let value = -self.pv(passed, -beta, -alpha, depth, &mut line)?;
            extend(pv, Move::Pass, &line);
            return Ok(value);
        }
        if depth == 0 {
            return Ok(evaluate(self.kernel, &self.frame, self.weights, discs));
        }
        let first = self.table.get(discs).map_or(NO_SQUARE, |entry| entry.best);
        let base = self.candidates.len();
        self.push_candidates(discs, legal, first, order(depth), depth > TABLE);
        let mut best = (i32::MIN, NO_SQUARE);
        while let Some(candidate) = self.next_candidate(base) {
            let floor = alpha.max(best.0);
            let mut value = floor + 1;
            if best.1 != NO_SQUARE {
                value = -self.null(candidate.child, -floor - 1, depth - 1)?;
            }
            if value > floor && (best.1 == NO_SQUARE || value < beta) {
                value = -self.pv(candidate.child, -beta, -floor, depth - 1, &mut line)?;
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
        if depth >= TABLE {
            self.keep_estimate(discs, best, (alpha, beta), depth);
        }
        Ok(best.0)
    }

    fn keep_estimate(&mut self, discs: Discs, (value, square): (i32, u8), (alpha, beta): (i32, i32), depth: u8) {
        self.table.put(
            discs,
            Entry {
                lower: if value > alpha { value as i16 } else { i16::MIN },
                upper: if value < beta { value as i16 } else { i16::MAX },
                depth,
                work: depth,
                best: square,
            },
        );
    }
}

/// [`Search::null`] on the kernel's instructions.
struct Estimate;

impl<K: Kernel> Task<Search<'_, K>> for Estimate {
    type Done = Result<i32, Halt>;

    #[inline(always)]
    fn run(search: &mut Search<'_, K>, discs: Discs, alpha: i32, rest: u64) -> Result<i32, Halt> {
        search.null_body(discs, alpha, rest as u8)
    }
}

fn order(depth: u8) -> Order {
    if depth >= EVALUATED { Order::Evaluated } else { Order::FastestFirst }
}

/// What an entry says at this depth, in hundredths: one that is as deep, or proven.
fn bounds(entry: Entry, depth: u8) -> (i32, i32) {
    let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
    if entry.depth == PROVEN {
        (lower.saturating_mul(DISC), upper.saturating_mul(DISC))
    } else if (depth..SURE).contains(&entry.depth) {
        (lower, upper)
    } else {
        (i32::MIN, i32::MAX)
    }
}
