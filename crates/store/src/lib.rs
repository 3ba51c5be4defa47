//! Where games are kept: ports that say what is stored, and the databases behind them.
//!
//! The store knows nothing of games: a game is a set-up and a list of entries, all of them text. That record is
//! the truth; [`Summary`] and the other columns of [`StoredGame`] are derived from it and can be rebuilt.
//! Time and random bytes come in as arguments. No other crate has SQL.
//!
//! [`Games`] is the port. [`Sqlite`] is the database of one machine: one file, one writer with group commit,
//! an answer only after the data is on the disk.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use store::{Appended, GameId, Games, Millis, NewEntry, NewGame, OwnerKey, Sqlite, Summary};
//!
//! let store = Sqlite::in_memory()?;
//! let id = GameId::from_random([7, 1, 9, 200, 31, 4, 66, 5]);
//! let game = NewGame {
//!     id,
//!     owner: OwnerKey([3; 32]),
//!     kind: "reversi".into(),
//!     setup: "8x8".into(),
//!     seats: "person, computer 5".into(),
//!     created_at: Millis(1_000),
//! };
//! store.create(game, vec![], Summary::default()).await?;
//!
//! let entry = NewEntry {
//!     at: Millis(2_000), seat: Some(0), verb: "play".into(), text: "d3".into(), hash: 0x1234, client: None,
//! };
//! let summary = Summary { over: false, plies: 1, text: String::new() };
//! let appended = store.append(id, 0, vec![entry.clone()], summary.clone()).await?;
//! assert_eq!(appended, Appended::Committed { seq: 1 });
//! // Whoever still believes that nothing was played is told how far the game is.
//! assert_eq!(store.append(id, 0, vec![entry], summary).await?, Appended::Behind { seq: 1 });
//! # store.close().await?;
//! # Ok(()) }
//! ```

mod entry;
mod error;
mod game;
mod game_id;
mod games;
mod millis;
mod owner;
mod sqlite;

pub use entry::{ClientSeq, NewEntry, StoredEntry};
pub use error::Error;
pub use game::{Cursor, NewGame, StoredGame, Summary};
pub use game_id::{GameId, NotAGameId};
pub use games::{Appended, Games};
pub use millis::Millis;
pub use owner::OwnerKey;
pub use sqlite::{OpenError, Sqlite};
