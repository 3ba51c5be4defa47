//! Why a text is not accepted: what it was taken for, where it fails, and the reason as data.

use std::fmt;

use gametree::{Places, Torn};
use thiserror::Error;

use crate::{BoardError, Disc, Impossible, LineEnd, NotASquare, Refusal, Size};

/// A text that is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{format}: {place}: {reason}")]
pub struct TextError {
    format: Format,
    place: Place,
    reason: Reason,
}

impl TextError {
    /// The same error in a text that has `lines` lines of `bytes` bytes before this one.
    pub(crate) fn below(mut self, lines: usize, bytes: usize) -> TextError {
        self.place.line += lines;
        self.place.offset += bytes;
        self
    }

    /// What the text was taken for.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// Where it fails.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Why it fails.
    pub const fn reason(&self) -> &Reason {
        &self.reason
    }
}

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Moves.
    Transcript,
    /// A board, perhaps with a side to move and moves.
    Board,
    /// A line of an Open Board Format file.
    Obf,
    /// Generic Game Format.
    Ggf,
    /// Smart Game Format.
    Sgf,
    /// JSON as a game server keeps it.
    Json,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Transcript => "transcript",
            Format::Board => "board",
            Format::Obf => "obf",
            Format::Ggf => "ggf",
            Format::Sgf => "sgf",
            Format::Json => "json",
        })
    }
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Byte offset, from 0; always at a character's start.
    pub offset: usize,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The number of the disc to be placed, from 1, passes not counted, where moves are read.
    pub move_number: Option<usize>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        match self.move_number {
            Some(number) => write!(f, ", move {number}"),
            None => Ok(()),
        }
    }
}

/// Why a text is not accepted. Quoted texts (`found`) are at most 12 characters long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is nothing to read.
    Empty,
    /// There is something to read, but neither a move nor a board.
    NoMoves,
    /// The moves do not lead to the board that is shown with them.
    OtherBoard,
    /// This is neither a square nor a pass.
    NotAMove {
        /// What stands there.
        found: String,
    },
    /// A file's letter without a rank.
    HalfMove {
        /// What stands there.
        found: String,
    },
    /// The board has no square of this name.
    NoSuchSquare(NotASquare),
    /// The square exists, but the move is not legal here.
    Illegal {
        /// The board, to name the refusal's squares with.
        size: Size,
        /// Whose turn it is.
        by: Disc,
        /// Why.
        refusal: Refusal,
    },
    /// A pass is written down though the side to move has legal squares.
    PassNotDue {
        /// Whose turn it is.
        by: Disc,
        /// How many legal squares there are.
        legal: u8,
    },
    /// A move for one side though it is the other's turn.
    NotTheirTurn {
        /// The side the text moves for.
        by: Disc,
    },
    /// A move after the end of the game.
    AfterEnd {
        /// What stands there.
        found: String,
    },
    /// The board is not readable.
    Board(BoardError),
    /// The board is readable, but no game could look like this.
    Impossible {
        /// The board, to name the squares with.
        size: Size,
        /// Why.
        why: Impossible,
    },
    /// This should say whose turn it is.
    NotASide {
        /// What stands there.
        found: String,
    },
    /// Boards of this size are not played here.
    Size {
        /// The size, as `10x10`.
        found: String,
    },
    /// The file is about another game.
    OtherGame {
        /// What the file says it is.
        found: String,
    },
    /// The file needs this and has it not.
    Missing {
        /// A field's name in the file's own language.
        field: &'static str,
    },
    /// Something opens here and never closes.
    Unclosed {
        /// What opens.
        opener: char,
    },
    /// The file's form does not allow this here.
    Unexpected {
        /// What stands there.
        found: String,
    },
    /// Discs are set up after the first move.
    LateSetup,
    /// This should be a score, -64..=64.
    NotAScore {
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Empty => f.write_str("nothing to read"),
            Reason::NoMoves => f.write_str("neither a move nor a board"),
            Reason::OtherBoard => f.write_str("the moves do not lead to the board shown with them"),
            Reason::NotAMove { found } => write!(f, "`{found}` is not a move"),
            Reason::HalfMove { found } => write!(f, "`{found}` is half a move"),
            Reason::NoSuchSquare(error) => error.fmt(f),
            Reason::Illegal { size, by, refusal } => write_refusal(f, *size, *by, *refusal),
            Reason::PassNotDue { by, legal: 1 } => write!(f, "{by} may not pass: there is 1 legal square"),
            Reason::PassNotDue { by, legal } => write!(f, "{by} may not pass: there are {legal} legal squares"),
            Reason::NotTheirTurn { by } => write!(f, "it is not {by}'s turn"),
            Reason::AfterEnd { found } => write!(f, "`{found}` comes after the end of the game"),
            Reason::Board(error) => error.fmt(f),
            Reason::Impossible { size, why } => write_impossible(f, *size, *why),
            Reason::NotASide { found } => write!(f, "`{found}` does not say whose turn it is"),
            Reason::Size { found } => write!(f, "a {found} board is not played here (8x8, 6x6 and 4x4 are)"),
            Reason::OtherGame { found } => write!(f, "`{found}` is another game"),
            Reason::Missing { field } => write!(f, "`{field}` is missing"),
            Reason::Unclosed { opener } => write!(f, "`{opener}` is never closed"),
            Reason::Unexpected { found } => write!(f, "`{found}` is not expected here"),
            Reason::LateSetup => f.write_str("discs are set up after the first move"),
            Reason::NotAScore { found } => write!(f, "`{found}` is not a score"),
        }
    }
}

