//! `KEY[value]`, where `\` takes the meaning from the character after it.

use crate::Reason;
use crate::matches::one_line;
use crate::text_error::{Fault, quote};

/// A property of the main line; one with several values comes once for each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Property<'a> {
    pub(super) key: &'a str,
    /// Byte offset of the value's first character.
    pub(super) at: usize,
    /// The value as it stands between the brackets.
    pub(super) raw: &'a str,
}

impl Property<'_> {
    /// The text as one line.
    pub(super) fn line(&self) -> String {
        one_line(&unescape(self.raw))
    }
}

/// The value whose `[` stands at `open`, as its range, and where its text ends.
pub(super) fn value(text: &str, open: usize) -> Result<(&str, usize), Fault> {
    let from = open + 1;
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b']' => return Ok((&text[from..at], at + 1)),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    Err(Fault::new(open, Reason::Unclosed { opener: '[' }))
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
pub(super) fn write(out: &mut String, key: &str, value: &str) {
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

/// Something stands at `at` that the form does not allow.
pub(super) fn unexpected(text: &str, at: usize) -> Fault {
    let rest = text.get(at..).unwrap_or("");
    match rest.is_empty() {
        true => Fault::new(at, Reason::Unclosed { opener: '(' }),
        false => Fault::new(at, Reason::Unexpected { found: quote(rest) }),
    }
}
