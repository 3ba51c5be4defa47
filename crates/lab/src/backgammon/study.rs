//! Teaches nets what looking ahead has found.

use std::path::PathBuf;

use anyhow::ensure;
use backgammon_engine::Nets;

use super::label::{self, Label};
use super::learner::{Adams, Learner};
use super::mean::Mean;
use super::nets;
use crate::corpus;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets to begin with
    #[arg(long)]
    nets: PathBuf,
    /// The folder of labelled positions
    #[arg(long)]
    labels: PathBuf,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
    /// How often to go through the positions
    #[arg(long, default_value_t = 4)]
    rounds: u32,
    /// The learning rate at first
    #[arg(long, default_value_t = 0.02)]
    from: f32,
    /// The learning rate at last; between them it falls by the same factor each position
    #[arg(long, default_value_t = 0.001)]
    to: f32,
    /// Positions that a net looks at before it changes, each weight in its own measure (Adam, whose rates are around 0.001); with 1 it
    /// changes after each position by plain steps
    #[arg(long, default_value_t = 1)]
    batch: u32,
    /// Blocks of 64 hidden units that the nets shall have at least: contact, crashed, race
    #[arg(long, num_args = 3, default_values_t = [0, 0, 0])]
    sizes: Vec<usize>,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One position in so many is not taught, but asked about.
const HELD_BACK: usize = 50;

/// Positions between two looks at the running mean, and how many looks it goes back.
const LOOK: usize = 2_000;
const SPAN: f32 = 50.0;

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut taught = Vec::new();
    let mut held_back = Vec::new();
    for path in corpus::files(&options.labels, "bin")? {
        for (at, label) in label::read(&path)?.into_iter().enumerate() {
            if at % HELD_BACK == 0 { held_back.push(label) } else { taught.push(label) }
        }
    }
    ensure!(!taught.is_empty(), "no labelled position in {}", options.labels.display());
    let mut draw = Draw::new(options.seed);
    let sizes = [options.sizes[0], options.sizes[1], options.sizes[2]];
    let mut learner = Learner::new(nets::widened(nets::read(&options.nets)?, sizes, &mut draw));
    let mut adams = Adams::new(&learner.nets, options.batch);
    let mut mean = Mean::new(&learner.nets, SPAN);
    println!("{} positions; at first {}", taught.len(), ask(&mut learner, &held_back));
    let all = taught.len() * options.rounds as usize;
    let mut done = 0;
    for round in 1..=options.rounds {
        shuffle(&mut taught, &mut draw);
        let mut errors = 0.0;
        for Label { board, outcomes } in &taught {
            let part = done as f32 / all as f32;
            let rate = options.from * (options.to / options.from).powf(part);
            if options.batch > 1 {
                errors += f64::from(learner.learn_by(&mut adams, board, outcomes, rate).unwrap_or(0.0));
            } else {
                learner.learn(board, outcomes, rate);
            }
            done += 1;
            if done % LOOK == 0 {
                mean.add(&learner.nets);
            }
        }
        let now = ask(&mut learner, &held_back);
        let averaged: Nets = mean.nets(&learner.nets);
        nets::write(&options.out, &averaged)?;
        let meanwhile = errors / taught.len() as f64;
        println!(
            "round {round}: {now}; the mean of the nets {}; on the taught meanwhile {meanwhile:.4}",
            ask(&mut Learner::new(averaged), &held_back)
        );
    }
    Ok(())
}

/// How far the nets are from what was found on positions that they are not taught.
fn ask(learner: &mut Learner, held_back: &[Label]) -> String {
    let error = |label: &Label| f64::from((learner.judge(&label.board).equity() - label.outcomes.equity()).abs());
    format!("error {:.4}", held_back.iter().map(error).sum::<f64>() / held_back.len().max(1) as f64)
}

fn shuffle(labels: &mut [Label], draw: &mut Draw) {
    for end in (1..labels.len()).rev() {
        labels.swap(end, draw.below(end as u64 + 1) as usize);
    }
}
