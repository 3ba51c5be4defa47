//! Where a command's text comes from.

use std::fs;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use reversi::TextError;
use table::reversi::{text_place, text_reason};

use crate::cli::{Refusal, lang};

/// The text of an argument: itself, or standard input for `-`.
pub fn text(argument: &str) -> Result<String> {
    if argument != "-" {
        return Ok(argument.to_owned());
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes).context("standard input")?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The bytes of a file, or of standard input for `-`.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    if path != Path::new("-") {
        return fs::read(path).with_context(|| path.display().to_string());
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes).context("standard input")?;
    Ok(bytes)
}

/// A text that is not accepted, with place and reason in the user's language.
pub fn refusal(error: &TextError) -> anyhow::Error {
    Refusal(words::say_at(lang(), &text_place(error.place()), &text_reason(error))).into()
}
