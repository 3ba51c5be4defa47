//! JSON token by token, without recursion.

use crate::Reason;
use crate::text_error::Fault;

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    /// A number, `true`, `false` or `null`.
    Plain,
    List,
    Object,
}

/// A value with its key.
pub(super) struct Entry<'a> {
    /// In a list, the key of the list; empty when nothing has one.
    pub(super) key: &'a str,
    pub(super) form: Form,
    /// Whether it stands in a list.
    pub(super) listed: bool,
    /// In how many lists and objects it stands.
    pub(super) depth: usize,
    /// Byte offset of the value, past its quotation mark.
    pub(super) at: usize,
    /// The value as it stands in the text, without quotation marks; empty for a list or an object.
    pub(super) value: &'a str,
}

/// A list or an object that is open.
struct Open<'a> {
    key: &'a str,
    is_list: bool,
    at: usize,
    /// An object in a list of moves, until its `m` comes.
    lacks_move: bool,
}

/// All values of the text that opens at `from`, in their order.
pub(super) fn entries(text: &str, from: usize) -> Result<Vec<Entry<'_>>, Fault> {
    let bytes = text.as_bytes();
    let (mut entries, mut open): (Vec<Entry<'_>>, Vec<Open<'_>>) = (Vec::new(), Vec::new());
    // The key whose value comes next.
    let mut named: Option<&str> = None;
    let mut at = from;
    loop {
        at = skip_space(text, at);
        let Some(&byte) = bytes.get(at) else { break };
        if open.is_empty() && at > from {
            return Err(Fault::unexpected(text, at));
        }
        let listed = open.last().is_some_and(|last| last.is_list);
        let key = match open.last() {
            Some(last) if last.is_list => last.key,
            _ => named.unwrap_or(""),
        };
        let is_due = open.is_empty() || listed || named.is_some();
        let (form, start, end, next) = match byte {
            b'{' | b'[' if is_due => {
                let is_list = byte == b'[';
                let form = if is_list { Form::List } else { Form::Object };
                let lacks_move = !is_list && listed && matches!(key, "moves" | "transcript");
                entries.push(Entry { key, form, listed, depth: open.len(), at, value: "" });
                open.push(Open { key, is_list, at, lacks_move });
                named = None;
                at += 1;
                continue;
            }
            b'}' | b']' if named.is_none() => {
                match open.pop() {
                    Some(last) if last.is_list != (byte == b']') => return Err(Fault::unexpected(text, at)),
                    Some(last) if last.lacks_move => return Err(Fault::new(last.at, Reason::Missing { field: "m" })),
                    _ => at += 1,
                }
                continue;
            }
            b',' if named.is_none() && !open.is_empty() => {
                at += 1;
                continue;
            }
            b'"' => {
                let close = string_end(text, at)?;
                if !is_due {
                    let colon = skip_space(text, close + 1);
                    if bytes.get(colon) != Some(&b':') {
                        return Err(Fault::unexpected(text, at));
                    }
                    named = Some(&text[at + 1..close]);
                    at = colon + 1;
                    continue;
                }
                (Form::Text, at + 1, close, close + 1)
            }
            _ if is_due => {
                let length = bytes[at..].iter().take_while(|byte| is_plain(**byte)).count();
                let word = &text[at..at + length];
                let is_number = word.starts_with(|letter: char| letter == '-' || letter.is_ascii_digit());
                if !is_number && !matches!(word, "true" | "false" | "null") {
                    return Err(Fault::unexpected(text, at));
                }
                (Form::Plain, at, at + length, at + length)
            }
            _ => return Err(Fault::unexpected(text, at)),
        };
        if key == "m" {
            if let Some(object) = open.last_mut() {
                object.lacks_move = false;
            }
        }
        entries.push(Entry { key, form, listed, depth: open.len(), at: start, value: &text[start..end] });
        named = None;
        at = next;
    }
    match open.last() {
        Some(last) => {
            let opener = if last.is_list { '[' } else { '{' };
            Err(Fault::new(last.at, Reason::Unclosed { opener }))
        }
        None => Ok(entries),
    }
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.')
}

/// Past white space and byte order marks.
fn skip_space(text: &str, from: usize) -> usize {
    let rest = text.get(from..).unwrap_or("");
    text.len() - rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').len()
}

/// The closing quotation mark of the string that opens at `open`.
fn string_end(text: &str, open: usize) -> Result<usize, Fault> {
    let bytes = text.as_bytes();
    let mut at = open + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => return Ok(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    Err(Fault::new(open, Reason::Unclosed { opener: '"' }))
}
