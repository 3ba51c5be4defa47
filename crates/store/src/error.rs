//! Why a store cannot do what it is asked.

use std::sync::Arc;

use thiserror::Error;

use crate::{ClientSeq, GameId};

/// Why a store cannot do what it is asked. What is normal between several players of a game is no error, see
/// [`Appended`](crate::Appended).
#[derive(Clone, Debug, Error)]
pub enum Error {
    /// There is no game of this name (any more).
    #[error("there is no game `{0}`")]
    NoGame(GameId),
    /// There is a game of this name already.
    #[error("there is a game `{0}` already")]
    Taken(GameId),
    /// Two entries of one request carry the same client number: a mistake of the caller.
    #[error("two entries carry number {} of client `{}`", .0.seq, .0.client)]
    Twice(ClientSeq),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The database failed: disk full, file damaged, locked for too long. What a read finds next is the truth.
    #[error("the database failed: {0}")]
    Failed(Arc<dyn std::error::Error + Send + Sync>),
}
