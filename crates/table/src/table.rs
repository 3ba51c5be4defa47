//! A table: a set-up, who sits at it, and the tree of everything played.

use crate::{About, Dice, Draft, Due, Entry, Level, Occupant, Occupants, Reason, Referee, Seat, Verb};

/// A node of the game tree: a state and how it came about. Its number is the `seq` of the entry that first made it;
/// 0 is the start.
#[derive(Clone, Debug)]
pub struct Node<R: Referee> {
    /// The entry that made it, 0 for the start.
    pub id: u64,
    /// The node before, `None` for the start.
    pub parent: Option<u64>,
    /// Which seat acted, or rolled; `None` for the start.
    pub seat: Option<Seat>,
    /// `Play` or `Roll`; meaningless for the start.
    pub verb: Verb,
    /// The notation; empty for the start.
    pub text: String,
    /// The state after it.
    pub state: R::State,
}

/// A table of one game.
///
/// It changes only by [`push`](Table::push) of entries that [`propose`](Table::propose) has checked, so that play,
/// replay, undo, resync, export and audit are the same fold. Nothing is ever lost: going back and playing something
/// else opens a branch, and the old line stays in the tree.
#[derive(Clone, Debug)]
pub struct Table<R: Referee> {
    setup: R::Setup,
    occupants: Occupants,
    /// What the game tells of itself, and the node where it was told.
    about: (About, u64),
    /// By rising id; the start is the first.
    nodes: Vec<Node<R>>,
    /// Indices of `nodes` from the start to the end of the line being followed.
    line: Vec<usize>,
    /// Where on `line` the table stands.
    depth: usize,
    seq: u64,
}

/// Who asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A person, who may act for each seat that a person plays.
    Person,
    /// The computer, for each seat that it plays, and for the dice that nobody asks for.
    Computer,
    /// Whoever writes down what was played elsewhere, for every seat and the dice.
    Record,
}

impl<R: Referee> Table<R> {
    /// A table before its first entry.
    pub fn new(setup: R::Setup, occupants: Occupants) -> Table<R> {
        let start =
            Node { id: 0, parent: None, seat: None, verb: Verb::Go, text: String::new(), state: R::start(&setup) };
        Table { setup, occupants, about: (About::default(), 0), nodes: vec![start], line: vec![0], depth: 0, seq: 0 }
    }

    /// What the game started from.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// Who plays the seats now.
    pub fn occupants(&self) -> Occupants {
        self.occupants
    }

    /// What the game tells of itself.
    pub fn about(&self) -> &About {
        &self.about.0
    }

    /// How it ended at a node as the game tells, where it tells it there.
    pub fn result_told_at(&self, node: u64) -> Option<&str> {
        let (about, told_at) = &self.about;
        (*told_at == node && !about.result.is_empty()).then_some(about.result.as_str())
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Every node ever made, by rising id.
    pub fn nodes(&self) -> &[Node<R>] {
        &self.nodes
    }

    /// The line being followed: from the start, through the current node, to where redo can lead.
    pub fn line(&self) -> impl Iterator<Item = &Node<R>> {
        self.line.iter().map(|&index| &self.nodes[index])
    }

    /// The node where the table stands.
    pub fn current(&self) -> &Node<R> {
        &self.nodes[self.line[self.depth]]
    }

    /// The node of this number.
    pub fn node(&self, id: u64) -> Option<&Node<R>> {
        self.index(id).map(|index| &self.nodes[index])
    }

    /// Whose turn it is.
    pub fn due(&self) -> Due {
        R::due(&self.current().state)
    }

    /// The computer's seat and level, when it has something to decide. Where its dice are due too, it decides whether to do
    /// something else first.
    pub fn computer_due(&self) -> Option<(Seat, Level)> {
        let seat = self.due().chooser()?;
        match self.occupants.at(seat) {
            Occupant::Computer(level) => Some((seat, level)),
            Occupant::Person => None,
        }
    }

    /// Whether dice are due that the house has to roll without being asked: the computer's, when it can do nothing else,
    /// and those of both sides when no person plays.
    pub fn rolls_itself(&self) -> bool {
        let Due::Dice { by, may_act } = self.due() else { return false };
        let is_computers = match by {
            Some(seat) => self.occupants.at(seat) != Occupant::Person && !may_act,
            None => !self.has_person(),
        };
        is_computers && self.dice() == Dice::Drawn
    }

    /// Where the dice come from.
    pub fn dice(&self) -> Dice {
        R::dice(&self.setup)
    }

    /// The dice that are due, if this throw was rolled before in another line of the record: they stay the same.
    pub fn known_dice(&self) -> Option<&str> {
        let state = &self.current().state;
        if !matches!(R::due(state), Due::Dice { .. }) {
            return None;
        }
        let throw = R::throw(state);
        let mut rolled = self.nodes.iter().filter(|node| node.verb == Verb::Roll);
        let same = |node: &&Node<R>| {
            let parent = node.parent.and_then(|id| self.node(id));
            parent.is_some_and(|parent| R::throw(&parent.state) == throw)
        };
        rolled.find(same).map(|node| node.text.as_str())
    }

    fn has_person(&self) -> bool {
        self.occupants.0.contains(&Occupant::Person)
    }

    /// The canonical text of the set-up.
    pub fn setup_text(&self) -> String {
        R::write_setup(&self.setup)
    }

    /// What a list of games shows of where the table stands: see [`Referee::card`].
    pub fn card(&self) -> String {
        R::card(&self.current().state)
    }

    /// How many actions and rolls lead to where the table stands, those of an opening included.
    pub fn played(&self) -> usize {
        self.depth + R::played_before(&self.setup)
    }

    /// Where undo leads: the nearest earlier node at which a person had a choice; one step back when no person plays.
    pub fn undo_target(&self) -> Option<u64> {
        let earlier = &self.line[..self.depth];
        self.nearest_choice(earlier.iter().rev(), earlier.last())
    }

    /// Where redo leads: the next node of the line at which a person has a choice, or else its end.
    pub fn redo_target(&self) -> Option<u64> {
        let later = &self.line[self.depth + 1..];
        self.nearest_choice(later.iter(), later.first()).or_else(|| later.last().map(|&index| self.nodes[index].id))
    }

    fn nearest_choice<'a>(&self, mut path: impl Iterator<Item = &'a usize>, step: Option<&usize>) -> Option<u64> {
        let found = if self.has_person() { path.find(|&&index| self.is_choice(&self.nodes[index])) } else { step };
        found.map(|&index| self.nodes[index].id)
    }

