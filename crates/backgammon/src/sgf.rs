//! Smart Game Format, game 6 (`GM[6]`): `(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0];B[31hefe];W[62axlm])`.
//!
//! Each tree is a game; those of one text make a match. Of variations the main line is read. A move is the dice and a
//! pair of letters for each hop: `a` … `x` are White's points 1 … 24 whoever moves, `y` is the bar and `z` off. `double`,
//! `take` and `drop` are written as moves too. `MI` has the length and the score before the game, `RU` the rules, `RE` the
//! result, with `R` for a resignation: it is what ends a game that does not end on the board.
//!
//! A position that was set up is written with the usual `AE`, `AW`, `AB`, `PL`, `CV`, `CP` for other programs, and whole
//! as an XGID in `XG` for this one; equal dice before the first turn stand in `XO`. Resignations that were refused are not
//! written.

mod moves;
mod read;
mod rules;
mod setup;
mod write;

use crate::{Match, Reading, TextError};

/// Reads all games of a text. A game that cannot be replayed does not spoil the others: it is left out and reported.
///
/// ```
/// use backgammon::sgf;
/// let reading = sgf::read("(;GM[6]MI[length:3][game:0][ws:0][bs:0];B[31qteh])").unwrap();
/// assert_eq!((reading.record.games.len(), reading.bad.len()), (0, 1));
/// let reading = sgf::read("(;GM[6]MI[length:3][game:0][ws:0][bs:0];B[31qtst])").unwrap();
/// assert_eq!(reading.record.games[0].entries()[1].action.to_string(), "8/5 6/5");
/// ```
///
/// # Errors
///
/// When there is no game tree at all.
pub fn read(text: &str) -> Result<Reading, TextError> {
    read::reading(text)
}

/// Writes a match, a tree for each game; reading and writing it again gives the same text.
pub fn write(record: &Match) -> String {
    write::text(record)
}
