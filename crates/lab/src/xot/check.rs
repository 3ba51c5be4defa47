//! Spot checks of a list of openings: what a search deeper than the one that judged them says.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use arena::{Interrupt, in_order};
use reversi::{Game, Variant, transcript};
use reversi_engine::{Engine, Memory};

use super::{Line, SOLVED, search, shuffle};
use crate::notes::Notes;
use crate::progress::Progress;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The list
    #[arg(long)]
    file: PathBuf,
    /// Plies that the engine looks ahead from the end of the opening; what counts is the mean of this and of one ply less
    #[arg(long, default_value_t = 20)]
    depth: u8,
    /// Solve the positions, instead
    #[arg(long)]
    solve: bool,
    /// Openings to look at
    #[arg(long, default_value_t = 64)]
    count: usize,
    /// Which openings: it follows from this
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Openings looked at side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Mebibytes of each engine's table
    #[arg(long, default_value_t = 64)]
    memory: usize,
    /// A file for the judgements as they come: an interrupted run goes on from there
    #[arg(long)]
    notes: PathBuf,
}

/// Prints how far from even a sample of the list is found to be.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut lines = read(options)?;
    shuffle(&mut lines, options.seed);
    lines.truncate(options.count);
    let depth = if options.solve { SOLVED } else { options.depth };
    let mut notes = Notes::open(&options.notes, &format!("openings checked on {}", options.variant))?;
    let key = |line: &Line| format!("{}:{depth}", line.text);
    let known = |line: &Line| notes.get(&key(line)).and_then(|note| note.parse::<i16>().ok());
    let mut found: Vec<(String, i16)> =
        lines.iter().filter_map(|line| known(line).map(|value| (line.text.clone(), value))).collect();
    lines.retain(|line| known(line).is_none());
    let mut progress = Progress::new(format!("{} openings", options.variant), found.len(), found.len() + lines.len());
    let broken = in_order(
        lines.into_iter(),
        options.threads,
        &Interrupt::new(),
        || Engine::new(Memory::mebibytes(options.memory)),
        |engine, line| {
            let value = search(engine, &line.position, depth).mean();
            Some((line, value))
        },
        |(line, value)| {
            progress.step();
            let noted = notes.add(&key(&line), &value.to_string());
            found.push((line.text, value));
            noted.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    broken.map_or(Ok(()), Err)?;
    let how = if options.solve { "solved".to_string() } else { format!("at depths {} and {depth}", depth - 1) };
    print!("{} of {}, {how}: {}", found.len(), options.file.display(), report(found));
    Ok(())
}

fn read(options: &Options) -> anyhow::Result<Vec<Line>> {
    let text = fs::read_to_string(&options.file).with_context(|| format!("cannot read {}", options.file.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<Line> = lines
        .map(|line| {
            let game: Game = transcript::read(line, options.variant).with_context(|| line.to_string())?;
            Ok(Line { text: line.to_string(), position: game.position() })
        })
        .collect::<anyhow::Result<_>>()?;
    ensure!(!lines.is_empty(), "no openings in {}", options.file.display());
    Ok(lines)
}

/// The mean and the spread of values in hundredths of a disc, side to move's view, and the openings that are out by more than a disc.
fn report(mut found: Vec<(String, i16)>) -> String {
    found.sort_by_key(|(line, value)| (-value.abs(), line.clone()));
    let count = found.len().max(1) as f64;
    let mean = |of: fn(f64) -> f64| found.iter().map(|(_, value)| of(f64::from(*value) / 100.0)).sum::<f64>() / count;
    let within = |bound: i16| found.iter().filter(|(_, value)| value.abs() <= bound).count();
    let mut text = format!(
        "mean {:+.2}, mean distance from even {:.2}, root mean square {:.2}, largest {:.2}; {} within 1 disc, {} within 2, {} within 3\n",
        mean(|value| value),
        mean(f64::abs),
        mean(|value| value * value).sqrt(),
        f64::from(found.first().map_or(0, |(_, value)| value.abs())) / 100.0,
        within(100),
        within(200),
        within(300),
    );
    for (line, value) in found.iter().filter(|(_, value)| value.abs() > 100) {
        text.push_str(&format!("{line} {:+.2}\n", f64::from(*value) / 100.0));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::report;

    #[test]
    fn what_is_out_is_named_the_farthest_first() {
        let found = [("a", -100), ("b", 150), ("c", -350), ("d", 0)].map(|(line, value)| (line.to_string(), value));
        let expect = "mean -0.75, mean distance from even 1.50, root mean square 1.97, largest 3.50; \
                      2 within 1 disc, 3 within 2, 3 within 3\nc -3.50\nb +1.50\n";
        assert_eq!(report(found.to_vec()), expect);
    }
}
