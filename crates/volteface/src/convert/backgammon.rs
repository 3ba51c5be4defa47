//! Backgammon for `volteface convert`: matches and positions.

use anyhow::Result;
use backgammon::text::Pasted;
use backgammon::{Position, Reading, gnuid, mat, sgf, text, xgid};

use super::Format;
use crate::cli::{Refusal, lang};
use crate::show::backgammon::{position, report};
use crate::source;

/// What a file of Backgammon holds.
pub enum Found {
    /// A match, or several games.
    Match(Reading),
    /// Positions, one a line, and why other lines are none.
    Positions(Vec<Position>, Vec<String>),
}

/// Reads a file that is of Backgammon; `None` for any other.
pub fn read(bytes: &[u8], to: Format) -> Option<Found> {
    let content = std::str::from_utf8(bytes).ok()?;
    let is_wanted = matches!(to, Format::Mat | Format::Xgid | Format::Gnuid);
    match text::read(content) {
        Ok(Pasted::Match(reading)) if is_wanted || !reading.record.games.is_empty() => Some(Found::Match(reading)),
        Ok(Pasted::Position(_)) => Some(lines(content)),
        _ if is_wanted => Some(lines(content)),
        _ => None,
    }
}

fn lines(content: &str) -> Found {
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for line in content.lines().filter(|line| !line.trim().is_empty()) {
        match text::read(line) {
            Ok(Pasted::Position(setup)) => match position(&setup) {
                Ok(position) => good.push(position),
                Err(error) => bad.push(error.to_string()),
            },
            Ok(Pasted::Match(_)) => bad.push(words::say(lang(), "refusal-not-a-position", &[])),
            Err(error) => bad.push(source::match_refusal(&error).to_string()),
        }
    }
    Found::Positions(good, bad)
}

/// The text in another format, and what cannot be done.
pub fn write(found: &Found, to: Format) -> Result<String> {
    let ids = |positions: &mut dyn Iterator<Item = &Position>, id: fn(&Position) -> String| -> String {
        positions.map(|position| id(position) + "\n").collect()
    };
    match (found, to) {
        (Found::Match(reading), Format::Mat) => Ok(mat::write(&reading.record)),
        (Found::Match(reading), Format::Sgf) => Ok(sgf::write(&reading.record)),
        (Found::Match(reading), Format::Xgid | Format::Gnuid) => {
            // The position at the end of each game, as with boards of Reversi.
            let id = if to == Format::Xgid { xgid::write } else { gnuid::write };
            Ok(ids(&mut reading.record.games.iter().map(|game| game.position()), id))
        }
        (Found::Positions(good, _), Format::Xgid) => Ok(ids(&mut good.iter(), xgid::write)),
        (Found::Positions(good, _), Format::Gnuid) => Ok(ids(&mut good.iter(), gnuid::write)),
        _ => Err(Refusal(words::say(lang(), "convert-other-game", &[])).into()),
    }
}

/// Tells of what was left out.
pub fn tell(found: &Found) -> Result<()> {
    match found {
        Found::Match(reading) => report(reading),
        Found::Positions(_, bad) => {
            bad.iter().for_each(|why| eprintln!("volteface: {why}"));
            source::all_read(bad.len())
        }
    }
}
