//! The exact solver: values in discs, proven.
//!
//! High up a transposition table, stability cut-offs and fastest-first order; from [`SHALLOW`] empties down only parity;
//! the last four squares are unrolled in `last.rs`. Null windows are searched by [`Search::solve_null`], the principal
//! variation by [`Search::solve_pv`]; both are fail-soft.

use reversi::{Goal, Move, Square};

use crate::discs::{Discs, Indices};
use crate::frame::Frame;
use crate::last::LAST4_NODES;
use crate::order::Order;
use crate::search::{Halt, Search};
use crate::stability::stable;
use crate::table::{Found, NO_SQUARE, PROVEN};

/// At most so many empties are searched without table and lists.
const SHALLOW: u32 = 6;
/// From so many empties on the evaluation orders the moves.
const EVALUATED: u32 = 13;

impl Search<'_> {
    /// Whether the position is worth more than `alpha`, fail-soft.
    pub(crate) fn solve_null(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        if empties > SHALLOW {
            self.solve_deep(discs, alpha, empties)
        } else if empties == 4 && self.budget - self.nodes > LAST4_NODES {
            let empty = self.frame.empty(discs);
            if self.stop.is_raised() {
                return Err(Halt);
            }
            Ok(self.solve_last4(discs, alpha, empty))
        } else {
            self.solve_shallow(discs, alpha, empties)
        }
    }

    fn solve_shallow(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        self.enter()?;
        let empty = self.frame.empty(discs);
        let legal = crate::kernel::legal(discs.own, discs.opp, empty);
        if legal == 0 {
            return self.solve_stuck(discs, alpha, empties);
        }
        let odd = Frame::odd_quadrants(empty);
        let mut best = i32::MIN;
        for set in [legal & odd, legal & !odd] {
            for square in Indices(set) {
                let child = discs.play(square, discs.flips(square));
                let value = -self.solve_null(child, -alpha - 1, empties - 1)?;
                if value > alpha {
                    return Ok(value);
                }
                best = best.max(value);
            }
        }
        Ok(best)
    }

    /// The mover has no legal square: a pass, or the end.
    fn solve_stuck(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        let passed = discs.pass();
        if self.frame.legal(passed) == 0 {
            return Ok(self.frame.final_diff(discs));
        }
        Ok(-self.solve_null(passed, -alpha - 1, empties)?)
    }

    fn solve_deep(&mut self, discs: Discs, alpha: i32, empties: u32) -> Result<i32, Halt> {
        self.enter()?;
        if let Some(most) = self.stability_limit(discs, alpha, empties) {
            return Ok(most);
        }
        let legal = self.frame.legal(discs);
        if legal == 0 {
            return self.solve_stuck(discs, alpha, empties);
        }
        let mut first = NO_SQUARE;
        if let Some(entry) = self.table.get(discs) {
            if entry.depth == PROVEN {
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
        let base = self.candidates.len();
        let order = if empties >= EVALUATED { Order::Evaluated } else { Order::FastestFirst };
        self.push_candidates(discs, legal, first, order);
        let mut best = (i32::MIN, NO_SQUARE);
        while let Some(candidate) = self.next_candidate(base) {
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
        let order = if empties >= EVALUATED { Order::Evaluated } else { Order::FastestFirst };
        self.push_candidates(discs, legal, first, order);
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
    fn stability_limit(&self, discs: Discs, alpha: i32, empties: u32) -> Option<i32> {
        // Below this the other side rarely has enough stable discs to be worth counting.
        if alpha < empties as i32 * 2 - self.frame.area / 4 {
            return None;
        }
        let (side, other) = match self.frame.goal {
            Goal::Most => (discs.opp, discs.own),
            Goal::Fewest => (discs.own, discs.opp),
        };
        let limit = |discs: u64| self.frame.area - 2 * discs.count_ones() as i32;
        if limit(side) > alpha {
            return None;
        }
        let most = limit(stable(&self.frame, side, other));
        (most <= alpha).then_some(most)
    }

    fn keep_proven(&mut self, discs: Discs, (value, square): (i32, u8), (alpha, beta): (i32, i32), empties: u32) {
        if empties <= SHALLOW {
            return;
        }
        self.table.put(
            discs,
            Found {
                lower: if value > alpha { value } else { i32::from(i16::MIN) },
                upper: if value < beta { value } else { i32::from(i16::MAX) },
                depth: PROVEN,
                work: empties as u8,
                best: square,
            },
        );
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
