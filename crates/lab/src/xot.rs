//! XOT: openings of eight moves that the engine judges balanced.
//!
//! Every position after eight moves is looked at once, turned, mirrored and reached by another order of moves being the same. Cheap looks
//! drop what is clearly won for one side; what is left is judged by a deep search, or solved.

pub mod census;
pub mod check;

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use arena::{Interrupt, in_order};
use reversi::{Move, Position, Square, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag};

use crate::draw::Draw;
use crate::notes::Notes;
use crate::progress::Progress;

/// Moves in an opening.
const PLIES: usize = 8;

/// Cheap looks: plies, and how far beyond the final bound the mean of the last two of them may be, in hundredths of a disc.
const LOOKS: [(u8, i16); 3] = [(4, 500), (8, 300), (11, 150)];

/// The depth in the notes of a position that was solved.
const SOLVED: u8 = 60;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// Plies that the engine looks ahead from the end of the opening; what counts is the mean of this judgement and of that at one
    /// ply less, because whose turn it is at the end of a search colours an estimate
    #[arg(long, default_value_t = 14)]
    depth: u8,
    /// Solve what the cheap looks have left, instead
    #[arg(long)]
    solve: bool,
    /// How far from 0 the judgement may be, in hundredths of a disc
    #[arg(long, default_value_t = 100)]
    within: i16,
    /// Stop when so many are found; without it every position is looked at
    #[arg(long)]
    count: Option<usize>,
    /// The order of looking follows from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions looked at side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// A file for the judgements as they come: an interrupted run goes on from there
    #[arg(long)]
    notes: PathBuf,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

/// An opening: its text, and where it leads.
#[derive(Clone)]
struct Line {
    text: String,
    position: Position,
}

/// What a search so many plies deep said.
#[derive(Clone, Copy)]
struct Look {
    depth: u8,
    /// The value for the side to move at one ply less, in hundredths of a disc.
    less: i16,
    /// The value at this depth.
    value: i16,
}

impl Look {
    fn mean(self) -> i16 {
        (self.less + self.value) / 2
    }
}

/// What was found out about a line.
struct Judged {
    line: Line,
    new: Vec<Look>,
    is_balanced: bool,
}

/// Looks at all openings and writes the balanced ones.
pub fn run(options: &Options) -> anyhow::Result<()> {
    ensure!(Variant::PLAYED.contains(&options.variant), "{} has no openings to find", options.variant);
    let mut lines = lines(options.variant);
    shuffle(&mut lines, options.seed);
    let total = lines.len();
    let mut notes = Notes::open(&options.notes, &format!("openings of {PLIES} moves on {}", options.variant))?;
    let jobs: Vec<(Vec<Look>, Line)> = lines.into_iter().map(|line| (known(&notes, &line), line)).collect();
    let mut progress = Progress::new(format!("{} openings", options.variant), 0, total);
    let (mut found, mut looked) = (Vec::new(), 0);
    let broken = in_order(
        jobs.into_iter(),
        options.threads,
        &Interrupt::new(),
        || Judge::new(options),
        |judge, (known, line)| Some(judge.judge(options, line, &known)),
        |judged| {
            looked += 1;
            progress.step();
            for Look { depth, less, value } in &judged.new {
                let key = format!("{}:{depth}", judged.line.text);
                if let Err(error) = notes.add(&key, &format!("{less} {value}")) {
                    return ControlFlow::Break(Some(error));
                }
            }
            found.extend(judged.is_balanced.then_some(judged.line.text));
            if options.count == Some(found.len()) { ControlFlow::Break(None) } else { ControlFlow::Continue(()) }
        },
    );
    if let Some(Some(error)) = broken {
        return Err(error);
    }
    found.sort();
    fs::write(&options.out, file(options, &found, looked, total))
        .with_context(|| format!("cannot write {}", options.out.display()))
}

