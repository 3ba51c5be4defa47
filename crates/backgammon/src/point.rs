//! The places where a checker may be.

use std::fmt;

/// A place on a checker's way in its owner's numbering: the bar (25), the points 24..=1, and off (0).
///
/// Checkers move towards lower numbers; the home board is 6..=1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// Where a hit checker waits.
    pub const BAR: Point = Point(25);
    /// Borne off.
    pub const OFF: Point = Point(0);

    /// The point of this number, 1..=24.
    pub const fn new(number: u8) -> Option<Point> {
        match number {
            1..=24 => Some(Point(number)),
            _ => None,
        }
    }

    /// The place with this index: 0 is off, 25 the bar.
    pub const fn of_index(index: u8) -> Option<Point> {
        match index {
            0..=25 => Some(Point(index)),
            _ => None,
        }
    }

    /// A place that is known to exist, 0..=25.
    pub(crate) const fn at(index: u8) -> Point {
        debug_assert!(index <= 25);
        Point(index)
    }

    /// 0 for off, 1..=24 for a point, 25 for the bar. Also the pips a checker here still needs.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether it lies in its owner's home board, 1..=6.
    pub const fn is_home(self) -> bool {
        matches!(self.0, 1..=6)
    }

    /// The same place of the board in the other side's numbering; there is none for the bar and off.
    ///
    /// ```
    /// use backgammon::Point;
    /// assert_eq!(Point::new(24).unwrap().mirrored(), Point::new(1));
    /// assert_eq!(Point::BAR.mirrored(), None);
    /// ```
    pub const fn mirrored(self) -> Option<Point> {
        Point::new(25 - self.0)
    }

    /// All 24 points from the first of the way to the last: 24, 23 … 1.
    pub fn all() -> impl Iterator<Item = Point> {
        (1..=24).rev().map(Point)
    }
}

impl fmt::Display for Point {
    /// `bar`, `24` … `1`, `off`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Point::BAR => f.write_str("bar"),
            Point::OFF => f.write_str("off"),
            Point(number) => write!(f, "{number}"),
        }
    }
}
