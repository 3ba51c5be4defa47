//! A game on the screen: the table, and what the person is doing at it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use club::Thinking;
use reversi::{Disc, Square};
use store::GameId;
use table::backgammon::Backgammon;
use table::reversi::{Reversi, State as Node, game_to};
use table::{AnyTable, Due, Entry, Occupant, Referee, Seat, Table, Verb};

use crate::moving::Moving;
use crate::place::Place;

/// How long discs are seen turning over, at most.
pub const FLIP: Duration = Duration::from_millis(120);
/// How much later the discs one square further turn.
pub const RIPPLE: Duration = Duration::from_millis(40);

/// A game on the screen.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its name in the store.
    pub id: GameId,
    /// Whether it is kept.
    pub kept: bool,
    /// The table as it is shown.
    pub table: Arc<AnyTable>,
    /// An earlier (or later) node that is looked at.
    pub looking: Option<u64>,
    /// What was typed so far.
    pub typed: String,
    /// Where the arrows lead.
    pub cursor: Cursor,
    /// What has happened and is still to be shown, one thing after the other.
    pub waiting: VecDeque<(Entry, Arc<AnyTable>)>,
    /// When the discs of the last move began to turn.
    pub turning: Option<Duration>,
    /// The play of Backgammon that is being seen.
    pub moving: Option<Moving>,
    /// The side whose pass the person has still to confirm.
    pub pass: Option<Disc>,
    /// What the computer is thinking.
    pub thinking: Option<Thinking>,
    /// The computer cannot go on by itself.
    pub stalled: bool,
    /// The square suggested at a node.
    pub hint: Option<(u64, Square)>,
    /// A hint is being looked for.
    pub asking: bool,
    /// The commented game is shown.
    pub example: bool,
    /// Where the arrows are on the board of Backgammon, once one was pressed.
    pub place: Option<Place>,
    /// The turn of Backgammon being made.
    pub hand: Option<crate::classic::InHand>,
    /// The person has refused a double and is asked whether that is meant.
    pub giving_up: bool,
}

/// The square that the arrows have reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Where.
    pub square: Square,
    /// Whether Enter plays there: an arrow was the last thing pressed.
    pub armed: bool,
}

impl Game {
    /// A game just sat at.
    pub fn new(id: GameId, kept: bool, table: Arc<AnyTable>, thinking: Option<Thinking>) -> Game {
        let square = Square::at(3, 2).expect("d3 is a square");
        let hand = crate::classic::InHand::new(&table);
        Game {
            id,
            kept,
            table,
            hand,
            giving_up: false,
            looking: None,
            typed: String::new(),
            cursor: Cursor { square, armed: false },
            waiting: VecDeque::new(),
            turning: None,
            moving: None,
            place: None,
            pass: None,
            thinking,
            stalled: false,
            hint: None,
            asking: false,
            example: false,
        }
    }

    /// Whether Reversi is played.
    pub fn is_reversi(&self) -> bool {
        self.table.reversi().is_some()
    }

    /// The table of Reversi.
    ///
    /// # Panics
    ///
    /// When something else is played.
    pub fn reversi(&self) -> &Table<Reversi> {
        self.table.reversi().expect("Reversi is played")
    }

    /// The node that is shown.
    pub fn shown(&self) -> u64 {
        self.looking.unwrap_or(self.table.current())
    }

    /// The state that is shown.
    pub fn state(&self) -> &Node {
        let table = self.reversi();
        &table.node(self.shown()).unwrap_or(table.current()).state
    }

    /// Moves from the start to the node that is shown, those of a drawn opening among them.
    pub fn ply(&self) -> usize {
        self.ply_of(self.shown())
    }

    /// Moves from the start to a node.
    pub fn ply_of(&self, node: u64) -> usize {
        let line = self.table.line();
        line.iter().position(|&id| id == node).unwrap_or(0) + self.before()
    }

    /// Moves of the whole line.
    pub fn plies(&self) -> usize {
        self.table.line().len() - 1 + self.before()
    }

    /// Moves of a drawn opening.
    fn before(&self) -> usize {
        self.table.reversi().map_or(0, |table| table.setup().opening.len())
    }

