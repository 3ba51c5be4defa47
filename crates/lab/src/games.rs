//! Games of the engine with itself: the positions that the evaluation is fitted to.
//!
//! A game begins with random moves and may stray later, up to about a third of the board; then each side looks a few plies
//! ahead, and the last empties are solved. Positions before the last stray move are left out, so that the solved end is what
//! each of the others led to. Among the solved ones a wrong move now and then makes the endings more various: each is valued by itself.
//!
//! With `--near` no move of a game is far from the best, so that its positions are like those of good players: most of the others'
//! are won by twenty discs and more. What follows a stray move there tells nothing of what was before.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use reversi::{DiscDiff, Move, Position, Variant};
use reversi_engine::{Analysis, Breadth, Centidiscs, Engine, Limits, Memory, StopFlag, Value, Weights};

use crate::corpus::{self, Sample};
use crate::draw::Draw;
use crate::fit::HELD_BACK;
use crate::weights;

/// Games in a file. A run that was interrupted goes on with the first file that is not there.
const CHUNK: u32 = 500;
/// Plies that each side looks ahead, if not told otherwise.
pub const DEPTH: u8 = 4;
/// The number of empties from which each position is solved, if not told otherwise.
pub const EXACT: u8 = 12;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6, 4x4, anti4x4
    #[arg(long)]
    pub variant: Variant,
    /// Games to play
    #[arg(long)]
    pub games: u32,
    /// What the random moves follow from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Plies that each side looks ahead
    #[arg(long, default_value_t = DEPTH)]
    pub depth: u8,
    /// The number of empties from which each position is solved
    #[arg(long, default_value_t = EXACT)]
    pub exact: u8,
    /// Stray moves are drawn among those that a first look finds at most so many discs worse than the best, and each position
    /// carries the mean of what the last two depths expect
    #[arg(long)]
    pub near: Option<u8>,
    /// The players' weights: `own`, `counted` or a file
    #[arg(long, default_value = "own")]
    pub weights: String,
    /// The folder for the files
    #[arg(long)]
    pub corpus: PathBuf,
}

/// Writes the files that are not there yet.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let weights = weights::load(&options.weights, options.variant)?;
    fs::create_dir_all(&options.corpus).with_context(|| format!("cannot make {}", options.corpus.display()))?;
    let chunks = options.games.div_ceil(CHUNK);
    let (start, mut made) = (Instant::now(), 0);
    for chunk in 0..chunks {
        let kind = if options.near.is_some() { "even" } else { "games" };
        let name = format!("{kind}-{}-{}-{chunk:05}.bin", options.variant, options.seed);
        let path = options.corpus.join(name);
        if path.exists() {
            continue;
        }
        corpus::write(&path, options.variant, &samples(options, &weights, chunk))?;
        made += 1;
        let left = start.elapsed().as_secs_f64() / f64::from(made) * f64::from(chunks - chunk - 1);
        eprintln!("{}: file {} of {chunks}, about {left:.0} s to go", options.variant, chunk + 1);
    }
    Ok(())
}

fn samples(options: &Options, weights: &std::sync::Arc<Weights>, chunk: u32) -> Vec<Sample> {
    let mut engine = Engine::with_weights(Memory::mebibytes(2), weights.clone());
    let mut draw = Draw::new(options.seed << 32 | u64::from(chunk));
    let games = 0..CHUNK.min(options.games - chunk * CHUNK);
    match options.near {
        None => games.flat_map(|game| play(&mut engine, &mut draw, options, game)).collect(),
        Some(near) => {
            games.flat_map(|game| Even { engine: &mut engine, draw: &mut draw, options, near }.play(game)).collect()
        }
    }
}

/// Games that stay about even.
struct Even<'a> {
    engine: &'a mut Engine,
    draw: &'a mut Draw,
    options: &'a Options,
    /// In discs.
    near: u8,
}

