//! The secret by which the games of this machine's terminal are known, as a browser's are by its cookie.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use server::Visitor;

/// Its file, in the folder of the games.
const FILE: &str = "terminal.key";

/// The token of the folder's terminal, if it has been played there.
pub fn read(folder: &Path) -> Result<Option<String>> {
    let file = folder.join(FILE);
    match fs::read_to_string(&file) {
        Ok(text) => {
            let token = text.trim().to_owned();
            let known = Visitor::of_token(&token).map(|_| token);
            known
                .map(Some)
                .ok_or_else(|| anyhow!(crate::cli::say("play-bad-key", &[("path", file.display().to_string().into())])))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| file.display().to_string()),
    }
}

/// The token of the folder's terminal, made the first time; only its owner can read it.
pub fn open(folder: &Path) -> Result<String> {
    if let Some(token) = read(folder)? {
        return Ok(token);
    }
    let file = folder.join(FILE);
    let token = Visitor::new_token();
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(&file).and_then(|mut made| writeln!(made, "{token}")) {
        Ok(()) => Ok(token),
        // Another terminal was faster.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            read(folder)?.with_context(|| file.display().to_string())
        }
        Err(error) => Err(error).with_context(|| file.display().to_string()),
    }
}
