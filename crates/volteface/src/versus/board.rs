//! What a match is played on.

use std::fmt;
use std::str::FromStr;

use reversi::Variant;

/// A variant of Reversi, or Backgammon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    Reversi(Variant),
    Backgammon,
}

/// The word for Backgammon.
const BACKGAMMON: &str = "backgammon";

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Board::Reversi(variant) => variant.fmt(f),
            Board::Backgammon => f.write_str(BACKGAMMON),
        }
    }
}

impl FromStr for Board {
    type Err = String;

    fn from_str(text: &str) -> Result<Board, String> {
        if text.eq_ignore_ascii_case(BACKGAMMON) {
            return Ok(Board::Backgammon);
        }
        let names = Variant::PLAYED.map(|variant| variant.to_string()).join(", ");
        text.parse().map(Board::Reversi).map_err(|_| format!("no such game ({names}, {BACKGAMMON})"))
    }
}
