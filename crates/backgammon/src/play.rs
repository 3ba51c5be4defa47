//! One checker's hop with one die, and what a turn consists of.

use crate::Point;

/// One checker moved by one die, in the mover's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hop {
    from: Point,
    to: Point,
    hit: bool,
}

impl Hop {
    pub(crate) const fn new(from: u8, to: u8, hit: bool) -> Hop {
        Hop { from: Point::at(from), to: Point::at(to), hit }
    }

    /// Where the checker was: the bar or a point.
    pub const fn from(self) -> Point {
        self.from
    }

    /// Where it goes: a point or off.
    pub const fn to(self) -> Point {
        self.to
    }

    /// Whether it sends an opponent's checker to the bar.
    pub const fn is_hit(self) -> bool {
        self.hit
    }

    /// How far the checker goes; what a larger die has too much in bearing off is not counted.
    pub const fn pips(self) -> u8 {
        self.from.index() - self.to.index()
    }

    /// Rearmost checkers first, then the longer way.
    fn rank(self) -> (u8, u8) {
        (self.from.index(), self.to.index())
    }
}

/// What the mover does with a roll: 0 to 4 hops. None at all when no hop is legal.
///
/// The rules tell plays apart by the position they lead to. The generator gives one play for each, and always the same:
/// its hops from the rear forward, and where a checker may go either way round, the larger die first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Play {
    hops: Slots,
    len: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Slots([Hop; 4]);

impl Default for Slots {
    fn default() -> Slots {
        Slots([Hop::new(0, 0, false); 4])
    }
}

impl Play {
    /// The play of a turn without a legal hop.
    pub const NONE: Play = Play { hops: Slots([Hop::new(0, 0, false); 4]), len: 0 };

    /// These hops, made in this order, in the canonical order.
    pub(crate) fn canonical(made: &[Hop]) -> Play {
        let mut play = Play::NONE;
        play.len = made.len() as u8;
        play.hops.0[..made.len()].copy_from_slice(made);
        let hops = &mut play.hops.0[..made.len()];
        // Nearly always in order already.
        for end in 1..hops.len() {
            for at in (1..=end).rev() {
                if hops[at - 1].rank() >= hops[at].rank() {
                    break;
                }
                hops.swap(at - 1, at);
                // Whichever hop arrives first on a point is the one that hits there.
                if hops[at - 1].to == hops[at].to {
                    let hit = hops[at].hit;
                    hops[at].hit = hops[at - 1].hit;
                    hops[at - 1].hit = hit;
                }
            }
        }
        play
    }

    /// The hops in order.
    pub fn hops(&self) -> &[Hop] {
        &self.hops.0[..usize::from(self.len)]
    }

    /// How many hops, 0..=4.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing moves.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of the opponent's checkers it hits.
    pub fn hits(&self) -> u8 {
        self.hops().iter().filter(|hop| hop.hit).count() as u8
    }

    /// Pips that the mover's checkers go forward.
    pub fn pips(&self) -> u8 {
        self.hops().iter().map(|hop| hop.pips()).sum()
    }
}
