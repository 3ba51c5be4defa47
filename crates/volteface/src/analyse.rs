//! `volteface analyse`: what every move of a position or a game is worth.

mod game;
mod report;

use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use arena::{Interrupt, in_order};
use clap::Args;
use reversi::{Game, Position, Variant};
use reversi_engine::{Analysis, Breadth, Engine};

use crate::cli::{Interrupted, Refusal, lang};
use crate::effort::Effort;
use crate::machine::Machine;
use crate::progress::Progress;
use crate::source::{self, Line};

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "TEXT|FILE|-", allow_hyphen_values = true)]
    text: String,
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Variant,
    #[command(flatten)]
    effort: Effort,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: Machine,
}

/// A position and what was found out about it.
struct Analysed {
    /// Its place in the list, from 0.
    at: usize,
    position: Position,
    analysis: Analysis,
    seconds: f64,
}

pub fn run(options: &Options) -> Result<()> {
    let text = given(&options.text)?;
    if options.text.ends_with(".obf") || is_obf(&text) {
        return lines(&text, options);
    }
    let record = reversi::text::read(&text, options.variant).map_err(|error| source::refusal(&error))?;
    if record.game.squares().next().is_some() { game(&record.game, options) } else { position(&record.game, options) }
}

/// The text of the argument: that of a file of this name, of standard input for `-`, else itself.
fn given(argument: &str) -> Result<String> {
    let path = Path::new(argument);
    if argument == "-" || path.is_file() { source::file_text(path) } else { Ok(argument.to_owned()) }
}

/// Whether the text is a list of positions in OBF: its first line that is no remark is a board with a semicolon behind it.
fn is_obf(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('%'));
    let Some((head, _)) = lines.next().and_then(|line| line.split_once(';')) else { return false };
    let discs = head.chars().filter(|letter| !letter.is_whitespace()).count();
    [16, 36, 64].into_iter().any(|area| discs == area || discs == area + 1)
}

/// The positions of an OBF file, a result a line.
fn lines(text: &str, options: &Options) -> Result<()> {
    let (lines, bad) = source::problems(text, options.variant.goal);
    if lines.is_empty() && bad == 0 {
        return Err(Refusal(words::say(lang(), "toolbox-no-position", &[])).into());
    }
    let numbers: Vec<usize> = lines.iter().map(|line| line.number).collect();
    each(lines.into_iter().map(|Line { position, .. }| position).collect(), options, |analysed| {
        report::line(Some(numbers[analysed.at]), analysed, options.json)
    })?;
    source::all_read(bad)
}

/// A position alone, as it was set up: a side that has to pass is told so.
fn position(game: &Game, options: &Options) -> Result<()> {
    let position = game.setup().position().expect("a game's set-up is a position");
    each(vec![position], options, |analysed| {
        if options.json { report::line(None, analysed, true) } else { report::position(analysed) }
    })
}

/// A game: the position before every move, and the last one unless the game is over.
fn game(game: &Game, options: &Options) -> Result<()> {
    let plies = game::moves(game);
    let mut positions: Vec<Position> = plies.iter().map(|ply| ply.before).collect();
    positions.extend((!game.position().is_over()).then(|| game.position()));
    let mut told = game::Told::new(game, plies);
    let done = each(positions, options, |analysed| told.hear(analysed, options.json));
    match done {
        Err(error) if !error.is::<Interrupted>() => Err(error),
        done => told.end(options.json).and(done),
    }
}

/// Analyses each position, on several threads, and tells of them in their order.
fn each(positions: Vec<Position>, options: &Options, mut tell: impl FnMut(Analysed) -> Result<()>) -> Result<()> {
    let interrupt = crate::interrupt::listen();
    let total = positions.len();
    // A position alone has all threads. A list answers alike with any number of them.
    let share = if total == 1 { options.machine.together() } else { options.machine.side_by_side() };
    let progress = Progress::new(Some(total as u64));
    let mut done = 0;
    let broken = in_order(
        positions.into_iter().enumerate(),
        share.workers,
        interrupt,
        || options.machine.engine_with_book(share),
        |engine, job| analyse(engine, job, &options.effort, interrupt),
        |analysed| {
            done += 1;
            match progress.step(1, None, || tell(analysed)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        },
    );
    match broken {
        Some(error) => Err(error),
        None if done < total => Err(Interrupted.into()),
        None => Ok(()),
    }
}

fn analyse(
    engine: &mut Engine,
    (at, position): (usize, Position),
    effort: &Effort,
    interrupt: &Interrupt,
) -> Option<Analysed> {
    // What was searched before must not colour this position, or the answers would depend on the number of threads.
    engine.clear();
    let begun = Instant::now();
    let analysis = effort.search(engine, &position, Breadth::All, &interrupt.flag(), &mut |_| {});
    let is_whole = analysis.complete || !interrupt.is_asked();
    is_whole.then(|| Analysed { at, position, analysis, seconds: begun.elapsed().as_secs_f64() })
}
