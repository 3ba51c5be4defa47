//! Teaches the sieve which plays the nets find good.

use std::path::PathBuf;

use ::backgammon::Board;
use backgammon_engine::{Inputs, Net};

use super::learner::{Learner, first_roll, is_known, roll};
use super::nets;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets, to which the sieve is added; one that is there learns on
    #[arg(long)]
    nets: PathBuf,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
    /// Games to play
    #[arg(long, default_value_t = 4_000)]
    games: u64,
    /// The learning rate of the first game
    #[arg(long, default_value_t = 0.05)]
    from: f32,
    /// The learning rate of the last game
    #[arg(long, default_value_t = 0.002)]
    to: f32,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One turn in so many is by lot.
const LOT: u64 = 12;

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut draw = Draw::new(options.seed);
    let mut learner = Learner::new(nets::read(&options.nets)?);
    let fresh = || Net::new(Inputs::PLACES, 1, || draw.unit() * 2.0 - 1.0);
    let mut sieve = learner.nets.sieve.take().unwrap_or_else(fresh);
    for game in 0..options.games {
        let part = game as f32 / options.games as f32;
        play(&mut learner, &mut sieve, &mut draw, options.from * (options.to / options.from).powf(part));
    }
    learner.nets.sieve = Some(sieve);
    nets::write(&options.out, &learner.nets)
}

fn play(learner: &mut Learner, sieve: &mut Net, draw: &mut Draw, rate: f32) {
    let mut board = Board::START;
    let mut dice = first_roll(draw);
    for _ in 0..400 {
        let mut after = learner.best(&board, dice).after;
        let count = learner.plays().len() as u64;
        if count > 0 && draw.below(LOT) == 0 {
            after = learner.plays()[draw.below(count) as usize].result.flipped();
        }
        learner.teach_sieve(sieve, &board, dice, rate);
        board = after;
        if is_known(&board) {
            return;
        }
        dice = roll(draw);
    }
}
