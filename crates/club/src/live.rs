//! One table while somebody looks at it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex, Weak};

use bots::{Choice, Evaluation, StopFlag};
use store::{Appended, ClientSeq, GameId, Games, OwnerKey};
use table::{AnyTable, Dice, Draft, Entry, Hand, Occupant, Reason, Verb};
use tokio::sync::{Mutex, Notify, broadcast, watch};

use crate::club::{Club, throw};
use crate::evaluation::{Remembered, remember};
use crate::record;
use crate::{Error, Refused};

/// Entries that a reader may fall behind before it must resync.
const BACKLOG: usize = 64;

/// What everyone at a table is told.
#[derive(Clone, Debug)]
pub enum Event {
    /// An entry, stored, and the table after it.
    Entry(Entry, Arc<AnyTable>),
    /// The computer thinks.
    Thinking(Thinking),
    /// The computer stopped thinking without playing.
    Idle,
    /// The game was deleted.
    Gone,
}

/// How far the computer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// The seat it thinks for.
    pub seat: table::Seat,
    /// Its level there.
    pub level: table::Level,
    /// Plies looked ahead so far.
    pub depth: u8,
}

/// A table that somebody looks at. Everything that happens is stored before anyone is told.
pub struct Live<S> {
    id: GameId,
    owner: OwnerKey,
    club: Weak<Club<S>>,
    state: Mutex<State>,
    events: broadcast::Sender<Event>,
    thought: StdMutex<Option<Thought>>,
    /// The hint being looked for: a table has one at a time, so that whoever keeps asking waits only for itself.
    hint: StdMutex<Option<Arc<Stop>>>,
    /// Whether the computer thinks: evaluations wait meanwhile.
    busy: watch::Sender<bool>,
    /// What has been found out about nodes.
    evaluations: StdMutex<Remembered>,
}

struct State {
    table: Arc<AnyTable>,
    /// The last command of each client that made an entry, and that entry's number.
    done: HashMap<String, (u64, u64)>,
}

/// What the computer thinks about. While there is one, one task runs it.
#[derive(Clone)]
struct Thought {
    /// The table's `seq`; an answer counts only while it is still that.
    seq: u64,
    table: Arc<AnyTable>,
    stop: Arc<Stop>,
    task: Task,
}

/// What there is to do for the house.
#[derive(Clone, Copy)]
enum Task {
    /// To decide something, for a seat of the computer's.
    Decide(Thinking),
    /// To roll dice that nobody asks for.
    Roll,
}

/// Ends a search, also one that still waits for a free thread.
pub(crate) struct Stop {
    pub(crate) flag: StopFlag,
    pub(crate) raised: Notify,
}

impl Stop {
    pub(crate) fn new() -> Stop {
        Stop { flag: StopFlag::new(), raised: Notify::new() }
    }

    pub(crate) fn raise(&self) {
        self.flag.raise();
        self.raised.notify_one();
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.flag.is_raised()
    }
}

/// A command from a page, with the page's own number for it.
pub type Command = Option<ClientSeq>;

/// What a person may ask of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Act at this node.
    Play {
        /// The node the person sees.
        at: u64,
        /// The notation.
        text: String,
    },
    /// Have the dice rolled that are due at this node.
    Roll {
        /// The node the person sees.
        at: u64,
        /// What they show, where they are typed.
        text: Option<String>,
    },
    /// Back to a person's earlier choice.
    Undo,
    /// Forward again.
    Redo,
    /// Stand at this node.
    Go(u64),
    /// Other occupants: both, as text.
    Seats(String),
}

