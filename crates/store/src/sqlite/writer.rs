//! The thread that writes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::mpsc::Receiver;
use tokio::sync::oneshot;

use super::query::failed;
use super::reader::Read;
use crate::Error;

/// How many requests are committed together at most, so that the first of them does not wait long for the last.
const BATCH: usize = 256;

/// What the writing thread is asked.
pub enum Job {
    /// Run this within a transaction.
    Write(Box<dyn Write>),
    /// Read this (only when the data lies in memory).
    Read(Read),
    /// Take no more requests, do those that wait, close the file, and tell.
    Close(oneshot::Sender<Result<(), Error>>),
}

/// A request to write.
pub trait Write: Send {
    /// Does it, within an open transaction; a request that fails leaves no trace in it.
    fn run(&mut self, connection: &Connection) -> Result<(), Error>;
    /// Tells whoever asked what came of it, once it is known whether the transaction is on the disk.
    fn answer(self: Box<Self>, committed: Result<(), Error>);
}

struct Request<T, F> {
    run: Option<F>,
    outcome: Result<T, Error>,
    answer: oneshot::Sender<Result<T, Error>>,
}

/// A request, and where its answer comes.
pub fn request<T, F>(run: F) -> (Box<dyn Write>, oneshot::Receiver<Result<T, Error>>)
where
    T: Send + 'static,
    F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    (Box::new(Request { run: Some(run), outcome: Err(Error::Closed), answer }), answered)
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T, Error> + Send> Write for Request<T, F> {
    fn run(&mut self, connection: &Connection) -> Result<(), Error> {
        if let Some(run) = self.run.take() {
            self.outcome = in_savepoint(connection, run);
        }
        self.outcome.as_ref().map(|_| ()).map_err(Error::clone)
    }

    fn answer(self: Box<Self>, committed: Result<(), Error>) {
        let _ = self.answer.send(committed.and(self.outcome));
    }
}

fn in_savepoint<T>(connection: &Connection, run: impl FnOnce(&Connection) -> Result<T, Error>) -> Result<T, Error> {
    execute(connection, "SAVEPOINT request")?;
    let outcome = run(connection);
    // When SQLite itself has given up the whole transaction, there is no savepoint to return to.
    if outcome.is_err() && !connection.is_autocommit() {
        execute(connection, "ROLLBACK TO request")?;
    }
    if !connection.is_autocommit() {
        execute(connection, "RELEASE request")?;
    }
    outcome
}

fn execute(connection: &Connection, sql: &str) -> Result<(), Error> {
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute([])).map(|_| ()).map_err(failed)
}

/// Starts the thread. When its queue ends it waits for the `readers` (the last connection to be closed must be one that can
/// write, or the log stays behind) and closes the file.
pub fn start(
    connection: Connection,
    queue: Receiver<Job>,
    commits: Arc<AtomicU64>,
    readers: Vec<JoinHandle<()>>,
) -> JoinHandle<()> {
    let run = move || {
        let closers = serve(&connection, queue, &commits);
        for reader in readers {
            let _ = reader.join();
        }
        let closed = close(connection);
        for closer in closers {
            let _ = closer.send(closed.clone());
        }
    };
    thread::Builder::new().name("store writer".to_owned()).spawn(run).expect("a thread can be started")
}

/// Does all requests until the queue ends. Returns who waits for that.
fn serve(
    connection: &Connection,
    mut queue: Receiver<Job>,
    commits: &AtomicU64,
) -> Vec<oneshot::Sender<Result<(), Error>>> {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut closers = Vec::new();
    while queue.blocking_recv_many(&mut jobs, BATCH) > 0 {
        let mut writes = Vec::new();
        let mut reads = Vec::new();
        for job in jobs.drain(..) {
            match job {
                Job::Write(write) => writes.push(write),
                Job::Read(read) => reads.push(read),
                Job::Close(closer) => {
                    queue.close();
                    closers.push(closer);
                }
            }
        }
        if !writes.is_empty() {
            commit(connection, writes, commits);
        }
        for read in reads {
            read(connection);
        }
    }
    closers
}

/// Runs requests in one transaction and answers them after its commit.
fn commit(connection: &Connection, mut writes: Vec<Box<dyn Write>>, commits: &AtomicU64) {
    let before = connection.total_changes();
    let committed = transaction(connection, &mut writes);
    if committed.is_ok() && connection.total_changes() != before {
        commits.fetch_add(1, Ordering::Relaxed);
    }
    for write in writes {
        write.answer(committed.clone());
    }
}

fn transaction(connection: &Connection, writes: &mut [Box<dyn Write>]) -> Result<(), Error> {
    execute(connection, "BEGIN IMMEDIATE")?;
    for write in writes {
        let outcome = write.run(connection);
        if connection.is_autocommit() {
            // Disk full, I/O error, no memory: SQLite has rolled everything back, for the neighbours too.
            return outcome;
        }
    }
    execute(connection, "COMMIT").inspect_err(|_| {
        let _ = execute(connection, "ROLLBACK");
    })
}

fn close(connection: Connection) -> Result<(), Error> {
    // Moves what it can without waiting for anyone: a checkpoint that waits can wait for this very connection's own read lock,
    // when it is the first thing the connection does. The last connection to a file moves the rest when it closes.
    let moved = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())).map_err(failed);
    connection.close().map_err(|(_, error)| failed(error))?;
    moved
}
