//! The games that the first page shows when it is left alone: one for each variant that can be chosen there.

use axum::Json;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::view::Picture;
use super::{backgammon, reversi};
use crate::page::Page;

/// A game to be watched.
#[derive(Serialize)]
struct Demonstration<P> {
    /// Which board shows it: `reversi` or `backgammon`.
    game: &'static str,
    /// Its positions, from the start to the end, each with what is said to it.
    frames: Vec<P>,
}

fn answer<P: Picture>(game: &'static str, frames: Vec<P>) -> Response {
    // The words are of the reader's language, which the address does not tell.
    ([(header::CACHE_CONTROL, "no-store")], Json(Demonstration { game, frames })).into_response()
}

/// Answers with the game of a variant.
pub async fn get(page: Page, Path(variant): Path<String>) -> Response {
    if variant == "backgammon" {
        return answer("backgammon", backgammon::demonstration(page.lang));
    }
    match variant.parse().ok().and_then(|variant| reversi::demonstration(page.lang, variant)) {
        Some(frames) => answer("reversi", frames),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
