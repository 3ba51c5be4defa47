//! A table of whichever game: what the floors above hold.

use crate::backgammon::Backgammon;
use crate::reversi::Reversi;
use crate::{About, Broken, Dice, Draft, Due, Entry, Hand, Level, Occupants, Reason, Referee, Seat, Table, Verb};

/// A table of one of the games. A further game is a further arm here.
#[derive(Clone, Debug)]
pub enum AnyTable {
    /// Reversi, in all its variants.
    Reversi(Table<Reversi>),
    /// Backgammon: a game, a match, or play for money.
    Backgammon(Table<Backgammon>),
}

/// The same call on whichever table it is.
macro_rules! each {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            AnyTable::Reversi($table) => $body,
            AnyTable::Backgammon($table) => $body,
        }
    };
}

impl AnyTable {
    /// A table before its first entry.
    ///
    /// # Errors
    ///
    /// When there is no such game, or the set-up's text is none of its set-ups.
    pub fn new(kind: &str, setup: &str, occupants: Occupants) -> Result<AnyTable, Reason> {
        match kind {
            Reversi::NAME => Ok(AnyTable::Reversi(Table::new(Reversi::read_setup(setup)?, occupants))),
            Backgammon::NAME => Ok(AnyTable::Backgammon(Table::new(Backgammon::read_setup(setup)?, occupants))),
            _ => Err(Reason::new("refusal-no-such-game").with("game", kind)),
        }
    }

    /// Which game: the name in stored records and addresses.
    pub fn kind(&self) -> &'static str {
        match self {
            AnyTable::Reversi(_) => Reversi::NAME,
            AnyTable::Backgammon(_) => Backgammon::NAME,
        }
    }

    /// The canonical text of the set-up.
    pub fn setup_text(&self) -> String {
        each!(self, table => table.setup_text())
    }

    /// See [`Table::propose`].
    ///
    /// # Errors
    ///
    /// Why it is refused.
    pub fn propose(&self, hand: Hand, verb: Verb, text: &str) -> Result<Draft, Reason> {
        each!(self, table => table.propose(hand, verb, text))
    }

    /// See [`Table::push`].
    ///
    /// # Errors
    ///
    /// When the entry does not follow.
    pub fn push(&mut self, entry: &Entry) -> Result<(), Broken> {
        each!(self, table => table.push(entry))
    }

    /// See [`Table::seq`].
    pub fn seq(&self) -> u64 {
        each!(self, table => table.seq())
    }

    /// See [`Table::due`].
    pub fn due(&self) -> Due {
        each!(self, table => table.due())
    }

    /// See [`Table::occupants`].
    pub fn occupants(&self) -> Occupants {
        each!(self, table => table.occupants())
    }

    /// See [`Table::computer_due`].
    pub fn computer_due(&self) -> Option<(Seat, Level)> {
        each!(self, table => table.computer_due())
    }

    /// See [`Table::rolls_itself`].
    pub fn rolls_itself(&self) -> bool {
        each!(self, table => table.rolls_itself())
    }

    /// See [`Table::dice`].
    pub fn dice(&self) -> Dice {
        each!(self, table => table.dice())
    }

    /// See [`Table::known_dice`].
    pub fn known_dice(&self) -> Option<&str> {
        each!(self, table => table.known_dice())
    }

    /// See [`Table::undo_target`].
    pub fn undo_target(&self) -> Option<u64> {
        each!(self, table => table.undo_target())
    }

    /// See [`Table::redo_target`].
    pub fn redo_target(&self) -> Option<u64> {
        each!(self, table => table.redo_target())
    }

    /// See [`Table::hash`].
    pub fn hash(&self) -> u64 {
        each!(self, table => table.hash())
    }

    /// The number of the current node.
    pub fn current(&self) -> u64 {
        each!(self, table => table.current().id)
    }

    /// Whether there is a node of this number.
    pub fn has(&self, node: u64) -> bool {
        each!(self, table => table.node(node).is_some())
    }

    /// The numbers of the nodes of the line being followed.
    pub fn line(&self) -> Vec<u64> {
        each!(self, table => table.line().map(|node| node.id).collect())
    }

    /// See [`Table::about`].
    pub fn about(&self) -> &About {
        each!(self, table => table.about())
    }

    /// See [`Table::card`].
    pub fn card(&self) -> String {
        each!(self, table => table.card())
    }

    /// See [`Table::played`].
    pub fn played(&self) -> usize {
        each!(self, table => table.played())
    }

    /// The table, if it is one of Reversi.
    pub fn reversi(&self) -> Option<&Table<Reversi>> {
        match self {
            AnyTable::Reversi(table) => Some(table),
            AnyTable::Backgammon(_) => None,
        }
    }

    /// The table, if it is one of Backgammon.
    pub fn backgammon(&self) -> Option<&Table<Backgammon>> {
        match self {
            AnyTable::Backgammon(table) => Some(table),
            AnyTable::Reversi(_) => None,
        }
    }
}
