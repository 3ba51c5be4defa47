//! Which files are opened, and which are refused and left as they are.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use store::{Appended, Games, OpenError, Sqlite};

use crate::place;
use crate::sample::{entry, game, id, open};

/// A file made by `make` is refused with this sentence, and not a byte of it is changed.
fn check_refused(make: impl FnOnce(&Path), sentence: &str) {
    let path = place::fresh("refused");
    make(&path);
    let before = fs::read(&path).unwrap();
    let error = Sqlite::open(&path).unwrap_err();
    assert_eq!(error.to_string(), sentence.replace("FILE", &path.display().to_string()));
    assert_eq!(fs::read(&path).unwrap(), before);
    let names: Vec<_> = fs::read_dir(path.parent().unwrap()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["games.db"], "no other file is left");
}

fn sql(sql: &'static str) -> impl FnOnce(&Path) {
    move |path| Connection::open(path).unwrap().execute_batch(sql).unwrap()
}

#[test]
fn files_of_others_are_refused() {
    let not_ours = "FILE is not a data file of this program; it was left as it is";
    check_refused(|path| fs::write(path, "Dear diary, ".repeat(1_000)).unwrap(), not_ours);
    check_refused(|path| fs::write(path, "short").unwrap(), not_ours);
    check_refused(sql("CREATE TABLE recipes (text TEXT)"), not_ours);
    check_refused(sql("PRAGMA application_id = 77"), not_ours);
    check_refused(sql("PRAGMA user_version = 1"), not_ours);
    check_refused(sql("PRAGMA journal_mode = wal; CREATE TABLE games (id TEXT)"), not_ours);
}

#[test]
fn newer_files_are_refused() {
    let make = |path: &Path| {
        drop(Sqlite::open(path).unwrap());
        sql("PRAGMA user_version = 1000")(path);
    };
    check_refused(
        make,
        "FILE was written by a newer version (data version 1000, this program knows 1); it was left as it is",
    );
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = place::fresh("folder").parent().unwrap().to_owned();
    for path in [folder.clone(), folder.join("no such folder/games.db")] {
        let error = Sqlite::open(&path).unwrap_err();
        assert!(matches!(error, OpenError::Failed { .. }), "{error:?}");
        assert!(error.to_string().contains("cannot be opened: unable to open database file"), "{error}");
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let path = place::fresh("empty");
    fs::write(&path, "").unwrap();
    let store = Sqlite::open(&path).unwrap();
    store.create(game(1), vec![], open(0)).await.unwrap();
}

#[tokio::test]
async fn games_outlive_the_store() {
    let path = place::fresh("reopen");
    for seq in 0..3 {
        let store = Sqlite::open(&path).unwrap();
        if seq == 0 {
            store.create(game(1), vec![], open(0)).await.unwrap();
        }
        let appended = store.append(id(1), seq, vec![entry("d3")], open(1)).await.unwrap();
        assert_eq!(appended, Appended::Committed { seq: seq + 1 });
    }
}

#[test]
fn a_new_file_can_be_opened_by_many_at_once() {
    let path = place::fresh("stampede");
    let stores: Vec<Sqlite> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| Sqlite::open(&path).unwrap())).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    check_idle(&path);
    drop(stores);
}

/// Nobody holds the log back: all of it can be moved into the file at once, and begun again.
fn check_idle(path: &Path) {
    let connection = Connection::open(path).unwrap();
    connection.busy_timeout(Duration::ZERO).unwrap();
    let busy: i64 = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0)).unwrap();
    assert_eq!(busy, 0, "an idle store holds a lock");
}

#[tokio::test]
async fn an_idle_store_holds_no_lock() {
    let path = place::fresh("idle");
    let store = Sqlite::open(&path).unwrap();
    check_idle(&path);
    store.create(game(1), vec![entry("d3")], open(0)).await.unwrap();
    assert!(store.create(game(1), vec![entry("d3")], open(0)).await.is_err());
    assert_eq!(store.append(id(1), 7, vec![entry("d3")], open(0)).await.unwrap(), Appended::Behind { seq: 1 });
    // Often enough for both readers.
    for _ in 0..20 {
        assert_eq!(store.entries(id(1), 0).await.unwrap().len(), 1);
        assert!(store.latest_open(game(1).owner).await.unwrap().is_some());
    }
    check_idle(&path);
}

#[test]
fn the_file_is_set_for_durability() {
    let path = place::fresh("settings");
    let store = Sqlite::open(&path).unwrap();
    let connection = Connection::open(&path).unwrap();
    let mode: String = connection.query_row("PRAGMA journal_mode", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    drop(store);
}
