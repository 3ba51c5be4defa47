//! Sets of positions whose exact values are known.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use reversi_engine::{Bound, Breadth, Engine, Limits, Memory, StopFlag, Value};

use crate::positions::{Solved, data, read, slow};

fn solve(solved: &Solved, engine: &mut Engine) {
    let position = solved.position;
    let limits = Limits { exact: 64, ..Limits::default() };
    let stop = StopFlag::new();
    let best = engine.analyse(&position, &limits, &stop, &mut |_| {});
    assert_eq!(best.value, Value::Exact(solved.value), "{position:?}");
    assert_eq!(best.best.is_none(), solved.moves.is_empty());
    if let Some(square) = best.best {
        assert_eq!(solved.moves.get(&square), Some(&solved.value), "{position:?}");
    }
    assert!(best.complete);
}

fn solve_moves(solved: &Solved, engine: &mut Engine) {
    let position = solved.position;
    let limits = Limits { exact: 64, breadth: Breadth::All, ..Limits::default() };
    let all = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
    assert_eq!(all.moves.len(), solved.moves.len(), "{position:?}");
    for found in all.moves {
        let value = solved.moves[&found.square];
        assert_eq!((found.value, found.bound), (Value::Exact(value), Bound::Equal), "{} {position:?}", found.square);
    }
}

/// Solves a file's positions up to so many empties; prints the mean time for each number of empties.
fn check(path: &Path, empties: u8) {
    let mut engine = Engine::new(Memory::mebibytes(16));
    let mut times = [(Duration::ZERO, 0u32); 65];
    let mut checked = 0;
    for solved in read(path).into_iter().filter(|solved| solved.position.empty().count() <= empties) {
        engine.clear();
        let start = Instant::now();
        solve(&solved, &mut engine);
        let (time, count) = &mut times[usize::from(solved.position.empty().count())];
        *time += start.elapsed();
        *count += 1;
        solve_moves(&solved, &mut engine);
        checked += 1;
    }
    assert!(checked > 0, "{} has no position up to {empties} empties", path.display());
    for (empties, (time, count)) in times.into_iter().enumerate().filter(|(_, (_, count))| *count > 0) {
        println!("{empties} empties: {:.3} ms on average of {count}", (time / count).as_secs_f64() * 1e3);
    }
}

/// A set of our own: a part of it lies in the repository, all of it where `VOLTEFACE_DATA` says.
fn check_own(name: &str) {
    let part = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/reversi-engine").join(name);
    check(&part, 64);
    if slow() {
        match data() {
            Some(data) => check(&data.join("reversi").join(name), 64),
            None => println!("skipped the whole of {name}: VOLTEFACE_DATA is not set"),
        }
    }
}

#[test]
fn reversi_from_games() {
    check_own("solved_exact8_wthor.jsonl");
}

#[test]
fn reversi_from_random_play() {
    check_own("solved_exact8_random.jsonl");
}

#[test]
fn reversi_6x6() {
    check_own("solved_exact6.jsonl");
}

#[test]
fn anti() {
    check_own("solved_anti8.jsonl");
}

#[test]
fn anti_6x6() {
    check_own("solved_anti6.jsonl");
}
