//! What stands below a drawn board: the discs, whose turn it is with the legal squares, how the game ended, and the moves
//! that led there. In English or French, as `volteface show` draws.

use crate::Disc;

/// What the lines below a board say.
pub(super) struct Caption {
    pub(super) to_move: Option<Disc>,
    /// Where the moves that led to the board begin, if they are told.
    pub(super) moves: Option<usize>,
    /// The byte after the lines.
    pub(super) end: usize,
}

/// The lines below a board that ends at `from`; none unless the first of them tells the discs.
pub(super) fn caption(text: &str, from: usize) -> Option<Caption> {
    let mut lines = Lines { text, at: from };
    lines.next().filter(|line| is_count(line))?;
    let mut caption = Caption { to_move: None, moves: None, end: lines.at };
    loop {
        let begin = lines.at;
        let Some(line) = lines.next() else { break };
        if let Some(label) = ["moves", "coups"].into_iter().find(|label| is_label(line, label)) {
            let indent = line.len() - line.trim_start().len();
            let colon = text[begin..].find(line).unwrap_or(0) + indent + label.len();
            let colon = begin + colon + text[begin + colon..].find(':').unwrap_or(0);
            caption.moves = Some(colon + 1);
            break;
        }
        let told = to_move(line);
        if told.is_none() && !is_end(line) {
            break;
        }
        caption.to_move = caption.to_move.or(told);
        caption.end = lines.at;
    }
    Some(caption)
}

/// The lines that are not blank.
struct Lines<'a> {
    text: &'a str,
    /// The byte after the last one.
    at: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        loop {
            let line = self.text[self.at..].split_inclusive('\n').next()?;
            self.at += line.len();
            if !line.trim().is_empty() {
                return Some(line);
            }
        }
    }
}

/// The words of a line in lower case, without punctuation.
fn words(line: &str) -> Vec<String> {
    let parts = line.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|part| !part.is_empty()).take(6).map(str::to_lowercase).collect()
}

fn side(word: &str) -> Option<Disc> {
    match word {
        "black" | "noir" | "noirs" => Some(Disc::Black),
        "white" | "blanc" | "blancs" => Some(Disc::White),
        _ => None,
    }
}

/// `Black 2, White 2, empty 60`.
fn is_count(line: &str) -> bool {
    let words = words(line);
    let is_number = |word: &String| word.parse::<u8>().is_ok();
    let two = words.len() >= 4 && is_number(&words[1]) && is_number(&words[3]);
    two && side(&words[0]).is_some() && side(&words[2]).is_some_and(|second| Some(second) != side(&words[0]))
}

/// `White to move: d6 f4`, `Trait à Blanc : d6 f4`.
fn to_move(line: &str) -> Option<Disc> {
    let words = words(line);
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [by, "to", "move" | "play", ..] => side(by),
        ["trait", "à" | "a" | "aux", by, ..] => side(by),
        _ => None,
    }
}

/// `Game over: …`.
fn is_end(line: &str) -> bool {
    let words = words(line);
    matches!(
        words.iter().map(String::as_str).collect::<Vec<_>>()[..],
        ["game", "over", ..] | ["partie", "terminée", ..] | ["partie", "terminee", ..]
    )
}

/// Whether a line is labelled so: `Moves: …`, `Coups : …`.
fn is_label(line: &str, label: &str) -> bool {
    let line = line.trim_start();
    let head = line.get(..label.len()).is_some_and(|head| head.eq_ignore_ascii_case(label));
    head && line[label.len()..].trim_start().starts_with(':')
}
