//! Moves as text: `f5d6c3`.
//!
//! Reading is lenient about everything that does not change a move: case, white space, commas, move numbers,
//! hyphens, remarks in brackets, annotations (`!`, `?`), a byte order mark, passes written down or left out. Writing
//! gives the squares in lower case, one after the other, without the passes: that is also the `Display` of a
//! [`Game`].

use std::fmt;

use crate::replay::Replay;
use crate::text_error::{Fault, quote};
use crate::{Format, Game, Reason, Setup, Size, TextError, Variant};

/// Reads moves from the standard start.
///
/// ```
/// use reversi::{Variant, transcript};
/// let game = transcript::read("1. F5 d6 2. C3", Variant::REVERSI).unwrap();
/// assert_eq!(game.to_string(), "f5d6c3");
/// let error = transcript::read("f5d7", Variant::REVERSI).unwrap_err();
/// assert_eq!(error.to_string(), "transcript: line 1, column 3, move 2: d7 flips nothing for white");
/// ```
///
/// # Errors
///
/// The first thing that is not a move or not legal. A text without a move is an empty game.
pub fn read(text: &str, variant: Variant) -> Result<Game, TextError> {
    read_from(text, Setup::standard(variant))
}

/// Reads moves from any set-up.
///
/// # Errors
///
/// As [`read`], and when the set-up is impossible.
pub fn read_from(text: &str, setup: Setup) -> Result<Game, TextError> {
    let game = Replay::new(setup).map_err(|reason| Fault::new(0, reason)).and_then(|mut replay| {
        play(&mut replay, text, 0, text.len())?;
        Ok(replay.game)
    });
    game.map_err(|fault| fault.in_text(text, Format::Transcript))
}

impl fmt::Display for Game {
    /// The squares played, in the names of the game's own board, without the passes: `f5d6c3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.setup().variant.size;
        self.squares().try_for_each(|square| size.name(square).fmt(f))
    }
}

/// The words for a pass, in lower case, longest first.
const PASSES: [&str; 6] = ["passe", "pass", "pas", "pa", "ps", "p"];

/// Whether this whole text says "pass".
pub(crate) fn is_pass(text: &str) -> bool {
    let dashes = text.len() >= 2 && text.bytes().all(|byte| byte == b'-');
    dashes || PASSES.iter().any(|pass| text.eq_ignore_ascii_case(pass))
}

/// Plays the moves in `text[from..to]`.
pub(crate) fn play(replay: &mut Replay, text: &str, from: usize, to: usize) -> Result<(), Fault> {
    let mut at = from;
    // Whether the last thing read was a move, so that a digit would belong to it.
    let mut glued = false;
    while let Some(letter) = text[at..to].chars().next() {
        let rest = &text[at..to];
        let was_glued = std::mem::take(&mut glued);
        at += match letter {
            'a'..='z' | 'A'..='Z' => {
                glued = true;
                word(replay, rest, at)?
            }
            '0'..='9' if !was_glued => number(replay, rest, at)?,
            '(' => match rest.find(')') {
                Some(end) => end + 1,
                None => return Err(replay.fault(at, Reason::Unclosed { opener: '(' })),
            },
            '-' | '–' | '—' => dashes(replay, rest, at)?,
            ',' | ';' | '.' | ':' | '|' | '!' | '?' | '\u{feff}' => letter.len_utf8(),
            _ if letter.is_whitespace() => letter.len_utf8(),
            _ => return Err(replay.fault(at, Reason::NotAMove { found: token(rest) })),
        };
    }
    Ok(())
}

/// Letters: a square or a pass; how many bytes they take.
fn word(replay: &mut Replay, rest: &str, at: usize) -> Result<usize, Fault> {
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let digits = rest[letters..].bytes().take_while(u8::is_ascii_digit).count();
    if letters == 1 && digits > 0 {
        replay.place(at, &rest[..1 + digits])?;
        return Ok(1 + digits);
    }
    // `PSd6`: what follows a pass at once must be the one letter of a square.
    let pass = PASSES.iter().find(|pass| {
        let length = pass.len();
        let fits = letters == length + usize::from(digits > 0);
        fits && rest.as_bytes()[..length].eq_ignore_ascii_case(pass.as_bytes())
    });
    if let Some(pass) = pass {
        replay.pass(at, &rest[..pass.len()])?;
        return Ok(pass.len());
    }
    let found = token(rest);
    let half = letters == 1 && rest.as_bytes()[0].to_ascii_lowercase() <= b'h';
    Err(replay.fault(at, if half { Reason::HalfMove { found } } else { Reason::NotAMove { found } }))
}

/// A move's number, which is passed over; how many bytes it takes.
fn number(replay: &Replay, rest: &str, at: usize) -> Result<usize, Fault> {
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if !is_number(replay, &rest[..digits]) {
        return Err(replay.fault(at, Reason::NotAMove { found: token(rest) }));
    }
    // `1)` as well as `1.`; the point is passed over anyway.
    Ok(digits + usize::from(rest.as_bytes().get(digits) == Some(&b')')))
}

/// Whether a move may have this number. However moves are counted, a number is no greater than that of the next ply; but
/// moves from a set-up may be counted from an unknown start, and behind the last move the discs may be told.
fn is_number(replay: &Replay, digits: &str) -> bool {
    let is_free =
        replay.game.setup() != Setup::standard(replay.game.setup().variant) || replay.game.position().is_over();
    let most = if is_free { usize::from(Size::Eight.area()) } else { replay.game.plies().len() + 1 };
    digits.len() <= 3 && digits.parse().is_ok_and(|number: usize| number <= most)
}

/// One hyphen separates, two or a long one are a pass; how many bytes they take.
fn dashes(replay: &mut Replay, rest: &str, at: usize) -> Result<usize, Fault> {
    let length = rest.find(|letter| !matches!(letter, '-' | '–' | '—')).unwrap_or(rest.len());
    if !matches!(&rest[..length], "-" | "–") {
        replay.pass(at, &rest[..length])?;
    }
    Ok(length)
}

/// What stands there up to the next white space, for an error.
fn token(rest: &str) -> String {
    quote(rest.split(char::is_whitespace).next().unwrap_or(rest))
}
