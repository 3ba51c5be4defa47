//! A line of a game in cells: what stands in the left column, and in the right.

use crate::Checker;

/// From this column on, counted from 0, a cell that stands alone is the right column's.
const MIDDLE: usize = 20;

/// A part of a line that says one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell<'a> {
    /// Whose column it stands in.
    pub(super) by: Checker,
    /// Byte offset within the line.
    pub(super) at: usize,
    /// Without white space around it.
    pub(super) text: &'a str,
}

/// The cells of a line behind its number. What stands before the first cell is given back as not understood, with its
/// byte offset.
pub(super) fn split(line: &str) -> Result<Vec<Cell<'_>>, usize> {
    let body = line.len() - strip_number(line).len();
    let mut starts = Vec::new();
    let mut at = body;
    for word in line[body..].split_whitespace() {
        at += line[at..].find(word).unwrap_or(0);
        if begins(word) && starts.len() < 4 {
            starts.push(at);
        } else if starts.is_empty() {
            return Err(at);
        }
        at += word.len();
    }
    let ends = starts.iter().skip(1).copied().chain([line.len()]);
    let texts: Vec<&str> = starts.iter().zip(ends).map(|(&start, end)| line[start..end].trim()).collect();
    let actions = texts.iter().filter(|text| !is_result(text)).count();
    let mut cells = Vec::new();
    for (number, (&at, &text)) in starts.iter().zip(&texts).enumerate() {
        let by_column = if line[..at].chars().count() < MIDDLE { Checker::White } else { Checker::Black };
        let by = match number {
            _ if actions < 2 || is_result(text) => by_column,
            0 => Checker::White,
            _ => Checker::Black,
        };
        cells.push(Cell { by, at, text });
    }
    Ok(cells)
}

/// The line without `12)` at its start.
fn strip_number(line: &str) -> &str {
    let rest = line.trim_start();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest[digits..].strip_prefix(')') {
        Some(rest) if digits > 0 => rest,
        _ => line,
    }
}

/// Whether a cell begins with this word.
fn begins(word: &str) -> bool {
    if let Some((dice, _)) = word.split_once(':') {
        return dice.len() <= 2 && dice.bytes().all(|byte| byte.is_ascii_digit());
    }
    let word = word.to_ascii_lowercase();
    matches!(
        word.as_str(),
        "doubles" | "redoubles" | "beavers" | "takes" | "drops" | "passes" | "wins" | "loses" | "losses"
    )
}

/// Whether a cell tells who wins or loses.
pub(super) fn is_result(text: &str) -> bool {
    let word: String = text.chars().take_while(char::is_ascii_alphabetic).take(8).collect();
    matches!(word.to_ascii_lowercase().as_str(), "wins" | "loses" | "losses")
}