impl Even<'_> {
    fn play(&mut self, game: u32) -> Vec<Sample> {
        let area = u64::from(self.options.variant.size.area());
        let drawn = area / 12 + self.draw.below(area / 6);
        let mut position = Position::start(self.options.variant);
        let mut samples: Vec<Sample> = Vec::new();
        // The positions between two stray moves pass for a game; all of them are held back from a fit or none.
        let mut part = game;
        self.engine.clear();
        for ply in 0.. {
            if position.is_over() {
                break;
            }
            if position.must_pass() {
                position = position.play_unchecked(Move::Pass);
                // Within a game the sides alternate.
                part += CHUNK * HELD_BACK;
                continue;
            }
            if ply < area / 12 {
                position = position.play_unchecked(self.near_move(&position));
                continue;
            }
            let (best, value) = self.look(&position);
            let solved = matches!(value, Value::Exact(_));
            let hundredths = value.centidiscs().0;
            let score = DiscDiff((f32::from(hundredths) / 100.0).round() as i8);
            samples.push(Sample::new(&position, part, (!solved).then_some(hundredths), score));
            let strays = match solved {
                true => self.draw.below(4) == 0,
                false if ply < drawn => self.draw.below(2) == 0,
                false => self.draw.below(10) == 0,
            };
            position = position.play_unchecked(if strays { self.near_move(&position) } else { Move::At(best) });
            if strays && !solved {
                part += CHUNK * HELD_BACK;
            }
        }
        samples
    }

    /// The best move and its worth by the last two depths.
    fn look(&mut self, position: &Position) -> (reversi::Square, Value) {
        let limits = Limits { depth: Some(self.options.depth), exact: self.options.exact, ..Limits::default() };
        let mut looks = [0; 2];
        let found = self.engine.analyse(position, &limits, &StopFlag::new(), &mut |so_far| {
            looks = [looks[1], i32::from(so_far.value.centidiscs().0)];
        });
        let best = found.best.expect("there is a legal move");
        match found.value {
            Value::Estimate(_) => (best, Value::Estimate(Centidiscs((looks.iter().sum::<i32>() / 2) as i16))),
            value => (best, value),
        }
    }

    fn near_move(&mut self, position: &Position) -> Move {
        let limits = Limits { depth: Some(1), exact: 0, breadth: Breadth::All, ..Limits::default() };
        let found = self.engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {});
        let least = found.value.centidiscs().0 - 100 * i16::from(self.near);
        let moves: Vec<_> = found.moves.iter().filter(|mv| mv.value.centidiscs().0 >= least).collect();
        Move::At(moves[self.draw.below(moves.len() as u64) as usize].square)
    }
}

fn play(engine: &mut Engine, draw: &mut Draw, options: &Options, game: u32) -> Vec<Sample> {
    let area = u64::from(options.variant.size.area());
    let random = 1 + draw.below(area / 6);
    let strays = draw.below(2) == 0;
    let limits = Limits { depth: Some(options.depth), exact: options.exact, ..Limits::default() };
    let mut position = Position::start(options.variant);
    let mut open = Vec::new();
    let mut samples = Vec::new();
    for ply in 0.. {
        if position.is_over() {
            break;
        }
        if ply < random || (strays && ply < area / 3 && draw.below(8) == 0) {
            open.clear();
            position = position.play_unchecked(draw.legal(&position));
            continue;
        }
        let Analysis { best, value, .. } = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
        let mut mv = best.map_or(Move::Pass, Move::At);
        match value {
            Value::Exact(score) => {
                close(&mut samples, &mut open, position, score, game);
                samples.push(Sample::new(&position, game, None, score));
                if draw.below(4) == 0 {
                    mv = draw.legal(&position);
                }
            }
            value => open.push((position, value.centidiscs().0)),
        }
        position = position.play_unchecked(mv);
    }
    if let Some(score) = position.final_diff() {
        close(&mut samples, &mut open, position, score, game);
    }
    samples
}

/// Makes samples of the positions that led to a valued one.
fn close(samples: &mut Vec<Sample>, open: &mut Vec<(Position, i16)>, position: Position, score: DiscDiff, game: u32) {
    samples.extend(open.drain(..).map(|(earlier, estimate)| {
        let score = if earlier.to_move == position.to_move { score } else { -score };
        Sample::new(&earlier, game, Some(estimate), score)
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position's worth is told from the one after it in its game: that must be one move on, with the other side to move.
    #[test]
    fn positions_of_an_even_game_follow_one_another() {
        let options = Options {
            variant: Variant::REVERSI_6,
            games: 4,
            seed: 1,
            depth: 2,
            exact: 8,
            near: Some(4),
            weights: "counted".to_owned(),
            corpus: PathBuf::new(),
        };
        let weights = weights::load(&options.weights, options.variant).unwrap();
        let samples = samples(&options, &weights, 0);
        let (mut followed, mut solved) = (0, 0);
        for pair in samples.windows(2).filter(|pair| pair[0].game == pair[1].game) {
            let [before, after] = [pair[0], pair[1]].map(|sample| sample.position(options.variant));
            let children = before.legal().iter().map(|square| before.play_unchecked(Move::At(square)));
            assert!(children.into_iter().any(|child| (child.own(), child.opp()) == (after.own(), after.opp())));
            followed += 1;
        }
        for sample in &samples {
            let is_solved = sample.position(options.variant).empty().count() <= options.exact;
            assert_eq!(sample.estimate.is_none(), is_solved);
            solved += u32::from(is_solved);
        }
        assert!(followed > 50 && solved > 20, "{followed} {solved}");
    }
}
