//! A game as JSON: a list of objects with `"m": "e6"`, or one text of moves under `"moves"`.
//!
//! No tree is built: the text is read string by string, and a string with a colon behind it is the key of what
//! follows.

use crate::record::one_line;
use crate::replay::Replay;
use crate::text_error::Fault;
use crate::{Reason, Record, Setup, Variant, transcript};

/// A value with its key.
struct Entry<'a> {
    key: &'a str,
    /// Byte offset of the value, past its quotation mark.
    at: usize,
    /// The value as it stands in the text, without quotation marks; empty for a list or an object.
    value: &'a str,
}

pub(super) fn read(text: &str, from: usize, default: Variant) -> Result<Record, Fault> {
    let entries = entries(text, from)?;
    let mut replay = Replay::new(Setup::standard(default)).map_err(|reason| Fault::new(from, reason))?;
    let mut is_game = false;
    for entry in &entries {
        match entry.key {
            "m" => play(&mut replay, entry)?,
            "moves" | "transcript" => transcript::play(&mut replay, text, entry.at, entry.at + entry.value.len())?,
            _ => continue,
        }
        is_game = true;
    }
    if !is_game {
        return Err(Fault::new(from, Reason::Missing { field: "moves" }));
    }
    let mut record = Record::from(replay.game);
    describe(&mut record, &entries);
    Ok(record)
}

fn play(replay: &mut Replay, entry: &Entry<'_>) -> Result<(), Fault> {
    match entry.value {
        "" | "-" => replay.pass(entry.at, "-"),
        pass if transcript::is_pass(pass) => replay.pass(entry.at, pass),
        name => replay.place(entry.at, name),
    }
}

/// The first two names behind `"players"` are Black's and White's.
fn describe(record: &mut Record, entries: &[Entry<'_>]) {
    let players = entries.iter().position(|entry| entry.key == "players").unwrap_or(entries.len());
    let behind = |key: &'static str| entries[players..].iter().filter(move |entry| entry.key == key);
    let (mut names, mut ratings) = (behind("name"), behind("oldR"));
    for person in [&mut record.black, &mut record.white] {
        person.name = names.next().map(|entry| plain(entry.value)).unwrap_or_default();
        person.rating = ratings.next().map(|entry| plain(entry.value)).unwrap_or_default();
    }
    let created = entries.iter().find(|entry| entry.key == "created");
    record.date = created.map(|entry| plain(entry.value)).unwrap_or_default();
}

fn entries(text: &str, from: usize) -> Result<Vec<Entry<'_>>, Fault> {
    let bytes = text.as_bytes();
    let mut entries: Vec<Entry<'_>> = Vec::new();
    let mut at = from;
    while let Some(open) = bytes[at..].iter().position(|&byte| byte == b'"') {
        let open = at + open;
        let close = string_end(text, open)?;
        at = skip_space(bytes, close + 1);
        if bytes.get(at) != Some(&b':') {
            continue;
        }
        at = skip_space(bytes, at + 1);
        let key = &text[open + 1..close];
        let (start, end) = match bytes.get(at) {
            Some(b'"') => (at + 1, string_end(text, at)?),
            Some(b'{' | b'[') | None => (at, at),
            Some(_) => (at, at + bytes[at..].iter().take_while(|byte| !b",}] \r\n\t\"".contains(byte)).count()),
        };
        entries.push(Entry { key, at: start, value: &text[start..end] });
        at = if start > at { end + 1 } else { end };
    }
    Ok(entries)
}

fn skip_space(bytes: &[u8], from: usize) -> usize {
    from + bytes[from..].iter().take_while(|byte| byte.is_ascii_whitespace()).count()
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

/// The text of a string, its escapes resolved.
fn plain(raw: &str) -> String {
    let mut text = String::new();
    let mut letters = raw.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            text.push(letter);
            continue;
        }
        match letters.next() {
            Some('u') => {
                let code = letters.as_str().get(..4).and_then(|digits| u32::from_str_radix(digits, 16).ok());
                text.push(code.and_then(char::from_u32).unwrap_or('\u{fffd}'));
                letters = raw[raw.len() - letters.as_str().len()..].chars();
                letters.by_ref().take(4).for_each(drop);
            }
            Some('n' | 'r' | 't' | 'b' | 'f') => text.push(' '),
            Some(other) => text.push(other),
            None => {}
        }
    }
    one_line(&text)
}
