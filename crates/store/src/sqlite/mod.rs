//! SQLite: the database of one machine.

mod open;
mod query;
mod reader;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

pub use open::OpenError;

use crate::{Appended, Cursor, Error, GameId, Games, NewEntry, NewGame, OwnerKey, StoredEntry, StoredGame, Summary};

/// How many threads read a file at the same time.
const READERS: usize = 2;

/// How many requests wait for a thread before callers wait for room.
const QUEUE: usize = 1024;

/// A store in one SQLite file. Clones share it.
///
/// One thread writes: it takes all requests that wait, commits them together and answers only then, so that one wait for
/// the disk serves many callers. Two threads read. No call blocks the caller's thread, and any executor will do.
///
/// Other processes may open the same file: they wait for each other's commits, for ten seconds at most.
///
/// The last clone that is dropped waits for its threads to do what is queued and to close the file: milliseconds, but of the
/// dropping thread. [`close`](Sqlite::close) waits without blocking it.
#[derive(Clone, Debug)]
pub struct Sqlite {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    writer: Option<mpsc::Sender<writer::Job>>,
    /// `None` when the data lies in memory: the writing connection alone sees it, and reads too.
    readers: Option<mpsc::Sender<reader::Job>>,
    commits: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens the store in this file, which is made if there is none and brought to this version's form if it is older.
    /// It blocks, and is meant for the start of a program.
    ///
    /// # Errors
    ///
    /// [`OpenError`]; a file that is refused is not changed.
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite, OpenError> {
        let path = path.as_ref();
        let connection = open::file(path)?;
        let readers = (0..READERS).map(|_| open::reader(path)).collect::<Result<Vec<_>, _>>()?;
        Ok(Sqlite::start(connection, readers))
    }

    /// A new store in memory, gone when it is closed: for tests and for trying things.
    ///
    /// # Errors
    ///
    /// [`OpenError`] when there is no memory.
    pub fn in_memory() -> Result<Sqlite, OpenError> {
        Ok(Sqlite::start(open::memory()?, Vec::new()))
    }

    fn start(connection: Connection, readers: Vec<Connection>) -> Sqlite {
        let commits = Arc::new(AtomicU64::new(0));
        let (readers, threads) = match readers.is_empty() {
            true => (None, Vec::new()),
            false => {
                let (sender, queue) = mpsc::channel(QUEUE);
                (Some(sender), reader::start(readers, queue))
            }
        };
        let (sender, queue) = mpsc::channel(QUEUE);
        let thread = writer::start(connection, queue, commits.clone(), threads);
        Sqlite { shared: Arc::new(Shared { writer: Some(sender), readers, commits, thread: Some(thread) }) }
    }

    /// How many transactions this store has committed since it was opened. Fewer than requests when they come together.
    pub fn commits(&self) -> u64 {
        self.shared.commits.load(Ordering::Relaxed)
    }

    /// Does what is queued, moves the write-ahead log into the file, and closes it, for all clones.
    ///
    /// # Errors
    ///
    /// [`Error::Failed`] when the log cannot be moved; nothing is lost, the next opening does it.
    pub async fn close(&self) -> Result<(), Error> {
        if let Some(readers) = &self.shared.readers {
            let _ = readers.send(reader::Job::Close).await;
        }
        let (answer, answered) = oneshot::channel();
        match self.shared.writer().send(writer::Job::Close(answer)).await {
            Ok(()) => answered.await.map_err(|_| Error::Closed)?,
            Err(_) => Ok(()), // It is closed already.
        }
    }

    async fn read<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        let read: reader::Read = Box::new(move |connection| {
            if !answer.is_closed() {
                let _ = answer.send(run(connection));
            }
        });
        let sent = match &self.shared.readers {
            Some(readers) => readers.send(reader::Job::Read(read)).await.is_ok(),
            None => self.shared.writer().send(writer::Job::Read(read)).await.is_ok(),
        };
        if !sent {
            return Err(Error::Closed);
        }
        answered.await.map_err(|_| Error::Closed)?
    }

    async fn write<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (write, answered) = writer::request(run);
        self.shared.writer().send(writer::Job::Write(write)).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }
}

impl Shared {
    fn writer(&self) -> &mpsc::Sender<writer::Job> {
        self.writer.as_ref().expect("the sender is taken only by drop")
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        // Without senders the queues end, once they are empty.
        self.readers = None;
        self.writer = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Games for Sqlite {
    async fn create(&self, game: NewGame, entries: Vec<NewEntry>, summary: Summary) -> Result<(), Error> {
        self.write(move |connection| query::create(connection, &game, &entries, &summary)).await
    }

    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, Error> {
        self.read(move |connection| query::game(connection, id)).await
    }

    async fn entries(&self, id: GameId, after: u64) -> Result<Vec<StoredEntry>, Error> {
        self.read(move |connection| query::entries(connection, id, after)).await
    }

    async fn append(
        &self,
        id: GameId,
        expected: u64,
        entries: Vec<NewEntry>,
        summary: Summary,
    ) -> Result<Appended, Error> {
        self.write(move |connection| query::append(connection, id, expected, &entries, &summary)).await
    }

    async fn games_of(&self, owner: OwnerKey, limit: u32, before: Option<Cursor>) -> Result<Vec<StoredGame>, Error> {
        self.read(move |connection| query::games_of(connection, owner, limit, before)).await
    }

    async fn latest_open(&self, owner: OwnerKey) -> Result<Option<StoredGame>, Error> {
        self.read(move |connection| query::latest_open(connection, owner)).await
    }

    async fn delete(&self, id: GameId, owner: OwnerKey) -> Result<bool, Error> {
        self.write(move |connection| query::delete(connection, id, owner)).await
    }
}
