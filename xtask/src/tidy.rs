//! `cargo xtask tidy`: the house rules that a machine can check.
//!
//! Each check is a module with a pure function from texts to findings, so that its tests feed it small wrong inputs:
//! a check that cannot fail is no check.

mod assets;
mod catalogues;
mod files;
mod floors;
mod french;
mod links;
mod pages;
mod purity;
mod rust_text;
mod unsafety;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::tree::Tree;

/// A place where a house rule is broken, and how.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The file, relative to the root.
    pub file: PathBuf,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong, and the rule that says so.
    pub what: String,
}

impl Finding {
    fn new(file: impl AsRef<Path>, line: usize, what: impl Into<String>) -> Finding {
        Finding { file: file.as_ref().to_path_buf(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line.max(1), self.what)
    }
}

/// A check.
type Check = fn(&Tree) -> anyhow::Result<Vec<Finding>>;

const CHECKS: [Check; 9] = [
    floors::check,
    purity::check,
    unsafety::check,
    catalogues::check,
    french::check,
    files::check,
    pages::check,
    assets::check,
    links::check,
];

/// All places where a house rule is broken.
///
/// # Errors
///
/// When a file cannot be read or cargo does not answer.
pub fn findings(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for check in CHECKS {
        found.extend(check(tree)?);
    }
    found.sort();
    found.dedup();
    Ok(found)
}

/// Prints them.
///
/// # Errors
///
/// As [`findings`].
pub fn report(tree: &Tree) -> anyhow::Result<ExitCode> {
    let found = findings(tree)?;
    for finding in &found {
        println!("{finding}");
    }
    match found.len() {
        0 => println!("tidy: {} files, nothing to say", tree.files.len()),
        number => println!("tidy: {number} findings"),
    }
    Ok(if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
