//! The club as the site uses it, over a store in memory.

mod branches;
mod computer;
mod dice;
mod evaluation;
mod keeping;
mod kill;

use std::sync::Arc;
use std::time::Duration;

use club::{Club, Error, Event, Live, NewTable, Options, Wish};
use store::{ClientSeq, Millis, OwnerKey, Sqlite};
use table::{AnyTable, Verb};
use tokio::sync::broadcast::Receiver;

const START: &str = "8x8 ---------------------------OX------XO--------------------------- X";
const OWNER: OwnerKey = OwnerKey([7; 32]);

fn club() -> Arc<Club<Sqlite>> {
    club_over(Sqlite::in_memory().unwrap())
}

fn club_over(store: Sqlite) -> Arc<Club<Sqlite>> {
    club_with(store, 2)
}

/// A club with one thread that thinks.
fn solo() -> Arc<Club<Sqlite>> {
    club_with(Sqlite::in_memory().unwrap(), 1)
}

fn club_with(store: Sqlite, threads: usize) -> Arc<Club<Sqlite>> {
    Club::new(store, || Millis(1_000), Options { threads, demonstration_pace: Duration::ZERO })
}

fn new_table(occupants: &str, moves: &str) -> NewTable {
    NewTable {
        kind: "reversi",
        setup: START.to_owned(),
        occupants: occupants.parse().unwrap(),
        entries: moves
            .as_bytes()
            .chunks(2)
            .map(|name| (Verb::Play, String::from_utf8(name.to_vec()).unwrap()))
            .collect(),
    }
}

async fn open(club: &Arc<Club<Sqlite>>, occupants: &str, moves: &str) -> Arc<Live<Sqlite>> {
    let id = club.create(OWNER, new_table(occupants, moves)).await.unwrap();
    club.open(id, OWNER).await.unwrap().unwrap()
}

async fn play(live: &Arc<Live<Sqlite>>, square: &str) -> Result<u64, Error> {
    let at = live.table().await.current();
    live.wish(Wish::Play { at, text: square.to_owned() }, None).await
}

fn command(seq: u64) -> Option<ClientSeq> {
    Some(ClientSeq { client: "page".to_owned(), seq })
}

/// The next stored entry, as `verb text`, and the table after it.
async fn next_entry(events: &mut Receiver<Event>) -> (String, Arc<AnyTable>) {
    loop {
        if let Event::Entry(entry, table) = events.recv().await.unwrap() {
            return (format!("{} {}", entry.verb, entry.text), table);
        }
    }
}

/// The notation of the line being followed.
fn line(table: &AnyTable) -> String {
    table.reversi().unwrap().line().map(|node| node.text.as_str()).collect()
}

fn key(refused: Result<u64, Error>) -> &'static str {
    match refused {
        Err(Error::Refused(refused)) => refused.0.key,
        other => panic!("refused was expected: {other:?}"),
    }
}
