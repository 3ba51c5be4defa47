//! Positions and tables for the tests.

use reversi::{Board, Disc, Move, Position, Variant};
use table::{AnyTable, Entry, Verb};

pub fn position(variant: &str, board: &str, to_move: char) -> Position {
    let variant: Variant = variant.parse().unwrap();
    let board = Board::parse(board, variant.size).unwrap();
    Position { board, to_move: if to_move == 'X' { Disc::Black } else { Disc::White }, variant }
}

/// A table that starts from a position, with a person and the computer.
pub fn table(position: &Position) -> AnyTable {
    AnyTable::new("reversi", &reversi::Setup::from(*position).text(), "person, computer 5".parse().unwrap()).unwrap()
}

/// Plays at a table.
pub fn push(table: &mut AnyTable, text: &str) {
    let entry = Entry { seq: table.seq() + 1, at: 0, seat: None, verb: Verb::Play, text: text.to_owned() };
    table.push(&entry).unwrap();
}

/// Random numbers from a fixed seed (xorshift).
pub struct Draw(pub u64);

impl Draw {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % end
    }

    /// A position from random play with a legal move and so many empty squares.
    pub fn position(&mut self, variant: Variant, empties: u8) -> Position {
        loop {
            let mut position = Position::start(variant);
            while !position.is_over() && (position.empty().count() > empties || position.must_pass()) {
                let legal: Vec<_> = position.legal().iter().collect();
                let mv = if legal.is_empty() { Move::Pass } else { Move::At(legal[self.below(legal.len())]) };
                position = position.play_unchecked(mv);
            }
            if position.empty().count() == empties && !position.is_over() {
                return position;
            }
        }
    }
}
