//! The paste door: reads almost any text that holds a game or a position.
//!
//! What is recognised, in this order: GGF and SGF by `(;`, JSON by its opening bracket, a board of 64, 36 or 16 squares (on
//! one line or in rows, with or without coordinates, with or without the side to move, moves behind it), a line of an
//! OBF file, and otherwise moves. The name of a [`Variant`] may stand before a board or moves: `6x6 c2b4`.

mod board;
mod drawing;
mod json;

use crate::replay::Replay;
use crate::text_error::Fault;
use crate::{Disc, Format, Reason, Record, Setup, TextError, Variant, ggf, obf, sgf, transcript};

/// Reads one game or position; of several in a file, the first. Moves without a board start from the standard
/// position of `default`; a board without a goal has that of `default`.
///
/// ```
/// use reversi::{Variant, text};
/// let record = text::read("  f5 d6\nc3", Variant::REVERSI).unwrap();
/// assert_eq!(record.game.to_string(), "f5d6c3");
/// let record = text::read("6x6: c2 b4", Variant::REVERSI).unwrap();
/// assert_eq!(record.game.setup().variant, Variant::REVERSI_6);
/// let error = text::read("f5 d4", Variant::REVERSI).unwrap_err();
/// assert_eq!((error.place().column, error.place().move_number), (4, Some(2)));
/// ```
///
/// # Errors
///
/// What the text was taken for, where it fails and why.
pub fn read(text: &str, default: Variant) -> Result<Record, TextError> {
    match Kind::of(text) {
        Kind::Ggf => first(ggf::games(text)),
        Kind::Sgf => first(sgf::games(text)).map(|game| game.record),
        Kind::Obf => first(obf::problems(text, default.goal)).map(|problem| problem.record()),
        kind => read_whole(text, kind, default),
    }
}

/// Reads every game of a text. Several boards or lists of moves stand on a line each.
///
/// # Errors
///
/// As [`read`], for the first that fails.
pub fn read_all(text: &str, default: Variant) -> Result<Vec<Record>, TextError> {
    match Kind::of(text) {
        Kind::Ggf => ggf::read(text),
        Kind::Sgf => sgf::games(text).map(|game| game.map(|game| game.record)).collect(),
        Kind::Obf => obf::problems(text, default.goal).map(|problem| problem.map(|problem| problem.record())).collect(),
        kind => match read_whole(text, kind, default) {
            Ok(record) => Ok(vec![record]),
            Err(error) => {
                let lines = text.lines().filter(|line| !line.trim().is_empty());
                let games: Result<Vec<_>, _> = lines.map(|line| read(line, default)).collect();
                games.ok().filter(|games| games.len() > 1).ok_or(error)
            }
        },
    }
}

/// Reads every game of a text, the good ones beside the refused ones, in their order; at least one of either. Behind a
/// GGF or SGF game that is never closed nothing more is found.
///
/// ```
/// use reversi::{Variant, text};
/// let games = text::read_each("f5d6\nf5f5\nf5f6\n", Variant::REVERSI);
/// assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
/// ```
pub fn read_each(text: &str, default: Variant) -> Vec<Result<Record, TextError>> {
    match Kind::of(text) {
        Kind::Ggf => ggf::games(text).collect(),
        Kind::Sgf => sgf::games(text).map(|game| game.map(|game| game.record)).collect(),
        Kind::Obf => obf::problems(text, default.goal).map(|problem| problem.map(|problem| problem.record())).collect(),
        kind => match read_whole(text, kind, default) {
            Ok(record) => vec![Ok(record)],
            Err(error) => by_line(text, default).unwrap_or_else(|| vec![Err(error)]),
        },
    }
}

/// The games of a text that has one on each line: at least two of them are good, else it is one game that fails.
fn by_line(text: &str, default: Variant) -> Option<Vec<Result<Record, TextError>>> {
    let mut games = Vec::new();
    let (mut good, mut bytes) = (0, 0);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if start(line) < line.len() {
            let game = read(line, default).map_err(|error| error.below(number, bytes));
            good += usize::from(game.is_ok());
            games.push(game);
        }
        bytes += line.len();
    }
    (good > 1).then_some(games)
}

fn first<T>(mut all: impl Iterator<Item = Result<T, TextError>>) -> Result<T, TextError> {
    all.next().expect("the text was recognised by its first game")
}

/// Writes a game so that [`read`] gives the same game back whatever its default: the variant, the board and the side to
/// move unless moves follow from the standard start, and the moves.
///
/// ```
/// use reversi::{Game, Variant, text};
/// let mut game = Game::new(Variant::ANTI);
/// assert!(text::write(&game).starts_with("anti ---"));
/// game.play(game.setup().variant.size.square("f5").unwrap()).unwrap();
/// assert_eq!(text::write(&game), "anti f5");
/// ```
pub fn write(game: &crate::Game) -> String {
    let setup = game.setup();
    let is_plain = setup == Setup::standard(setup.variant) && game.squares().next().is_some();
    let start = match is_plain {
        true => setup.variant.to_string(),
        false => setup.text(),
    };
    format!("{start} {game}").trim_end().to_string()
}

