//! What every store promises, whatever database is behind it. `suite!` runs all of it against one.

use std::collections::BTreeSet;

use store::{Appended, Cursor, Error, Games, Millis, NewEntry, NewGame, StoredEntry, StoredGame, Summary};
use tokio::task::JoinSet;

use crate::sample::{command, entry, entry_at, game, game_at, id, open, over, owner};

/// A test for each promise, each against a new store made by the expression.
macro_rules! suite {
    ($make:expr) => {
        crate::contract::suite! {
            $make;
            a_game_is_found_as_it_was_created
            a_game_can_begin_with_entries
            a_name_is_taken_once
            entries_come_back_in_order
            every_value_comes_back
            an_append_without_entries_replaces_the_summary
            who_is_behind_stores_nothing
            a_game_must_be_there
            a_command_sent_again_is_recognised
            a_number_stands_once_in_a_request
            time_never_goes_back
            lists_go_from_the_newest_back
            the_open_game_is_the_newest_not_over
            only_the_owner_deletes
            racing_appends_get_each_number_once
            a_repetition_that_races_is_stored_once
            many_games_at_once
            a_match_comes_back_with_its_dice
            a_throw_sent_again_is_the_same_throw
            racing_throws_give_one_roll
        }
    };
    ($make:expr; $($promise:ident)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                crate::contract::$promise($make).await;
            }
        )*
    };
}
pub(crate) use suite;

/// What a test can do with a store: share it among tasks.
pub trait Store: Games + Clone + 'static {}
impl<S: Games + Clone + 'static> Store for S {}

async fn texts(store: &impl Store, number: u64) -> Vec<String> {
    store.entries(id(number), 0).await.unwrap().into_iter().map(|stored| stored.entry.text).collect()
}

async fn found(store: &impl Store, number: u64) -> StoredGame {
    store.game(id(number)).await.unwrap().unwrap()
}

pub async fn a_game_is_found_as_it_was_created(store: impl Store) {
    assert_eq!(store.game(id(1)).await.unwrap(), None);
    store.create(game(1), vec![], open(0)).await.unwrap();
    let expect = StoredGame {
        id: id(1),
        owner: owner(1),
        kind: "reversi".into(),
        setup: "8x8".into(),
        seats: "person, computer 5".into(),
        created_at: Millis(1_000),
        updated_at: Millis(1_000),
        seq: 0,
        summary: open(0),
    };
    assert_eq!(found(&store, 1).await, expect);
    assert_eq!(store.entries(id(1), 0).await.unwrap(), vec![]);
    assert_eq!(store.game(id(2)).await.unwrap(), None);
}

pub async fn a_game_can_begin_with_entries(store: impl Store) {
    store.create(game(1), vec![entry("d3"), entry_at("c5", 3_000)], open(2)).await.unwrap();
    let stored = found(&store, 1).await;
    assert_eq!((stored.seq, stored.updated_at, stored.summary), (2, Millis(3_000), open(2)));
    assert_eq!(texts(&store, 1).await, ["d3", "c5"]);
    let appended = store.append(id(1), 2, vec![entry("e6")], open(3)).await.unwrap();
    assert_eq!(appended, Appended::Committed { seq: 3 });
}

pub async fn a_name_is_taken_once(store: impl Store) {
    store.create(game(1), vec![entry("d3")], open(1)).await.unwrap();
    let again = store.create(game_at(1, 2, 9_000), vec![entry("f5")], open(1)).await;
    assert!(matches!(again, Err(Error::Taken(taken)) if taken == id(1)), "{again:?}");
    assert_eq!(found(&store, 1).await.owner, owner(1));
    assert_eq!(texts(&store, 1).await, ["d3"]);
}

pub async fn entries_come_back_in_order(store: impl Store) {
    store.create(game(1), vec![], open(0)).await.unwrap();
    let mut seq = 0;
    for batch in [vec!["a"], vec!["b", "c", "d"], vec!["e"]] {
        let entries: Vec<NewEntry> = batch.iter().map(|text| entry(text)).collect();
        let expect = Appended::Committed { seq: seq + entries.len() as u64 };
        assert_eq!(store.append(id(1), seq, entries, open(0)).await.unwrap(), expect);
        seq += batch.len() as u64;
    }
    let check = async |after: u64, expect: &[(u64, &str)]| {
        let stored = store.entries(id(1), after).await.unwrap();
        let stored: Vec<(u64, &str)> = stored.iter().map(|stored| (stored.seq, stored.entry.text.as_str())).collect();
        assert_eq!(stored, expect, "after {after}");
    };
    check(0, &[(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, "e")]).await;
    check(3, &[(4, "d"), (5, "e")]).await;
    check(5, &[]).await;
    check(u64::MAX, &[]).await;
    assert_eq!(found(&store, 1).await.seq, 5);
}

