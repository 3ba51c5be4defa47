//! What it is worth to be the one to move, as searches of successive depths tell.
//!
//! The last ply of a search is a choice among estimates, and who chooses finds the errors in his favour. A search that ends on positions
//! where the other side is to move therefore expects too much, and one that ends a ply later too little, however well the estimates are
//! fitted to positions. Estimates that add to the side to move half the difference make both expect the same.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use reversi::Variant;
use reversi_engine::{Engine, Limits, Memory, StopFlag, Value, Weights};

use crate::corpus::{self, Sample};
use crate::draw::Draw;
use crate::weights;

/// Empty squares at the ends of searches that are too few to tell of estimates.
const FEWEST: usize = 8;
/// Empty squares to either side that count with a number of them.
const NEIGHBOURS: usize = 3;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The folder of positions
    #[arg(long)]
    corpus: PathBuf,
    /// Positions to search
    #[arg(long, default_value_t = 3000)]
    positions: usize,
    /// The least of the depths compared
    #[arg(long, default_value_t = 5)]
    from: u8,
    /// The greatest
    #[arg(long, default_value_t = 9)]
    to: u8,
    /// What the choice of positions follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights to measure: `own` or a file
    #[arg(long, default_value = "own")]
    weights: String,
    /// The file to write the weights to with what was measured added; it needs `--weights FILE`
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Prints what half the difference is by the empties at the ends of the searches, in hundredths of a disc.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let samples = corpus::spread(&options.corpus, options.variant)?;
    let worth = smooth(&differences(options, &samples)?);
    println!("empties: hundredths of a disc that the side to move is valued too low");
    for (empties, worth) in worth.iter().enumerate().filter(|(empties, _)| empties % 2 == 0) {
        println!("{empties:2}: {worth:.0}");
    }
    let Some(out) = &options.out else { return Ok(()) };
    let mut phases = weights::numbers(options.weights.as_ref(), options.variant)?;
    add(options.variant, &mut phases, &worth);
    fs::write(out, Weights::pack(options.variant, &phases)).with_context(|| format!("cannot write {}", out.display()))
}

/// Sums and counts of half the differences between depths, by the empty squares at the deeper one's end.
type Tally = Vec<(f64, u32)>;

fn differences(options: &Options, samples: &[Sample]) -> anyhow::Result<Tally> {
    let weights = weights::load(&options.weights, options.variant)?;
    let mut engine = Engine::with_weights(Memory::mebibytes(4), weights);
    let mut draw = Draw::new(options.seed);
    let mut tally = vec![(0.0, 0); usize::from(options.variant.size.area()) + 1];
    let limits = Limits { depth: Some(options.to), exact: 0, ..Limits::default() };
    for _ in 0..options.positions {
        let position = samples[draw.below(samples.len() as u64) as usize].position(options.variant);
        let empties = usize::from(position.empty().count());
        if position.must_pass() || empties < FEWEST + usize::from(options.to) {
            continue;
        }
        engine.clear();
        let mut looks = Vec::new();
        engine.analyse(&position, &limits, &StopFlag::new(), &mut |so_far| looks.push((so_far.depth, so_far.value)));
        for pair in looks.windows(2) {
            let ((depth, before), (next, after)) = (pair[0], pair[1]);
            let estimates = [before, after].iter().all(|value| matches!(value, Value::Estimate(_)));
            if depth < options.from || next != depth + 1 || !estimates {
                continue;
            }
            let more = f64::from(after.centidiscs().0) - f64::from(before.centidiscs().0);
            let (sum, count) = &mut tally[empties - usize::from(next)];
            *sum += if depth % 2 == 0 { more } else { -more } / 2.0;
            *count += 1;
        }
    }
    Ok(tally)
}

/// The mean by number of empty squares, its neighbours counted in. Beyond what was seen the nearest counts; on a full board nothing does.
fn smooth(tally: &Tally) -> Vec<f64> {
    let mean = |empties: usize| {
        // A difference is between ends with so many empties and with one more.
        let near = &tally[empties.saturating_sub(NEIGHBOURS + 1)..(empties + NEIGHBOURS).min(tally.len())];
        let (sum, count) = near.iter().fold((0.0, 0), |(sum, count), (s, c)| (sum + s, count + c));
        (count > 0).then(|| sum / f64::from(count))
    };
    let known: Vec<(usize, f64)> = (0..tally.len()).filter_map(|empties| Some((empties, mean(empties)?))).collect();
    let nearest =
        |empties: usize| known.iter().min_by_key(|(at, _)| at.abs_diff(empties)).map_or(0.0, |(_, mean)| *mean);
    (0..tally.len()).map(|empties| nearest(empties) * (empties as f64 / FEWEST as f64).min(1.0)).collect()
}

fn add(variant: Variant, phases: &mut [Vec<i16>], worth: &[f64]) {
    let area = usize::from(variant.size.area());
    for (phase, weights) in phases.iter_mut().enumerate() {
        for filled in [4 + 2 * phase, 5 + 2 * phase] {
            let empties = area - filled;
            for weight in &mut weights[Weights::parity(variant.size, empties % 2 == 1)] {
                *weight = (f64::from(*weight) + worth[empties]).round() as i16;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use reversi::{Move, Position};

    use super::*;

    #[test]
    fn what_is_added_shows_in_the_estimates() {
        let variant = Variant::REVERSI;
        let mut phases = vec![vec![0; Weights::per_phase(variant.size)]; Weights::phases(variant.size)];
        let worth: Vec<f64> = (0..=64).map(f64::from).collect();
        add(variant, &mut phases, &worth);
        let weights = Weights::new(variant, &phases);
        let mut position = Position::start(variant);
        while !position.is_over() {
            assert_eq!(weights.estimate(&position).0, i16::from(position.empty().count()), "{position:?}");
            position = position.play_unchecked(position.legal().iter().next().map_or(Move::Pass, Move::At));
        }
    }

    #[test]
    fn neighbours_count_and_the_nearest_known_stands_for_what_was_not_seen() {
        let mut tally = vec![(0.0, 0); 65];
        (tally[20], tally[24]) = ((200.0, 2), (400.0, 2));
        let worth = smooth(&tally);
        let at = |empties: usize| worth[empties];
        assert_eq!([at(0), at(4), at(19), at(23), at(26), at(64)], [0.0, 50.0, 100.0, 150.0, 200.0, 200.0]);
    }
}
