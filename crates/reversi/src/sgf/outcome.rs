//! The result of a game in SGF's words: `B+12`, `W+R`, `0`, `Draw`, `?`.

use crate::record::parse_hundredths;
use crate::{Disc, Margin, Outcome};

/// What the text says, or `None` when it says nothing or nothing known.
pub(crate) fn read(text: &str) -> Option<Outcome> {
    if text.eq_ignore_ascii_case("draw") || text == "0" {
        return Some(Outcome::Draw);
    }
    let (side, how) = text.split_once('+')?;
    let by = match side {
        "B" | "b" => Disc::Black,
        "W" | "w" => Disc::White,
        _ => return None,
    };
    let margin = match how.to_ascii_lowercase().as_str() {
        "" => Margin::Unknown,
        "r" | "resign" => Margin::Resigned,
        "t" | "time" => Margin::Time,
        "f" | "forfeit" => Margin::Forfeit,
        number => match u32::try_from(parse_hundredths(number)?) {
            Ok(0) | Err(_) => Margin::Unknown,
            Ok(hundredths) => Margin::Discs { hundredths },
        },
    };
    Some(Outcome::Win { by, margin })
}
