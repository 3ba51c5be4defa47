//! How far shallow searches may be trusted: the parameters of Multi-ProbCut.
//!
//! Positions are drawn from the corpus, and one or two random moves are made from most of them, because the positions that a search
//! meets are wilder than those of a game. Each is searched without selectivity to every depth, and solved when few
//! enough squares are empty. The deviation of the deeper values from the shallower ones is fitted by a smooth function.

mod fitted;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, ensure};
use reversi::{Position, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag, Value, Weights};

use crate::corpus;
use crate::draw::Draw;
use crate::weights;

/// Positions between two writings of the file.
const CHUNK: usize = 50;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The folder of positions
    #[arg(long)]
    corpus: PathBuf,
    /// Positions to search; those that the file of values has already are not searched again
    #[arg(long, default_value_t = 2000)]
    positions: usize,
    /// Plies of the deepest search
    #[arg(long, default_value_t = 11)]
    depth: u8,
    /// The number of empties from which positions are solved as well
    #[arg(long, default_value_t = 20)]
    exact: u8,
    /// Empty squares at least, before random moves are made
    #[arg(long, default_value_t = 13)]
    least: u8,
    /// Empty squares at most, before random moves are made (twelve less than the board has)
    #[arg(long)]
    most: Option<u8>,
    /// What the choice of positions follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights to measure: `own` or a file
    #[arg(long, default_value = "own")]
    weights: String,
    /// The file for the values, which holds good for the same settings only
    #[arg(long)]
    values: PathBuf,
}

/// The values of one position, in hundredths of a disc, mover's view.
struct Values {
    empties: u8,
    /// By depth, from 0.
    estimates: Vec<i16>,
    exact: Option<i16>,
}

impl Values {
    /// A line of the file.
    fn line(&self) -> String {
        let mut line = format!("{} {}", self.empties, self.exact.map_or("-".to_owned(), |exact| exact.to_string()));
        for estimate in &self.estimates {
            write!(line, " {estimate}").expect("a string takes every number");
        }
        line
    }

    fn read(line: &str) -> anyhow::Result<Values> {
        let mut words = line.split(' ');
        let empties = words.next().context("a line begins with the empties")?.parse()?;
        let exact = words.next().context("the end follows")?;
        let exact = if exact == "-" { None } else { Some(exact.parse()?) };
        let estimates = words.map(str::parse).collect::<Result<_, _>>()?;
        Ok(Values { empties, estimates, exact })
    }
}

/// Searches what is not in the file yet, and prints the fitted functions.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut known = match fs::read_to_string(&options.values) {
        Ok(text) => text.lines().map(Values::read).collect::<anyhow::Result<Vec<_>>>()?,
        Err(_) => Vec::new(),
    };
    let positions = positions(options)?;
    let weights = weights::load(&options.weights, options.variant)?;
    let mut engine = Engine::with_weights(Memory::mebibytes(64), Arc::clone(&weights));
    engine.set_selective(false);
    for (at, position) in positions.iter().enumerate().skip(known.len()) {
        known.push(search(&mut engine, &weights, position, options));
        if at % CHUNK == CHUNK - 1 || at + 1 == positions.len() {
            let text: String = known.iter().map(|values| values.line() + "\n").collect();
            fs::write(&options.values, text).with_context(|| format!("cannot write {}", options.values.display()))?;
            eprintln!("{} of {}", at + 1, positions.len());
        }
    }
    fitted::report(&known);
    Ok(())
}

/// Positions from all over the corpus, as many early as late ones.
fn positions(options: &Options) -> anyhow::Result<Vec<Position>> {
    let mut draw = Draw::new(options.seed);
    let most = options.most.unwrap_or(options.variant.size.area() - 12);
    ensure!(options.least <= most, "no position has {} empty squares at least and {most} at most", options.least);
    let samples = corpus::spread(&options.corpus, options.variant)?;
    let mut positions = Vec::new();
    while positions.len() < options.positions {
        let empties = options.least + draw.below(u64::from(most - options.least) + 1) as u8;
        let stray = draw.below(3) as u8;
        let sample = &samples[draw.below(samples.len() as u64) as usize];
        let mut position = sample.position(options.variant);
        if position.empty().count() != empties + stray {
            continue;
        }
        for _ in 0..stray {
            position = position.play_unchecked(draw.legal(&position));
        }
        if !position.legal().is_empty() {
            positions.push(position);
        }
    }
    Ok(positions)
}

fn search(engine: &mut Engine, weights: &Weights, position: &Position, options: &Options) -> Values {
    let empties = position.empty().count();
    engine.clear();
    let mut estimates = vec![weights.estimate(position).0];
    let limits = Limits { depth: Some(options.depth.min(empties - 1)), exact: 0, ..Limits::default() };
    engine.analyse(position, &limits, &StopFlag::new(), &mut |so_far| {
        if usize::from(so_far.depth) == estimates.len() {
            estimates.push(so_far.value.centidiscs().0);
        }
    });
    let exact = (empties <= options.exact).then(|| {
        let limits = Limits { exact: options.exact, ..Limits::default() };
        let value = engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {}).value;
        debug_assert!(matches!(value, Value::Exact(_)));
        value.centidiscs().0
    });
    Values { empties, estimates, exact }
}
