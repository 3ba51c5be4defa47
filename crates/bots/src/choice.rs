//! What the computer decides.

/// What the computer does in its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// This action, in the game's notation.
    Act(String),
    /// It has its dice rolled.
    Roll,
}

impl Choice {
    /// The action, unless it is to roll.
    pub fn action(self) -> Option<String> {
        match self {
            Choice::Act(text) => Some(text),
            Choice::Roll => None,
        }
    }

    /// The text for people: the action, or `roll`.
    pub fn text(&self) -> &str {
        match self {
            Choice::Act(text) => text,
            Choice::Roll => "roll",
        }
    }
}
