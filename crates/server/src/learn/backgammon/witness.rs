//! What a position can come to: the small counts that lessons argue with.

use backgammon::{Board, Die, Plays, Point, Position, Roll, Turn};

/// The points of the mover's numbering.
pub fn points() -> impl Iterator<Item = Point> {
    (1..=24).filter_map(Point::new)
}

/// How many of the 36 rolls can hit something.
pub fn hitting_rolls(board: &Board) -> u8 {
    let hits = |roll: &Roll| Plays::of(board, *roll).iter().any(|candidate| candidate.play.hits() > 0);
    Roll::ALL.into_iter().filter(hits).map(Roll::chances).sum()
}

/// How many of the 36 rolls can move a checker away from this point.
pub fn freeing_rolls(board: &Board, from: Point) -> u8 {
    let frees = |roll: &Roll| !Turn::new(*board, *roll).reach(from).is_empty();
    Roll::ALL.into_iter().filter(frees).map(Roll::chances).sum()
}

/// The mover's own checkers that lie alone.
pub fn blots(board: &Board) -> u8 {
    points().filter(|&at| board.own(at) == 1).count() as u8
}

/// Where a checker from here can land with the roll that is due, by one die or several.
pub fn landings(position: &Position, from: Point) -> Vec<Point> {
    let backgammon::Stage::ToPlay(roll) = position.stage else { return Vec::new() };
    Turn::new(position.board, roll).reach(from).into_iter().map(|reach| reach.to).collect()
}

/// Where a checker from the bar can enter with one die of the roll that is due.
pub fn entries(position: &Position) -> Vec<Point> {
    let backgammon::Stage::ToPlay(roll) = position.stage else { return Vec::new() };
    let mut dice: Vec<Die> = vec![roll.high(), roll.low()];
    dice.dedup();
    let hop = |die: Die| position.board.hop(Point::BAR, die).map(|hop| hop.to());
    dice.into_iter().filter_map(hop).collect()
}
