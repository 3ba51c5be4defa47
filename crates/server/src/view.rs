//! Tables as pages see them: the one place that turns rules into wire messages. It matches on the game.

use bots::{Evaluation, Sure, Worth};
use reversi::{Bitboard, Disc, Size};
use table::reversi::{Reversi, State};
use table::{AnyTable, Entry, Node, Referee, Seat, Table};
use wire::{
    ActionView, EntryView, EvaluationView, LegalView, NodeView, PositionView, ResultView, ReversiView, SetupView,
    Standing, SureView, TableView, WorthView,
};

/// The whole table.
pub fn table(table: &AnyTable) -> TableView {
    match table {
        AnyTable::Reversi(reversi) => TableView {
            seq: reversi.seq(),
            setup: SetupView::Reversi {
                variant: reversi.setup().variant().to_string(),
                side: reversi.setup().variant().size.side(),
                opening: reversi
                    .setup()
                    .opening
                    .iter()
                    .map(|square| Reversi::write_action(reversi.setup(), square))
                    .collect(),
            },
            nodes: reversi.nodes().iter().map(|node| reversi_node(reversi, node)).collect(),
            standing: standing(table),
        },
    }
}

/// An entry, and the table after it.
pub fn entry(entry: &Entry, table: &AnyTable) -> EntryView {
    EntryView {
        seq: entry.seq,
        verb: entry.verb.to_string(),
        seat: entry.seat.map(|seat| seat.to_string()),
        text: entry.text.clone(),
        node: match table {
            AnyTable::Reversi(reversi) => reversi.node(entry.seq).map(|node| reversi_node(reversi, node)),
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
            .map(|action| ActionView { text: action.text.clone(), best: action.best, worth: worth(action.worth) })
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
        hash: format!("{:016x}", table.hash()),
    }
}

fn reversi_node(table: &Table<Reversi>, node: &Node<Reversi>) -> NodeView {
    let mut ply = table.setup().opening.len();
    let mut ancestor = node;
    while let Some(parent) = ancestor.parent.and_then(|id| table.node(id)) {
        ply += 1;
        ancestor = parent;
    }
    NodeView {
        id: node.id,
        parent: node.parent,
        seat: node.seat.map(|seat| seat.to_string()),
        text: node.text.clone(),
        position: PositionView::Reversi(reversi_position(&node.state, ply as u32)),
    }
}

/// A Reversi position, `ply` discs after the start.
pub fn reversi_position(state: &State, ply: u32) -> ReversiView {
    let position = &state.position;
    let size = position.size();
    let score = position.score();
    ReversiView {
        ply,
        board: position.board.text(size),
        played: state.played.map(|square| size.name(square).to_string()),
        flipped: names(size, state.flipped),
        passed: state.passed.map(|disc| disc.to_string()),
        to_move: score.is_none().then(|| position.to_move.to_string()),
        legal: position
            .legal()
            .iter()
            .map(|square| LegalView {
                square: size.name(square).to_string(),
                flips: names(size, position.flips(square)),
            })
            .collect(),
        black: position.board.count(Disc::Black),
        white: position.board.count(Disc::White),
        empties: position.empty().count(),
        result: score.map(|score| ResultView {
            winner: score.winner.map_or_else(|| "draw".to_owned(), |disc| disc.to_string()),
            black: score.black,
            white: score.white,
        }),
    }
}

fn names(size: Size, squares: Bitboard) -> Vec<String> {
    squares.iter().map(|square| size.name(square).to_string()).collect()
}
