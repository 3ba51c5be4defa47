//! A table: a set-up, who sits at it, and the tree of everything played.

use crate::{Draft, Due, Entry, Occupant, Occupants, Reason, Referee, Seat, Verb};

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
    /// The computer, for each seat that it plays, and for the dice.
    Computer,
}

impl<R: Referee> Table<R> {
    /// A table before its first entry.
    pub fn new(setup: R::Setup, occupants: Occupants) -> Table<R> {
        let start =
            Node { id: 0, parent: None, seat: None, verb: Verb::Go, text: String::new(), state: R::start(&setup) };
        Table { setup, occupants, nodes: vec![start], line: vec![0], depth: 0, seq: 0 }
    }

    /// What the game started from.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// Who plays the seats now.
    pub fn occupants(&self) -> Occupants {
        self.occupants
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

    /// The computer's seat and level, when it is the computer's turn to act.
    pub fn computer_due(&self) -> Option<(Seat, crate::Level)> {
        match self.due() {
            Due::Seat(seat) => match self.occupants.at(seat) {
                Occupant::Computer(level) => Some((seat, level)),
                Occupant::Person => None,
            },
            Due::Dice(_) | Due::Over(_) => None,
        }
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
        let found = if self.occupants.0.contains(&Occupant::Person) {
            path.find(|&&index| match R::due(&self.nodes[index].state) {
                Due::Seat(seat) => self.occupants.at(seat) == Occupant::Person,
                Due::Dice(_) | Due::Over(_) => false,
            })
        } else {
            step
        };
        found.map(|&index| self.nodes[index].id)
    }

    /// Checks a wish and gives the entry it would make, in canonical notation. Nothing changes yet.
    ///
    /// # Errors
    ///
    /// Why it is refused, for the person to read.
    pub fn propose(&self, hand: Hand, verb: Verb, text: &str) -> Result<Draft, Reason> {
        match verb {
            Verb::Play => {
                let seat = match self.due() {
                    Due::Seat(seat) => seat,
                    Due::Dice(_) => return Err(Reason::new("refusal-roll-first")),
                    Due::Over(_) => return Err(Reason::new("refusal-game-over")),
                };
                let computers_turn = matches!(self.occupants.at(seat), Occupant::Computer(_));
                if computers_turn != (hand == Hand::Computer) {
                    return Err(Reason::new("refusal-not-your-turn"));
                }
                let action = R::read_action(&self.setup, text)?;
                R::act(&self.current().state, &action).map_err(Into::into)?;
                Ok(Draft { seat: Some(seat), verb, text: R::write_action(&self.setup, &action) })
            }
            Verb::Roll => match self.due() {
                Due::Dice(seat) => {
                    let roll = R::read_roll(text)?;
                    R::roll(&self.current().state, &roll).map_err(Into::into)?;
                    Ok(Draft { seat: Some(seat), verb, text: text.to_owned() })
                }
                Due::Seat(_) => Err(Reason::new("refusal-no-roll-due")),
                Due::Over(_) => Err(Reason::new("refusal-game-over")),
            },
            Verb::Go => match text.parse().ok().and_then(|id| self.index(id)) {
                Some(index) => Ok(Draft { seat: None, verb, text: self.nodes[index].id.to_string() }),
                None => Err(Reason::new("refusal-no-such-node").with("node", text)),
            },
            Verb::Seats => match text.parse::<Occupants>() {
                Ok(occupants) => Ok(Draft { seat: None, verb, text: occupants.to_string() }),
                Err(error) => Err(Reason::new("refusal-not-an-occupant").with("text", error.text)),
            },
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
            Verb::Roll => R::roll(state, &R::read_roll(&entry.text)?).map_err(Into::into)?,
            _ => R::act(state, &R::read_action(&self.setup, &entry.text)?).map_err(Into::into)?,
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
