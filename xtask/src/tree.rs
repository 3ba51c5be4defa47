//! The files of the checkout.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::run;

/// The checkout: its root and the files that belong to it.
pub struct Tree {
    /// The workspace's root.
    pub root: PathBuf,
    /// Every file, relative to the root, in order.
    pub files: Vec<PathBuf>,
}

impl Tree {
    /// The workspace that this program belongs to.
    ///
    /// # Errors
    ///
    /// When cargo does not say where it is, or it cannot be read.
    pub fn of_workspace() -> anyhow::Result<Tree> {
        let manifest = match std::env::var_os("CARGO_MANIFEST_DIR") {
            Some(xtask) => PathBuf::from(xtask).join("../Cargo.toml"),
            None => run::output(run::cargo().args(["locate-project", "--workspace", "--message-format", "plain"]))?
                .trim()
                .into(),
        };
        let root = manifest.parent().context("a manifest lies in a folder")?.canonicalize()?;
        let files = match listed_by_git(&root) {
            Some(files) => files,
            None => walked(&root)?,
        };
        Ok(Tree { root, files })
    }

    /// Files below this folder with one of these endings (without a dot).
    pub fn below<'a>(&'a self, folder: &'a str, endings: &'a [&str]) -> impl Iterator<Item = &'a Path> {
        self.files.iter().map(PathBuf::as_path).filter(move |file| {
            file.starts_with(folder)
                && file.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| endings.contains(&ending))
        })
    }

    /// The text of a file; `None` when it is not text.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub fn read(&self, file: &Path) -> anyhow::Result<Option<String>> {
        let bytes = std::fs::read(self.root.join(file)).with_context(|| format!("cannot read {}", file.display()))?;
        Ok(String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')))
    }
}

/// What git keeps, and what it would keep if it were added.
fn listed_by_git(root: &Path) -> Option<Vec<PathBuf>> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let list = run::output(&mut git).ok()?;
    let mut files: Vec<PathBuf> = list.split_terminator('\0').map(PathBuf::from).collect();
    files.retain(|file| root.join(file).is_file());
    files.sort();
    files.dedup();
    Some(files)
}

/// Without git: everything but what is built or installed.
fn walked(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let entry = entry?;
            let name = entry.file_name();
            if entry.file_type()?.is_dir() {
                if name != "target" && name != "node_modules" && name != ".git" {
                    folders.push(entry.path());
                }
            } else {
                files.push(entry.path().strip_prefix(root)?.to_path_buf());
            }
        }
    }
    files.sort();
    Ok(files)
}
