//! All the way from nothing to a variant's weights.

use std::path::PathBuf;

use reversi::Variant;

use crate::{fit, games, label};

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6, 4x4, anti4x4
    #[arg(long)]
    variant: Variant,
    /// A folder of WTHOR files to begin with; without it the dozen features play the first games
    #[arg(long)]
    wthor: Option<PathBuf>,
    /// Games that the weights of each generation play
    #[arg(long, default_value_t = 100_000)]
    games: u32,
    /// Generations of games after the beginning
    #[arg(long, default_value_t = 2)]
    generations: u32,
    /// What the random moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the corpus and for the weights in between
    #[arg(long)]
    corpus: PathBuf,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

/// Labels or plays, fits, and plays and fits again. What is there already is not made again.
pub fn run(options: &Options) -> anyhow::Result<()> {
    match &options.wthor {
        Some(folder) => label::run(&label::Options::new(folder.clone(), options.corpus.clone()))?,
        None => play(options, "counted", 0)?,
    }
    for generation in 1..=options.generations {
        let weights = options.corpus.join(format!("{}-{generation}.weights", options.variant));
        if !weights.exists() {
            fit::run(&fit::Options::new(options.variant, options.corpus.clone(), weights.clone()))?;
        }
        play(options, &weights.to_string_lossy(), generation)?;
    }
    fit::run(&fit::Options::new(options.variant, options.corpus.clone(), options.out.clone()))
}

fn play(options: &Options, weights: &str, generation: u32) -> anyhow::Result<()> {
    games::run(&games::Options {
        variant: options.variant,
        games: options.games,
        seed: options.seed * 100 + u64::from(generation),
        depth: games::DEPTH,
        exact: games::EXACT,
        near: None,
        weights: weights.to_string(),
        corpus: options.corpus.clone(),
    })
}
