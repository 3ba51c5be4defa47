//! Which move to try first.

use crate::discs::{Discs, Indices};
use crate::evaluation::Parent;
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
    /// The fewest replies first, corners and odd quadrants before others.
    FastestFirst,
    /// The worst for the opponent by the evaluation first.
    Evaluated,
}

impl Search<'_> {
    /// Puts the legal moves on the pile of candidates. The caller takes them off with [`Search::next_candidate`].
    pub(crate) fn push_candidates(&mut self, discs: Discs, legal: u64, first: u8, order: Order) {
        let odd =
            if order == Order::FastestFirst { crate::frame::Frame::odd_quadrants(self.frame.empty(discs)) } else { 0 };
        let parent = (order == Order::Evaluated).then(|| Parent::new(self.weights, discs));
        for square in Indices(legal) {
            let flips = discs.flips(square);
            let child = discs.play(square, flips);
            let score = if square == usize::from(first) {
                FIRST
            } else {
                match &parent {
                    None => {
                        let replies = self.frame.legal(child);
                        let weighted = replies.count_ones() + (replies & self.frame.corners).count_ones();
                        let corner = (self.frame.corners >> square & 1) as i32;
                        corner * 24 + (odd >> square & 1) as i32 * 8 - weighted as i32 * 16
                    }
                    Some(parent) => -parent.evaluate(&self.frame, child, square, flips),
                }
            };
            self.candidates.push(Candidate { square: square as u8, child, score });
        }
    }

    /// Takes the best candidate off the pile above `base`.
    #[inline]
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
