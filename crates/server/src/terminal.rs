//! The games of this machine's terminal, for a browser that knows the terminal's secret.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use club::Live;
use store::{GameId, Sqlite};

use crate::error::Failure;
use crate::page::Page;
use crate::visitor::{Known, TERMINAL_COOKIE, Visitor};
use crate::{App, cookie};

/// Remembers the terminal in the browser, which shows its games from then on beside its own.
pub async fn get(State(app): State<App>, Path(token): Path<String>, page: Page) -> Result<Response, Failure> {
    // No other token counts: nobody can slip their own games into a browser with a link.
    if app.terminal.is_none() || Visitor::of_token(&token) != app.terminal {
        return Err(Failure::not_found(page));
    }
    let cookie = AppendHeaders([cookie::set(TERMINAL_COOKIE, &token)]);
    Ok((cookie, Redirect::to("/games")).into_response())
}

/// The table of a game, for whoever may sit there: the browser's own, or the terminal's.
///
/// # Errors
///
/// `None` when there is no such game for them, else what failed.
pub async fn open(app: &App, id: GameId, known: &Known) -> Result<Arc<Live<Sqlite>>, Option<club::Error>> {
    for owner in known.owners() {
        if let Some(live) = app.club.open(id, owner).await.map_err(Some)? {
            return Ok(live);
        }
    }
    Err(None)
}
