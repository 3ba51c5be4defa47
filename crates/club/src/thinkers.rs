//! The threads that think.

use std::sync::{Arc, Mutex};

use bots::{Player, StopFlag};
use tokio::sync::Semaphore;

use crate::Error;
use crate::live::Stop;

/// A few computer players, so that many tables share the machine's cores; each search waits for its turn.
pub(crate) struct Thinkers {
    turns: Semaphore,
    /// Players that rest, with their engines' memory.
    idle: Mutex<Vec<Player>>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        Thinkers { turns: Semaphore::new(threads), idle: Mutex::new(Vec::new()) }
    }

    /// Runs a search on a thread of its own when there is room. A stop that is raised while it waits lets it run at once:
    /// a search that is told to stop takes no time.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        stop: Arc<Stop>,
        search: impl FnOnce(&mut Player, &StopFlag) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = tokio::select! {
            turn = self.turns.acquire() => Some(turn),
            () = stop.raised.notified() => None,
        };
        let thinkers = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let mut player = thinkers.idle.lock().expect("no holder panics").pop().unwrap_or_default();
            let answer = search(&mut player, &stop.flag);
            thinkers.idle.lock().expect("no holder panics").push(player);
            answer
        })
        .await;
        drop(turn);
        done.map_err(|error| Error::Thinker(error.to_string()))
    }
}