impl<S: Games + 'static> Live<S> {
    pub(crate) async fn load(club: &Arc<Club<S>>, id: GameId) -> Result<Option<Arc<Live<S>>>, Error> {
        let Some(game) = club.store.game(id).await? else { return Ok(None) };
        let mut state = State { table: Arc::new(record::table(&game)?), done: HashMap::new() };
        for stored in club.store.entries(id, 0).await? {
            state.take(record::entry(&stored)?, stored.entry.client)?;
        }
        // Whoever presses “play now” at the computer's first move shall not wait for what it unpacks.
        if has_computer(&state.table) {
            club.thinkers.prepare(state.table.clone());
        }
        let events = broadcast::channel(BACKLOG).0;
        Ok(Some(Arc::new(Live {
            id,
            owner: game.owner,
            club: Arc::downgrade(club),
            state: Mutex::new(state),
            events,
            thought: StdMutex::new(None),
            hint: StdMutex::new(None),
            busy: watch::Sender::new(false),
            evaluations: StdMutex::default(),
        })))
    }

    /// The game's name.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Whose game it is.
    pub fn owner(&self) -> OwnerKey {
        self.owner
    }

    pub(crate) fn club(&self) -> Option<Arc<Club<S>>> {
        self.club.upgrade()
    }

    /// Whether the computer thinks, now and from then on.
    pub(crate) fn busy(&self) -> watch::Receiver<bool> {
        self.busy.subscribe()
    }

    /// What has been found out about a node.
    pub(crate) fn known(&self, node: u64) -> Option<Arc<Evaluation>> {
        self.evaluations.lock().expect("no holder panics").get(&node).cloned()
    }

    pub(crate) fn remember(&self, node: u64, known: &Arc<Evaluation>) {
        remember(&mut self.evaluations.lock().expect("no holder panics"), node, known);
    }

    /// The table as it is, and everything that happens from then on: nothing in between is lost.
    pub async fn join(self: &Arc<Self>) -> (Arc<AnyTable>, broadcast::Receiver<Event>) {
        let state = self.state.lock().await;
        (state.table.clone(), self.events.subscribe())
    }

    /// The table as it is.
    pub async fn table(&self) -> Arc<AnyTable> {
        self.state.lock().await.table.clone()
    }

    /// What the computer is thinking, if it is.
    pub fn thinking(&self) -> Option<Thinking> {
        match self.thought.lock().expect("no holder panics").as_ref()?.task {
            Task::Decide(last) => Some(last),
            Task::Roll => None,
        }
    }

    /// Does what a person wishes, stores it, tells everyone, and gives the number of the entry. A command that was done
    /// before is not done again; its number is given again.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] with the reason, and then nothing has changed; or the store's failure.
    pub async fn wish(self: &Arc<Self>, wish: Wish, command: Command) -> Result<u64, Error> {
        let mut state = self.state.lock().await;
        if let Some(seq) = command.as_ref().and_then(|command| state.done_before(command)) {
            return Ok(seq);
        }
        let refused = |key| Error::Refused(Refused(Reason::new(key)));
        let table = &state.table;
        let (verb, text) = match wish {
            Wish::Play { at, .. } | Wish::Roll { at, .. } if at != table.current() => {
                return Err(refused("refusal-moved-on"));
            }
            Wish::Play { text, .. } => (Verb::Play, text),
            Wish::Roll { text, .. } => {
                (Verb::Roll, dice(table, text).map_err(|reason| Error::Refused(Refused(reason)))?)
            }
            Wish::Undo => {
                (Verb::Go, table.undo_target().ok_or_else(|| refused("refusal-nothing-to-undo"))?.to_string())
            }
            Wish::Redo => {
                (Verb::Go, table.redo_target().ok_or_else(|| refused("refusal-nothing-to-redo"))?.to_string())
            }
            Wish::Go(node) => (Verb::Go, node.to_string()),
            Wish::Seats(text) => (Verb::Seats, text),
        };
        let draft = table.propose(Hand::Person, verb, &text).map_err(|reason| Error::Refused(Refused(reason)))?;
        let seq = self.append(&mut state, draft, command).await?;
        drop(state);
        self.wake().await;
        Ok(seq)
    }

    /// Ends the computer's thinking: it plays the best it has found so far. Tells whether it was thinking.
    pub fn play_now(&self) -> bool {
        let thought = self.thought.lock().expect("no holder panics");
        if let Some(thought) = &*thought {
            thought.stop.raise();
        }
        thought.is_some()
    }

    /// What the computer would play at a node, and why. Asking again before the answer ends the search for the first
    /// one, which then answers with what it has.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] when there is no such node or nothing to play there.
    pub async fn hint(self: &Arc<Self>, node: u64) -> Result<bots::Hint, Error> {
        let club = self.club.upgrade().ok_or(Error::Closed)?;
        let table = self.table().await;
        let stop = Arc::new(Stop::new());
        if let Some(earlier) = self.hint.lock().expect("no holder panics").replace(stop.clone()) {
            earlier.raise();
        }
        let hint = club.thinkers.run(stop, move |player, stop| player.hint(&table, node, stop)).await?;
        hint.ok_or_else(|| Error::Refused(Refused(Reason::new("refusal-over-no-hint"))))
    }

    /// Lets the computer think if it is its turn. To be called when someone comes to look, and after each entry.
    ///
    /// A demonstration goes on only while someone watches.
    pub async fn wake(self: &Arc<Self>) {
        let state = self.state.lock().await;
        let mut thought = self.thought.lock().expect("no holder panics");
        match &*thought {
            // Whoever runs it will see that the table has gone elsewhere, and think about that.
            Some(stale) if stale.seq != state.table.seq() => stale.stop.raise(),
            Some(_) => {}
            None => {
                *thought = self.next_thought(&state.table);
                if thought.is_some() {
                    tokio::spawn(self.clone().think());
                }
            }
        }
    }

    /// What there is to think about, and tells everyone.
    fn next_thought(&self, table: &Arc<AnyTable>) -> Option<Thought> {
        let task = match table.computer_due() {
            Some((seat, level)) => Task::Decide(Thinking { seat, level, depth: 0 }),
            None if table.rolls_itself() => Task::Roll,
            None => return None,
        };
        if record::is_demonstration(table) && self.events.receiver_count() == 0 {
            return None;
        }
        if let Task::Decide(thinking) = task {
            let _ = self.events.send(Event::Thinking(thinking));
        }
        self.busy.send_replace(true);
        Some(Thought { seq: table.seq(), table: table.clone(), stop: Arc::new(Stop::new()), task })
    }

    /// Thinks and plays as long as it is the computer's turn.
    async fn think(self: Arc<Self>) {
        loop {
            let Some(thought) = self.thought.lock().expect("no holder panics").clone() else { return };
            let choice = self.search(&thought).await;
            let mut state = self.state.lock().await;
            let stands = state.table.seq() == thought.seq;
            let played = match choice {
                _ if !stands => Ok(()),
                Ok(Some(choice)) => self.answer(&mut state, choice).await,
                Ok(None) => Err("it found nothing to play".to_owned()),
                Err(error) => Err(error.to_string()),
            };
            let next = match &played {
                Ok(()) => self.next_thought(&state.table),
                Err(why) => {
                    tracing::error!(game = %self.id, seq = thought.seq, why, "the computer could not play");
                    None
                }
            };
            let silent = next.is_none() && (played.is_err() || !stands);
            self.busy.send_replace(next.is_some());
            // Set while the table is held: whoever changes it next finds this thought, or none.
            *self.thought.lock().expect("no holder panics") = next;
            if silent {
                let _ = self.events.send(Event::Idle);
            }
        }
    }

    async fn search(self: &Arc<Self>, thought: &Thought) -> Result<Option<Choice>, Error> {
        let club = self.club.upgrade().ok_or(Error::Closed)?;
        let pace = tokio::time::sleep(club.pace(&thought.table));
        let seed = record::seed(self.id, thought.seq);
        let Thought { seq, table, stop, task } = thought.clone();
        let choice = match task {
            Task::Roll => Ok(Some(Choice::Roll)),
            Task::Decide(Thinking { level, .. }) => {
                let live = self.clone();
                let search = move |player: &mut bots::Player, flag: &StopFlag| {
                    player.choose(&table, level, seed, flag, &mut |depth| live.tell_depth(seq, depth))
                };
                club.thinkers.run(stop.clone(), search).await
            }
        };
        self.busy.send_replace(false);
        // A demonstration is shown at a pace that can be followed, unless it is told to play now.
        if !stop.is_raised() {
            tokio::select! {
                () = pace => {}
                () = stop.raised.notified() => {}
            }
        }
        choice
    }

    fn tell_depth(&self, seq: u64, depth: u8) {
        let mut thought = self.thought.lock().expect("no holder panics");
        if let Some(Thought { task: Task::Decide(last), .. }) = thought.as_mut().filter(|thought| thought.seq == seq) {
            last.depth = depth;
            let _ = self.events.send(Event::Thinking(*last));
        }
    }

    /// Plays the computer's choice. Where dice are typed it can only ask for them.
    async fn answer(&self, state: &mut State, choice: Choice) -> Result<(), String> {
        let (verb, text) = match choice {
            Choice::Act(text) => (Verb::Play, text),
            Choice::Roll if state.table.dice() == Dice::Typed => (Verb::Play, "roll".to_owned()),
            Choice::Roll => (Verb::Roll, dice(&state.table, None).map_err(|reason| reason.to_string())?),
        };
        let draft = state.table.propose(Hand::Computer, verb, &text).map_err(|reason| reason.to_string())?;
        match self.append(state, draft, None).await {
            // Another process was faster: the table here has caught up with it.
            Ok(_) | Err(Error::Refused(_)) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Stores an entry, takes it in and tells everyone, in this order.
    async fn append(&self, state: &mut State, draft: Draft, command: Command) -> Result<u64, Error> {
        let club = self.club.upgrade().ok_or(Error::Closed)?;
        let expected = state.table.seq();
        let entry = draft.at(expected + 1, club.now().0);
        let mut next = (*state.table).clone();
        next.push(&entry).expect("a proposed entry follows");
        let stored = record::new_entry(&entry, next.hash(), command.clone());
        match club.store.append(self.id, expected, vec![stored], record::summary(&next)).await? {
            Appended::Committed { seq } => {
                state.done.extend(command.map(|command| (command.client, (command.seq, seq))));
                state.table = Arc::new(next);
                let _ = self.events.send(Event::Entry(entry, state.table.clone()));
                Ok(seq)
            }
            Appended::Repeated { seq } => {
                self.catch_up(&club, state).await?;
                Ok(seq)
            }
            Appended::Behind { .. } => {
                self.catch_up(&club, state).await?;
                Err(Error::Refused(Refused(Reason::new("refusal-moved-on"))))
            }
        }
    }

    /// Takes in what another process has stored, and tells everyone here.
    async fn catch_up(&self, club: &Club<S>, state: &mut State) -> Result<(), Error> {
        for stored in club.store.entries(self.id, state.table.seq()).await? {
            let entry = record::entry(&stored)?;
            state.take(entry.clone(), stored.entry.client)?;
            let _ = self.events.send(Event::Entry(entry, state.table.clone()));
        }
        Ok(())
    }

    pub(crate) fn gone(&self) {
        self.play_now();
        let _ = self.events.send(Event::Gone);
    }
}

/// Whether the computer has a seat.
fn has_computer(table: &AnyTable) -> bool {
    table.occupants().0.iter().any(|occupant| matches!(occupant, Occupant::Computer(_)))
}

/// The dice that are due: what a person types, where that is how they come; else those that this throw of the record had
/// before, and only then new ones.
fn dice(table: &AnyTable, typed: Option<String>) -> Result<String, Reason> {
    match (table.dice(), typed) {
        (Dice::Typed, Some(text)) => Ok(text),
        (Dice::Typed, None) => Err(Reason::new("refusal-type-the-dice")),
        (Dice::Drawn, Some(_)) => Err(Reason::new("refusal-dice-are-drawn")),
        (Dice::Drawn, None) => Ok(table.known_dice().map_or_else(throw, str::to_owned)),
    }
}

impl State {
    fn take(&mut self, entry: Entry, client: Option<ClientSeq>) -> Result<(), Error> {
        Arc::make_mut(&mut self.table).push(&entry)?;
        self.done.extend(client.map(|client| (client.client, (client.seq, entry.seq))));
        Ok(())
    }

    /// The entry of a command sent again. A page sends its commands in order, so one older than the last it got through
    /// has been done, or refused, before.
    fn done_before(&self, command: &ClientSeq) -> Option<u64> {
        self.done.get(&command.client).filter(|(last, _)| command.seq <= *last).map(|&(_, seq)| seq)
    }
}
