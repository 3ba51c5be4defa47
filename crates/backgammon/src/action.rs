//! What is done in a game, and its text.

use std::fmt;

use thiserror::Error;

use crate::{Checker, Die, Illegal, NotAPlay, Outcome, Play, Position, Roll, Sketch, Stage};

/// One thing done in a game, dice included.
///
/// The text is that of [`Display`](fmt::Display): `3-1` for the first dice (White's, then Black's), `31` for a roll,
/// `8/5 6/5` for a play and `no play` for none, `double`, `take`, `drop`, `beaver`, `white resigns gammon`, `accept`,
/// `refuse`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Each side has rolled one die for the first turn. Equal dice are rolled again.
    Opening {
        /// White's die.
        white: Die,
        /// Black's die.
        black: Die,
    },
    /// The dice of the side on roll.
    Roll(Roll),
    /// What the side on roll does with them.
    Play(Play),
    /// The side on roll doubles, before rolling.
    Double,
    /// The double is taken, or the beaver accepted.
    Take,
    /// The double, or the beaver, is dropped: the game is over.
    Drop,
    /// Who is doubled doubles again at once and will keep the cube.
    Beaver,
    /// A side offers to lose so much.
    Resign {
        /// Who.
        by: Checker,
        /// How much.
        outcome: Outcome,
    },
    /// The other side accepts the resignation.
    Accept,
    /// The other side wants more, or to play on.
    Refuse,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Opening { white, black } => write!(f, "{white}-{black}"),
            Action::Roll(roll) => roll.fmt(f),
            Action::Play(play) if play.is_empty() => f.write_str("no play"),
            Action::Play(play) => play.fmt(f),
            Action::Double => f.write_str("double"),
            Action::Take => f.write_str("take"),
            Action::Drop => f.write_str("drop"),
            Action::Beaver => f.write_str("beaver"),
            Action::Resign { by, outcome } => write!(f, "{by} resigns {outcome}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
        }
    }
}

/// The text is no action, or not one for this position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// It is neither a verb nor dice nor a play.
    #[error(transparent)]
    NotAPlay(#[from] NotAPlay),
    /// It is an action, but not legal now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A play behind a roll that is not the one on the table.
    #[error("`{found}` was not rolled")]
    OtherRoll {
        /// The roll in the text.
        found: Roll,
    },
}

impl Position {
    /// Reads an action for this position: a verb in any case, dice when dice are due, else a play as [`Sketch`] reads it,
    /// perhaps with its roll before it (`31: 8/5 6/5`). `resign` without a side is the side's to act now.
    ///
    /// ```
    /// use backgammon::{Action, Position, Rules, Score};
    /// let start = Position::start(Rules::STANDARD, Score::MONEY);
    /// let opening = start.read("3-1").unwrap();
    /// let position = start.act(&opening).unwrap();
    /// assert_eq!(position.read("31: 8/5, 6/5").unwrap().to_string(), "8/5 6/5");
    /// ```
    ///
    /// # Errors
    ///
    /// When the text is nothing of that, or the play is not legal. Whether a verb is legal now, [`act`](Position::act)
    /// tells.
    pub fn read(&self, text: &str) -> Result<Action, ActionError> {
        let text = text.trim();
        if let Some(action) = self.verb(text) {
            return Ok(action);
        }
        if let (Stage::Opening, Ok(_)) = (self.stage, text.parse::<Roll>()) {
            let mut dice = text.bytes().filter(u8::is_ascii_digit).filter_map(|digit| Die::new(digit - b'0'));
            if let (Some(white), Some(black)) = (dice.next(), dice.next()) {
                return Ok(Action::Opening { white, black });
            }
        }
        // Where a play is due, `3/2` is one, though dice may be written so elsewhere.
        let is_play = matches!(self.stage, Stage::ToPlay(_)) && text.contains(['/', '-']);
        if let (false, Ok(roll)) = (is_play, text.parse()) {
            return Ok(Action::Roll(roll));
        }
        let before = text.split_once(':').and_then(|(roll, play)| Some((roll.parse::<Roll>().ok()?, play)));
        let written = before.map_or(text, |(_, play)| play);
        let sketch: Sketch = written.parse().map_err(|error: NotAPlay| {
            ActionError::NotAPlay(NotAPlay { at: error.at + text.len() - written.len(), text: error.text })
        })?;
        let Stage::ToPlay(rolled) = self.stage else { return Err(Illegal::NotNow { due: self.due() }.into()) };
        if let Some((found, _)) = before.filter(|&(roll, _)| roll != rolled) {
            return Err(ActionError::OtherRoll { found });
        }
        Ok(Action::Play(sketch.resolve(&self.board, rolled).map_err(Illegal::Play)?))
    }

    fn verb(&self, text: &str) -> Option<Action> {
        let lower: String = text.chars().take(40).collect::<String>().to_ascii_lowercase();
        let mut words = lower.split_whitespace();
        let first = words.next()?;
        let (by, verb) = match first {
            "white" => (Some(Checker::White), words.next()?),
            "black" => (Some(Checker::Black), words.next()?),
            verb => (None, verb),
        };
        let action = match verb {
            "double" | "doubles" | "redouble" | "redoubles" => Action::Double,
            "take" | "takes" => Action::Take,
            "drop" | "drops" => Action::Drop,
            "beaver" | "beavers" => Action::Beaver,
            "accept" | "accepts" => Action::Accept,
            "refuse" | "refuses" => Action::Refuse,
            "resign" | "resigns" => {
                let outcome = match words.next() {
                    None | Some("single") => Outcome::Single,
                    Some("gammon") => Outcome::Gammon,
                    Some("backgammon") => Outcome::Backgammon,
                    Some(_) => return None,
                };
                Action::Resign { by: by.or(self.due().checker())?, outcome }
            }
            _ => return None,
        };
        let is_whole = words.next().is_none() && (by.is_none() || matches!(action, Action::Resign { .. }));
        is_whole.then_some(action)
    }
}
