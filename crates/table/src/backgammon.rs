//! Backgammon at the table.

use backgammon::{Action, Checker, Die, Play, Position, Roll, Stage};

use crate::{Award, Dice, Due, Reason, Referee, Seat};

mod reason;
mod record;
mod setup;
mod state;
mod statistics;

pub use reason::{board_reason, impossible_reason, refusal_reason, text_place, text_reason};
pub use record::{Played, about, match_to, played, record_to};
pub use setup::{Length, Setup};
pub use state::{Passed, State};
pub use statistics::{Faces, Statistics, statistics};

/// The referee of Backgammon: single games, matches, and play for money. Turns without a play pass here, and the next game
/// of a match begins with its first dice.
#[derive(Clone, Copy, Debug)]
pub enum Backgammon {}

/// What a side does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// An action of the rules, without dice.
    Game(Action),
    /// To ask for the dice, and so not to double: only needed where somebody else types them. Text form: `roll`.
    Ask,
}

/// Two dice in the order they were thrown: White's and Black's before a game, else in no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown(pub Die, pub Die);

/// Why an act is not allowed, with the position it was tried in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The rules forbid it.
    Rules(backgammon::Illegal),
    /// Dice are not played: they are rolled.
    Dice,
}

impl From<backgammon::Illegal> for Illegal {
    fn from(illegal: backgammon::Illegal) -> Illegal {
        Illegal::Rules(illegal)
    }
}

/// White sits first.
pub const fn seat_of(checker: Checker) -> Seat {
    match checker {
        Checker::White => Seat::First,
        Checker::Black => Seat::Second,
    }
}

/// The checkers that a seat plays.
pub const fn checker_of(seat: Seat) -> Checker {
    match seat {
        Seat::First => Checker::White,
        Seat::Second => Checker::Black,
    }
}

impl Referee for Backgammon {
    const NAME: &'static str = "backgammon";
    type Setup = Setup;
    type State = State;
    type Action = Act;
    type Roll = Thrown;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> State {
        State::start(setup)
    }

    fn due(state: &State) -> Due {
        use backgammon::Due as Game;
        match state.position.due() {
            Game::Opening => Due::Dice { by: None, may_act: false },
            Game::Roll(checker) => {
                let may_act = state.position.may_double() && !state.asked;
                Due::Dice { by: Some(seat_of(checker)), may_act }
            }
            Game::Play(checker) | Game::Double(checker) | Game::Beaver(checker) | Game::Resignation(checker) => {
                Due::Seat(seat_of(checker))
            }
            Game::Over(_) if state.goes_on() => Due::Dice { by: None, may_act: false },
            Game::Over(award) => {
                let points = state.score_after().map_or([0, 0], |score| score.points);
                Due::Over(Award { winner: Some(seat_of(award.winner)), points })
            }
        }
    }

    fn actor(state: &State, act: &Act) -> Option<Seat> {
        match act {
            Act::Game(Action::Resign { by, .. }) => Some(seat_of(*by)),
            _ => Self::due(state).seat(),
        }
    }

    fn act(state: &State, act: &Act) -> Result<State, Illegal> {
        match act {
            Act::Game(Action::Roll(_) | Action::Opening { .. }) => Err(Illegal::Dice),
            Act::Game(action) => state.after(action).map_err(Into::into),
            Act::Ask => match (state.position.due(), state.asked) {
                (backgammon::Due::Roll(_), false) => Ok(state.asking()),
                (due, _) => Err(Illegal::Rules(backgammon::Illegal::NotNow { due })),
            },
        }
    }

    fn roll(state: &State, thrown: &Thrown) -> Result<State, Illegal> {
        state.rolled(*thrown).map_err(Into::into)
    }

    fn dice(setup: &Setup) -> Dice {
        setup.dice
    }

    /// The number of the game in its upper half, that of the throw in the game in its lower.
    fn throw(state: &State) -> u64 {
        match state.goes_on() {
            true => u64::from(state.game + 1) << 32,
            false => u64::from(state.game) << 32 | u64::from(state.throws),
        }
    }

    fn read_setup(text: &str) -> Result<Setup, Reason> {
        text.parse()
    }

    fn write_setup(setup: &Setup) -> String {
        setup.to_string()
    }

    fn read_action(state: &State, text: &str) -> Result<Act, Reason> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("roll") {
            return Ok(Act::Ask);
        }
        state.position.read(text).map(Act::Game).map_err(|error| reason::action_reason(&error))
    }

    fn write_action(_: &State, act: &Act) -> String {
        match act {
            Act::Game(action) => action.to_string(),
            Act::Ask => "roll".to_owned(),
        }
    }

    fn read_roll(_: &State, text: &str) -> Result<Thrown, Reason> {
        let dice: Vec<Die> = match text.parse::<Roll>() {
            Ok(_) => text.bytes().filter(u8::is_ascii_digit).filter_map(|digit| Die::new(digit - b'0')).collect(),
            Err(error) => return Err(Reason::new("refusal-not-dice").with("text", error.text)),
        };
        Ok(Thrown(dice[0], dice[1]))
    }

    /// `3-1` before a game, White's die first; else `31`.
    fn write_roll(state: &State, Thrown(one, other): &Thrown) -> String {
        match state.position.stage {
            Stage::Opening | Stage::Over(_) => format!("{one}-{other}"),
            _ => Roll::new(*one, *other).to_string(),
        }
    }

    fn write_state(state: &State) -> String {
        state.to_string()
    }

    /// The score, the cube's value and the board in letters, as `3-6/7 2|-b----E-C---eE---c-e----B-`.
    fn card(state: &State) -> String {
        let xgid = backgammon::xgid::write(&state.position);
        let board = xgid.trim_start_matches("XGID=").split(':').next().unwrap_or_default();
        let score = state.score_after().unwrap_or(state.position.score);
        format!("{score} {}|{board}", state.position.cube.value())
    }
}

/// Passes for the side on roll if nothing is legal.
fn pass_if_due(position: &Position) -> Option<Position> {
    let Stage::ToPlay(_) = position.stage else { return None };
    (position.resignation.is_none() && position.plays().is_empty()).then(|| position.play_unchecked(&Play::NONE))
}
