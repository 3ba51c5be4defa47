//! `volteface analyse`: what every move of a position or a game is worth.

mod game;
mod report;

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Result;
use arena::{Interrupt, in_order};
use clap::Args;
use reversi::{Position, Variant};
use reversi_engine::{Analysis, Breadth, Engine};

use crate::cli::{Interrupted, Refusal, lang};
use crate::effort::Effort;
use crate::games::{self, Games};
use crate::machine::Machine;
use crate::progress::Progress;
use crate::source::{self, Line};
use crate::worth;
use game::Told;

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
    position: Position,
    analysis: Analysis,
    seconds: f64,
    /// Whether the search ended as it was told to, not by an interrupt.
    complete: bool,
}

pub fn run(options: &Options) -> Result<()> {
    let (path, bytes) = given(&options.text)?;
    let text = String::from_utf8_lossy(&bytes);
    if path.extension().is_some_and(|ending| ending == "obf") || is_obf(&text) {
        return lines(&text, options);
    }
    let games = games::read(&path, &bytes, options.variant)?;
    match (games.good.as_slice(), games.refused.as_slice()) {
        ([], [refused]) => Err(Refusal(format!("{refused}{}", source::no_file(&options.text))).into()),
        _ => {
            games.tell_refused();
            records(&games, options)?;
            games.all_good()
        }
    }
}

/// The bytes of the argument, and the file they come from: a file of this name, standard input for `-`, else itself.
fn given(argument: &str) -> Result<(PathBuf, Vec<u8>)> {
    let path = Path::new(argument);
    let is_text = argument != "-" && !path.is_file();
    let bytes = if is_text { argument.as_bytes().to_vec() } else { source::bytes(path)? };
    Ok((if is_text { PathBuf::new() } else { path.to_owned() }, bytes))
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
    let mut numbers = lines.iter().map(|line| line.number);
    each(lines.iter().map(|Line { position, .. }| *position).collect(), options, |analysed| {
        report::line(numbers.next(), &analysed, options.json)
    })?;
    source::all_read(bad)
}

/// Games move by move, and positions as they were set up: a side that has to pass is told so.
fn records(games: &Games, options: &Options) -> Result<()> {
    let is_one = games.good.len() + games.refused.len() == 1;
    let mut all: VecDeque<Told> =
        games.good.iter().map(|found| Told::new(&found.record, (!is_one).then_some(found.number))).collect();
    let positions = all.iter().flat_map(Told::positions).collect();
    let done = each(positions, options, |analysed| {
        let told = all.front_mut().expect("a position is that of a record");
        told.hear(&analysed, options.json)?;
        if told.is_heard() {
            told.end(options.json)?;
            all.pop_front();
        }
        Ok(())
    });
    match (done, all.front()) {
        // Of the game under way what is known is told.
        (Err(error), Some(told)) if error.is::<Interrupted>() && told.has_begun() => {
            told.end(options.json).and(Err(error))
        }
        (done, _) => done,
    }
}

/// Analyses each position, on several threads, and tells of them in their order; of those under way at an interrupt what is known.
fn each(positions: Vec<Position>, options: &Options, mut tell: impl FnMut(Analysed) -> Result<()>) -> Result<()> {
    let interrupt = crate::interrupt::listen();
    let total = positions.len();
    // A position alone has all threads. A list answers alike with any number of them.
    let share = if total == 1 { options.machine.together() } else { options.machine.side_by_side() };
    let progress = Progress::new(Some(total as u64));
    if let Some(time) = options.effort.time() {
        progress.expect(time / u32::try_from(share.workers).unwrap_or(u32::MAX));
    }
    // What several searches know does not fit on a line.
    let watch = |position: &Position, so_far: &Analysis| {
        if share.workers == 1 {
            progress.note(worth::so_far(position, so_far));
        }
    };
    let mut done = 0;
    let broken = in_order(
        positions.into_iter(),
        share.workers,
        interrupt,
        || options.machine.engine_with_book(share),
        |engine, position| Some(analyse(engine, position, &options.effort, interrupt, &watch)),
        |analysed| {
            done += usize::from(analysed.complete);
            let told = progress.step(u64::from(analysed.complete), Some(String::new()), || tell(analysed));
            told.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    drop(progress);
    match broken {
        Some(error) => Err(error),
        None if done < total => Err(Interrupted.into()),
        None => Ok(()),
    }
}

fn analyse(
    engine: &mut Engine,
    position: Position,
    effort: &Effort,
    interrupt: &Interrupt,
    watch: &dyn Fn(&Position, &Analysis),
) -> Analysed {
    // What was searched before must not colour this position, or the answers would depend on the number of threads.
    engine.clear();
    let begun = Instant::now();
    let mut progress = |so_far: &Analysis| watch(&position, so_far);
    let analysis = effort.search(engine, &position, Breadth::All, &interrupt.flag(), &mut progress);
    let complete = analysis.complete || !interrupt.is_asked();
    Analysed { position, analysis, seconds: begun.elapsed().as_secs_f64(), complete }
}
