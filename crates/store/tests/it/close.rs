//! The end of a store.

use rusqlite::Connection;
use store::{Error, Games, Sqlite};
use tokio::task::JoinSet;

use crate::place;
use crate::sample::{entry, game, id, open};

fn files(path: &std::path::Path) -> Vec<String> {
    let folder = std::fs::read_dir(path.parent().unwrap()).unwrap();
    folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[tokio::test]
async fn closing_does_what_is_queued() {
    let path = place::fresh("close");
    let store = Sqlite::open(&path).unwrap();
    store.create(game(1), vec![], open(0)).await.unwrap();
    let lock = Connection::open(&path).unwrap();
    lock.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut tasks = JoinSet::new();
    for number in 2..100 {
        let store = store.clone();
        tasks.spawn(async move { store.create(game(number), vec![], open(0)).await });
    }
    tokio::task::yield_now().await;
    let closing = tokio::spawn({
        let store = store.clone();
        async move { store.close().await }
    });
    tokio::task::yield_now().await;
    lock.execute_batch("COMMIT").unwrap();
    lock.close().unwrap();
    closing.await.unwrap().unwrap();
    assert!(tasks.join_all().await.iter().all(Result::is_ok));
    assert_eq!(files(&path), ["games.db"], "the log is moved into the file");

    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.games_of(game(1).owner, 1_000, None).await.unwrap().len(), 99);
}

/// Nothing is answered after the end, and the end can be asked for again.
async fn check_closed(store: Sqlite) {
    store.close().await.unwrap();
    store.close().await.unwrap();
    let other = store.clone();
    other.close().await.unwrap();
    assert!(matches!(other.game(id(1)).await, Err(Error::Closed)));
    assert!(matches!(store.append(id(1), 0, vec![entry("d3")], open(1)).await, Err(Error::Closed)));
}

#[tokio::test]
async fn a_closed_store_says_so() {
    check_closed(Sqlite::in_memory().unwrap()).await;
    check_closed(Sqlite::open(place::fresh("closed")).unwrap()).await;
}

#[tokio::test]
async fn dropping_does_what_is_queued() {
    let path = place::fresh("drop");
    let store = Sqlite::open(&path).unwrap();
    let lock = Connection::open(&path).unwrap();
    lock.execute_batch("BEGIN IMMEDIATE").unwrap();
    // The caller goes away, the request stays.
    let task = tokio::spawn({
        let store = store.clone();
        async move { store.create(game(1), vec![], open(0)).await }
    });
    tokio::task::yield_now().await;
    task.abort();
    assert!(task.await.unwrap_err().is_cancelled());
    lock.execute_batch("COMMIT").unwrap();
    lock.close().unwrap();
    drop(store);
    assert_eq!(files(&path), ["games.db"]);
    let store = Sqlite::open(&path).unwrap();
    assert!(store.game(id(1)).await.unwrap().is_some());
}
