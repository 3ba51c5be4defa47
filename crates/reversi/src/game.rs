//! A game as one line of moves from a set-up.

use crate::{Bitboard, Disc, Impossible, Move, Position, Refusal, Score, Setup, Square};

/// A set-up and the moves played from it, every one legal, forced passes included.
///
/// Passes are made as soon as they are due, so [`position`](Game::position) is either over or has a legal square for
/// the side to move.
///
/// ```
/// use reversi::{Game, Size, Variant};
/// let mut game = Game::new(Variant::REVERSI);
/// for name in ["f5", "d6", "c3"] {
///     game.play(Size::Eight.square(name).unwrap()).unwrap();
/// }
/// assert_eq!(game.position().board.count(reversi::Disc::Black), 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    plies: Vec<Ply>,
    position: Position,
}

/// One move of a game and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved or passed.
    pub by: Disc,
    /// What was done.
    pub mv: Move,
    /// The discs it turned over, without the placed one; none for a pass.
    pub flipped: Bitboard,
    /// The position after it.
    pub after: Position,
}

impl Game {
    /// A game from the standard start.
    pub fn new(variant: crate::Variant) -> Game {
        Game::from_setup(Setup::standard(variant)).expect("the standard start is a position")
    }

    /// A game from any set-up. If the side to move cannot, it has passed already.
    ///
    /// # Errors
    ///
    /// When the set-up is impossible.
    pub fn from_setup(setup: Setup) -> Result<Game, Impossible> {
        let position = setup.position()?;
        let mut game = Game { setup, plies: Vec::new(), position };
        game.pass_if_due();
        Ok(game)
    }

    /// What the game started from.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// All plies so far, forced passes included.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The squares played so far, without the passes.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.plies.iter().filter_map(|ply| ply.mv.square())
    }

    /// The position now.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Places a disc for the side to move; then passes for a side that has no move.
    ///
    /// # Errors
    ///
    /// Why the square is not legal; the game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), Refusal> {
        if let Some(refusal) = self.position.refusal(square) {
            return Err(refusal);
        }
        self.push(Move::At(square));
        self.pass_if_due();
        Ok(())
    }

    fn push(&mut self, mv: Move) {
        let flipped = mv.square().map_or(Bitboard::EMPTY, |square| self.position.flips(square));
        let after = self.position.play_unchecked(mv);
        self.plies.push(Ply { by: self.position.to_move, mv, flipped, after });
        self.position = after;
    }

    fn pass_if_due(&mut self) {
        if self.position.must_pass() {
            self.push(Move::Pass);
        }
    }

    /// The numbers of the squares played, from 1, that came right after a pass.
    pub fn passes_before(&self) -> Vec<usize> {
        let mut numbers = Vec::new();
        let mut number = 0;
        let mut passed = false;
        for ply in &self.plies {
            match ply.mv {
                Move::Pass => passed = true,
                Move::At(_) => {
                    number += 1;
                    if std::mem::take(&mut passed) {
                        numbers.push(number);
                    }
                }
            }
        }
        numbers
    }

    /// The official count, once the game is over.
    pub fn score(&self) -> Option<Score> {
        self.position.score()
    }
}
