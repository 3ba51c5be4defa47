//! `volteface convert`: game files into another format.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::{Args, ValueEnum};
use reversi::wthor::{self, Made, Wtb, WtbGame};
use reversi::{Record, Variant, ggf, obf, sgf};
use table::Arg;

use crate::cli::{Refusal, lang};
use crate::source;

mod backgammon;

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "IN")]
    input: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    #[arg(long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Variant,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Transcript,
    Sgf,
    Ggf,
    Obf,
    Wthor,
    Mat,
    Xgid,
    Gnuid,
}

pub fn run(options: &Options) -> Result<()> {
    let bytes = source::bytes(&options.input)?;
    if let Some(found) = backgammon::read(&bytes, options.to) {
        save(options, backgammon::write(&found, options.to)?.as_bytes())?;
        return backgammon::tell(&found);
    }
    let mut found = read(&options.input, &bytes, options.variant)?;
    let (written, count) = write(&mut found, options.to);
    for refused in &found.refused {
        eprintln!("volteface: {refused}");
    }
    if count > 0 || found.refused.is_empty() {
        save(options, &written)?;
    }
    match found.refused.len() {
        0 => Ok(()),
        bad => Err(Refusal(words::say(lang(), "convert-bad-games", &[("bad", bad.into())])).into()),
    }
}

/// Writes where it was asked for.
fn save(options: &Options, written: &[u8]) -> Result<()> {
    match &options.output {
        Some(path) => std::fs::write(path, written).map_err(|error| anyhow!("{}: {error}", path.display())),
        None => Ok(std::io::stdout().lock().write_all(written)?),
    }
}

/// A good game of a file.
struct Found {
    /// Its number in the file, from 1.
    number: usize,
    record: Record,
    /// As a WTHOR base has it, if it comes from one.
    entry: Option<WtbGame>,
}

/// The games of a file.
#[derive(Default)]
struct Games {
    good: Vec<Found>,
    /// Why others are left out, in sentences.
    refused: Vec<String>,
    /// What a WTHOR base says of all its games.
    made: Made,
    year: u16,
    depth: u8,
}

impl Games {
    fn add(&mut self, number: usize, record: Result<Record, String>, entry: Option<WtbGame>) {
        match record {
            Ok(record) => self.good.push(Found { number, record, entry }),
            Err(refused) => self.refused.push(refused),
        }
    }
}

fn read(path: &Path, bytes: &[u8], variant: Variant) -> Result<Games> {
    let is_wthor = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb"));
    if is_wthor {
        return Ok(read_wthor(path, bytes)?);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let mut games = Games::default();
            for (index, record) in reversi::text::read_each(text, variant).into_iter().enumerate() {
                games.add(index + 1, record.map_err(|error| source::refusal(&error).to_string()), None);
            }
            Ok(games)
        }
        // Not a text at all: a WTHOR file by another name, or nothing we know.
        Err(_) => Ok(read_wthor(path, bytes)?),
    }
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

/// The bytes of the file, and how many games are in it. What does not fit is refused.
fn write(games: &mut Games, format: Format) -> (Vec<u8>, usize) {
    let lines = |line: fn(&Record) -> String| -> (Vec<u8>, usize) {
        let text: String = games.good.iter().map(|found| line(&found.record).trim_end().to_owned() + "\n").collect();
        (text.into_bytes(), games.good.len())
    };
    match format {
        Format::Transcript => lines(|record| reversi::text::write(&record.game)),
        Format::Ggf => lines(ggf::write),
        Format::Sgf => lines(sgf::write),
        Format::Obf => lines(|record| obf::write(&obf::Problem::from(record.game.position()))),
        Format::Wthor => write_wthor(games),
        // Read as Backgammon before.
        Format::Mat | Format::Xgid | Format::Gnuid => (Vec::new(), 0),
    }
}

/// A game that comes from a base stays as it is there; others get no year and no numbers, so that the same games always
/// make the same file.
fn write_wthor(games: &mut Games) -> (Vec<u8>, usize) {
    let mut entries = Vec::with_capacity(games.good.len());
    for found in &games.good {
        let entry = found.entry.clone().map_or_else(|| WtbGame::from_game(&found.record.game), Ok);
        match entry {
            Ok(entry) => entries.push(entry),
            Err(error) => {
                let args = [("number", Arg::from(found.number)), ("why", error.to_string().into())];
                games.refused.push(words::say(lang(), "convert-not-for-wthor", &args));
            }
        }
    }
    let count = entries.len();
    (Wtb { made: games.made, year: games.year, depth: games.depth, games: entries }.write(), count)
}
