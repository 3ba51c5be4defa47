//! Fits the weights of the engine's evaluation to a corpus.
//!
//! Phase by phase, from the last to the first, the weights are those of the least squares of the errors, and of a ridge that
//! draws each towards its value in the phase after: what the corpus rarely shows stays near that. Conjugate gradients,
//! preconditioned by how often each weight is used, find them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use reversi::Variant;
use reversi_engine::Weights;

use crate::corpus::{self, Sample};
use crate::least_squares::{Ridge, Rows};
use crate::weights::numbers;

/// One game in so many is not fitted to.
pub const HELD_BACK: u32 = 20;

const RIDGE: f32 = 20.0;
const PRIOR: f32 = 1.0;
const ROUNDS: u32 = 35;
const NEAR: f32 = 1.0;
const TRUST: f32 = 0.7;
const OTHERS: f32 = 1.0;
const STRAYS: f32 = 1.0;
const WILD: f32 = 1.0;
const STRETCH: f32 = 1.0;
/// Beyond so many discs a game is as good as won, and searches expect what it ends with.
const DECIDED: f32 = 25.0;
/// Positions outside games with at most so many empty squares were solved.
const SOLVED: u8 = 16;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6, 4x4, anti4x4
    #[arg(long)]
    variant: Variant,
    /// The folder of labelled positions
    #[arg(long)]
    corpus: PathBuf,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
    /// How strongly weights are drawn to those of the phase after, in samples
    #[arg(long, default_value_t = RIDGE)]
    ridge: f32,
    /// The share of the later phase's weights that they are drawn to
    #[arg(long, default_value_t = PRIOR)]
    prior: f32,
    /// Rounds of conjugate gradients
    #[arg(long, default_value_t = ROUNDS)]
    rounds: u32,
    /// How much a sample of a neighbouring phase counts
    #[arg(long, default_value_t = NEAR)]
    near: f32,
    /// How much of a position's worth is that of the position after it in its game; the rest is the search's estimate, where there is one
    #[arg(long, default_value_t = TRUST)]
    trust: f32,
    /// How much a game of others counts beside one of the engine's own
    #[arg(long, default_value_t = OTHERS)]
    others: f32,
    /// How much a game that strayed by any moves counts beside one whose moves were all near the best
    #[arg(long, default_value_t = WILD)]
    wild: f32,
    /// By how much more than a search expects a position is taken to be worth, as a factor of its first 25 discs: least squares draw
    /// estimates to the middle, and searches by those do so again
    #[arg(long, default_value_t = STRETCH)]
    stretch: f32,
    /// How much a stray position counts beside one of a game
    #[arg(long, default_value_t = STRAYS)]
    strays: f32,
    /// A file of weights that each phase's are drawn to instead, those of the same phase
    #[arg(long)]
    towards: Option<PathBuf>,
    /// The first of the phases that stay as they are in the file drawn to
    #[arg(long, requires = "towards")]
    keep: Option<usize>,
    /// Fit only this phase, and write nothing
    #[arg(long)]
    only: Option<usize>,
}

impl Options {
    /// A fit with the usual settings.
    pub fn new(variant: Variant, corpus: PathBuf, out: PathBuf) -> Options {
        Options {
            variant,
            corpus,
            out,
            ridge: RIDGE,
            prior: PRIOR,
            rounds: ROUNDS,
            near: NEAR,
            trust: TRUST,
            others: OTHERS,
            strays: STRAYS,
            stretch: STRETCH,
            wild: WILD,
            towards: None,
            keep: None,
            only: None,
        }
    }
}

/// Writes the weights, and prints how large the errors are.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let samples = Samples::read(options)?;
    let towards = options.towards.as_ref().map(|path| numbers(path, options.variant)).transpose()?;
    let phases = Weights::phases(options.variant.size);
    let mut weights = vec![0.0; Weights::per_phase(options.variant.size)];
    let mut rounded = Vec::new();
    println!(
        "phase: samples fitted to, then on those held back: samples, spread, error, mean error without sign; in discs"
    );
    for phase in (0..phases).rev() {
        if options.only.is_some_and(|only| only != phase) {
            continue;
        }
        match &towards {
            Some(phases) => weights = phases[phase].iter().map(|&weight| f32::from(weight) / 100.0).collect(),
            None => weights.iter_mut().for_each(|weight| *weight *= options.prior),
        }
        let rows = samples.rows(options, phase);
        if options.keep.is_none_or(|keep| phase < keep) {
            let ridge = Ridge { strength: options.ridge, rounds: options.rounds };
            rows.solve(&ridge, &mut weights);
        }
        rounded.push(weights.iter().map(|weight| (weight * 100.0).round() as i16).collect::<Vec<i16>>());
        samples.report(options, phase, &weights, rows.len());
    }
    if options.only.is_none() {
        rounded.reverse();
        let bytes = Weights::pack(options.variant, &rounded);
        println!("{} bytes", bytes.len());
        fs::write(&options.out, bytes).with_context(|| format!("cannot write {}", options.out.display()))?;
    }
    Ok(())
}

/// The corpus by phases.
struct Samples {
    fitted: Vec<Vec<Target>>,
    /// Those of the engine's own games, and the rest.
    held_back: Vec<[Vec<Target>; 2]>,
}

/// What the evaluation should say of a position.
struct Target {
    sample: Sample,
    /// In discs, for the mover.
    worth: f32,
    /// How much it counts.
    share: f32,
}

