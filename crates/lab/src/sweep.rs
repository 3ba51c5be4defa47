//! Fits the weights from the end of the game to its beginning, each phase to what a search expects with those already fitted.
//!
//! What is known for certain is the end. A search from a position a few plies before a fitted phase ends in that phase, so its value
//! carries the end's truth back; one sweep carries it to the first move. The corpus gives only the positions: those of games and
//! [strays](crate::strays) alike, and the scores of the solved ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, ensure};
use reversi::{Position, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag, Weights};

use crate::corpus::{self, Sample};
use crate::draw::Draw;
use crate::least_squares::{Ridge, Rows};

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The folder of positions
    #[arg(long)]
    corpus: PathBuf,
    /// The file to write; beside it, with `.part` behind, lies what is fitted so far, and an interrupted run goes on with it
    #[arg(long)]
    out: PathBuf,
    /// Plies that the searches look ahead; what the last two depths say counts half each
    #[arg(long, default_value_t = 5)]
    depth: u8,
    /// Positions with at most so many empties have their score from the corpus
    #[arg(long, default_value_t = 12)]
    exact: u8,
    /// Positions of a phase at most
    #[arg(long, default_value_t = 300_000)]
    positions: usize,
    /// How strongly weights are drawn to those of the phase after, in samples
    #[arg(long, default_value_t = 20.0)]
    ridge: f32,
    /// How much a position of the phase after counts
    #[arg(long, default_value_t = 0.7)]
    near: f32,
    /// Rounds of conjugate gradients
    #[arg(long, default_value_t = 30)]
    rounds: u32,
    /// Threads that search
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A position and what the evaluation should say of it, in discs.
type Labelled = (Sample, f32);

/// Writes the weights.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let phases = Weights::phases(options.variant.size);
    let part = PathBuf::from(format!("{}.part", options.out.display()));
    // From the last phase on.
    let mut fitted = read_part(&part, options.variant)?;
    let mut samples = samples(options)?;
    let mut later: Vec<Labelled> = Vec::new();
    for phase in (0..phases).rev() {
        let known = phases - 1 - phase;
        if known + 1 < fitted.len() {
            continue;
        }
        // The phase before the one to go on with is labelled once more: its positions count there too.
        let labelled = label(options, std::mem::take(&mut samples[phase]), &fitted[..known.min(fitted.len())]);
        if known >= fitted.len() {
            let mut weights =
                fitted.last().cloned().unwrap_or_else(|| vec![0.0; Weights::per_phase(options.variant.size)]);
            let rows = rows(options, &labelled, &later);
            rows.solve(&Ridge { strength: options.ridge, rounds: options.rounds }, &mut weights);
            eprintln!(
                "phase {phase}: {} positions, error {:.3} discs",
                labelled.len(),
                error(options, &labelled, &weights)
            );
            fitted.push(weights);
            write_part(&part, &fitted)?;
        }
        later = labelled;
    }
    let rounded: Vec<Vec<i16>> = fitted.iter().rev().map(|weights| round(weights)).collect();
    fs::write(&options.out, Weights::pack(options.variant, &rounded))
        .with_context(|| format!("cannot write {}", options.out.display()))
}

fn round(weights: &[f32]) -> Vec<i16> {
    weights.iter().map(|weight| (weight * 100.0).round() as i16).collect()
}

/// The corpus by phases, none with more positions than wanted.
fn samples(options: &Options) -> anyhow::Result<Vec<Vec<Sample>>> {
    let mut samples: Vec<Vec<Sample>> = Vec::new();
    samples.resize_with(Weights::phases(options.variant.size), Vec::new);
    for path in corpus::files(&options.corpus, "bin")? {
        for sample in corpus::read(&path, options.variant)? {
            samples[Weights::phase_of(&sample.position(options.variant))].push(sample);
        }
    }
    ensure!(samples.iter().any(|samples| !samples.is_empty()), "no position in {}", options.corpus.display());
    let mut draw = Draw::new(1);
    for samples in &mut samples {
        while samples.len() > options.positions {
            samples.swap_remove(draw.below(samples.len() as u64) as usize);
        }
    }
    Ok(samples)
}

