//! All tables, and whoever thinks at them.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Cursor, GameId, Games, Millis, NewEntry, NewGame, OwnerKey, StoredGame};
use table::{AnyTable, Hand, Occupants, Verb};
use tokio::sync::Mutex;

use crate::live::Live;
use crate::thinkers::Thinkers;
use crate::{Error, openings, record};

/// The clock that the club reads: milliseconds since the epoch. An argument, so that tests tell the time.
pub type Clock = fn() -> Millis;

/// How the club behaves.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Searches at the same time.
    pub threads: usize,
    /// The least time between two moves of a demonstration.
    pub demonstration_pace: Duration,
}

/// All tables of a store. It holds those that somebody looks at, and forgets the others.
pub struct Club<S> {
    pub(crate) store: S,
    pub(crate) thinkers: Arc<Thinkers>,
    clock: Clock,
    options: Options,
    live: Mutex<HashMap<GameId, Weak<Live<S>>>>,
}

/// What a new game is made of.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Which game (`reversi`).
    pub kind: &'static str,
    /// Its set-up's text.
    pub setup: String,
    /// Who plays.
    pub occupants: Occupants,
    /// What has been played already, in the table's verbs and notation: a game that was pasted. The table then stands at its
    /// end.
    pub entries: Vec<(Verb, String)>,
}

impl<S: Games + 'static> Club<S> {
    /// A club over a store.
    pub fn new(store: S, clock: Clock, options: Options) -> Arc<Club<S>> {
        let thinkers = Arc::new(Thinkers::new(options.threads.max(1)));
        Arc::new(Club { store, thinkers, clock, options, live: Mutex::new(HashMap::new()) })
    }

    /// The time.
    pub fn now(&self) -> Millis {
        (self.clock)()
    }

    pub(crate) fn pace(&self, table: &AnyTable) -> Duration {
        if record::is_demonstration(table) { self.options.demonstration_pace } else { Duration::ZERO }
    }

    /// Stores a new game.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] when the set-up or a move is not one; the store's failure.
    pub async fn create(&self, owner: OwnerKey, new: NewTable) -> Result<GameId, Error> {
        let refused = |reason| Error::Refused(crate::Refused(reason));
        let now = self.now();
        let mut table = AnyTable::new(new.kind, &new.setup, new.occupants).map_err(refused)?;
        let mut entries: Vec<NewEntry> = Vec::with_capacity(new.entries.len());
        for (verb, text) in &new.entries {
            let entry = table.propose(Hand::Record, *verb, text).map_err(refused)?.at(table.seq() + 1, now.0);
            table.push(&entry).expect("a proposed entry follows");
            entries.push(record::new_entry(&entry, table.hash(), None));
        }
        loop {
            let id = GameId::from_random(random_bytes());
            let game = NewGame {
                id,
                owner,
                kind: new.kind.to_owned(),
                setup: table.setup_text(),
                seats: new.occupants.to_string(),
                created_at: now,
            };
            match self.store.create(game, entries.clone(), record::summary(&table)).await {
                Ok(()) => return Ok(id),
                Err(store::Error::Taken(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The table of this game, for its owner; `None` when there is no such game, or it is someone else's.
    ///
    /// # Errors
    ///
    /// When the store fails or the game does not replay.
    pub async fn open(self: &Arc<Self>, id: GameId, owner: OwnerKey) -> Result<Option<Arc<Live<S>>>, Error> {
        // Held over the loading, so that two who come at once sit at the same table.
        let mut tables = self.live.lock().await;
        let live = match tables.get(&id).and_then(Weak::upgrade) {
            Some(live) => live,
            None => {
                let Some(live) = Live::load(self, id).await? else { return Ok(None) };
                tables.retain(|_, live| live.strong_count() > 0);
                tables.insert(id, Arc::downgrade(&live));
                live
            }
        };
        Ok((live.owner() == owner).then_some(live))
    }

    /// This owner's games, the most recently changed first.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn games_of(
        &self,
        owner: OwnerKey,
        limit: u32,
        before: Option<Cursor>,
    ) -> Result<Vec<StoredGame>, Error> {
        Ok(self.store.games_of(owner, limit, before).await?)
    }

    /// This owner's most recently changed game that is not over.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn latest_open(&self, owner: OwnerKey) -> Result<Option<StoredGame>, Error> {
        Ok(self.store.latest_open(owner).await?)
    }

    /// Deletes a game, if it is this owner's; tells whether it was.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn delete(&self, id: GameId, owner: OwnerKey) -> Result<bool, Error> {
        let deleted = self.store.delete(id, owner).await?;
        if deleted && let Some(live) = self.live.lock().await.remove(&id).and_then(|live| live.upgrade()) {
            live.gone();
        }
        Ok(deleted)
    }
}

impl Club<store::Sqlite> {
    /// Finishes what is being stored and closes the store.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn close(&self) -> Result<(), Error> {
        Ok(self.store.close().await?)
    }
}

/// Random bytes of the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Two dice by lot, as text (`62`, in the order thrown).
///
/// Each byte of the operating system's generator below 252 gives a die, for 252 is 42 times 6; others are drawn again.
pub(crate) fn throw() -> String {
    let die = || loop {
        let [byte] = random_bytes();
        if byte < 252 {
            return char::from(b'1' + byte % 6);
        }
    };
    [die(), die()].iter().collect()
}

/// An XOT opening of a variant, drawn by lot; empty for a variant without a list.
pub fn draw_opening(variant: reversi::Variant) -> Vec<reversi::Square> {
    openings::draw(variant, u64::from_le_bytes(random_bytes())).unwrap_or_default()
}

/// A coin.
pub fn heads() -> bool {
    random_bytes::<1>()[0] & 1 == 0
}

#[cfg(test)]
mod tests {
    use super::throw;

    #[test]
    fn each_face_comes_a_sixth_of_the_time() {
        let mut faces = [0i32; 6];
        for _ in 0..6_000 {
            for face in throw().bytes() {
                faces[usize::from(face - b'1')] += 1;
            }
        }
        // Seven standard deviations: once in a hundred thousand million runs a fair die is beyond.
        assert!(faces.iter().all(|&count| (count - 2_000).abs() < 7 * 41), "{faces:?}");
    }
}
