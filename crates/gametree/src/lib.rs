//! The writing that files of games share, whatever the game: `(;KEY[value]KEY[value];…)`, as SGF has it, and GGF in part.
//!
//! It knows no game and no key. A property is found where it stands (byte offsets into the text), so that whoever knows
//! the game can say of each value where it is wrong. Nothing is copied before it is wanted, no tree is deep enough to
//! exhaust the stack, and every byte is read once. [`Places`] makes lines and columns of offsets.

mod line;
mod place;
mod property;
mod torn;
mod tree;

pub use line::one_line;
pub use place::{Place, Places};
pub use property::{Property, Value, find, value, write};
pub use torn::Torn;
pub use tree::{MainLine, find_start, main_line};
