//! What an SGF game starts from.

use gametree::Property;

use super::square_name;
use crate::text_error::{Fault, quote};
use crate::{Disc, NotASquare, Reason, Setup, Size, Square, Variant};

/// Whether a property of this name sets up discs or the turn.
pub(super) fn is_setup(key: &str) -> bool {
    matches!(key, "AB" | "AW" | "AE" | "PL")
}

/// The set-up, and the byte offset to blame for it. Without `PL` the first move's side begins, if there is a set-up, else
/// Black.
pub(super) fn read(
    variant: Variant,
    properties: &[Property<'_>],
    first: Option<Disc>,
) -> Result<(Setup, usize), Fault> {
    let mut setup = Setup::standard(variant);
    let mut told = None;
    let mut blame = None;
    for Property { key, value } in properties {
        let disc = match *key {
            "AB" => Some(Disc::Black),
            "AW" => Some(Disc::White),
            "AE" => None,
            "PL" => {
                told = Some(
                    side(value.raw.trim())
                        .ok_or_else(|| Fault::new(value.at, Reason::NotASide { found: quote(value.raw) }))?,
                );
                continue;
            }
            _ => continue,
        };
        blame.get_or_insert(value.at);
        let squares = squares(variant.size, value.raw.trim());
        for square in squares.map_err(|error| Fault::new(value.at, Reason::NoSuchSquare(error)))? {
            setup.board.set(square, disc);
        }
    }
    if let Some(to_move) = told.or(first.filter(|_| blame.is_some())) {
        setup.to_move = to_move;
    }
    Ok((setup, blame.unwrap_or(0)))
}

fn side(text: &str) -> Option<Disc> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Disc::Black),
        "w" | "white" | "2" => Some(Disc::White),
        _ => None,
    }
}

/// One square, or all of a rectangle `a1:c3`.
fn squares(size: Size, text: &str) -> Result<Vec<Square>, NotASquare> {
    let (from, to) = text.split_once(':').unwrap_or((text, text));
    let (from, to) = (size.square(&square_name(from))?, size.square(&square_name(to))?);
    let inside = |square: &Square| {
        (from.file()..=to.file()).contains(&square.file()) && (from.rank()..=to.rank()).contains(&square.rank())
    };
    Ok(size.squares().filter(inside).collect())
}

/// The set-up properties, none for the standard start.
pub(super) fn write(out: &mut String, setup: Setup) {
    if setup == Setup::standard(setup.variant) {
        return;
    }
    let size = setup.variant.size;
    // The centre is never empty, so nothing of the standard start needs to be taken away.
    for (key, set) in [("AB", setup.board.black), ("AW", setup.board.white)] {
        if !set.is_empty() {
            out.push_str(key);
        }
        for square in set {
            out.push_str(&format!("[{}]", size.name(square)));
        }
    }
    gametree::write(out, "PL", setup.to_move.key());
}
