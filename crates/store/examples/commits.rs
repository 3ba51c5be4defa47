//! How many durable appends a second the store does on this disk.
//!
//! `cargo run --release -p store --example commits [FOLDER]` makes a data file in the folder (by default the working one),
//! measures one caller that waits for each answer, then 64 callers at once, and deletes the file.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::{Appended, GameId, Games, Millis, NewEntry, NewGame, OwnerKey, Sqlite, Summary};

/// How long each measurement takes.
const SPAN: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".into()))
        .join(format!("commits-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    let store = Sqlite::open(folder.join("games.db"))?;
    for callers in [1, 64] {
        measure(&store, callers).await?;
    }
    store.close().await?;
    Ok(std::fs::remove_dir_all(folder)?)
}

async fn measure(store: &Sqlite, callers: u64) -> Result<(), Box<dyn std::error::Error>> {
    for caller in 0..callers {
        store.create(game(callers, caller), vec![], Summary::default()).await?;
    }
    let before = store.commits();
    let start = Instant::now();
    let tasks: Vec<_> =
        (0..callers).map(|caller| tokio::spawn(append(store.clone(), callers, caller, start))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await?);
    }
    let seconds = start.elapsed().as_secs_f64();
    let commits = store.commits() - before;
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{callers:>3} callers: {:>6.0} durable appends/s in {:>5.0} commits/s ({:.1} a commit); \
         an append takes {:.2} ms (median), {:.2} ms (p99), {:.2} ms (worst)",
        waits.len() as f64 / seconds,
        commits as f64 / seconds,
        waits.len() as f64 / commits as f64,
        at(0.5),
        at(0.99),
        at(1.0),
    );
    Ok(())
}

/// Appends one entry after the other; returns how long each took.
async fn append(store: Sqlite, callers: u64, caller: u64, start: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while start.elapsed() < SPAN {
        let seq = waits.len() as u64;
        let entry = NewEntry {
            at: Millis(seq as i64),
            seat: Some((seq % 2) as u8),
            verb: "play".into(),
            text: "d6".into(),
            hash: seq.wrapping_mul(0x9e37_79b9_7f4a_7c15),
            client: Some(store::ClientSeq { client: "5f0c2a".into(), seq }),
        };
        let summary = Summary { over: false, plies: seq as u32, text: "2-2".into() };
        let asked = Instant::now();
        let appended = store.append(game(callers, caller).id, seq, vec![entry], summary).await;
        waits.push(asked.elapsed());
        assert!(matches!(appended, Ok(Appended::Committed { .. })), "{appended:?}");
    }
    waits
}

fn game(callers: u64, caller: u64) -> NewGame {
    NewGame {
        id: GameId::from_random((callers << 32 | caller << 4).to_be_bytes()),
        owner: OwnerKey([caller as u8; 32]),
        kind: "reversi".into(),
        setup: "8x8".into(),
        seats: "person, computer 5".into(),
        created_at: Millis(0),
    }
}
