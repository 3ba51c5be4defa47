//! The test data that only `VOLTEFACE_DATA` has.

use backgammon::Board;
use serde_json::Value;

pub use specimen::json_lines;

/// The text of a file of the data, or `None` (and a word on it) when they are not there.
pub fn text(name: &str) -> Option<String> {
    specimen::Files::of("backgammon").borrowed_text(name)
}

/// A board of 26 signed numbers.
pub fn board(value: &Value) -> Board {
    let cells: [i8; 26] = serde_json::from_value(value.clone()).expect("26 numbers");
    Board::from_signed(cells).expect("a board")
}

/// A home's counts, from the ace point on: six numbers.
pub fn home(text: &str) -> [u8; 6] {
    let counts: Vec<u8> = text.split(' ').map(|count| count.parse().expect("a count")).collect();
    counts.try_into().expect("six points")
}
