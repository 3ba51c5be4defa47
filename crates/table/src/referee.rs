//! What a game must be able to say to be played at a table.

use std::fmt::Debug;

use crate::{Reason, Seat};

/// The rules of one game, as a table needs them: pure functions from state to state.
///
/// Shared code never says "move" or "pass", for both words change meaning between games: a seat *acts*, dice are
/// *rolled*. A turn that a side cannot use passes inside [`act`](Referee::act) or [`roll`](Referee::roll), so that
/// [`due`](Referee::due) always names someone who has a choice, or the dice, or the end. What is played may be a match of
/// several games: it is over when its last game is.
pub trait Referee {
    /// The game's name in stored records and addresses: `reversi`.
    const NAME: &'static str;
    /// What a game starts from, options included.
    type Setup: Clone + PartialEq + Debug;
    /// Everything that decides what may come next.
    type State: Clone + Debug;
    /// What a seat does in its turn.
    type Action: Clone;
    /// What dice show. A game without dice has an uninhabited type here.
    type Roll: Clone;
    /// Why an action or a roll is not allowed, as the rules crate has it.
    type Illegal: Into<Reason>;

    /// The state before the first turn.
    fn start(setup: &Self::Setup) -> Self::State;
    /// Whose turn it is.
    fn due(state: &Self::State) -> Due;
    /// Who does this action: whose turn it is, unless the action says otherwise (to give up is open to both).
    fn actor(state: &Self::State, _action: &Self::Action) -> Option<Seat> {
        Self::due(state).seat()
    }
    /// The state after an action of its actor.
    ///
    /// # Errors
    ///
    /// Why the action is not allowed.
    fn act(state: &Self::State, action: &Self::Action) -> Result<Self::State, Self::Illegal>;
    /// The state after a roll.
    ///
    /// # Errors
    ///
    /// Why these dice cannot be rolled now.
    fn roll(state: &Self::State, roll: &Self::Roll) -> Result<Self::State, Self::Illegal>;

    /// Where the dice come from.
    fn dice(_setup: &Self::Setup) -> Dice {
        Dice::Drawn
    }
    /// Which throw of the record is due when dice are: the throws of a record are counted along each line of it. Where two
    /// lines wait for the same throw, it is the same dice, so that going back never gives other ones.
    fn throw(_state: &Self::State) -> u64 {
        0
    }

    /// Reads a stored set-up.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    fn read_setup(text: &str) -> Result<Self::Setup, Reason>;
    /// The canonical text of a set-up.
    fn write_setup(setup: &Self::Setup) -> String;
    /// Reads an action in the game's standard notation.
    ///
    /// # Errors
    ///
    /// Why the text is no action of this game, or none that this state could tell the meaning of.
    fn read_action(state: &Self::State, text: &str) -> Result<Self::Action, Reason>;
    /// The canonical notation of an action.
    fn write_action(state: &Self::State, action: &Self::Action) -> String;
    /// Reads a roll.
    ///
    /// # Errors
    ///
    /// Why the text is no roll of this game.
    fn read_roll(state: &Self::State, text: &str) -> Result<Self::Roll, Reason>;
    /// The canonical text of a roll.
    fn write_roll(state: &Self::State, roll: &Self::Roll) -> String;
    /// The canonical text of a state, equal for equal states: what the position hash is taken of.
    fn write_state(state: &Self::State) -> String;
    /// What a list of games shows of a state without knowing the rules: the count, and the board, as `31-33|--XO…`.
    fn card(state: &Self::State) -> String;
    /// How many actions of an opening lie before the start.
    fn played_before(_setup: &Self::Setup) -> usize {
        0
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This seat must act.
    Seat(Seat),
    /// Dice must be rolled.
    Dice {
        /// For whom; `None` when each side rolls one die.
        by: Option<Seat>,
        /// Whether that seat may do something else first. If it does not want to, it has the dice rolled.
        may_act: bool,
    },
    /// Nothing more: the game is over.
    Over(Award),
}

impl Due {
    /// The seat whose turn it is, also when its dice are due.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Due::Seat(seat) => Some(seat),
            Due::Dice { by, .. } => by,
            Due::Over(_) => None,
        }
    }

    /// The seat that has something to decide.
    pub const fn chooser(self) -> Option<Seat> {
        match self {
            Due::Seat(seat) | Due::Dice { by: Some(seat), may_act: true } => Some(seat),
            Due::Dice { .. } | Due::Over(_) => None,
        }
    }
}

/// Where a table's dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dice {
    /// They are drawn by the house.
    Drawn,
    /// They are real ones; a person types what they show, for both sides.
    Typed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who won; `None` is a draw.
    pub winner: Option<Seat>,
    /// What each seat scores, in the game's own count (discs, or points of a match), the first seat first.
    pub points: [u32; 2],
}
