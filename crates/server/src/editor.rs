//! Setting up a position.

use askama::Template;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use reversi::{Board, Disc, Setup};
use serde::Serialize;
use table::Reason;
use table::reversi::{board_reason, impossible_reason};

use crate::App;
use crate::choice::Choice;
use crate::error::Failure;
use crate::form::{self, Fields};
use crate::home;
use crate::page::{Page, show, show_as};
use crate::visitor::Welcome;

#[derive(Template)]
#[template(path = "setup.html")]
struct SetupPage {
    page: Page,
    board: String,
    to_move: String,
    choice: Choice,
    fault: Option<String>,
}

/// The position that the form puts together, and how it is to be played.
fn setup(fields: &Fields) -> Result<(Setup, Choice), Reason> {
    let choice = Choice::chosen(fields.iter())?;
    let variant = choice.variant();
    let to_move = fields.get("to_move");
    form::known("to_move", to_move, matches!(to_move, "X" | "O"))?;
    let board = Board::parse(fields.get("board"), variant.size).map_err(|error| board_reason(&error))?;
    let to_move = if to_move == "O" { Disc::White } else { Disc::Black };
    let setup = Setup { variant, board, to_move };
    match setup.position() {
        Ok(_) => Ok((setup, choice)),
        Err(impossible) => Err(impossible_reason(impossible, variant.size)),
    }
}

/// The page, with the position of its address; the start where that has none.
pub async fn get(page: Page, Query(fields): Query<Fields>) -> Response {
    let choice = Choice::of(fields.iter());
    let variant = choice.variant();
    let board = match fields.get("board") {
        "" => Setup::standard(variant).board.text(variant.size),
        board => board.to_owned(),
    };
    show(&SetupPage { page, board, to_move: fields.get("to_move").to_owned(), choice, fault: None })
}

/// Starts a game from the position, or says why there is none.
pub async fn post(State(app): State<App>, welcome: Welcome, page: Page, fields: Fields) -> Result<Response, Failure> {
    match setup(&fields).and_then(|(setup, choice)| choice.new_table_from(setup)) {
        Ok(new) => home::start(&app, welcome, page, new).await,
        Err(reason) => {
            let fault = Some(page.reason(&reason));
            let choice = Choice::of(fields.iter());
            let (board, to_move) = (fields.get("board").to_owned(), fields.get("to_move").to_owned());
            let refused = SetupPage { page, board, to_move, choice, fault };
            Ok(show_as(StatusCode::UNPROCESSABLE_ENTITY, &refused).into_response())
        }
    }
}

/// Whether a position can be played from, in words.
#[derive(Serialize)]
pub struct Verdict {
    ok: bool,
    text: String,
    /// The part of the form that is to blame, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
    /// The position in its standard form, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

impl Verdict {
    /// Why it cannot, and which part of the form is to blame.
    pub fn refused(text: String, field: Option<&'static str>) -> Verdict {
        Verdict { ok: false, text, field, position: None }
    }

    /// What is to be said of it.
    pub fn fine(text: String, position: Option<String>) -> Verdict {
        Verdict { ok: true, text, field: None, position }
    }
}

/// Checks the position while it is put together.
pub async fn check(page: Page, fields: Fields) -> Json<Verdict> {
    Json(match setup(&fields).map(|(setup, _)| setup.position().expect("it was checked")) {
        Err(reason) => Verdict::refused(page.reason(&reason), None),
        Ok(position) if position.is_over() => Verdict::fine(page.t("editor-over-at-once"), None),
        Ok(position) if position.must_pass() => Verdict::fine(page.t("editor-passes-at-once"), None),
        Ok(position) => Verdict::fine(page.tn("editor-fine", "legal", position.legal().count()), None),
    })
}
