//! Points and moves in letters: `a` … `x` are White's points 1 … 24, `y` the bar, `z` off.

use crate::{Checker, Play, Point, Roll, Sketch};

/// The letter of a place in this side's numbering.
pub(super) fn letter(by: Checker, point: Point) -> char {
    let index = match (point, by) {
        (Point::BAR, _) => 24,
        (Point::OFF, _) => 25,
        (point, Checker::White) => point.index() - 1,
        (point, Checker::Black) => 24 - point.index(),
    };
    char::from(b'a' + index)
}

/// The place of a letter, in this side's numbering.
pub(super) fn place(by: Checker, letter: u8) -> Option<Point> {
    match letter {
        b'y' => Some(Point::BAR),
        b'z' => Some(Point::OFF),
        b'a'..=b'x' => Point::new(match by {
            Checker::White => letter - b'a' + 1,
            Checker::Black => 24 - (letter - b'a'),
        }),
        _ => None,
    }
}

/// `31hefe`: the dice and the hops.
pub(super) fn parse(by: Checker, text: &str) -> Option<(Roll, Sketch)> {
    let (dice, letters) = text.split_at_checked(2)?;
    let letters = letters.as_bytes();
    if letters.len() > 8 || letters.len() % 2 != 0 {
        return None;
    }
    let hops: Option<Vec<_>> = letters.chunks(2).map(|pair| Some((place(by, pair[0])?, place(by, pair[1])?))).collect();
    Some((dice.parse().ok()?, Sketch::of_hops(&hops?)))
}

pub(super) fn write(by: Checker, roll: Roll, play: &Play) -> String {
    let letters = play.hops().iter().flat_map(|hop| [letter(by, hop.from()), letter(by, hop.to())]);
    roll.to_string().chars().chain(letters).collect()
}