impl Samples {
    fn read(options: &Options) -> anyhow::Result<Samples> {
        let phases = Weights::phases(options.variant.size);
        let mut samples = Samples {
            fitted: std::iter::repeat_with(Vec::new).take(phases).collect(),
            held_back: std::iter::repeat_with(Default::default).take(phases).collect(),
        };
        for path in corpus::files(&options.corpus, "bin")? {
            let file = corpus::read(&path, options.variant)?;
            let begins = |with: &str| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(with));
            let own = begins("games-") || begins("even-");
            let share = if begins("even-") {
                1.0
            } else if own {
                options.wild
            } else if begins("strays-") {
                options.strays
            } else {
                options.others
            };
            for (sample, worth) in
                file.iter().zip(worths(&file, options.trust, options.stretch, (begins("even-"), begins("strays-"))))
            {
                let phase = Weights::phase_of(&sample.position(options.variant));
                if sample.game % HELD_BACK == 0 {
                    samples.held_back[phase][usize::from(!own)].push(Target { sample: *sample, worth, share });
                } else if share > 0.0 {
                    samples.fitted[phase].push(Target { sample: *sample, worth, share });
                }
            }
        }
        let count: usize = samples.fitted.iter().map(Vec::len).sum();
        ensure!(count > 0, "no position of {} in {}", options.variant, options.corpus.display());
        println!("{count} positions");
        Ok(samples)
    }

    /// What the weights of a phase are fitted to.
    fn rows(&self, options: &Options, phase: usize) -> Rows {
        let mut rows = Rows::new(Weights::per_phase(options.variant.size));
        let mut terms = Vec::new();
        for from in phase.saturating_sub(1)..=(phase + 1).min(self.fitted.len() - 1) {
            let near = if from == phase { 1.0 } else { options.near };
            if near == 0.0 {
                continue;
            }
            for Target { sample, worth, share } in &self.fitted[from] {
                terms.clear();
                Weights::terms(&sample.position(options.variant), &mut terms);
                rows.push(&terms, *worth, near * share);
            }
        }
        rows
    }

    /// Root mean square errors on games that the fit did not see.
    fn report(&self, options: &Options, phase: usize, weights: &[f32], fitted: usize) {
        let [own, others] = &self.held_back[phase];
        let held_back = [errors(own.iter(), options, weights), errors(others.iter(), options, weights)];
        let fitted_error = errors(self.fitted[phase].iter(), options, weights);
        println!("{phase:2}: {fitted:8} | {fitted_error} | {} | {}", held_back[0], held_back[1]);
    }
}

/// How many samples, how far what they should be worth is from 0, and how far the weights' sums are from that.
fn errors<'a>(targets: impl Iterator<Item = &'a Target>, options: &Options, weights: &[f32]) -> String {
    let (mut count, mut spread, mut error) = (0u32, 0.0, 0.0);
    let mut terms = Vec::new();
    for Target { sample, worth, .. } in targets {
        terms.clear();
        Weights::terms(&sample.position(options.variant), &mut terms);
        let guess: f32 = terms.iter().map(|&term| weights[term as usize]).sum();
        spread += f64::from(*worth).powi(2);
        error += f64::from(guess - worth).powi(2);
        count += 1;
    }
    let root = |sum: f64| (sum / f64::from(count.max(1))).sqrt();
    format!("{count:8} {:6.2} {:6.3}", root(spread), root(error))
}

/// What each position should be worth to its mover, in discs: the score where nothing was estimated; else some of the estimate, and
/// for the rest the worth of the position after it, which is one ply on. Short looks ahead know little of the end, and
/// the end tells little of a game with mistakes on the way; together they tell more (Sutton 1988).
fn worths(samples: &[Sample], trust: f32, stretch: f32, (even, strays): (bool, bool)) -> Vec<f32> {
    let mut worths = vec![0.0; samples.len()];
    for (at, sample) in samples.iter().enumerate().rev() {
        worths[at] = match sample.estimate {
            None if strays && sample.position(Variant::REVERSI).empty().count() > SOLVED => {
                stretched(f32::from(sample.score.0), stretch)
            }
            None => f32::from(sample.score.0),
            Some(estimate) => {
                let after = samples.get(at + 1).filter(|after| after.game == sample.game);
                // What ends without being solved ends with what a search expected.
                let end = f32::from(sample.score.0);
                let end = if even { stretched(end, stretch) } else { end };
                let later = after.map_or(end, |_| -worths[at + 1]);
                (1.0 - trust) * stretched(f32::from(estimate) / 100.0, stretch) + trust * later
            }
        };
    }
    worths
}

/// What a search that expects this should have expected.
fn stretched(discs: f32, stretch: f32) -> f32 {
    discs + (stretch - 1.0) * discs.clamp(-DECIDED, DECIDED)
}

#[cfg(test)]
mod tests {
    use reversi::{DiscDiff, Position};

    use super::*;

    fn check(samples: &[(u32, Option<i16>, i8)], trust: f32, expected: &[f32]) {
        let position = Position::start(Variant::REVERSI);
        let samples: Vec<_> = samples
            .iter()
            .map(|&(game, estimate, score)| Sample::new(&position, game, estimate, DiscDiff(score)))
            .collect();
        assert_eq!(worths(&samples, trust, 1.0, (false, false)), expected);
    }

    #[test]
    fn worth_flows_back_through_a_game() {
        check(&[(0, None, 4)], 0.5, &[4.0]);
        check(&[(0, Some(100), 8), (0, Some(-300), -8), (0, None, 8)], 1.0, &[8.0, -8.0, 8.0]);
        check(&[(0, Some(100), 8), (0, Some(-300), -8), (0, None, 8)], 0.5, &[3.25, -5.5, 8.0]);
        // The next game's positions are nobody's later ones.
        check(&[(0, Some(200), 6), (1, None, 30)], 0.5, &[4.0, 30.0]);
    }
}