/// What the positions are worth by the weights of the later phases, those of the last one first.
fn label(options: &Options, samples: Vec<Sample>, fitted: &[Vec<f32>]) -> Vec<Labelled> {
    let phases = Weights::phases(options.variant.size);
    let Some(first) = fitted.last() else {
        return samples.into_iter().map(|sample| (sample, f32::from(sample.score.0))).collect();
    };
    // The phases before stand in with the weights of the first known one; only the order of moves asks them.
    let rows: Vec<Vec<i16>> = (0..phases).map(|phase| round(fitted.get(phases - 1 - phase).unwrap_or(first))).collect();
    let weights = Arc::new(Weights::new(options.variant, &rows));
    let share = samples.len().div_ceil(options.threads).max(1);
    std::thread::scope(|scope| {
        let work: Vec<_> = samples
            .chunks(share)
            .map(|samples| {
                let weights = Arc::clone(&weights);
                scope.spawn(move || {
                    let mut engine = Engine::with_weights(Memory::mebibytes(2), weights);
                    samples.iter().map(|sample| (*sample, worth(options, &mut engine, sample))).collect::<Vec<_>>()
                })
            })
            .collect();
        work.into_iter().flat_map(|work| work.join().expect("a search does not panic")).collect()
    })
}

fn worth(options: &Options, engine: &mut Engine, sample: &Sample) -> f32 {
    let position: Position = sample.position(options.variant);
    if position.empty().count() <= options.exact {
        return f32::from(sample.score.0);
    }
    let limits = Limits { depth: Some(options.depth), exact: 0, ..Limits::default() };
    let mut looks = [0.0; 2];
    engine.analyse(&position, &limits, &StopFlag::new(), &mut |so_far| {
        looks = [looks[1], f32::from(so_far.value.centidiscs().0) / 100.0];
    });
    if options.depth == 1 { looks[1] } else { (looks[0] + looks[1]) / 2.0 }
}

fn rows(options: &Options, labelled: &[Labelled], later: &[Labelled]) -> Rows {
    let mut rows = Rows::new(Weights::per_phase(options.variant.size));
    let mut terms = Vec::new();
    for (samples, share) in [(labelled, 1.0), (later, options.near)] {
        for (sample, worth) in samples {
            terms.clear();
            Weights::terms(&sample.position(options.variant), &mut terms);
            rows.push(&terms, *worth, share);
        }
    }
    rows
}

/// The root mean square error.
fn error(options: &Options, labelled: &[Labelled], weights: &[f32]) -> f64 {
    let mut terms = Vec::new();
    let sum: f64 = labelled
        .iter()
        .map(|(sample, worth)| {
            terms.clear();
            Weights::terms(&sample.position(options.variant), &mut terms);
            let guess: f32 = terms.iter().map(|&term| weights[term as usize]).sum();
            f64::from(guess - worth).powi(2)
        })
        .sum();
    (sum / labelled.len().max(1) as f64).sqrt()
}

/// The weights fitted so far, those of the last phase first.
fn read_part(path: &Path, variant: Variant) -> anyhow::Result<Vec<Vec<f32>>> {
    let Ok(bytes) = fs::read(path) else { return Ok(Vec::new()) };
    let numbers: Vec<f32> = bytes.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let length = Weights::per_phase(variant.size);
    ensure!(numbers.len().is_multiple_of(length), "{} is not of {variant}", path.display());
    Ok(numbers.chunks(length).map(<[f32]>::to_vec).collect())
}

fn write_part(path: &Path, fitted: &[Vec<f32>]) -> anyhow::Result<()> {
    let bytes: Vec<u8> = fitted.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
    let parts = path.with_extension("new");
    fs::write(&parts, bytes).with_context(|| format!("cannot write {}", parts.display()))?;
    fs::rename(&parts, path).with_context(|| format!("cannot write {}", path.display()))
}
