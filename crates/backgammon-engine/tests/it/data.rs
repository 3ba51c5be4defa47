//! The test data that only `VOLTEFACE_DATA` has.

use std::fs;
use std::path::PathBuf;

use backgammon::Board;
use serde_json::Value;

/// The text of a file below `backgammon/` of the data, or `None` (and a word on it) when they are not there.
pub fn text(name: &str) -> Option<String> {
    let Some(root) = std::env::var_os("VOLTEFACE_DATA") else {
        if std::env::var_os("VOLTEFACE_NO_SKIP").is_some_and(|value| value == "1") {
            panic!("VOLTEFACE_DATA is not set, but nothing may be skipped ({name})");
        }
        eprintln!("skipped: VOLTEFACE_DATA is not set ({name})");
        return None;
    };
    let path = PathBuf::from(root).join("backgammon").join(name);
    Some(fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// Every line of a text as JSON.
pub fn json_lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| serde_json::from_str(line).expect("a line is JSON"))
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
