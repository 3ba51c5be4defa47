//! Labels for games that others have played.
//!
//! The last positions are solved one by one. Those before them get the value of the first solved one, and those before the
//! empties from which the file says how best play would have ended get that.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, ensure};
use reversi::wthor::{self, Wtb};
use reversi::{Disc, DiscDiff, Position, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag, Value, Weights};

use crate::corpus::{self, Sample};
use crate::weights;

/// A file's own best results are believed from so many empties on.
const BELIEVED: u8 = 26;

/// The number of empties from which each position is solved, if not told otherwise.
const EXACT: u8 = 14;

#[derive(clap::Args)]
pub struct Options {
    /// A folder of WTHOR files
    #[arg(long)]
    wthor: PathBuf,
    /// The number of empties from which each position is solved
    #[arg(long, default_value_t = EXACT)]
    exact: u8,
    /// Plies that the engine looks ahead for an estimate of the positions before; 0 for none
    #[arg(long, default_value_t = 0)]
    depth: u8,
    /// The engine's weights: `own`, `counted` or a file
    #[arg(long, default_value = "own")]
    weights: String,
    /// The folder for the files
    #[arg(long)]
    corpus: PathBuf,
}

impl Options {
    /// Solved ends only.
    pub fn new(wthor: PathBuf, corpus: PathBuf) -> Options {
        Options { wthor, exact: EXACT, depth: 0, weights: "counted".to_string(), corpus }
    }
}

/// Writes a file of samples for each file of games, those that are not there yet.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let weights = weights::load(&options.weights, Variant::REVERSI)?;
    fs::create_dir_all(&options.corpus).with_context(|| format!("cannot make {}", options.corpus.display()))?;
    let paths = corpus::files(&options.wthor, "wtb")?;
    ensure!(!paths.is_empty(), "no .wtb file in {}", options.wthor.display());
    for path in paths {
        let stem = path.file_stem().context("a file has a name")?.to_string_lossy().to_lowercase();
        let out = options.corpus.join(format!("{stem}.bin"));
        if out.exists() {
            continue;
        }
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = wthor::read(&bytes).with_context(|| path.display().to_string())?;
        let samples = samples(options, &weights, &file).with_context(|| path.display().to_string())?;
        corpus::write(&out, Variant::REVERSI, &samples)?;
        eprintln!("{}: {} games, {} positions", path.display(), file.games.len(), samples.len());
    }
    Ok(())
}

fn samples(options: &Options, weights: &Arc<Weights>, file: &Wtb) -> anyhow::Result<Vec<Sample>> {
    let mut engine = Engine::with_weights(Memory::mebibytes(2), weights.clone());
    let mut samples = Vec::new();
    for index in 0..file.games.len() {
        let game = file.game(index)?;
        let best = DiscDiff(2 * file.games[index].best_score as i8 - 64);
        let positions = game.plies().iter().map(|ply| ply.after).filter(|position| !position.is_over());
        label(options, &mut engine, positions, (file.depth, best), index as u32, &mut samples);
    }
    Ok(samples)
}

/// Appends the samples of one game. `best` is the result for Black with best play from so many empties on.
fn label(
    options: &Options,
    engine: &mut Engine,
    positions: impl Iterator<Item = Position>,
    (depth, best): (u8, DiscDiff),
    game: u32,
    samples: &mut Vec<Sample>,
) {
    let mut open: Vec<(Position, Option<i16>)> = Vec::new();
    let limits = Limits { exact: options.exact, depth: Some(options.depth.max(1)), ..Limits::default() };
    for position in positions {
        let late = position.empty().count() <= options.exact;
        if !late && options.depth == 0 {
            open.push((position, None));
            continue;
        }
        match engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {}).value {
            Value::Exact(score) => {
                for (earlier, estimate) in open.drain(..) {
                    let mover = |score: DiscDiff, of| if earlier.to_move == of { score } else { -score };
                    let score = if earlier.empty().count() >= depth.min(BELIEVED) {
                        mover(best, Disc::Black)
                    } else {
                        mover(score, position.to_move)
                    };
                    samples.push(Sample::new(&earlier, game, estimate, score));
                }
                samples.push(Sample::new(&position, game, None, score));
            }
            value => open.push((position, Some(value.centidiscs().0))),
        }
    }
}
