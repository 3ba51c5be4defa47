//! Generic Game Format, as the Generic Game Server and NBoard keep games: `(;GM[Othello]PC[]…BO[8 --…-- *]B[F5]W[D6];)`.
//!
//! `BO` has the set-up, `TY` the kind of game: an optional `s` (synchronised pair), the side of the board, then letters with
//! numbers, of which `a` (anti: the fewest discs win) matters here and `k` (komi) and `r` (random start) do not. A move
//! is `B[F5/evaluation/seconds]`; only the square is kept. `RE` is Black's disc difference, positive when Black has won,
//! with `:r` after it for a resignation, `:t` for a loss on time, `:l` for one who left. Squares have the names of the
//! game's own board.

use gametree::{Places, Property, Value, one_line};

use crate::record::parse_hundredths;
use crate::replay::Replay;
use crate::text_error::{Fault, quote};
use crate::{Board, Disc, Format, Goal, Margin, Outcome, Reason, Record, Setup, Size, TextError, Variant, transcript};

/// Where a game begins anew even if something before it was never closed.
const START: &str = "(;GM[";

/// Reads all games of a text, at least one. What stands between games is passed over, and so is the torn beginning of a
/// game with a whole one behind it.
///
/// ```
/// use reversi::ggf;
/// let text = "(;GM[Othello]PB[Ada]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5//3]W[d6];)";
/// let records = ggf::read(text).unwrap();
/// assert_eq!(records[0].black.name, "Ada");
/// assert_eq!(records[0].game.to_string(), "f5d6");
/// ```
///
/// # Errors
///
/// The first game that is not whole, not Reversi, too large (`10x10`), or has an illegal move.
pub fn read(text: &str) -> Result<Vec<Record>, TextError> {
    games(text).collect()
}

/// The games of a text one by one, refused ones too; a game that is not whole is the last.
pub(crate) fn games(text: &str) -> impl Iterator<Item = Result<Record, TextError>> + '_ {
    let mut from = Some(0);
    let mut places = Places::of(text);
    std::iter::from_fn(move || {
        let start = from.take()?;
        let Some(open) = text[start..].find("(;") else {
            let none = Fault::new(start, Reason::Missing { field: "(;" });
            return (start == 0).then(|| Err(none.among(&mut places, Format::Ggf)));
        };
        let record = fields(text, start + open).and_then(|(fields, end)| {
            from = Some(end);
            record(&fields, start + open)
        });
        Some(record.map_err(|fault| fault.among(&mut places, Format::Ggf)))
    })
}

/// The properties of the game that opens at `open`, and where it ends.
fn fields(text: &str, open: usize) -> Result<(Vec<Property<'_>>, usize), Fault> {
    let mut start = open;
    loop {
        match whole_fields(text, start) {
            Ok(found) => return Ok(found),
            // Only what was not read yet is searched, so that the whole takes one pass over the text.
            Err(Torn { fault, from }) => match text.get(from..).and_then(|rest| rest.find(START)) {
                Some(next) => start = from + next,
                None => return Err(fault),
            },
        }
    }
}

/// A game that is not whole.
struct Torn {
    fault: Fault,
    /// Where another game may begin.
    from: usize,
}

fn whole_fields(text: &str, open: usize) -> Result<(Vec<Property<'_>>, usize), Torn> {
    let bytes = text.as_bytes();
    let mut fields = Vec::new();
    let mut at = open + 1;
    loop {
        match bytes.get(at) {
            Some(b')') => return Ok((fields, at + 1)),
            Some(b';') => at += 1,
            Some(byte) if byte.is_ascii_whitespace() => at += 1,
            Some(byte) if byte.is_ascii_alphabetic() => {
                let key_end = at + bytes[at..].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
                if bytes.get(key_end) != Some(&b'[') {
                    return Err(Torn { fault: Fault::unexpected(text, at), from: key_end });
                }
                let value = gametree::value(text, key_end, Some(START));
                let unclosed = Reason::Unclosed { opener: '[' };
                let (value, end) = value.map_err(|from| Torn { fault: Fault::new(key_end, unclosed), from })?;
                fields.push(Property { key: &text[at..key_end], value });
                at = end;
            }
            Some(_) => return Err(Torn { fault: Fault::unexpected(text, at), from: at }),
            None => return Err(Torn { fault: Fault::new(open, Reason::Unclosed { opener: '(' }), from: at }),
        }
    }
}

