//! XOT: openings of eight random moves that the engine judges balanced.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use reversi::{Bitboard, Move, Position, Square, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag};

use crate::draw::Draw;

/// Moves in an opening.
const PLIES: usize = 8;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// Openings to find
    #[arg(long)]
    count: usize,
    /// What the random moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Plies that the engine looks ahead from the end of the opening; it also judges at one ply less
    #[arg(long, default_value_t = 10)]
    depth: u8,
    /// How far from 0 both judgements may be, in hundredths of a disc
    #[arg(long, default_value_t = 100)]
    within: i16,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

/// Draws lines until enough are balanced, and writes them.
pub fn run(options: &Options) -> anyhow::Result<()> {
    ensure!(Variant::PLAYED.contains(&options.variant), "{} has no openings to draw", options.variant);
    let mut draw = Draw::new(options.seed);
    let mut judge = Judge { engine: Engine::new(Memory::mebibytes(16)), within: options.within };
    let mut seen = HashSet::new();
    let mut lines = Vec::new();
    let mut drawn = 0;
    while lines.len() < options.count {
        drawn += 1;
        ensure!(drawn < 1_000_000, "only {} balanced lines among a million", lines.len());
        let Some((line, position)) = line(&mut draw, options.variant) else { continue };
        if seen.insert(least_image(&position)) && judge.is_balanced(&position, options.depth) {
            lines.push(line);
        }
    }
    lines.sort();
    let text = file(options, &lines, drawn);
    fs::write(&options.out, text).with_context(|| format!("cannot write {}", options.out.display()))
}

fn file(options: &Options, lines: &[String], drawn: usize) -> String {
    let Options { variant, count, seed, depth, within, .. } = options;
    let mut text = format!(
        "# Balanced openings for {variant}: {count} lines of {PLIES} moves, drawn by lot, distinct up to symmetry.\n\
         # Made by: lab xot --variant {variant} --count {count} --seed {seed} --depth {depth} --within {within}\n\
         # Both sides within {:.2} discs by the engine's estimates at depths {} and {depth}; {drawn} lines drawn.\n",
        f32::from(*within) / 100.0,
        depth - 1,
    );
    for line in lines {
        writeln!(text, "{line}").expect("a string takes every line");
    }
    text
}

/// A random line and where it leads, or `None` when someone had to pass or the game ended on the way. All begin with the same of the four
/// first moves, which are one by symmetry.
fn line(draw: &mut Draw, variant: Variant) -> Option<(String, Position)> {
    let mut position = Position::start(variant);
    let mut text = String::new();
    for ply in 0..PLIES {
        // The f5 of 8x8 lies on the same square of the frame in every size.
        let mv = if ply == 0 { Move::At(Square::at(5, 4)?) } else { draw.legal(&position) };
        let square = mv.square()?;
        position = position.play(mv).ok()?;
        write!(text, "{}", variant.size.name(square)).expect("a string takes every name");
    }
    (!position.legal().is_empty()).then_some((text, position))
}

/// The position's discs as the least of its eight images: equal for positions that a turn or a mirror makes one.
fn least_image(position: &Position) -> (u64, u64) {
    let images = (0..8).map(|image| (turn(position.board.black, image), turn(position.board.white, image)));
    images.min().expect("there are eight images")
}

fn turn(set: Bitboard, image: u8) -> u64 {
    let moved = set.iter().map(|square| {
        let (mut file, mut rank) = (square.file(), square.rank());
        if image & 1 != 0 {
            file = 7 - file;
        }
        if image & 2 != 0 {
            rank = 7 - rank;
        }
        if image & 4 != 0 {
            (file, rank) = (rank, file);
        }
        1u64 << (rank * 8 + file)
    });
    moved.sum()
}

struct Judge {
    engine: Engine,
    within: i16,
}

impl Judge {
    fn is_balanced(&mut self, position: &Position, depth: u8) -> bool {
        // Most lines are far from even, and a quick look is enough to see it.
        self.is_within(position, 5, 4 * self.within + 400)
            && self.is_within(position, depth - 1, self.within)
            && self.is_within(position, depth, self.within)
    }

    fn is_within(&mut self, position: &Position, depth: u8, within: i16) -> bool {
        // What was searched for an earlier line must not colour this one.
        self.engine.clear();
        let limits = Limits { depth: Some(depth), exact: 0, ..Limits::default() };
        let analysis = self.engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {});
        analysis.value.centidiscs().0.abs() <= within
    }
}
