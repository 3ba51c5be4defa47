//! Where test files lie.

use std::path::{Path, PathBuf};
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, process};

/// The path of a data file in a folder of its own, where nothing lies yet.
pub fn fresh(name: &str) -> PathBuf {
    static CLEAN: Once = Once::new();
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store");
    CLEAN.call_once(|| remove_left_behind(&all));
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = all.join(process::id().to_string()).join(format!("{name}-{number}"));
    fs::create_dir_all(&folder).unwrap();
    folder.join("games.db")
}

/// Removes the folders of processes that have ended: what a failed test leaves is there until the next run.
fn remove_left_behind(all: &Path) {
    for folder in fs::read_dir(all).into_iter().flatten().flatten() {
        if folder.file_name() == *process::id().to_string() || !Path::new("/proc").join(folder.file_name()).exists() {
            let _ = fs::remove_dir_all(folder.path());
        }
    }
}