pub async fn every_value_comes_back(store: impl Store) {
    let mut setup = game_at(1, 255, i64::MIN);
    setup.setup = "é ⚫\n\t'; DROP TABLE games; --".into();
    store.create(setup.clone(), vec![], Summary::default()).await.unwrap();
    let entries = vec![
        NewEntry { seat: None, hash: u64::MAX, at: Millis(i64::MIN), ..command("", "", u64::MAX) },
        NewEntry { seat: Some(255), hash: 1 << 63, at: Millis(i64::MAX), ..command("« œ »", "élan", 0) },
        NewEntry { seat: Some(0), hash: 0, ..entry(&"x".repeat(100_000)) },
    ];
    let summary = Summary { over: true, plies: u32::MAX, text: "\u{1F600}".into() };
    store.append(id(1), 0, entries.clone(), summary.clone()).await.unwrap();
    let expect: Vec<StoredEntry> = (1..).zip(entries).map(|(seq, entry)| StoredEntry { seq, entry }).collect();
    assert_eq!(store.entries(id(1), 0).await.unwrap(), expect);
    let stored = found(&store, 1).await;
    assert_eq!((stored.setup, stored.created_at), (setup.setup, Millis(i64::MIN)));
    assert_eq!((stored.summary, stored.updated_at), (summary, Millis(i64::MAX)));
}

pub async fn an_append_without_entries_replaces_the_summary(store: impl Store) {
    store.create(game(1), vec![entry("d3")], open(7)).await.unwrap();
    let appended = store.append(id(1), 1, vec![], over(1)).await.unwrap();
    assert_eq!(appended, Appended::Committed { seq: 1 });
    let stored = found(&store, 1).await;
    assert_eq!((stored.summary, stored.seq, stored.updated_at), (over(1), 1, Millis(2_000)));
    assert_eq!(store.append(id(1), 0, vec![], open(9)).await.unwrap(), Appended::Behind { seq: 1 });
    assert_eq!(found(&store, 1).await.summary, over(1));
}

pub async fn who_is_behind_stores_nothing(store: impl Store) {
    store.create(game(1), vec![entry("d3"), entry("c5")], open(2)).await.unwrap();
    let before = found(&store, 1).await;
    for expected in [0, 1, 3, u64::MAX] {
        let appended = store.append(id(1), expected, vec![entry_at("f6", 9_000)], over(9)).await.unwrap();
        assert_eq!(appended, Appended::Behind { seq: 2 }, "expected {expected}");
    }
    assert_eq!(found(&store, 1).await, before);
    assert_eq!(texts(&store, 1).await, ["d3", "c5"]);
}

pub async fn a_game_must_be_there(store: impl Store) {
    let appended = store.append(id(1), 0, vec![entry("d3")], open(1)).await;
    assert!(matches!(appended, Err(Error::NoGame(missing)) if missing == id(1)), "{appended:?}");
    assert_eq!(store.entries(id(1), 0).await.unwrap(), vec![]);
    assert!(!store.delete(id(1), owner(1)).await.unwrap());
}

