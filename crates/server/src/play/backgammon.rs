//! Backgammon's side of the page of a table.

use askama::Template;
use backgammon::{gnuid, mat, sgf, xgid};
use club::NewTable;
use table::backgammon::{Backgammon, record_to};
use table::{Referee, Table};

use super::File;
use crate::games::match_words;
use crate::page::Page;

/// The page of a table of Backgammon.
#[derive(Template)]
#[template(path = "backgammon.html")]
pub struct BackgammonPage {
    page: Page,
    id: String,
    /// What is played, in words.
    title: String,
    /// The score before the game being played.
    score: String,
    /// The position as an XGID: what the page says without scripts.
    xgid: String,
    /// 26 letters of the board, as in an XGID.
    board: String,
    table_json: String,
}

/// The page without scripts, and what frames the board.
pub fn page(page: Page, id: String, table: &Table<Backgammon>, table_json: String) -> BackgammonPage {
    let state = &table.current().state;
    let title = super::title(match_words(&page, &table.setup_text()), table.about());
    let xgid = xgid::write(&state.position);
    let board = xgid.trim_start_matches("XGID=").chars().take(26).collect();
    let score = state.position.score.to_string().replace('-', "–");
    BackgammonPage { page, id, title, score, xgid, board, table_json }
}

/// The same again.
pub fn again(table: &Table<Backgammon>) -> NewTable {
    let setup = Backgammon::write_setup(table.setup());
    NewTable { kind: Backgammon::NAME, setup, occupants: table.occupants(), entries: Vec::new() }
}

/// The line to a node as a file, or the position there as an id; `None` when there is no such node or no such format.
pub fn export(page: &Page, table: &Table<Backgammon>, node: u64, format: &str, now: store::Millis) -> Option<File> {
    let position = &table.node(node)?.state.position;
    let record = || record_to(table, node, &super::untold(page, table.occupants(), now));
    Some(match format {
        "mat" => File { text: mat::write(&record()?), kind: File::PLAIN, ending: "mat" },
        "sgf" => File { text: sgf::write(&record()?), kind: "application/x-go-sgf; charset=utf-8", ending: "sgf" },
        "xgid" => File { text: xgid::write(position) + "\n", kind: File::PLAIN, ending: "txt" },
        "gnuid" => File { text: gnuid::write(position) + "\n", kind: File::PLAIN, ending: "txt" },
        _ => return None,
    })
}
