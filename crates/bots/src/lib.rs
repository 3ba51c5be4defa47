//! Engines as players: what the computer plays at each level, and what it suggests to a person and why, and
//! what everything that can be played is worth.
//!
//! Nothing here reads a clock or draws a random number. A level has a fixed budget of work, so it answers alike on
//! every machine; the variety of its play comes from the seed that the caller gives.
//!
//! ```
//! use bots::{Choice, Player, StopFlag};
//! use table::{AnyTable, Level};
//!
//! let setup = "8x8 ---------------------------OX------XO--------------------------- X";
//! let table = AnyTable::new("reversi", setup, "computer 3, person".parse().unwrap()).unwrap();
//! let mut player = Player::new();
//! let choice = player.choose(&table, Level::new(3).unwrap(), 7, &StopFlag::new(), &mut |_depth| {}).unwrap();
//! assert!(["d3", "c4", "f5", "e6"].map(|play| Choice::Act(play.to_owned())).contains(&choice));
//! assert_eq!(player.hint(&table, 0, &StopFlag::new()).unwrap().why.key, "hint-all-alike");
//! ```

pub mod backgammon;
mod choice;
mod evaluation;
mod player;
mod random;
pub mod reversi;

pub use choice::Choice;
pub use evaluation::{ActionWorth, Evaluation, Expected, Sure, Worth};
pub use player::{Hint, Player};
pub use reversi_engine::StopFlag;
