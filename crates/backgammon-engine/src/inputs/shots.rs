//! What a side may do with its next roll: hit, and make points.

use crate::side::{BAR, POINTS, Side, mirrored};

/// Rolls of 36 with which a side can do what is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shots {
    /// Hit a blot.
    pub hit: u32,
    /// Hit two.
    pub twice: u32,
    /// Pips that the other side loses by the worst hit of each, added up.
    pub pips: u32,
    /// Hit a blot near home with two checkers at once.
    pub point_on: u32,
    /// Make a new point of those that matter.
    pub make: u32,
    /// Cover an own blot on such a point.
    pub cover: u32,
}

/// The points that are worth making: 3 to 8.
const WORTH: u32 = 0x1f8;

/// Where a hit with two checkers is an attack: 1 to 8.
const NEAR: u32 = 0x1fe;

impl Shots {
    #[inline(always)]
    pub fn of(side: &Side, other: &Side) -> Shots {
        let open = !mirrored(other.made) & POINTS;
        let blots = mirrored(other.blots);
        let mut shots = Shots::default();
        if side.counts[25] == 0 {
            shots.in_the_field(side, open, blots);
        } else if blots != 0 {
            shots.on_the_bar(side, open, blots);
        }
        shots
    }

    #[inline(always)]
    fn in_the_field(&mut self, side: &Side, open: u32, blots: u32) {
        let field = side.any;
        let spare = side.any & !(side.made & !three(side));
        let new = open & WORTH & !side.made;
        let slots = side.blots & WORTH;
        for high in 1..7u32 {
            let far = field >> high;
            let far_open = far & open;
            for low in 1..high {
                let near = field >> low;
                let on = ((far_open >> low) | ((near & open) >> high)) & blots;
                let (a, b) = (far & blots, near & blots);
                self.hits(2, a | b | on);
                let both = a | b;
                let split = (a != 0) & (b != 0) & (both & both.wrapping_sub(1) != 0);
                let onward = ((a >> low) | (b >> high)) & blots != 0;
                self.twice += 2 * u32::from(split | onward);
                self.point_on += 2 * u32::from(far & near & blots & NEAR != 0);
                let (a, b) = (spare >> high, spare >> low);
                self.make += 2 * u32::from(a & b & new != 0);
                self.cover += 2 * u32::from((a | b) & slots != 0);
            }
            let mut at = field;
            let mut hit = 0;
            for _ in 0..4 {
                at = (at >> high) & open;
                hit |= at & blots;
            }
            self.hits(1, hit);
            self.twice += u32::from(hit & hit.wrapping_sub(1) != 0);
            let pairs = side.made >> high;
            self.point_on += u32::from((pairs | ((pairs & open) >> high)) & blots & NEAR != 0);
            self.make += u32::from((pairs | ((pairs & open) >> high)) & new != 0);
            self.cover += u32::from((spare >> high) & slots != 0);
        }
    }

    #[inline(always)]
    fn on_the_bar(&mut self, side: &Side, open: u32, blots: u32) {
        let bar = side.counts[25];
        let field = side.any & !BAR;
        for high in 1..7u32 {
            let enter_high = (BAR >> high) & open;
            for low in 1..high {
                let enter_low = (BAR >> low) & open;
                let mut hit = (enter_high | enter_low) & blots;
                let mut twice = hit & hit.wrapping_sub(1) != 0 && bar > 1;
                if bar == 1 {
                    if enter_high != 0 {
                        let next = ((field | enter_high) >> low) & blots;
                        hit |= next;
                        twice |= enter_high & blots != 0 && next != 0;
                    }
                    if enter_low != 0 {
                        let next = ((field | enter_low) >> high) & blots;
                        hit |= next;
                        twice |= enter_low & blots != 0 && next != 0;
                    }
                }
                self.hits(2, hit);
                self.twice += 2 * u32::from(twice);
            }
            if enter_high == 0 {
                continue;
            }
            let mut at = field | enter_high;
            let mut hit = enter_high & blots;
            for _ in bar..4 {
                at = (at >> high) & open;
                hit |= at & blots;
            }
            self.hits(1, hit);
            self.twice += u32::from(hit & hit.wrapping_sub(1) != 0);
        }
    }

    #[inline(always)]
    fn hits(&mut self, chances: u32, hit: u32) {
        self.hit += chances * u32::from(hit != 0);
        self.pips += chances * (31 - (hit | 1).leading_zeros());
    }
}

/// Points with three or more.
#[inline(always)]
fn three(side: &Side) -> u32 {
    let mut set = 0;
    for (at, &count) in side.counts.iter().enumerate() {
        set |= u32::from(count > 2) << at;
    }
    set
}
