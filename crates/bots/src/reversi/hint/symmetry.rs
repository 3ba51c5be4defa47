//! Positions that are the same but for a turn or a reflection of the board.

use reversi::Position;

/// Whether all these positions are alike.
pub(crate) fn all_alike<'a>(positions: impl Iterator<Item = &'a Position>) -> bool {
    let mut images = positions.map(|position| position.least_image().0);
    let first = images.next();
    images.all(|image| Some(image) == first)
}
