//! The lessons on Backgammon, and its game with comments.
//!
//! The reader plays White. Places are called by White's numbers: `1` … `24`, `bar-white`, `off-black`.

mod example;
mod frame;
mod goal;
mod lessons;
mod part;
mod scene;
mod task;
#[cfg(test)]
mod tests;
mod witness;

pub use example::{commented, demonstration};
pub use goal::tried;
pub use lessons::GROUPS;
pub use part::part;