    /// Whether a person had something to decide there, or dice to type.
    fn is_choice(&self, node: &Node<R>) -> bool {
        let due = R::due(&node.state);
        let types = matches!(due, Due::Dice { .. }) && self.dice() == Dice::Typed;
        types || due.chooser().is_some_and(|seat| self.occupants.at(seat) == Occupant::Person)
    }

    /// Checks a wish and gives the entry it would make, in canonical notation. Nothing changes yet.
    ///
    /// # Errors
    ///
    /// Why it is refused, for the person to read.
    pub fn propose(&self, hand: Hand, verb: Verb, text: &str) -> Result<Draft, Reason> {
        match verb {
            Verb::Play => self.propose_play(hand, text),
            Verb::Roll => self.propose_roll(hand, text),
            Verb::Go => match text.parse().ok().and_then(|id| self.index(id)) {
                Some(index) => Ok(Draft { seat: None, verb, text: self.nodes[index].id.to_string() }),
                None => Err(Reason::new("refusal-no-such-node").with("node", text)),
            },
            Verb::Seats => match text.parse::<Occupants>() {
                Ok(occupants) => Ok(Draft { seat: None, verb, text: occupants.to_string() }),
                Err(error) => Err(Reason::new("refusal-not-an-occupant").with("text", error.text)),
            },
            Verb::About => Ok(Draft { seat: None, verb, text: text.parse::<About>()?.to_string() }),
        }
    }

    fn propose_play(&self, hand: Hand, text: &str) -> Result<Draft, Reason> {
        let (due, state) = (self.due(), &self.current().state);
        if matches!(due, Due::Over(_)) {
            return Err(Reason::new("refusal-game-over"));
        }
        let not_yours = Reason::new("refusal-not-your-turn");
        // Whose turn it is not need not hear what is wrong with the words.
        let others_turn = due.seat().is_some_and(|seat| !self.may_act(hand, seat));
        let action = R::read_action(state, text);
        let action = action.map_err(|reason| if others_turn { not_yours.clone() } else { reason })?;
        let seat = R::actor(state, &action);
        if seat.map_or(others_turn, |seat| !self.may_act(hand, seat)) {
            return Err(not_yours);
        }
        R::act(state, &action).map_err(Into::into)?;
        Ok(Draft { seat, verb: Verb::Play, text: R::write_action(state, &action) })
    }

    fn propose_roll(&self, hand: Hand, text: &str) -> Result<Draft, Reason> {
        let state = &self.current().state;
        let (by, may_act) = match self.due() {
            Due::Dice { by, may_act } => (by, may_act),
            Due::Seat(_) => return Err(Reason::new("refusal-no-roll-due")),
            Due::Over(_) => return Err(Reason::new("refusal-game-over")),
        };
        // A person types the computer's dice too, when it has nothing to do before them.
        let types = hand == Hand::Person && self.dice() == Dice::Typed && !may_act;
        if !types && by.is_some_and(|seat| !self.may_act(hand, seat)) {
            return Err(Reason::new("refusal-not-your-turn"));
        }
        let roll = R::read_roll(state, text)?;
        R::roll(state, &roll).map_err(Into::into)?;
        Ok(Draft { seat: by, verb: Verb::Roll, text: R::write_roll(state, &roll) })
    }

