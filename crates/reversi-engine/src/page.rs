//! What a book says of one position, as an analysis.

use reversi::{DiscDiff, Move, Position, Square};

use crate::book::Book;
use crate::{Analysis, Bound, Breadth, MoveValue, Value};

/// A position with moves whose worth a book knows.
#[derive(Debug)]
pub(crate) struct Page {
    value: Value,
    /// The moves whose worth is known, best first.
    known: Vec<MoveValue>,
    others: Vec<Square>,
    empties: u8,
}

impl Page {
    /// The page of a position that has a legal square; `None` when the book does not tell its worth or no best move.
    pub(crate) fn of(book: &Book, position: &Position) -> Option<Page> {
        let found = book.get(position);
        let empties = position.empty().count();
        let mut known = Vec::new();
        let mut others = Vec::new();
        for square in position.legal().iter() {
            let told = found.filter(|found| found.best == Some(square)).map(|found| found.value);
            match told.or_else(|| Some(-book.worth(&position.play_unchecked(Move::At(square)))?)) {
                Some(value) => known.push(MoveValue {
                    square,
                    value: Value::Exact(value),
                    bound: Bound::Equal,
                    depth: empties,
                    line: line(book, position, square),
                }),
                None => others.push(square),
            }
        }
        known.sort_by_key(|mv| std::cmp::Reverse(mv.value));
        let value = known.first()?.value;
        // Where a move is not known, the best of the others is only known to be the best when the book says so.
        if !others.is_empty() && found.is_none_or(|found| Value::Exact(found.value) != value) {
            return None;
        }
        Some(Page { value, known, others, empties })
    }

    /// The analysis that the book alone gives, if that is as much as was asked.
    pub(crate) fn analysis(&self, breadth: Breadth) -> Option<Analysis> {
        if !self.others.is_empty() && breadth != Breadth::Best {
            return None;
        }
        let mut moves = self.known.clone();
        moves.extend(self.others.iter().map(|&square| self.limit(square)));
        Some(self.with_moves(moves, 1, true))
    }

    /// What a search has found out, put right where the book knows better.
    pub(crate) fn with_search(&self, found: Analysis) -> Analysis {
        let mut moves = self.known.clone();
        moves.extend(found.moves.iter().filter(|mv| self.others.contains(&mv.square)).map(|mv| {
            // Nothing is better than the best.
            if mv.value > self.value { self.limit(mv.square) } else { mv.clone() }
        }));
        moves.sort_by_key(|mv| std::cmp::Reverse((mv.value, mv.bound == Bound::Equal)));
        self.with_moves(moves, found.nodes, found.complete)
    }

    fn with_moves(&self, moves: Vec<MoveValue>, nodes: u64, complete: bool) -> Analysis {
        Analysis {
            best: Some(self.known[0].square),
            value: self.value,
            moves,
            depth: self.empties,
            nodes,
            pv: self.known[0].line.clone(),
            complete,
        }
    }

    fn limit(&self, square: Square) -> MoveValue {
        MoveValue { square, value: self.value, bound: Bound::AtMost, depth: self.empties, line: vec![Move::At(square)] }
    }
}

/// The line of best moves from a position by way of one of them, as far as the book tells.
fn line(book: &Book, position: &Position, first: Square) -> Vec<Move> {
    let mut line = vec![Move::At(first)];
    let mut position = position.play_unchecked(Move::At(first));
    loop {
        let next = if position.must_pass() { Some(Move::Pass) } else { best(book, &position).map(Move::At) };
        let Some(next) = next else { return line };
        line.push(next);
        position = position.play_unchecked(next);
    }
}

/// A best move that the book tells: its own, or the best of all replies where it knows all of them.
fn best(book: &Book, position: &Position) -> Option<Square> {
    if let Some(known) = book.get(position) {
        return known.best;
    }
    let legal = position.legal();
    let worths = legal.iter().map(|square| Some((-book.worth(&position.play_unchecked(Move::At(square)))?, square)));
    let worths = worths.collect::<Option<Vec<(DiscDiff, Square)>>>()?;
    worths.into_iter().max_by_key(|&(value, square)| (value, std::cmp::Reverse(square))).map(|(_, square)| square)
}
