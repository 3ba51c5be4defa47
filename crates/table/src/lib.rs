//! A table with a referee: seats, the log of entries, undo, branches and replay, the same for every game.
//!
//! A table's life is a list of [`Entry`]s over a set-up; everything else here is a fold over that list. Nothing is
//! async, opens a file, reads a clock or draws a random number: times and dice come in as arguments, so a replay is
//! exact.
//!
//! ```
//! use table::{AnyTable, Hand, Verb};
//! let setup = "8x8 ---------------------------OX------XO--------------------------- X";
//! let mut table = AnyTable::new("reversi", setup, "person, computer 3".parse().unwrap()).unwrap();
//! let draft = table.propose(Hand::Person, Verb::Play, "D3").unwrap();
//! assert_eq!(draft.text, "d3");
//! table.push(&draft.at(1, 0)).unwrap();
//! assert!(table.computer_due().is_some());
//! assert_eq!(table.undo_target(), Some(0));
//! ```

mod about;
mod any;
pub mod backgammon;
mod entry;
mod reason;
mod referee;
pub mod reversi;
mod seat;
mod table;
pub mod text;

pub use about::About;
pub use any::AnyTable;
pub use entry::{Draft, Entry, UnknownVerb, Verb};
pub use reason::{Arg, Reason};
pub use referee::{Award, Dice, Due, Referee};
pub use seat::{Level, NotAnOccupant, Occupant, Occupants, Seat};
pub use table::{Broken, Hand, Node, Table};
