//! Positions for the tests: from text, from files, and drawn by a fixed seed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use reversi::{Board, Disc, DiscDiff, Goal, Move, Position, Size, Square, Variant};

/// A position with the exact value of every legal move.
pub struct Solved {
    pub position: Position,
    pub value: DiscDiff,
    /// Empty when the side to move has to pass.
    pub moves: BTreeMap<Square, DiscDiff>,
}

pub fn position(variant: Variant, board: &str, to_move: char) -> Position {
    let board = Board::parse(board, variant.size).unwrap();
    let to_move = if to_move == 'X' { Disc::Black } else { Disc::White };
    Position { board, to_move, variant }
}

/// Reads a file of solved positions, one JSON object a line.
pub fn read(path: &Path) -> Vec<Solved> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| solved(&serde_json::from_str(line).unwrap())).collect()
}

fn solved(line: &serde_json::Value) -> Solved {
    let size = Size::of_side(line["size"].as_u64().unwrap() as usize).unwrap();
    let goal = if line["anti"].as_bool().unwrap() { Goal::Fewest } else { Goal::Most };
    let to_move = line["to_move"].as_str().unwrap().chars().next().unwrap();
    let diff = |value: &serde_json::Value| DiscDiff(value.as_i64().unwrap() as i8);
    Solved {
        position: position(Variant { size, goal }, line["board"].as_str().unwrap(), to_move),
        value: diff(&line["value"]),
        moves: line["moves"]
            .as_object()
            .unwrap()
            .iter()
            .filter(|(name, _)| *name != "pass")
            .map(|(name, value)| (size.square(name).unwrap(), diff(value)))
            .collect(),
    }
}

/// The folder with all test data, when `VOLTEFACE_DATA` names it.
pub fn data() -> Option<PathBuf> {
    std::env::var_os("VOLTEFACE_DATA").map(PathBuf::from)
}

/// Whether the long tests are asked for.
pub fn slow() -> bool {
    std::env::var_os("VOLTEFACE_SLOW").is_some_and(|value| value != "0")
}

/// Random numbers from a fixed seed (xorshift).
pub struct Draw(pub u64);

impl Draw {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % end
    }

    /// A position of a random game with at most so many empty squares, in which the mover has a move.
    pub fn position(&mut self, variant: Variant, empties: u8) -> Position {
        loop {
            let mut position = Position::start(variant);
            while position.empty().count() > empties || position.must_pass() {
                let legal = position.legal();
                if legal.is_empty() {
                    if position.is_over() {
                        break;
                    }
                    position = position.play_unchecked(Move::Pass);
                    continue;
                }
                let at = self.below(u64::from(legal.count())) as usize;
                position = position.play_unchecked(Move::At(legal.iter().nth(at).unwrap()));
            }
            if !position.is_over() {
                return position;
            }
        }
    }
}
