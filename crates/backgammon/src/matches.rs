//! Several games for one score, with what a file says about them.

use crate::{Checker, Game, Rules, Score, TextError};

/// A match, or several games for money, and what files carry about it.
///
/// Every text is one line without a space at either end (the readers see to it), and empty when it is not known.
///
/// ```
/// use backgammon::{Match, Rules};
/// let mut record = Match::new(7, Rules::STANDARD);
/// record.white.name = "Ada".into();
/// let game = record.next_game().unwrap();
/// record.games.push(game);
/// assert_eq!(record.score(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Who played White, the first player.
    pub white: Person,
    /// Who played Black, the second player.
    pub black: Person,
    /// Tournament or occasion.
    pub event: String,
    /// Where it was played: a town, or a server's name.
    pub place: String,
    /// When, as the file writes it; no form is imposed.
    pub date: String,
    /// A remark on the whole.
    pub comment: String,
    /// Points that win the match; 0 for money.
    pub length: u16,
    /// What is agreed on.
    pub rules: Rules,
    /// The games, each with the score before it.
    pub games: Vec<Game>,
}

/// What a file of a match gives: the games that are good, and why the others are not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The match with the games that could be replayed.
    pub record: Match,
    /// A game each that could not, with the place.
    pub bad: Vec<TextError>,
}

/// A player as a file names one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name; empty when it is not known.
    pub name: String,
    /// The rating as the file writes it; empty when it is not known.
    pub rating: String,
}

impl Match {
    /// A match to this many points (0 for money) without a game yet.
    pub fn new(length: u16, rules: Rules) -> Match {
        Match {
            white: Person::default(),
            black: Person::default(),
            event: String::new(),
            place: String::new(),
            date: String::new(),
            comment: String::new(),
            length,
            rules,
            games: Vec::new(),
        }
    }

    /// The player of this side.
    pub const fn person(&self, checker: Checker) -> &Person {
        match checker {
            Checker::White => &self.white,
            Checker::Black => &self.black,
        }
    }

    /// The score behind the last game; `None` while that is being played.
    pub fn score(&self) -> Option<Score> {
        match self.games.last() {
            None => Some(Score::of_match(self.length)),
            Some(game) => Some(game.start().score.after(&game.award()?, &self.rules)),
        }
    }

    /// The game to be played next, or `None` while one is being played and when the match is won.
    pub fn next_game(&self) -> Option<Game> {
        let score = self.score()?;
        score.winner().is_none().then(|| Game::new(self.rules, score))
    }

    /// Who has won the match.
    pub fn winner(&self) -> Option<Checker> {
        self.score()?.winner()
    }
}
