//! Why the club cannot do what it is asked.

use store::GameId;
use table::Reason;
use thiserror::Error;

/// A refusal by the rules or the table: nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub Reason);

/// Why the club cannot do what it is asked.
#[derive(Debug, Error)]
pub enum Error {
    /// The table refuses, for a reason that a person can read.
    #[error("refused: {}", .0.0)]
    Refused(Refused),
    /// The store failed; nothing has changed.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A stored game does not replay.
    #[error("game {id} is damaged: {why}")]
    Damaged {
        /// Which game.
        id: GameId,
        /// What is wrong with it.
        why: String,
    },
    /// A stored entry does not follow the one before.
    #[error(transparent)]
    Broken(#[from] table::Broken),
    /// A stored entry is of a kind that this version does not know.
    #[error(transparent)]
    Verb(#[from] table::UnknownVerb),
    /// A thinking thread died.
    #[error("the computer player failed: {0}")]
    Thinker(String),
    /// The club is closing.
    #[error("the club is closed")]
    Closed,
}
