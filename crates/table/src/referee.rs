//! What a game must be able to say to be played at a table.

use std::fmt::Debug;

use crate::{Reason, Seat};

/// The rules of one game, as a table needs them: pure functions from state to state.
///
/// Shared code never says "move" or "pass", for both words change meaning between games: a seat *acts*, dice are
/// *rolled*. A turn that a side cannot use passes inside [`act`](Referee::act) or [`roll`](Referee::roll), so that
/// [`due`](Referee::due) always names someone who has a choice, or the dice, or the end.
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
    /// The state after the due seat's action.
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
    /// Why the text is no action of this game, whether or not it would be legal.
    fn read_action(setup: &Self::Setup, text: &str) -> Result<Self::Action, Reason>;
    /// The canonical notation of an action.
    fn write_action(setup: &Self::Setup, action: &Self::Action) -> String;
    /// Reads a roll.
    ///
    /// # Errors
    ///
    /// Why the text is no roll of this game.
    fn read_roll(text: &str) -> Result<Self::Roll, Reason>;
    /// The canonical text of a state, equal for equal states: what the position hash is taken of.
    fn write_state(state: &Self::State) -> String;
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This seat must act.
    Seat(Seat),
    /// The dice must be rolled for this seat.
    Dice(Seat),
    /// Nothing more: the game is over.
    Over(Award),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who won; `None` is a draw.
    pub winner: Option<Seat>,
    /// What each seat scores, in the game's own count (discs, or points of a match), the first seat first.
    pub points: [u16; 2],
}
