//! What the engine promises its callers: limits that hold, answers that repeat, a move at once.

use std::sync::Arc;
use std::thread;

use reversi::{Goal, Move, Position, Size, Variant};
use reversi_engine::{Analysis, Bound, Breadth, Cpu, Engine, Limits, Memory, Outcome, StopFlag, Value};

use crate::positions::Draw;

fn analyse(engine: &mut Engine, position: &Position, limits: Limits) -> Analysis {
    engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {})
}

fn variants() -> impl Iterator<Item = Variant> {
    let four = [Goal::Most, Goal::Fewest].map(|goal| Variant { size: Size::Four, goal });
    Variant::PLAYED.into_iter().chain(four)
}

#[test]
fn a_node_budget_holds_and_repeats() {
    let mut draw = Draw(7);
    for variant in Variant::PLAYED {
        let area = variant.size.area();
        for empties in [area - 4, area / 2, 18, 12, 5] {
            let position = draw.position(variant, empties);
            for nodes in [40, 100, 1_000, 20_000] {
                for breadth in [Breadth::Best, Breadth::Within(3), Breadth::All] {
                    let limits = Limits { nodes: Some(nodes), breadth, exact: 16, ..Limits::default() };
                    let mut engine = Engine::new(Memory::mebibytes(1));
                    let first = analyse(&mut engine, &position, limits);
                    assert!(first.nodes <= nodes && (first.complete || first.nodes == nodes), "{first:?}");
                    analyse(&mut engine, &Position::start(variant), limits);
                    engine.clear();
                    assert_eq!(analyse(&mut engine, &position, limits), first, "{position:?}");
                    assert_eq!(analyse(&mut Engine::new(Memory::mebibytes(1)), &position, limits), first);
                }
            }
        }
    }
}

/// A budget that ends within a proof leaves no move in front that is proven to lose while another promises more.
#[test]
fn a_cut_proof_prefers_no_lost_move() {
    let mut draw = Draw(37);
    let mut cut = 0;
    for round in 0..24 {
        let variant = Variant::PLAYED[round % 4];
        let position = draw.position(variant, 12);
        for shift in 0..28 {
            let nodes = (60 + 30 * (shift % 2)) << (shift / 2);
            for (exact, outcome) in [(64, 0), (0, 64)] {
                let limits = Limits { nodes: Some(nodes), exact, outcome, ..Limits::default() };
                let analysis = analyse(&mut Engine::new(Memory::bytes(10_000)), &position, limits);
                let first = &analysis.moves[0];
                if !analysis.complete && first.value.outcome() == Some(Outcome::Loss) {
                    assert!(analysis.moves.iter().all(|mv| mv.value <= first.value), "{position:?} {analysis:?}");
                    cut += 1;
                } else if !analysis.complete && analysis.moves.iter().any(|mv| mv.value.is_proven()) {
                    cut += 1;
                }
            }
        }
    }
    assert!(cut > 50, "{cut}");
}

#[test]
fn a_stop_raised_before_the_start_gets_a_legal_move() {
    let mut draw = Draw(11);
    let stop = StopFlag::new();
    stop.raise();
    for variant in variants() {
        let mut engine = Engine::new(Memory::mebibytes(1));
        for empties in 1..=variant.size.area() - 4 {
            let position = draw.position(variant, empties);
            let analysis = engine.analyse(&position, &Limits::default(), &stop, &mut |_| {});
            assert!(position.legal().has(analysis.best.unwrap()), "{position:?}");
            assert_eq!(analysis.moves.len(), usize::from(position.legal().count()));
            assert!(!analysis.complete);
        }
    }
}

#[test]
fn a_stop_from_another_thread_ends_an_endless_search() {
    for variant in Variant::PLAYED {
        let stop = Arc::new(StopFlag::new());
        let theirs = Arc::clone(&stop);
        let start = Position::start(variant);
        let mut passes = 0;
        let mut engine = Engine::new(Memory::mebibytes(1));
        let mut raiser = None;
        let analysis = engine.analyse(&start, &Limits::default(), &stop, &mut |_| {
            passes += 1;
            if passes == 4 {
                let theirs = Arc::clone(&theirs);
                raiser = Some(thread::spawn(move || theirs.raise()));
            }
        });
        raiser.unwrap().join().unwrap();
        assert!(start.legal().has(analysis.best.unwrap()));
        assert!(analysis.depth >= 4 && !analysis.complete);
    }
}