fn record(fields: &[Property<'_>], open: usize) -> Result<Record, Fault> {
    let find = |key: &str| gametree::find(fields, key);
    let line = |key: &str| find(key).map(|value| value.line()).unwrap_or_default();
    if let Some(game) = find("GM").filter(|game| !game.raw.trim().eq_ignore_ascii_case("othello")) {
        return Err(Fault::new(game.at, Reason::OtherGame { found: quote(game.raw) }));
    }
    let setup = setup(find("BO"), find("TY"), open)?;
    let at = find("BO").map_or(open, |board| board.at);
    let mut replay = Replay::new(setup).map_err(|reason| Fault::new(at, reason))?;
    for field in fields {
        if let Some(by) = Disc::of_key(field.key) {
            play(&mut replay, by, field.value)?;
        }
    }
    let mut record = Record::bare(replay.game);
    for (person, name, rating) in [(&mut record.black, "PB", "RB"), (&mut record.white, "PW", "RW")] {
        person.name = line(name);
        person.rating = line(rating);
    }
    record.event = line("EV");
    record.place = line("PC");
    record.date = line("DT");
    record.time = line("TI");
    record.comment = line("CO");
    record.outcome = outcome(&line("RE"));
    Ok(record)
}

fn setup(board: Option<Value<'_>>, kind: Option<Value<'_>>, open: usize) -> Result<Setup, Fault> {
    // Only a kind such as `8`, `s8r18` or `6a` counts.
    let kind_text = kind.map_or("", |kind| kind.raw.trim().trim_start_matches(['s', 'S']));
    let digits = kind_text.bytes().take_while(u8::is_ascii_digit).count();
    let goal = if kind_text[digits..].contains(['a', 'A']) { Goal::Fewest } else { Goal::Most };
    let Some(board) = board else {
        let kind = kind.filter(|_| digits > 0).ok_or(Fault::new(open, Reason::Missing { field: "BO" }))?;
        let size = size(&kind_text[..digits], kind.at)?;
        return Ok(Setup::standard(Variant { size, goal }));
    };
    let raw = board.raw.trim_end();
    let body = raw.trim_start();
    let digits = body.bytes().take_while(u8::is_ascii_digit).count();
    let size = size(&body[..digits], board.at)?;
    let (cells, side) = match body.char_indices().next_back() {
        Some((last, side)) if last > digits => (&body[digits..last], side),
        _ => return Err(Fault::new(board.at, Reason::NotASide { found: quote(body) })),
    };
    let cells_at = board.at + (raw.len() - body.len()) + digits;
    let discs = Board::parse(cells, size).map_err(|error| board_fault(cells_at, error))?;
    let to_move = match side {
        '*' | 'X' | 'x' => Disc::Black,
        'O' | 'o' | '0' => Disc::White,
        _ => return Err(Fault::new(cells_at + cells.len(), Reason::NotASide { found: side.to_string() })),
    };
    Ok(Setup { variant: Variant { size, goal }, board: discs, to_move })
}

/// The fault of a board whose text begins at `at`.
pub(crate) fn board_fault(at: usize, error: crate::BoardError) -> Fault {
    let inside = match error {
        crate::BoardError::NotADisc { at, .. } => at,
        crate::BoardError::WrongLength { .. } => 0,
    };
    Fault::new(at + inside, Reason::Board(error))
}

/// The size from its digits, `8`.
fn size(digits: &str, at: usize) -> Result<Size, Fault> {
    let known = digits.parse().ok().and_then(Size::of_side);
    known.ok_or_else(|| {
        let side = quote(digits);
        Fault::new(at, Reason::Size { found: format!("{side}x{side}") })
    })
}

fn play(replay: &mut Replay, by: Disc, value: Value<'_>) -> Result<(), Fault> {
    let name = value.raw.split('/').next().unwrap_or("").trim();
    let at = value.at;
    match name {
        "" => replay.pass_by(by, at, name),
        pass if transcript::is_pass(pass) => replay.pass_by(by, at, name),
        _ => replay.place_by(by, at, name),
    }
}

fn outcome(text: &str) -> Option<Outcome> {
    let (number, how) = text.split_once(':').unwrap_or((text, ""));
    let counted = Outcome::from_hundredths(parse_hundredths(number.trim())?);
    let margin = match how.trim() {
        "r" => Margin::Resigned,
        "t" => Margin::Time,
        "l" => Margin::Forfeit,
        _ => return Some(counted),
    };
    Some(match counted {
        Outcome::Draw => Outcome::Draw,
        Outcome::Win { by, .. } => Outcome::Win { by, margin },
    })
}

/// Writes one game on one line, without a line break.
pub fn write(record: &Record) -> String {
    let Setup { variant, board, to_move } = record.game.setup();
    let size = variant.size;
    let mut out = String::from("(;GM[Othello]");
    let fields = [
        ("PC", &record.place),
        ("EV", &record.event),
        ("DT", &record.date),
        ("PB", &record.black.name),
        ("PW", &record.white.name),
        ("RB", &record.black.rating),
        ("RW", &record.white.rating),
        ("TI", &record.time),
        ("CO", &record.comment),
    ];
    for (key, value) in fields {
        gametree::write(&mut out, key, value);
    }
    let anti = if variant.goal == Goal::Fewest { "a" } else { "" };
    gametree::write(&mut out, "TY", &format!("{}{anti}", size.side()));
    gametree::write(&mut out, "RE", &result(record.outcome, size));
    let cells = board.text(size).replace('X', "*");
    let side = if to_move == Disc::Black { '*' } else { 'O' };
    gametree::write(&mut out, "BO", &one_line(&format!("{} {cells} {side}", size.side())));
    for ply in record.game.plies() {
        let name = ply.mv.square().map_or("PA".to_string(), |square| size.name(square).to_string().to_uppercase());
        gametree::write(&mut out, ply.by.key(), &name);
    }
    out.push_str(";)");
    out
}

fn result(outcome: Option<Outcome>, size: Size) -> String {
    let Some(outcome) = outcome else { return "?".into() };
    let Outcome::Win { by, margin } = outcome else { return "0".into() };
    let sign = if by == Disc::Black { '+' } else { '-' };
    let all = u32::from(size.area()) * 100;
    let (hundredths, how) = match margin {
        Margin::Discs { hundredths } => (hundredths, ""),
        Margin::Resigned => (all, ":r"),
        Margin::Time => (all, ":t"),
        Margin::Forfeit => (all, ":l"),
        Margin::Unknown => return "?".into(),
    };
    format!("{sign}{}.{:02}{how}", hundredths / 100, hundredths % 100)
}
