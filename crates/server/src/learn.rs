//! How the games are played: lessons with boards that ask, and for each game a whole one with comments.
//!
//! The lessons are data. What is right, what a move does and why another one is wrong is worked out from the rules when
//! a page is made; nothing of it is written down a second time. A page reads without scripts: its boards are drawings
//! and its answers lie folded below the questions.

use askama::Template;
use axum::Json;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::page::{Page, show};

mod backgammon;
mod commented;
pub mod demonstration;
mod lesson;
mod reversi;
mod speaker;
mod text;
mod view;

use commented::Commented;
use view::GroupView;

/// What is a game's own on its pages: its name in addresses, the names of its sentences.
struct Subject {
    game: &'static str,
    title: &'static str,
    lead: &'static str,
    example_title: &'static str,
    example_lead: &'static str,
    /// What is said where a page without scripts offers to take over.
    take: &'static str,
    /// The first page's name of the variant that is played on.
    variant: &'static str,
}

const REVERSI: Subject = Subject {
    game: "reversi",
    title: "learn-title",
    lead: "learn-lead",
    example_title: "example-title",
    example_lead: "example-lead",
    take: "example-take-fixed",
    variant: "8x8",
};

const BACKGAMMON: Subject = Subject {
    game: "backgammon",
    title: "learn-bg-title",
    lead: "learn-bg-lead",
    example_title: "example-bg-title",
    example_lead: "example-bg-lead",
    take: "example-bg-take-fixed",
    variant: "backgammon",
};

#[derive(Template)]
#[template(path = "learn/games.html")]
struct GamesPage {
    page: Page,
}

#[derive(Template)]
#[template(path = "learn/lessons.html")]
struct LessonsPage {
    page: Page,
    subject: &'static Subject,
    groups: Vec<GroupView>,
    /// How many questions there are.
    questions: usize,
}

#[derive(Template)]
#[template(path = "learn/example.html")]
struct ExamplePage {
    page: Page,
    subject: &'static Subject,
    game: Commented,
}

fn lessons(page: Page, subject: &'static Subject, groups: Vec<GroupView>) -> Response {
    let questions = groups.iter().flat_map(|group| &group.lessons).map(|lesson| lesson.questions).sum();
    show(&LessonsPage { page, subject, groups, questions })
}

/// Which game to learn.
pub async fn games(page: Page) -> Response {
    show(&GamesPage { page })
}

/// The lessons on Reversi.
pub async fn reversi(page: Page) -> Response {
    let groups = view::groups(page.lang, reversi::GROUPS, reversi::part);
    lessons(page, &REVERSI, groups)
}

/// Its game with comments.
pub async fn reversi_example(page: Page) -> Response {
    let game = reversi::commented(page.lang);
    show(&ExamplePage { page, subject: &REVERSI, game })
}

/// The lessons on Backgammon.
pub async fn backgammon(page: Page) -> Response {
    let groups = view::groups(page.lang, backgammon::GROUPS, backgammon::part);
    lessons(page, &BACKGAMMON, groups)
}

/// Its game with comments.
pub async fn backgammon_example(page: Page) -> Response {
    let game = backgammon::commented(page.lang);
    show(&ExamplePage { page, subject: &BACKGAMMON, game })
}

/// Hops tried at a question of a lesson.
#[derive(Deserialize)]
pub struct Try {
    /// The part that asks.
    part: String,
    /// The hops, as a table's page writes them, with commas between them.
    #[serde(default)]
    hops: String,
}

/// Tries hops at a lesson's question, and says why the last is not allowed or how the play does.
pub async fn backgammon_turn(page: Page, Query(tried): Query<Try>) -> Response {
    let hops: Vec<String> = tried.hops.split(',').filter(|hop| !hop.is_empty()).map(str::to_owned).take(8).collect();
    match backgammon::tried(page.lang, &tried.part, &hops) {
        Some(tried) => Json(tried).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
