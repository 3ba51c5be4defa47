//! The log: a table is the fold of its entries, and nothing else.

use specimen::Random;
use table::{AnyTable, Draft, Entry, Hand, Verb};

use crate::{START, line, play, table, wish};

#[test]
fn any_history_replays_to_the_same_table() {
    for seed in 0..200 {
        let mut random = Random(seed);
        let mut table = table(["person, person", "person, computer 4", "computer 1, computer 9"][seed as usize % 3]);
        let mut entries = Vec::new();
        let mut hashes = Vec::new();
        for _ in 0..120 {
            let reversi = table.reversi().unwrap();
            let legal: Vec<String> = reversi.current().state.position.legal().iter().map(|s| s.to_string()).collect();
            let hand = if table.computer_due().is_some() { Hand::Computer } else { Hand::Person };
            let entry = match random.below(8) {
                0 => table.undo_target().map(|node| wish(&mut table, hand, Verb::Go, &node.to_string()).unwrap()),
                1 => table.redo_target().map(|node| wish(&mut table, hand, Verb::Go, &node.to_string()).unwrap()),
                2 => {
                    let node = reversi.nodes()[random.below(reversi.nodes().len())].id;
                    Some(wish(&mut table, hand, Verb::Go, &node.to_string()).unwrap())
                }
                3 => {
                    let seats = ["person, person", "person, computer 2", "computer 7, person"][random.below(3)];
                    Some(wish(&mut table, hand, Verb::Seats, seats).unwrap())
                }
                _ if legal.is_empty() => None,
                _ => Some(wish(&mut table, hand, Verb::Play, &legal[random.below(legal.len())]).unwrap()),
            };
            entries.extend(entry.clone());
            hashes.extend(entry.map(|_| table.hash()));
        }
        let occupants = ["person, person", "person, computer 4", "computer 1, computer 9"][seed as usize % 3];
        let mut replayed = AnyTable::new("reversi", START, occupants.parse().unwrap()).unwrap();
        for (entry, hash) in entries.iter().zip(hashes) {
            replayed.push(entry).unwrap();
            assert_eq!(replayed.hash(), hash, "seed {seed}, entry {}", entry.seq);
        }
        assert_eq!(line(&replayed), line(&table));
        assert_eq!(replayed.occupants(), table.occupants());
        assert_eq!((replayed.undo_target(), replayed.redo_target()), (table.undo_target(), table.redo_target()));
    }
}

fn check_broken(verb: Verb, text: &str, seq: u64, expect: &str) {
    let mut table = table("person, person");
    play(&mut table, "f5d6");
    let before = (line(&table), table.seq(), table.occupants());
    let entry = Entry { seq, ..Draft { seat: None, verb, text: text.to_owned() }.at(0, 0) };
    let broken = table.push(&entry).unwrap_err();
    assert_eq!(broken.to_string(), expect);
    assert_eq!((line(&table), table.seq(), table.occupants()), before, "a broken entry changes nothing");
}

#[test]
fn a_damaged_record_is_refused_at_its_first_bad_entry() {
    check_broken(Verb::Play, "c3", 4, "entry 4 does not follow: broken-gap expected=3");
    check_broken(Verb::Play, "c3", 2, "entry 2 does not follow: broken-gap expected=3");
    check_broken(Verb::Play, "a1", 3, "entry 3 does not follow: refusal-flips-nothing square=a1");
    check_broken(Verb::Play, "pass", 3, "entry 3 does not follow: refusal-not-a-square text=pass side=8");
    check_broken(Verb::Roll, "31", 3, "entry 3 does not follow: refusal-no-dice");
    check_broken(Verb::Go, "17", 3, "entry 3 does not follow: refusal-no-such-node node=17");
    check_broken(Verb::Go, "-1", 3, "entry 3 does not follow: refusal-no-such-node node=-1");
    check_broken(Verb::Seats, "person", 3, "entry 3 does not follow: refusal-not-an-occupant text=person");
}

fn check_refused(occupants: &str, hand: Hand, verb: Verb, text: &str, expect: &str) {
    let table = table(occupants);
    assert_eq!(table.propose(hand, verb, text).unwrap_err().to_string(), expect);
}

#[test]
fn a_refused_wish_says_why() {
    let two = "person, person";
    check_refused(two, Hand::Person, Verb::Play, "d6", "refusal-line-open square=d6 direction=up-right discs=1 end=f4");
    check_refused(two, Hand::Person, Verb::Play, "d4", "refusal-occupied square=d4 by=white");
    check_refused(two, Hand::Person, Verb::Play, "z9", "refusal-not-a-square text=z9 side=8");
    check_refused(two, Hand::Computer, Verb::Play, "d3", "refusal-not-your-turn");
    check_refused("computer 3, person", Hand::Person, Verb::Play, "d3", "refusal-not-your-turn");
    check_refused(two, Hand::Person, Verb::Seats, "person, computer 10", "refusal-not-an-occupant text= computer 10");
    check_refused(two, Hand::Person, Verb::Go, "5", "refusal-no-such-node node=5");
    check_refused(two, Hand::Person, Verb::Roll, "31", "refusal-no-roll-due");
}

#[test]
fn stored_words_read_back() {
    for verb in [Verb::Play, Verb::Roll, Verb::Go, Verb::Seats] {
        assert_eq!(verb.to_string().parse(), Ok(verb));
    }
    assert_eq!("draw".parse::<Verb>().unwrap_err().to_string(), "`draw` is not a verb of a table");
    for seats in ["person, computer 5", "computer 1, computer 9", "person, person"] {
        assert_eq!(seats.parse::<table::Occupants>().unwrap().to_string(), seats);
    }
}
