//! What lies beside the sentences of a lesson on Backgammon.

use backgammon::{Board, Checker, Cube, Position, Roll, Rules, Score, Setup, Stage};

use super::goal::Goal;
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
    /// A question answered by clicking places: `learn-<id>-ask`, answered by `learn-<id>-right`.
    Find(Scene, Task),
    /// A roll to be played on the board: `learn-<id>-ask`, judged by `learn-<id>-right` and `learn-<id>-wrong`.
    Play(Scene, Goal),
    /// A question with answers to choose from: `learn-<id>-ask`, the options `learn-<id>-<letter>` and what to say to
    /// each, `learn-<id>-<letter>-why`.
    Choose(Scene, &'static [char], fn(&Position) -> char),
    /// Games to start at once.
    Start(Scene),
}

/// A position and what is pointed at in it.
#[derive(Clone, Copy)]
pub struct Scene {
    /// White's checkers by point, such as `24x2 13x5 bar`; those that are nowhere are off.
    pub white: &'static str,
    /// Black's, by White's numbers too.
    pub black: &'static str,
    pub to_move: Checker,
    /// What is to be played, such as `31`; empty before the roll.
    pub roll: &'static str,
    /// What the cube shows, and whose it is; 0 where there is none.
    pub cube: (u32, Option<Checker>),
    /// Whether a double waits for its answer.
    pub doubled: bool,
    /// The score of a match: its length, White's and Black's points; whether this is the Crawford game.
    pub score: Option<(u16, [u32; 2], bool)>,
    /// Places pointed at.
    pub shown: &'static [&'static str],
    /// Whether the points wear their letters.
    pub letters: bool,
    /// Whether the way that White goes is drawn.
    pub way: bool,
}

/// One step of [`Exhibit::Steps`].
pub enum Step {
    /// The same position, pointing at places.
    Look(&'static [&'static str]),
    /// What is done: `31` rolls, `8/5 6/5` plays, `double`, `take`. A roll that cannot be played passes.
    Do(&'static str),
}

impl Scene {
    /// The start, White to roll.
    pub const START: Scene = Scene::new("24x2 13x5 8x3 6x5", "1x2 12x5 17x3 19x5");

    /// A position, White to roll, with nothing pointed at.
    pub const fn new(white: &'static str, black: &'static str) -> Scene {
        Scene {
            white,
            black,
            to_move: Checker::White,
            roll: "",
            cube: (0, None),
            doubled: false,
            score: None,
            shown: &[],
            letters: false,
            way: false,
        }
    }

    /// With a roll to be played.
    pub const fn roll(self, roll: &'static str) -> Scene {
        Scene { roll, ..self }
    }

    /// Points at places.
    pub const fn show(self, shown: &'static [&'static str]) -> Scene {
        Scene { shown, ..self }
    }

    /// The position.
    ///
    /// # Panics
    ///
    /// If the texts are none; a test makes every position.
    pub fn position(&self) -> Position {
        let mut cells = [0_i8; 26];
        for (side, sign, bar) in [(self.white, 1, 25), (self.black, -1, 0)] {
            for group in side.split_ascii_whitespace() {
                let (at, count) = group.split_once('x').unwrap_or((group, "1"));
                let count: i8 = count.parse().expect("a count");
                match at {
                    "bar" => cells[bar] += count,
                    at => cells[at.parse::<usize>().expect("a point")] += sign * count,
                }
            }
        }
        let board = Board::from_signed(cells).expect("a lesson's board has no checkers too many");
        let (value, owner) = self.cube;
        let score = match self.score {
            None => Score::MONEY,
            Some((length, points, is_crawford)) => Score { length, points, is_crawford },
        };
        let stage = match self.roll {
            "" if self.doubled => Stage::Doubled,
            "" => Stage::ToRoll,
            roll => Stage::ToPlay(self::roll(roll)),
        };
        let cube = Cube::of_value(value.max(1), owner).expect("a cube's value");
        Setup {
            board: if self.to_move == Checker::White { board } else { board.flipped() },
            on_roll: self.to_move,
            stage,
            cube,
            score,
            rules: Rules { cube: value > 0, ..Rules::STANDARD },
            resignation: None,
        }
        .position()
        .expect("a lesson's position is possible")
    }
}

/// A roll by its text.
///
/// # Panics
///
/// If it is none; a test makes every lesson.
pub fn roll(text: &str) -> Roll {
    text.parse().expect("a lesson's roll is two dice")
}
