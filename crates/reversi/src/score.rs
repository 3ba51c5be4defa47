//! How a finished game is counted.

use std::fmt;
use std::ops::Neg;

use crate::{Board, Disc, Goal, Variant};

/// Disc difference, mover's view, -64..=64, empties to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct DiscDiff(pub i8);

impl Neg for DiscDiff {
    type Output = DiscDiff;

    fn neg(self) -> DiscDiff {
        DiscDiff(-self.0)
    }
}

impl fmt::Display for DiscDiff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

/// The official count of a finished game.
///
/// In Reversi the empty squares go to the winner and are shared in a draw, so the two counts
/// always make the board's area. In Anti Reversi the discs count as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// Who won; `None` is a draw.
    pub winner: Option<Disc>,
    /// Black's count.
    pub black: u8,
    /// White's count.
    pub white: u8,
}

impl Score {
    /// Counts a board on which the game is over.
    ///
    /// ```
    /// use reversi::{Board, Score, Size, Variant};
    /// let wiped_out = Board::parse("XXXX----------------------------XXXXXXXXX-----------------------", Size::Eight).unwrap();
    /// assert_eq!(Score::of(wiped_out, Variant::REVERSI).to_string(), "64-0");
    /// assert_eq!(Score::of(wiped_out, Variant::ANTI).to_string(), "13-0");
    /// ```
    pub fn of(board: Board, variant: Variant) -> Score {
        let (black, white) = (board.count(Disc::Black), board.count(Disc::White));
        let most = match black.cmp(&white) {
            std::cmp::Ordering::Greater => Some(Disc::Black),
            std::cmp::Ordering::Less => Some(Disc::White),
            std::cmp::Ordering::Equal => None,
        };
        match (variant.goal, most) {
            (Goal::Fewest, most) => Score { winner: most.map(|disc| !disc), black, white },
            (Goal::Most, None) => {
                let half = variant.size.area() / 2;
                Score { winner: None, black: half, white: half }
            }
            (Goal::Most, Some(Disc::Black)) => Score { winner: most, black: variant.size.area() - white, white },
            (Goal::Most, Some(Disc::White)) => Score { winner: most, black, white: variant.size.area() - black },
        }
    }

    /// This side's count.
    pub const fn count(self, disc: Disc) -> u8 {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}
