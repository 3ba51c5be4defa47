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
}

pub fn run(options: &Options) -> Result<()> {
    let bytes = source::bytes(&options.input)?;
    let records = read(&options.input, &bytes, options.variant)?;
    let written = write(&records, options.to)?;
    match &options.output {
        Some(path) => std::fs::write(path, written).map_err(|error| anyhow!("{}: {error}", path.display())),
        None => Ok(std::io::stdout().lock().write_all(&written)?),
    }
}

fn read(path: &Path, bytes: &[u8], variant: Variant) -> Result<Vec<Record>> {
    let is_wthor = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb"));
    if is_wthor {
        return Ok(read_wthor(path, bytes)?);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => reversi::text::read_all(text, variant).map_err(|error| source::refusal(&error)),
        // Not a text at all: a WTHOR file by another name, or nothing we know.
        Err(_) => Ok(read_wthor(path, bytes)?),
    }
}

/// The games of a WTHOR base, with the names of the players and tournaments when their files lie beside it.
fn read_wthor(path: &Path, bytes: &[u8]) -> Result<Vec<Record>, Refusal> {
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
    (0..base.games.len()).map(|number| base.record(number, &players, &tournaments).map_err(refused)).collect()
}

fn write(records: &[Record], format: Format) -> Result<Vec<u8>> {
    let lines = |line: fn(&Record) -> String| -> Vec<u8> {
        records.iter().map(|record| line(record).trim_end().to_owned() + "\n").collect::<String>().into_bytes()
    };
    Ok(match format {
        Format::Transcript => lines(|record| reversi::text::write(&record.game)),
        Format::Ggf => lines(ggf::write),
        Format::Sgf => lines(sgf::write),
        Format::Obf => lines(|record| obf::write(&obf::Problem::from(record.game.position()))),
        Format::Wthor => {
            let mut games = Vec::with_capacity(records.len());
            for (number, record) in records.iter().enumerate() {
                let game = WtbGame::from_game(&record.game).map_err(|error| {
                    let args = [("number", Arg::from(number + 1)), ("why", error.to_string().into())];
                    Refusal(words::say(lang(), "convert-not-for-wthor", &args))
                })?;
                games.push(game);
            }
            // Undated, so that the same games always make the same file.
            Wtb { made: Made::default(), year: 0, depth: 0, games }.write()
        }
    })
}
