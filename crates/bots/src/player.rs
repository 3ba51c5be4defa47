//! A player of every game.

use table::{AnyTable, Level, Occupant, Reason};

use crate::backgammon::Backgammon;
use crate::reversi::Reversi;
use crate::{Choice, Evaluation, StopFlag, Worth};

/// A computer player of every game that a table can hold: one for each thread that thinks.
///
/// It owns the engines and their memory, which is only taken when first needed. Nothing that it remembers changes
/// what it plays or suggests.
#[derive(Debug, Default)]
pub struct Player {
    reversi: Reversi,
    backgammon: Backgammon,
}

/// What to do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What is suggested.
    pub choice: Choice,
    /// A sentence of `hint.ftl` and what goes into it.
    pub why: Reason,
    /// What it is worth.
    pub worth: Worth,
}

impl Player {
    /// A player that has taken no memory yet.
    pub fn new() -> Player {
        Player::default()
    }

    /// Gets ready for the levels of a table, so that its first search begins at once: what engines unpack and allocate takes longer than a
    /// person who wants an answer now should wait.
    pub fn prepare(&mut self, table: &AnyTable) {
        let levels = table.occupants().0.into_iter().filter_map(|occupant| match occupant {
            Occupant::Computer(level) => Some(level),
            Occupant::Person => None,
        });
        let Some(level) = levels.max() else { return };
        match table {
            AnyTable::Reversi(table) => self.reversi.prepare(table.current().state.position.variant, level),
            AnyTable::Backgammon(_) => self.backgammon.prepare(),
        }
    }

    /// What the computer does at the table's current node; `None` when no seat has anything to decide there.
    ///
    /// The same state, level and seed give the same answer, unless `stop` is raised: then a legal and sensible one comes
    /// at once. `progress` is told how many plies the search has looked ahead.
    pub fn choose(
        &mut self,
        table: &AnyTable,
        level: Level,
        seed: u64,
        stop: &StopFlag,
        progress: &mut dyn FnMut(u8),
    ) -> Option<Choice> {
        match table {
            AnyTable::Reversi(table) => {
                let position = &table.current().state.position;
                let square = self.reversi.choose(position, level, seed, stop, progress)?;
                Some(Choice::Act(position.size().name(square).to_string()))
            }
            AnyTable::Backgammon(table) => self.backgammon.choose(&table.current().state, level, seed, stop),
        }
    }

    /// What to suggest to whoever has to act at this node of the table, and why; `None` when there is no such node or
    /// nobody has to act there. A raised `stop` gives the suggestion of a first look.
    pub fn hint(&mut self, table: &AnyTable, node: u64, stop: &StopFlag) -> Option<Hint> {
        match table {
            AnyTable::Reversi(table) => {
                let position = &table.node(node)?.state.position;
                let (square, why, worth) = self.reversi.hint(position, stop)?;
                Some(Hint { choice: Choice::Act(position.size().name(square).to_string()), why, worth })
            }
            AnyTable::Backgammon(table) => self.backgammon.hint(&table.node(node)?.state, stop),
        }
    }

    /// What is known of everything that can be played at this node of the table after so many rounds before; `None` when
    /// there is no such node or nobody has to act there. Each round costs several times as much as the one before it, and
    /// `progress` is told what is known so far. With a raised `stop` it is what a first look tells.
    ///
    /// What a player remembers of other searches may change an estimate, but nothing that is proven.
    pub fn evaluate(
        &mut self,
        table: &AnyTable,
        node: u64,
        round: usize,
        stop: &StopFlag,
        progress: &mut dyn FnMut(Evaluation),
    ) -> Option<Evaluation> {
        match table {
            AnyTable::Reversi(table) => self.reversi.evaluate(&table.node(node)?.state.position, round, stop, progress),
            AnyTable::Backgammon(table) => self.backgammon.evaluate(&table.node(node)?.state, round, stop),
        }
    }
}
