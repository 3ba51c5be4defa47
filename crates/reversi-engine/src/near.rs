//! A small memory of positions near the end, private to a thread, that stays in the nearest cache.

use crate::discs::Discs;

#[derive(Clone, Copy, Debug)]
struct Entry {
    own: u64,
    opp: u64,
    lower: i8,
    upper: i8,
    best: u8,
}

/// Proven bounds of positions with few empty squares, in discs; a newer position takes an older one's place.
#[derive(Debug)]
pub(crate) struct Near(Box<[Entry; SIZE]>);

const SIZE: usize = 1 << 11;

impl Near {
    pub(crate) fn new() -> Near {
        // No position is without discs.
        let vacant = Entry { own: 0, opp: 0, lower: -64, upper: 64, best: 0 };
        Near(vec![vacant; SIZE].try_into().expect("the length is that of the array"))
    }

    #[inline(always)]
    fn slot(discs: Discs) -> usize {
        let mixed = discs.own.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ discs.opp.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(17);
        ((mixed ^ mixed << 23) >> (64 - SIZE.trailing_zeros())) as usize % SIZE
    }

    /// The bounds and the best square known of a position.
    #[inline(always)]
    pub(crate) fn get(&self, discs: Discs) -> Option<(i32, i32, u8)> {
        let entry = &self.0[Near::slot(discs)];
        let met = entry.own == discs.own && entry.opp == discs.opp;
        met.then_some((i32::from(entry.lower), i32::from(entry.upper), entry.best))
    }

    /// Keeps that the value is `value` or beyond it, on the side where it lies of `alpha`.
    #[inline(always)]
    pub(crate) fn put(&mut self, discs: Discs, alpha: i32, value: i32, best: u8) {
        let entry = &mut self.0[Near::slot(discs)];
        if entry.own != discs.own || entry.opp != discs.opp {
            *entry = Entry { own: discs.own, opp: discs.opp, lower: -64, upper: 64, best };
        }
        if value > alpha {
            entry.lower = value as i8;
            entry.best = best;
        } else {
            entry.upper = value as i8;
        }
    }
}
