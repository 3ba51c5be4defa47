//! How a game ends, what it is worth, and how a match stands.

use std::fmt;

use crate::{Board, Checker, Rules};

/// How much a game is won by, the cube apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The loser has borne off a checker, or gives up so much: once the cube.
    Single,
    /// The loser has borne off none: twice the cube.
    Gammon,
    /// The loser has borne off none and still has one on the bar or in the winner's home: three times the cube.
    Backgammon,
}

impl Outcome {
    /// All three, the smallest first.
    pub const ALL: [Outcome; 3] = [Outcome::Single, Outcome::Gammon, Outcome::Backgammon];

    /// 1, 2 or 3.
    pub const fn factor(self) -> u32 {
        match self {
            Outcome::Single => 1,
            Outcome::Gammon => 2,
            Outcome::Backgammon => 3,
        }
    }

    /// The outcome with this factor, 1..=3.
    pub const fn of_factor(factor: u32) -> Option<Outcome> {
        match factor {
            1 => Some(Outcome::Single),
            2 => Some(Outcome::Gammon),
            3 => Some(Outcome::Backgammon),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Single => "single",
            Outcome::Gammon => "gammon",
            Outcome::Backgammon => "backgammon",
        })
    }
}

impl Board {
    /// What the mover has won by bearing off the last checker, or `None` while one is left.
    pub fn own_win(&self) -> Option<Outcome> {
        (self.rearmost().is_none()).then(|| lost_by(self.opp_off(), self.opp_rearmost().map_or(0, |rear| rear.index())))
    }

    /// What the opponent has won by bearing off the last checker, or `None` while one is left.
    pub fn opp_win(&self) -> Option<Outcome> {
        (self.opp_rearmost().is_none()).then(|| lost_by(self.own_off(), self.rearmost().map_or(0, |rear| rear.index())))
    }
}

/// By the loser's checkers borne off, and the loser's rearmost in the loser's numbering: 19..=24 is the winner's home.
fn lost_by(off: u8, rear: u8) -> Outcome {
    match (off, rear) {
        (0, 19..) => Outcome::Backgammon,
        (0, _) => Outcome::Gammon,
        _ => Outcome::Single,
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The winner has borne off the last checker.
    BorneOff,
    /// The loser has dropped a double.
    Dropped,
    /// The loser has resigned.
    Resigned,
}

/// A finished game: who gets how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Award {
    /// The winner.
    pub winner: Checker,
    /// By how much, the cube apart; single for a dropped double.
    pub outcome: Outcome,
    /// Points, the cube counted, 1..=98304.
    pub points: u32,
    /// Why.
    pub ending: Ending,
}

/// No text is believed that gives a side more points than this.
pub(crate) const MOST_POINTS: u32 = 999_999_999;

/// How a match stands before a game; a length of 0 is play for money, where points only add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Points that win the match, or 0.
    pub length: u16,
    /// White's points and Black's.
    pub points: [u32; 2],
    /// Whether this game is the Crawford game, in which nobody may double.
    pub is_crawford: bool,
}

impl Score {
    /// Play for money, nothing won yet.
    pub const MONEY: Score = Score { length: 0, points: [0, 0], is_crawford: false };

    /// The start of a match to this many points.
    pub const fn of_match(length: u16) -> Score {
        Score { length, points: [0, 0], is_crawford: false }
    }

    /// Whether a match is played.
    pub const fn is_match(&self) -> bool {
        self.length > 0
    }

    /// A side's points.
    pub const fn of(&self, checker: Checker) -> u32 {
        self.points[checker.index()]
    }

    /// How many points a side still needs to win the match, 0 when it has them; `None` for money.
    pub fn away(&self, checker: Checker) -> Option<u32> {
        self.is_match().then(|| u32::from(self.length).saturating_sub(self.of(checker)))
    }

    /// Who has won the match.
    pub fn winner(&self) -> Option<Checker> {
        Checker::ALL.into_iter().find(|&checker| self.away(checker) == Some(0))
    }

    /// Whether the Crawford game has been played: a side is within one point, and this is not that game.
    pub fn is_post_crawford(&self) -> bool {
        self.is_close() && !self.is_crawford
    }

    /// Whether a side is one point away from winning the match.
    pub(crate) fn is_close(&self) -> bool {
        Checker::ALL.into_iter().any(|checker| self.away(checker) == Some(1))
    }

    /// The same score with its Crawford game marked: it is the first in which a side, and not both, is one point away.
    pub(crate) fn marked(&self, rules: &Rules, was_close: bool) -> Score {
        let close = Checker::ALL.into_iter().filter(|&checker| self.away(checker) == Some(1)).count();
        Score { is_crawford: rules.crawford && close == 1 && !was_close, ..*self }
    }

    /// The score after a game: its points added, and the Crawford game marked if it comes next.
    ///
    /// ```
    /// use backgammon::{Award, Checker, Ending, Outcome, Rules, Score};
    /// let award = Award { winner: Checker::Black, outcome: Outcome::Gammon, points: 4, ending: Ending::BorneOff };
    /// let score = Score::of_match(5).after(&award, &Rules::STANDARD);
    /// assert_eq!((score.points, score.is_crawford), ([0, 4], true));
    /// ```
    #[must_use]
    pub fn after(&self, award: &Award, rules: &Rules) -> Score {
        let mut next = *self;
        let points = &mut next.points[award.winner.index()];
        *points = points.saturating_add(award.points);
        next.is_crawford = false;
        if next.winner().is_none() { next.marked(rules, self.is_close()) } else { next }
    }
}

impl fmt::Display for Score {
    /// White's and Black's points, and what is played to: `3-6/7`, `2-0` for money.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.points[0], self.points[1])?;
        if self.is_match() {
            write!(f, "/{}", self.length)?;
        }
        Ok(())
    }
}
