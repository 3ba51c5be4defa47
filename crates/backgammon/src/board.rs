//! Checkers on points, seen by one side.

use std::fmt;

use thiserror::Error;

use crate::{Die, Hop, Play, Point};

/// How many checkers each side has, on the board, on the bar and off together.
pub const CHECKERS: u8 = 15;

/// Where the checkers are, in the mover's view: `own` are the mover's, `opp` the opponent's, the points numbered from the
/// mover's home. A checker that is nowhere on it has been borne off.
///
/// The type keeps only what any reader relies on: no side has more than 15 checkers. Whether a game can look like this
/// is [`Setup`](crate::Setup)'s affair.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// 1..=24: own checkers positive, the opponent's negative; 25 own bar, 0 the opponent's bar, both counts.
    cells: [i8; 26],
}

impl Board {
    /// The start, the same for both sides.
    pub const START: Board =
        Board { cells: [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0] };
    /// No checker at all.
    pub const EMPTY: Board = Board { cells: [0; 26] };

    /// A board from 26 signed numbers: 1..=24 the points (own positive, the opponent's negative), 25 the own bar, 0 the
    /// opponent's bar, both as counts.
    ///
    /// # Errors
    ///
    /// When a side has more than 15 checkers, or a bar a negative number.
    pub fn from_signed(cells: [i8; 26]) -> Result<Board, BoardError> {
        if cells[0] < 0 || cells[25] < 0 {
            return Err(BoardError::NegativeBar);
        }
        let points = || cells[1..25].iter().map(|&count| i32::from(count));
        let own = i32::from(cells[25]) + points().filter(|&count| count > 0).sum::<i32>();
        let opp = i32::from(cells[0]) - points().filter(|&count| count < 0).sum::<i32>();
        match own.max(opp) {
            0..=15 => Ok(Board { cells }),
            count => Err(BoardError::TooManyCheckers { count: count as u16 }),
        }
    }

    /// The 26 numbers that [`from_signed`](Board::from_signed) takes.
    pub const fn signed(&self) -> [i8; 26] {
        self.cells
    }

    /// The same board in the other side's view.
    #[must_use]
    pub fn flipped(&self) -> Board {
        let mut cells = [0; 26];
        for (cell, other) in cells[1..25].iter_mut().zip(self.cells[1..25].iter().rev()) {
            *cell = -other;
        }
        cells[0] = self.cells[25];
        cells[25] = self.cells[0];
        Board { cells }
    }

    /// How many own checkers are here, 0..=15; on [`Point::OFF`], how many have been borne off.
    pub fn own(&self, point: Point) -> u8 {
        match point {
            Point::OFF => self.own_off(),
            _ => self.cells[usize::from(point.index())].max(0) as u8,
        }
    }

    /// How many of the opponent's checkers are on this point of the mover's numbering, 0..=15; for [`Point::BAR`] and
    /// [`Point::OFF`] those on the opponent's bar and borne off by the opponent.
    pub fn opp(&self, point: Point) -> u8 {
        match point {
            Point::OFF => self.opp_off(),
            Point::BAR => self.cells[0] as u8,
            _ => (-self.cells[usize::from(point.index())]).max(0) as u8,
        }
    }

    /// Own checkers borne off, 0..=15.
    pub fn own_off(&self) -> u8 {
        CHECKERS - self.own_left()
    }

    /// The opponent's checkers borne off, 0..=15.
    pub fn opp_off(&self) -> u8 {
        CHECKERS - self.opp_left()
    }

    /// Own checkers still on the board or the bar.
    fn own_left(&self) -> u8 {
        self.cells[1..].iter().filter(|&&count| count > 0).sum::<i8>() as u8
    }

    /// The opponent's checkers still on the board or the bar.
    fn opp_left(&self) -> u8 {
        (self.cells[0] - self.cells[1..25].iter().filter(|&&count| count < 0).sum::<i8>()) as u8
    }

    /// Own pips still to go, 0..=375: each checker counts the number of its point, 25 on the bar.
    pub fn own_pips(&self) -> u16 {
        (1..26).map(|index| index as u16 * self.cells[index].max(0) as u16).sum()
    }

    /// The opponent's pips still to go, 0..=375.
    pub fn opp_pips(&self) -> u16 {
        let points: u16 = (1..25).map(|index| (25 - index) as u16 * (-self.cells[index]).max(0) as u16).sum();
        points + 25 * self.cells[0] as u16
    }

    /// The own checker with the longest way to go, if one is left.
    pub fn rearmost(&self) -> Option<Point> {
        (1..26).rev().find(|&index| self.cells[index] > 0).map(|index| Point::at(index as u8))
    }

