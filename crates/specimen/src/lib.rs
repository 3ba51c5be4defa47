//! What tests are made of, whatever the game: files of positions and games, and random numbers that come again.
//!
//! Only tests use it, and it uses no other crate of the house.

mod files;
mod random;

pub use files::{Files, json_lines, numbers, string};
pub use random::Random;
