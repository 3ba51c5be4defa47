//! Books of proven openings: what perfect play needs where solving takes too long to wait for.
//!
//! First every position after a few moves is solved, and the values of the positions before follow. From there on the book holds the
//! positions that its owner meets: it plays a best move, the other side anything. So each of its positions after a best move
//! and any reply is in it again, down to a number of empties from which a search is quick enough. Positions that earlier runs solved are in it
//! as well. This makes the book a proof that can be checked: a position is worth what the worst of those replies leaves, and each of these was solved by itself.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use arena::{Interrupt, in_order};
use reversi::{Board, Disc, DiscDiff, Move, Position, Square, Variant};
use reversi_engine::book::Known;
use reversi_engine::{Book, Engine, Limits, Memory, StopFlag, Value};

use crate::notes::Notes;
use crate::progress::Progress;

/// With fewer positions to solve than this all threads work on one.
const SIDE_BY_SIDE: usize = 24;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 6x6, anti6x6
    #[arg(long)]
    variant: Variant,
    /// Moves after which every position is solved; 0 for none but the start
    #[arg(long, default_value_t = 0)]
    full: u8,
    /// Empty squares of the last positions in the book
    #[arg(long, default_value_t = 20)]
    last: u8,
    /// Threads at work
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Mebibytes for all tables
    #[arg(long, default_value_t = 1024)]
    memory: usize,
    /// A file for the solved positions as they come: an interrupted run goes on from there
    #[arg(long)]
    notes: PathBuf,
    /// A book that was made before: what it has is not solved again
    #[arg(long)]
    from: Option<PathBuf>,
    /// The file to write
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Positions as their least images, in the order of their finding.
type Layer = Vec<Position>;

/// Solves the book's positions, checks them against one another and writes the book.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut maker = Maker::new(options)?;
    let start = Position::start(options.variant).least_image().0;
    let full = maker.full_layers(start)?;
    println!("{}: worth {} for Black", options.variant, full[&start].value);
    maker.chain(start, full)
}

struct Maker<'a> {
    options: &'a Options,
    notes: Notes,
    /// What was proven before.
    before: Book,
}

impl Maker<'_> {
    fn new(options: &Options) -> anyhow::Result<Maker<'_>> {
        let about = format!("positions solved on {}: the mover is X; value, a best move", options.variant);
        let before = match &options.from {
            Some(path) => {
                let name = path.display();
                let book = fs::read(path).with_context(|| format!("cannot read {name}"))?;
                let book = Book::unpack(&book).with_context(|| format!("cannot read {name}"))?;
                ensure!(book.variant() == options.variant, "{name} is a book of {}", book.variant());
                book
            }
            None => Book::new(options.variant, &[]),
        };
        Ok(Maker { options, notes: Notes::open(&options.notes, &about)?, before })
    }

    /// Every position of the first moves with its worth: the last layer solved, those before by their successors.
    fn full_layers(&mut self, start: Position) -> anyhow::Result<HashMap<Position, Known>> {
        let mut layers = vec![vec![start]];
        for _ in 0..self.options.full {
            let last: &Layer = layers.last().expect("there is the first");
            layers.push(distinct(last.iter().flat_map(successors).map(|next| next.position)));
        }
        let counts: Vec<usize> = layers.iter().map(Vec::len).collect();
        eprintln!("{}: positions after 0, 1, 2 … moves: {counts:?}", self.options.variant);
        let last = layers.pop().expect("there is the first");
        let mut known = self.solve(&last, &format!("all after {} moves", self.options.full))?;
        for layer in layers.iter().rev() {
            for position in layer {
                let worth = from_successors(position, &known).context("all successors are known")?;
                known.insert(*position, worth);
            }
        }
        Ok(known)
    }

    /// The positions that the book's owner meets when it plays the best moves and the other side anything.
    fn chain(&mut self, start: Position, mut known: HashMap<Position, Known>) -> anyhow::Result<()> {
        let area = self.options.variant.size.area();
        // The owner is to move in `own`, the other side in `other`.
        let (mut own, mut other) = (vec![start], vec![start]);
        let mut all = HashSet::new();
        for empties in (self.options.last..=area - 4).rev() {
            let unknown: Layer = own.iter().filter(|position| !known.contains_key(position)).copied().collect();
            let what = format!("{} with {empties} empties", own.len());
            known.extend(self.solve(&unknown, &what)?);
            all.extend(own.iter().copied());
            let by_best = own.iter().filter_map(|position| Some(after(position, known[position].best?)));
            let (again, turn): (Vec<Next>, Vec<Next>) = by_best.partition(|next| next.again);
            let (stays, comes): (Vec<Next>, Vec<Next>) = other.iter().flat_map(successors).partition(|next| next.again);
            let positions =
                |one: Vec<Next>, two: Vec<Next>| distinct(one.into_iter().chain(two).map(|next| next.position));
            (own, other) = (positions(again, comes), positions(turn, stays));
        }
        let proven = check(&known, &all)?;
        println!("{} positions of the owner, {proven} of them proven by others; {} in all", all.len(), known.len());
        let Some(out) = &self.options.out else { return Ok(()) };
        // Whatever else was proven is as true, and saves the search of it.
        let mut proven: Vec<(Position, Known)> = known.into_iter().chain(self.before.positions()).collect();
        for (key, note) in self.notes.all() {
            let board = Board::parse(key, self.options.variant.size).with_context(|| format!("no board: {key}"))?;
            let position = Position { board, to_move: Disc::Black, variant: self.options.variant };
            proven.push((position, read(note, self.options.variant)?));
        }
        let book = Book::new(self.options.variant, &proven);
        println!("{} positions in the book", book.positions().len());
        fs::write(out, book.pack()).with_context(|| format!("cannot write {}", out.display()))
    }

    /// Solves the positions that neither the notes have nor the book of before.
    fn solve(&mut self, positions: &[Position], what: &str) -> anyhow::Result<HashMap<Position, Known>> {
        let variant = self.options.variant;
        let mut known = HashMap::new();
        let mut jobs = Vec::new();
        for &position in positions {
            let worth = match self.notes.get(&key(&position)) {
                Some(note) => Some(read(note, variant)?),
                None => self.before.get(&position),
            };
            match worth {
                Some(worth) => drop(known.insert(position, worth)),
                None => jobs.push(position),
            }
        }
        if jobs.is_empty() {
            return Ok(known);
        }
        let mut progress = Progress::new(format!("{variant}, {what}"), positions.len() - jobs.len(), positions.len());
        let workers = if jobs.len() < SIDE_BY_SIDE { 1 } else { self.options.threads };
        let broken = in_order(
            jobs.into_iter(),
            workers,
            &Interrupt::new(),
            || {
                let mut engine = Engine::new(Memory::mebibytes(self.options.memory / workers));
                engine.set_threads(self.options.threads / workers);
                engine
            },
            |engine, position| Some((position, solve(engine, &position))),
            |(position, worth)| {
                progress.step();
                known.insert(position, worth);
                let best = worth.best.map_or("-".to_string(), |best| variant.size.name(best).to_string());
                match self.notes.add(&key(&position), &format!("{} {best}", worth.value.0)) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(error) => ControlFlow::Break(error),
                }
            },
        );
        broken.map_or(Ok(known), Err)
    }
}

