//! What the levels play.

use std::collections::BTreeSet;

use bots::reversi::levels::Strength;
use bots::{Player, StopFlag};
use reversi::{Position, Variant};
use reversi_engine::{Breadth, Engine, Limits, Memory};
use table::{Due, Level};

use crate::positions::{Draw, position, push, table};

fn choose(player: &mut Player, position: &Position, level: Level, seed: u64) -> Option<String> {
    player.choose(&table(position), level, seed, &StopFlag::new(), &mut |_| {}).and_then(bots::Choice::action)
}

fn legal(position: &Position, name: &str) -> bool {
    position.legal().has(position.size().square(name).unwrap())
}

/// Levels that answer in a moment.
fn quick() -> impl Iterator<Item = Level> {
    Level::all().filter(|level| level.number() <= 6)
}

#[test]
fn the_answer_depends_on_position_level_and_seed_alone() {
    let mut draw = Draw(11);
    let mut used = Player::new();
    for variant in Variant::PLAYED {
        for empties in [variant.size.area() - 8, 20, 9] {
            let position = draw.position(variant, empties);
            for level in quick() {
                let seed = draw.below(1000) as u64;
                let first = choose(&mut used, &position, level, seed);
                choose(&mut used, &Position::start(variant), level, seed);
                assert_eq!(choose(&mut used, &position, level, seed), first);
                assert_eq!(choose(&mut Player::new(), &position, level, seed), first, "{position:?} {level}");
            }
        }
    }
}

#[test]
fn seeds_make_the_play_various_and_the_best_level_steady() {
    let mut player = Player::new();
    let position = Draw(5).position(Variant::REVERSI, 40);
    let mut variety = |number: u8| {
        let level = Level::new(number).unwrap();
        (0..60).map(|seed| choose(&mut player, &position, level, seed).unwrap()).collect::<BTreeSet<_>>().len()
    };
    assert!(variety(1) >= 4);
    assert!(variety(6) <= variety(1));
}

#[test]
fn whole_games_of_all_levels_are_legal() {
    let mut player = Player::new();
    for variant in Variant::PLAYED {
        for level in quick() {
            let mut table = table(&Position::start(variant));
            while let Due::Seat(_) = table.due() {
                let play = player.choose(&table, level, 3, &StopFlag::new(), &mut |_| {}).unwrap().action().unwrap();
                push(&mut table, &play);
            }
            assert_eq!(player.choose(&table, level, 3, &StopFlag::new(), &mut |_| {}), None);
            assert_eq!(player.hint(&table, table.current(), &StopFlag::new()), None);
        }
    }
}

#[test]
fn a_level_never_loses_more_than_its_bound_by_what_it_sees() {
    let mut player = Player::new();
    let mut engine = Engine::new(Memory::mebibytes(2));
    let mut draw = Draw(23);
    for variant in Variant::PLAYED {
        for level in quick() {
            let strength = Strength::of(level, variant);
            let position = draw.position(variant, 22);
            let limits = Limits { breadth: Breadth::All, nodes: None, ..strength.limits(position.empty().count()) };
            let seen = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
            for seed in 0..20 {
                let name = choose(&mut player, &position, level, seed).unwrap();
                let square = position.size().square(&name).unwrap();
                let value = seen.moves.iter().find(|mv| mv.square == square).unwrap().value;
                let loss = i32::from(seen.value.centidiscs().0) - i32::from(value.centidiscs().0);
                assert!(loss <= i32::from(strength.bound), "{variant} {level} {name} loses {loss}");
            }
        }
    }
}

#[test]
fn levels_rise() {
    for variant in Variant::PLAYED {
        let levels: Vec<Strength> = Level::all().map(|level| Strength::of(level, variant)).collect();
        for pair in levels.windows(2) {
            assert!(pair[0].depth <= pair[1].depth && pair[0].nodes <= pair[1].nodes && pair[0].exact <= pair[1].exact);
            assert!(pair[0].bound >= pair[1].bound && pair[0].greed >= pair[1].greed, "{variant}");
        }
        assert!(levels.iter().all(|level| level.depth >= 1 && level.bound <= 6400));
        // Less than the two discs between one final difference and the next: what is proven best is played.
        assert!(levels[8].bound < 200);
    }
}

#[test]
fn stopped_beforehand_a_level_plays_at_once() {
    let mut player = Player::new();
    let stop = StopFlag::new();
    stop.raise();
    let mut draw = Draw(31);
    for variant in Variant::PLAYED {
        for empties in [variant.size.area() - 8, 16, 3] {
            let position = draw.position(variant, empties);
            for level in Level::all() {
                let mut deepest = 0;
                let mut progress = |depth| deepest = depth;
                let play = player.choose(&table(&position), level, 1, &stop, &mut progress).unwrap().action().unwrap();
                assert!(legal(&position, &play) && deepest <= 1, "looked {deepest} ahead");
            }
            let hint = player.hint(&table(&position), 0, &stop).unwrap();
            assert!(legal(&position, hint.choice.text()));
        }
    }
}

#[test]
fn stopped_in_the_middle_a_level_plays_what_it_has() {
    let mut player = Player::new();
    let position = Draw(37).position(Variant::REVERSI, 44);
    let stop = StopFlag::new();
    let mut deepest = 0;
    let mut progress = |depth| {
        deepest = depth;
        if depth >= 4 {
            stop.raise();
        }
    };
    let play = player.choose(&table(&position), Level::EXPERT, 1, &stop, &mut progress).unwrap().action().unwrap();
    assert!(legal(&position, &play));
    assert!((4..6).contains(&deepest), "looked {deepest} ahead");
}

#[test]
fn stopped_a_level_still_takes_a_corner() {
    let stop = StopFlag::new();
    stop.raise();
    let position = position("8x8", "-XXOOOO---OOOO-X-OOXXOO---OXXXOO--OOXXO---OXXXXX----OO-X-----O--", 'X');
    for seed in 0..20 {
        let play = Player::new().choose(&table(&position), Level::EXPERT, seed, &stop, &mut |_| {});
        assert_eq!(play.as_ref().map(bots::Choice::text), Some("h1"));
    }
}

#[test]
fn the_expert_wins_won_endings_by_all_it_can() {
    let mut player = Player::new();
    let mut engine = Engine::new(Memory::mebibytes(2));
    let mut solve = |position: &Position| {
        let analysis = engine.analyse(position, &Limits::default(), &StopFlag::new(), &mut |_| {});
        assert!(analysis.complete && analysis.value.is_proven());
        analysis.value
    };
    let mut draw = Draw(41);
    for variant in Variant::PLAYED {
        for _ in 0..3 {
            let mut position = draw.position(variant, 12);
            while !position.is_over() {
                if position.must_pass() {
                    position = position.play_unchecked(reversi::Move::Pass);
                    continue;
                }
                let before = solve(&position);
                let name = choose(&mut player, &position, Level::EXPERT, 9).unwrap();
                position = position.play(reversi::Move::At(position.size().square(&name).unwrap())).unwrap();
                assert_eq!(solve(&position), -before, "{variant}: {name}");
            }
        }
    }
}

#[test]
fn a_budget_alone_decides_how_far_the_expert_looks() {
    for variant in Variant::PLAYED {
        assert!(Strength::of(Level::EXPERT, variant).depth >= variant.size.area() - 4);
    }
}
