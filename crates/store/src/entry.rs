//! The entries of a game's record.

use crate::Millis;

/// Something that happened in a game, before it has a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// When, by the caller's clock.
    pub at: Millis,
    /// Which seat did it; `None` for what concerns the table.
    pub seat: Option<u8>,
    /// What kind of thing (`play`).
    pub verb: String,
    /// Its object in notation (`d6`).
    pub text: String,
    /// The hash of the position after it: what a replay is checked against.
    pub hash: u64,
    /// The command of a client that brought it about, if one did.
    pub client: Option<ClientSeq>,
}

/// The number a client gave to a command. A game holds each at most once: a command sent again, because its answer was
/// lost, is recognised by it. Of the entries that one command makes, one carries the number (the first, by custom).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClientSeq {
    /// Which client: a text of its own choosing, new for each page that is opened.
    pub client: String,
    /// Its own counter.
    pub seq: u64,
}

/// An entry as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number in the game: 1, 2, 3 … without gaps.
    pub seq: u64,
    /// What it says.
    pub entry: NewEntry,
}
