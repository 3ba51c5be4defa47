//! Where test files lie.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// The path of a data file in a folder of its own, where nothing lies yet.
pub fn fresh(name: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("games.db")
}
