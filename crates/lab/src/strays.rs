//! Positions that a search meets and a game does not: a random move or two away from those of the corpus.
//!
//! Most of what an evaluation is asked about lies behind moves that nobody would play. Fitted to games alone it takes too little
//! account of such gifts. Each of these positions is labelled with what a search expects there, an odd number of plies deep:
//! that ends on positions after good moves of the side that got the gift, which are nearer to those of games.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, ensure};
use reversi::{DiscDiff, Position, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag, Weights};

use crate::corpus::{self, Sample};
use crate::draw::Draw;
use crate::weights;

/// Positions in a file. A run that was interrupted goes on with the first file that is not there.
const CHUNK: u32 = 20_000;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The folder of games' positions to stray from
    #[arg(long)]
    from: PathBuf,
    /// Positions to make
    #[arg(long)]
    positions: u32,
    /// Plies that the labelling search looks ahead
    #[arg(long, default_value_t = 5)]
    depth: u8,
    /// The number of empties from which each position is solved
    #[arg(long, default_value_t = 0)]
    exact: u8,
    /// Only positions with more empties than this; those with fewer are solved in games already
    #[arg(long, default_value_t = 12)]
    above: u8,
    /// What the choice of positions and moves follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights to search with: `own`, `counted` or a file
    #[arg(long, default_value = "own")]
    weights: String,
    /// The folder for the files
    #[arg(long)]
    corpus: PathBuf,
}

/// Writes the files that are not there yet.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let weights = weights::load(&options.weights, options.variant)?;
    fs::create_dir_all(&options.corpus).with_context(|| format!("cannot make {}", options.corpus.display()))?;
    let sources = corpus::files(&options.from, "bin")?;
    ensure!(!sources.is_empty(), "no corpus in {}", options.from.display());
    let chunks = options.positions.div_ceil(CHUNK);
    let (start, mut made) = (Instant::now(), 0);
    for chunk in 0..chunks {
        let name = format!("strays-{}-{}-{chunk:05}.bin", options.variant, options.seed);
        let path = options.corpus.join(name);
        if path.exists() {
            continue;
        }
        // Spread over the sources, whatever their number.
        let at = (chunk as usize * sources.len() / chunks as usize + chunk as usize) % sources.len();
        let source = corpus::read(&sources[at], options.variant)?;
        ensure!(!source.is_empty(), "no position of {} in {}", options.variant, sources[at].display());
        corpus::write(&path, options.variant, &samples(options, &weights, &source, chunk))?;
        made += 1;
        let left = start.elapsed().as_secs_f64() / f64::from(made) * f64::from(chunks - chunk - 1);
        eprintln!("{}: file {} of {chunks}, about {left:.0} s to go", options.variant, chunk + 1);
    }
    Ok(())
}

fn samples(options: &Options, weights: &Arc<Weights>, source: &[Sample], chunk: u32) -> Vec<Sample> {
    let mut engine = Engine::with_weights(Memory::mebibytes(2), Arc::clone(weights));
    let mut draw = Draw::new(options.seed << 32 | u64::from(chunk));
    let mut samples = Vec::new();
    let mut tries = 0;
    while samples.len() < CHUNK as usize && tries < 100 * CHUNK {
        tries += 1;
        let sample = &source[draw.below(source.len() as u64) as usize];
        let Some(position) = stray(sample.position(options.variant), &mut draw) else { continue };
        if position.empty().count() > options.above {
            let score = DiscDiff(expected(&mut engine, &position, options));
            samples.push(Sample::new(&position, samples.len() as u32, None, score));
        }
    }
    samples
}

/// A position one or two random moves on, where the side to move has a move.
fn stray(mut position: Position, draw: &mut Draw) -> Option<Position> {
    for _ in 0..1 + draw.below(2) {
        position = position.play_unchecked(draw.legal(&position));
        if position.is_over() {
            return None;
        }
    }
    (!position.legal().is_empty()).then_some(position)
}

/// What a search expects, to the nearest disc.
fn expected(engine: &mut Engine, position: &Position, options: &Options) -> i8 {
    let limits = Limits { depth: Some(options.depth), exact: options.exact, ..Limits::default() };
    let value = engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {}).value;
    (f64::from(value.centidiscs().0) / 100.0).round() as i8
}