#[test]
fn proven_values_do_not_depend_on_memory_or_history() {
    let mut draw = Draw(13);
    for variant in Variant::PLAYED {
        let mut used = Engine::new(Memory::mebibytes(2));
        for _ in 0..12 {
            let position = draw.position(variant, 11);
            let limits = Limits { exact: 14, breadth: Breadth::All, ..Limits::default() };
            let values = |analysis: &Analysis| {
                let mut values: Vec<_> = analysis.moves.iter().map(|mv| (mv.square, mv.value)).collect();
                values.sort();
                values
            };
            let expected = values(&analyse(&mut used, &position, limits));
            for memory in [Memory::bytes(0), Memory::bytes(1000), Memory::bytes(100_000), Memory::mebibytes(8)] {
                assert_eq!(values(&analyse(&mut Engine::new(memory), &position, limits)), expected, "{position:?}");
            }
        }
    }
}

#[test]
fn one_engine_serves_every_variant_in_turn() {
    let mut draw = Draw(17);
    let mut engine = Engine::new(Memory::mebibytes(1));
    let position = draw.position(Variant::REVERSI_6, 10);
    let limits = Limits::default();
    let most = analyse(&mut engine, &position, limits).value;
    let anti = Position { variant: Variant::ANTI_6, ..position };
    let fewest = analyse(&mut engine, &anti, limits).value;
    assert_eq!(analyse(&mut engine, &position, limits).value, most);
    assert_eq!(analyse(&mut Engine::new(Memory::mebibytes(1)), &anti, limits).value, fewest);
}

#[test]
fn depth_limits_estimates() {
    let start = Position::start(Variant::REVERSI);
    let mut engine = Engine::new(Memory::mebibytes(1));
    let limits = Limits { depth: Some(5), breadth: Breadth::All, ..Limits::default() };
    let analysis = analyse(&mut engine, &start, limits);
    assert!(analysis.complete);
    assert_eq!(analysis.depth, 5);
    assert!(analysis.pv.len() <= 5);
    // The four first moves are one and the same by symmetry.
    let values: Vec<_> = analysis.moves.iter().map(|mv| (mv.value, mv.bound, mv.depth)).collect();
    assert_eq!(values, [(analysis.value, Bound::Equal, 5); 4]);
}

#[test]
fn a_pass_and_an_end_have_a_value() {
    let mut draw = Draw(19);
    let mut engine = Engine::new(Memory::mebibytes(1));
    let (mut passes, mut ends) = (0, 0);
    while passes < 10 || ends < 10 {
        let mut position = Position::start(Variant::REVERSI_6);
        while !position.is_over() {
            if position.must_pass() && position.empty().count() <= 10 {
                let analysis = analyse(&mut engine, &position, Limits::default());
                let after = position.play(Move::Pass).unwrap();
                assert_eq!(analysis.best, None);
                assert_eq!(analysis.pv[0], Move::Pass);
                assert_eq!(analysis.value, -analyse(&mut engine, &after, Limits::default()).value);
                passes += 1;
            }
            let legal = position.legal();
            position = position.play_unchecked(if legal.is_empty() {
                Move::Pass
            } else {
                Move::At(legal.iter().nth(draw.below(u64::from(legal.count())) as usize).unwrap())
            });
        }
        let analysis = analyse(&mut engine, &position, Limits::default());
        assert_eq!(analysis.value, Value::Exact(position.final_diff().unwrap()));
        assert_eq!((analysis.best, analysis.moves.len(), analysis.pv.len()), (None, 0, 0));
        ends += 1;
    }
}