/// What a text is taken for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ggf,
    Sgf,
    Obf,
    Json,
    Board,
    Transcript,
}

impl Kind {
    fn of(text: &str) -> Kind {
        if let Some(open) = text.find("(;") {
            let game = &text[open..];
            // The first `GM` is the game's own, for it is the first property or close to it.
            let is_ggf = match game.split_once("GM[") {
                Some((_, kind)) => kind.get(.."Othello".len()).is_some_and(|kind| kind.eq_ignore_ascii_case("Othello")),
                None => game.contains("BO["),
            };
            return if is_ggf { Kind::Ggf } else { Kind::Sgf };
        }
        let from = start(text);
        let rest = &text[from..];
        let after = variant(rest).map_or(0, |(_, length)| length);
        if rest.starts_with(['{', '[']) {
            Kind::Json
        } else if !board::begins(&rest[after..]) {
            Kind::Transcript
        } else if after == 0 && rest.lines().next().is_some_and(|line| line.contains(';')) {
            Kind::Obf
        } else {
            Kind::Board
        }
    }
}

/// Where the text begins, past white space and a byte order mark.
fn start(text: &str) -> usize {
    text.len() - text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').len()
}

/// A variant's name at the beginning, and how long it is with the colon that may follow.
fn variant(text: &str) -> Option<(Variant, usize)> {
    let end = text.find(|letter: char| letter.is_whitespace() || letter == ':').unwrap_or(text.len());
    let variant = text[..end].parse().ok()?;
    Some((variant, end + usize::from(text[end..].starts_with(':'))))
}

fn read_whole(text: &str, kind: Kind, default: Variant) -> Result<Record, TextError> {
    let from = start(text);
    let (named, length) = variant(&text[from..]).map_or((None, 0), |(variant, length)| (Some(variant), length));
    let (format, record) = match kind {
        Kind::Json => (Format::Json, json::read(text, from, default)),
        Kind::Board => (Format::Board, read_drawing(text, from + length, named, default)),
        _ => (Format::Transcript, read_moves(text, from, length, named.unwrap_or(default))),
    };
    record.map_err(|fault| fault.in_text(text, format))
}

fn read_moves(text: &str, from: usize, length: usize, variant: Variant) -> Result<Record, Fault> {
    if from == text.len() {
        return Err(Fault::new(0, Reason::Empty));
    }
    let mut replay = Replay::new(Setup::standard(variant)).map_err(|reason| Fault::new(from, reason))?;
    transcript::play(&mut replay, text, from + length, text.len())?;
    if replay.game.squares().next().is_none() {
        return Err(Fault::new(from, Reason::NoMoves));
    }
    Ok(Record::from(replay.game))
}

/// A board with moves behind it, or with lines below it that tell how it came about.
fn read_drawing(text: &str, from: usize, named: Option<Variant>, default: Variant) -> Result<Record, Fault> {
    let (mut setup, found) = read_setup(text, from, named, default)?;
    let Some(caption) = drawing::caption(text, found.counts) else {
        return from_setup(setup, &found, text, found.end);
    };
    setup.to_move = caption.to_move.unwrap_or(setup.to_move);
    let Some(moves) = caption.moves else { return from_setup(setup, &found, text, caption.end) };
    let from = moves + start(&text[moves..]);
    let record = if board::begins(&text[from..]) {
        let (start, begin) = read_setup(text, from, Some(setup.variant), default)?;
        from_setup(start, &begin, text, begin.end)?
    } else {
        read_moves(text, from, 0, setup.variant)?
    };
    let leads_here = record.game.position().board == found.board;
    leads_here.then_some(record).ok_or(Fault::new(from, Reason::OtherBoard))
}

fn read_setup(
    text: &str,
    from: usize,
    named: Option<Variant>,
    default: Variant,
) -> Result<(Setup, board::Found), Fault> {
    let found = board::scan(text, from, named.map(|variant| variant.size), default.size)?;
    let variant = Variant { size: found.size, goal: named.unwrap_or(default).goal };
    // Without a word on it, Black moves when an even number of discs lies: that is so as long as nobody has passed.
    let discs = (found.board.black | found.board.white).count();
    let by_count = if discs % 2 == 0 { Disc::Black } else { Disc::White };
    let setup = Setup { variant, board: found.board, to_move: found.to_move.unwrap_or(by_count) };
    Ok((setup, found))
}

/// The game from a board on, with the moves that stand from this byte on.
fn from_setup(setup: Setup, found: &board::Found, text: &str, moves: usize) -> Result<Record, Fault> {
    let mut replay = Replay::new(setup).map_err(|reason| Fault::new(found.from, reason))?;
    transcript::play(&mut replay, text, moves, text.len())?;
    Ok(Record::from(replay.game))
}
