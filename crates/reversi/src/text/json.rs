//! A game as JSON: `"moves"` as one text, as a list of texts or as a list of objects with `"m": "e6"`; the list alone; or
//! what `volteface show --json` prints, with `"variant"`, `"start"`, `"board"` and `"to_move"`.
//!
//! No tree is built: the text is read token by token, and what is not needed is passed over.

mod tokens;

use self::tokens::{Entry, Form, entries};
use super::board;
use crate::replay::Replay;
use crate::text_error::{Fault, quote};
use crate::{Disc, Reason, Record, Setup, Variant, transcript};

pub(super) fn read(text: &str, from: usize, default: Variant) -> Result<Record, Fault> {
    let entries = entries(text, from)?;
    let variant = variant(&entries)?;
    let moves: Vec<&Entry<'_>> = entries.iter().filter(|entry| is_move(entry)).collect();
    let start = setup(text, find(&entries, "start"), None, variant, default)?;
    let shown = setup(text, find(&entries, "board"), find(&entries, "to_move"), variant, default)?;
    let standard = Setup::standard(variant.unwrap_or(default));
    let game = match (start, shown) {
        (Some(start), None) => played(text, start, &moves)?,
        (Some(start), Some(shown)) => leading_to(shown, played(text, start, &moves)?)?,
        (None, Some(shown)) if moves.is_empty() => played(text, shown, &moves)?,
        // The board is where the moves lead from the standard start, else where they begin.
        (None, Some(shown)) => {
            let led = played(text, standard_of(shown), &moves).and_then(|replay| leading_to(shown, replay));
            led.or_else(|fault| played(text, shown, &moves).map_err(|_| fault))?
        }
        (None, None) => {
            let replay = played(text, standard, &moves)?;
            if replay.game.squares().next().is_none() {
                let list = entries.iter().find(|entry| matches!(entry.key, "moves" | "transcript"));
                return Err(match list {
                    Some(list) => Fault::new(list.at, Reason::NoMoves),
                    None => Fault::new(from, Reason::Missing { field: "moves" }),
                });
            }
            replay
        }
    };
    let mut record = Record::from(game.game);
    describe(&mut record, &entries);
    Ok(record)
}

fn standard_of(setup: Setup) -> Setup {
    Setup::standard(setup.variant)
}

/// Whether this says something to be played: a text of moves, one of a list of them, or the `m` of an object.
fn is_move(entry: &Entry<'_>) -> bool {
    let is_value = !matches!(entry.form, Form::List | Form::Object);
    match entry.key {
        "m" => is_value,
        "moves" | "transcript" if entry.listed => is_value,
        "moves" | "transcript" => entry.form == Form::Text && !entry.value.trim().is_empty(),
        "" => is_value && entry.listed,
        _ => false,
    }
}

fn played(text: &str, setup: Setup, moves: &[&Entry<'_>]) -> Result<Replay, Fault> {
    let mut replay = Replay::new(setup).map_err(|reason| Fault::new(0, reason))?;
    for entry in moves {
        match entry.form {
            Form::Text if entry.key == "m" || entry.listed => play(&mut replay, text, entry)?,
            Form::Text => transcript::play(&mut replay, text, entry.at, entry.at + entry.value.len())?,
            Form::Plain if entry.value == "null" => replay.pass(entry.at, entry.value)?,
            _ => return Err(replay.fault(entry.at, Reason::NotAMove { found: quote(entry.value) })),
        }
    }
    Ok(replay)
}

fn play(replay: &mut Replay, text: &str, entry: &Entry<'_>) -> Result<(), Fault> {
    match entry.value {
        "" | "-" => replay.pass(entry.at, "-"),
        pass if transcript::is_pass(pass) => replay.pass(entry.at, pass),
        name if entry.key == "m" => replay.place(entry.at, name),
        _ => transcript::play(replay, text, entry.at, entry.at + entry.value.len()),
    }
}

fn leading_to(shown: Setup, replay: Replay) -> Result<Replay, Fault> {
    let leads_there = replay.game.position().board == shown.board;
    leads_there.then_some(replay).ok_or(Fault::new(0, Reason::OtherBoard))
}

/// The text under a key of the outermost object.
fn find<'a, 'b>(entries: &'b [Entry<'a>], key: &str) -> Option<&'b Entry<'a>> {
    entries.iter().find(|entry| entry.key == key && entry.depth == 1 && !entry.listed && entry.form == Form::Text)
}

/// The variant that is named; other words than ours say nothing, but another size is refused.
fn variant(entries: &[Entry<'_>]) -> Result<Option<Variant>, Fault> {
    let Some(entry) = find(entries, "variant") else { return Ok(None) };
    match entry.value.parse() {
        Ok(variant) => Ok(Some(variant)),
        Err(_) if entry.value.starts_with(|letter: char| letter.is_ascii_digit()) => {
            Err(Fault::new(entry.at, Reason::Size { found: quote(entry.value) }))
        }
        Err(_) => Ok(None),
    }
}

/// The set-up that a text shows: a board, with the side to move behind it or on its own.
fn setup(
    text: &str,
    entry: Option<&Entry<'_>>,
    side: Option<&Entry<'_>>,
    variant: Option<Variant>,
    default: Variant,
) -> Result<Option<Setup>, Fault> {
    let Some(entry) = entry else { return Ok(None) };
    let end = entry.at + entry.value.len();
    let (mut setup, found) = super::read_setup(&text[..end], entry.at, variant, default)?;
    if found.end < end {
        return Err(Fault::unexpected(text, found.end));
    }
    if let Some(side) = side {
        setup.to_move = to_move(side)?;
    }
    Replay::new(setup).map_err(|reason| Fault::new(entry.at, reason))?;
    Ok(Some(setup))
}

fn to_move(entry: &Entry<'_>) -> Result<Disc, Fault> {
    let side = board::side(entry.value).filter(|&(_, length)| length == entry.value.len());
    side.map(|(disc, _)| disc).ok_or_else(|| Fault::new(entry.at, Reason::NotASide { found: quote(entry.value) }))
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
    gametree::one_line(&text)
}
