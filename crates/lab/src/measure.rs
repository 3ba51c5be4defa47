//! How well the engine judges positions whose every move is known.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use reversi::{Goal, Move, Variant, obf};
use reversi_engine::{Engine, Limits, Memory, StopFlag};

use crate::weights;

#[derive(clap::Args)]
pub struct Options {
    /// The positions, in OBF with scored moves
    #[arg(long)]
    file: PathBuf,
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long, default_value = "8x8")]
    variant: Variant,
    /// Plies that the engine looks ahead
    #[arg(long)]
    depth: u8,
    /// The engine's weights: `own`, `counted` or a file
    #[arg(long, default_value = "own")]
    weights: String,
    /// Look at only so many positions
    #[arg(long)]
    limit: Option<usize>,
}

/// Prints the share of best moves, the mean error of the value, and the discs lost a move.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let text = fs::read_to_string(&options.file).with_context(|| format!("cannot read {}", options.file.display()))?;
    let goal: Goal = options.variant.goal;
    let problems = obf::read(&text, goal).with_context(|| options.file.display().to_string())?;
    let weights = weights::load(&options.weights, options.variant)?;
    let mut engine = Engine::with_weights(Memory::mebibytes(64), weights);
    let limits = Limits { depth: Some(options.depth), exact: 0, ..Limits::default() };
    let (mut count, mut best_moves, mut error, mut lost, mut nodes) = (0, 0, 0.0, 0.0, 0);
    for problem in problems.iter().take(options.limit.unwrap_or(usize::MAX)) {
        let position = problem.setup.position().context("a problem shows a position")?;
        engine.clear();
        let analysis = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
        let Some(best) = problem.scores.iter().map(|(_, score)| score.0).max() else { continue };
        let Some(found) = problem.scores.iter().find(|(mv, _)| analysis.best.map(Move::At) == Some(*mv)) else {
            continue;
        };
        count += 1;
        best_moves += usize::from(found.1.0 == best);
        lost += f64::from(best - found.1.0);
        error += (f64::from(analysis.value.centidiscs().0) / 100.0 - f64::from(best)).abs();
        nodes += analysis.nodes;
    }
    ensure!(count > 0, "no scored position in {}", options.file.display());
    let mean = |sum: f64| sum / count as f64;
    println!(
        "{} at depth {} with {}: {count} positions, {:.1} % best moves, mean error {:.2} discs, {:.2} discs lost a move, {nodes} nodes",
        options.file.display(),
        options.depth,
        options.weights,
        mean(100.0 * best_moves as f64),
        mean(error),
        mean(lost),
    );
    Ok(())
}
