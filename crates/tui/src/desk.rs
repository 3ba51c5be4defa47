//! What is asked of the world is done here: over the club and the disk, one thing after the other.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use club::{Club, Error, Event, Live, NewTable};
use store::{Cursor, GameId, Millis, OwnerKey, Sqlite};
use table::{About, AnyTable, Reason};
use thiserror::Error as ThisError;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{broadcast, mpsc};

use crate::card::Card;
use crate::choice::{Choice, Start};
use crate::input::{Effect, Format, Input, Sitting};

/// Games of the list on one page.
const PAGE: usize = 12;
/// The longest file that is loaded, in bytes.
const LONGEST: u64 = 1 << 20;

/// Whose games, and where.
#[derive(Clone)]
pub struct House {
    /// The club of the kept games.
    pub club: Arc<Club<Sqlite>>,
    /// A club in memory, for what is only shown.
    pub shown: Arc<Club<Sqlite>>,
    /// Whose the games are.
    pub owner: OwnerKey,
}

/// Why the terminal cannot be used.
#[derive(Debug, ThisError)]
pub enum Trouble {
    /// The terminal, or what stands in its place, failed.
    #[error(transparent)]
    Terminal(#[from] std::io::Error),
}

/// What the worker tells.
enum Note {
    Input(Box<Input>),
    Sat(Box<Sitting>, Events),
    Left,
    Done,
}

/// The worker's end here: effects go in, inputs come out.
pub(crate) struct Desk {
    jobs: mpsc::UnboundedSender<Effect>,
    notes: mpsc::UnboundedReceiver<Note>,
    events: Option<Events>,
    /// What the worker told last, until the events before it are told.
    held: Option<Note>,
    live: Slot,
    /// Effects that are not done yet.
    open: usize,
}

/// What happens at the table.
type Events = broadcast::Receiver<Event>;

/// The table sat at.
type Slot = Arc<Mutex<Option<Arc<Live<Sqlite>>>>>;

impl Desk {
    /// A desk with its worker.
    pub fn new(house: House) -> Desk {
        let (jobs, queue) = mpsc::unbounded_channel();
        let (tell, notes) = mpsc::unbounded_channel();
        let live = Slot::default();
        tokio::spawn(Worker { house, live: live.clone(), tell }.work(queue));
        Desk { jobs, notes, events: None, held: None, live, open: 0 }
    }

    /// Sees to it that an effect is done. What concerns the face alone is not for the desk.
    pub fn perform(&mut self, effect: Effect) {
        match effect {
            // It must not wait behind anything.
            Effect::PlayNow => drop(self.live.lock().expect("no holder panics").as_ref().map(|live| live.play_now())),
            effect => {
                self.open += 1;
                let _ = self.jobs.send(effect);
            }
        }
    }

    /// Whether everything asked for is done.
    pub fn is_idle(&self) -> bool {
        self.open == 0
    }

    /// The next thing that happens; `None` for something done that tells nothing.
    pub async fn next(&mut self) -> Option<Input> {
        if self.held.is_none() {
            tokio::select! {
                event = event(&mut self.events) => return self.happened(event),
                note = self.notes.recv() => self.held = note,
            }
        }
        // What a wish brought about is told before the wish is done. The two come from another thread by two ways, so
        // looking at the events before the notes is not enough: they are looked at once more with the note in hand.
        match self.events.as_mut().map(Events::try_recv) {
            Some(Ok(event)) => self.happened(Ok(event)),
            Some(Err(TryRecvError::Lagged(missed))) => self.happened(Err(RecvError::Lagged(missed))),
            Some(Err(TryRecvError::Empty | TryRecvError::Closed)) | None => self.noted(),
        }
    }

    fn happened(&mut self, event: Result<Event, RecvError>) -> Option<Input> {
        match event {
            Ok(Event::Entry(entry, table)) => Some(Input::Entry(entry, table)),
            Ok(Event::Thinking(thinking)) => Some(Input::Thinking(thinking)),
            Ok(Event::Idle) => Some(Input::Idle),
            Ok(Event::Gone) => Some(Input::Gone),
            Err(RecvError::Lagged(_)) => {
                // Too much has happened meanwhile: the table as it is tells all.
                let id = self.live.lock().expect("no holder panics").as_ref().map(|live| live.id());
                id.into_iter().for_each(|id| self.perform(Effect::Sit(id)));
                None
            }
            Err(RecvError::Closed) => {
                self.events = None;
                None
            }
        }
    }

