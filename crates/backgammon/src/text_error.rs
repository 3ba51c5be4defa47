//! Why a text is not accepted: what it was taken for, where it fails, and the reason as data.

use std::fmt;

use gametree::{Places, Torn};
use thiserror::Error;

use crate::{BoardError, Checker, Illegal, Impossible};

/// A text that is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{format}: {place}: {reason}")]
pub struct TextError {
    format: Format,
    place: Place,
    reason: Reason,
}

impl TextError {
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
    /// An XGID.
    Xgid,
    /// A GNU position id, perhaps with a match id.
    GnuId,
    /// A board as 26 numbers.
    Board,
    /// A match as text, `.mat`.
    Mat,
    /// Smart Game Format.
    Sgf,
    /// Nothing that is recognised.
    Unknown,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Xgid => "xgid",
            Format::GnuId => "gnu id",
            Format::Board => "board",
            Format::Mat => "match",
            Format::Sgf => "sgf",
            Format::Unknown => "text",
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
    /// The number of the game in the file, from 1, where games are read.
    pub game: Option<usize>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        match self.game {
            Some(number) => write!(f, ", game {number}"),
            None => Ok(()),
        }
    }
}

/// Why a text is not accepted. Quoted texts (`found`) are at most 24 characters long.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// There is nothing to read.
    #[error("nothing to read")]
    Empty,
    /// This is none of the forms that are known.
    #[error("`{found}` is no position and no match")]
    Unknown {
        /// How it begins.
        found: String,
    },
    /// The form needs this and the text has it not.
    #[error("`{field}` is missing")]
    Missing {
        /// A field's name.
        field: &'static str,
    },
    /// This is not what the field may be.
    #[error("`{found}` is no {field}")]
    NotA {
        /// A field's name.
        field: &'static str,
        /// What stands there.
        found: String,
    },
    /// A field of the wrong length.
    #[error("the {field} has {found} characters instead of {expected}")]
    Length {
        /// A field's name.
        field: &'static str,
        /// Characters found.
        found: usize,
        /// Characters there should be.
        expected: usize,
    },
    /// The numbers are no board.
    #[error(transparent)]
    Board(BoardError),
    /// The text is readable, but no game could look like this.
    #[error(transparent)]
    Impossible(Impossible),
    /// The form does not allow this here.
    #[error("`{found}` is not expected here")]
    Unexpected {
        /// What stands there.
        found: String,
    },
    /// Something opens here and never closes.
    #[error("`{opener}` is never closed")]
    Unclosed {
        /// What opens.
        opener: char,
    },
    /// The file is about another game.
    #[error("`{found}` is another game")]
    OtherGame {
        /// What the file says it is.
        found: String,
    },
    /// What was done is not legal.
    #[error("{illegal}")]
    Illegal {
        /// Who did it.
        by: Checker,
        /// Why.
        illegal: Illegal,
    },
    /// One side acts though it is the other's turn.
    #[error("it is not {by}'s turn")]
    NotTheirTurn {
        /// The side that acts.
        by: Checker,
    },
    /// Dice without a play, though there are legal plays and the game goes on.
    #[error("{by}'s play is missing")]
    NoPlay {
        /// Whose.
        by: Checker,
    },
    /// Something behind the end of the game.
    #[error("`{found}` comes after the end of the game")]
    AfterEnd {
        /// What stands there.
        found: String,
    },
    /// The file gives the game to the side that lost it, or more or less than it is worth.
    #[error("the file says that {by} wins {points}, the game says otherwise")]
    OtherResult {
        /// The winner the file names.
        by: Checker,
        /// The points the file names.
        points: u32,
    },
}

/// A reason and its byte offset, before the line and column are worked out.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) game: Option<usize>,
    pub(crate) reason: Reason,
}

impl Fault {
    pub(crate) const fn new(at: usize, reason: Reason) -> Fault {
        Fault { at, game: None, reason }
    }

    /// A field that is not what it should be.
    pub(crate) fn not_a(at: usize, field: &'static str, found: &str) -> Fault {
        Fault::new(at, Reason::NotA { field, found: quote(found) })
    }

    /// Why a game tree in `text` is not whole.
    pub(crate) fn torn(text: &str, torn: Torn) -> Fault {
        match torn {
            Torn::Unclosed { at, opener } => Fault::new(at, Reason::Unclosed { opener }),
            Torn::Unexpected { at } => Fault::new(at, Reason::Unexpected { found: quote(&text[at..]) }),
        }
    }

    /// The same with the number of the game it is in.
    pub(crate) fn in_game(self, number: usize) -> Fault {
        Fault { game: Some(number), ..self }
    }

    /// The same further on in a text.
    pub(crate) fn shifted(self, by: usize) -> Fault {
        Fault { at: self.at + by, ..self }
    }

    /// The error for this fault in `text`.
    pub(crate) fn in_text(self, text: &str, format: Format) -> TextError {
        self.among(&mut Places::of(text), format)
    }

    /// The error for this fault, one of several in a text.
    pub(crate) fn among(self, places: &mut Places<'_>, format: Format) -> TextError {
        let gametree::Place { offset, line, column } = places.at(self.at);
        TextError { format, place: Place { offset, line, column, game: self.game }, reason: self.reason }
    }
}

/// At most the first 24 characters of what stands there, on its first line.
pub(crate) fn quote(text: &str) -> String {
    let text = text.trim_start_matches(|letter: char| letter == '\u{feff}' || letter.is_whitespace());
    text.chars().take(24).take_while(|&letter| letter != '\n' && letter != '\r').collect()
}
