//! Why a hop or a play is not legal here, as data. The words for players come from a catalogue elsewhere.

use std::fmt;

use thiserror::Error;

use crate::{Board, Die, Play, Point};

/// Why a hop or a whole play is not legal. Points are in the mover's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// There is no own checker to move.
    #[error("no checker to move on {at}")]
    NoChecker {
        /// The place asked for.
        at: Point,
    },
    /// Another checker was to move while one waits on the bar.
    #[error("a checker waits on the bar")]
    BarFirst,
    /// The opponent has two or more checkers there.
    #[error("point {at} is held")]
    Held {
        /// The point.
        at: Point,
    },
    /// Checkers only go towards lower numbers.
    #[error("{from}/{to} goes backwards")]
    Backwards {
        /// Where the checker is.
        from: Point,
        /// Where it was to go.
        to: Point,
    },
    /// Neither a die that is left nor several together go that far.
    #[error("no die left goes from {from} to {to}, {pips} pips")]
    NoDie {
        /// Where the checker is.
        from: Point,
        /// Where it was to go.
        to: Point,
        /// How far that is.
        pips: u8,
    },
    /// Bearing off while a checker is outside the home board.
    #[error("no bearing off yet: a checker is on {rear}")]
    NotAllHome {
        /// The rearmost checker.
        rear: Point,
    },
    /// Bearing off with a larger die while a checker is behind.
    #[error("a higher checker remains on {higher}: the {die} may not bear off from {from}")]
    HigherRemains {
        /// The die.
        die: Die,
        /// The checker that was to be borne off.
        from: Point,
        /// The rearmost checker.
        higher: Point,
    },
    /// Either die can be played but not both: it has to be the larger.
    #[error("only the larger die can be played: it is the {die}")]
    LargerDie {
        /// The larger die.
        die: Die,
    },
    /// Both dice can be played, and must be; this leaves one over.
    #[error("both dice must be played{}", Only(*only))]
    BothDice {
        /// How many plays do that, from what has been played already.
        plays: u16,
        /// The play, if it is the only one.
        only: Option<Play>,
    },
    /// More of the roll can be played, and must be: of a doublet, or of a roll of which only one die can be played.
    #[error("{must} of the dice must be played{}", Only(*only))]
    MoreDice {
        /// How many hops the turn has, 1..=4.
        must: u8,
        /// How many plays do that, from what has been played already.
        plays: u16,
        /// The play, if it is the only one.
        only: Option<Play>,
    },
    /// Nothing is legal with this roll.
    #[error("no legal play: the turn passes")]
    MustPass,
    /// A hop after the last one.
    #[error("the roll is played out")]
    PlayedOut,
    /// Several plays fit what is written, with different checkers hit.
    #[error("several plays fit, with different checkers hit")]
    Unclear,
}

/// The tail of a sentence that names the only play there is.
struct Only(Option<Play>);

impl fmt::Display for Only {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(play) => write!(f, ": only {play} does that"),
            None => Ok(()),
        }
    }
}

impl Board {
    /// Why the rules of one checker forbid this hop, or `None` when they allow it: then [`Board::hop`] gives it.
    ///
    /// ```
    /// use backgammon::{Board, Die, Point, Refusal};
    /// let (from, five) = (Point::new(24).unwrap(), Die::new(5).unwrap());
    /// assert_eq!(Board::START.refusal(from, five), Some(Refusal::Held { at: Point::new(19).unwrap() }));
    /// ```
    pub fn refusal(&self, from: Point, die: Die) -> Option<Refusal> {
        if from == Point::OFF || self.own(from) == 0 {
            return Some(Refusal::NoChecker { at: from });
        }
        if from != Point::BAR && self.own(Point::BAR) > 0 {
            return Some(Refusal::BarFirst);
        }
        if from.index() > die.pips() {
            let to = from.index() - die.pips();
            return self.is_held(usize::from(to)).then_some(Refusal::Held { at: Point::at(to) });
        }
        let rear = self.rearmost()?;
        if !rear.is_home() {
            return Some(Refusal::NotAllHome { rear });
        }
        (from.index() < die.pips() && rear > from).then_some(Refusal::HigherRemains { die, from, higher: rear })
    }
}
