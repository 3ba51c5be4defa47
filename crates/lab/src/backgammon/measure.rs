//! Measures nets on positions and decisions that are known.

mod cubes;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::backgammon::{Board, Position, Roll, Rules, Score, Sketch, Stage, gnuid};
use anyhow::Context;
use backgammon_engine::{Class, Cpu, Engine, Inputs, Limits, Nets, OneSided, Outcomes, StopFlag, TwoSided};
use serde_json::Value;

use super::clock::Clock;
use super::nets;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets; the engine's own without it
    #[arg(long)]
    nets: Option<PathBuf>,
    /// Plies to look ahead
    #[arg(long, default_value_t = 0)]
    plies: u8,
    /// Rolled-out positions, a JSON object a line: `board` after the play, `probs` of the side that played
    #[arg(long)]
    rollouts: Option<PathBuf>,
    /// Decisions, without a cube unless said, a JSON object a line: `posid`, `roll`, and `hint`, plays with `move` and `eq`, the best first
    #[arg(long)]
    decisions: Option<PathBuf>,
    /// Doubling decisions for money with the cube in the middle, a JSON object a line: `posid`, and the equities `no_double` and `take`
    #[arg(long)]
    cubes: Option<PathBuf>,
    /// Decide with a cube in the middle, which the decisions then count in
    #[arg(long)]
    cube: bool,
    /// Look at one line in so many only
    #[arg(long, default_value_t = 1)]
    every: usize,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let own = match &options.nets {
        Some(path) => Arc::new(nets::read(path)?),
        None => Nets::own(),
    };
    let mut engine = Engine::with(own, Cpu::best());
    // Built when first asked for, which is no decision's time.
    OneSided::get();
    TwoSided::get();
    let limits = Limits::plies(options.plies);
    if let Some(path) = &options.rollouts {
        rollouts(&mut engine, &limits, lines(path, options.every)?)?;
    }
    if let Some(path) = &options.decisions {
        decisions(&mut engine, &limits, options.cube, lines(path, options.every)?)?;
    }
    if let Some(path) = &options.cubes {
        cubes::run(&mut engine, &limits, &lines(path, options.every)?)?;
    }
    Ok(())
}

fn lines(path: &Path, every: usize) -> anyhow::Result<Vec<Value>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    text.lines().step_by(every.max(1)).map(|line| Ok(serde_json::from_str(line)?)).collect()
}

fn rollouts(engine: &mut Engine, limits: &Limits, known: Vec<Value>) -> anyhow::Result<()> {
    let mut sums = [Sum::default(); 4];
    let mut inputs = Inputs::default();
    for known in known {
        let board = Board::from_signed(serde_json::from_value(known["board"].clone())?)?.flipped();
        let probs: [f32; 5] = serde_json::from_value(known["probs"].clone())?;
        let known = Outcomes::from_array(probs);
        let told = engine.evaluate(&board, limits, &StopFlag::new()).flipped();
        let at = match inputs.read(&board) {
            Class::Contact => 0,
            Class::Crashed => 1,
            Class::Race => 2,
            Class::BearOff | Class::Over => 3,
        };
        sums[at].add(&told, &known);
    }
    let mut all = Sum::default();
    for (name, sum) in ["contact", "crashed", "race", "exact"].iter().zip(&sums) {
        sum.print(name);
        all.join(sum);
    }
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
    biases: [f64; 5],
}

impl Sum {
    fn add(&mut self, told: &Outcomes, known: &Outcomes) {
        let error = f64::from(told.equity() - known.equity());
        self.count += 1;
        self.equity += error.abs();
        self.signed += error;
        for at in 0..5 {
            let error = f64::from(told.to_array()[at] - known.to_array()[at]);
            self.chances[at] += error.abs();
            self.biases[at] += error;
        }
    }

    fn join(&mut self, other: &Sum) {
        self.count += other.count;
        self.equity += other.equity;
        self.signed += other.signed;
        self.chances.iter_mut().zip(other.chances).for_each(|(sum, other)| *sum += other);
        self.biases.iter_mut().zip(other.biases).for_each(|(sum, other)| *sum += other);
    }

    fn print(&self, name: &str) {
        if self.count == 0 {
            return;
        }
        let count = f64::from(self.count);
        let means = |sums: &[f64; 5]| sums.map(|sum| format!("{:+.4}", sum / count)).join(" ");
        println!(
            "{name:8} {:5} positions, equity error {:.4}, bias {:+.4}; chances: error {}, bias {}",
            self.count,
            self.equity / count,
            self.signed / count,
            means(&self.chances),
            means(&self.biases)
        );
    }
}

fn decisions(engine: &mut Engine, limits: &Limits, cube: bool, known: Vec<Value>) -> anyhow::Result<()> {
    let (mut count, mut same, mut lost, mut off, mut milliseconds) = (0u32, 0u32, 0f64, 0f64, Vec::new());
    for known in &known {
        let text = |key: &str| known[key].as_str().with_context(|| format!("no `{key}` in {known}"));
        let board = gnuid::read_position(text("posid")?)?;
        let roll: Roll = text("roll")?.parse()?;
        let hints = known["hint"].as_array().context("no `hint`")?;
        let mut worths = Vec::with_capacity(hints.len());
        for hint in hints {
            let play = hint["move"].as_str().context("no `move`")?.parse::<Sketch>()?.resolve(&board, roll);
            let play = play.map_err(|refusal| anyhow::anyhow!("{hint}: {refusal:?}"))?;
            worths.push((board.played(&play), hint["eq"].as_f64().context("no `eq`")?));
        }
        if worths.len() < 2 {
            continue;
        }
        let rules = Rules { cube, ..Rules::STANDARD };
        let position = Position { board, stage: Stage::ToPlay(roll), ..Position::start(rules, Score::MONEY) };
        let clock = Clock::start();
        let ranked = engine.plays(&position, limits, &StopFlag::new());
        milliseconds.push(clock.elapsed().as_secs_f64() * 1e3);
        let ours = ranked.first().context("no play")?.result;
        let best = worths[0].1;
        // A play that is not listed is no better than the last that is.
        let listed = worths.iter().find(|(result, _)| *result == ours).or(worths.last());
        let loss = best - listed.map_or(best, |(_, worth)| *worth);
        count += 1;
        let told = ranked.iter().find(|play| play.result == worths[0].0).context("the best play is not legal")?;
        off += (f64::from(told.equity.0) - best).abs();
        same += u32::from(ours == worths[0].0);
        lost += loss.max(0.0);
    }
    milliseconds.sort_by(f64::total_cmp);
    let mean = milliseconds.iter().sum::<f64>() / f64::from(count.max(1));
    println!(
        "{count} decisions at {} plies: same best play {:.1} %, lost {:.4} a decision, its equity off by {:.4}; {mean:.2} ms in the mean, {:.2} at most",
        limits.plies,
        100.0 * f64::from(same) / f64::from(count.max(1)),
        lost / f64::from(count.max(1)),
        off / f64::from(count.max(1)),
        milliseconds.last().copied().unwrap_or(0.0)
    );
    Ok(())
}
