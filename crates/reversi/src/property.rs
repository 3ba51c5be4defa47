//! What GGF and SGF have in common: `KEY[value]`, where `\` takes the meaning from the character after it.

use crate::record::one_line;
use crate::text_error::{Fault, quote};
use crate::{Disc, Reason};

/// A value in brackets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value<'a> {
    /// Byte offset of its first character.
    pub(crate) at: usize,
    /// As it stands between the brackets.
    pub(crate) raw: &'a str,
}

impl Value<'_> {
    /// The text as one line.
    pub(crate) fn line(&self) -> String {
        one_line(&unescape(self.raw))
    }
}

/// A value that is never closed.
pub(crate) struct Unclosed {
    pub(crate) fault: Fault,
    /// Where the search for its end stopped.
    pub(crate) at: usize,
}

/// The value whose `[` stands at `open`, and where its text ends. It does not reach over `stop`, if there is one.
pub(crate) fn value<'a>(text: &'a str, open: usize, stop: Option<&str>) -> Result<(Value<'a>, usize), Unclosed> {
    let from = open + 1;
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b']' => return Ok((Value { at: from, raw: &text[from..at] }, at + 1)),
            b'\\' => at += 2,
            b'(' if stop.is_some_and(|stop| bytes[at..].starts_with(stop.as_bytes())) => break,
            _ => at += 1,
        }
    }
    Err(Unclosed { fault: Fault::new(open, Reason::Unclosed { opener: '[' }), at })
}

/// An escaped line break vanishes; any other escaped character stands for itself.
fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut letters = raw.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            text.push(letter);
            continue;
        }
        match letters.next() {
            Some('\r') => drop(letters.next_if_eq(&'\n')),
            Some('\n') => drop(letters.next_if_eq(&'\r')),
            Some(other) => text.push(other),
            None => {}
        }
    }
    text
}

/// `KEY[value]`, escaped, unless the value is empty.
pub(crate) fn write(out: &mut String, key: &str, value: &str) {
    let value = one_line(value);
    if value.is_empty() {
        return;
    }
    out.push_str(key);
    out.push('[');
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        // `(;` is escaped too, so that nothing in a value looks like the start of a game.
        if matches!(letter, ']' | '\\') || (letter == '(' && letters.peek() == Some(&';')) {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push(']');
}

/// The side of a property `B` or `W`.
pub(crate) fn side(key: &str) -> Option<Disc> {
    match key {
        "B" => Some(Disc::Black),
        "W" => Some(Disc::White),
        _ => None,
    }
}

/// The letter of a side's properties.
pub(crate) const fn side_key(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "B",
        Disc::White => "W",
    }
}

/// Something stands at `at` that the form does not allow.
pub(crate) fn unexpected(text: &str, at: usize) -> Fault {
    let rest = text.get(at..).unwrap_or("");
    match rest.is_empty() {
        true => Fault::new(at, Reason::Unclosed { opener: '(' }),
        false => Fault::new(at, Reason::Unexpected { found: quote(rest) }),
    }
}
