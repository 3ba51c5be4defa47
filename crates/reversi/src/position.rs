//! A board, a side to move and the variant: all that the rules need.

use crate::{Bitboard, Board, Disc, DiscDiff, Goal, Move, Refusal, Score, Size, Square, Variant, flip};

/// A position that may occur in play or has been set up; see [`Setup`](crate::Setup) for what is not allowed.
///
/// `to_move` may have no legal square: then [`must_pass`](Position::must_pass) or [`is_over`](Position::is_over) holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The discs.
    pub board: Board,
    /// Whose turn it is.
    pub to_move: Disc,
    /// Board size and goal.
    pub variant: Variant,
}

impl Position {
    /// The standard start: four discs crosswise, Black to move.
    ///
    /// ```
    /// use reversi::{Position, Variant};
    /// let start = Position::start(Variant::REVERSI_6);
    /// let names: Vec<_> = start.legal().iter().map(|square| start.size().name(square).to_string()).collect();
    /// assert_eq!(names, ["c2", "b3", "e4", "d5"]);
    /// ```
    pub const fn start(variant: Variant) -> Position {
        Position { board: Board::START, to_move: Disc::Black, variant }
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.variant.size
    }

    /// The mover's discs.
    pub const fn own(&self) -> Bitboard {
        match self.to_move {
            Disc::Black => self.board.black,
            Disc::White => self.board.white,
        }
    }

    /// The opponent's discs.
    pub const fn opp(&self) -> Bitboard {
        match self.to_move {
            Disc::Black => self.board.white,
            Disc::White => self.board.black,
        }
    }

    /// The empty squares of this board.
    pub const fn empty(&self) -> Bitboard {
        Bitboard(self.board.empty().0 & self.variant.size.playable().0)
    }

    /// The squares where the side to move may place a disc.
    pub const fn legal(&self) -> Bitboard {
        flip::legal(self.own(), self.opp(), self.empty())
    }

    /// The squares where the other side could place a disc if it were its turn.
    pub const fn opponent_legal(&self) -> Bitboard {
        flip::legal(self.opp(), self.own(), self.empty())
    }

    /// The discs that a move here turns over; none when it is not legal.
    pub fn flips(&self, square: Square) -> Bitboard {
        if !self.empty().has(square) {
            return Bitboard::EMPTY;
        }
        flip::flips(self.own(), self.opp(), square.into())
    }

    /// Whether the side to move has no legal square while the other side has one.
    pub const fn must_pass(&self) -> bool {
        self.legal().is_empty() && !self.opponent_legal().is_empty()
    }

    /// Whether neither side has a legal square.
    pub const fn is_over(&self) -> bool {
        self.legal().is_empty() && self.opponent_legal().is_empty()
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// The reason why the move is not legal here.
    pub fn play(&self, mv: Move) -> Result<Position, Refusal> {
        match mv {
            Move::At(square) => match self.refusal(square) {
                None => Ok(self.play_unchecked(mv)),
                Some(refusal) => Err(refusal),
            },
            Move::Pass if self.must_pass() => Ok(self.play_unchecked(mv)),
            Move::Pass if self.is_over() => Err(Refusal::GameOver),
            Move::Pass => Err(Refusal::MayNotPass { legal: self.legal().count() }),
        }
    }

    /// The position after a move that is known to be legal.
    pub fn play_unchecked(&self, mv: Move) -> Position {
        let mut next = *self;
        next.to_move = !self.to_move;
        if let Move::At(square) = mv {
            let flipped = self.flips(square);
            let (own, opp) = (self.own() | flipped | square, self.opp() & !flipped);
            next.board = match self.to_move {
                Disc::Black => Board { black: own, white: opp },
                Disc::White => Board { black: opp, white: own },
            };
        }
        next
    }

    /// The official count, once the game is over.
    pub fn score(&self) -> Option<Score> {
        self.is_over().then(|| Score::of(self.board, self.variant))
    }

    /// The final difference for the side to move, once the game is over: own minus opponent's with the empties to
    /// the winner; in Anti Reversi the opponent's minus own, as the discs lie, so that more is better in both.
    pub fn final_diff(&self) -> Option<DiscDiff> {
        let score = self.score()?;
        let (own, opp) = (score.count(self.to_move) as i8, score.count(!self.to_move) as i8);
        Some(DiscDiff(match self.variant.goal {
            Goal::Most => own - opp,
            Goal::Fewest => opp - own,
        }))
    }
}
