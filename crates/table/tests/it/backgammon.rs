//! Backgammon at the table.

use backgammon::{Checker, Point, Stage, mat};
use specimen::Random;
use table::backgammon::{Backgammon, Setup, State, match_to, played, statistics};
use table::{AnyTable, Dice, Due, Entry, Hand, Occupant, Reason, Referee, Seat, Verb};

use crate::wish;

const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-";

/// A table from the start: `match drawn` and so on, the length, and words behind the XGID.
fn table(kind: &str, points: u16, words: &str, occupants: &str) -> AnyTable {
    let flag = u8::from(words.contains("jacoby")) + 2 * u8::from(words.contains("beavers"));
    let setup = format!("{kind} {OPENING}:0:0:-1:00:0:0:{flag}:{points}:10 opening {words}");
    let setup = setup.replace(" jacoby", "").replace(" beavers", "");
    AnyTable::new("backgammon", setup.trim_end(), occupants.parse().unwrap())
        .unwrap_or_else(|why| panic!("{setup}: {why}"))
}

fn state(table: &AnyTable) -> &State {
    &table.backgammon().unwrap().current().state
}

/// Rolls and plays texts, each by whoever may: dice are what looks like dice where dice are due.
fn go(table: &mut AnyTable, texts: &[&str]) {
    for text in texts {
        let is_dice = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let verb = if is_dice { Verb::Roll } else { Verb::Play };
        wish(table, Hand::Record, verb, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

fn refused(table: &AnyTable, hand: Hand, verb: Verb, text: &str) -> String {
    table.propose(hand, verb, text).unwrap_err().to_string()
}

#[test]
fn a_game_begins_with_a_die_of_each() {
    let mut table = table("match drawn", 11, "", "person, computer 3");
    assert_eq!(table.due(), Due::Dice { by: None, may_act: false });
    assert!(!table.rolls_itself(), "a person is there to throw");
    go(&mut table, &["4-4"]);
    assert_eq!((table.due(), state(&table).position.cube.value()), (Due::Dice { by: None, may_act: false }, 1));
    go(&mut table, &["2-5"]);
    assert_eq!(table.due(), Due::Seat(Seat::Second), "the higher die begins");
    assert_eq!(table.computer_due().unwrap().0, Seat::Second);
}

#[test]
fn equal_first_dice_double_the_stake_when_that_is_agreed_on() {
    let mut table = table("single drawn", 0, "auto2", "person, person");
    go(&mut table, &["4-4", "1-1", "6-6"]);
    assert_eq!(state(&table).position.cube.value(), 4, "twice at most");
    assert_eq!(state(&table).position.cube.owner, None);
}

#[test]
fn a_seat_may_double_before_its_dice() {
    let mut table = table("match drawn", 11, "", "person, computer 3");
    go(&mut table, &["3-1", "8/5 6/5"]);
    assert_eq!(table.due(), Due::Dice { by: Some(Seat::Second), may_act: true });
    assert_eq!(table.computer_due().unwrap().0, Seat::Second, "it decides whether to double");
    assert!(!table.rolls_itself());
    assert_eq!(refused(&table, Hand::Person, Verb::Roll, "62"), "refusal-not-your-turn");
    assert_eq!(refused(&table, Hand::Person, Verb::Play, "double"), "refusal-not-your-turn");
    go(&mut table, &["double"]);
    assert_eq!(table.due(), Due::Seat(Seat::First));
    assert_eq!(refused(&table, Hand::Person, Verb::Roll, "62"), "refusal-no-roll-due");
    assert_eq!(refused(&table, Hand::Person, Verb::Play, "13/8"), "refusal-double-due by=white");
    go(&mut table, &["take"]);
    assert_eq!(table.due(), Due::Dice { by: Some(Seat::Second), may_act: false }, "the cube is White's");
    assert!(table.rolls_itself(), "the computer has nothing to decide any more");
    go(&mut table, &["62", "24/18 13/11"]);
    assert_eq!(table.due(), Due::Dice { by: Some(Seat::First), may_act: true });
    go(&mut table, &["double", "drop"]);
    let after = state(&table).score_after().unwrap();
    assert_eq!(after.points, [2, 0], "a dropped redouble gives the cube before it");
}

#[test]
fn the_next_game_of_a_match_is_the_same_record() {
    let mut table = table("match drawn", 3, "", "person, person");
    go(&mut table, &["3-1", "8/5 6/5", "double", "take", "62", "24/18 13/11", "white resigns single", "accept"]);
    assert_eq!((state(&table).game, state(&table).goes_on()), (1, true));
    assert_eq!(table.due(), Due::Dice { by: None, may_act: false });
    assert_eq!(refused(&table, Hand::Person, Verb::Play, "8/5"), "refusal-game-over");
    go(&mut table, &["6-5"]);
    let position = &state(&table).position;
    assert_eq!((state(&table).game, position.score.points, position.score.is_crawford), (2, [0, 2], true));
    go(&mut table, &["24/13"]);
    assert_eq!(
        table.due(),
        Due::Dice { by: Some(Seat::Second), may_act: false },
        "nobody doubles in the Crawford game"
    );
    assert_eq!(refused(&table, Hand::Person, Verb::Play, "double"), "refusal-crawford");
    go(&mut table, &["white resigns single", "accept"]);
    let Due::Over(award) = table.due() else { panic!("the match is over") };
    assert_eq!((award.winner, award.points), (Some(Seat::Second), [0, 3]));
}

#[test]
fn money_goes_on_and_a_single_game_does_not() {
    for (kind, goes_on) in [("money drawn", true), ("single drawn", false)] {
        let mut table = table(kind, 0, "", "person, person");
        go(&mut table, &["3-1", "8/5 6/5", "double", "drop"]);
        assert_eq!(matches!(table.due(), Due::Dice { by: None, .. }), goes_on, "{kind}");
    }
}

#[test]
fn a_resignation_may_be_refused_and_is_remembered() {
    let mut table = table("single drawn", 0, "", "person, computer 1");
    go(&mut table, &["1-3"]);
    // It is the computer's turn: the person may give up all the same, but not for it.
    assert_eq!(refused(&table, Hand::Person, Verb::Play, "resign single"), "refusal-not-your-turn");
    wish(&mut table, Hand::Person, Verb::Play, "white resigns single").unwrap();
    assert_eq!(table.due(), Due::Seat(Seat::Second));
    assert_eq!(refused(&table, Hand::Person, Verb::Play, "accept"), "refusal-not-your-turn");
    go(&mut table, &["refuse"]);
    assert_eq!(table.due(), Due::Seat(Seat::Second), "the dice are still to be played");
    assert_eq!(
        state(&table).refused[Checker::White.index()].map(|outcome| outcome.to_string()).as_deref(),
        Some("single")
    );
}

#[test]
fn a_turn_without_a_legal_play_passes_by_itself() {
    // White waits on the bar before a closed board.
    let shut = |dice: &str| format!("single drawn XGID=aBBBBBB------C------eed---:0:0:-1:{dice}:0:0:0:0:10");
    let occupants = "person, computer 2".parse().unwrap();
    let mut table = AnyTable::new("backgammon", &shut("00"), occupants).unwrap();
    assert_eq!(table.due(), Due::Dice { by: Some(Seat::First), may_act: true });
    go(&mut table, &["31"]);
    let passed = state(&table).passed.expect("nothing is legal");
    assert_eq!((passed.by, passed.roll.to_string().as_str()), (Checker::White, "31"));
    assert_eq!(table.due(), Due::Dice { by: Some(Seat::Second), may_act: true });
    // So it is when the dice were set up.
    let table = AnyTable::new("backgammon", &shut("66"), occupants).unwrap();
    assert_eq!(state(&table).passed.map(|passed| passed.by), Some(Checker::White));
    assert_eq!(table.computer_due().unwrap().0, Seat::Second);
    // A record of it is read again.
    let file = mat::write(&match_to(table.backgammon().unwrap(), 0).unwrap());
    let again = played(&mat::read(&file).unwrap().record, Dice::Drawn);
    assert_eq!((again.len(), again[0].entries.len()), (1, 0), "{file}");
}

#[test]
fn going_back_never_gives_other_dice() {
    let mut table = table("match drawn", 11, "", "person, person");
    assert_eq!(table.known_dice(), None);
    go(&mut table, &["3-1", "8/5 6/5", "62", "24/18 13/11", "54"]);
    // The same throw from the same place.
    for (node, dice) in [(0, "3-1"), (2, "62"), (4, "54")] {
        wish(&mut table, Hand::Person, Verb::Go, &node.to_string()).unwrap();
        assert_eq!(table.known_dice(), Some(dice));
    }
    // After another play, and after a double: they are still the record's.
    wish(&mut table, Hand::Person, Verb::Go, "1").unwrap();
    go(&mut table, &["24/23 13/10"]);
    assert_eq!(table.known_dice(), Some("62"));
    go(&mut table, &["double", "take"]);
    assert_eq!(table.known_dice(), Some("62"));
    go(&mut table, &["62", "24/18 13/11"]);
    assert_eq!(table.known_dice(), Some("54"));
    // What was never thrown is not known; nothing is known where no dice are due.
    go(&mut table, &["54"]);
    assert_eq!(table.known_dice(), None);
    go(&mut table, &["13/8 24/20"]);
    assert_eq!(table.known_dice(), None);
}

#[test]
fn real_dice_are_typed_by_a_person_for_both_sides() {
    let mut table = table("single typed", 0, "", "person, computer 4");
    assert_eq!(table.dice(), Dice::Typed);
    wish(&mut table, Hand::Person, Verb::Roll, "31").unwrap();
    wish(&mut table, Hand::Person, Verb::Play, "8/5 6/5").unwrap();
    assert_eq!(refused(&table, Hand::Person, Verb::Roll, "62"), "refusal-not-your-turn", "it may still double");
    let asks = wish(&mut table, Hand::Computer, Verb::Play, "roll").unwrap();
    assert_eq!((asks.text.as_str(), asks.seat), ("roll", Some(Seat::Second)));
    assert_eq!(table.due(), Due::Dice { by: Some(Seat::Second), may_act: false });
    assert!(!table.rolls_itself() && table.computer_due().is_none());
    assert_eq!(refused(&table, Hand::Person, Verb::Roll, "72"), "refusal-not-dice text=72");
    wish(&mut table, Hand::Person, Verb::Roll, "26").unwrap();
    assert_eq!(state(&table).position.stage, Stage::ToPlay("62".parse().unwrap()));
    // A slip of the hand is undone, and typed again.
    let back = table.undo_target().unwrap();
    wish(&mut table, Hand::Person, Verb::Go, &back.to_string()).unwrap();
    wish(&mut table, Hand::Person, Verb::Roll, "36").unwrap();
    assert_eq!(state(&table).position.stage, Stage::ToPlay("63".parse().unwrap()));
}

#[test]
fn undo_goes_back_over_the_computers_turn() {
    let mut table = table("match drawn", 11, "", "person, computer 3");
    go(&mut table, &["3-1", "8/5 6/5", "62", "24/18 13/11"]);
    assert_eq!(table.undo_target(), Some(1), "before the double there was the play");
    go(&mut table, &["54"]);
    assert_eq!(table.undo_target(), Some(4), "where the person might have doubled");
}

#[test]
fn a_record_is_a_match_file_and_comes_back() {
    let mut table = table("match drawn", 3, "", "person, person");
    let first = ["4-4", "3-1", "8/5 6/5", "double", "take", "62", "24/18 13/11", "white resigns single", "accept"];
    go(&mut table, &first);
    go(&mut table, &["6-5", "24/13", "21", "13/11 6/5"]);
    let backgammon = table.backgammon().unwrap();
    let record = match_to(backgammon, table.current()).unwrap();
    assert_eq!((record.games.len(), record.length), (2, 3));
    let reading = mat::read(&mat::write(&record)).unwrap();
    let [again] = played(&reading.record, Dice::Drawn).try_into().unwrap_or_else(|_| panic!("one table"));
    let setup = Backgammon::write_setup(&again.setup);
    let mut copy = AnyTable::new("backgammon", &setup, "person, person".parse().unwrap()).unwrap();
    for (verb, text) in &again.entries {
        wish(&mut copy, Hand::Record, *verb, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    assert_eq!(copy.hash(), table.hash());
    assert_eq!(match_to(backgammon, 2).unwrap().games[0].entries().len(), 2);
    assert_eq!(match_to(backgammon, 99), None);
}

#[test]
fn dice_are_counted_for_each_side() {
    let mut table = table("match drawn", 11, "", "person, person");
    go(&mut table, &["3-1", "8/5 6/5", "66", "24/18(2) 13/7(2)", "21", "13/11 6/5"]);
    let counted = statistics(table.backgammon().unwrap(), table.current()).unwrap();
    let [white, black] = counted.sides;
    assert_eq!((white.dice, white.rolls, white.pips()), ([1, 1, 1, 0, 0, 0], 1, 3));
    assert_eq!((black.dice, black.rolls, black.doublets(), black.pips()), ([1, 0, 0, 0, 0, 2], 1, 1, 24));
    assert_eq!(statistics(table.backgammon().unwrap(), 0).unwrap().sides[0].sample(), 0);
}

#[test]
fn set_ups_read_back_and_bad_ones_say_why() {
    let good = format!("match typed {OPENING}:0:0:-1:00:0:0:0:11:10 opening");
    assert_eq!(Backgammon::write_setup(&Backgammon::read_setup(&good).unwrap()), good);
    for (text, expect) in [
        (good.replace("match", "single"), "refusal-bad-setup"),
        (good.replace("typed", "loaded"), "refusal-bad-setup"),
        ("match drawn".to_owned(), "refusal-bad-setup"),
        (format!("match drawn {OPENING}:0:0:-1:00:11:0:0:11:10 opening"), "setup-match-over"),
        (format!("single drawn {OPENING}:2:0:-1:77:0:0:0:0:10"), "text-not-a"),
        ("single drawn XGID=-p:0:0:1:00:0:0:0:0:10".to_owned(), "text-length"),
    ] {
        assert_eq!(Backgammon::read_setup(&text).unwrap_err().key, expect, "{text}");
    }
    let start = backgammon::Setup::of_board(backgammon::Board::START, Checker::Black);
    assert_eq!(Setup::new(start, Dice::Drawn).unwrap().to_string().split(' ').next(), Some("single"));
}

/// What must be so of every state, whatever happens.
fn check_sound(table: &AnyTable) {
    let state = state(table);
    let board = &state.position.board;
    let on_board = |own: bool| -> u8 {
        (1..=25).filter_map(Point::of_index).map(|point| if own { board.own(point) } else { board.opp(point) }).sum()
    };
    assert_eq!((on_board(true) + board.own_off(), on_board(false) + board.opp_off()), (15, 15), "{state}");
    match (table.due(), state.position.stage) {
        (Due::Seat(_), Stage::ToPlay(_)) => {
            assert!(state.position.resignation.is_some() || !state.position.plays().is_empty())
        }
        (Due::Dice { by: Some(_), .. }, stage) => assert_eq!(stage, Stage::ToRoll),
        (Due::Over(award), Stage::Over(_)) => assert!(award.winner.is_some()),
        _ => {}
    }
}

/// Something that may be done: mostly a turn of the game, at times a jump, other seats, or nonsense.
fn random_wish(table: &mut AnyTable, random: &mut Random) -> Option<Entry> {
    let hand = Hand::Record;
    let die = |random: &mut Random| char::from(b'1' + random.below(6) as u8);
    let jump = |table: &mut AnyTable, node: Option<u64>| {
        node.map(|node| wish(table, Hand::Person, Verb::Go, &node.to_string()).unwrap())
    };
    match random.below(40) {
        0 => jump(table, table.undo_target()),
        1 => jump(table, table.redo_target()),
        2 => {
            let nodes = table.backgammon().unwrap().nodes();
            let node = nodes[random.below(nodes.len())].id;
            jump(table, Some(node))
        }
        3 => {
            let seats = ["person, person", "person, computer 2", "computer 7, person", "computer 1, computer 1"]
                [random.below(4)];
            Some(wish(table, Hand::Person, Verb::Seats, seats).unwrap())
        }
        4 => {
            let text = ["white resigns single", "black resigns gammon", "double", "beaver", "roll", "off/bar"]
                [random.below(6)];
            wish(table, hand, Verb::Play, text).ok()
        }
        _ => match table.due() {
            Due::Over(_) => None,
            Due::Dice { .. } => {
                let known = table.known_dice().map(str::to_owned);
                let dice = known.unwrap_or_else(|| [die(random), die(random)].iter().collect());
                Some(wish(table, hand, Verb::Roll, &dice).unwrap())
            }
            Due::Seat(_) => {
                let plays = state(table).position.plays();
                let text = match plays.is_empty() || state(table).position.resignation.is_some() {
                    false => plays.as_slice()[random.below(plays.len())].play.to_string(),
                    true => ["take", "drop", "accept", "refuse", "beaver"][random.below(5)].to_owned(),
                };
                wish(table, hand, Verb::Play, &text).ok()
            }
        },
    }
}

#[test]
fn any_history_is_sound_and_replays_to_the_same_table() {
    for seed in 0..120 {
        let mut random = Random(seed);
        let kind = ["match drawn", "money drawn", "single drawn", "match typed"][seed as usize % 4];
        let is_match = kind.starts_with("match");
        let words = if is_match {
            ["", "auto3 nocrawford", "nocube"][seed as usize % 3]
        } else {
            ["", "jacoby beavers"][seed as usize % 2]
        };
        let points = if is_match { [1, 2, 3, 7][random.below(4)] } else { 0 };
        let fresh = || table(kind, points, words, "person, person");
        let mut table = fresh();
        let (mut entries, mut hashes) = (Vec::new(), Vec::new());
        for _ in 0..400 {
            if let Some(entry) = random_wish(&mut table, &mut random) {
                check_sound(&table);
                hashes.push(table.hash());
                entries.push(entry);
            }
        }
        let mut replayed = fresh();
        for (entry, hash) in entries.iter().zip(hashes) {
            replayed.push(entry).unwrap();
            assert_eq!(replayed.hash(), hash, "seed {seed}, entry {} {}", entry.seq, entry.text);
        }
        assert_eq!((replayed.line(), replayed.occupants()), (table.line(), table.occupants()));
        // Dice belong to the record: along each line the n-th throw of a game is the same.
        if table.dice() == Dice::Drawn {
            let nodes = table.backgammon().unwrap().nodes();
            let mut throws = std::collections::HashMap::new();
            for node in nodes.iter().filter(|node| node.verb == Verb::Roll) {
                let before = table.backgammon().unwrap().node(node.parent.unwrap()).unwrap();
                let text = throws.entry(Backgammon::throw(&before.state)).or_insert_with(|| node.text.clone());
                assert_eq!(*text, node.text, "seed {seed}");
            }
        }
        let file = mat::write(&match_to(table.backgammon().unwrap(), table.current()).unwrap());
        mat::read(&file).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{file}"));
    }
}

#[test]
fn the_computer_never_acts_for_a_person_and_nobody_for_the_computer() {
    let table = table("match drawn", 5, "", "person, computer 3");
    let Occupant::Computer(_) = table.occupants().at(Seat::Second) else { panic!() };
    let why: Reason = table.propose(Hand::Person, Verb::Play, "black resigns single").unwrap_err();
    assert_eq!(why.key, "refusal-not-your-turn");
    assert_eq!(
        table.propose(Hand::Computer, Verb::Play, "white resigns single").unwrap_err().key,
        "refusal-not-your-turn"
    );
}