fn write_refusal(f: &mut fmt::Formatter<'_>, size: Size, by: Disc, refusal: Refusal) -> fmt::Result {
    match refusal {
        Refusal::Occupied { square, by: disc } => {
            write!(f, "{} is already occupied by {disc}", size.name(square))
        }
        Refusal::FlipsNothing { square, line } => {
            write!(f, "{} flips nothing for {by}", size.name(square))?;
            match line.map(|line| line.end) {
                Some(LineEnd::Open(end)) => write!(f, ": its line is open at {}", size.name(end)),
                Some(LineEnd::Edge(end)) => write!(f, ": its line ends at the edge, behind {}", size.name(end)),
                None => Ok(()),
            }
        }
        other => write!(f, "{other}"),
    }
}

fn write_impossible(f: &mut fmt::Formatter<'_>, size: Size, why: Impossible) -> fmt::Result {
    match why {
        Impossible::EmptyCentre { square } => {
            write!(f, "{} is empty, but the four central squares never are", size.name(square))
        }
        Impossible::TwoDiscs { square } if size.playable().has(square) => {
            write!(f, "{} holds two discs", size.name(square))
        }
        other => write!(f, "{other}"),
    }
}

/// A reason and its byte offset, before the line and column are worked out.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) move_number: Option<usize>,
    pub(crate) reason: Reason,
}

impl Fault {
    pub(crate) const fn new(at: usize, reason: Reason) -> Fault {
        Fault { at, move_number: None, reason }
    }

    /// Why a game tree in `text` is not whole.
    pub(crate) fn torn(text: &str, torn: Torn) -> Fault {
        match torn {
            Torn::Unclosed { at, opener } => Fault::new(at, Reason::Unclosed { opener }),
            Torn::Unexpected { at } => Fault::unexpected(text, at),
        }
    }

    /// What stands there, where it is not expected.
    pub(crate) fn unexpected(text: &str, at: usize) -> Fault {
        Fault::new(at, Reason::Unexpected { found: quote(text.get(at..).unwrap_or("")) })
    }

    /// The error for this fault in `text`.
    pub(crate) fn in_text(self, text: &str, format: Format) -> TextError {
        self.among(&mut Places::of(text), format)
    }

    /// The error for this fault, one of several in a text.
    pub(crate) fn among(self, places: &mut Places<'_>, format: Format) -> TextError {
        let gametree::Place { offset, line, column } = places.at(self.at);
        TextError { format, place: Place { offset, line, column, move_number: self.move_number }, reason: self.reason }
    }
}

/// At most the first 12 characters of what stands there, on its first line.
pub(crate) fn quote(text: &str) -> String {
    text.chars().take(12).take_while(|&letter| letter != '\n' && letter != '\r').collect()
}
