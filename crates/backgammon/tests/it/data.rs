//! The test data of the game.

pub use specimen::{json_lines, numbers, string};

/// Its files.
pub const FILES: specimen::Files = specimen::Files::of("backgammon");
