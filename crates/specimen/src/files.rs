use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The files of a game: what lies in `testdata/`, and what only `VOLTEFACE_DATA` has.
#[derive(Clone, Copy, Debug)]
pub struct Files(&'static str);

impl Files {
    /// Those in the folder of this name.
    pub const fn of(game: &'static str) -> Files {
        Files(game)
    }

    /// The text of a file of `testdata/`.
    ///
    /// # Panics
    ///
    /// When there is none.
    pub fn own(self, name: &str) -> String {
        text(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(self.0).join(name))
    }

    /// A path of the borrowed data, or `None` (and a word on it) when they are not there.
    ///
    /// # Panics
    ///
    /// When they are not there though nothing may be skipped.
    pub fn borrowed(self, name: &str) -> Option<PathBuf> {
        match std::env::var_os("VOLTEFACE_DATA") {
            Some(root) => Some(PathBuf::from(root).join(self.0).join(name)),
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
    ///
    /// # Panics
    ///
    /// As [`Files::borrowed`], and when there is no such file.
    pub fn borrowed_text(self, name: &str) -> Option<String> {
        self.borrowed(name).as_deref().map(text)
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every line of a text as JSON.
///
/// # Panics
///
/// At a line that is none.
pub fn json_lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| serde_json::from_str(line).expect("a line is JSON"))
}

/// A list of numbers.
///
/// # Panics
///
/// When it is none.
pub fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|number| number.as_u64().expect("a number")).collect()
}

/// A text of an object.
///
/// # Panics
///
/// When it has none of this name.
pub fn string<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("`{key}` is a text in {value}"))
}
