//! Reversi as pages see it.

use reversi::{Bitboard, Disc, Size};
use table::reversi::{Reversi, State};
use table::{Node, Table};
use wire::{LegalView, NodeView, PositionView, ResultView, ReversiView, SetupView};

/// Which variant, and what it starts after.
pub fn setup(table: &Table<Reversi>) -> SetupView {
    let setup = table.setup();
    let size = setup.variant().size;
    SetupView::Reversi {
        variant: setup.variant().to_string(),
        side: size.side(),
        opening: setup.opening.iter().map(|&square| size.name(square).to_string()).collect(),
    }
}

/// A node and its position.
pub fn node(table: &Table<Reversi>, node: &Node<Reversi>) -> NodeView {
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
        verb: node.parent.map(|_| node.verb.to_string()),
        text: node.text.clone(),
        position: PositionView::Reversi(position(&node.state, ply as u32)),
    }
}

/// A Reversi position, `ply` discs after the start.
pub fn position(state: &State, ply: u32) -> ReversiView {
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
