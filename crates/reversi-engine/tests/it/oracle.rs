//! The solver against the plainest possible search, on the rules crate alone.

use reversi::{DiscDiff, Goal, Move, Position, Size, Variant};
use reversi_engine::{Bound, Breadth, Confidence, Engine, Limits, Memory, Outcome, StopFlag, Value};

use crate::positions::Draw;

/// Every line to its end, no cut-off.
fn naive(position: &Position) -> DiscDiff {
    if let Some(diff) = position.final_diff() {
        return diff;
    }
    if position.must_pass() {
        return -naive(&position.play_unchecked(Move::Pass));
    }
    position.legal().iter().map(|square| -naive(&position.play_unchecked(Move::At(square)))).max().unwrap()
}

fn check(variant: Variant, empties: u8, count: usize) {
    let mut draw = Draw(0x5eed_0000 + u64::from(empties));
    let mut engine = Engine::new(Memory::bytes(64 << 10));
    let analyse = |engine: &mut Engine, position: &Position, exact, outcome, breadth| {
        let limits = Limits { exact, outcome, breadth, ..Limits::default() };
        engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {})
    };
    for _ in 0..count {
        let position = draw.position(variant, empties);
        let all = analyse(&mut engine, &position, 64, 0, Breadth::All);
        let mut best = DiscDiff(-64);
        for found in &all.moves {
            let value = -naive(&position.play_unchecked(Move::At(found.square)));
            assert_eq!((found.value, found.bound), (Value::Exact(value), Bound::Equal), "{position:?}");
            best = best.max(value);
            // The line leads to the value it promises.
            assert_eq!(found.line[0], Move::At(found.square));
            let end = found.line.iter().fold(position, |position, &mv| position.play(mv).unwrap());
            let mover = |diff: DiscDiff| if end.to_move == position.to_move { diff } else { -diff };
            assert_eq!(end.final_diff().map(mover), Some(value), "{position:?} {:?}", found.line);
        }
        assert_eq!(all.value, Value::Exact(best));
        assert_eq!(all.pv, all.moves[0].line);

        for breadth in [Breadth::Best, Breadth::Within(0), Breadth::Within(4)] {
            let some = analyse(&mut engine, &position, 64, 0, breadth);
            assert_eq!(some.value, Value::Exact(best), "{position:?}");
            for found in &some.moves {
                let value = all.moves.iter().find(|mv| mv.square == found.square).unwrap().value;
                match found.bound {
                    Bound::Equal => assert_eq!(found.value, value, "{position:?}"),
                    Bound::AtMost => assert!(value <= found.value, "{position:?}"),
                }
                if let Breadth::Within(discs) = breadth {
                    let near = i16::from(best.0) - value.centidiscs().0 / 100 <= i16::from(discs);
                    assert!(!near || found.bound == Bound::Equal, "{position:?} {found:?}");
                }
            }
        }

        engine.clear();
        for breadth in [Breadth::Best, Breadth::All] {
            let outcome = analyse(&mut engine, &position, 0, 64, breadth);
            let expected = Value::Exact(best).outcome().unwrap();
            assert_eq!(outcome.value, Value::Outcome(expected), "{position:?}");
            for found in outcome.moves.iter().filter(|found| found.bound == Bound::Equal) {
                let value = all.moves.iter().find(|mv| mv.square == found.square).unwrap().value;
                assert_eq!(found.value.outcome(), value.outcome(), "{position:?}");
            }
            // So near the end nothing is left out; differences of five discs and more are not told apart.
            let limits = Limits { exact: 0, likely: 64, breadth, ..Limits::default() };
            let likely = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
            let told = |value: Value| match value {
                Value::Exact(discs) if discs.0.abs() < 5 => Value::Selective(discs, Confidence(73)),
                value => Value::Likely(value.outcome().unwrap(), Confidence(73)),
            };
            assert_eq!(likely.value, told(Value::Exact(best)), "{position:?}");
            for found in &likely.moves {
                let value = told(all.moves.iter().find(|mv| mv.square == found.square).unwrap().value);
                match found.bound {
                    Bound::Equal => assert_eq!(found.value, value, "{position:?}"),
                    Bound::AtMost => assert!(value <= found.value, "{position:?}"),
                }
            }
        }
    }
}

#[test]
fn small_positions() {
    for variant in Variant::PLAYED {
        for empties in 1..=7 {
            check(variant, empties, 30);
        }
    }
}

#[test]
fn four_by_four() {
    for goal in [Goal::Most, Goal::Fewest] {
        check(Variant { size: Size::Four, goal }, 9, 40);
    }
}

/// The values of the 4x4 start, from `facts.json`.
#[test]
fn four_by_four_from_the_start() {
    let mut engine = Engine::new(Memory::mebibytes(4));
    for (goal, value) in [(Goal::Most, -10), (Goal::Fewest, 3)] {
        let start = Position::start(Variant { size: Size::Four, goal });
        let limits = Limits { exact: 12, ..Limits::default() };
        let analysis = engine.analyse(&start, &limits, &StopFlag::new(), &mut |_| {});
        assert_eq!(analysis.value, Value::Exact(DiscDiff(value)), "{goal:?}");
    }
}

#[test]
fn outcome_order() {
    let ordered = [
        Value::Outcome(Outcome::Loss),
        Value::Likely(Outcome::Loss, Confidence(73)),
        Value::Estimate(reversi_engine::Centidiscs(-300)),
        Value::Exact(DiscDiff(-2)),
        Value::Estimate(reversi_engine::Centidiscs(0)),
        Value::Likely(Outcome::Draw, Confidence(73)),
        Value::Outcome(Outcome::Draw),
        Value::Exact(DiscDiff(0)),
        Value::Selective(DiscDiff(4), Confidence(87)),
        Value::Selective(DiscDiff(4), Confidence(98)),
        Value::Exact(DiscDiff(4)),
        Value::Estimate(reversi_engine::Centidiscs(401)),
        Value::Likely(Outcome::Win, Confidence(73)),
        Value::Outcome(Outcome::Win),
    ];
    assert!(ordered.is_sorted());
}
