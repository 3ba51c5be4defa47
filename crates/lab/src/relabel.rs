//! A corpus labelled anew: the same positions, with what a deeper search by better weights expects of them.
//!
//! Games carry the estimates of those who played them, and the first generations knew little. What the last two depths say counts
//! half each: a search that ends after one side's move sees a little more for that side than one that ends after the other's.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, ensure};
use reversi::{DiscDiff, Position};
use reversi_engine::{Engine, Limits, Memory, StopFlag, Value, Weights};

use crate::corpus::{self, Sample};
use crate::progress::Progress;
use crate::weights;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: reversi::Variant,
    /// The folder of labelled positions
    #[arg(long)]
    from: PathBuf,
    /// Plies that the searches look ahead, at least 2
    #[arg(long, default_value_t = 6)]
    depth: u8,
    /// The number of empties from which each position is solved
    #[arg(long, default_value_t = 14)]
    exact: u8,
    /// One position in so many is kept; with more than 1 no position is the successor of the one before it, and the fit may not
    /// trust it: `lab fit --trust 0`
    #[arg(long, default_value_t = 1)]
    every: usize,
    /// The weights to search with: `own`, `counted` or a file
    #[arg(long, default_value = "own")]
    weights: String,
    /// The folder for the files, each named as the one that it is made from
    #[arg(long)]
    corpus: PathBuf,
}

/// Writes the files that are not there yet, the last games first.
pub fn run(options: &Options) -> anyhow::Result<()> {
    ensure!(options.depth >= 2 && options.every >= 1, "a depth of at least 2, and one in at least 1");
    let weights = weights::load(&options.weights, options.variant)?;
    fs::create_dir_all(&options.corpus).with_context(|| format!("cannot make {}", options.corpus.display()))?;
    let mut sources = corpus::files(&options.from, "bin")?;
    ensure!(!sources.is_empty(), "no corpus in {}", options.from.display());
    sources.reverse();
    let out = |source: &PathBuf| source.file_name().map(|name| options.corpus.join(name)).context("a file has a name");
    let before = sources.iter().filter(|source| out(source).is_ok_and(|out| out.exists())).count();
    let mut progress = Progress::new(format!("{}: files", options.variant), before, sources.len());
    for source in &sources {
        let path = out(source)?;
        if path.exists() {
            continue;
        }
        let samples = corpus::read(source, options.variant)?;
        corpus::write(&path, options.variant, &labelled(options, &weights, &samples))?;
        progress.step();
    }
    Ok(())
}

fn labelled(options: &Options, weights: &Arc<Weights>, samples: &[Sample]) -> Vec<Sample> {
    let mut engine = Engine::with_weights(Memory::bytes(1 << 18), Arc::clone(weights));
    samples
        .iter()
        .step_by(options.every)
        .map(|sample| {
            let position = sample.position(options.variant);
            if sample.estimate.is_none() && position.empty().count() <= options.exact.min(12) {
                return *sample;
            }
            engine.clear();
            match expected(&mut engine, &position, options) {
                Expected::Exact(score) => Sample::new(&position, sample.game, None, score),
                // A stray has no game whose end would tell more.
                Expected::Estimate(estimate) if sample.estimate.is_none() => {
                    let score = DiscDiff((f32::from(estimate) / 100.0).round() as i8);
                    Sample::new(&position, sample.game, Some(estimate), score)
                }
                Expected::Estimate(estimate) => Sample::new(&position, sample.game, Some(estimate), sample.score),
            }
        })
        .collect()
}

enum Expected {
    Exact(DiscDiff),
    /// In hundredths of a disc.
    Estimate(i16),
}

fn expected(engine: &mut Engine, position: &Position, options: &Options) -> Expected {
    let limits = Limits { depth: Some(options.depth), exact: options.exact, ..Limits::default() };
    let mut looks = [0; 2];
    let found = engine.analyse(position, &limits, &StopFlag::new(), &mut |so_far| {
        looks = [looks[1], i32::from(so_far.value.centidiscs().0)];
    });
    match found.value {
        Value::Exact(score) => Expected::Exact(score),
        _ => Expected::Estimate((looks.iter().sum::<i32>() / 2) as i16),
    }
}
