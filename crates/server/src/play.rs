//! The page of one table, and what can be done with it by plain links and forms.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::Sqlite;
use table::{About, AnyTable, Occupant, Occupants};
use wire::ServerMessage;

use crate::error::Failure;
use crate::games::iso;
use crate::page::{Page, show};
use crate::visitor::{Known, Welcome};
use crate::{App, home, terminal, view};

mod backgammon;
mod reversi;

#[derive(Template)]
#[template(path = "play.html")]
struct PlayPage {
    page: Page,
    id: String,
    title: String,
    side: usize,
    board: String,
    score: String,
    table_json: String,
}

/// What is played, and by whom where that was told.
fn title(what: String, about: &About) -> String {
    match &about.names {
        [first, second] if !first.is_empty() && !second.is_empty() => format!("{what} · {first} – {second}"),
        _ => what,
    }
}

/// What a file says of a game that tells nothing of itself: who sits there now, here, today.
fn untold(page: &Page, occupants: Occupants, now: store::Millis) -> About {
    let name = |occupant| match occupant {
        Occupant::Person => page.t("export-person"),
        Occupant::Computer(level) => format!("Volteface {level}"),
    };
    About {
        names: occupants.0.map(name),
        place: "Volteface".to_owned(),
        date: iso(now).chars().take(10).collect(),
        ..About::default()
    }
}

async fn open(app: &App, id: &str, known: Known, page: &Page) -> Result<Arc<club::Live<Sqlite>>, Failure> {
    let Ok(id) = id.parse() else { return Err(Failure::not_found(page.clone())) };
    terminal::open(app, id, &known).await.map_err(|error| match error {
        None => Failure::not_found(page.clone()),
        Some(error) => Failure::club(page.clone(), &error),
    })
}

/// The page.
pub async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    known: Known,
    page: Page,
) -> Result<Response, Failure> {
    let live = open(&app, &id, known, &page).await?;
    let table = live.table().await;
    let message = ServerMessage::Table(Box::new(view::table(&table)));
    // Inside a script element no text may look like a tag.
    let table_json = serde_json::to_string(&message).expect("a message is plain data").replace('<', "\\u003c");
    let id = live.id().to_string();
    Ok(match &*table {
        AnyTable::Reversi(table) => show(&reversi::page(page, id, table, table_json)),
        AnyTable::Backgammon(table) => show(&backgammon::page(page, id, table, table_json)),
    })
}

/// A new game with the same set-up and seats; of an XOT game, with another opening.
pub async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    known: Known,
    welcome: Welcome,
    page: Page,
) -> Result<Response, Failure> {
    let live = open(&app, &id, known, &page).await?;
    let table = live.table().await;
    let new = match &*table {
        AnyTable::Reversi(table) => reversi::again(table),
        AnyTable::Backgammon(table) => backgammon::again(table),
    };
    home::start(&app, welcome, page, new).await
}

/// Deletes the game.
pub async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    known: Known,
    page: Page,
) -> Result<Redirect, Failure> {
    let Ok(id) = id.parse() else { return Err(Failure::not_found(page)) };
    for owner in known.owners() {
        match app.club.delete(id, owner).await {
            Ok(true) => return Ok(Redirect::to("/games")),
            Ok(false) => {}
            Err(error) => return Err(Failure::club(page, &error)),
        }
    }
    Err(Failure::not_found(page))
}

/// Which part of the game to export, and how.
#[derive(Deserialize)]
pub struct Export {
    /// The node that the line leads to; else the end of the line being followed.
    node: Option<u64>,
    /// Present to read the text in the browser instead of saving it.
    show: Option<String>,
}

/// A file to be saved, or read in the browser.
pub struct File {
    text: String,
    kind: &'static str,
    ending: &'static str,
}

impl File {
    const PLAIN: &str = "text/plain; charset=utf-8";
}

/// The game as a file: `transcript`, `sgf` or `ggf`; of Backgammon `mat` or `sgf`, and the position as `xgid` or `gnuid`.
pub async fn export(
    State(app): State<App>,
    Path((id, format)): Path<(String, String)>,
    Query(export): Query<Export>,
    known: Known,
    page: Page,
) -> Result<Response, Failure> {
    let live = open(&app, &id, known, &page).await?;
    let table = live.table().await;
    let now = app.club.now();
    // A file tells the whole line, an id where the table stands.
    let is_id = matches!(format.as_str(), "xgid" | "gnuid");
    let last = if is_id { Some(table.current()) } else { table.line().last().copied() };
    let file = export.node.or(last).and_then(|node| match &*table {
        AnyTable::Reversi(table) => reversi::export(&page, table, node, &format, now),
        AnyTable::Backgammon(table) => backgammon::export(&page, table, node, &format, now),
    });
    let Some(File { text, kind, ending }) = file else { return Err(Failure::not_found(page)) };
    let (kind, place) = match export.show {
        Some(_) => (File::PLAIN, "inline"),
        None => (kind, "attachment"),
    };
    let place = format!("{place}; filename=\"volteface-{id}.{ending}\"");
    let head =
        [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, &place), (header::CACHE_CONTROL, "no-store")];
    Ok((head, text).into_response())
}
