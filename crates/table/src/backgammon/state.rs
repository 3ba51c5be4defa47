//! Everything that decides what may come next at a table.

use std::fmt;

use backgammon::{Action, Checker, Illegal, Outcome, Play, Position, Roll, Score, Stage};

use super::{Length, Setup, Thrown, pass_if_due};

/// Where a game stands, and which game of the record it is.
///
/// When a game is over and another follows, the state stays at its end until the first dice of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The position.
    pub position: Position,
    /// The number of the game in the record, from 1.
    pub game: u32,
    /// Throws in this game so far, those of equal dice before it included.
    pub throws: u32,
    /// Whether the side on roll has asked for its dice and does not double.
    pub asked: bool,
    /// The resignations that were refused in this game, White's and Black's: the highest of each.
    pub refused: [Option<Outcome>; 2],
    /// The dice thrown last, if nothing else has happened since.
    pub thrown: Option<Thrown>,
    /// The play made last, if nothing else has happened since.
    pub played: Option<(Checker, Play)>,
    /// Who had no legal play with the dice thrown last, and passed.
    pub passed: Option<Passed>,
    length: Length,
}

/// A turn without a legal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Whose.
    pub by: Checker,
    /// With what.
    pub roll: Roll,
}

impl State {
    pub(super) fn start(setup: &Setup) -> State {
        let position = setup.start.position().expect("a checked set-up is a position");
        State::of(position, 1, setup.length).passing()
    }

    fn of(position: Position, game: u32, length: Length) -> State {
        State {
            position,
            game,
            throws: 0,
            asked: false,
            refused: [None; 2],
            thrown: None,
            played: None,
            passed: None,
            length,
        }
    }

    /// The score behind the game, once it is over.
    pub fn score_after(&self) -> Option<Score> {
        let position = &self.position;
        Some(position.score.after(&position.award()?, &position.rules))
    }

    /// Whether the game is over and another follows.
    pub fn goes_on(&self) -> bool {
        self.score_after().is_some_and(|score| match self.length {
            Length::Single => false,
            Length::Money => true,
            Length::Match => score.winner().is_none(),
        })
    }

    /// How many games are played.
    pub const fn length(&self) -> Length {
        self.length
    }

    pub(super) fn asking(&self) -> State {
        State { asked: true, thrown: None, played: None, passed: None, ..*self }
    }

    pub(super) fn after(&self, action: &Action) -> Result<State, Illegal> {
        let by = self.position.due().checker();
        let position = self.position.act(action)?;
        let mut refused = self.refused;
        if let (Action::Refuse, Some(offer)) = (action, self.position.resignation) {
            let highest = &mut refused[offer.by.index()];
            *highest = (*highest).max(Some(offer.outcome));
        }
        let played = match action {
            Action::Play(play) => by.map(|by| (by, *play)),
            _ => None,
        };
        let keeps = matches!(action, Action::Resign { .. } | Action::Refuse);
        let state =
            State { position, refused, played, thrown: None, passed: None, asked: self.asked && keeps, ..*self };
        // A resignation may be refused before dice that cannot be played.
        Ok(state.passing())
    }

    pub(super) fn rolled(&self, thrown: Thrown) -> Result<State, Illegal> {
        let before = match self.score_after() {
            Some(score) if self.goes_on() => {
                State::of(Position::start(self.position.rules, score), self.game + 1, self.length)
            }
            _ => *self,
        };
        let Thrown(one, other) = thrown;
        let action = match before.position.stage {
            Stage::Opening => Action::Opening { white: one, black: other },
            _ => Action::Roll(Roll::new(one, other)),
        };
        let position = before.position.act(&action)?;
        let state = State {
            position,
            throws: before.throws + 1,
            asked: false,
            thrown: Some(thrown),
            played: None,
            passed: None,
            ..before
        };
        Ok(state.passing())
    }

    /// The state after a turn without a legal play, if this is one.
    fn passing(self) -> State {
        let Stage::ToPlay(roll) = self.position.stage else { return self };
        match pass_if_due(&self.position) {
            Some(position) => {
                let passed = Some(Passed { by: self.position.on_roll, roll });
                State { position, passed, ..self }
            }
            None => self,
        }
    }
}

impl fmt::Display for State {
    /// What decides the future, for the position hash: `2 14 XGID=…`, with `asked` or the award behind it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.game, self.throws, backgammon::Setup::from(self.position))?;
        if self.asked {
            f.write_str(" asked")?;
        }
        if let Some(award) = self.position.award() {
            write!(f, " {} {} {}", award.winner, award.outcome, award.points)?;
        }
        for refused in self.refused.iter().flatten() {
            write!(f, " refused-{refused}")?;
        }
        Ok(())
    }
}
