//! Dice at a live table: drawn once, stored first, and never given again otherwise.

use std::sync::Arc;

use club::{Club, Event, Live, NewTable, Wish};
use store::Sqlite;
use table::{AnyTable, Due};

use crate::{OWNER, club, club_over, command, key, next_entry};

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0";

pub async fn open(club: &Arc<Club<Sqlite>>, setup: &str, occupants: &str) -> Arc<Live<Sqlite>> {
    let new = NewTable {
        kind: "backgammon",
        setup: setup.to_owned(),
        occupants: occupants.parse().unwrap(),
        entries: Vec::new(),
    };
    let id = club.create(OWNER, new).await.unwrap();
    club.open(id, OWNER).await.unwrap().unwrap()
}

pub fn match_to(points: u16) -> String {
    format!("match drawn {START}:{points}:10 opening")
}

/// The text of the node where the table stands.
pub async fn text(live: &Arc<Live<Sqlite>>) -> String {
    live.table().await.backgammon().unwrap().current().text.clone()
}

pub async fn roll(live: &Arc<Live<Sqlite>>) -> Result<u64, club::Error> {
    let at = live.table().await.current();
    live.wish(Wish::Roll { at, text: None }, None).await
}

/// Throws until somebody has begun, and makes the first play there is.
async fn begin(live: &Arc<Live<Sqlite>>) {
    while let Due::Dice { by: None, .. } = live.table().await.due() {
        roll(live).await.unwrap();
    }
    let table = live.table().await;
    let plays = table.backgammon().unwrap().current().state.position.plays();
    let text = plays.as_slice()[0].play.to_string();
    live.wish(Wish::Play { at: table.current(), text }, None).await.unwrap();
}

#[tokio::test]
async fn dice_are_drawn_once_however_often_they_are_asked_for() {
    let club = club();
    let live = open(&club, &match_to(5), "person, person").await;
    begin(&live).await;
    let at = live.table().await.current();
    let wish = || Wish::Roll { at, text: None };
    let seq = live.wish(wish(), command(1)).await.unwrap();
    let dice = text(&live).await;
    assert_eq!(live.wish(wish(), command(1)).await.unwrap(), seq, "sent again, and already done");
    assert_eq!(key(live.wish(wish(), command(2)).await), "refusal-moved-on", "a second tab");
    // Back and again, ten times; also from a double that was taken.
    for _ in 0..10 {
        live.wish(Wish::Go(at), None).await.unwrap();
        roll(&live).await.unwrap();
        assert_eq!(text(&live).await, dice);
    }
    live.wish(Wish::Go(at), None).await.unwrap();
    for answer in ["double", "take"] {
        let at = live.table().await.current();
        live.wish(Wish::Play { at, text: answer.to_owned() }, None).await.unwrap();
    }
    roll(&live).await.unwrap();
    assert_eq!(text(&live).await, dice);
}

#[tokio::test]
async fn a_club_that_was_not_closed_gives_no_other_dice() {
    let folder = std::env::temp_dir().join(format!("volteface-dice-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("dice.db");
    let (id, at, dice) = {
        let club = club_over(Sqlite::open(&file).unwrap());
        let live = open(&club, &match_to(5), "person, person").await;
        begin(&live).await;
        let at = live.table().await.current();
        roll(&live).await.unwrap();
        live.wish(Wish::Go(at), None).await.unwrap();
        let table = live.table().await;
        (live.id(), at, table.known_dice().unwrap().to_owned())
        // Nothing is closed.
    };
    let club = club_over(Sqlite::open(&file).unwrap());
    let live = club.open(id, OWNER).await.unwrap().unwrap();
    assert_eq!(live.table().await.current(), at);
    roll(&live).await.unwrap();
    assert_eq!(text(&live).await, dice);
    club.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_rolls_and_plays_by_itself() {
    let club = club();
    let live = open(&club, &match_to(5), "person, computer 1").await;
    let (_, mut events) = live.join().await;
    while let Due::Dice { by: None, .. } = live.table().await.due() {
        roll(&live).await.unwrap();
    }
    // Whoever begins: the computer goes on until it is the person's turn.
    let mut verbs = Vec::new();
    loop {
        let table: Arc<AnyTable> = live.table().await;
        let mine = table.due().seat() == Some(table::Seat::First);
        match table.due() {
            Due::Seat(_) if mine => {
                let position = table.backgammon().unwrap().current().state.position;
                let plays = position.plays();
                let text = match plays.as_slice().first() {
                    Some(candidate) => candidate.play.to_string(),
                    None => "take".to_owned(),
                };
                let _ = live.wish(Wish::Play { at: table.current(), text }, None).await;
            }
            Due::Dice { .. } if mine => drop(roll(&live).await),
            _ => {}
        }
        if let Event::Entry(entry, _) = events.recv().await.unwrap() {
            verbs.push((entry.seat, entry.verb.word()));
        }
        if verbs.iter().filter(|(seat, verb)| *seat == Some(table::Seat::Second) && *verb == "play").count() > 2 {
            break;
        }
    }
    assert!(verbs.contains(&(Some(table::Seat::Second), "roll")), "{verbs:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_demonstration_plays_a_match_to_its_end() {
    let club = club();
    let live = open(&club, &match_to(1), "computer 2, computer 3").await;
    let (_, mut events) = live.join().await;
    live.wake().await;
    loop {
        let (_, table) = next_entry(&mut events).await;
        if let Due::Over(award) = table.due() {
            assert!(award.points.contains(&1) || award.points.iter().any(|&points| points > 1));
            break;
        }
    }
    let listed = club.games_of(OWNER, 1, None).await.unwrap();
    assert!(listed[0].summary.over && listed[0].summary.text.contains("/1 "), "{}", listed[0].summary.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn real_dice_are_asked_for_and_typed() {
    let club = club();
    let live = open(&club, &format!("single typed {START}:0:10 opening"), "person, computer 1").await;
    let (_, mut events) = live.join().await;
    assert_eq!(key(roll(&live).await), "refusal-type-the-dice");
    let typed = |at: u64, text: &str| Wish::Roll { at, text: Some(text.to_owned()) };
    live.wish(typed(0, "31"), None).await.unwrap();
    next_entry(&mut events).await;
    live.wish(Wish::Play { at: 1, text: "8/5 6/5".to_owned() }, None).await.unwrap();
    next_entry(&mut events).await;
    let (asks, table) = next_entry(&mut events).await;
    assert_eq!(
        (asks.as_str(), table.due()),
        ("play roll", Due::Dice { by: Some(table::Seat::Second), may_act: false })
    );
    live.wish(typed(3, "62"), None).await.unwrap();
    assert_eq!(next_entry(&mut events).await.0, "roll 62");
    assert!(next_entry(&mut events).await.0.starts_with("play "), "the computer plays what was typed");
    let drawn = open(&club, &match_to(1), "person, person").await;
    assert_eq!(key(drawn.wish(typed(0, "66"), None).await), "refusal-dice-are-drawn");
}
