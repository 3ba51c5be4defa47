//! The threads that read.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::mpsc::Receiver;

/// Something to read, which answers whoever asked.
pub type Read = Box<dyn FnOnce(&Connection) + Send>;

/// What a reading thread is asked.
pub enum Job {
    /// Read this.
    Read(Read),
    /// Take no more requests; end when the queue is empty.
    Close,
}

/// Starts a thread for each connection. They share the queue, and end when it is closed and empty.
pub fn start(connections: Vec<Connection>, queue: Receiver<Job>) -> Vec<JoinHandle<()>> {
    let queue = Arc::new(Mutex::new(queue));
    let start = |connection: Connection| {
        let queue = queue.clone();
        let name = "store reader".to_owned();
        thread::Builder::new().name(name).spawn(move || run(&connection, &queue)).expect("a thread can be started")
    };
    connections.into_iter().map(start).collect()
}

fn run(connection: &Connection, queue: &Mutex<Receiver<Job>>) {
    while let Some(read) = next(queue) {
        read(connection);
    }
}

/// The next request; one thread waits for it, the others for the lock.
fn next(queue: &Mutex<Receiver<Job>>) -> Option<Read> {
    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        match queue.blocking_recv()? {
            Job::Read(read) => return Some(read),
            Job::Close => queue.close(),
        }
    }
}
