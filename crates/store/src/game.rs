//! A game without its entries.

use crate::{GameId, Millis, OwnerKey};

/// A game that is to be stored. Nothing of it ever changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name, drawn by the caller.
    pub id: GameId,
    /// Whose list it stands in, and who may delete it.
    pub owner: OwnerKey,
    /// Which game it is (`reversi`).
    pub kind: String,
    /// What it starts from, in that game's notation.
    pub setup: String,
    /// Who sat at it at first; later changes are entries.
    pub seats: String,
    /// When it was made, by the caller's clock.
    pub created_at: Millis,
}

/// What a list shows of a game without replaying it.
///
/// Derived: it says nothing that the record does not, is written in the same transaction as the entries it sums up, and
/// can be rebuilt from them (an [`append`](crate::Games::append) without entries writes it alone).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Whether the game has ended.
    pub over: bool,
    /// How many actions lead to where it stands.
    pub plies: u32,
    /// Whatever else a list wants to show, in the caller's notation.
    pub text: String,
}

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name.
    pub id: GameId,
    /// Whose it is.
    pub owner: OwnerKey,
    /// Which game it is.
    pub kind: String,
    /// What it started from.
    pub setup: String,
    /// Who sat at it at first.
    pub seats: String,
    /// When it was made.
    pub created_at: Millis,
    /// The latest instant among its making and its entries. Derived.
    pub updated_at: Millis,
    /// The number of its last entry, 0 without entries. Derived.
    pub seq: u64,
    /// What a list shows of it. Derived.
    pub summary: Summary,
}

impl StoredGame {
    /// Its place in its owner's list.
    pub fn cursor(&self) -> Cursor {
        Cursor { updated_at: self.updated_at, id: self.id }
    }
}

/// A place in an owner's list of games, which goes from the most recently changed back. It stays a place when games are
/// added, changed or deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the game there was last changed.
    pub updated_at: Millis,
    /// The name of the game there, which orders those changed at the same instant.
    pub id: GameId,
}
