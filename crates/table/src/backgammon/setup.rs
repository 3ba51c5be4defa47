//! What is agreed on before anything is played.

use std::fmt;
use std::str::FromStr;

use backgammon::{Rules, Score};

use super::reason::{impossible_reason, text_reason};
use crate::{Dice, Reason};

/// What is played, and from where.
///
/// Text form: how long, where the dice come from, and the first game's set-up, as
/// `match drawn XGID=…:0:0:-1:00:0:0:0:11:10 opening`.
///
/// ```
/// use table::{Dice, backgammon::Setup};
/// let text = "match drawn XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:11:10 opening";
/// let setup: Setup = text.parse().unwrap();
/// assert_eq!((setup.start.score.length, setup.dice), (11, Dice::Drawn));
/// assert_eq!(setup.to_string(), text);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What the first game starts from, the rules and the score included.
    pub start: backgammon::Setup,
    /// Where the dice come from.
    pub dice: Dice,
    /// How many games are played.
    pub length: Length,
}

/// How many games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// One, for money.
    Single,
    /// One after the other for money, until nobody likes to go on.
    Money,
    /// Until a side has the points of the match.
    Match,
}

impl Length {
    const ALL: [Length; 3] = [Length::Single, Length::Money, Length::Match];

    const fn word(self) -> &'static str {
        match self {
            Length::Single => "single",
            Length::Money => "money",
            Length::Match => "match",
        }
    }
}

impl Setup {
    /// Play from the start of a game at this score.
    pub fn standard(rules: Rules, score: Score, length: Length, dice: Dice) -> Setup {
        Setup { start: backgammon::Setup::standard(rules, score), dice, length }
    }

    /// Play from a set-up: a match when it has a match score, else a single game.
    ///
    /// # Errors
    ///
    /// Why no game could look like this.
    pub fn new(start: backgammon::Setup, dice: Dice) -> Result<Setup, Reason> {
        start.position().map_err(impossible_reason)?;
        let length = if start.score.is_match() { Length::Match } else { Length::Single };
        Ok(Setup { start, dice, length })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = match self.dice {
            Dice::Drawn => "drawn",
            Dice::Typed => "typed",
        };
        write!(f, "{} {dice} {}", self.length.word(), self.start)
    }
}

impl FromStr for Setup {
    type Err = Reason;

    fn from_str(text: &str) -> Result<Setup, Reason> {
        let bad = || Reason::new("refusal-bad-setup").with("text", text.chars().take(80).collect::<String>());
        let mut parts = text.splitn(3, ' ');
        let (Some(length), Some(dice), Some(start)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(bad());
        };
        let length = Length::ALL.into_iter().find(|known| known.word() == length).ok_or_else(bad)?;
        let dice = match dice {
            "drawn" => Dice::Drawn,
            "typed" => Dice::Typed,
            _ => return Err(bad()),
        };
        let start: backgammon::Setup = start.parse().map_err(|error| text_reason(&error))?;
        if start.score.is_match() != (length == Length::Match) {
            return Err(bad());
        }
        Ok(Setup { start, dice, length })
    }
}
