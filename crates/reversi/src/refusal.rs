//! Why a move is not legal here, as data. The words for players come from a catalogue elsewhere.

use thiserror::Error;

use crate::{Direction, Disc, Position, Square};

/// Why a move is not legal in a position. Squares are the frame's; name them with [`Size::name`](crate::Size::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// The square is not part of this board.
    #[error("{square} is outside the board")]
    OffBoard {
        /// The square asked for.
        square: Square,
    },
    /// A disc lies there already.
    #[error("{square} is already occupied by {by}")]
    Occupied {
        /// The square asked for.
        square: Square,
        /// Whose disc lies there.
        by: Disc,
    },
    /// No line from the square encloses an opposing disc.
    #[error("{square} flips nothing")]
    FlipsNothing {
        /// The square asked for.
        square: Square,
        /// The most promising of its lines, when one begins with an opposing disc at all.
        line: Option<BrokenLine>,
    },
    /// A pass while there is a legal square.
    #[error("passing is not a choice: there are {legal} legal squares")]
    MayNotPass {
        /// How many squares are legal.
        legal: u8,
    },
    /// The side to move has no legal square, and must pass.
    #[error("no legal square: the turn passes")]
    MustPass,
    /// Neither side can move any more.
    #[error("the game is over")]
    GameOver,
}

/// A line that begins with opposing discs and then does not close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BrokenLine {
    /// Where the line goes from the square asked for.
    pub direction: Direction,
    /// How many opposing discs it runs over, 1..=7.
    pub discs: u8,
    /// What it ends at instead of a disc of the mover.
    pub end: LineEnd,
}

/// What breaks a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// This empty square.
    Open(Square),
    /// The edge of the board, behind this last disc.
    Edge(Square),
}

impl Position {
    /// Why the side to move may not place a disc here, or `None` when it may.
    ///
    /// ```
    /// use reversi::{Position, Refusal, Size, Variant};
    /// let start = Position::start(Variant::REVERSI);
    /// assert_eq!(start.refusal(Size::Eight.square("d3").unwrap()), None);
    /// assert!(matches!(start.refusal(Size::Eight.square("a1").unwrap()), Some(Refusal::FlipsNothing { line: None, .. })));
    /// ```
    pub fn refusal(&self, square: Square) -> Option<Refusal> {
        if !self.variant.size.playable().has(square) {
            return Some(Refusal::OffBoard { square });
        }
        if self.is_over() {
            return Some(Refusal::GameOver);
        }
        if let Some(by) = self.board.get(square) {
            return Some(Refusal::Occupied { square, by });
        }
        if self.must_pass() {
            return Some(Refusal::MustPass);
        }
        if !self.flips(square).is_empty() {
            return None;
        }
        // The longest broken line teaches most; the first of equals, clockwise from the top.
        let mut best: Option<BrokenLine> = None;
        for line in Direction::ALL.into_iter().filter_map(|direction| self.broken_line(square, direction)) {
            if best.is_none_or(|best| line.discs > best.discs) {
                best = Some(line);
            }
        }
        Some(Refusal::FlipsNothing { square, line: best })
    }

    fn broken_line(&self, from: Square, direction: Direction) -> Option<BrokenLine> {
        let playable = self.variant.size.playable();
        let mut last = from;
        let mut discs = 0;
        loop {
            let next = last.step(direction).filter(|&square| playable.has(square));
            let end = match next {
                Some(square) => match self.board.get(square) {
                    Some(disc) if disc == self.to_move => return None,
                    Some(_) => {
                        discs += 1;
                        last = square;
                        continue;
                    }
                    None => LineEnd::Open(square),
                },
                None => LineEnd::Edge(last),
            };
            return (discs > 0).then_some(BrokenLine { direction, discs, end });
        }
    }
}