pub async fn a_command_sent_again_is_recognised(store: impl Store) {
    store.create(game(1), vec![], open(0)).await.unwrap();
    store.create(game(2), vec![], open(0)).await.unwrap();
    let first = vec![command("d3", "page", 1), entry("c5")];
    assert_eq!(store.append(id(1), 0, first.clone(), open(2)).await.unwrap(), Appended::Committed { seq: 2 });
    store.append(id(1), 2, vec![entry("e6")], open(3)).await.unwrap();
    // Whatever the sender believes of the game, and whatever else the request holds.
    for expected in [0, 2, 3] {
        let again = store.append(id(1), expected, first.clone(), open(9)).await.unwrap();
        assert_eq!(again, Appended::Repeated { seq: 1 }, "expected {expected}");
    }
    let mixed = vec![command("f6", "page", 2), command("d3", "page", 1)];
    assert_eq!(store.append(id(1), 3, mixed, open(9)).await.unwrap(), Appended::Repeated { seq: 1 });
    assert_eq!(texts(&store, 1).await, ["d3", "c5", "e6"]);
    assert_eq!(found(&store, 1).await.summary, open(3));
    // Another number, another client, another game: another command.
    let check = async |number: u64, expected: u64, new: NewEntry| {
        let appended = store.append(id(number), expected, vec![new], open(0)).await.unwrap();
        assert_eq!(appended, Appended::Committed { seq: expected + 1 });
    };
    check(1, 3, command("f6", "page", 2)).await;
    check(1, 4, command("f5", "other page", 1)).await;
    check(2, 0, command("d3", "page", 1)).await;
}

pub async fn a_number_stands_once_in_a_request(store: impl Store) {
    let twice = vec![command("d3", "page", 4), entry("c5"), command("e6", "page", 4)];
    let created = store.create(game(1), twice.clone(), open(3)).await;
    assert!(matches!(&created, Err(Error::Twice(client)) if client.seq == 4), "{created:?}");
    assert_eq!(store.game(id(1)).await.unwrap(), None);
    store.create(game(1), vec![], open(0)).await.unwrap();
    let appended = store.append(id(1), 0, twice, open(3)).await;
    assert!(matches!(&appended, Err(Error::Twice(client)) if client.client == "page"), "{appended:?}");
    assert_eq!(found(&store, 1).await.seq, 0);
}

pub async fn time_never_goes_back(store: impl Store) {
    store.create(game_at(1, 1, 5_000), vec![entry_at("d3", 4_000)], open(1)).await.unwrap();
    assert_eq!(found(&store, 1).await.updated_at, Millis(5_000));
    store.append(id(1), 1, vec![entry_at("c5", 7_000), entry_at("e6", 6_000)], open(3)).await.unwrap();
    assert_eq!(found(&store, 1).await.updated_at, Millis(7_000));
    store.append(id(1), 3, vec![entry_at("f6", 1)], open(4)).await.unwrap();
    assert_eq!(found(&store, 1).await.updated_at, Millis(7_000));
}

async fn list(store: &impl Store, limit: u32, before: Option<Cursor>) -> Vec<StoredGame> {
    store.games_of(owner(1), limit, before).await.unwrap()
}

pub async fn lists_go_from_the_newest_back(store: impl Store) {
    // Games 3, 4 and 5 of the same instant: by name, backwards.
    for (number, at) in [(4, 30), (1, 10), (3, 30), (6, 40), (2, 20), (5, 30)] {
        store.create(game_at(number, 1, at), vec![], open(0)).await.unwrap();
    }
    store.create(game_at(7, 2, 25), vec![], open(0)).await.unwrap();
    let names = |games: &[StoredGame]| games.iter().map(|game| game.id).collect::<Vec<_>>();
    let ids = |numbers: &[u64]| numbers.iter().map(|&number| id(number)).collect::<Vec<_>>();
    assert_eq!(names(&list(&store, 100, None).await), ids(&[6, 5, 4, 3, 2, 1]));
    assert_eq!(names(&list(&store, 0, None).await), ids(&[]));
    assert_eq!(names(&store.games_of(owner(9), 100, None).await.unwrap()), ids(&[]));

    let first = list(&store, 2, None).await;
    assert_eq!(names(&first), ids(&[6, 5]));
    // A place stays one when its game is deleted, and when a game behind it moves to the front.
    let place = Some(first[1].cursor());
    assert!(store.delete(id(5), owner(1)).await.unwrap());
    store.append(id(3), 0, vec![entry_at("d3", 50)], open(1)).await.unwrap();
    let second = list(&store, 2, place).await;
    assert_eq!(names(&second), ids(&[4, 2]));
    let third = list(&store, 2, Some(second[1].cursor())).await;
    assert_eq!(names(&third), ids(&[1]));
    assert_eq!(names(&list(&store, 2, Some(third[0].cursor())).await), ids(&[]));
    assert_eq!(names(&list(&store, 2, None).await), ids(&[3, 6]));
}

