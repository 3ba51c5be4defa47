//! The two sides of a position as the search sees it: a pass is a swap.

use crate::kernel;

/// The mover's and the opponent's discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Discs {
    pub(crate) own: u64,
    pub(crate) opp: u64,
}

impl Discs {
    #[inline]
    pub(crate) fn flips(self, square: usize) -> u64 {
        kernel::flips(self.own, self.opp, square)
    }

    /// The position after a move that turns over `flips`, seen by the other side.
    #[inline]
    pub(crate) fn play(self, square: usize, flips: u64) -> Discs {
        Discs { own: self.opp & !flips, opp: self.own | flips | 1 << square }
    }

    #[inline]
    pub(crate) fn pass(self) -> Discs {
        Discs { own: self.opp, opp: self.own }
    }
}

/// The squares of a set by index, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct Indices(pub(crate) u64);

impl Iterator for Indices {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let square = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(square)
    }
}
