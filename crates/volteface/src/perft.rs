//! `volteface perft`: counting move paths.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use reversi::{Game, PassCost, Variant};
use reversi_engine::{Memory, perft_watched};

use crate::cli::lang;
use crate::machine::mebibytes;
use crate::progress::Progress;
use crate::source;

#[derive(Args)]
pub struct Options {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    depth: u32,
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Variant,
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long)]
    pass_free: bool,
    #[arg(long, value_name = "MIB", value_parser = mebibytes)]
    memory: Option<usize>,
}

pub fn run(options: &Options) -> Result<()> {
    let position = match &options.position {
        None => Game::new(options.variant).position(),
        // The set-up as it was given: a pass that is due at once is counted like any other.
        Some(text) => {
            let record = reversi::text::read(text, options.variant).map_err(|error| source::refusal(&error))?;
            let before_passes = record.game.setup().position().expect("a game's set-up is a position");
            if record.game.squares().next().is_none() { before_passes } else { record.game.position() }
        }
    };
    let passes = if options.pass_free { PassCost::Free } else { PassCost::Ply };
    let memory = options.memory.map(Memory::mebibytes);
    let mut out = std::io::stdout().lock();
    for depth in 1..=options.depth {
        let progress = Progress::new(None);
        progress.note(words::say(lang(), "perft-depth", &[("depth", i64::from(depth).into())]));
        let count = perft_watched(&position, depth, passes, memory, &mut |done, parts| progress.is_at(done, parts));
        drop(progress);
        writeln!(out, "{depth} {count}")?;
        out.flush()?;
    }
    Ok(())
}
