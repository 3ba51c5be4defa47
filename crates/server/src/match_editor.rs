//! Setting up a position of Backgammon.

use askama::Template;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use backgammon::text::Pasted;
use backgammon::{Roll, Stage, xgid};
use table::backgammon::{Setup, text_reason};
use table::{Arg, Dice, Reason};

use crate::App;
use crate::choice::Choice;
use crate::editor::Verdict;
use crate::error::Failure;
use crate::form::{self, Fields};
use crate::home;
use crate::page::{Page, show, show_as};
use crate::visitor::Welcome;

/// The board of a game's start, as an XGID has it.
const START: &str = "-b----E-C---eE---c-e----B-";

#[derive(Template)]
#[template(path = "setup-backgammon.html")]
struct SetupPage {
    page: Page,
    /// The position as an XGID: what all other fields say.
    position: String,
    choice: Choice,
    fault: Option<String>,
    /// All rolls, the higher die first.
    rolls: Vec<(u8, u8)>,
}

impl SetupPage {
    fn new(page: Page, position: String, choice: Choice, fault: Option<String>) -> SetupPage {
        let rolls = Roll::ALL.into_iter().map(|roll| (roll.high().pips(), roll.low().pips())).collect();
        SetupPage { page, position, choice, fault, rolls }
    }
}

/// The position that the form puts together: an XGID or another id in `position`, or field by field.
fn setup(fields: &Fields, dice: Dice) -> Result<Setup, Reason> {
    let text = match fields.get("position").trim() {
        "" => of_fields(fields)?,
        text => text.to_owned(),
    };
    match backgammon::text::read(&text) {
        Ok(Pasted::Position(start)) => Setup::new(start, dice),
        Ok(Pasted::Match(_)) => Err(Reason::new("refusal-not-a-position")),
        Err(error) => Err(text_reason(&error)),
    }
}

/// The XGID of single fields: `board` (26 letters), `turn` and `owner` (`white`, `black`), `cube` (its value), `roll` (the dice
/// thrown already), `length` (of the match, 0 for money), `white` and `black` (points), `crawford`.
///
/// # Errors
///
/// When the cube shows what no cube shows, or a field has a value that none has.
fn of_fields(fields: &Fields) -> Result<String, Reason> {
    let or = |name: &str, other: &'static str| match fields.get(name).trim() {
        "" => other.to_owned(),
        value => value.to_owned(),
    };
    let side = |name: &str, other: &'static str| -> Result<&'static str, Reason> {
        Ok(match fields.get(name) {
            "black" => "1",
            "white" => "-1",
            value => form::known(name, value, value == "middle").map(|()| other)?,
        })
    };
    let cube = fields.get("cube").trim();
    let cube = match cube.parse::<u32>() {
        Ok(value) if value.is_power_of_two() => value.trailing_zeros(),
        _ if cube.is_empty() => 0,
        _ => return Err(Reason::new("text-not-a").with("field", "cube").with("found", cube)),
    };
    let crawford = form::switch(fields.get("crawford"));
    form::known("crawford", fields.get("crawford"), crawford.is_some())?;
    let crawford = u8::from(crawford.unwrap_or_default());
    let (turn, owner) = (side("turn", "-1")?, side("owner", "0")?);
    Ok(format!(
        "XGID={}:{cube}:{}:{turn}:{}:{}:{}:{crawford}:{}:10",
        or("board", START),
        owner,
        or("roll", "00"),
        or("black", "0"),
        or("white", "0"),
        or("length", "0"),
    ))
}

/// The fields of a choice. The points and the cube of a position are none for the next game.
fn of_choice(fields: &Fields) -> impl Iterator<Item = (&str, &str)> {
    fields.iter().filter(|(name, _)| !["length", "cube", "crawford"].contains(name))
}

/// The page, with the position of its address; the start where that has none.
pub async fn get(page: Page, Query(fields): Query<Fields>) -> Response {
    let choice = Choice::of(of_choice(&fields));
    let (position, fault) = match setup(&fields, Dice::Drawn) {
        Ok(setup) => (setup.start.to_string(), None),
        Err(reason) => (fields.get("position").to_owned(), Some(page.reason(&reason))),
    };
    show(&SetupPage::new(page, position, choice, fault))
}

/// Starts a game from the position, or says why there is none.
pub async fn post(State(app): State<App>, welcome: Welcome, page: Page, fields: Fields) -> Result<Response, Failure> {
    let new = Choice::chosen(of_choice(&fields)).and_then(|choice| {
        let setup = setup(&fields, choice.play.dice())?;
        Ok(choice.backgammon(&setup, Vec::new()))
    });
    match new {
        Ok(new) => home::start(&app, welcome, page, new).await,
        Err(reason) => {
            let position = match fields.get("position").trim() {
                "" => of_fields(&fields).unwrap_or_default(),
                text => text.to_owned(),
            };
            let (choice, fault) = (Choice::of(of_choice(&fields)), Some(page.reason(&reason)));
            let refused = SetupPage::new(page, position, choice, fault);
            Ok(show_as(StatusCode::UNPROCESSABLE_ENTITY, &refused).into_response())
        }
    }
}

/// The part of the form that a reason is about: `board`, `cube`, `roll`, `score`; `None` where it is the text as a whole.
fn part_of(reason: &Reason) -> Option<&'static str> {
    let field = reason.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == "field" => Some(text.as_str()),
        _ => None,
    });
    match (reason.key, field) {
        ("setup-no-checkers" | "setup-both-shut-out" | "setup-too-many-checkers" | "setup-negative-bar", _)
        | (_, Some("board" | "checker-of-a-board")) => Some("board"),
        ("setup-cube-too-high" | "setup-owned-cube-of-one" | "setup-crawford-cube" | "setup-doubled-by-other", _)
        | (_, Some("cube" | "cubes-owner" | "largest-cube")) => Some("cube"),
        ("setup-match-over" | "setup-not-crawford", _)
        | (_, Some("score" | "match-length" | "crawford-flag" | "crawford-or-jacoby-flag")) => Some("score"),
        (_, Some("dice")) => Some("roll"),
        (_, Some("turn")) => Some("turn"),
        _ => None,
    }
}

/// Checks the position while it is put together; a good one comes back as an XGID.
pub async fn check(page: Page, fields: Fields) -> Json<Verdict> {
    let position = setup(&fields, Dice::Drawn).map(|setup| setup.start.position().expect("it was checked"));
    Json(match position {
        Err(reason) => Verdict::refused(page.reason(&reason), part_of(&reason)),
        Ok(position) => {
            let key = match position.stage {
                Stage::Over(_) => "editor-over-at-once",
                Stage::ToPlay(_) if position.plays().is_empty() => "editor-cannot-play",
                _ => "editor-can-play",
            };
            Verdict::fine(page.t(key), Some(xgid::write(&position)))
        }
    })
}
