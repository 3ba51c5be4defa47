//! Why an action is not legal now, as data.

use thiserror::Error;

use crate::{Award, Checker, Refusal};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// One die of each side.
    Opening,
    /// Dice for this side, which may double first if [`may_double`](crate::Position::may_double) says so.
    Roll(Checker),
    /// A play of this side.
    Play(Checker),
    /// This side's answer to a double: take, drop, or beaver.
    Double(Checker),
    /// This side's answer to a beaver: take or drop.
    Beaver(Checker),
    /// This side's answer to a resignation: accept or refuse.
    Resignation(Checker),
    /// Nothing: the game is over.
    Over(Award),
}

impl Due {
    /// Whose decision it is; `None` for the first dice and after the end.
    pub const fn checker(self) -> Option<Checker> {
        match self {
            Due::Roll(checker)
            | Due::Play(checker)
            | Due::Double(checker)
            | Due::Beaver(checker)
            | Due::Resignation(checker) => Some(checker),
            Due::Opening | Due::Over(_) => None,
        }
    }
}

impl std::fmt::Display for Due {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Due::Opening => f.write_str("the first dice are due"),
            Due::Roll(checker) => write!(f, "{checker} is to roll"),
            Due::Play(checker) => write!(f, "{checker} is to play"),
            Due::Double(checker) => write!(f, "{checker} is to answer the double"),
            Due::Beaver(checker) => write!(f, "{checker} is to answer the beaver"),
            Due::Resignation(checker) => write!(f, "{checker} is to answer the resignation"),
            Due::Over(_) => f.write_str("the game is over"),
        }
    }
}

/// Why an action is not legal in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The play breaks the rules of movement.
    #[error(transparent)]
    Play(#[from] Refusal),
    /// Something else is due.
    #[error("not now: {due}")]
    NotNow {
        /// What is.
        due: Due,
    },
    /// The cube is not in use.
    #[error("no cube is in use")]
    NoCube,
    /// Nobody may double in the Crawford game.
    #[error("no doubling in the crawford game")]
    Crawford,
    /// The cube is the other side's.
    #[error("the cube is {owner}'s")]
    CubeIsOthers {
        /// Whose.
        owner: Checker,
    },
    /// The cube is as high as it may go.
    #[error("the cube stays at {value}")]
    CubeLimit {
        /// Its value.
        value: u32,
    },
    /// Beavers are not agreed on.
    #[error("no beavers in this game")]
    NoBeavers,
}
