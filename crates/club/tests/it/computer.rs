//! The computer at its seats.

use std::time::Instant;

use club::{Event, Wish};
use table::Due;

use crate::{club, key, line, next_entry, open, play};

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers() {
    let club = club();
    let live = open(&club, "person, computer 1", "").await;
    let (_, mut events) = live.join().await;
    play(&live, "f5").await.unwrap();
    assert_eq!(next_entry(&mut events).await.0, "play f5");
    let (_, table) = next_entry(&mut events).await;
    assert_eq!((table.seq(), table.computer_due()), (2, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_begins_when_someone_comes() {
    let club = club();
    let live = open(&club, "computer 1, person", "").await;
    let (_, mut events) = live.join().await;
    live.wake().await;
    assert!(next_entry(&mut events).await.0.starts_with("play "));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_demonstration_plays_to_its_end_while_someone_watches() {
    let club = club();
    let live = open(&club, "computer 1, computer 1", "").await;
    live.wake().await;
    assert_eq!(live.thinking(), None, "nobody watches");
    let (_, mut events) = live.join().await;
    live.wake().await;
    loop {
        let (_, table) = next_entry(&mut events).await;
        if matches!(table.due(), Due::Over(_)) {
            break;
        }
    }
    assert!(club.games_of(crate::OWNER, 1, None).await.unwrap()[0].summary.over);
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_ends_the_strongest_thinking_at_once() {
    let club = club();
    let live = open(&club, "person, computer 9", "").await;
    let (_, mut events) = live.join().await;
    assert!(!live.play_now(), "it is not thinking yet");
    play(&live, "f5").await.unwrap();
    next_entry(&mut events).await;
    while !matches!(events.recv().await.unwrap(), Event::Thinking(_)) {}
    let asked = Instant::now();
    assert!(live.play_now());
    let (_, table) = next_entry(&mut events).await;
    // The figure; in a debug build on a busy machine too.
    assert!(asked.elapsed().as_millis() < 100, "{:?}", asked.elapsed());
    assert_eq!(table.seq(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_computer_thought_about_another_position_is_never_played() {
    let club = club();
    let live = open(&club, "person, computer 9", "").await;
    let (_, mut events) = live.join().await;
    for _ in 0..20 {
        play(&live, "f5").await.unwrap();
        live.wish(Wish::Undo, None).await.unwrap();
    }
    // Its thoughts end without a move: every entry is the person's.
    while live.thinking().is_some() {
        events.recv().await.unwrap();
    }
    let table = live.table().await;
    assert_eq!((table.seq(), table.current()), (40, 0));
    assert_eq!(line(&table), "f5");
}

#[tokio::test(flavor = "multi_thread")]
async fn changing_the_seats_changes_who_thinks() {
    let club = club();
    let live = open(&club, "person, computer 9", "").await;
    let (_, mut events) = live.join().await;
    play(&live, "f5").await.unwrap();
    live.wish(Wish::Seats("person, computer 1".to_owned()), None).await.unwrap();
    let mut entries = Vec::new();
    for _ in 0..3 {
        entries.push(next_entry(&mut events).await.0);
    }
    assert_eq!(entries[..2], ["play f5", "seats person, computer 1"]);
    assert!(entries[2].starts_with("play "), "the easier level has answered: {}", entries[2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_a_legal_move_with_a_reason() {
    let club = club();
    let live = open(&club, "person, person", "f5d6").await;
    let hint = live.hint(2).await.unwrap();
    assert!(hint.why.key.starts_with("hint-"), "{}", hint.why);
    let square = reversi::Size::Eight.square(hint.choice.text()).unwrap();
    assert!(live.table().await.reversi().unwrap().current().state.position.legal().has(square));
    assert_eq!(key(live.hint(99).await.map(|_| 0)), "refusal-over-no-hint");
    let over = open(&club, "person, person", "f5f4c3c6c5d6f3c4c7").await;
    assert_eq!(key(over.hint(9).await.map(|_| 0)), "refusal-over-no-hint");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_keeps_asking_for_hints_waits_only_for_itself() {
    let club = club();
    let live = open(&club, "person, person", "f5d6").await;
    let asked: Vec<_> = (0..60)
        .map(|_| {
            let live = live.clone();
            tokio::spawn(async move { live.hint(2).await.unwrap() })
        })
        .collect();
    let started = Instant::now();
    for hint in asked {
        hint.await.unwrap();
    }
    // One after the other they would take a minute in a debug build; only the last is looked for to its end.
    assert!(started.elapsed().as_secs() < 10, "{:?}", started.elapsed());
}
