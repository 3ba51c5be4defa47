//! The web site: pages, sockets and files over the club. The only crate that knows HTTP.
//!
//! Pages are rendered here and read without scripts; playing at a table goes through its socket. A page's words come
//! from the catalogue, what may be played and why not from the rules: the page itself knows neither.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use club::Club;
use store::Sqlite;
use tokio::net::TcpListener;

mod catalogue;
mod choice;
mod cookie;
mod editor;
mod error;
mod files;
mod form;
mod games;
mod guard;
mod home;
mod hosts;
mod learn;
mod match_choice;
mod match_editor;
mod page;
mod paste;
mod play;
pub mod prefs;
mod settings;
mod socket;
mod terminal;
mod view;
mod visitor;

pub use hosts::Hosts;
pub use visitor::Visitor;

/// The longest form: a pasted text of a mebibyte, percent-encoded at worst.
const LONGEST_FORM: usize = 4 << 20;

/// What the handlers share.
#[derive(Clone)]
pub struct App {
    /// All tables.
    pub club: Arc<Club<Sqlite>>,
    /// The terminal on this machine, whose games a browser can be shown the way to.
    pub terminal: Option<Visitor>,
    /// The names that the site answers to.
    pub hosts: Hosts,
}

/// Every address of the site.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::get))
        .route("/terminal/{token}", get(terminal::get))
        .route("/games", get(games::get).post(home::post))
        .route("/game/{id}", get(play::get))
        .route("/game/{id}/socket", get(socket::open))
        .route("/game/{id}/again", post(play::again))
        .route("/game/{id}/delete", post(play::delete))
        .route("/game/{id}/export/{format}", get(play::export))
        .route("/open", get(paste::get).post(paste::post))
        .route("/setup", get(editor::get).post(editor::post))
        .route("/setup/check", post(editor::check))
        .route("/setup/backgammon", get(match_editor::get).post(match_editor::post))
        .route("/setup/backgammon/check", post(match_editor::check))
        .route("/learn", get(learn::games))
        .route("/learn/reversi", get(learn::reversi))
        .route("/learn/reversi/example", get(learn::reversi_example))
        .route("/learn/backgammon", get(learn::backgammon))
        .route("/learn/backgammon/example", get(learn::backgammon_example))
        .route("/learn/backgammon/turn", get(learn::backgammon_turn))
        .route("/demonstration/{variant}", get(learn::demonstration::get))
        .route("/settings", get(settings::get).post(settings::post))
        .route("/language", post(settings::language))
        .route("/words/{lang}/{file}", get(catalogue::get))
        .route("/static/{*path}", get(files::serve))
        .fallback(async |page: page::Page| error::Failure::not_found(page))
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(middleware::from_fn_with_state(app.hosts.clone(), guard::guard))
        .with_state(app)
}

/// Serves the site until `until` is done; then open requests are finished.
///
/// # Errors
///
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    app: App,
    until: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    // An entry and its acknowledgement are two small packets; the second would wait 40 ms for the first to be confirmed.
    // A connection that refuses the option is merely slower.
    let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
    axum::serve(listener, router(app)).with_graceful_shutdown(until).await
}
