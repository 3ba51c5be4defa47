//! The paste door: reads almost any text that holds a position or a match.
//!
//! What is recognised, in this order: SGF by `(;`, a match by its lines `7 point match` or `Game 1`, an XGID anywhere in the
//! text (so that the pages of other programs can be pasted whole, whatever their language), a GNU position id with or
//! without a match id, alone or behind the words `Position ID` and `Match ID`, and a board as 26 numbers.

use crate::text_error::{Fault, quote};
use crate::{Board, Checker, Format, Reading, Reason, Setup, TextError, gnuid, mat, sgf, xgid};

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pasted {
    /// A position.
    Position(Setup),
    /// A match, perhaps with games that could not be read.
    Match(Reading),
}

/// Reads a position or a match.
///
/// ```
/// use backgammon::text::{self, Pasted};
/// let Pasted::Position(setup) = text::read("4HPwATDgc/ABMA").unwrap() else { panic!() };
/// assert_eq!(setup.board, backgammon::Board::START);
/// assert!(text::read("good morning").is_err());
/// ```
///
/// # Errors
///
/// What the text was taken for, where it fails and why.
pub fn read(text: &str) -> Result<Pasted, TextError> {
    if text.contains("(;") {
        return sgf::read(text).map(Pasted::Match);
    }
    if mat::is_match(text) {
        return mat::read(text).map(Pasted::Match);
    }
    let (format, setup) = position(text);
    setup.map(Pasted::Position).map_err(|fault| fault.in_text(text, format))
}

fn position(text: &str) -> (Format, Result<Setup, Fault>) {
    let start =
        text.len() - text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').len();
    let body = text[start..].trim_end();
    if body.is_empty() {
        return (Format::Unknown, Err(Fault::new(0, Reason::Empty)));
    }
    if let Some(at) = find_xgid(text) {
        return (Format::Xgid, read_xgid(&text[at..]).map_err(|fault| fault.shifted(at)));
    }
    if let Some((at, id)) = labelled(text, "position id") {
        let id = match labelled(text, "match id") {
            Some((_, key)) => format!("{id}:{key}"),
            None => id.to_string(),
        };
        // The place of a fault is the position id's.
        return (Format::GnuId, gnuid::scan(&id).map_err(|fault| Fault { at, ..fault }));
    }
    let first = body.split_whitespace().next().unwrap_or_default();
    if first.matches(':').count() >= 7 {
        return (Format::Xgid, read_xgid(body).map_err(|fault| fault.shifted(start)));
    }
    if body.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_whitespace() || b"-+,;[]()".contains(&byte)) {
        return (Format::Board, numbers(body).map_err(|fault| fault.shifted(start)));
    }
    if first.split(':').next().is_some_and(|id| id.trim_end_matches('=').chars().count() == 14) {
        return (Format::GnuId, gnuid::scan(body).map_err(|fault| fault.shifted(start)));
    }
    (Format::Unknown, Err(Fault::new(start, Reason::Unknown { found: quote(body) })))
}

/// Where the first `XGID=` begins.
fn find_xgid(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    bytes.windows(5).position(|window| window.eq_ignore_ascii_case(b"xgid="))
}

/// An XGID and the words behind it on its line; other words there are not its own.
fn read_xgid(text: &str) -> Result<Setup, Fault> {
    let line = text.lines().next().unwrap_or_default();
    xgid::scan(line).or_else(|fault| match (&fault.reason, line.split_whitespace().next()) {
        (Reason::Unexpected { .. }, Some(word)) if word.len() < fault.at => xgid::scan(word),
        _ => Err(fault),
    })
}

/// The word behind a label and a colon, with its byte offset.
fn labelled<'a>(text: &'a str, label: &str) -> Option<(usize, &'a str)> {
    let plain = text.to_ascii_lowercase().replace('-', " ");
    let from = plain.find(label)? + label.len();
    let behind = &text[from..];
    let word = behind.trim_start_matches(|letter: char| letter == ':' || letter == '=' || letter.is_whitespace());
    let end = word.find(char::is_whitespace).unwrap_or(word.len());
    Some((text.len() - word.len(), &word[..end])).filter(|(_, word)| !word.is_empty())
}

/// 26 numbers in the mover's view, the bars first (the opponent's) and last.
fn numbers(text: &str) -> Result<Setup, Fault> {
    let is_gap = |letter: char| letter.is_whitespace() || ",;[]()".contains(letter);
    let mut cells = [0i8; 26];
    let mut found = 0;
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let number: i8 = word.parse().map_err(|_| Fault::not_a(at, "count of checkers", word))?;
        if let Some(cell) = cells.get_mut(found) {
            *cell = number;
        }
        found += 1;
    }
    if found != 26 {
        return Err(Fault::new(0, Reason::NotA { field: "board of 26 numbers", found: format!("{found} numbers") }));
    }
    let board = Board::from_signed(cells).map_err(|error| Fault::new(0, Reason::Board(error)))?;
    let setup = Setup::of_board(board, Checker::Black);
    setup.position().map_err(|why| Fault::new(0, Reason::Impossible(why)))?;
    Ok(setup)
}
