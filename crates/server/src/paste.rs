//! Opening a game from almost any text.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use backgammon::text::Pasted as Read;
use backgammon::{Reading, TextError};
use club::NewTable;
use table::Reason;
use table::backgammon::{Setup, about, played};
use table::text::{self, Fault, Pasted, Wanted};

use crate::App;
use crate::choice::Choice;
use crate::error::Failure;
use crate::form::Fields;
use crate::games::match_words;
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

/// A table that was opened although other games of the text could not be read.
struct Opened {
    href: String,
    title: String,
}

#[derive(Template)]
#[template(path = "open.html")]
struct OpenPage {
    page: Page,
    text: String,
    fault: Option<OpenFault>,
    /// What was opened, when not everything could be.
    opened: Vec<Opened>,
    /// Why the other games of the text could not, in sentences.
    bad: Vec<String>,
    choice: Choice,
}

impl OpenPage {
    fn new(page: Page, text: &str, choice: Choice) -> OpenPage {
        OpenPage { page, text: text.to_owned(), fault: None, opened: Vec::new(), bad: Vec::new(), choice }
    }
}

/// The page.
pub async fn get(page: Page) -> Response {
    let choice = Choice { variant: String::new(), opponent: "person".to_owned(), ..Choice::default() };
    show(&OpenPage::new(page, "", choice))
}

/// Opens the text as a game, or says where and why it is none; then nothing has changed. Of a match with some bad games the
/// good ones are opened, and the page tells of the others.
pub async fn post(State(app): State<App>, welcome: Welcome, page: Page, fields: Fields) -> Result<Response, Failure> {
    let choice = match Choice::chosen(fields.iter()) {
        Ok(choice) => choice,
        Err(reason) => return Err(Failure::refused(page, &reason)),
    };
    let text = fields.get("text");
    let wanted = match fields.get("variant") {
        "" => Wanted::Any(choice.variant()),
        _ if choice.is_backgammon() => Wanted::Backgammon,
        _ => Wanted::Reversi(choice.variant()),
    };
    let refused = |page: Page, fault: &Fault, choice| {
        let fault = Some(excerpt(&page, text, fault));
        show_as(StatusCode::UNPROCESSABLE_ENTITY, &OpenPage { fault, ..OpenPage::new(page, text, choice) })
    };
    let read = match text::read(text, wanted) {
        Ok(Pasted::Reversi(record)) => {
            return home::start(&app, welcome, page, choice.new_table_of(&record)).await;
        }
        Ok(Pasted::Backgammon(read)) => *read,
        Err(fault) => return Ok(refused(page, &fault, choice)),
    };
    match read {
        Read::Position(start) => match Setup::new(start, choice.play.dice()) {
            Ok(setup) => home::start(&app, welcome, page, choice.backgammon(&setup, Vec::new())).await,
            Err(reason) => Ok(refused(page, &Fault { reason, ..whole() }, choice)),
        },
        Read::Match(reading) if reading.record.games.is_empty() => Ok(refused(page, &no_game(&reading), choice)),
        Read::Match(reading) => open_match(&app, welcome, page, text, choice, &reading).await,
    }
}

/// A fault of a text as a whole.
fn whole() -> Fault {
    let place = Reason::new("text-place").with("line", 1usize).with("column", 1usize);
    Fault { offset: 0, place, reason: Reason::new("text-empty") }
}

/// Why a match without a good game is none: its first bad one.
fn no_game(reading: &Reading) -> Fault {
    reading.bad.first().map_or_else(whole, text::of_backgammon)
}

async fn open_match(
    app: &App,
    welcome: Welcome,
    page: Page,
    text: &str,
    choice: Choice,
    reading: &Reading,
) -> Result<Response, Failure> {
    let parts = played(&reading.record, choice.play.dice());
    let told = about(&reading.record).entry();
    let mut tables: Vec<NewTable> = parts
        .into_iter()
        .map(|part| choice.backgammon(&part.setup, part.entries.into_iter().chain(told.clone()).collect()))
        .collect();
    if let (1, true) = (tables.len(), reading.bad.is_empty()) {
        return home::start(app, welcome, page, tables.remove(0)).await;
    }
    let mut opened = Vec::with_capacity(tables.len());
    // The last first, so that the list of games has them in their order.
    for new in tables.into_iter().rev() {
        let title = match_words(&page, &new.setup);
        match app.club.create(welcome.visitor.0, new).await {
            Ok(id) => opened.insert(0, Opened { href: format!("/game/{id}"), title }),
            Err(error) => return Err(Failure::club(page, &error)),
        }
    }
    let bad = reading.bad.iter().map(|error| sentence(&page, error)).collect();
    let cookie = welcome.cookie.map(|cookie| AppendHeaders([cookie]));
    Ok((cookie, show(&OpenPage { opened, bad, ..OpenPage::new(page, text, choice) })).into_response())
}

fn sentence(page: &Page, error: &TextError) -> String {
    let Fault { place, reason, .. } = text::of_backgammon(error);
    words::say_at(page.lang, &place, &reason)
}

fn excerpt(page: &Page, text: &str, fault: &Fault) -> OpenFault {
    let sentence = words::say_at(page.lang, &fault.place, &fault.reason);
    let (before, rest) = text.split_at(fault.offset.min(text.len()));
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
