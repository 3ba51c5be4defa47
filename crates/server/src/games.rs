//! The list of a visitor's games.

use askama::Template;
use axum::extract::{Query, State};
use axum::response::Response;
use reversi::Variant;
use serde::Deserialize;
use store::{Cursor, Millis, StoredGame};
use table::backgammon::{Backgammon, Length, Setup};
use table::{Occupant, Occupants, Referee};

use crate::App;
use crate::error::Failure;
use crate::page::{Page, show};
use crate::visitor::Known;

/// Games on one page of the list.
const PAGE: usize = 30;

/// A game in a list.
pub struct GameCard {
    /// Its name.
    pub id: String,
    /// Its address.
    pub href: String,
    /// What is played, in words.
    pub variant: String,
    /// Who plays, in words.
    pub players: String,
    /// Which game: `reversi` or `backgammon`.
    pub game: String,
    /// The count, `34–30`; the score of a match, `3–6/11`.
    pub score: String,
    /// When it last changed: ISO 8601 in UTC.
    pub when: String,
    /// Whether it has ended.
    pub over: bool,
    /// Moves played.
    pub plies: u32,
    /// Squares along a side of the board.
    pub side: usize,
    /// The discs, row by row; of Backgammon the 26 letters of an XGID.
    pub board: String,
}

impl GameCard {
    /// The card of a stored game, from its summary alone.
    pub fn new(page: &Page, game: &StoredGame) -> GameCard {
        let is_backgammon = game.kind == Backgammon::NAME;
        let variant: Variant =
            game.setup.split(' ').next().and_then(|name| name.parse().ok()).unwrap_or(Variant::REVERSI);
        let mut parts = game.summary.text.split('|');
        let occupants = parts.next().and_then(|text| text.parse().ok());
        // Behind the score of a match its cube may follow.
        let score = parts.next().and_then(|text| text.split(' ').next()).unwrap_or_default().replace('-', "–");
        let board = parts.next().unwrap_or_default().to_owned();
        GameCard {
            id: game.id.to_string(),
            href: format!("/game/{}", game.id),
            game: game.kind.clone(),
            variant: if is_backgammon { match_words(page, &game.setup) } else { variant_words(page, variant) },
            players: occupants.map(|occupants| players_words(page, occupants, is_backgammon)).unwrap_or_default(),
            score,
            when: iso(game.updated_at),
            over: game.summary.over,
            plies: game.summary.plies,
            side: variant.size.side().into(),
            board,
        }
    }
}

/// The name of a variant in words.
pub fn variant_words(page: &Page, variant: Variant) -> String {
    page.t(match variant.to_string().as_str() {
        "6x6" => "variant-6x6",
        "anti" => "variant-anti",
        "anti6x6" => "variant-anti6x6",
        _ => "variant-8x8",
    })
}

/// What is played at a table of Backgammon, by its set-up's text: `Backgammon to 11 points`.
pub fn match_words(page: &Page, setup: &str) -> String {
    match setup.parse::<Setup>() {
        Ok(Setup { length: Length::Match, start, .. }) => {
            page.tn("backgammon-match", "points", u32::from(start.score.length))
        }
        Ok(Setup { length: Length::Money, .. }) => page.t("backgammon-money"),
        _ => page.t("variant-backgammon"),
    }
}

/// Who plays; Black sits first at Reversi, White at Backgammon.
fn players_words(page: &Page, occupants: Occupants, is_backgammon: bool) -> String {
    let person_first = if is_backgammon { "players-white" } else { "players-black" };
    let person_second = if is_backgammon { "players-black" } else { "players-white" };
    match occupants.0 {
        [Occupant::Person, Occupant::Person] => page.t("players-two"),
        [Occupant::Person, Occupant::Computer(level)] => page.tn(person_first, "level", level.number()),
        [Occupant::Computer(level), Occupant::Person] => page.tn(person_second, "level", level.number()),
        [Occupant::Computer(_), Occupant::Computer(_)] => page.t("players-demo"),
    }
}

/// An instant as ISO 8601 in UTC.
pub fn iso(at: Millis) -> String {
    jiff::Timestamp::from_millisecond(at.0).map(|at| at.to_string()).unwrap_or_default()
}

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    page: Page,
    games: Vec<GameCard>,
    more: Option<String>,
}

/// Where the list goes on.
#[derive(Deserialize)]
pub struct From {
    /// The last game shown.
    after: Option<String>,
    /// When it was last changed.
    at: Option<i64>,
}

/// The page.
pub async fn get(
    State(app): State<App>,
    known: Known,
    page: Page,
    Query(from): Query<From>,
) -> Result<Response, Failure> {
    let before = from.after.and_then(|id| id.parse().ok()).zip(from.at);
    let before = before.map(|(id, at)| Cursor { updated_at: Millis(at), id });
    let mut games = Vec::new();
    for owner in known.owners() {
        match app.club.games_of(owner, PAGE as u32 + 1, before).await {
            Ok(own) => games.extend(own),
            Err(error) => return Err(Failure::club(page, &error)),
        }
    }
    // The order of the store: the most recently changed first.
    games.sort_by_key(|game| std::cmp::Reverse((game.updated_at.0, game.id)));
    let goes_on = games.len() > PAGE;
    games.truncate(PAGE);
    let more = games.last().filter(|_| goes_on).map(|last| {
        let Cursor { updated_at, id } = last.cursor();
        format!("/games?after={id}&at={}", updated_at.0)
    });
    let games = games.iter().map(|game| GameCard::new(&page, game)).collect();
    Ok(show(&GamesPage { page, games, more }))
}