/// Proves a position's worth by search alone.
fn solve(engine: &mut Engine, position: &Position) -> Known {
    let limits = Limits { exact: u8::MAX, ..Limits::default() };
    let analysis = engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {});
    match analysis.value {
        Value::Exact(value) => Known { value, best: analysis.best },
        other => unreachable!("a search without limits proves the value, and not {other}"),
    }
}

/// Where a move leads, as its least image; a side that has to pass has passed.
#[derive(Clone, Copy)]
struct Next {
    position: Position,
    /// Whether the same side is to move again.
    again: bool,
}

fn after(position: &Position, square: Square) -> Next {
    let after = position.play_unchecked(Move::At(square));
    let again = after.must_pass();
    let after = if again { after.play_unchecked(Move::Pass) } else { after };
    Next { position: after.least_image().0, again }
}

fn successors(position: &Position) -> impl Iterator<Item = Next> {
    position.legal().iter().map(|square| after(position, square))
}

/// What a move is worth, if that of the position it leads to is known.
fn worth(position: &Position, square: Square, known: &HashMap<Position, Known>) -> Option<DiscDiff> {
    let next = after(position, square);
    let value = known.get(&next.position)?.value;
    Some(if next.again { value } else { -value })
}

/// A position's worth, if those of all its successors are known.
fn from_successors(position: &Position, known: &HashMap<Position, Known>) -> Option<Known> {
    let mut best: Option<Known> = None;
    for square in position.legal().iter() {
        let value = worth(position, square, known)?;
        if best.is_none_or(|best| value > best.value) {
            best = Some(Known { value, best: Some(square) });
        }
    }
    best
}

/// Each position once, in their order.
fn distinct(positions: impl Iterator<Item = Position>) -> Layer {
    let mut seen = HashSet::new();
    positions.filter(|position| seen.insert(*position)).collect()
}

/// The position as its notes name it: the board from the mover's side.
fn key(position: &Position) -> String {
    position.board.text(position.size())
}

fn read(note: &str, variant: Variant) -> anyhow::Result<Known> {
    let (value, best) = note.split_once(' ').with_context(|| format!("no value and move: {note}"))?;
    let value = DiscDiff(value.parse().with_context(|| format!("no value: {note}"))?);
    let best = if best == "-" { None } else { Some(variant.size.square(best)?) };
    Ok(Known { value, best })
}

/// Holds the values of the owner's positions against one another: after the best move and any reply the owner has at least what
/// the position is worth, and after some reply no more. Returns how many positions could be held against others.
///
/// # Errors
///
/// Names a position whose value is not that of its best move.
fn check(known: &HashMap<Position, Known>, own: &HashSet<Position>) -> anyhow::Result<usize> {
    let mut proven = 0;
    for position in own {
        let Known { value, best: Some(best) } = known[position] else { continue };
        let next = after(position, best);
        let found = match known.get(&next.position) {
            Some(known) => Some(*known),
            None if next.again => None,
            None => from_successors(&next.position, known),
        };
        let Some(found) = found else { continue };
        let found = if next.again { found.value } else { -found.value };
        ensure!(found == value, "{} is worth {value}, but its best move {found}", key(position));
        proven += 1;
    }
    Ok(proven)
}
