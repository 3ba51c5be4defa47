//! How fast positions are judged.

use std::path::PathBuf;
use std::sync::Arc;

use ::backgammon::{Board, Plays};
use backgammon_engine::{Class, Cpu, Glance, Inputs, Nets};

use super::clock::Clock;
use super::learner::{first_roll, is_known, roll};
use super::nets;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets; the engine's own without it
    #[arg(long)]
    nets: Option<PathBuf>,
    /// Games of self-play whose positions are judged
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Judges all positions that the rolls of some games could have led to, with contact and races, roll by roll as a player does, and each for itself.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let nets = match &options.nets {
        Some(path) => Arc::new(nets::read(path)?),
        None => Nets::own(),
    };
    let mut glance = Glance::new(Cpu::best());
    let rolls = rolls(&nets, &mut glance, options);
    let count: usize = rolls.iter().map(Vec::len).sum();
    let mut sum = 0.0;
    let by_roll = Clock::start();
    for boards in &rolls {
        glance.judge_all(&nets, boards.iter(), |_, outcomes| sum += outcomes.win);
    }
    let by_roll = by_roll.elapsed().as_secs_f64();
    let alone = Clock::start();
    for board in rolls.iter().flatten() {
        sum += glance.judge(&nets, board).win;
    }
    let alone = alone.elapsed().as_secs_f64();
    let count = count as f64;
    println!(
        "{count} positions: {:.0} a second roll by roll, {:.0} each for itself (sum {sum:.1})",
        count / by_roll,
        count / alone
    );
    Ok(())
}

/// The boards that each roll of some games could lead to, as far as nets judge them.
fn rolls(nets: &Nets, glance: &mut Glance, options: &Options) -> Vec<Vec<Board>> {
    let mut draw = Draw::new(options.seed);
    let mut inputs = Inputs::default();
    let mut rolls = Vec::new();
    for _ in 0..options.games {
        let (mut board, mut dice) = (Board::START, first_roll(&mut draw));
        while !is_known(&board) {
            let results = Plays::of(&board, dice).iter().map(|play| play.result.flipped()).collect::<Vec<_>>();
            rolls.push(results.into_iter().filter(|board| Class::NETS.contains(&inputs.read(board))).collect());
            board = glance.best(nets, &board, dice).after;
            dice = roll(&mut draw);
        }
    }
    rolls
}
