//! Opening a game from almost any text.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use reversi::TextError;
use table::reversi::{text_place, text_reason};

use crate::App;
use crate::choice::Choice;
use crate::error::Failure;
use crate::form::Fields;
use crate::home;
use crate::page::{Page, show, show_as};
use crate::visitor::Welcome;

/// Characters shown on each side of a fault.
const AROUND: usize = 24;

/// A fault in a text, as the page shows it.
struct OpenFault {
    /// The whole sentence, with the place.
    text: String,
    /// What stands before the fault.
    before: String,
    /// The faulty characters, perhaps none.
    at: String,
    /// What stands after it.
    after: String,
}

#[derive(Template)]
#[template(path = "open.html")]
struct OpenPage {
    page: Page,
    text: String,
    fault: Option<OpenFault>,
    choice: Choice,
}

/// The page.
pub async fn get(page: Page) -> Response {
    let choice = Choice { variant: String::new(), opponent: "person".to_owned(), ..Choice::default() };
    show(&OpenPage { page, text: String::new(), fault: None, choice })
}

/// Opens the text as a game, or says where and why it is none; then nothing has changed.
pub async fn post(State(app): State<App>, welcome: Welcome, page: Page, fields: Fields) -> Result<Response, Failure> {
    let choice = Choice::of(fields.iter());
    let text = fields.get("text");
    match reversi::text::read(text, choice.variant()) {
        Ok(record) => home::start(&app, welcome, page, choice.new_table_of(&record.game)).await,
        Err(error) => {
            let fault = Some(fault(&page, text, &error));
            let refused = OpenPage { page, text: text.to_owned(), fault, choice };
            Ok(show_as(StatusCode::UNPROCESSABLE_ENTITY, &refused).into_response())
        }
    }
}

fn fault(page: &Page, text: &str, error: &TextError) -> OpenFault {
    let place = error.place();
    let sentence = words::say_at(page.lang, &text_place(place), &text_reason(error));
    let (before, rest) = text.split_at(place.offset.min(text.len()));
    let word = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
    // A faulty word is marked whole; a faulty sign alone.
    let word = if word == 0 { rest.chars().next().map_or(0, char::len_utf8) } else { word };
    let word = rest.char_indices().nth(AROUND).map_or(word, |(limit, _)| word.min(limit));
    let (at, after) = rest.split_at(word);
    let start = before.char_indices().rev().nth(AROUND - 1).map_or(0, |(start, _)| start);
    OpenFault {
        text: sentence,
        before: before[start..].to_owned(),
        at: at.to_owned(),
        after: after.chars().take(AROUND).collect(),
    }
}