    fn may_act(&self, hand: Hand, seat: Seat) -> bool {
        match hand {
            Hand::Person => self.occupants.at(seat) == Occupant::Person,
            Hand::Computer => self.occupants.at(seat) != Occupant::Person,
            Hand::Record => true,
        }
    }

    /// Takes in the next entry: the step of the fold.
    ///
    /// # Errors
    ///
    /// [`Broken`] when the entry does not follow: a gap in the numbers, or something the rules refuse. The table is
    /// then unchanged. An entry made by [`propose`](Table::propose) on this very table never breaks.
    pub fn push(&mut self, entry: &Entry) -> Result<(), Broken> {
        let broken = |reason| Broken { seq: entry.seq, reason };
        if entry.seq != self.seq + 1 {
            return Err(broken(Reason::new("broken-gap").with("expected", (self.seq + 1) as i64)));
        }
        match entry.verb {
            Verb::Play | Verb::Roll => self.advance(entry).map_err(broken)?,
            Verb::Go => {
                let index = entry.text.parse().ok().and_then(|id| self.index(id));
                let index = index
                    .ok_or_else(|| broken(Reason::new("refusal-no-such-node").with("node", entry.text.as_str())))?;
                self.go(index);
            }
            Verb::Seats => {
                self.occupants = entry
                    .text
                    .parse()
                    .map_err(|_| broken(Reason::new("refusal-not-an-occupant").with("text", entry.text.as_str())))?;
            }
            Verb::About => {
                let about = entry.text.parse().map_err(broken)?;
                self.about = (about, self.current().id);
            }
        }
        self.seq = entry.seq;
        Ok(())
    }

    /// The table after these entries.
    ///
    /// # Errors
    ///
    /// At the first entry that does not follow.
    pub fn replay<'a>(
        setup: R::Setup,
        occupants: Occupants,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Table<R>, Broken> {
        let mut table = Table::new(setup, occupants);
        for entry in entries {
            table.push(entry)?;
        }
        Ok(table)
    }

    /// A hash of the current state (FNV-1a, 64 bits, of its canonical text), to notice that two copies of a table differ.
    pub fn hash(&self) -> u64 {
        R::write_state(&self.current().state)
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
    }

    fn index(&self, id: u64) -> Option<usize> {
        self.nodes.binary_search_by_key(&id, |node| node.id).ok()
    }

    /// Plays or rolls from the current node: along a branch that exists, or down a new one.
    fn advance(&mut self, entry: &Entry) -> Result<(), Reason> {
        let current = self.line[self.depth];
        let parent = self.nodes[current].id;
        let known = self.nodes[current + 1..]
            .iter()
            .position(|node| node.parent == Some(parent) && node.verb == entry.verb && node.text == entry.text)
            .map(|offset| current + 1 + offset);
        if let Some(index) = known {
            self.go(index);
            return Ok(());
        }
        let state = &self.nodes[current].state;
        let state = match entry.verb {
            Verb::Roll => R::roll(state, &R::read_roll(state, &entry.text)?).map_err(Into::into)?,
            _ => R::act(state, &R::read_action(state, &entry.text)?).map_err(Into::into)?,
        };
        self.nodes.push(Node {
            id: entry.seq,
            parent: Some(parent),
            seat: entry.seat,
            verb: entry.verb,
            text: entry.text.clone(),
            state,
        });
        self.depth += 1;
        self.line.truncate(self.depth);
        self.line.push(self.nodes.len() - 1);
        Ok(())
    }

    /// Stands at a node. A node of the line keeps what comes after it for redo; another node's line is the path to it
    /// and on along the newest branches.
    fn go(&mut self, index: usize) {
        if let Some(depth) = self.line.iter().position(|&on_line| on_line == index) {
            self.depth = depth;
            return;
        }
        let mut path = vec![index];
        while let Some(parent) = self.nodes[path[path.len() - 1]].parent.and_then(|id| self.index(id)) {
            path.push(parent);
        }
        path.reverse();
        self.depth = path.len() - 1;
        let mut last = index;
        while let Some(offset) =
            self.nodes[last + 1..].iter().rposition(|node| node.parent == Some(self.nodes[last].id))
        {
            last += 1 + offset;
            path.push(last);
        }
        self.line = path;
    }
}

/// A stored record that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq} does not follow: {reason}")]
pub struct Broken {
    /// The entry's number.
    pub seq: u64,
    /// What is wrong with it.
    pub reason: Reason,
}
