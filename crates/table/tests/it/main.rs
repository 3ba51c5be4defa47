//! The table as its callers see it.

mod about;
mod backgammon;
mod log;
mod reversi;
mod take_over;

use table::{AnyTable, Entry, Hand, Reason, Verb};

const START: &str = "8x8 ---------------------------OX------XO--------------------------- X";

/// A table of Reversi from the standard start.
fn table(occupants: &str) -> AnyTable {
    AnyTable::new("reversi", START, occupants.parse().unwrap()).unwrap()
}

/// Proposes and takes in, as the club does.
fn wish(table: &mut AnyTable, hand: Hand, verb: Verb, text: &str) -> Result<Entry, Reason> {
    let entry = table.propose(hand, verb, text)?.at(table.seq() + 1, 0);
    table.push(&entry).unwrap();
    Ok(entry)
}

/// Plays squares, each by whoever's turn it is.
fn play(table: &mut AnyTable, moves: &str) {
    for square in moves.as_bytes().chunks(2) {
        let square = std::str::from_utf8(square).unwrap();
        let hand = if table.computer_due().is_some() { Hand::Computer } else { Hand::Person };
        wish(table, hand, Verb::Play, square).unwrap();
    }
}

/// The notation of the line being followed, with `|` where the table stands.
fn line(table: &AnyTable) -> String {
    let reversi = table.reversi().unwrap();
    let mut text = String::new();
    for node in reversi.line() {
        text.push_str(&node.text);
        if node.id == reversi.current().id {
            text.push('|');
        }
    }
    text
}
