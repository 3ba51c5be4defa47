//! One side's checkers, as counts and as sets of points.

use backgammon::Board;

/// The points 1..=24 as bits.
pub(crate) const POINTS: u32 = 0x01ff_fffe;

/// The bar's bit.
pub(crate) const BAR: u32 = 1 << 25;

/// One side's checkers in its own numbering: 1..=24 the points, 25 the bar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    /// Checkers by place; 0 is not used.
    pub counts: [u8; 26],
    /// Places with a checker, the bar among them.
    pub any: u32,
    /// Points with two or more.
    pub made: u32,
    /// Points with one.
    pub blots: u32,
    /// Checkers on the board and the bar.
    pub left: u8,
    /// Pips still to go.
    pub pips: u16,
}

impl Side {
    /// Both sides of a board: the mover's, then the opponent's.
    #[inline(always)]
    pub fn both(board: &Board) -> (Side, Side) {
        let cells = board.signed();
        let (mut own, mut opp) = ([0u8; 26], [0u8; 26]);
        for at in 1..25 {
            own[at] = cells[at].max(0) as u8;
            opp[25 - at] = (-cells[at]).max(0) as u8;
        }
        own[25] = cells[25] as u8;
        opp[25] = cells[0] as u8;
        (Side::of(own), Side::of(opp))
    }

    #[inline(always)]
    fn of(counts: [u8; 26]) -> Side {
        let (mut any, mut two) = (0u32, 0u32);
        let (mut left, mut pips) = (0u8, 0u16);
        for (at, &count) in counts.iter().enumerate() {
            any |= u32::from(count > 0) << at;
            two |= u32::from(count > 1) << at;
            left += count;
            pips += u16::from(count) * at as u16;
        }
        Side { counts, any, made: two & POINTS, blots: any & !two & POINTS, left, pips }
    }

    /// Whether the sides have no contact any more.
    #[inline(always)]
    pub fn is_past(&self, other: &Side) -> bool {
        self.rear() + other.rear() < 25
    }

    /// The place of the rearmost checker, 0 when none is left.
    #[inline(always)]
    pub fn rear(&self) -> usize {
        if self.any == 0 { 0 } else { 31 - self.any.leading_zeros() as usize }
    }
}

/// A set of places in the other side's numbering.
#[inline(always)]
pub(crate) const fn mirrored(set: u32) -> u32 {
    set.reverse_bits() >> 6
}
