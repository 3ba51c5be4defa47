//! How Reversi is played: lessons with boards that ask, and one whole game with comments.
//!
//! The lessons are data ([`lessons`]). What is right, what a move turns over and why another square is wrong is worked
//! out from the rules when a page is made; nothing of it is written down a second time. A page reads without scripts:
//! its boards are drawings and its answers lie folded below the questions.

use askama::Template;
use axum::response::Response;

use crate::page::{Page, show};

mod example;
mod frame;
mod lesson;
mod lessons;
mod part;
mod stable;
mod task;
#[cfg(test)]
mod tests;
mod text;
mod witness;

use example::Commented;
use part::{GroupView, groups};

#[derive(Template)]
#[template(path = "learn/reversi.html")]
struct LessonsPage {
    page: Page,
    groups: Vec<GroupView>,
    /// How many questions there are.
    questions: usize,
}

#[derive(Template)]
#[template(path = "learn/example.html")]
struct ExamplePage {
    page: Page,
    game: Commented,
}

/// The lessons.
pub async fn lessons(page: Page) -> Response {
    let groups = groups(page.lang);
    let questions = groups.iter().flat_map(|group| &group.lessons).flat_map(|lesson| &lesson.parts);
    let questions = questions.filter(|part| part.asks).count();
    show(&LessonsPage { page, groups, questions })
}

/// The game with comments.
pub async fn example(page: Page) -> Response {
    let game = Commented::new(page.lang);
    show(&ExamplePage { page, game })
}
