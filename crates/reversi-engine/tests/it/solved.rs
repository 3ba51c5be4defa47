//! Sets of positions whose exact values are known.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use reversi::Variant;
use reversi_engine::{Bound, Breadth, Engine, Limits, Memory, StopFlag, Value};

use crate::positions::{Solved, data, position, read, slow};

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

/// Solves one of our own files; prints the mean time for each number of empties.
fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/reversi-engine").join(name);
    let mut engine = Engine::new(Memory::mebibytes(16));
    let mut times = [(Duration::ZERO, 0u32); 65];
    for solved in read(&path) {
        engine.clear();
        let start = Instant::now();
        solve(&solved, &mut engine);
        let (time, count) = &mut times[usize::from(solved.position.empty().count())];
        *time += start.elapsed();
        *count += 1;
        solve_moves(&solved, &mut engine);
    }
    for (empties, (time, count)) in times.into_iter().enumerate().filter(|(_, (_, count))| *count > 0) {
        println!("{empties} empties: {:.3} ms on average of {count}", (time / count).as_secs_f64() * 1e3);
    }
}

#[test]
fn reversi_from_games() {
    check("solved_exact8_wthor.jsonl");
}

#[test]
fn reversi_from_random_play() {
    check("solved_exact8_random.jsonl");
}

#[test]
fn reversi_6x6() {
    check("solved_exact6.jsonl");
}

#[test]
fn anti() {
    check("solved_anti8.jsonl");
}

#[test]
fn anti_6x6() {
    check("solved_anti6.jsonl");
}

/// Hard positions of a public collection, each legal move scored. Long, so only with `VOLTEFACE_SLOW=1`; the file is not ours, so
/// only where `VOLTEFACE_DATA` has it.
#[test]
fn ffo() {
    let Some(data) = data().filter(|_| slow()) else {
        println!("skipped: needs VOLTEFACE_DATA and VOLTEFACE_SLOW=1");
        return;
    };
    let text = fs::read_to_string(data.join("reversi/ffo.obf")).unwrap();
    let mut engine = Engine::new(Memory::mebibytes(64));
    for (line, text) in text.lines().enumerate() {
        let (start, scores) = text.split_once(';').unwrap();
        let (board, to_move) = start.trim().split_once(' ').unwrap();
        let position = position(Variant::REVERSI, board, to_move.chars().next().unwrap());
        if position.empty().count() > 20 {
            continue;
        }
        let best = scores.split(';').filter_map(|score| score.trim().split_once(':')?.1.parse::<i8>().ok()).max();
        engine.clear();
        let begin = Instant::now();
        let limits = Limits { exact: 64, ..Limits::default() };
        let analysis = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
        let seconds = begin.elapsed().as_secs_f64();
        let speed = analysis.nodes as f64 / seconds / 1e6;
        let empties = position.empty().count();
        println!("line {}: {empties} empties, {} nodes, {seconds:.3} s, {speed:.1} M/s", line + 1, analysis.nodes);
        assert_eq!(analysis.value, Value::Exact(reversi::DiscDiff(best.unwrap())), "line {}", line + 1);
    }
}
