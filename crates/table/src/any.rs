//! A table of whichever game: what the floors above hold.

use crate::{Broken, Draft, Due, Entry, Hand, Level, Occupants, Reason, Referee, Seat, Table, Verb, reversi::Reversi};

/// A table of one of the games. A further game is a further arm here.
#[derive(Clone, Debug)]
pub enum AnyTable {
    /// Reversi, in all its variants.
    Reversi(Table<Reversi>),
}

/// The same call on whichever table it is.
macro_rules! each {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            AnyTable::Reversi($table) => $body,
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
            _ => Err(Reason::new("refusal-no-such-game").with("game", kind)),
        }
    }

    /// Which game: the name in stored records and addresses.
    pub fn kind(&self) -> &'static str {
        match self {
            AnyTable::Reversi(_) => Reversi::NAME,
        }
    }

    /// The canonical text of the set-up.
    pub fn setup_text(&self) -> String {
        match self {
            AnyTable::Reversi(table) => Reversi::write_setup(table.setup()),
        }
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
}
