//! Fits the weights of the engine's evaluation to the ends of games it plays with itself.
//!
//! A game begins with random moves, goes on with a shallow search, and its last [`EXACT`] empties are solved. Every
//! position on the way is a sample: its features, and the difference that the solved ending gave.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use reversi::{DiscDiff, Game, Move, Position, Variant, wthor};
use reversi_engine::{ANCHORS, Analysis, Engine, FEATURES, Limits, Memory, StopFlag, Value, features_of};

use crate::draw::Draw;
use crate::least_squares::LeastSquares;

/// The number of empties from which each position is solved.
const EXACT: u8 = 12;

/// One game in so many is not fitted to.
const HELD_BACK: u32 = 20;

/// How strongly neighbouring anchors are held together; its square stands against the samples' features.
const SMOOTHNESS: f64 = 30.0;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// Games to play
    #[arg(long, default_value_t = 5000)]
    games: u32,
    /// What the random moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Plies that each side looks ahead
    #[arg(long, default_value_t = 3)]
    depth: u8,
    /// A folder of WTHOR files, whose games are samples too
    #[arg(long)]
    wthor: Option<PathBuf>,
    /// Take one in so many of those games
    #[arg(long, default_value_t = 4)]
    every: usize,
}

/// Prints the rows of weights as they stand in the engine's source, and how large the errors are.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut engine = Engine::new(Memory::mebibytes(2));
    let mut draw = Draw::new(options.seed);
    let mut fit = Fit { sums: LeastSquares::new(ANCHORS * FEATURES), held_back: Vec::new(), games: 0, samples: 0 };
    for _ in 0..options.games {
        fit.add(play(&mut engine, &mut draw, options));
    }
    if let Some(folder) = &options.wthor {
        ensure!(options.variant == Variant::REVERSI, "WTHOR files hold only 8x8 games");
        for game in wthor_games(folder, options.every)? {
            fit.add(label(&mut engine, &game));
        }
    }
    smooth(&mut fit.sums);
    let weights = fit.sums.solve(1.0);
    println!("// {} games, {} positions, seed {}, depth {}.", fit.games, fit.samples, options.seed, options.depth);
    for row in weights.chunks(FEATURES) {
        println!("    {:?},", row.iter().map(|weight| (weight * 1000.0).round() as i32).collect::<Vec<_>>());
    }
    report(&weights, &fit.held_back, options.variant);
    Ok(())
}

/// The samples so far.
struct Fit {
    sums: LeastSquares,
    /// One game in [`HELD_BACK`], to measure the errors on.
    held_back: Vec<Sample>,
    games: u32,
    samples: u64,
}

/// A position and its value for the side to move.
type Sample = (Position, DiscDiff);

impl Fit {
    fn add(&mut self, game: Vec<Sample>) {
        self.samples += game.len() as u64;
        if self.games.is_multiple_of(HELD_BACK) {
            self.held_back.extend(game);
        } else {
            for (position, value) in game {
                self.sums.add(&inputs(&position), f64::from(value.0));
            }
        }
        self.games += 1;
    }
}

/// The samples of one game of the engine with itself.
fn play(engine: &mut Engine, draw: &mut Draw, options: &Options) -> Vec<Sample> {
    let area = options.variant.size.area();
    let random = 2 + draw.below(u64::from(area) / 4);
    let mut position = Position::start(options.variant);
    for _ in 0..random {
        position = position.play_unchecked(draw.legal(&position));
    }
    let limits = Limits { depth: Some(options.depth), exact: EXACT, ..Limits::default() };
    let mut open = Vec::new();
    let mut samples = Vec::new();
    while !position.is_over() {
        let Analysis { best, value, .. } = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
        let mut mv = best.map_or(Move::Pass, Move::At);
        if let Value::Exact(diff) = value {
            close(&mut samples, &mut open, position, diff);
            // A wrong move now and then makes the endings more various; each is solved anew.
            if draw.below(4) == 0 {
                mv = draw.legal(&position);
            }
        } else {
            open.push(position);
        }
        position = position.play_unchecked(mv);
    }
    if let Some(diff) = position.final_diff() {
        close(&mut samples, &mut open, position, diff);
    }
    samples
}