/// A reported analysis is always one that could be the answer.
#[test]
fn progress_is_sound() {
    let mut draw = Draw(23);
    for variant in Variant::PLAYED {
        let position = draw.position(variant, 13);
        let mut engine = Engine::new(Memory::mebibytes(1));
        let (mut nodes, mut depth) = (0, 0);
        let end = engine.analyse(&position, &Limits::default(), &StopFlag::new(), &mut |so_far| {
            assert!(so_far.nodes >= nodes && so_far.depth >= depth && !so_far.complete);
            (nodes, depth) = (so_far.nodes, so_far.depth);
            assert_eq!(so_far.best, Some(so_far.moves[0].square));
            assert_eq!(so_far.pv[0], Move::At(so_far.moves[0].square));
            so_far.pv.iter().fold(position, |position, &mv| position.play(mv).unwrap());
        });
        assert!(end.complete && end.value.is_proven());
        assert_eq!(end.depth, 13);
    }
}

/// On the way to a proof a value is an estimate, then ever surer without being proven.
#[test]
fn what_is_not_proven_says_so() {
    let mut draw = Draw(37);
    for variant in [Variant::REVERSI_6, Variant::ANTI_6] {
        let position = draw.position(variant, 17);
        let mut engine = Engine::new(Memory::mebibytes(1));
        let (mut estimates, mut confidences) = (0, Vec::new());
        let limits = Limits { exact: 17, ..Limits::default() };
        let end = engine.analyse(&position, &limits, &StopFlag::new(), &mut |so_far| match so_far.value {
            Value::Estimate(_) => {
                assert!(so_far.depth < 17 && confidences.is_empty());
                estimates += 1;
            }
            Value::Selective(_, confidence) => {
                assert!(so_far.depth == 17 && !so_far.value.is_proven());
                confidences.push(confidence);
            }
            Value::Exact(_) => assert!(so_far.depth == 17),
            Value::Outcome(_) | Value::Likely(..) => panic!("nobody asked for it"),
        });
        assert!(end.complete && matches!(end.value, Value::Exact(_)), "{end:?}");
        assert!(estimates > 0 && confidences.len() > 1 && confidences.is_sorted_by(|a, b| a < b), "{confidences:?}");
    }
}

/// Who is likely to win is asked above the squares from which that is proven, and above those that are solved.
#[test]
fn a_likely_winner_is_told_as_one() {
    let mut draw = Draw(41);
    for variant in Variant::PLAYED {
        let position = draw.position(variant, 15);
        let mut proven = None;
        for (exact, outcome) in [(15, 0), (0, 15), (0, 14)] {
            let limits = Limits { exact, outcome, likely: 15, ..Limits::default() };
            let end = analyse(&mut Engine::new(Memory::mebibytes(1)), &position, limits);
            assert!(end.complete && end.depth == 15, "{end:?}");
            match end.value {
                Value::Exact(_) => assert_eq!(exact, 15),
                Value::Outcome(_) => assert_eq!((outcome, proven.replace(end.value.outcome())), (15, None)),
                Value::Likely(..) | Value::Selective(..) => {
                    assert!(outcome == 14 && end.value.outcome().is_none());
                    for found in &end.moves {
                        assert_eq!(found.value.confidence(), end.value.confidence(), "{end:?}");
                        assert!(found.value.centidiscs().0.abs() < 500, "{end:?}");
                    }
                }
                value @ Value::Estimate(_) => panic!("{value:?}"),
            }
        }
    }
}

/// Each path and number of threads proves the same values; one thread visits as many positions on each path.
#[test]
fn paths_and_threads_agree() {
    let mut draw = Draw(29);
    for variant in Variant::PLAYED {
        for round in 0..6 {
            let position = draw.position(variant, 15);
            let breadth = if round % 2 == 0 { Breadth::All } else { Breadth::Best };
            let limits = Limits { exact: 64, breadth, ..Limits::default() };
            let mut one = Engine::new(Memory::mebibytes(1));
            one.set_cpu(Cpu::Portable);
            let expected = analyse(&mut one, &position, limits);
            for cpu in Cpu::ALL {
                let mut engine = Engine::new(Memory::mebibytes(1));
                engine.set_cpu(cpu);
                assert_eq!(analyse(&mut engine, &position, limits), expected, "{position:?} {cpu:?}");
            }
            for threads in [2, 3, 8] {
                let mut engine = Engine::new(Memory::mebibytes(1));
                engine.set_threads(threads);
                let found = analyse(&mut engine, &position, limits);
                assert!(found.complete);
                assert_eq!(found.value, expected.value, "{position:?} {threads}");
                if breadth == Breadth::All {
                    let values = |analysis: &Analysis| {
                        let mut values: Vec<_> = analysis.moves.iter().map(|mv| (mv.square, mv.value)).collect();
                        values.sort();
                        values
                    };
                    assert_eq!(values(&found), values(&expected), "{position:?} {threads}");
                }
            }
        }
    }
}

