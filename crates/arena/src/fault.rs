//! Why a player did not move.

use std::time::Duration;

use thiserror::Error;

/// Why a player did not make a move that counts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// Nobody's fault: the work was interrupted.
    #[error("interrupted")]
    Interrupted,
    /// A program outside cannot be started.
    #[error("cannot start `{command}`: {why}")]
    Start {
        /// The program.
        command: String,
        /// What the system says.
        why: String,
    },
    /// A program outside has ended.
    #[error("the program has ended ({how})")]
    Died {
        /// Its exit status, and the last it wrote to standard error.
        how: String,
    },
    /// No answer in time.
    #[error("no answer within {} s", .after.as_secs_f64())]
    Timeout {
        /// How long it was waited for.
        after: Duration,
    },
    /// A move that is not legal, or is none.
    #[error("`{found}` is not a legal move")]
    Illegal {
        /// The answer.
        found: String,
    },
    /// It gave up.
    #[error("resigned")]
    Resigned,
    /// It refused a command it must know.
    #[error("it refused `{command}`: {answer}")]
    Refused {
        /// The command.
        command: String,
        /// What it said.
        answer: String,
    },
    /// Its protocol cannot say where this game begins.
    #[error("its protocol has no word for a set-up position")]
    SetUp,
}

impl Fault {
    /// A word for files: `died`, `timeout`, `illegal`, `resigned`, `refused`.
    pub const fn word(&self) -> &'static str {
        match self {
            Fault::Interrupted => "interrupted",
            Fault::Start { .. } => "start",
            Fault::Died { .. } => "died",
            Fault::Timeout { .. } => "timeout",
            Fault::Illegal { .. } => "illegal",
            Fault::Resigned => "resigned",
            Fault::Refused { .. } => "refused",
            Fault::SetUp => "setup",
        }
    }

    /// Whether no game can be played with this player at all.
    pub const fn is_hopeless(&self) -> bool {
        matches!(self, Fault::Start { .. } | Fault::SetUp)
    }
}
