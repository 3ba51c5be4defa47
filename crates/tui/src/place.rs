//! The places of the board of Backgammon as it lies on the screen, for arrows and clicks.

use crate::key::Key;

/// A place: a column of the upper or the lower half, with the bar in the middle.
///
/// ```
/// use tui::{key::Key, place::Place};
/// let six = Place::of(6);
/// assert_eq!(six.stepped(Key::Right).number(), 5);
/// assert_eq!(six.stepped(Key::Up).number(), 19);
/// assert_eq!(six.stepped(Key::Left).number(), 25, "the bar");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// 0..=12 from the left; 6 is the bar.
    pub column: u8,
    /// In the upper half.
    pub is_upper: bool,
}

/// The column of the bar.
pub const BAR: u8 = 6;
/// The last column.
const LAST: u8 = 12;

impl Place {
    /// The place of a point, 1..=24 as the side at the bottom counts, or of the bar, 25.
    pub const fn of(number: u8) -> Place {
        let (at, is_upper) = match number {
            13..=24 => (number - 13, true),
            1..=12 => (12 - number, false),
            _ => return Place { column: BAR, is_upper: false },
        };
        Place { column: if at < BAR { at } else { at + 1 }, is_upper }
    }

    /// The number of its point as the side at the bottom counts, 25 for the bar.
    pub const fn number(self) -> u8 {
        let at = match self.column {
            BAR => return 25,
            column if column < BAR => column,
            column => column - 1,
        };
        if self.is_upper { 13 + at } else { 12 - at }
    }

    /// The place that an arrow leads to; itself at the edge.
    #[must_use]
    pub const fn stepped(self, key: Key) -> Place {
        match key {
            Key::Left => Place { column: self.column.saturating_sub(1), ..self },
            Key::Right if self.column < LAST => Place { column: self.column + 1, ..self },
            Key::Up => Place { is_upper: true, ..self },
            Key::Down => Place { is_upper: false, ..self },
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn numbers_come_back() {
        for number in 1..=25 {
            assert_eq!(Place::of(number).number(), number);
        }
    }
}