pub async fn the_open_game_is_the_newest_not_over(store: impl Store) {
    let check = async |expect: Option<u64>| {
        let latest = store.latest_open(owner(1)).await.unwrap();
        assert_eq!(latest.map(|game| game.id), expect.map(id));
    };
    check(None).await;
    for (number, whose, at, summary) in
        [(1, 1, 10, open(0)), (2, 1, 20, open(0)), (3, 1, 30, over(60)), (4, 2, 40, open(0))]
    {
        store.create(game_at(number, whose, at), vec![], summary).await.unwrap();
    }
    check(Some(2)).await;
    store.append(id(1), 0, vec![entry_at("d3", 50)], open(1)).await.unwrap();
    check(Some(1)).await;
    store.append(id(1), 1, vec![entry_at("resign", 60)], over(1)).await.unwrap();
    check(Some(2)).await;
    // Undo after the end opens a game again.
    store.append(id(3), 0, vec![entry_at("59", 70)], open(59)).await.unwrap();
    check(Some(3)).await;
    store.delete(id(3), owner(1)).await.unwrap();
    store.delete(id(2), owner(1)).await.unwrap();
    check(None).await;
}

pub async fn only_the_owner_deletes(store: impl Store) {
    store.create(game(1), vec![command("d3", "page", 1)], open(1)).await.unwrap();
    store.create(game(2), vec![entry("c4")], open(1)).await.unwrap();
    assert!(!store.delete(id(1), owner(2)).await.unwrap());
    assert_eq!(texts(&store, 1).await, ["d3"]);
    assert!(store.delete(id(1), owner(1)).await.unwrap());
    assert!(!store.delete(id(1), owner(1)).await.unwrap());
    assert_eq!(store.game(id(1)).await.unwrap(), None);
    assert_eq!(texts(&store, 1).await, [""; 0]);
    assert_eq!(texts(&store, 2).await, ["c4"]);
    // The name is free, and nothing of the old game shows.
    store.create(game(1), vec![], open(0)).await.unwrap();
    let appended = store.append(id(1), 0, vec![command("f5", "page", 1)], open(1)).await.unwrap();
    assert_eq!(appended, Appended::Committed { seq: 1 });
    assert_eq!(texts(&store, 1).await, ["f5"]);
}

/// Appends one entry, reading on as often as someone else was faster; returns the number it got.
pub async fn append_at_last(store: &impl Games, number: u64, text: &str) -> u64 {
    let mut expected = 0;
    loop {
        match store.append(id(number), expected, vec![entry(text)], open(0)).await.unwrap() {
            Appended::Committed { seq } => return seq,
            Appended::Behind { seq } => expected = seq,
            Appended::Repeated { .. } => unreachable!("no client number was given"),
        }
    }
}

pub async fn racing_appends_get_each_number_once(store: impl Store) {
    store.create(game(1), vec![], open(0)).await.unwrap();
    let mut tasks = JoinSet::new();
    for task in 0..50 {
        let store = store.clone();
        tasks.spawn(async move { (append_at_last(&store, 1, &format!("task {task}")).await, task) });
    }
    let mut won = tasks.join_all().await;
    won.sort_unstable();
    let expect: Vec<(u64, String)> = won.iter().map(|(seq, task)| (*seq, format!("task {task}"))).collect();
    assert_eq!(won.iter().map(|(seq, _)| *seq).collect::<Vec<_>>(), (1..=50).collect::<Vec<_>>());
    let stored = store.entries(id(1), 0).await.unwrap();
    assert_eq!(stored.into_iter().map(|stored| (stored.seq, stored.entry.text)).collect::<Vec<_>>(), expect);
}

pub async fn a_repetition_that_races_is_stored_once(store: impl Store) {
    store.create(game(1), vec![], open(0)).await.unwrap();
    let mut tasks = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        tasks.spawn(async move { store.append(id(1), 0, vec![command("d3", "page", 1)], open(1)).await.unwrap() });
    }
    let mut answers = tasks.join_all().await;
    answers.retain(|answer| *answer != Appended::Repeated { seq: 1 });
    assert_eq!(answers, [Appended::Committed { seq: 1 }]);
    assert_eq!(texts(&store, 1).await, ["d3"]);
}