    fn noted(&mut self) -> Option<Input> {
        match self.held.take()? {
            Note::Input(input) => Some(*input),
            Note::Sat(sitting, events) => {
                self.events = Some(events);
                Some(Input::Sat(*sitting))
            }
            Note::Left => {
                self.events = None;
                None
            }
            Note::Done => {
                self.open -= 1;
                None
            }
        }
    }
}

/// The table's next event; none ever comes where nobody sits.
async fn event(events: &mut Option<Events>) -> Result<Event, RecvError> {
    match events {
        Some(events) => events.recv().await,
        None => std::future::pending().await,
    }
}

struct Worker {
    house: House,
    live: Slot,
    tell: mpsc::UnboundedSender<Note>,
}

impl Worker {
    async fn work(self, mut queue: mpsc::UnboundedReceiver<Effect>) {
        while let Some(effect) = queue.recv().await {
            if let Err(reason) = self.perform(effect).await {
                self.input(Input::Refused(reason));
            }
            let _ = self.tell.send(Note::Done);
        }
    }

    fn input(&self, input: Input) {
        let _ = self.tell.send(Note::Input(Box::new(input)));
    }

    fn live(&self) -> Option<Arc<Live<Sqlite>>> {
        self.live.lock().expect("no holder panics").clone()
    }

    async fn perform(&self, effect: Effect) -> Result<(), Reason> {
        let House { club, shown, owner } = &self.house;
        match effect {
            Effect::Deal(choice) => self.start(club, deal(&choice), true).await,
            Effect::Start(new) => self.start(club, new, true).await,
            Effect::Show(new) => self.start(shown, new, false).await,
            Effect::Demonstrate(choice) => self.start(shown, deal(&choice), false).await,
            Effect::Sit(id) => match self.live().filter(|live| live.id() == id) {
                Some(live) => {
                    let kept = live.owner() == *owner;
                    self.join(live, kept).await;
                    Ok(())
                }
                None => self.sit(club, id, true).await,
            },
            Effect::Leave => {
                let left = self.live.lock().expect("no holder panics").take();
                left.filter(|live| live.owner() != *owner).iter().for_each(|live| _ = live.play_now());
                let _ = self.tell.send(Note::Left);
                Ok(())
            }
            Effect::Wish(wish) => match self.live() {
                Some(live) => live.wish(wish, None).await.map(|_| ()).map_err(|error| reason(&error)),
                None => Ok(()),
            },
            Effect::Hint(node) => {
                self.hint(node);
                Ok(())
            }
            Effect::Games(after) => self.games(after).await,
            Effect::Latest => {
                let latest = club.latest_open(*owner).await.map_err(|error| reason(&error))?;
                self.input(Input::Latest(latest.as_ref().and_then(Card::new)));
                Ok(())
            }
            Effect::Load(name) => {
                self.input(Input::Loaded(text(&name)?));
                Ok(())
            }
            Effect::Delete(id) => match club.delete(id, *owner).await.map_err(|error| reason(&error))? {
                true => {
                    self.input(Input::Deleted);
                    Ok(())
                }
                false => Err(Reason::new("tui-wrong-game").with("text", id.as_str())),
            },
            Effect::Save { path, format, node, names } => self.save(path, format, node, names).await,
            Effect::PlayNow | Effect::Say(_) | Effect::Retype(_) | Effect::Quit => Ok(()),
        }
    }

    async fn start(&self, club: &Arc<Club<Sqlite>>, new: NewTable, kept: bool) -> Result<(), Reason> {
        let id = club.create(self.owner(kept), new).await.map_err(|error| reason(&error))?;
        self.sit(club, id, kept).await
    }

    /// What is only shown belongs to nobody.
    fn owner(&self, kept: bool) -> OwnerKey {
        if kept { self.house.owner } else { OwnerKey([0; 32]) }
    }

    async fn sit(&self, club: &Arc<Club<Sqlite>>, id: GameId, kept: bool) -> Result<(), Reason> {
        let live = club.open(id, self.owner(kept)).await.map_err(|error| reason(&error))?;
        let live = live.ok_or_else(|| Reason::new("tui-wrong-game").with("text", id.as_str()))?;
        self.join(live, kept).await;
        Ok(())
    }

    async fn join(&self, live: Arc<Live<Sqlite>>, kept: bool) {
        let (table, events) = live.join().await;
        let sitting = Sitting { id: live.id(), kept, table, thinking: live.thinking() };
        *self.live.lock().expect("no holder panics") = Some(live.clone());
        let _ = self.tell.send(Note::Sat(Box::new(sitting), events));
        live.wake().await;
    }

    fn hint(&self, node: u64) {
        let Some(live) = self.live() else { return };
        let tell = self.tell.clone();
        tokio::spawn(async move {
            let input = match live.hint(node).await {
                Ok(hint) => Input::Hint(node, hint),
                Err(error) => Input::Refused(reason(&error)),
            };
            let _ = tell.send(Note::Input(Box::new(input)));
        });
    }