    /// Whose turn it is at the node that is shown.
    pub fn due(&self) -> Due {
        match &*self.table {
            AnyTable::Reversi(table) => Reversi::due(&table.node(self.shown()).unwrap_or(table.current()).state),
            AnyTable::Backgammon(table) => Backgammon::due(&table.node(self.shown()).unwrap_or(table.current()).state),
        }
    }

    /// Whether a person plays this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.table.occupants().at(seat) == Occupant::Person
    }

    /// Whether the computer has the turn, and will take it.
    pub fn is_busy(&self) -> bool {
        (self.table.computer_due().is_some() || self.table.rolls_itself()) && !self.stalled
    }

    /// Whether nobody plays here: a demonstration.
    pub fn is_demonstration(&self) -> bool {
        Seat::BOTH.into_iter().all(|seat| !self.is_person(seat))
    }

    /// Whether what happens next has to wait until something has been seen.
    pub fn is_held(&self) -> bool {
        self.turning.is_some() || self.moving.is_some() || self.pass.is_some()
    }

    /// What led to a node, without the opening, in the table's verbs and notation.
    pub fn entries_to(&self, node: u64) -> Vec<(Verb, String)> {
        match &*self.table {
            AnyTable::Reversi(table) => entries(table, node),
            AnyTable::Backgammon(table) => entries(table, node),
        }
    }

    /// The line to its end as the moves list shows it: number, side, square, and the side that passed after it.
    pub fn moves(&self) -> Vec<Listed> {
        let end = self.table.line().last().copied().unwrap_or(0);
        let Some(game) = game_to(self.reversi(), end) else { return Vec::new() };
        let size = game.setup().variant.size;
        let mut listed: Vec<Listed> = Vec::new();
        for ply in game.plies() {
            match ply.mv.square() {
                Some(square) => {
                    let ply = Listed { by: ply.by, name: size.name(square).to_string(), passed: None };
                    listed.push(ply);
                }
                None => {
                    if let Some(last) = listed.last_mut() {
                        last.passed = Some(ply.by);
                    }
                }
            }
        }
        listed
    }

    /// How far a disc that turns over is: 0 not yet, 1 on its edge, 2 done.
    pub fn phase(&self, square: Square, now: Duration) -> u8 {
        let (Some(since), Some(from)) = (self.turning, self.state().played) else { return 2 };
        let away = |a: u8, b: u8| u32::from(a.abs_diff(b));
        let distance = away(square.file(), from.file()).max(away(square.rank(), from.rank()));
        let passed = now.saturating_sub(since);
        let starts = RIPPLE * distance;
        match passed.checked_sub(starts) {
            None => 0,
            Some(turning) if turning < FLIP => u8::from(turning >= FLIP / 3),
            Some(_) => 2,
        }
    }

    /// When everything that moves will have come to rest; `None` when nothing moves.
    pub fn rests_at(&self) -> Option<Duration> {
        self.turned_at().or_else(|| self.moving.as_ref().map(Moving::ends))
    }

    /// When the last disc will have turned over.
    pub fn turned_at(&self) -> Option<Duration> {
        let since = self.turning?;
        let state = self.state();
        let from = state.played?;
        let away = |square: Square| {
            let file = square.file().abs_diff(from.file());
            file.max(square.rank().abs_diff(from.rank()))
        };
        let furthest = state.flipped.iter().map(away).max().unwrap_or(0);
        Some(since + RIPPLE * u32::from(furthest) + FLIP)
    }

    /// What an entry has done to the table: whether a move was made.
    pub fn is_move(entry: &Entry) -> bool {
        entry.verb == Verb::Play
    }
}

fn entries<R: Referee>(table: &Table<R>, node: u64) -> Vec<(Verb, String)> {
    let mut entries = Vec::new();
    let mut at = table.node(node);
    while let Some(node) = at
        && let Some(parent) = node.parent
    {
        entries.push((node.verb, node.text.clone()));
        at = table.node(parent);
    }
    entries.reverse();
    entries
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Who made it.
    pub by: Disc,
    /// The square.
    pub name: String,
    /// Who could not move after it.
    pub passed: Option<Disc>,
}
