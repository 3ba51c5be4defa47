//! Files for the program to read, and the project's solved positions as OBF.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// A file in a folder of this process's own.
pub fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("volteface-it-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// A position of which everything is known.
pub struct Known {
    pub line: String,
    pub value: i64,
    pub moves: serde_json::Map<String, Value>,
}

/// Every `step`th position of one of the project's solved sets.
pub fn known(set: &str, step: usize) -> Vec<Known> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/reversi-engine").join(set);
    let text = std::fs::read_to_string(path).unwrap();
    let each = text.lines().step_by(step).map(|line| {
        let value: Value = serde_json::from_str(line).unwrap();
        Known {
            line: format!("{} {};", value["board"].as_str().unwrap(), value["to_move"].as_str().unwrap()),
            value: value["value"].as_i64().unwrap(),
            moves: value["moves"].as_object().unwrap().clone(),
        }
    });
    each.collect()
}

/// The lines of an OBF file.
pub fn obf(positions: &[Known]) -> String {
    positions.iter().map(|known| known.line.clone() + "\n").collect()
}
