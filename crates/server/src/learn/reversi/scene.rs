//! What lies beside the sentences of a lesson on Reversi.

use reversi::{Board, Disc, Position, Size, Square, Variant};

use super::task::Task;
use crate::learn::lesson;

/// Lessons under one heading.
pub type Group = lesson::Group<Exhibit>;
/// A lesson.
pub type Lesson = lesson::Lesson<Exhibit>;
/// A few sentences and what lies beside them.
pub type Part = lesson::Part<Exhibit>;

/// What lies beside the sentences.
pub enum Exhibit {
    /// A board to look at.
    Still(Scene),
    /// Boards side by side, each with a caption `learn-<id>-<n>`, from 0.
    Gallery(&'static [Scene]),
    /// A board that changes step by step. The captions are `learn-<id>-<n>`, from 0 for the beginning.
    Steps(Scene, &'static [Step]),
    /// A line of moves to step through, told by the moves themselves.
    Moves(Scene, &'static str),
    /// A question answered on the board: `learn-<id>-ask`, answered by `learn-<id>-right`.
    Find(Scene, Task),
    /// A question with answers to choose from: `learn-<id>-ask`, the options `learn-<id>-<letter>` and what to say to
    /// each, `learn-<id>-<letter>-why`.
    Choose(Scene, &'static [char], fn(&Position) -> char),
    /// Games to start at once.
    Start(Scene),
}

/// A position and what is pointed at in it.
pub struct Scene {
    pub variant: Variant,
    /// Row by row from a1; empty for the start.
    pub board: &'static str,
    pub to_move: Disc,
    /// Squares pointed at.
    pub shown: &'static [&'static str],
    /// Lines drawn.
    pub lines: &'static [[&'static str; 2]],
}

/// One step of [`Exhibit::Steps`].
pub enum Step {
    /// The same position, pointing at squares and lines.
    Look(&'static [&'static str], &'static [[&'static str; 2]]),
    /// A move.
    Play(&'static str),
    /// A forced pass.
    Pass,
}

impl Scene {
    /// The standard start.
    pub const START: Scene = Scene::new(Variant::REVERSI, "", Disc::Black);

    /// A position with nothing pointed at.
    pub const fn new(variant: Variant, board: &'static str, to_move: Disc) -> Scene {
        Scene { variant, board, to_move, shown: &[], lines: &[] }
    }

    /// A position of Reversi, Black to move.
    pub const fn black(board: &'static str) -> Scene {
        Scene::new(Variant::REVERSI, board, Disc::Black)
    }

    /// Points at squares.
    pub const fn show(self, shown: &'static [&'static str]) -> Scene {
        Scene { shown, ..self }
    }

    /// The position.
    ///
    /// # Panics
    ///
    /// If the text is no board; a test makes every position.
    pub fn position(&self) -> Position {
        if self.board.is_empty() {
            return Position { to_move: self.to_move, ..Position::start(self.variant) };
        }
        let board = Board::parse(self.board, self.variant.size).expect("a lesson's board is a board");
        Position { board, to_move: self.to_move, variant: self.variant }
    }
}

/// A square by its name.
///
/// # Panics
///
/// If there is no such square; a test makes every lesson.
pub fn square(size: Size, name: &str) -> Square {
    size.square(name).expect("a lesson names squares of its board")
}

/// The squares of a text such as `f5d6c3`.
pub fn squares(size: Size, line: &str) -> Vec<Square> {
    line.as_bytes().chunks(2).map(|name| square(size, std::str::from_utf8(name).expect("a line is ASCII"))).collect()
}
