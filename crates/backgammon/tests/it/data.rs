//! The test data: what lies in `testdata/`, and what only `VOLTEFACE_DATA` has.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// A file of `testdata/backgammon/`.
pub fn own(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/backgammon").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A path below `backgammon/` of the borrowed data, or `None` (and a word on it) when they are not there.
pub fn borrowed(name: &str) -> Option<PathBuf> {
    match std::env::var_os("VOLTEFACE_DATA") {
        Some(root) => Some(PathBuf::from(root).join("backgammon").join(name)),
        None if std::env::var_os("VOLTEFACE_NO_SKIP").is_some_and(|value| value == "1") => {
            panic!("VOLTEFACE_DATA is not set, but nothing may be skipped ({name})")
        }
        None => {
            eprintln!("skipped: VOLTEFACE_DATA is not set ({name})");
            None
        }
    }
}

/// The text of a borrowed file.
pub fn borrowed_text(name: &str) -> Option<String> {
    let path = borrowed(name)?;
    Some(fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// Every line of a text as JSON.
pub fn json_lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| serde_json::from_str(line).expect("a line is JSON"))
}

/// A list of numbers.
pub fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|number| number.as_u64().expect("a number")).collect()
}

/// A text of an object.
pub fn string<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("`{key}` is a text in {value}"))
}