    async fn games(&self, after: Option<Cursor>) -> Result<(), Reason> {
        let House { club, owner, .. } = &self.house;
        let limit = PAGE as u32 + 1;
        let mut games = club.games_of(*owner, limit, after).await.map_err(|error| reason(&error))?;
        let more = games.len() > PAGE;
        games.truncate(PAGE);
        self.input(Input::Games(games.iter().filter_map(Card::new).collect(), more));
        Ok(())
    }

    async fn save(&self, path: PathBuf, format: Format, node: u64, names: [String; 2]) -> Result<(), Reason> {
        let Some(live) = self.live() else { return Ok(()) };
        let table = live.table().await;
        let Some(text) = written(&table, node, format, names, self.house.club.now()) else { return Ok(()) };
        write(&path, &text)?;
        self.input(Input::Written(path));
        Ok(())
    }
}

/// The game of these choices, with lots drawn.
fn deal(choice: &Choice) -> NewTable {
    let opening =
        if choice.start == Start::Xot && !choice.backgammon { club::draw_opening(choice.variant) } else { Vec::new() };
    choice.new_table(club::heads(), opening)
}

/// An error for people.
fn reason(error: &Error) -> Reason {
    match error {
        Error::Refused(refused) => refused.0.clone(),
        error => Reason::new("tui-wrong-store").with("why", error.to_string()),
    }
}

/// The line to a node in a format.
fn written(table: &AnyTable, node: u64, format: Format, names: [String; 2], now: Millis) -> Option<String> {
    let date = jiff::Timestamp::from_millisecond(now.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    let date = date.to_string().chars().take(10).collect();
    let untold = About { names, place: "Volteface".to_owned(), date, ..About::default() };
    let table = match table {
        AnyTable::Reversi(table) => table,
        AnyTable::Backgammon(table) => {
            let position = &table.node(node)?.state.position;
            let record = table::backgammon::record_to(table, node, &untold)?;
            return Some(match format {
                Format::Sgf => backgammon::sgf::write(&record),
                Format::Xgid => backgammon::xgid::write(position) + "\n",
                Format::Gnuid => backgammon::gnuid::write(position) + "\n",
                Format::Mat | Format::Transcript | Format::Ggf => backgammon::mat::write(&record),
            });
        }
    };
    let record = table::reversi::record_to(table, node, &untold)?;
    Some(match format {
        Format::Transcript | Format::Mat | Format::Xgid | Format::Gnuid => reversi::text::write(&record.game) + "\n",
        Format::Sgf => reversi::sgf::write(&record),
        Format::Ggf => reversi::ggf::write(&record) + "\n",
    })
}

/// Writes a new file.
fn write(path: &Path, text: &str) -> Result<(), Reason> {
    let named = |key| Reason::new(key).with("path", path.display().to_string());
    let file = fs::OpenOptions::new().write(true).create_new(true).open(path);
    let done = file.and_then(|mut file| file.write_all(text.as_bytes()));
    done.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => named("tui-wrong-exists"),
        _ => named("tui-wrong-write").with("why", error.to_string()),
    })
}

/// The text of a file; what names no file is itself the text.
fn text(name: &str) -> Result<String, Reason> {
    let path = Path::new(name);
    let wrong = |why: String| Reason::new("tui-wrong-file").with("path", name).with("why", why);
    match fs::metadata(path) {
        Ok(meta) if meta.len() > LONGEST => Err(Reason::new("refusal-form-too-long")),
        Ok(_) => {
            let bytes = fs::read(path).map_err(|error| wrong(error.to_string()))?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        }
        // Moves and boards have no full stop before a short ending, and no slash.
        Err(error)
            if name.contains('/')
                || path.extension().is_some_and(|ending| ending.len() <= 4) && !name.contains(' ') =>
        {
            Err(wrong(error.to_string()))
        }
        Err(_) => Ok(name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worker is on another thread: between a look at the events and one at the notes both may come.
    #[tokio::test]
    async fn what_happened_before_something_was_done_is_told_before_it() {
        let (jobs, _queue) = mpsc::unbounded_channel();
        let (_tell, notes) = mpsc::unbounded_channel();
        let (happen, events) = broadcast::channel(4);
        let mut desk =
            Desk { jobs, notes, events: Some(events), held: Some(Note::Done), live: Slot::default(), open: 1 };
        happen.send(Event::Idle).unwrap();
        happen.send(Event::Gone).unwrap();
        assert!(matches!(desk.next().await, Some(Input::Idle)) && !desk.is_idle());
        assert!(matches!(desk.next().await, Some(Input::Gone)) && !desk.is_idle());
        assert!(desk.next().await.is_none() && desk.is_idle());
    }
}
