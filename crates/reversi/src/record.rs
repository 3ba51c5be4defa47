//! A game with what a file says about it.

use std::fmt;

use crate::{Disc, Game, Score};

/// A game and what files carry about it: who, where, when, how it ended.
///
/// Every text is one line without a space at either end (the readers see to it), and empty when it is not known.
///
/// ```
/// use reversi::{Game, Record, Variant};
/// let mut record = Record::from(Game::new(Variant::REVERSI));
/// record.black.name = "Ada".into();
/// assert_eq!(record.outcome, None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The set-up and the moves.
    pub game: Game,
    /// Who played Black.
    pub black: Person,
    /// Who played White.
    pub white: Person,
    /// Tournament or occasion.
    pub event: String,
    /// Where it was played: a town, or a server's name.
    pub place: String,
    /// When, as the file writes it; no form is imposed.
    pub date: String,
    /// Time control, as the file writes it.
    pub time: String,
    /// How it ended as the file says, which may differ from what the moves say: a resignation, a loss on time.
    pub outcome: Option<Outcome>,
    /// A remark on the whole game.
    pub comment: String,
}

impl From<Game> for Record {
    /// A record of which nothing else is known; the outcome is the official count, if the game is over.
    fn from(game: Game) -> Record {
        let outcome = game.score().map(Outcome::from);
        Record { outcome, ..Record::bare(game) }
    }
}

impl Record {
    /// A record of which nothing is known, not even how it ended.
    pub(crate) fn bare(game: Game) -> Record {
        Record {
            game,
            black: Person::default(),
            white: Person::default(),
            event: String::new(),
            place: String::new(),
            date: String::new(),
            time: String::new(),
            outcome: None,
            comment: String::new(),
        }
    }

    /// The player of this side.
    pub const fn person(&self, disc: Disc) -> &Person {
        match disc {
            Disc::Black => &self.black,
            Disc::White => &self.white,
        }
    }
}

/// A player as a file names one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name; empty when it is not known.
    pub name: String,
    /// The rating as the file writes it; empty when it is not known.
    pub rating: String,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nobody won.
    Draw,
    /// This side won.
    Win {
        /// The winner.
        by: Disc,
        /// How.
        margin: Margin,
    },
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Margin {
    /// By the count.
    Discs {
        /// Disc difference in hundredths of a disc, more than 0: games with komi are won by fractions.
        hundredths: u32,
    },
    /// The other side gave up.
    Resigned,
    /// The other side ran out of time.
    Time,
    /// The other side went away or broke a rule.
    Forfeit,
    /// The file does not say.
    Unknown,
}

impl Outcome {
    /// Reads what [`Display`](fmt::Display) and SGF write; `None` when it says nothing or nothing known.
    pub fn read(text: &str) -> Option<Outcome> {
        crate::sgf::outcome::read(text)
    }

    /// From Black's disc difference in hundredths of a disc.
    pub(crate) fn from_hundredths(black: i64) -> Outcome {
        let by = if black > 0 { Disc::Black } else { Disc::White };
        match u32::try_from(black.unsigned_abs()).unwrap_or(u32::MAX) {
            0 => Outcome::Draw,
            hundredths => Outcome::Win { by, margin: Margin::Discs { hundredths } },
        }
    }
}

impl From<Score> for Outcome {
    fn from(score: Score) -> Outcome {
        let discs = u32::from(score.black.abs_diff(score.white));
        match score.winner {
            None => Outcome::Draw,
            Some(by) => Outcome::Win { by, margin: Margin::Discs { hundredths: 100 * discs } },
        }
    }
}

impl fmt::Display for Outcome {
    /// `0` for a draw, else the winner's letter and how: `B+12`, `W+2.50`, `B+R`, `W+T`, `B+F`, `W+`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome::Win { by, margin } = self else { return f.write_str("0") };
        f.write_str(if *by == Disc::Black { "B+" } else { "W+" })?;
        match margin {
            Margin::Discs { hundredths } => f.write_str(&decimal(*hundredths)),
            Margin::Resigned => f.write_str("R"),
            Margin::Time => f.write_str("T"),
            Margin::Forfeit => f.write_str("F"),
            Margin::Unknown => Ok(()),
        }
    }
}

/// Hundredths as a decimal number, whole when it can be: `12`, `2.50`.
fn decimal(hundredths: u32) -> String {
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        part => format!("{}.{part:02}", hundredths / 100),
    }
}

/// A decimal number such as `-2`, `+10.000` or `22.87` in hundredths, cut off there.
pub(crate) fn parse_hundredths(text: &str) -> Option<i64> {
    let (sign, digits) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 6 || !plain(whole) || !plain(part) {
        return None;
    }
    let part: String = part.chars().chain("00".chars()).take(2).collect();
    Some(sign * (whole.parse::<i64>().ok()? * 100 + part.parse::<i64>().ok()?))
}
