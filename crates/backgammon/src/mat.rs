//! Matches as text, `.mat`: the form that began with Jellyfish and that most programs and servers write.
//!
//! ```text
//! ; [Player 1 "Ada"]
//!
//!  3 point match
//!
//!  Game 1
//!  Ada : 0                         Bob : 0
//!   1)                             31: 8/5 6/5
//!   2) 62: 24/18 13/11              Doubles => 2
//!   3)  Drops
//!                                   Wins 1 point
//! ```
//!
//! Reading is lenient: a byte order mark, `; [tag "value"]` lines and other lines with `;` may stand anywhere before or between
//! games; dice without a play or with `Cannot Move` are a turn that passes; `bar` and 25, `off` and 0 are the same;
//! dice left out before the colon are found if only one roll fits; a game that neither ends on the board nor by a drop ends by the
//! resignation that its `Wins` line tells. Which column an action stands in says whose it is.
//!
//! What the form has no line for is written as a tag behind `Game`: `; [Opening "44"]` for equal dice before the first
//! turn, `; [Setup "XGID=…"]` for a game that was set up. Resignations that were refused are not written.

mod cells;
mod read;
mod tags;
mod write;

use crate::{Match, Reading, TextError};

/// Reads a match. A game that cannot be replayed does not spoil the others: it is left out and reported.
///
/// ```
/// use backgammon::mat;
/// let text = " 3 point match\n\n Game 1\n Ada : 0     Bob : 0\n  1) 31: 8/5 6/5     65: 24/13\n      Wins 2 points\n";
/// let reading = mat::read(text).unwrap();
/// assert!(reading.bad.is_empty());
/// assert_eq!(reading.record.games[0].award().unwrap().points, 2);
/// ```
///
/// # Errors
///
/// When there is no game at all, or it is said to be another one.
pub fn read(text: &str) -> Result<Reading, TextError> {
    read::reading(text)
}

/// Writes a match; reading and writing it again gives the same text.
pub fn write(record: &Match) -> String {
    write::text(record)
}

/// Whether a text looks like a match.
pub(crate) fn is_match(text: &str) -> bool {
    text.lines().any(|line| read::game_number(line).is_some() || read::match_length(line).is_some())
}
