//! The log of a table: everything that ever happened at it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Seat;

/// One thing that happened. A table is the fold of its entries over its set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// 1, 2, 3 … without gaps.
    pub seq: u64,
    /// When, in milliseconds since the epoch, as the caller's clock says; never read by the fold.
    pub at: i64,
    /// Which seat did it; `None` for what concerns the table (stepping back, seating, what is told of the game).
    pub seat: Option<Seat>,
    /// What kind of thing.
    pub verb: Verb,
    /// Its object, in the verb's notation.
    pub text: String,
}

/// What an entry says of itself before it has a number and a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Which seat does it.
    pub seat: Option<Seat>,
    /// What kind of thing.
    pub verb: Verb,
    /// Its object, in canonical notation.
    pub text: String,
}

impl Draft {
    /// The entry with this number, at this time.
    pub fn at(self, seq: u64, at: i64) -> Entry {
        Entry { seq, at, seat: self.seat, verb: self.verb, text: self.text }
    }
}

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// The due seat acts; the text is the game's notation (`d6`).
    Play,
    /// Dice are rolled; the text is what they show (`31`).
    Roll,
    /// The table goes to a node that exists: undo, redo, and the start of a branch. The text is the node's number.
    Go,
    /// Who plays the two seats from now on; the text is both (`person, computer 5`).
    Seats,
    /// What the game tells of itself from now on: an [`About`](crate::About).
    About,
}

impl Verb {
    /// The word in stored records.
    pub const fn word(self) -> &'static str {
        match self {
            Verb::Play => "play",
            Verb::Roll => "roll",
            Verb::Go => "go",
            Verb::Seats => "seats",
            Verb::About => "about",
        }
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Verb {
    type Err = UnknownVerb;

    fn from_str(text: &str) -> Result<Verb, UnknownVerb> {
        [Verb::Play, Verb::Roll, Verb::Go, Verb::Seats, Verb::About]
            .into_iter()
            .find(|verb| verb.word() == text)
            .ok_or_else(|| UnknownVerb { word: text.chars().take(24).collect() })
    }
}

/// A stored word that is no verb: the record was written by a newer version, or is damaged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{word}` is not a verb of a table")]
pub struct UnknownVerb {
    /// The word as given, at most 24 characters of it.
    pub word: String,
}
