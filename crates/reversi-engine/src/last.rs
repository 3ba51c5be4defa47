//! The last four empty squares, unrolled: no table, no lists, no look at the stop flag.
//!
//! Each function takes the empty squares in the order to try them (odd quadrants first) and answers whether the value is
//! above `alpha`, fail-soft, in discs. A side that cannot move passes; two that cannot end the game.

use crate::discs::Discs;
use crate::search::Search;

/// More than any subtree of [`Search::last4`] has nodes.
pub(crate) const LAST4_NODES: u64 = 256;

impl Search<'_> {
    #[inline]
    fn last1(&mut self, discs: Discs, square: usize) -> i32 {
        self.nodes += 1;
        let own = discs.own.count_ones() as i32;
        let opp = self.frame.area - 1 - own;
        let turned = discs.flips(square).count_ones() as i32;
        if turned != 0 {
            return self.frame.count(own + turned + 1, opp - turned);
        }
        let turned = discs.pass().flips(square).count_ones() as i32;
        if turned != 0 { self.frame.count(own - turned, opp + turned + 1) } else { self.frame.count(own, opp) }
    }

    /// The best of `moves`, or `None` when none of them is legal.
    #[inline]
    fn best_of<const N: usize>(
        &mut self,
        discs: Discs,
        alpha: i32,
        moves: [usize; N],
        mut child: impl FnMut(&mut Self, Discs, usize) -> i32,
    ) -> Option<i32> {
        let mut best = None;
        for (at, square) in moves.into_iter().enumerate() {
            let flips = discs.flips(square);
            if flips != 0 {
                let value = -child(self, discs.play(square, flips), at);
                if value > alpha {
                    return Some(value);
                }
                best = best.max(Some(value));
            }
        }
        best
    }

    fn last2(&mut self, discs: Discs, alpha: i32, squares: [usize; 2]) -> i32 {
        self.nodes += 1;
        let [a, b] = squares;
        let child = |search: &mut Self, discs, at| search.last1(discs, [b, a][at]);
        if let Some(value) = self.best_of(discs, alpha, squares, child) {
            return value;
        }
        match self.best_of(discs.pass(), -alpha - 1, squares, child) {
            Some(value) => -value,
            None => self.frame.final_diff(discs),
        }
    }

    fn last3(&mut self, discs: Discs, alpha: i32, squares: [usize; 3]) -> i32 {
        self.nodes += 1;
        let [a, b, c] = squares;
        let rest = [[b, c], [a, c], [a, b]];
        let reply = -alpha - 1;
        if let Some(value) =
            self.best_of(discs, alpha, squares, |search, discs, at| search.last2(discs, reply, rest[at]))
        {
            return value;
        }
        match self.best_of(discs.pass(), reply, squares, |search, discs, at| search.last2(discs, alpha, rest[at])) {
            Some(value) => -value,
            None => self.frame.final_diff(discs),
        }
    }

    fn last4(&mut self, discs: Discs, alpha: i32, squares: [usize; 4]) -> i32 {
        self.nodes += 1;
        let [a, b, c, d] = squares;
        let rest = [[b, c, d], [a, c, d], [a, b, d], [a, b, c]];
        let reply = -alpha - 1;
        if let Some(value) =
            self.best_of(discs, alpha, squares, |search, discs, at| search.last3(discs, reply, rest[at]))
        {
            return value;
        }
        match self.best_of(discs.pass(), reply, squares, |search, discs, at| search.last3(discs, alpha, rest[at])) {
            Some(value) => -value,
            None => self.frame.final_diff(discs),
        }
    }

    /// A position with exactly four empty squares, these.
    #[inline]
    pub(crate) fn solve_last4(&mut self, discs: Discs, alpha: i32, empty: u64) -> i32 {
        let odd = empty & crate::frame::Frame::odd_quadrants(empty);
        let mut squares = [0; 4];
        let mut rest = [odd, empty & !odd];
        let mut side = 0;
        for square in &mut squares {
            if rest[side] == 0 {
                side = 1;
            }
            *square = rest[side].trailing_zeros() as usize;
            rest[side] &= rest[side].wrapping_sub(1);
        }
        self.last4(discs, alpha, squares)
    }
}
