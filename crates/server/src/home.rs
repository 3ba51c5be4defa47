//! The first page: choose a game, or return to one.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};

use crate::choice::{self, Choice};
use crate::error::Failure;
use crate::form::Fields;
use crate::games::GameCard;
use crate::page::{Page, show};
use crate::visitor::{Known, Welcome};
use crate::{App, cookie};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    page: Page,
    resume: Option<GameCard>,
    choice: Choice,
}

/// The page.
pub async fn get(State(app): State<App>, known: Known, page: Page, headers: HeaderMap) -> Result<Response, Failure> {
    let mut latest = Vec::new();
    for owner in known.owners() {
        match app.club.latest_open(owner).await {
            Ok(game) => latest.extend(game),
            Err(error) => return Err(Failure::club(page, &error)),
        }
    }
    let resume = latest.iter().max_by_key(|game| game.updated_at.0).map(|game| GameCard::new(&page, game));
    let choice = cookie::read(&headers, choice::COOKIE).map(Choice::read).unwrap_or_default();
    Ok(show(&HomePage { page, resume, choice }))
}

/// Starts the game that was chosen.
pub async fn post(State(app): State<App>, welcome: Welcome, page: Page, fields: Fields) -> Result<Response, Failure> {
    let choice = match Choice::chosen(fields.iter()) {
        Ok(choice) => choice,
        Err(reason) => return Err(Failure::refused(page, &reason)),
    };
    let remembered = cookie::set(choice::COOKIE, &choice.to_string());
    let answer = start(&app, welcome, page, choice.new_table()).await?;
    Ok((AppendHeaders([remembered]), answer).into_response())
}

/// Stores a new game and leads to it.
pub async fn start(app: &App, welcome: Welcome, page: Page, new: club::NewTable) -> Result<Response, Failure> {
    match app.club.create(welcome.visitor.0, new).await {
        Ok(id) => {
            let cookie = welcome.cookie.map(|cookie| AppendHeaders([cookie]));
            Ok((cookie, Redirect::to(&format!("/game/{id}"))).into_response())
        }
        Err(error) => Err(Failure::club(page, &error)),
    }
}
