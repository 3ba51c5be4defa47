//! The port through which games are stored and found.

use std::future::Future;

use crate::{Cursor, Error, GameId, NewEntry, NewGame, OwnerKey, StoredEntry, StoredGame, Summary};

/// A store of games.
///
/// Each call is one transaction, and an answer means that it is on the disk. When a future is dropped before its answer, its
/// change may or may not be made. Calls are correct however many callers, threads, processes or machines share the store:
/// [`append`](Games::append) compares before it sets.
///
/// Each function can fail with [`Error::Failed`] (what the database said) and [`Error::Closed`].
pub trait Games: Send + Sync {
    /// Stores a new game with the entries it begins with: all of it, or nothing.
    ///
    /// # Errors
    ///
    /// [`Error::Taken`] when a game has this name (draw another), [`Error::Twice`] as for [`append`](Games::append).
    fn create(
        &self,
        game: NewGame,
        entries: Vec<NewEntry>,
        summary: Summary,
    ) -> impl Future<Output = Result<(), Error>> + Send;

    /// The game of this name.
    fn game(&self, id: GameId) -> impl Future<Output = Result<Option<StoredGame>, Error>> + Send;

    /// The entries of a game whose number is above `after`, by rising number; none when there is no such game.
    ///
    /// Entries may be stored between this call and one of [`game`](Games::game): only the entries tell how far a game is.
    fn entries(&self, id: GameId, after: u64) -> impl Future<Output = Result<Vec<StoredEntry>, Error>> + Send;

    /// Adds entries to a game whose last entry is `expected`, and replaces its summary: all of it, or nothing.
    ///
    /// Without entries it replaces the summary alone.
    ///
    /// # Errors
    ///
    /// [`Error::NoGame`]; [`Error::Twice`] when two of the entries carry the same client number.
    fn append(
        &self,
        id: GameId,
        expected: u64,
        entries: Vec<NewEntry>,
        summary: Summary,
    ) -> impl Future<Output = Result<Appended, Error>> + Send;

    /// At most `limit` games of an owner, the most recently changed first, beginning after `before` or with the newest.
    fn games_of(
        &self,
        owner: OwnerKey,
        limit: u32,
        before: Option<Cursor>,
    ) -> impl Future<Output = Result<Vec<StoredGame>, Error>> + Send;

    /// The most recently changed game of an owner that is not over.
    fn latest_open(&self, owner: OwnerKey) -> impl Future<Output = Result<Option<StoredGame>, Error>> + Send;

    /// Deletes a game and its entries, if it is this owner's; tells whether it was.
    fn delete(&self, id: GameId, owner: OwnerKey) -> impl Future<Output = Result<bool, Error>> + Send;
}

/// What came of an [`append`](Games::append).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entries are stored.
    Committed {
        /// The number of the last of them.
        seq: u64,
    },
    /// Someone else has added entries (or the game is not so far): nothing was stored. Read on from there and decide again.
    Behind {
        /// The number of the game's last entry.
        seq: u64,
    },
    /// An entry with the same client number is stored already: this is a command sent again, and nothing was stored. Found
    /// before `expected` is compared, so that a repetition is never taken for a conflict.
    Repeated {
        /// The number of the entry stored then.
        seq: u64,
    },
}