#[test]
fn several_threads_stop_too() {
    let mut draw = Draw(31);
    let position = draw.position(Variant::REVERSI, 30);
    let mut engine = Engine::new(Memory::mebibytes(1));
    engine.set_threads(3);
    for nodes in [100, 10_000, 300_000] {
        let limits = Limits { nodes: Some(nodes), exact: 64, ..Limits::default() };
        let analysis = analyse(&mut engine, &position, limits);
        assert!(!analysis.complete && analysis.nodes <= nodes, "{analysis:?}");
        assert!(position.legal().has(analysis.best.unwrap()));
    }
    let stop = StopFlag::new();
    let mut passes = 0;
    let limits = Limits { exact: 64, ..Limits::default() };
    let analysis = engine.analyse(&position, &limits, &stop, &mut |_| {
        passes += 1;
        if passes == 7 {
            stop.raise();
        }
    });
    assert!(!analysis.complete && position.legal().has(analysis.best.unwrap()));
}

/// Threads that fight over a table of a few entries, where nearly every look meets another position, prove the same.
#[test]
fn a_tiny_shared_table_proves_the_same() {
    let mut draw = Draw(41);
    for variant in Variant::PLAYED {
        for _ in 0..3 {
            let position = draw.position(variant, 14);
            let limits = Limits { exact: 64, ..Limits::default() };
            let expected = analyse(&mut Engine::new(Memory::mebibytes(4)), &position, limits).value;
            for bytes in [0, 64, 1000] {
                let mut engine = Engine::new(Memory::bytes(bytes));
                for threads in [1, 2, 5] {
                    engine.set_threads(threads);
                    assert_eq!(
                        analyse(&mut engine, &position, limits).value,
                        expected,
                        "{position:?} {bytes} {threads}"
                    );
                }
            }
        }
    }
}

/// Searches that are cut off again and again, and go on with what the table kept, prove what an undisturbed one does.
#[test]
fn a_search_that_is_stopped_and_restarted_proves_the_same() {
    let mut draw = Draw(43);
    for variant in Variant::PLAYED {
        for round in 0..4 {
            let position = draw.position(variant, 15);
            let limits = Limits { exact: 64, ..Limits::default() };
            let expected = analyse(&mut Engine::new(Memory::mebibytes(4)), &position, limits);
            let mut engine = Engine::new(Memory::mebibytes(4));
            engine.set_threads(1 + round % 3);
            // By the budget at arbitrary node counts.
            for _ in 0..12 {
                let nodes = 50 + draw.below(expected.nodes.max(100));
                let cut = analyse(&mut engine, &position, Limits { nodes: Some(nodes), ..limits });
                assert!(position.legal().has(cut.best.unwrap()));
                if cut.complete {
                    assert_eq!(cut.value, expected.value, "{position:?}");
                }
            }
            // By the stop flag at each report in turn.
            for end in 0..12 {
                let (stop, mut reports) = (StopFlag::new(), 0);
                let cut = engine.analyse(&position, &limits, &stop, &mut |_| {
                    if reports == end {
                        stop.raise();
                    }
                    reports += 1;
                });
                if cut.complete {
                    assert_eq!(cut.value, expected.value, "{position:?}");
                }
            }
            assert_eq!(analyse(&mut engine, &position, limits).value, expected.value, "{position:?}");
        }
    }
}
