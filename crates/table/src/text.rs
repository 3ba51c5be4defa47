//! The paste door: almost any text of any game.

use backgammon::Format;
use reversi::{Record, Variant};

use crate::Reason;

/// What a text holds, by game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pasted {
    /// A game or a position of Reversi.
    Reversi(Box<Record>),
    /// A match or a position of Backgammon.
    Backgammon(Box<backgammon::text::Pasted>),
}

/// Which game a text is looked at for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The text tells; moves alone are of this variant.
    Any(Variant),
    /// Reversi only, in this variant unless the text names another.
    Reversi(Variant),
    /// Backgammon only.
    Backgammon,
}

/// Why a text is none, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Byte offset, at a character's start.
    pub offset: usize,
    /// The place in words.
    pub place: Reason,
    /// The reason.
    pub reason: Reason,
}

/// Reads a text.
///
/// ```
/// use reversi::Variant;
/// use table::text::{Pasted, Wanted, read};
/// assert!(matches!(read("f5d6c3", Wanted::Any(Variant::REVERSI)), Ok(Pasted::Reversi(_))));
/// assert!(matches!(read("4HPwATDgc/ABMA", Wanted::Any(Variant::REVERSI)), Ok(Pasted::Backgammon(_))));
/// assert!(read("good morning", Wanted::Any(Variant::REVERSI)).is_err());
/// ```
///
/// # Errors
///
/// Why the text is not accepted, by the game that it looks most like.
pub fn read(text: &str, wanted: Wanted) -> Result<Pasted, Fault> {
    let as_reversi = |variant| {
        reversi::text::read(text, variant)
            .map(|record| Pasted::Reversi(Box::new(record)))
            .map_err(|error| of_reversi(&error))
    };
    let as_backgammon = || backgammon::text::read(text).map(|read| Pasted::Backgammon(Box::new(read)));
    match wanted {
        Wanted::Reversi(variant) => as_reversi(variant),
        Wanted::Backgammon => as_backgammon().map_err(|error| of_backgammon(&error)),
        Wanted::Any(variant) => as_reversi(variant).or_else(|fault| {
            as_backgammon()
                .map_err(|error| if looks_like_it(text, error.format()) { of_backgammon(&error) } else { fault })
        }),
    }
}

/// Whether a text that neither game accepts was meant for Backgammon.
fn looks_like_it(text: &str, taken_for: Format) -> bool {
    match taken_for {
        Format::Unknown => false,
        Format::Xgid | Format::Mat => true,
        Format::Sgf => text.contains("GM[6]"),
        Format::Board => text.split_whitespace().count() > 12,
        // Seven moves of Reversi are fourteen characters too.
        Format::GnuId => {
            text.trim().bytes().any(|byte| !matches!(byte.to_ascii_lowercase(), b'a'..=b'h' | b'1'..=b'9'))
        }
    }
}

fn of_reversi(error: &reversi::TextError) -> Fault {
    Fault {
        offset: error.place().offset,
        place: crate::reversi::text_place(error.place()),
        reason: crate::reversi::text_reason(error),
    }
}

/// A fault of a text of Backgammon, also of one bad game among good ones.
pub fn of_backgammon(error: &backgammon::TextError) -> Fault {
    Fault {
        offset: error.place().offset,
        place: crate::backgammon::text_place(error.place()),
        reason: crate::backgammon::text_reason(error),
    }
}
