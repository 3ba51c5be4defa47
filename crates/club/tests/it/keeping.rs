//! What is stored, and what is not.

use std::sync::Arc;

use club::{Event, Wish};
use store::{OwnerKey, Sqlite};

use crate::{OWNER, club, club_over, command, key, line, new_table, next_entry, open, play};

#[tokio::test]
async fn a_game_is_there_for_its_owner_only() {
    let club = club();
    let id = club.create(OWNER, new_table("person, person", "f5d6")).await.unwrap();
    assert!(club.open(id, OwnerKey([8; 32])).await.unwrap().is_none());
    assert!(!club.delete(id, OwnerKey([8; 32])).await.unwrap());
    let live = club.open(id, OWNER).await.unwrap().unwrap();
    assert_eq!(line(&*live.table().await), "f5d6");
    let listed = club.games_of(OWNER, 10, None).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert!(listed[0].summary.text.starts_with("person, person|3-3|"), "{}", listed[0].summary.text);
    assert_eq!(listed[0].summary.plies, 2);
    assert_eq!(club.latest_open(OWNER).await.unwrap().unwrap().id, id);
}

#[tokio::test]
async fn a_refused_game_is_not_stored() {
    let club = club();
    for moves in ["f5f5", "a1", "f5d6z9"] {
        assert!(club.create(OWNER, new_table("person, person", moves)).await.is_err(), "{moves}");
    }
    assert!(club.games_of(OWNER, 10, None).await.unwrap().is_empty());
}

#[tokio::test]
async fn everyone_is_told_after_it_is_stored() {
    let club = club();
    let live = open(&club, "person, person", "").await;
    let (_, mut first) = live.join().await;
    let (_, mut second) = live.join().await;
    assert_eq!(play(&live, "F5").await.unwrap(), 1);
    for events in [&mut first, &mut second] {
        let (entry, table) = next_entry(events).await;
        assert_eq!((entry.as_str(), table.seq()), ("play f5", 1));
    }
}

#[tokio::test]
async fn a_refusal_changes_nothing() {
    let club = club();
    let live = open(&club, "person, person", "f5").await;
    let before = live.table().await;
    assert_eq!(key(play(&live, "a1").await), "refusal-flips-nothing");
    assert_eq!(key(live.wish(Wish::Play { at: 0, text: "d6".to_owned() }, None).await), "refusal-moved-on");
    assert_eq!(key(live.wish(Wish::Redo, None).await), "refusal-nothing-to-redo");
    assert_eq!(key(live.wish(Wish::Go(9), None).await), "refusal-no-such-node");
    assert_eq!(key(live.wish(Wish::Seats("nobody".to_owned()), None).await), "refusal-not-an-occupant");
    assert!(Arc::ptr_eq(&before, &live.table().await));
}

#[tokio::test]
async fn a_command_sent_twice_is_done_once() {
    let club = club();
    let live = open(&club, "person, person", "").await;
    let wish = || Wish::Play { at: 0, text: "f5".to_owned() };
    assert_eq!(live.wish(wish(), command(1)).await.unwrap(), 1);
    assert_eq!(live.wish(wish(), command(1)).await.unwrap(), 1, "sent again, and already done");
    assert_eq!(live.wish(Wish::Undo, command(2)).await.unwrap(), 2);
    live.wish(wish(), command(1)).await.expect("an old one, late, is done already");
    assert_eq!(live.table().await.seq(), 2);
}

#[tokio::test]
async fn a_command_is_known_again_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("volteface-club-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("again.db");
    let id = {
        let club = club_over(Sqlite::open(&file).unwrap());
        let live = open(&club, "person, person", "").await;
        live.wish(Wish::Play { at: 0, text: "f5".to_owned() }, command(1)).await.unwrap();
        let id = live.id();
        drop(live);
        club.close().await.unwrap();
        id
    };
    let club = club_over(Sqlite::open(&file).unwrap());
    let live = club.open(id, OWNER).await.unwrap().unwrap();
    assert_eq!(line(&*live.table().await), "f5");
    assert_eq!(live.wish(Wish::Play { at: 0, text: "f5".to_owned() }, command(1)).await.unwrap(), 1);
    assert_eq!(live.table().await.seq(), 1);
    club.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn two_processes_at_one_table_do_not_lose_or_double_a_move() {
    let folder = std::env::temp_dir().join(format!("volteface-two-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("two.db");
    let (one, two) = (club_over(Sqlite::open(&file).unwrap()), club_over(Sqlite::open(&file).unwrap()));
    let id = one.create(OWNER, new_table("person, person", "")).await.unwrap();
    let (here, there) = (one.open(id, OWNER).await.unwrap().unwrap(), two.open(id, OWNER).await.unwrap().unwrap());
    let (_, mut told) = there.join().await;
    play(&here, "f5").await.unwrap();
    // The other one has not heard of it: it is refused, and brought up to date.
    assert_eq!(key(play(&there, "d3").await), "refusal-moved-on");
    assert_eq!(next_entry(&mut told).await.0, "play f5");
    play(&there, "d6").await.unwrap();
    assert_eq!(line(&*there.table().await), "f5d6");
    one.close().await.unwrap();
    two.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn a_deleted_game_says_so() {
    let club = club();
    let live = open(&club, "person, person", "").await;
    let (_, mut events) = live.join().await;
    assert!(club.delete(live.id(), OWNER).await.unwrap());
    assert!(matches!(events.recv().await.unwrap(), Event::Gone));
    assert!(club.open(live.id(), OWNER).await.unwrap().is_none());
    assert!(play(&live, "f5").await.is_err());
}
