//! `volteface plays`: the legal plays of a roll.

use std::io::Write;

use anyhow::Result;
use backgammon::{Plays, Roll, Stage, gnuid};
use clap::Args;
use serde::Serialize;

use crate::cli::{Refusal, lang};
use crate::source;

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "ID|-", allow_hyphen_values = true)]
    id: String,
    #[arg(long, value_name = "DICE")]
    roll: Option<Roll>,
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Listed {
    n: usize,
    plays: Vec<ListedPlay>,
}

/// A distinct result: the play, and the GNU position id after it, still in the mover's view.
#[derive(Serialize)]
struct ListedPlay {
    play: String,
    result: String,
}

pub fn run(options: &Options) -> Result<()> {
    let position = source::position(&options.id)?;
    let roll = match (options.roll, position.stage) {
        (Some(roll), _) | (None, Stage::ToPlay(roll)) => roll,
        _ => return Err(Refusal(words::say(lang(), "plays-no-roll", &[])).into()),
    };
    let mut plays: Vec<ListedPlay> = Plays::of(&position.board, roll)
        .iter()
        .map(|candidate| ListedPlay { play: candidate.play.to_string(), result: gnuid::position_id(&candidate.result) })
        .collect();
    plays.sort_by(|one, other| one.play.cmp(&other.play));
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&Listed { n: plays.len(), plays })?)?;
        return Ok(());
    }
    for ListedPlay { play, result } in &plays {
        writeln!(out, "{result}  {play}")?;
    }
    writeln!(out, "{}", words::say(lang(), "plays-count", &[("count", plays.len().into())]))?;
    Ok(())
}
