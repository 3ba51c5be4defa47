//! `volteface convert`: game files into another format.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::{Args, ValueEnum};
use reversi::wthor::{Wtb, WtbGame};
use reversi::{Record, Variant, ggf, obf, sgf};
use table::Arg;

use crate::cli::lang;
use crate::games::{self, Games};
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
    let mut found = games::read(&options.input, &bytes, options.variant)?;
    let (written, count) = write(&mut found, options.to);
    found.tell_refused();
    if count > 0 || found.refused.is_empty() {
        save(options, &written)?;
    }
    found.all_good()
}

/// Writes where it was asked for.
fn save(options: &Options, written: &[u8]) -> Result<()> {
    match &options.output {
        Some(path) => std::fs::write(path, written).map_err(|error| anyhow!("{}: {error}", path.display())),
        None => Ok(std::io::stdout().lock().write_all(written)?),
    }
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
