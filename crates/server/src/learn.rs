//! How the games are played: lessons with boards that ask, and for each game a whole one with comments.
//!
//! The lessons are data. What is right, what a move does and why another one is wrong is worked out from the rules when
//! a page is made; nothing of it is written down a second time. A page reads without scripts: its boards are drawings
//! and its answers lie folded below the questions.

use askama::Template;
use axum::response::Response;

use crate::page::{Page, show};

mod commented;
mod lesson;
mod reversi;
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
