//! Group commit: requests that wait together are committed together, and do not spoil each other.

use std::path::Path;

use rusqlite::Connection;
use store::{Appended, Error, Games, Sqlite};
use tokio::task::JoinSet;

use crate::place;
use crate::sample::{entry, game, id, open};

/// A store whose writer waits for a lock, until the connection commits.
fn held(path: &Path) -> Connection {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch("BEGIN IMMEDIATE").unwrap();
    connection
}

/// Appends one entry to each of some games, all queued before the first is run. Returns the answers in the games' order.
async fn append_together(store: &Sqlite, path: &Path, texts: &[&str]) -> Vec<Result<Appended, Error>> {
    let lock = held(path);
    let mut tasks = JoinSet::new();
    for (number, text) in (0..).zip(texts) {
        let (store, new) = (store.clone(), entry(text));
        tasks.spawn(async move { (number, store.append(id(number), 0, vec![new], open(1)).await) });
    }
    // On a single thread each task runs up to its answer, which the lock keeps back.
    tokio::task::yield_now().await;
    lock.execute_batch("COMMIT").unwrap();
    let mut answers = tasks.join_all().await;
    answers.sort_by_key(|(number, _)| *number);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

async fn store_with_games(path: &Path, games: u64) -> Sqlite {
    let store = Sqlite::open(path).unwrap();
    for number in 0..games {
        store.create(game(number), vec![], open(0)).await.unwrap();
    }
    store
}

#[tokio::test]
async fn two_hundred_appends_need_few_commits() {
    let path = place::fresh("group");
    let store = store_with_games(&path, 200).await;
    let before = store.commits();
    assert_eq!(before, 200, "one after the other");
    let answers = append_together(&store, &path, &["d3"; 200]).await;
    assert!(answers.iter().all(|answer| matches!(answer, Ok(Appended::Committed { seq: 1 }))));
    let commits = store.commits() - before;
    assert!((1..=20).contains(&commits), "{commits} commits for 200 appends");

    // On the disk, seen by a connection of its own.
    let other = Connection::open(&path).unwrap();
    let count: i64 = other.query_row("SELECT count(*) FROM entries WHERE seq = 1", [], |row| row.get(0)).unwrap();
    assert_eq!(count, 200);
}

#[tokio::test]
async fn a_request_that_changes_nothing_is_no_commit() {
    let path = place::fresh("nothing");
    let store = store_with_games(&path, 1).await;
    assert_eq!(store.append(id(0), 7, vec![entry("d3")], open(1)).await.unwrap(), Appended::Behind { seq: 0 });
    assert_eq!(store.commits(), 1);
}

#[tokio::test]
async fn a_failed_request_does_not_spoil_its_neighbours() {
    let path = place::fresh("neighbours");
    let store = store_with_games(&path, 3).await;
    let refuse =
        "CREATE TRIGGER refuse BEFORE UPDATE ON games WHEN NEW.id = (SELECT game FROM entries WHERE text = 'bad')
                  BEGIN SELECT RAISE(ABORT, 'refused by the test'); END";
    Connection::open(&path).unwrap().execute_batch(refuse).unwrap();
    // The second fails after its entry was inserted; the fourth has no game.
    let answers = append_together(&store, &path, &["d3", "bad", "d3", "d3"]).await;
    assert!(matches!(answers[0], Ok(Appended::Committed { seq: 1 })), "{answers:?}");
    assert_eq!(answers[1].as_ref().unwrap_err().to_string(), "the database failed: refused by the test");
    assert!(matches!(answers[2], Ok(Appended::Committed { seq: 1 })), "{answers:?}");
    assert!(matches!(answers[3], Err(Error::NoGame(missing)) if missing == id(3)), "{answers:?}");
    for (number, expect) in [(0, 1), (1, 0), (2, 1)] {
        assert_eq!(store.entries(id(number), 0).await.unwrap().len(), expect, "game {number}");
    }
}

/// All requests of a transaction that is lost fail, and the store goes on.
async fn check_lost(sql: &str, reason: &str) {
    let path = place::fresh("lost");
    let store = store_with_games(&path, 8).await;
    Connection::open(&path).unwrap().execute_batch(sql).unwrap();
    let answers = append_together(&store, &path, &["d3", "d3", "d3", "d3", "d3", "d3", "bad", "d3"]).await;
    // The writer may have taken the first ones before the others were queued: those are stored. Nobody else is.
    let mut stored = 0;
    for (number, answer) in (0..).zip(&answers) {
        let there = store.entries(id(number), 0).await.unwrap().len();
        match answer {
            Ok(Appended::Committed { seq: 1 }) => assert_eq!(there, 1, "game {number}"),
            Err(error) => {
                assert_eq!(there, 0, "game {number}");
                assert_eq!(error.to_string(), format!("the database failed: {reason}"));
            }
            other => panic!("{other:?}"),
        }
        stored += there;
    }
    assert!(stored < 7, "neighbours of the lost request were answered before its commit");
    assert!(answers[6].is_err());
    // The last one may have come after the lost transaction, and be stored.
    let seq = store.entries(id(7), 0).await.unwrap().len() as u64;
    assert_eq!(
        store.append(id(7), seq, vec![entry("c3")], open(1)).await.unwrap(),
        Appended::Committed { seq: seq + 1 }
    );
    store.close().await.unwrap();
}

#[tokio::test]
async fn a_failed_commit_is_told_to_all() {
    let sql = "CREATE TABLE promise (game TEXT REFERENCES games (id) DEFERRABLE INITIALLY DEFERRED);
               CREATE TRIGGER promise_all AFTER INSERT ON entries WHEN NEW.text = 'bad'
               BEGIN INSERT INTO promise VALUES ('never'); END";
    check_lost(sql, "FOREIGN KEY constraint failed").await;
}

#[tokio::test]
async fn a_transaction_given_up_by_the_database_is_told_to_all() {
    let sql = "CREATE TRIGGER give_up AFTER INSERT ON entries WHEN NEW.text = 'bad'
               BEGIN SELECT RAISE(ROLLBACK, 'given up by the test'); END";
    check_lost(sql, "given up by the test").await;
}
