//! How many balanced openings a small board has: a sample of all positions after eight moves, solved.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use arena::{Interrupt, in_order};
use reversi::{Disc, Variant};
use reversi_engine::{Engine, Memory};

use super::{PLIES, SOLVED, lines, search, shuffle};
use crate::notes::Notes;
use crate::progress::Progress;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 6x6, anti6x6
    #[arg(long)]
    variant: Variant,
    /// Positions to solve
    #[arg(long, default_value_t = 200)]
    count: usize,
    /// Which positions: it follows from this
    #[arg(long, default_value_t = 2)]
    seed: u64,
    /// Positions solved side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// A file for the values as they come: an interrupted run goes on from there
    #[arg(long)]
    notes: PathBuf,
}

/// Prints how often each value was found, for Black.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut lines = lines(options.variant);
    let total = lines.len();
    shuffle(&mut lines, options.seed);
    lines.truncate(options.count);
    let mut notes = Notes::open(&options.notes, &format!("openings of {PLIES} moves on {}, solved", options.variant))?;
    let mut values: Vec<i16> = Vec::new();
    lines.retain(|line| match notes.get(&line.text).and_then(|note| note.parse().ok()) {
        Some(value) => {
            values.push(value);
            false
        }
        None => true,
    });
    let mut progress = Progress::new(format!("{} openings", options.variant), values.len(), values.len() + lines.len());
    let broken = in_order(
        lines.into_iter(),
        options.threads,
        &Interrupt::new(),
        || Engine::new(Memory::mebibytes(256)),
        |engine, line| {
            let value = search(engine, &line.position, SOLVED).value / 100;
            Some((line.text, if line.position.to_move == Disc::Black { value } else { -value }))
        },
        |(line, value)| {
            progress.step();
            values.push(value);
            notes.add(&line, &value.to_string()).map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    broken.map_or(Ok(()), Err)?;
    println!("{}: {} of {total} positions after {PLIES} moves, solved", options.variant, values.len());
    print!("{}", report(&values, total));
    Ok(())
}

/// How often each value was found, and how many draws that means among all.
fn report(values: &[i16], total: usize) -> String {
    let mut counts: BTreeMap<i16, usize> = BTreeMap::new();
    for &value in values {
        *counts.entry(value).or_default() += 1;
    }
    let mut text: String = counts.iter().map(|(value, count)| format!("{value:+}: {count}\n")).collect();
    let count = values.len().max(1) as f64;
    let share = counts.get(&0).copied().unwrap_or(0) as f64 / count;
    let all = |share: f64| (share * total as f64).round();
    let error = (share * (1.0 - share) / count).sqrt();
    text.push_str(&format!(
        "drawn: {:.1} %, about {} of all, give or take {}\n",
        100.0 * share,
        all(share),
        all(2.0 * error)
    ));
    text
}

#[cfg(test)]
mod tests {
    use super::report;

    #[test]
    fn a_sample_tells_of_all() {
        let expect = "-4: 1\n+0: 2\n+2: 1\ndrawn: 50.0 %, about 500 of all, give or take 500\n";
        assert_eq!(report(&[0, 2, -4, 0], 1000), expect);
        assert_eq!(report(&[], 10), "drawn: 0.0 %, about 0 of all, give or take 0\n");
    }
}
