//! The rules of Reversi on 8x8, 6x6 and 4x4 boards, with the usual or the reversed goal (Anti Reversi),
//! its notation and its file formats.
//!
//! One noun a module. Nothing here opens a file, reads a clock or draws a random number. Boards of every
//! size lie in the same 64-bit frame: see [`Size`].
//!
//! ```
//! use reversi::{Game, Variant};
//! let mut game = Game::new(Variant::ANTI);
//! game.play(game.position().legal().iter().next().unwrap()).unwrap();
//! assert_eq!(game.position().board.count(reversi::Disc::White), 1);
//! ```

mod bitboard;
mod board;
mod disc;
pub mod flip;
mod game;
pub mod ggf;
mod moves;
pub mod obf;
mod perft;
mod position;
mod record;
mod refusal;
mod replay;
mod score;
mod setup;
pub mod sgf;
mod square;
mod symmetry;
pub mod text;
mod text_error;
pub mod transcript;
mod variant;
pub mod wthor;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, BoardError};
pub use disc::Disc;
pub use game::{Game, Ply};
pub use moves::Move;
pub use perft::{PassCost, perft};
pub use position::Position;
pub use record::{Margin, Outcome, Person, Record};
pub use refusal::{BrokenLine, LineEnd, Refusal};
pub use score::{DiscDiff, Score};
pub use setup::{Impossible, Setup};
pub use square::{Direction, Square};
pub use symmetry::Symmetry;
pub use text_error::{Format, Place, Reason, TextError};
pub use variant::{Goal, NotASquare, Size, SquareName, UnknownVariant, Variant};
