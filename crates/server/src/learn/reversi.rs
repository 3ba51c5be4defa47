//! The lessons on Reversi, and its game with comments.

mod example;
mod frame;
mod lessons;
mod part;
mod scene;
mod stable;
mod task;
#[cfg(test)]
mod tests;
mod witness;

pub use example::{commented, demonstration};
pub use lessons::GROUPS;
pub use part::part;
