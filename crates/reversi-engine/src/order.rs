//! Which move to try first.

use reversi::Goal;

use crate::discs::{Discs, Indices};
use crate::evaluation::{Parent, evaluate};
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

/// Hundredths of a disc that weigh as much in the solver's order as a sixteenth of a reply: by the evaluation, and by that
/// after the best reply. Of the moves that are good enough the one with few replies is the cheapest to prove.
const EVALUATED: i32 = 20;
const FORESEEN: i32 = 13;

/// How candidates are scored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// The fewest replies first, now and later; corners, edges and odd quadrants before others.
    FastestFirst,
    /// Those that promise most by the evaluation and by how fast they are.
    Both,
    /// The worst for the opponent by the evaluation first.
    Evaluated,
}

impl<K: Kernel> Search<'_, K> {
    /// Puts the legal moves on the pile of candidates. The caller takes them off with [`Search::next_candidate`]. With
    /// `prefetch` the table will be asked about them.
    #[inline(always)]
    pub(crate) fn push_candidates(&mut self, discs: Discs, legal: u64, first: u8, order: Order, prefetch: bool) {
        match order {
            Order::FastestFirst => {
                let odd = Frame::odd_quadrants(self.frame.empty(discs));
                self.push_scored(discs, legal, first, prefetch, |search, child, square, _| {
                    search.speed(child, square, odd)
                });
            }
            Order::Both => {
                let odd = Frame::odd_quadrants(self.frame.empty(discs));
                let parent = Parent::new(self.weights, discs);
                self.push_scored(discs, legal, first, prefetch, |search, child, square, flips| {
                    -parent.evaluate(search.kernel, &search.frame, child, square, flips) / 8
                        + search.speed(child, square, odd)
                });
            }
            Order::Evaluated => {
                let parent = Parent::new(self.weights, discs);
                self.push_scored(discs, legal, first, prefetch, |search, child, square, flips| {
                    -parent.evaluate(search.kernel, &search.frame, child, square, flips)
                });
            }
        }
    }

    /// Puts the legal moves on the pile, `first` above the others, which are yet to be put in order by
    /// [`Search::score_candidates`] or [`Search::evaluate_candidates`]. The table will be asked about them.
    #[inline(always)]
    pub(crate) fn push_unscored(&mut self, discs: Discs, legal: u64, first: u8) {
        self.push_scored(discs, legal, first, true, |_, _, _, _| 0);
    }

    /// Scores the moves above `base` of the position `discs` by the evaluation, with `foresee` by that after the best reply,
    /// and by how fast they are.
    #[inline(always)]
    pub(crate) fn score_candidates(&mut self, base: usize, discs: Discs, foresee: bool) {
        let odd = Frame::odd_quadrants(self.frame.empty(discs));
        let parent = Parent::new(self.weights, discs);
        for at in base..self.candidates.len() {
            let Candidate { square, child, .. } = self.candidates[at];
            let square = usize::from(square);
            let flips = child.opp & discs.opp;
            let threat = if foresee {
                self.foresee(child) / FORESEEN
            } else {
                parent.evaluate(self.kernel, &self.frame, child, square, flips) / EVALUATED
            };
            self.candidates[at].score = self.speed(child, square, odd) - threat;
        }
    }

    /// Scores the moves above `base` of the position `discs` by the evaluation.
    #[inline(always)]
    pub(crate) fn evaluate_candidates(&mut self, base: usize, discs: Discs) {
        let parent = Parent::new(self.weights, discs);
        for at in base..self.candidates.len() {
            let Candidate { square, child, .. } = self.candidates[at];
            let flips = child.opp & discs.opp;
            self.candidates[at].score = -parent.evaluate(self.kernel, &self.frame, child, usize::from(square), flips);
        }
    }

    #[inline(always)]
    fn push_scored(
        &mut self,
        discs: Discs,
        legal: u64,
        first: u8,
        prefetch: bool,
        score: impl Fn(&Self, Discs, usize, u64) -> i32,
    ) {
        for square in Indices(legal) {
            let flips = self.kernel.flips(discs.own, discs.opp, square);
            let child = discs.play(square, flips);
            if prefetch {
                self.kernel.prefetch(self.table.group(child));
            }
            let score = if square == usize::from(first) { FIRST } else { score(self, child, square, flips) };
            self.candidates.push(Candidate { square: square as u8, child, score });
        }
    }

    /// What the position is worth for its mover after the best reply by the evaluation, in hundredths of a disc.
    #[inline(always)]
    fn foresee(&self, discs: Discs) -> i32 {
        let legal = self.kernel.legal(discs.own, discs.opp, self.frame.empty(discs));
        if legal == 0 {
            return evaluate(self.kernel, &self.frame, self.weights, discs);
        }
        let parent = Parent::new(self.weights, discs);
        let mut best = i32::MIN;
        for square in Indices(legal) {
            let flips = self.kernel.flips(discs.own, discs.opp, square);
            let child = discs.play(square, flips);
            best = best.max(-parent.evaluate(self.kernel, &self.frame, child, square, flips));
        }
        best
    }

    /// How far a move on `square` to the position `child` holds the opponent back.
    #[inline(always)]
    fn speed(&self, child: Discs, square: usize, odd: u64) -> i32 {
        let left = self.frame.empty(child);
        self.haste(child, square, left, self.kernel.legal(child.own, child.opp, left), odd)
    }

    /// [`Search::speed`] where the empty squares and the opponent's replies after the move are known.
    #[inline(always)]
    pub(crate) fn haste(&self, child: Discs, square: usize, left: u64, replies: u64, odd: u64) -> i32 {
        let corners = self.frame.corners;
        let mobility = replies.count_ones() as i32;
        let corner_replies = (replies & corners).count_ones() as i32;
        let reach = (around(child.opp) & left).count_ones() as i32;
        let lies = |set: u64| (set >> square & 1) as i32;
        let (corner, odd, edge) = (lies(corners), lies(odd), lies(self.frame.edge));
        match self.frame.goal {
            Goal::Most => 8 * (corner + odd + edge) - 16 * (mobility + corner_replies) - 5 * reach,
            // Nobody likes the border then, nor the last square of a region, nor many discs. Fitted to the nodes that it takes to
            // solve random positions with 16 empties.
            Goal::Fewest => {
                let discs = child.opp.count_ones() as i32;
                8 * corner_replies - 16 * corner - 4 * odd - 24 * edge - 34 * mobility - 5 * reach - 4 * discs
            }
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
