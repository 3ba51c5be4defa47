//! Which move to try first.

use crate::discs::{Discs, Indices};
use crate::evaluation::evaluate;
use crate::frame::Frame;
use crate::kernel::{Kernel, around};
use crate::search::Search;

/// A legal move waiting for its turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) square: u8,
    /// The position after it, seen by the other side.
    pub(crate) child: Discs,
    /// Higher is tried earlier.
    score: i32,
}

/// Above every other score.
const FIRST: i32 = 1 << 24;

/// How candidates are scored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// The fewest replies first, now and later; corners, edges and odd quadrants before others.
    FastestFirst,
    /// The worst for the opponent by the evaluation first.
    Evaluated,
}

impl<K: Kernel> Search<'_, K> {
    /// Puts the legal moves on the pile of candidates. The caller takes them off with [`Search::next_candidate`].
    #[inline(always)]
    pub(crate) fn push_candidates(&mut self, discs: Discs, legal: u64, first: u8, order: Order, prefetch: bool) {
        let odd = if order == Order::FastestFirst { Frame::odd_quadrants(self.frame.empty(discs)) } else { 0 };
        for square in Indices(legal) {
            let child = discs.play(square, self.kernel.flips(discs.own, discs.opp, square));
            if prefetch {
                self.kernel.prefetch(self.table.group(child));
            }
            let score = if square == usize::from(first) {
                FIRST
            } else {
                match order {
                    Order::FastestFirst => {
                        let empty = self.frame.empty(child);
                        let replies = self.kernel.legal(child.own, child.opp, empty);
                        let corners = self.frame.corners;
                        let mobility = replies.count_ones() + (replies & corners).count_ones();
                        let reach = (around(child.opp) & empty).count_ones();
                        let lies = |set: u64| (set >> square & 1) as i32;
                        8 * (lies(corners) + lies(odd) + lies(self.frame.edge))
                            - 16 * mobility as i32
                            - 5 * reach as i32
                    }
                    Order::Evaluated => -evaluate(&self.frame, self.weights, child),
                }
            };
            self.candidates.push(Candidate { square: square as u8, child, score });
        }
    }

    /// Takes the best candidate off the pile above `base`.
    #[inline(always)]
    pub(crate) fn next_candidate(&mut self, base: usize) -> Option<Candidate> {
        let waiting = &self.candidates[base..];
        let mut best = 0;
        for (at, candidate) in waiting.iter().enumerate() {
            if candidate.score > waiting[best].score {
                best = at;
            }
        }
        if waiting.is_empty() { None } else { Some(self.candidates.swap_remove(base + best)) }
    }
}
