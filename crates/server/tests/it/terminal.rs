//! The games of the machine's terminal in the browser.

use axum::http::{StatusCode, header};
use club::{Club, NewTable, Options};
use server::{App, Hosts, Visitor, router};
use store::{Millis, Sqlite};

use crate::{get, post, start};

const START: &str = "8x8 ---------------------------OX------XO--------------------------- X";

#[tokio::test]
async fn a_browser_that_followed_the_link_sees_the_terminals_games_beside_its_own() {
    let token = "5".repeat(64);
    let terminal = Visitor::of_token(&token).unwrap();
    let options = Options { threads: 1, demonstration_pace: std::time::Duration::ZERO };
    let club = Club::new(Sqlite::in_memory().unwrap(), || Millis(1_767_312_000_000), options);
    let new = NewTable {
        kind: "reversi",
        setup: START.to_owned(),
        occupants: "person, person".parse().unwrap(),
        entries: vec![(table::Verb::Play, "d3".to_owned())],
    };
    let id = club.create(terminal.0, new).await.unwrap();
    let site = router(App { club, terminal: Some(terminal), hosts: Hosts::default() });

    let (own, cookies) = start(&site, "/games", "variant=6x6&opponent=person").await;
    let address = format!("/game/{id}");
    assert_eq!(get(&site, &address, &cookies).await.status, StatusCode::NOT_FOUND);

    // No other token leads anywhere.
    let other = get(&site, &format!("/terminal/{}", "6".repeat(64)), &cookies).await;
    assert_eq!((other.status, other.cookies().as_str()), (StatusCode::NOT_FOUND, ""));

    let shown = get(&site, &format!("/terminal/{token}"), &cookies).await;
    assert_eq!((shown.status, shown.header(header::LOCATION)), (StatusCode::SEE_OTHER, "/games"));
    let cookies = format!("{cookies}; {}", shown.cookies());
    let list = get(&site, "/games", &cookies).await.text;
    assert!(list.contains(&address) && list.contains(&own), "{list}");
    assert_eq!(get(&site, &address, &cookies).await.status, StatusCode::OK);
    assert_eq!(get(&site, &own, &cookies).await.status, StatusCode::OK);
    assert_eq!(post(&site, &format!("{address}/delete"), &cookies, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(get(&site, &address, &cookies).await.status, StatusCode::NOT_FOUND);
}