pub async fn many_games_at_once(store: impl Store) {
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.spawn(async move {
            store.create(game(number), vec![], open(0)).await.unwrap();
            for seq in 0..5 {
                let appended = store.append(id(number), seq, vec![entry("d3")], open(0)).await.unwrap();
                assert_eq!(appended, Appended::Committed { seq: seq + 1 });
                // Whoever has the answer reads what was stored.
                assert_eq!(store.game(id(number)).await.unwrap().unwrap().seq, seq + 1);
                assert_eq!(store.entries(id(number), seq).await.unwrap().len(), 1);
            }
        });
    }
    tasks.join_all().await;
    let listed: BTreeSet<_> = list(&store, 1_000, None).await.into_iter().map(|game| game.id).collect();
    assert_eq!(listed, (0..100).map(id).collect());
}

/// A match and what happened in it: dice of nobody's and of a side's, plays, the cube, a way back, the same dice again.
fn a_match(number: u64) -> (NewGame, Vec<NewEntry>) {
    let setup = "match drawn XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:5:10 opening";
    let game = NewGame { kind: "backgammon".into(), setup: setup.into(), ..game(number) };
    let happened = [
        (None, "roll", "3-1"),
        (Some(0), "play", "8/5 6/5"),
        (Some(1), "play", "double"),
        (Some(0), "play", "take"),
        (Some(1), "roll", "66"),
        (None, "go", "2"),
        (Some(1), "roll", "66"),
        (None, "seats", "computer 9, person"),
    ];
    let entries = happened.map(|(seat, verb, text)| NewEntry { seat, verb: verb.into(), ..entry(text) });
    (game, entries.to_vec())
}

pub async fn a_match_comes_back_with_its_dice(store: impl Store) {
    let (game, entries) = a_match(1);
    store.create(game.clone(), entries[..2].to_vec(), open(1)).await.unwrap();
    for (expected, entry) in (2..).zip(&entries[2..]) {
        let appended = store.append(id(1), expected, vec![entry.clone()], open(1)).await.unwrap();
        assert_eq!(appended, Appended::Committed { seq: expected + 1 });
    }
    let expect: Vec<StoredEntry> = (1..).zip(entries).map(|(seq, entry)| StoredEntry { seq, entry }).collect();
    assert_eq!(store.entries(id(1), 0).await.unwrap(), expect);
    let stored = found(&store, 1).await;
    assert_eq!((stored.kind, stored.setup), (game.kind, game.setup));
}

pub async fn a_throw_sent_again_is_the_same_throw(store: impl Store) {
    let (game, entries) = a_match(1);
    store.create(game, entries[..2].to_vec(), open(1)).await.unwrap();
    let throw = |dice: &str| NewEntry { verb: "roll".into(), seat: Some(1), ..command(dice, "page", 7) };
    assert_eq!(store.append(id(1), 2, vec![throw("42")], open(2)).await.unwrap(), Appended::Committed { seq: 3 });
    // The answer was lost, and other dice are drawn for the same command: they are not stored.
    assert_eq!(store.append(id(1), 3, vec![throw("66")], open(2)).await.unwrap(), Appended::Repeated { seq: 3 });
    assert_eq!(texts(&store, 1).await, ["3-1", "8/5 6/5", "42"]);
}

pub async fn racing_throws_give_one_roll(store: impl Store) {
    let (game, entries) = a_match(1);
    store.create(game, entries[..2].to_vec(), open(1)).await.unwrap();
    let mut throws = JoinSet::new();
    for dice in ["11", "22", "33", "44", "55", "66"] {
        let store = store.clone();
        let roll = NewEntry { verb: "roll".into(), ..entry(dice) };
        throws.spawn(async move { (store.append(id(1), 2, vec![roll], open(2)).await.unwrap(), dice) });
    }
    let thrown = throws.join_all().await;
    let won: Vec<&str> =
        thrown.iter().filter(|(it, _)| *it == Appended::Committed { seq: 3 }).map(|(_, dice)| *dice).collect();
    assert_eq!(won.len(), 1, "{thrown:?}");
    assert!(thrown.iter().all(|(it, dice)| *dice == won[0] || *it == Appended::Behind { seq: 3 }), "{thrown:?}");
    assert_eq!(texts(&store, 1).await, ["3-1", "8/5 6/5", won[0]]);
}
