//! Tables as pages see them: the one place that turns rules into wire messages. It matches on the game.

use bots::{Evaluation, Sure, Worth};
use table::backgammon::statistics;
use table::{AnyTable, Dice, Due, Entry, Reason, Seat};
use wire::{
    ActionView, DiceView, EntryView, EvaluationView, NodeView, PartView, SetupView, Standing, SureView, TableView,
    WorthView,
};

pub mod backgammon;
pub mod reversi;

/// The whole table.
pub fn table(table: &AnyTable) -> TableView {
    let (setup, nodes): (SetupView, Vec<NodeView>) = match table {
        AnyTable::Reversi(table) => {
            (reversi::setup(table), table.nodes().iter().map(|node| reversi::node(table, node)).collect())
        }
        AnyTable::Backgammon(table) => (backgammon::setup(table), table.nodes().iter().map(backgammon::node).collect()),
    };
    TableView { seq: table.seq(), setup, nodes, standing: standing(table) }
}

/// An entry, and the table after it.
pub fn entry(entry: &Entry, table: &AnyTable) -> EntryView {
    EntryView {
        seq: entry.seq,
        verb: entry.verb.to_string(),
        seat: entry.seat.map(|seat| seat.to_string()),
        text: entry.text.clone(),
        node: match table {
            AnyTable::Reversi(table) => table.node(entry.seq).map(|node| reversi::node(table, node)),
            AnyTable::Backgammon(table) => table.node(entry.seq).map(backgammon::node),
        },
        standing: standing(table),
    }
}

/// What is known of a node.
pub fn evaluation(at: u64, known: &Evaluation) -> EvaluationView {
    EvaluationView {
        at,
        seat: known.seat.to_string(),
        worth: worth(known.worth),
        actions: known
            .actions
            .iter()
            .map(|action| ActionView {
                text: action.text.clone(),
                best: action.best,
                worth: worth(action.worth),
                expected: action.expected.map(|expected| expected.value),
            })
            .collect(),
        done: known.done,
    }
}

/// A value and how sure it is.
pub fn worth(worth: Worth) -> WorthView {
    WorthView {
        value: worth.value,
        sure: match worth.sure {
            Sure::Exact => SureView::Exact,
            Sure::Outcome => SureView::Outcome,
            Sure::Likely { percent } => SureView::Likely { percent },
            Sure::LikelyOutcome { percent } => SureView::LikelyOutcome { percent },
            Sure::Estimate { depth } => SureView::Estimate { depth },
        },
    }
}

fn standing(table: &AnyTable) -> Standing {
    Standing {
        current: table.current(),
        line: table.line(),
        seats: Seat::BOTH.map(|seat| table.occupants().at(seat).to_string()),
        undo: table.undo_target(),
        redo: table.redo_target(),
        dice: matches!(table.due(), Due::Dice { .. }).then(|| dice_word(table.dice()).to_owned()),
        part: match table {
            AnyTable::Reversi(_) => None,
            AnyTable::Backgammon(table) => backgammon::first_turn(&table.current().state).map(backgammon_part),
        },
        hash: format!("{:016x}", table.hash()),
    }
}

fn backgammon_part(turn: wire::TurnView) -> PartView {
    PartView::Backgammon(Box::new(turn))
}

/// `drawn` or `typed`.
pub const fn dice_word(dice: Dice) -> &'static str {
    match dice {
        Dice::Drawn => "drawn",
        Dice::Typed => "typed",
    }
}

/// What may follow at a node when so much of an action has been put together.
///
/// # Errors
///
/// Why it cannot be put together so.
pub fn part(table: &AnyTable, node: u64, parts: &[String]) -> Result<PartView, Reason> {
    match table {
        AnyTable::Reversi(_) => Err(Reason::new("refusal-no-parts")),
        AnyTable::Backgammon(table) => match table.node(node) {
            Some(node) => backgammon::turn(&node.state, parts).map(backgammon_part),
            None => Err(no_such_node(node)),
        },
    }
}

/// How the dice have fallen from the start to a node.
///
/// # Errors
///
/// When there is no such node, or no dice are used.
pub fn dice(table: &AnyTable, node: u64) -> Result<DiceView, Reason> {
    match table {
        AnyTable::Reversi(_) => Err(Reason::new("refusal-no-dice")),
        AnyTable::Backgammon(table) => {
            statistics(table, node).map(|statistics| backgammon::dice(&statistics)).ok_or_else(|| no_such_node(node))
        }
    }
}

fn no_such_node(node: u64) -> Reason {
    Reason::new("refusal-no-such-node").with("node", node.to_string())
}