/// The samples of a game that others have played: its positions valued by the first that is solved, the last ones each by itself.
fn label(engine: &mut Engine, game: &Game) -> Vec<Sample> {
    let limits = Limits { exact: EXACT, ..Limits::default() };
    let (mut open, mut samples) = (Vec::new(), Vec::new());
    for position in game.plies().iter().map(|ply| ply.after) {
        if position.empty().count() > EXACT && !position.is_over() {
            open.push(position);
            continue;
        }
        let analysis = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
        if let Value::Exact(diff) = analysis.value {
            close(&mut samples, &mut open, position, diff);
        }
    }
    samples
}

/// Makes samples of a valued position and of the open ones that led to it.
fn close(samples: &mut Vec<Sample>, open: &mut Vec<Position>, position: Position, diff: DiscDiff) {
    let value = |earlier: &Position| if earlier.to_move == position.to_move { diff } else { -diff };
    samples.extend(open.drain(..).map(|earlier| (earlier, value(&earlier))));
    if !position.is_over() {
        samples.push((position, diff));
    }
}

/// One in `every` of the games in the folder's `.wtb` files.
fn wthor_games(folder: &Path, every: usize) -> anyhow::Result<Vec<Game>> {
    let mut files = fs::read_dir(folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    files.sort();
    let mut games = Vec::new();
    for path in files {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = wthor::read(&bytes).with_context(|| path.display().to_string())?;
        for index in (0..file.games.len()).step_by(every.max(1)) {
            games.push(file.game(index).with_context(|| path.display().to_string())?);
        }
    }
    Ok(games)
}

/// The features, each split between the two anchors around the position's fullness.
fn inputs(position: &Position) -> Vec<(usize, f64)> {
    let area = f64::from(position.size().area());
    let filled = area - f64::from(position.empty().count());
    let at = filled / area * (ANCHORS - 1) as f64;
    let low = (at.floor() as usize).min(ANCHORS - 2);
    let part = at - low as f64;
    let features = features_of(position);
    [(low, 1.0 - part), (low + 1, part)]
        .iter()
        .flat_map(|&(anchor, share)| {
            features.iter().enumerate().map(move |(at, &value)| (anchor * FEATURES + at, share * f64::from(value)))
        })
        .collect()
}

/// Holds the weights of neighbouring anchors together where the samples are too few to tell them apart.
fn smooth(sums: &mut LeastSquares) {
    for at in 0..(ANCHORS - 1) * FEATURES {
        sums.add(&[(at, SMOOTHNESS), (at + FEATURES, -SMOOTHNESS)], 0.0);
    }
}

/// Root mean square errors on games that the fit did not see, by tenths of the board filled.
fn report(weights: &[f64], held_back: &[Sample], variant: Variant) {
    let mut errors = [(0.0, 0.0, 0u32); 11];
    for (position, value) in held_back {
        let guess: f64 = inputs(position).iter().map(|&(at, input)| weights[at] * input).sum();
        let area = usize::from(variant.size.area());
        let tenth = (area - usize::from(position.empty().count())) * 10 / area;
        let value = f64::from(value.0);
        let (error, spread, count) = &mut errors[tenth];
        *error += (guess - value).powi(2);
        *spread += value.powi(2);
        *count += 1;
    }
    for (tenth, (error, spread, count)) in errors.into_iter().enumerate().filter(|(_, (_, _, count))| *count > 0) {
        let mean = |sum: f64| (sum / f64::from(count)).sqrt();
        println!("// {tenth}/10 full: error {:.2} discs, spread {:.2}, {count} positions", mean(error), mean(spread));
    }
}
