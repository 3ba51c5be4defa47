//! Counts move paths from the start and says how fast: `perft DEPTH [MIB]`, with a table where `MIB` is given.

use std::time::Instant;

use reversi::{PassCost, Position, Variant};
use reversi_engine::{Memory, perft, perft_hashed};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|argument| argument.parse::<usize>().expect("a number"));
    let depth = numbers.next().expect("perft DEPTH [MIB]") as u32;
    let start = Position::start(Variant::REVERSI);
    let begin = Instant::now();
    let count = match numbers.next() {
        None => perft(&start, depth, PassCost::Ply),
        Some(memory) => perft_hashed(&start, depth, PassCost::Ply, Memory::mebibytes(memory)),
    };
    let seconds = begin.elapsed().as_secs_f64();
    println!("{depth} {count} {seconds:.3} s {:.0} M/s", count as f64 / seconds / 1e6);
}
