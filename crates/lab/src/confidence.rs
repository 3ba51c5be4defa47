//! How often selective results of the end are the true ones: what `Confidence` claims.

use std::collections::BTreeMap;
use std::path::PathBuf;

use reversi::Variant;
use reversi_engine::{Engine, Limits, Memory, StopFlag, Value};

use crate::corpus;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The folder of games' positions
    #[arg(long)]
    corpus: PathBuf,
    /// Positions to solve
    #[arg(long, default_value_t = 200)]
    positions: usize,
    /// The fewest empty squares
    #[arg(long, default_value_t = 18)]
    from: u8,
    /// The most
    #[arg(long, default_value_t = 22)]
    to: u8,
    /// What the choice of positions follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What became of the results of one confidence.
#[derive(Default)]
struct Tally {
    count: u32,
    right: u32,
    right_winner: u32,
    error: u32,
}

/// Prints, for each confidence, how many results were the exact ones, told the right winner, and how far off they were.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let samples = corpus::spread(&options.corpus, options.variant)?;
    let mut draw = Draw::new(options.seed);
    let mut engine = Engine::new(Memory::mebibytes(64));
    let limits = Limits { exact: options.to, ..Limits::default() };
    let mut tallies: BTreeMap<u8, Tally> = BTreeMap::new();
    let mut solved = 0;
    while solved < options.positions {
        let position = samples[draw.below(samples.len() as u64) as usize].position(options.variant);
        if !(options.from..=options.to).contains(&position.empty().count()) || position.must_pass() {
            continue;
        }
        solved += 1;
        engine.clear();
        let mut found = BTreeMap::new();
        let end = engine.analyse(&position, &limits, &StopFlag::new(), &mut |so_far| {
            if let Value::Selective(diff, confidence) = so_far.value {
                found.insert(confidence.0, diff.0);
            }
        });
        let Value::Exact(exact) = end.value else { continue };
        for (confidence, diff) in found {
            let tally = tallies.entry(confidence).or_default();
            tally.count += 1;
            tally.right += u32::from(diff == exact.0);
            tally.right_winner += u32::from(diff.signum() == exact.0.signum());
            tally.error += u32::from(diff.abs_diff(exact.0));
        }
    }
    println!("{}: {solved} positions with {} to {} empties", options.variant, options.from, options.to);
    for (confidence, tally) in tallies {
        let share = |part: u32| 100.0 * f64::from(part) / f64::from(tally.count);
        println!(
            "{confidence} %: {} results, {:.1} % right, {:.1} % with the right winner, off by {:.2} discs",
            tally.count,
            share(tally.right),
            share(tally.right_winner),
            share(tally.error) / 100.0,
        );
    }
    Ok(())
}
