//! What is acknowledged outlives a process that is killed.

use std::io::{BufRead, BufReader, Write};

use rusqlite::Connection;
use store::{Games, Sqlite};
use tokio::task::JoinSet;

use crate::contract::append_at_last;
use crate::sample::{game, id, open};
use crate::{place, processes};

/// How many games the child plays at the same time.
const GAMES: u64 = 8;

/// How many acknowledgements the child lives.
const LIFE: usize = 400;

/// The child: appends to its games for ever, and tells each number when it is acknowledged.
#[tokio::test]
async fn append_for_ever() {
    let Some(path) = processes::file_of_child() else { return };
    let store = Sqlite::open(path).unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..GAMES {
        let store = store.clone();
        tasks.spawn(async move {
            store.create(game(number), vec![], open(0)).await.unwrap();
            loop {
                let seq = append_at_last(&store, number, "d3").await;
                let line = format!("acknowledged {number} {seq}\n");
                if std::io::stderr().write_all(line.as_bytes()).is_err() {
                    return; // The parent is gone.
                }
            }
        });
    }
    tasks.join_all().await;
}

/// Game and entry of a line of the child. A line that the kill cut off says nothing.
fn acknowledged(line: &str) -> Option<(u64, u64)> {
    let (number, seq) = line.strip_prefix("acknowledged ")?.strip_suffix('\n')?.split_once(' ')?;
    Some((number.parse().ok()?, seq.parse().ok()?))
}

#[tokio::test]
async fn a_killed_process_loses_nothing_acknowledged() {
    let path = place::fresh("crash");
    let mut child = processes::spawn("crash::append_for_ever", &path);
    let mut lines = BufReader::new(child.stderr.take().unwrap());
    let mut last = [0; GAMES as usize];
    let mut seen = 0;
    let mut line = String::new();
    while lines.read_line(&mut line).unwrap() > 0 {
        if let Some((number, seq)) = acknowledged(&line) {
            seen += 1;
            last[number as usize] = seq;
            if seen == LIFE {
                child.kill().unwrap(); // SIGKILL; what is in the pipe is still read.
            }
        }
        line.clear();
    }
    child.wait().unwrap();
    assert!(seen >= LIFE, "the child ended by itself after {seen}");
    assert!(path.with_extension("db-wal").exists(), "the child had no time to close the file");

    let check = Connection::open(&path).unwrap();
    let integrity: String = check.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(integrity, "ok");
    let orphans: Option<String> =
        check.query_row("SELECT group_concat(\"table\") FROM pragma_foreign_key_check", [], |row| row.get(0)).unwrap();
    assert_eq!(orphans, None);
    drop(check);

    let store = Sqlite::open(&path).unwrap();
    for (number, &acknowledged) in (0..GAMES).zip(&last) {
        let entries = store.entries(id(number), 0).await.unwrap();
        let stored = store.game(id(number)).await.unwrap().unwrap();
        assert!(stored.seq >= acknowledged, "game {number}: {acknowledged} acknowledged, {} stored", stored.seq);
        assert_eq!(entries.len() as u64, stored.seq, "game {number}");
        assert!((1..).zip(&entries).all(|(seq, stored)| stored.seq == seq), "game {number}");
        assert_eq!(append_at_last(&store, number, "c5").await, stored.seq + 1);
    }
}
