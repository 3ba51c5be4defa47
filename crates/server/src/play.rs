//! The page of one table, and what can be done with it by plain links and forms.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use club::NewTable;
use reversi::{Disc, Record};
use serde::Deserialize;
use store::Sqlite;
use table::reversi::{Reversi, game_to, seat_of};
use table::{AnyTable, Occupant, Referee, Table};
use wire::ServerMessage;

use crate::error::Failure;
use crate::games::{iso, variant_words};
use crate::page::{Page, show};
use crate::visitor::{Known, Welcome};
use crate::{App, home, view};

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

async fn open(app: &App, id: &str, known: Known, page: &Page) -> Result<Arc<club::Live<Sqlite>>, Failure> {
    let (Ok(id), Some(visitor)) = (id.parse(), known.0) else { return Err(Failure::not_found(page.clone())) };
    match app.club.open(id, visitor.0).await {
        Ok(Some(live)) => Ok(live),
        Ok(None) => Err(Failure::not_found(page.clone())),
        Err(error) => Err(Failure::club(page.clone(), &error)),
    }
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
    let (title, side, position) = match &*table {
        AnyTable::Reversi(table) => {
            let variant = table.setup().variant();
            (variant_words(&page, variant), variant.size.side().into(), table.current().state.position)
        }
    };
    let board = position.board.text(position.size());
    let score = format!("{}–{}", position.board.count(Disc::Black), position.board.count(Disc::White));
    let message = ServerMessage::Table(Box::new(view::table(&table)));
    // Inside a script element no text may look like a tag.
    let table_json = serde_json::to_string(&message).expect("a message is plain data").replace('<', "\\u003c");
    Ok(show(&PlayPage { page, id: live.id().to_string(), title, side, board, score, table_json }))
}

/// A new game with the same set-up and seats; of an XOT game, with another opening.
pub async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    welcome: Welcome,
    page: Page,
) -> Result<Response, Failure> {
    let live = open(&app, &id, Known(Some(welcome.visitor)), &page).await?;
    let table = live.table().await;
    let new = match &*table {
        AnyTable::Reversi(table) => {
            let mut setup = table.setup().clone();
            if !setup.opening.is_empty() {
                setup.opening = club::draw_opening(setup.variant());
            }
            NewTable {
                kind: Reversi::NAME,
                setup: Reversi::write_setup(&setup),
                occupants: table.occupants(),
                moves: Vec::new(),
            }
        }
    };
    home::start(&app, welcome, page, new).await
}

/// Deletes the game.
pub async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(visitor): Known,
    page: Page,
) -> Result<Redirect, Failure> {
    let (Ok(id), Some(visitor)) = (id.parse(), visitor) else { return Err(Failure::not_found(page)) };
    match app.club.delete(id, visitor.0).await {
        Ok(true) => Ok(Redirect::to("/games")),
        Ok(false) => Err(Failure::not_found(page)),
        Err(error) => Err(Failure::club(page, &error)),
    }
}

/// Which part of the game to export, and how.
#[derive(Deserialize)]
pub struct Export {
    /// The node that the line leads to; else the end of the line being followed.
    node: Option<u64>,
    /// Present to read the text in the browser instead of saving it.
    show: Option<String>,
}

/// The game as a file: `transcript`, `sgf` or `ggf`.
pub async fn export(
    State(app): State<App>,
    Path((id, format)): Path<(String, String)>,
    Query(export): Query<Export>,
    known: Known,
    page: Page,
) -> Result<Response, Failure> {
    let live = open(&app, &id, known, &page).await?;
    let table = live.table().await;
    let AnyTable::Reversi(reversi) = &*table;
    let end = reversi.line().last().map(|node| node.id);
    let Some(record) = export.node.or(end).and_then(|node| record(&page, reversi, node, app.club.now())) else {
        return Err(Failure::not_found(page));
    };
    let (text, kind, ending) = match format.as_str() {
        "transcript" => (reversi::text::write(&record.game) + "\n", "text/plain; charset=utf-8", "txt"),
        "sgf" => (reversi::sgf::write(&record), "application/x-go-sgf; charset=utf-8", "sgf"),
        "ggf" => (reversi::ggf::write(&record) + "\n", "text/plain; charset=utf-8", "ggf"),
        _ => return Err(Failure::not_found(page)),
    };
    let (kind, place) = match export.show {
        Some(_) => ("text/plain; charset=utf-8", "inline"),
        None => (kind, "attachment"),
    };
    let place = format!("{place}; filename=\"volteface-{id}.{ending}\"");
    let head =
        [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, &place), (header::CACHE_CONTROL, "no-store")];
    Ok((head, text).into_response())
}

/// The line to a node, with what a file tells about it.
fn record(page: &Page, table: &Table<Reversi>, node: u64, now: store::Millis) -> Option<Record> {
    let mut record = Record::from(game_to(table, node)?);
    let name = |disc| match table.occupants().at(seat_of(disc)) {
        Occupant::Person => page.t("export-person"),
        Occupant::Computer(level) => format!("Volteface {level}"),
    };
    record.black.name = name(Disc::Black);
    record.white.name = name(Disc::White);
    record.place = "Volteface".to_owned();
    record.date = iso(now).chars().take(10).collect();
    Some(record)
}
