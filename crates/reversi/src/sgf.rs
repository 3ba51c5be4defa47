//! Smart Game Format, game 2 (`GM[2]`): `(;GM[2]FF[4]SZ[8];B[f5];W[d6])`.
//!
//! A game tree may hold variations; the main line is read and the others are counted. A square is `d3`, or two letters
//! as in the Go files of the same format (`dc`); a pass is `pass` or an empty move. Set-up discs (`AB`, `AW`, `AE`) are
//! laid upon the standard start, `PL` says who moves. Anti Reversi is told by `RU[Anti Reversi]`.

pub(crate) mod outcome;
mod setup;

use gametree::{Places, Property, Value};

use crate::replay::Replay;
use crate::text_error::{Fault, quote};
use crate::{Disc, Format, Goal, Reason, Record, Setup, Size, TextError, Variant, transcript};

/// A game of an SGF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfGame {
    /// The main line.
    pub record: Record,
    /// How many other lines the file has, counted by their ends.
    pub variations: usize,
}

/// Reads all games of a text, at least one. What stands between games is passed over.
///
/// ```
/// use reversi::sgf;
/// let games = sgf::read("(;GM[2]PB[Ada](;B[f5];W[d6])(;B[f5];W[f6]))").unwrap();
/// assert_eq!(games[0].record.game.to_string(), "f5d6");
/// assert_eq!(games[0].variations, 1);
/// ```
///
/// # Errors
///
/// The first game that is not whole, not Reversi, too large (`10x10`), or has an illegal move in its main line.
pub fn read(text: &str) -> Result<Vec<SgfGame>, TextError> {
    games(text).collect()
}

/// The games of a text one by one, refused ones too; a game that is not whole is the last.
pub(crate) fn games(text: &str) -> impl Iterator<Item = Result<SgfGame, TextError>> + '_ {
    let mut from = Some(0);
    let mut places = Places::of(text);
    std::iter::from_fn(move || {
        let start = from.take()?;
        let Some(open) = gametree::find_start(text, start) else {
            let none = Fault::new(start, Reason::Missing { field: "(;" });
            return (start == 0).then(|| Err(none.among(&mut places, Format::Sgf)));
        };
        let line = gametree::main_line(text, open).map_err(|torn| Fault::torn(text, torn));
        let game = line.and_then(|line| {
            from = Some(line.end);
            Ok(SgfGame { record: record(&line.properties, open)?, variations: line.variations })
        });
        Some(game.map_err(|fault| fault.among(&mut places, Format::Sgf)))
    })
}

fn record(properties: &[Property<'_>], open: usize) -> Result<Record, Fault> {
    let find = |key: &str| gametree::find(properties, key);
    let line = |key: &str| find(key).map(|value| value.line()).unwrap_or_default();
    if let Some(game) = find("GM") {
        let kind = game.raw.trim();
        if kind != "2" && !kind.eq_ignore_ascii_case("othello") {
            return Err(Fault::new(game.at, Reason::OtherGame { found: quote(&format!("GM[{kind}]")) }));
        }
    }
    let anti = line("RU").to_ascii_lowercase().contains("anti");
    let goal = if anti { Goal::Fewest } else { Goal::Most };
    let variant = Variant { size: size(find("SZ"))?, goal };

    let first_move = properties.iter().position(|property| Disc::of_key(property.key).is_some());
    let (before, moves) = properties.split_at(first_move.unwrap_or(properties.len()));
    let first = moves.first().and_then(|first| Disc::of_key(first.key));
    // Without a word on which game it is, there must be something of a game.
    if first.is_none() && find("GM").is_none() && !before.iter().any(|property| setup::is_setup(property.key)) {
        return Err(Fault::new(open, Reason::Missing { field: "GM" }));
    }
    let (setup, at) = setup::read(variant, before, first)?;
    let mut replay = Replay::new(setup).map_err(|reason| Fault::new(at, reason))?;
    for property in moves {
        match Disc::of_key(property.key) {
            Some(by) => play(&mut replay, by, property.value)?,
            None if setup::is_setup(property.key) => {
                return Err(replay.fault(property.value.at, Reason::LateSetup));
            }
            None => {}
        }
    }

    let mut record = Record::bare(replay.game);
    for (person, name, rating) in [(&mut record.black, "PB", "BR"), (&mut record.white, "PW", "WR")] {
        person.name = line(name);
        person.rating = line(rating);
    }
    record.event = line("EV");
    record.place = line("PC");
    record.date = line("DT");
    record.time = [line("TM"), line("OT")].join(" ").trim().to_string();
    record.outcome = outcome::read(&line("RE"));
    record.comment = line("GC");
    Ok(record)
}

fn size(value: Option<Value<'_>>) -> Result<Size, Fault> {
    let Some(value) = value else { return Ok(Size::Eight) };
    let raw = value.raw.trim();
    let (files, ranks) = raw.split_once(':').unwrap_or((raw, raw));
    let size = files.parse().ok().and_then(Size::of_side).filter(|_| files == ranks);
    size.ok_or_else(|| Fault::new(value.at, Reason::Size { found: format!("{}x{}", quote(files), quote(ranks)) }))
}

fn play(replay: &mut Replay, by: Disc, value: Value<'_>) -> Result<(), Fault> {
    let name = value.raw.trim();
    if name.is_empty() || name == "tt" || transcript::is_pass(name) {
        return replay.pass_by(by, value.at, name);
    }
    replay.place_by(by, value.at, &square_name(name))
}

/// `d3` for `d3` and for the two letters `dc`.
fn square_name(point: &str) -> String {
    match *point.as_bytes() {
        [file, rank @ b'a'..=b'i'] => format!("{}{}", char::from(file), rank - b'a' + 1),
        _ => point.to_string(),
    }
}

/// Writes one game, in lines of at most ten moves.
pub fn write(record: &Record) -> String {
    let Setup { variant, .. } = record.game.setup();
    let size = variant.size;
    let mut out = format!("(;GM[2]FF[4]CA[UTF-8]SZ[{}]", size.side());
    if variant.goal == Goal::Fewest {
        gametree::write(&mut out, "RU", "Anti Reversi");
    }
    let is_seconds = !record.time.is_empty() && record.time.bytes().all(|byte| byte.is_ascii_digit());
    let fields = [
        ("PB", &record.black.name),
        ("BR", &record.black.rating),
        ("PW", &record.white.name),
        ("WR", &record.white.rating),
        ("EV", &record.event),
        ("PC", &record.place),
        ("DT", &record.date),
        (if is_seconds { "TM" } else { "OT" }, &record.time),
        ("RE", &record.outcome.map(|outcome| outcome.to_string()).unwrap_or_default()),
        ("GC", &record.comment),
    ];
    for (key, value) in fields {
        gametree::write(&mut out, key, value);
    }
    setup::write(&mut out, record.game.setup());
    for (number, ply) in record.game.plies().iter().enumerate() {
        if number % 10 == 0 {
            out.push('\n');
        }
        out.push(';');
        out.push_str(ply.by.key());
        let name = ply.mv.square().map_or(String::new(), |square| size.name(square).to_string());
        out.push_str(&format!("[{name}]"));
    }
    out.push_str(")\n");
    out
}
