//! The commented games.

use club::NewTable;
use reversi::{Setup, Variant};
use table::backgammon::{Backgammon, played};
use table::reversi::Reversi;
use table::{Dice, Occupant, Occupants, Referee, Verb};

use crate::game::Game;

const REVERSI: &str = include_str!("../../../assets/example/8x8.txt").trim_ascii();
const BACKGAMMON: &str = include_str!("../../../assets/example/backgammon.mat");

/// The game of Reversi.
pub fn reversi() -> NewTable {
    let pairs = REVERSI.as_bytes().chunks(2);
    NewTable {
        kind: Reversi::NAME,
        setup: Setup::standard(Variant::REVERSI).text(),
        occupants: Occupants([Occupant::Person; 2]),
        entries: pairs.map(|pair| (Verb::Play, String::from_utf8_lossy(pair).into_owned())).collect(),
    }
}

/// The game of Backgammon.
///
/// # Panics
///
/// If it is none; a test makes it.
pub fn backgammon() -> NewTable {
    let reading = backgammon::mat::read(BACKGAMMON).expect("the example is a match file");
    let game = played(&reading.record, Dice::Drawn).remove(0);
    NewTable {
        kind: Backgammon::NAME,
        setup: Backgammon::write_setup(&game.setup),
        occupants: Occupants([Occupant::Person; 2]),
        entries: game.entries,
    }
}

/// The name of the comment on the node that is shown. A roll has none: what is played of it has.
pub fn comment(game: &Game) -> Option<String> {
    let Some(table) = game.table.backgammon() else { return Some(format!("example-{}", game.ply())) };
    let path: Vec<_> = table.line().take(game.ply() + 1).collect();
    let is_told = |at: usize| at > 0 && (path[at].verb == Verb::Play || path[at].state.passed.is_some());
    let shown = path.len() - 1;
    (shown == 0 || is_told(shown)).then(|| {
        let number = (0..path.len()).filter(|&at| is_told(at)).count();
        format!("example-bg-{number}")
    })
}
