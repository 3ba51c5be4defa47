//! Reversi's side of the page of a table.

use club::NewTable;
use reversi::Disc;
use table::reversi::{Reversi, record_to};
use table::{Referee, Table};

use super::{File, PlayPage};
use crate::games::variant_words;
use crate::page::Page;

/// The page without scripts, and what frames the board.
pub fn page(page: Page, id: String, table: &Table<Reversi>, table_json: String) -> PlayPage {
    let variant = table.setup().variant();
    let position = table.current().state.position;
    let title = super::title(variant_words(&page, variant), table.about());
    let board = position.board.text(position.size());
    let score = format!("{}–{}", position.board.count(Disc::Black), position.board.count(Disc::White));
    PlayPage { page, id, title, side: variant.size.side().into(), board, score, table_json }
}

/// The same again; after another opening, if it was an XOT game.
pub fn again(table: &Table<Reversi>) -> NewTable {
    let mut setup = table.setup().clone();
    if !setup.opening.is_empty() {
        setup.opening = club::draw_opening(setup.variant());
    }
    let setup = Reversi::write_setup(&setup);
    NewTable { kind: Reversi::NAME, setup, occupants: table.occupants(), entries: Vec::new() }
}

/// The line to a node as a file; `None` when there is no such node or no such format.
pub fn export(page: &Page, table: &Table<Reversi>, node: u64, format: &str, now: store::Millis) -> Option<File> {
    let record = record_to(table, node, &super::untold(page, table.occupants(), now))?;
    Some(match format {
        "transcript" => File { text: reversi::text::write(&record.game) + "\n", kind: File::PLAIN, ending: "txt" },
        "sgf" => {
            File { text: reversi::sgf::write(&record), kind: "application/x-go-sgf; charset=utf-8", ending: "sgf" }
        }
        "ggf" => File { text: reversi::ggf::write(&record) + "\n", kind: File::PLAIN, ending: "ggf" },
        _ => return None,
    })
}
