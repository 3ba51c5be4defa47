//! Measures nets on positions whose chances are known.

use std::fs;
use std::path::PathBuf;

use ::backgammon::Board;
use anyhow::Context;
use backgammon_engine::{Class, Inputs, Outcomes};
use serde_json::Value;

use super::learner::Learner;
use super::nets;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets
    #[arg(long)]
    nets: PathBuf,
    /// Rolled-out positions, a JSON object a line: `board` after the play, `probs` of the side that played
    #[arg(long)]
    rollouts: PathBuf,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut learner = Learner::new(nets::read(&options.nets)?);
    let text =
        fs::read_to_string(&options.rollouts).with_context(|| format!("cannot read {}", options.rollouts.display()))?;
    let mut sums = [Sum::default(); 4];
    let mut inputs = Inputs::default();
    for line in text.lines() {
        let known: Value = serde_json::from_str(line)?;
        let board = Board::from_signed(serde_json::from_value(known["board"].clone())?)?.flipped();
        let probs: [f32; 5] = serde_json::from_value(known["probs"].clone())?;
        let known = Outcomes::from_array(probs);
        let told = learner.judge(&board).flipped();
        let at = match inputs.read(&board) {
            Class::Contact => 0,
            Class::Crashed => 1,
            Class::Race => 2,
            Class::BearOff | Class::Over => 3,
        };
        sums[at].add(&told, &known);
    }
    for (name, sum) in ["contact", "crashed", "race", "exact"].iter().zip(&sums) {
        sum.print(name);
    }
    let mut all = Sum::default();
    sums.iter().for_each(|sum| all.join(sum));
    all.print("all");
    Ok(())
}

/// Errors added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u32,
    equity: f64,
    signed: f64,
    chances: [f64; 5],
}

impl Sum {
    fn add(&mut self, told: &Outcomes, known: &Outcomes) {
        let error = f64::from(told.equity() - known.equity());
        self.count += 1;
        self.equity += error.abs();
        self.signed += error;
        for (sum, (told, known)) in self.chances.iter_mut().zip(told.to_array().iter().zip(known.to_array())) {
            *sum += f64::from((told - known).abs());
        }
    }

    fn join(&mut self, other: &Sum) {
        self.count += other.count;
        self.equity += other.equity;
        self.signed += other.signed;
        self.chances.iter_mut().zip(other.chances).for_each(|(sum, other)| *sum += other);
    }

    fn print(&self, name: &str) {
        let count = f64::from(self.count.max(1));
        let chances: Vec<String> = self.chances.iter().map(|sum| format!("{:.4}", sum / count)).collect();
        println!(
            "{name:8} {:5} positions, equity error {:.4}, bias {:+.4}, chances {}",
            self.count,
            self.equity / count,
            self.signed / count,
            chances.join(" ")
        );
    }
}
