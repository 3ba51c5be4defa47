//! Where a command's text comes from.

use std::fs;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use reversi::{Goal, Place, Position, TextError, obf};
use table::reversi::{text_place, text_reason};

use crate::cli::{Refusal, lang};

/// The text of an argument: of a file of this name, of standard input for `-`, else itself.
pub fn text(argument: &str) -> Result<String> {
    let path = Path::new(argument);
    if argument == "-" || path.is_file() { file_text(path) } else { Ok(argument.to_owned()) }
}

/// What to add to the refusal of a text that may have been meant for the name of a file: that there is none.
pub fn no_file(argument: &str) -> String {
    let path = Path::new(argument);
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("");
    let has_ending = ending.len() > 1 && ending.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let is_name = !argument.contains(char::is_control) && (path.is_absolute() || has_ending);
    if !is_name || path.is_file() {
        return String::new();
    }
    format!(" ({})", words::say(lang(), "toolbox-no-file", &[("file", argument.into())]))
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

/// A text of Backgammon that is not accepted, with place and reason in the user's language.
pub fn match_refusal(error: &backgammon::TextError) -> anyhow::Error {
    let fault = table::text::of_backgammon(error);
    Refusal(words::say_at(lang(), &fault.place, &fault.reason)).into()
}

/// The position of Backgammon in an argument, in a file of this name, or on standard input for `-`: an XGID, GNU ids, or the end of a match.
pub fn position(argument: &str) -> Result<backgammon::Position> {
    use backgammon::text::Pasted;
    let text = text(argument)?;
    match backgammon::text::read(&text).map_err(|error| match_refusal(&error))? {
        Pasted::Position(setup) => crate::show::backgammon::position(&setup),
        Pasted::Match(reading) => match (reading.record.games.last(), reading.bad.first()) {
            (Some(game), _) => Ok(*game.position()),
            (None, Some(error)) => Err(match_refusal(error)),
            (None, None) => Err(Refusal(words::say(lang(), "text-empty", &[])).into()),
        },
    }
}

/// The text of a file, or of standard input for `-`. What is no UTF-8 is read as far as it makes sense: a remark may be in any
/// encoding.
pub fn file_text(path: &Path) -> Result<String> {
    Ok(String::from_utf8_lossy(&bytes(path)?).into_owned())
}

/// A position of an OBF file.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Where it stands, from 1.
    pub number: usize,
    /// The position, as it stands there: the side to move may have to pass.
    pub position: Position,
}

/// The positions of an OBF file, without what cannot be read: that is reported at once, and counted.
pub fn problems(text: &str, goal: Goal) -> (Vec<Line>, usize) {
    let (mut lines, mut bad) = (Vec::new(), 0);
    for (at, line) in text.lines().enumerate() {
        let number = at + 1;
        match obf::read(line, goal) {
            Ok(problems) => lines.extend(problems.iter().map(|problem| {
                let position = problem.setup.position().expect("a problem shows a possible position");
                Line { number, position }
            })),
            Err(error) => {
                bad += 1;
                let place = Place { line: number, ..error.place() };
                eprintln!("volteface: {}", words::say_at(lang(), &text_place(place), &text_reason(&error)));
            }
        }
    }
    (lines, bad)
}

/// The end of work on a file of which `bad` lines could not be read.
pub fn all_read(bad: usize) -> Result<()> {
    match bad {
        0 => Ok(()),
        bad => Err(Refusal(words::say(lang(), "toolbox-bad-lines", &[("bad", bad.into())])).into()),
    }
}
