//! The rules of Backgammon with the cube and match play, its notation and its file formats.
//!
//! One noun a module. Nothing here opens a file, reads a clock or draws a random number: dice come in as arguments.
//! A [`Board`] is always in the mover's view; [`Checker`] says which side that is.
//!
//! ```
//! use backgammon::{Game, Rules, Score};
//! let mut game = Game::new(Rules::STANDARD, Score::of_match(11));
//! for text in ["3-1", "8/5 6/5", "62", "24/18 13/11"] {
//!     let action = game.position().read(text).unwrap();
//!     game.act(action).unwrap();
//! }
//! assert_eq!(game.position().board.own_pips(), 163);
//! ```

mod action;
mod board;
mod checker;
mod cube;
mod dice;
mod game;
mod generate;
pub mod gnuid;
mod illegal;
pub mod mat;
mod matches;
mod notation;
mod play;
mod point;
mod position;
mod refusal;
mod replay;
mod rules;
mod score;
mod setup;
pub mod sgf;
pub mod text;
mod text_error;
mod turn;
pub mod xgid;

pub use action::{Action, ActionError};
pub use board::{Board, BoardError, CHECKERS};
pub use checker::Checker;
pub use cube::Cube;
pub use dice::{Die, NotARoll, Roll};
pub use game::{Entry, Game};
pub use generate::{Candidate, Plays};
pub use illegal::{Due, Illegal};
pub use matches::{Match, Person, Reading};
pub use notation::{NotAPlay, Sketch};
pub use play::{Hop, Play};
pub use point::Point;
pub use position::{Position, Resignation, Stage};
pub use refusal::Refusal;
pub use rules::Rules;
pub use score::{Award, Ending, Outcome, Score};
pub use setup::{Impossible, Setup};
pub use text_error::{Format, Place, Reason, TextError};
pub use turn::{Choice, Reach, Turn};
