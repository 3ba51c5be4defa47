//! The test binary runs itself again, as another process with a part to play.

use std::env;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use store::{Games, Sqlite};

use crate::contract::append_at_last;
use crate::place;
use crate::sample::{game, id, open};

/// Names the data file to a second process.
const FILE: &str = "STORE_TEST_FILE";

/// The data file, in a second process; `None` in an ordinary run of the tests.
pub fn file_of_child() -> Option<String> {
    env::var(FILE).ok()
}

/// Runs the test of this name in a second process; what it writes to its error output can be read.
pub fn spawn(test: &str, path: &Path) -> Child {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", test, "--nocapture", "--test-threads=1"]).env(FILE, path);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// How many entries each process appends.
const EACH: usize = 100;

/// The part of the second process in [`two_processes_share_a_file`].
#[tokio::test]
async fn share() {
    let Some(path) = file_of_child() else { return };
    append_many(&Sqlite::open(path).unwrap(), "child").await;
}

async fn append_many(store: &Sqlite, who: &str) {
    for _ in 0..EACH {
        append_at_last(store, 1, who).await;
    }
}

#[tokio::test]
async fn two_processes_share_a_file() {
    let path = place::fresh("share");
    let store = Sqlite::open(&path).unwrap();
    store.create(game(1), vec![], open(0)).await.unwrap();
    let child = spawn("processes::share", &path);
    append_many(&store, "parent").await;
    let child = child.wait_with_output().unwrap();
    assert!(child.status.success(), "{}", String::from_utf8_lossy(&child.stderr));
    let entries = store.entries(id(1), 0).await.unwrap();
    let count = |who: &str| entries.iter().filter(|stored| stored.entry.text == who).count();
    assert_eq!((count("parent"), count("child")), (EACH, EACH));
    assert!((1..).zip(&entries).all(|(seq, stored)| stored.seq == seq));
}