fn file(options: &Options, lines: &[String], looked: usize, total: usize) -> String {
    let Options { variant, seed, depth, within, .. } = options;
    let bound = f32::from(*within) / 100.0;
    let (how, judged) = if options.solve {
        let end = if *within == 0 { "in a draw".into() } else { format!("within {bound:.2} discs of even") };
        ("--solve".to_string(), format!("Solved: with best play the game ends {end}."))
    } else {
        let judged = format!(
            "Within {bound:.2} discs of even by the mean of the engine's estimates at depths {} and {depth}.",
            depth - 1
        );
        (format!("--depth {depth}"), judged)
    };
    let count = options.count.map(|count| format!(" --count {count}")).unwrap_or_default();
    let mut text = format!(
        "# Balanced openings for {variant}: {} lines of {PLIES} moves, distinct up to symmetry and transposition.\n\
         # Made by: lab xot --variant {variant} {how} --within {within} --seed {seed}{count}\n\
         # {judged} {looked} of {total} positions looked at.\n",
        lines.len(),
    );
    for line in lines {
        writeln!(text, "{line}").expect("a string takes every line");
    }
    text
}

/// Every position after eight moves, once, with the first line that leads there. Where someone had to pass on the way, or nobody
/// can go on, there is no opening. All begin with the same of the four first moves, which are one by symmetry.
fn lines(variant: Variant) -> Vec<Line> {
    // The f5 of 8x8 lies on the same square of the frame in every size.
    let first = Square::at(5, 4).expect("a square of the frame");
    let mut lines = vec![Line { text: String::new(), position: Position::start(variant) }];
    for ply in 0..PLIES {
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for line in &lines {
            for square in line.position.legal().iter().filter(|&square| ply > 0 || square == first) {
                let position = line.position.play_unchecked(Move::At(square));
                if !position.legal().is_empty() && seen.insert(position.least_image().0) {
                    next.push(Line { text: format!("{}{}", line.text, variant.size.name(square)), position });
                }
            }
        }
        lines = next;
    }
    lines
}

fn shuffle(lines: &mut [Line], seed: u64) {
    let mut draw = Draw::new(seed);
    for last in (1..lines.len()).rev() {
        lines.swap(last, draw.below(last as u64 + 1) as usize);
    }
}

/// What the notes have of a line.
fn known(notes: &Notes, line: &Line) -> Vec<Look> {
    let depths = (1..=SOLVED).filter_map(|depth| {
        let (less, value) = notes.get(&format!("{}:{depth}", line.text))?.split_once(' ')?;
        Some(Look { depth, less: less.parse().ok()?, value: value.parse().ok()? })
    });
    depths.collect()
}

/// The engines that look: a small one is cleared in no time.
struct Judge {
    cheap: Engine,
    last: Engine,
}

impl Judge {
    fn new(options: &Options) -> Judge {
        let last = if options.solve { 256 } else { 16 };
        Judge { cheap: Engine::new(Memory::mebibytes(1)), last: Engine::new(Memory::mebibytes(last)) }
    }

    fn judge(&mut self, options: &Options, line: Line, known: &[Look]) -> Judged {
        let last = if options.solve { SOLVED } else { options.depth };
        let looks = LOOKS.iter().filter(|(depth, _)| options.solve || depth + 2 < last);
        let mut judged = Judged { line, new: Vec::new(), is_balanced: false };
        for &(depth, beyond) in looks {
            if look(&mut self.cheap, depth, known, &mut judged).mean().abs() > options.within + beyond {
                return judged;
            }
        }
        judged.is_balanced = look(&mut self.last, last, known, &mut judged).mean().abs() <= options.within;
        judged
    }
}

/// What is known at this depth, or what a search finds.
fn look(engine: &mut Engine, depth: u8, known: &[Look], judged: &mut Judged) -> Look {
    if let Some(look) = known.iter().find(|look| look.depth == depth) {
        return *look;
    }
    let look = search(engine, &judged.line.position, depth);
    judged.new.push(look);
    look
}

/// What a search to this depth finds.
fn search(engine: &mut Engine, position: &Position, depth: u8) -> Look {
    // What was searched for an earlier line must not colour this one; what is proven may.
    let limits = if depth == SOLVED {
        Limits { exact: u8::MAX, ..Limits::default() }
    } else {
        engine.clear();
        Limits { depth: Some(depth), exact: 0, ..Limits::default() }
    };
    let mut less = 0;
    let analysis = engine.analyse(position, &limits, &StopFlag::new(), &mut |so_far| {
        if so_far.depth < depth {
            less = so_far.value.centidiscs().0;
        }
    });
    let value = analysis.value.centidiscs().0;
    Look { depth, less: if depth == SOLVED { value } else { less }, value }
}
