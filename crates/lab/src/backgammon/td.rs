//! Temporal differences: each position learns from the one that the best play leads to.

use std::path::PathBuf;
use std::time::Instant;

use ::backgammon::Board;

use backgammon_engine::Choice;

use super::learner::{Adams, Learner, first_roll, is_known, roll};
use super::mean::Mean;
use super::nets;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets: begun if there is none, else learnt on
    #[arg(long)]
    nets: PathBuf,
    /// Games to play
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// The learning rate of the first game
    #[arg(long, default_value_t = 0.05)]
    from: f32,
    /// The learning rate of the last game; between them it falls by the same factor each game
    #[arg(long, default_value_t = 0.003)]
    to: f32,
    /// Blocks of 64 hidden units of new nets: contact, crashed, race
    #[arg(long, num_args = 3, default_values_t = [4, 4, 1])]
    sizes: Vec<usize>,
    /// Positions that a net looks at before it changes, each weight in its own measure (Adam, whose rates are around 0.001); with 1 it
    /// changes after each position by plain steps
    #[arg(long, default_value_t = 1)]
    batch: u32,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file of the running mean of the nets, which is better than the nets while the rate is high
    #[arg(long)]
    mean: Option<PathBuf>,
    /// Games between two savings
    #[arg(long, default_value_t = 5_000)]
    save: u64,
}

/// Games between two looks at the running mean, and how many looks it goes back.
const LOOK: u64 = 50;
const SPAN: f32 = 100.0;

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut draw = Draw::new(options.seed);
    let sizes = [options.sizes[0], options.sizes[1], options.sizes[2]];
    let begun = if options.nets.exists() { nets::read(&options.nets)? } else { nets::fresh(sizes, &mut draw) };
    let mut learner = Learner::new(begun);
    let mut adams = (options.batch > 1).then(|| Adams::new(&learner.nets, options.batch));
    let mut mean = Mean::new(&learner.nets, SPAN);
    let start = Instant::now();
    let mut turns = 0;
    for game in 0..options.games {
        let part = game as f32 / options.games as f32;
        let rate = options.from * (options.to / options.from).powf(part);
        turns += play(&mut learner, adams.as_mut(), &mut draw, rate);
        if (game + 1) % LOOK == 0 {
            mean.add(&learner.nets);
        }
        if (game + 1) % options.save == 0 || game + 1 == options.games {
            nets::write(&options.nets, &learner.nets)?;
            if let Some(path) = &options.mean {
                nets::write(path, &mean.nets(&learner.nets))?;
            }
            let seconds = start.elapsed().as_secs_f32();
            println!("{} games, {turns} turns, {seconds:.0} s, rate {rate:.6}", game + 1);
        }
    }
    Ok(())
}

/// One game in so many begins with plays by lot.
const STRANGE: u64 = 5;

/// Of so many plays one is by lot.
const LOT: u64 = 40;

/// Plays a game, learning at each turn, and returns its length in turns.
fn play(learner: &mut Learner, mut adams: Option<&mut Adams>, draw: &mut Draw, rate: f32) -> u64 {
    let mut board = Board::START;
    let mut dice = first_roll(draw);
    let by_lot = if draw.below(STRANGE) == 0 { draw.below(16) } else { 0 };
    let mut turns = 0;
    loop {
        let Choice { mut after, outcomes } = learner.best(&board, dice);
        match adams.as_deref_mut() {
            Some(adams) => {
                learner.learn_by(adams, &board, &outcomes, rate);
            }
            None => learner.learn(&board, &outcomes, rate),
        }
        let count = learner.plays().len() as u64;
        if count > 1 && (turns < by_lot || draw.below(LOT) == 0) {
            // The lesson was the best play's; the game goes on from another.
            after = learner.plays()[draw.below(count) as usize].result.flipped();
        }
        board = after;
        turns += 1;
        if is_known(&board) || turns > 2_000 {
            return turns;
        }
        dice = roll(draw);
    }
}
