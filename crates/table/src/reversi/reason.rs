//! What the rules and the file formats of Reversi refuse, as sentences' names.

use reversi::{BoardError, LineEnd, Place, Refusal, Size, Square, TextError};

use super::Illegal;
use crate::Reason;

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        refusal_reason(illegal.refusal, illegal.size)
    }
}

/// The name of a square for people, also of one outside the board, which has only the frame's name.
fn name(size: Size, square: Square) -> String {
    if size.playable().has(square) { size.name(square).to_string() } else { square.to_string() }
}

/// The sentence for a refused move.
pub fn refusal_reason(refusal: Refusal, size: Size) -> Reason {
    let on = |key, square| Reason::new(key).with("square", name(size, square));
    match refusal {
        Refusal::OffBoard { square } => on("refusal-off-board", square),
        Refusal::Occupied { square, by } => on("refusal-occupied", square).with("by", by.to_string()),
        Refusal::FlipsNothing { square, line: None } => on("refusal-flips-nothing", square),
        Refusal::FlipsNothing { square, line: Some(line) } => {
            let (key, end) = match line.end {
                LineEnd::Open(end) => ("refusal-line-open", end),
                LineEnd::Edge(end) => ("refusal-line-edge", end),
            };
            on(key, square)
                .with("direction", direction_word(line.direction))
                .with("discs", line.discs)
                .with("end", name(size, end))
        }
        Refusal::MayNotPass { legal } => Reason::new("refusal-may-not-pass").with("legal", legal),
        Refusal::MustPass => Reason::new("refusal-must-pass"),
        Refusal::GameOver => Reason::new("refusal-game-over"),
    }
}

/// The sentence for an impossible set-up.
pub fn impossible_reason(impossible: reversi::Impossible, size: Size) -> Reason {
    use reversi::Impossible;
    match impossible {
        Impossible::TwoDiscs { square } => Reason::new("setup-two-discs").with("square", name(size, square)),
        Impossible::OffBoard { square } => Reason::new("setup-off-board").with("square", name(size, square)),
        Impossible::NoDiscs => Reason::new("setup-no-discs"),
        Impossible::EmptyCentre { square } => Reason::new("setup-empty-centre").with("square", name(size, square)),
    }
}

fn direction_word(direction: reversi::Direction) -> &'static str {
    use reversi::Direction;
    match direction {
        Direction::Up => "up",
        Direction::UpRight => "up-right",
        Direction::Right => "right",
        Direction::DownRight => "down-right",
        Direction::Down => "down",
        Direction::DownLeft => "down-left",
        Direction::Left => "left",
        Direction::UpLeft => "up-left",
    }
}

/// The sentence for a text that is not accepted, without the place.
pub fn text_reason(error: &TextError) -> Reason {
    use reversi::Reason as Why;
    match error.reason() {
        Why::Empty => Reason::new("text-empty"),
        Why::NoMoves => Reason::new("text-no-moves"),
        Why::OtherBoard => Reason::new("text-other-board"),
        Why::NotAMove { found } => Reason::new("text-not-a-move").with("found", found.as_str()),
        Why::HalfMove { found } => Reason::new("text-half-move").with("found", found.as_str()),
        Why::NoSuchSquare(error) => {
            Reason::new("refusal-not-a-square").with("text", error.name.as_str()).with("side", error.size.side())
        }
        Why::Illegal { size, refusal, .. } => refusal_reason(*refusal, *size),
        Why::PassNotDue { by, legal } => {
            Reason::new("text-pass-not-due").with("by", by.to_string()).with("legal", *legal)
        }
        Why::NotTheirTurn { by } => Reason::new("text-not-their-turn").with("by", by.to_string()),
        Why::AfterEnd { found } => Reason::new("text-after-end").with("found", found.as_str()),
        Why::Board(error) => board_reason(error),
        Why::Impossible { size, why } => impossible_reason(*why, *size),
        Why::NotASide { found } if found.is_empty() => Reason::new("text-no-side"),
        Why::NotASide { found } => Reason::new("text-not-a-side").with("found", found.as_str()),
        Why::Size { found } => Reason::new("text-size").with("found", found.as_str()),
        Why::OtherGame { found } => Reason::new("text-other-game").with("found", found.as_str()),
        Why::Missing { field } => Reason::new("text-missing").with("field", *field),
        Why::Unclosed { opener } => Reason::new("text-unclosed").with("opener", opener.to_string()),
        Why::Unexpected { found } => Reason::new("text-unexpected").with("found", found.as_str()),
        Why::LateSetup => Reason::new("text-late-setup"),
        Why::NotAScore { found } => Reason::new("text-not-a-score").with("found", found.as_str()),
    }
}

/// The sentence for a board that is not readable.
pub fn board_reason(error: &BoardError) -> Reason {
    match error {
        BoardError::NotADisc { letter, .. } => Reason::new("text-not-a-disc").with("found", letter.to_string()),
        BoardError::WrongLength { found, size } => {
            let reason = Reason::new("text-board-length").with("found", *found);
            reason.with("side", size.side()).with("area", size.area())
        }
    }
}

/// The words for a place in a text.
pub fn text_place(place: Place) -> Reason {
    let key = if place.move_number.is_some() { "text-place-move" } else { "text-place" };
    Reason::new(key)
        .with("line", place.line)
        .with("column", place.column)
        .with("move", place.move_number.unwrap_or_default())
}
