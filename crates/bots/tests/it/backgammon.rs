//! The computer at Backgammon.

use backgammon::Point;
use bots::{Choice, Player, StopFlag};
use table::{AnyTable, Due, Hand, Level, Verb};

use crate::positions::Draw;

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0";

fn table(setup: &str, occupants: &str) -> AnyTable {
    AnyTable::new("backgammon", setup, occupants.parse().unwrap()).unwrap_or_else(|why| panic!("{setup}: {why}"))
}

fn enter(table: &mut AnyTable, hand: Hand, verb: Verb, text: &str) {
    let draft = table.propose(hand, verb, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.push(&draft.at(table.seq() + 1, 0)).unwrap();
}

/// Plays a match between two levels to its end, every state looked at; the number of entries.
fn check_match(player: &mut Player, points: u16, levels: [u8; 2], seed: u64) -> u64 {
    let setup = format!("match drawn {START}:{points}:10 opening auto2");
    let mut table = table(&setup, &format!("computer {}, computer {}", levels[0], levels[1]));
    let mut draw = Draw(seed * 2 + 1);
    loop {
        let dice: String = (0..2).map(|_| char::from(b'1' + draw.below(6) as u8)).collect();
        match table.computer_due() {
            Some((_, level)) => match player.choose(&table, level, table.seq(), &StopFlag::new(), &mut |_| {}) {
                Some(Choice::Act(text)) => enter(&mut table, Hand::Computer, Verb::Play, &text),
                Some(Choice::Roll) => enter(&mut table, Hand::Computer, Verb::Roll, &dice),
                None => panic!("somebody is to act"),
            },
            None if table.rolls_itself() => enter(&mut table, Hand::Computer, Verb::Roll, &dice),
            None => break,
        }
        let state = &table.backgammon().unwrap().current().state;
        let board = &state.position.board;
        let points = (1..=25).filter_map(Point::of_index);
        let [own, opp] = points.fold([0, 0], |[own, opp], point| [own + board.own(point), opp + board.opp(point)]);
        assert_eq!([own + board.own_off(), opp + board.opp_off()], [15, 15]);
        assert!(state.position.score.winner().is_none());
        assert!(table.seq() < 20_000, "a match ends");
    }
    let Due::Over(award) = table.due() else { panic!("nobody is to act before the end") };
    let state = &table.backgammon().unwrap().current().state;
    assert_eq!(state.score_after().unwrap().points, award.points);
    assert!(
        award.points.iter().any(|&won| won >= points.into()) && award.points.iter().any(|&won| won < points.into())
    );
    table.seq()
}

#[test]
fn matches_between_levels_are_legal_to_their_ends() {
    let mut player = Player::new();
    for (seed, levels) in [[1, 2], [3, 4], [5, 6], [7, 7], [7, 1], [2, 5]].into_iter().enumerate() {
        assert!(check_match(&mut player, 3, levels, seed as u64) > 10);
    }
}

#[test]
#[ignore = "a thousand matches take minutes"]
fn a_thousand_matches_are_legal_to_their_ends() {
    let mut player = Player::new();
    for seed in 0..1_000 {
        let levels = [1 + (seed % 7) as u8, 1 + (seed / 7 % 7) as u8];
        check_match(&mut player, [1, 3, 5, 7, 11][seed as usize % 5], levels, seed);
    }
}

#[test]
fn the_same_seed_decides_alike_and_others_vary() {
    let mut table = table(&format!("match drawn {START}:5:10 opening"), "computer 2, person");
    enter(&mut table, Hand::Person, Verb::Roll, "6-4");
    let choose = |player: &mut Player, level: u8, seed| {
        player.choose(&table, Level::new(level).unwrap(), seed, &StopFlag::new(), &mut |_| {}).unwrap()
    };
    let (mut used, mut fresh) = (Player::new(), Player::new());
    for seed in 0..10 {
        assert_eq!(choose(&mut used, 2, seed), choose(&mut fresh, 2, seed));
    }
    let variety = |player: &mut Player, level| {
        (0..if level == 9 { 3 } else { 30 })
            .map(|seed| choose(player, level, seed).text().to_owned())
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    };
    assert!(variety(&mut used, 1) > 3, "a novice plays this and that");
    assert_eq!(variety(&mut used, 9), 1, "an expert plays what is best");
}

/// What a level may lose by a play, as its own look at the position has it.
fn check_bound(player: &mut Player, level: u8, bound: f64) {
    for (at, roll) in ["21", "43", "66", "31", "64", "11"].into_iter().enumerate() {
        let setup = format!("single drawn {START}:0:10").replace(":00:", &format!(":{roll}:"));
        let table = table(&setup, "person, person");
        let known = player.evaluate(&table, 0, 0, &StopFlag::new(), &mut |_| {}).unwrap();
        for seed in 0..20 {
            let seed = 100 * at as u64 + seed;
            let choice = player.choose(&table, Level::new(level).unwrap(), seed, &StopFlag::new(), &mut |_| {});
            let text = choice.as_ref().map(Choice::text).unwrap();
            let worth = known.actions.iter().find(|action| action.text == text).unwrap().worth.value;
            assert!(worth >= known.actions[0].worth.value - bound - 0.001, "level {level}: {roll} {text} {worth}");
        }
    }
}

#[test]
fn no_level_does_what_it_sees_to_be_silly() {
    let mut player = Player::new();
    check_bound(&mut player, 1, 0.42);
    check_bound(&mut player, 4, 0.28);
    check_bound(&mut player, 7, 0.11);
}

fn check_choice(setup: &str, level: u8, expect: &str) {
    let table = table(setup, "computer 1, computer 1");
    let choice = Player::new().choose(&table, Level::new(level).unwrap(), 1, &StopFlag::new(), &mut |_| {});
    assert_eq!(choice.as_ref().map(Choice::text), Some(expect), "{setup}");
}

#[test]
fn the_cube_is_turned_and_answered_by_equity() {
    check_choice(&format!("single drawn {START}:0:10"), 8, "roll");
    // Black has two checkers left on its one point: whoever is to roll wins at once.
    let won = "single drawn XGID=-B----------------------n-:0:0:1:00:0:0:0:0:10";
    check_choice(won, 9, "double");
    check_choice(&won.replace(":00:", ":D:"), 9, "drop");
}

#[test]
fn who_is_hurried_does_not_resign_at_a_first_look() {
    // Black bears its last two checkers off next time.
    let lost = table("single drawn XGID=-B----------------------n-:0:0:-1:21:0:0:0:0:10", "computer 9, computer 9");
    let (mut player, stop) = (Player::new(), StopFlag::new());
    let mut choose = |stop| player.choose(&lost, Level::EXPERT, 1, stop, &mut |_| {}).unwrap().action().unwrap();
    assert_eq!(choose(&stop), "white resigns single");
    stop.raise();
    assert!(!choose(&stop).contains("resigns"));
}

#[test]
fn stopped_a_level_decides_everything_at_a_first_look() {
    let stop = StopFlag::new();
    stop.raise();
    let mut player = Player::new();
    for (part, expect) in [(":31:", "8/5 6/5"), (":00:", "roll"), (":D:", "take")] {
        let table = table(&format!("single drawn {START}:0:10").replace(":00:", part), "computer 9, computer 9");
        let choice = player.choose(&table, Level::EXPERT, 1, &stop, &mut |_| {});
        assert_eq!(choice.as_ref().map(Choice::text), Some(expect));
        let known = player.evaluate(&table, 0, 2, &stop, &mut |_| {}).unwrap();
        assert!(!known.done, "{known:?}");
    }
}

#[test]
fn a_hint_speaks_of_every_kind_of_decision() {
    let mut player = Player::new();
    let mut hint = |setup: &str| player.hint(&table(setup, "person, person"), 0, &StopFlag::new());
    let key = |hint: Option<bots::Hint>| hint.map(|hint| hint.why.key);
    assert_eq!(key(hint(&format!("single drawn {START}:0:10"))), Some("hint-roll"));
    assert_eq!(key(hint(&format!("single drawn {START}:0:10 nocube"))), Some("hint-only-roll"));
    assert_eq!(key(hint(&format!("single drawn {START}:0:10").replace(":00:", ":D:"))), Some("hint-take"));
    let play = hint(&format!("single drawn {START}:0:10").replace(":00:", ":31:")).unwrap();
    assert_eq!((play.choice.text(), play.why.key), ("8/5 6/5", "hint-play"));
    assert_eq!(key(hint(&format!("single drawn {START}:0:10 opening"))), None);
    assert_eq!(key(hint(&format!("single drawn {START}:0:10 white-resigns-single"))), Some("hint-accept"));
}

#[test]
fn everything_is_worth_something_a_ply_deeper_each_round() {
    let mut player = Player::new();
    let table = table(&format!("single drawn {START}:0:10").replace(":00:", ":31:"), "person, person");
    for round in 0..3 {
        let known = player.evaluate(&table, 0, round, &StopFlag::new(), &mut |_| {}).unwrap();
        assert_eq!((known.actions[0].text.as_str(), known.actions.len()), ("8/5 6/5", 16));
        assert_eq!(known.done, round == 2);
    }
    let stop = StopFlag::new();
    stop.raise();
    let known = player.evaluate(&table, 0, 2, &stop, &mut |_| {}).unwrap();
    assert_eq!((known.actions.len(), known.done), (16, false), "told to stop, it tells what it has");
    let cube = self::table(&format!("single drawn {START}:0:10"), "person, person");
    let known = player.evaluate(&cube, 0, 0, &StopFlag::new(), &mut |_| {}).unwrap();
    assert_eq!(known.actions.iter().map(|action| action.text.as_str()).collect::<Vec<_>>(), ["roll", "double"]);
    // Who may not double can still be told what the position is worth; who has nothing to do, nothing.
    for (flag, expect) in [("nocube", Some(1)), ("opening", None)] {
        let only = self::table(&format!("single drawn {START}:0:10 {flag}"), "person, person");
        let known = player.evaluate(&only, 0, 2, &StopFlag::new(), &mut |_| {});
        assert_eq!(known.map(|known| known.actions.len()), expect, "{flag}");
    }
}
