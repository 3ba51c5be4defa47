//! A server that is killed between its dice.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use club::{Club, Wish};
use store::{GameId, Sqlite};
use table::Due;

use crate::dice::{match_to, open, roll, text};
use crate::{OWNER, club_over};

/// Names the data file to the second process.
const FILE: &str = "CLUB_TEST_FILE";
/// How many throws the second process is heard to acknowledge before it is killed.
const LIFE: usize = 40;

/// The test binary again, in the part of the server.
fn server(file: &Path) -> Child {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "kill::throw_for_ever", "--nocapture", "--test-threads=1"]).env(FILE, file);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// The second process: throws and plays whatever comes first, and tells each throw once it is acknowledged.
#[tokio::test]
async fn throw_for_ever() {
    let Some(file) = env::var_os(FILE) else { return };
    let club = club_over(Sqlite::open(file).unwrap());
    let live = open(&club, &match_to(99), "person, person").await;
    loop {
        let table = live.table().await;
        match table.due() {
            Due::Dice { .. } => {
                let seq = roll(&live).await.unwrap();
                let line = format!("thrown {} {seq} {}\n", live.id(), text(&live).await);
                if std::io::stderr().write_all(line.as_bytes()).is_err() {
                    return; // The parent is gone.
                }
            }
            Due::Seat(_) => {
                let plays = table.backgammon().unwrap().current().state.position.plays();
                let text = plays.as_slice()[0].play.to_string();
                live.wish(Wish::Play { at: table.current(), text }, None).await.unwrap();
            }
            Due::Over(_) => return,
        }
    }
}

/// Game, entry and dice of a line of the second process; `None` where the kill cut it off.
fn thrown(line: &str) -> Option<(GameId, u64, String)> {
    let mut words = line.strip_prefix("thrown ")?.strip_suffix('\n')?.split(' ');
    let (id, seq, dice) = (words.next()?, words.next()?, words.next()?);
    Some((id.parse().ok()?, seq.parse().ok()?, dice.to_owned()))
}

/// What the second process acknowledged until it was killed, and after.
fn kill_between_dice(file: &Path) -> Vec<(GameId, u64, String)> {
    let mut child = server(file);
    let mut lines = BufReader::new(child.stderr.take().unwrap());
    let (mut heard, mut line) = (Vec::new(), String::new());
    while lines.read_line(&mut line).unwrap() > 0 {
        heard.extend(thrown(&line));
        if heard.len() == LIFE {
            child.kill().unwrap(); // SIGKILL; what is in the pipe is still read.
        }
        line.clear();
    }
    child.wait().unwrap();
    assert!(heard.len() >= LIFE, "it ended by itself after {}", heard.len());
    heard
}

#[tokio::test]
async fn a_server_killed_between_its_dice_has_thrown_what_it_told() {
    let folder = env::temp_dir().join(format!("volteface-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("kill.db");
    let heard = kill_between_dice(&file);
    let club = club_over(Sqlite::open(&file).unwrap());
    check(&club, &heard).await;
    club.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}

async fn check(club: &std::sync::Arc<Club<Sqlite>>, heard: &[(GameId, u64, String)]) {
    let live = club.open(heard[0].0, OWNER).await.unwrap().unwrap();
    let table = live.table().await;
    let table = table.backgammon().unwrap();
    let node = |seq: u64| table.node(seq).unwrap_or_else(|| panic!("entry {seq} is lost"));
    for (_, seq, dice) in heard {
        assert_eq!(&node(*seq).text, dice, "entry {seq}");
    }
    // Also one that was stored and never told: whoever goes back and throws again gets the same.
    let rolls = (1..=table.seq()).filter(|&seq| table.node(seq).is_some_and(|node| node.verb == table::Verb::Roll));
    for seq in rolls.collect::<Vec<_>>().into_iter().rev().take(5) {
        live.wish(Wish::Go(node(seq).parent.unwrap()), None).await.unwrap();
        roll(&live).await.unwrap();
        assert_eq!(text(&live).await, node(seq).text, "thrown again, entry {seq}");
    }
}
