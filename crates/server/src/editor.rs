//! Setting up a position.

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use reversi::{Board, BoardError, Disc, Setup};
use serde::{Deserialize, Serialize};
use table::Reason;
use table::reversi::impossible_reason;

use crate::App;
use crate::choice::Choice;
use crate::error::Failure;
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

/// The form's fields.
#[derive(Deserialize)]
pub struct Fields {
    #[serde(default)]
    board: String,
    #[serde(default)]
    to_move: String,
    #[serde(default)]
    variant: String,
    #[serde(default)]
    opponent: String,
    level: Option<u8>,
    #[serde(default)]
    colour: String,
}

impl Fields {
    fn choice(&self) -> Choice {
        let default = Choice::default();
        Choice {
            variant: self.variant.clone(),
            opponent: self.opponent.clone(),
            level: self.level.unwrap_or(default.level),
            colour: self.colour.clone(),
            ..default
        }
        .tidied()
    }

    fn setup(&self) -> Result<Setup, Reason> {
        let variant = self.choice().variant();
        let board = Board::parse(&self.board, variant.size).map_err(|error| match error {
            BoardError::NotADisc { letter, .. } => Reason::new("text-not-a-disc").with("found", letter.to_string()),
            BoardError::WrongLength { found, size } => {
                let reason = Reason::new("text-board-length").with("found", found);
                reason.with("side", size.side()).with("area", size.area())
            }
        })?;
        let to_move = if self.to_move == "O" { Disc::White } else { Disc::Black };
        let setup = Setup { variant, board, to_move };
        match setup.position() {
            Ok(_) => Ok(setup),
            Err(impossible) => Err(impossible_reason(impossible, variant.size)),
        }
    }
}

/// The page, with the position of its address; the start where that has none.
pub async fn get(page: Page, Query(fields): Query<Fields>) -> Response {
    let choice = fields.choice();
    let variant = choice.variant();
    let board = match fields.board {
        board if board.is_empty() => Setup::standard(variant).board.text(variant.size),
        board => board,
    };
    show(&SetupPage { page, board, to_move: fields.to_move, choice, fault: None })
}

/// Starts a game from the position, or says why there is none.
pub async fn post(
    State(app): State<App>,
    welcome: Welcome,
    page: Page,
    Form(fields): Form<Fields>,
) -> Result<Response, Failure> {
    let choice = fields.choice();
    match fields.setup().and_then(|setup| choice.new_table_from(setup)) {
        Ok(new) => home::start(&app, welcome, page, new).await,
        Err(reason) => {
            let fault = Some(page.reason(&reason));
            let refused = SetupPage { page, board: fields.board, to_move: fields.to_move, choice, fault };
            Ok(show_as(StatusCode::UNPROCESSABLE_ENTITY, &refused).into_response())
        }
    }
}

/// Whether a position can be played from, in words.
#[derive(Serialize)]
pub struct Verdict {
    ok: bool,
    text: String,
}

/// Checks the position while it is put together.
pub async fn check(page: Page, Form(fields): Form<Fields>) -> Json<Verdict> {
    Json(match fields.setup().map(|setup| setup.position().expect("it was checked")) {
        Err(reason) => Verdict { ok: false, text: page.reason(&reason) },
        Ok(position) if position.is_over() => Verdict { ok: true, text: page.t("editor-over-at-once") },
        Ok(position) if position.must_pass() => Verdict { ok: true, text: page.t("editor-passes-at-once") },
        Ok(position) => Verdict { ok: true, text: page.tn("editor-fine", "legal", position.legal().count()) },
    })
}
