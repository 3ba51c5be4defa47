//! The games of a file, the good ones beside those that are refused.

use std::path::{Path, PathBuf};

use anyhow::Result;
use reversi::wthor::{self, Made, WtbGame};
use reversi::{Record, Variant};

use crate::cli::{Refusal, lang};
use crate::source;

/// A good game of a file.
pub struct Found {
    /// Its number in the file, from 1.
    pub number: usize,
    pub record: Record,
    /// As a WTHOR base has it, if it comes from one.
    pub entry: Option<WtbGame>,
}

/// The games of a file.
#[derive(Default)]
pub struct Games {
    pub good: Vec<Found>,
    /// Why others are left out, in sentences.
    pub refused: Vec<String>,
    /// What a WTHOR base says of all its games.
    pub made: Made,
    pub year: u16,
    pub depth: u8,
}

impl Games {
    fn add(&mut self, number: usize, record: Result<Record, String>, entry: Option<WtbGame>) {
        match record {
            Ok(record) => self.good.push(Found { number, record, entry }),
            Err(refused) => self.refused.push(refused),
        }
    }

    /// Says on standard error why games are left out.
    pub fn tell_refused(&self) {
        for refused in &self.refused {
            eprintln!("volteface: {refused}");
        }
    }

    /// The end of work on a file of which some games may have been left out.
    pub fn all_good(&self) -> Result<()> {
        match self.refused.len() {
            0 => Ok(()),
            bad => Err(Refusal(words::say(lang(), "convert-bad-games", &[("bad", bad.into())])).into()),
        }
    }
}

/// Reads them; the ending of the file's name tells a WTHOR base.
pub fn read(path: &Path, bytes: &[u8], variant: Variant) -> Result<Games> {
    let is_wthor = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb"));
    if is_wthor {
        return Ok(read_wthor(path, bytes)?);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(read_text(text, variant)),
        // A WTHOR base by another name, or a text that names its players in an older encoding.
        Err(_) => read_wthor(path, bytes).or_else(|refusal| {
            let games = read_text(&String::from_utf8_lossy(bytes), variant);
            if games.good.is_empty() { Err(refusal.into()) } else { Ok(games) }
        }),
    }
}

fn read_text(text: &str, variant: Variant) -> Games {
    let mut games = Games::default();
    for (index, record) in reversi::text::read_each(text, variant).into_iter().enumerate() {
        games.add(index + 1, record.map_err(|error| source::refusal(&error).to_string()), None);
    }
    games
}

/// The games of a WTHOR base, with the names of the players and tournaments when their files lie beside it.
fn read_wthor(path: &Path, bytes: &[u8]) -> Result<Games, Refusal> {
    let refused = |error: wthor::WthorError| Refusal(format!("{}: {error}", path.display()));
    let base = wthor::read(bytes).map_err(refused)?;
    let beside = |ending: &str| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let files = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
        let mut found: Vec<PathBuf> =
            files.filter(|file| file.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))).collect();
        found.sort();
        std::fs::read(found.first()?).ok()
    };
    let players = beside("jou").map(|bytes| wthor::read_players(&bytes)).transpose().map_err(refused)?;
    let tournaments = beside("trn").map(|bytes| wthor::read_tournaments(&bytes)).transpose().map_err(refused)?;
    let (players, tournaments) = (players.unwrap_or_default(), tournaments.unwrap_or_default());
    let mut games = Games { made: base.made, year: base.year, depth: base.depth, ..Games::default() };
    for (index, entry) in base.games.iter().enumerate() {
        let record = base.record(index, &players, &tournaments).map_err(|error| refused(error).0);
        games.add(index + 1, record, Some(entry.clone()));
    }
    Ok(games)
}
