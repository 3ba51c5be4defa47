//! The threads that think.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Player, StopFlag};
use table::AnyTable;
use tokio::sync::{Semaphore, SemaphorePermit, watch};

use crate::Error;
use crate::live::Stop;

/// A few computer players, so that many tables share the machine's cores; each search waits for its turn. What somebody waits
/// for goes before what is found out on the side.
pub(crate) struct Thinkers {
    turns: Semaphore,
    /// Players that rest, with their engines' memory.
    idle: Mutex<Vec<Player>>,
    /// How many searches that somebody waits for have no turn yet.
    waiting: watch::Sender<usize>,
    /// How many searches on the side have none.
    aside: watch::Sender<usize>,
    /// Whether a player is getting ready.
    preparing: watch::Sender<bool>,
}

/// How long a search on the side may keep others of its kind waiting.
const SHARE: Duration = Duration::from_secs(3);

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        Thinkers {
            turns: Semaphore::new(threads),
            idle: Mutex::new(Vec::new()),
            waiting: watch::Sender::new(0),
            aside: watch::Sender::new(0),
            preparing: watch::Sender::new(false),
        }
    }

    /// Gets a player ready for a table, beside everything else. Searches that begin meanwhile wait for it, unless they are told to stop:
    /// nobody can stop a player that unpacks what it thinks with.
    pub(crate) fn prepare(self: &Arc<Self>, table: Arc<AnyTable>) {
        // One at a time: however many tables are opened at once, there is one player more than think at the most.
        if !self.preparing.send_if_modified(|preparing| !std::mem::replace(preparing, true)) {
            return;
        }
        let thinkers = self.clone();
        tokio::task::spawn_blocking(move || {
            let _ready = Ready(&thinkers.preparing);
            let mut player = thinkers.idle.lock().expect("no holder panics").pop().unwrap_or_default();
            player.prepare(&table);
            thinkers.idle.lock().expect("no holder panics").push(player);
        });
    }

    /// Waits until no player is getting ready, or the search is told to stop.
    async fn readied(&self, stop: &Stop) {
        let mut preparing = self.preparing.subscribe();
        tokio::select! {
            _ = preparing.wait_for(|preparing| !preparing) => {}
            () = stop.raised.notified() => {}
        }
    }

    /// Runs a search that somebody waits for on a thread of its own when there is room. A stop that is raised while it waits
    /// lets it run at once: a search that is told to stop takes no time.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        stop: Arc<Stop>,
        search: impl FnOnce(&mut Player, &StopFlag) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = match self.turns.try_acquire() {
            Ok(turn) => Some(turn),
            Err(_) => {
                let _wanted = Wanted::new(&self.waiting);
                tokio::select! {
                    turn = self.turns.acquire() => turn.ok(),
                    () = stop.raised.notified() => None,
                }
            }
        };
        if !stop.is_raised() {
            self.readied(&stop).await;
        }
        let answer = self.think(stop, search).await;
        drop(turn);
        answer
    }

    /// Runs a search that can wait: it begins when nobody else waits, and its stop is raised as soon as somebody does, or
    /// when another of its kind has waited its share of time.
    pub(crate) async fn aside<T: Send + 'static>(
        self: &Arc<Self>,
        stop: Arc<Stop>,
        search: impl FnOnce(&mut Player, &StopFlag) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = tokio::select! {
            turn = self.spare_turn() => turn,
            () = stop.raised.notified() => None,
        };
        let (mut waiting, mut aside) = (self.waiting.subscribe(), self.aside.subscribe());
        let others = async {
            tokio::time::sleep(SHARE).await;
            aside.wait_for(|waiting| *waiting > 0).await.map(drop)
        };
        let thought = self.think(stop.clone(), search);
        tokio::pin!(thought);
        let _ = tokio::select! {
            answer = &mut thought => return answer,
            wanted = waiting.wait_for(|waiting| *waiting > 0) => wanted.map(drop),
            wanted = others => wanted,
        };
        stop.raise();
        let answer = thought.await;
        drop(turn);
        answer
    }

    /// A turn that nobody else waits for.
    async fn spare_turn(&self) -> Option<SemaphorePermit<'_>> {
        let _wanted = Wanted::new(&self.aside);
        let mut waiting = self.waiting.subscribe();
        loop {
            waiting.wait_for(|waiting| *waiting == 0).await.ok()?;
            let turn = self.turns.acquire().await.ok()?;
            if *waiting.borrow() == 0 {
                return Some(turn);
            }
        }
    }

    async fn think<T: Send + 'static>(
        self: &Arc<Self>,
        stop: Arc<Stop>,
        search: impl FnOnce(&mut Player, &StopFlag) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let thinkers = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let mut player = thinkers.idle.lock().expect("no holder panics").pop().unwrap_or_default();
            let answer = search(&mut player, &stop.flag);
            thinkers.idle.lock().expect("no holder panics").push(player);
            answer
        })
        .await;
        done.map_err(|error| Error::Thinker(error.to_string()))
    }
}

/// A player is getting ready, until this is dropped.
struct Ready<'a>(&'a watch::Sender<bool>);

impl Drop for Ready<'_> {
    fn drop(&mut self) {
        self.0.send_replace(false);
    }
}

/// Somebody waits for a turn, as long as this is held.
struct Wanted<'a>(&'a watch::Sender<usize>);

impl<'a> Wanted<'a> {
    fn new(waiting: &'a watch::Sender<usize>) -> Wanted<'a> {
        waiting.send_modify(|waiting| *waiting += 1);
        Wanted(waiting)
    }
}

impl Drop for Wanted<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|waiting| *waiting -= 1);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::Thinkers;
    use crate::live::Stop;

    #[tokio::test]
    async fn a_search_waits_for_a_player_that_gets_ready_until_it_is_told_to_stop() {
        let thinkers = Arc::new(Thinkers::new(1));
        thinkers.preparing.send_replace(true);
        let stop = Arc::new(Stop::new());
        let search = tokio::spawn({
            let (thinkers, stop) = (thinkers.clone(), stop.clone());
            async move { thinkers.run(stop, |_, stop| stop.is_raised()).await }
        });
        for _ in 0..10 {
            tokio::task::yield_now().await;
            assert!(!search.is_finished());
        }
        stop.raise();
        assert!(search.await.unwrap().unwrap());
        // Told so beforehand it does not even begin to wait.
        assert!(thinkers.run(stop, |_, stop| stop.is_raised()).await.unwrap());
    }
}