    /// The opponent's checker with the longest way to go, in the *opponent's* numbering.
    pub fn opp_rearmost(&self) -> Option<Point> {
        if self.cells[0] > 0 {
            return Some(Point::BAR);
        }
        (1..25).find(|&index| self.cells[index] < 0).map(|index| Point::at(25 - index as u8))
    }

    /// Whether all own checkers that are left are in the home board, so that they may be borne off.
    pub fn is_all_home(&self) -> bool {
        self.cells[7..].iter().all(|&count| count <= 0)
    }

    /// Whether no checker can be hit any more: every own checker has passed every one of the opponent's.
    pub fn is_race(&self) -> bool {
        match (self.rearmost(), self.opp_rearmost()) {
            (Some(own), Some(opp)) => own.index() + opp.index() < 25,
            _ => true,
        }
    }

    /// The hop of an own checker from `from` with this die by the rules of one checker: the bar first, no held point, the
    /// rules of bearing off. `None` when they forbid it. Whether the rest of the roll allows it is [`Turn`](crate::Turn)'s
    /// affair.
    pub fn hop(&self, from: Point, die: Die) -> Option<Hop> {
        self.step(usize::from(from.index()), die.pips())
    }

    /// As [`hop`](Board::hop), by index.
    #[inline]
    pub(crate) fn step(&self, from: usize, die: u8) -> Option<Hop> {
        if from == 0 || self.cells[from] <= 0 || (from != 25 && self.cells[25] > 0) {
            return None;
        }
        let die = usize::from(die);
        if from > die {
            let to = from - die;
            return (self.cells[to] >= -1).then(|| Hop::new(from as u8, to as u8, self.cells[to] == -1));
        }
        let higher = if from == die { 7 } else { from + 1 };
        self.cells[higher..].iter().all(|&count| count <= 0).then(|| Hop::new(from as u8, 0, false))
    }

    /// All hops with this die from places no higher than `highest`, from the rear forward.
    #[inline]
    pub(crate) fn each_hop(&self, die: u8, highest: usize, mut visit: impl FnMut(Hop)) {
        let die = usize::from(die);
        let mut go = |from: usize, to: usize| {
            if self.cells[from] > 0 && self.cells[to] >= -1 {
                visit(Hop::new(from as u8, to as u8, self.cells[to] == -1));
            }
        };
        if self.cells[25] > 0 {
            if highest == 25 {
                go(25, 25 - die);
            }
            return;
        }
        for from in (die + 1..=highest.min(24)).rev() {
            go(from, from - die);
        }
        // At most one point can be borne off from: the die's own, or with a larger die the rearmost.
        if self.cells[1..=die.min(highest)].iter().all(|&count| count <= 0) || !self.is_all_home() {
            return;
        }
        let Some(rear) = (1..7).rev().find(|&at| self.cells[at] > 0) else { return };
        let from = if rear < die { rear } else { die };
        if from <= highest && self.cells[from] > 0 {
            visit(Hop::new(from as u8, 0, false));
        }
    }

    /// Makes a hop that [`hop`](Board::hop) gave for this board.
    #[inline]
    pub(crate) fn make(&mut self, hop: Hop) {
        let (from, to) = (usize::from(hop.from().index()), usize::from(hop.to().index()));
        self.cells[from] -= 1;
        if to == 0 {
            return;
        }
        if hop.is_hit() {
            self.cells[to] = 1;
            self.cells[0] += 1;
        } else {
            self.cells[to] += 1;
        }
    }

    /// Whether the opponent holds the point of this index, 1..=24, with two or more checkers.
    pub(crate) const fn is_held(&self, index: usize) -> bool {
        self.cells[index] < -1
    }

    /// The board after a play that is legal here, still in the mover's view.
    #[must_use]
    pub fn played(&self, play: &Play) -> Board {
        let mut board = *self;
        for &hop in play.hops() {
            board.make(hop);
        }
        board
    }

    /// A number that differs for different boards but for accidents, the same on every machine.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let mut key = 0u64;
        let word = |from: usize| {
            let mut bytes = [0u8; 8];
            for (at, byte) in bytes.iter_mut().enumerate() {
                *byte = self.cells[from + at] as u8;
            }
            u64::from_le_bytes(bytes)
        };
        // The last word overlaps the third: 26 cells are three words and two cells.
        for from in [0, 8, 16, 18] {
            key = (key ^ word(from)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            key ^= key >> 29;
        }
        key
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board{:?}", self.cells)
    }
}

/// The numbers are no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum BoardError {
    /// A side has more checkers than there are.
    #[error("{count} checkers of one side, where there are 15")]
    TooManyCheckers {
        /// How many.
        count: u16,
    },
    /// A bar holds a negative number of checkers.
    #[error("a bar holds a count, which is never negative")]
    NegativeBar,
}
