//! What a lesson asks to be clicked on the board, and what is said to each answer. The reader plays White and is on roll.

use backgammon::{Checker, Point, Position};
use table::Arg;

use super::frame::name;
use super::witness::{entries, landings, points};
use crate::learn::text::Args;

/// A question about a position; its answer is some places.
pub enum Task {
    /// These points, each asked for by its letter, one after the other.
    Named(&'static [u8]),
    /// Every point of the own home.
    Home,
    /// Every point that the other side holds.
    Held,
    /// Every checker of the other side that lies alone.
    Blots,
    /// Every place where a checker from here can land with this roll.
    Landings(u8),
    /// Every point where a checker from the bar can enter with this roll.
    Entries,
}

/// Every place of the board, by name.
pub fn places() -> Vec<String> {
    let of = |side| [name(side, 25), name(side, 0)];
    let ends = [Checker::White, Checker::Black].into_iter().flat_map(of);
    (1..25).map(|at: u8| at.to_string()).chain(ends).collect()
}

impl Task {
    /// The right places, by name.
    pub fn right(&self, position: &Position) -> Vec<String> {
        let board = &position.board;
        let names = |points: Vec<Point>| points.iter().map(|at| name(Checker::White, at.index())).collect();
        match self {
            Task::Named(points) => points.iter().map(u8::to_string).collect(),
            Task::Home => names(points().filter(|at| at.is_home()).collect()),
            Task::Held => names(points().filter(|&at| board.opp(at) > 1).collect()),
            Task::Blots => names(points().filter(|&at| board.opp(at) == 1).collect()),
            Task::Landings(from) => names(landings(position, point(*from))),
            Task::Entries => names(entries(position)),
        }
    }

    /// Whether the places are asked for by name, in this order.
    pub fn is_ordered(&self) -> bool {
        matches!(self, Task::Named(_))
    }

    /// The variables of a sentence about an answer.
    pub fn args(&self, position: &Position, place: &str) -> Args {
        let mut args = super::part::facts(position);
        args.push(("square", Arg::from(place)));
        args.push(("what", Arg::from(self.what(position, place))));
        args
    }

    /// What lies at a place, as far as the question makes a difference of it.
    fn what(&self, position: &Position, place: &str) -> &'static str {
        let Some(at) = place.parse().ok().and_then(Point::new) else {
            return if place.starts_with("bar") { "bar" } else { "off" };
        };
        let (own, opp) = (position.board.own(at), position.board.opp(at));
        match self {
            Task::Named(_) => "point",
            Task::Home => match at.index() {
                1..=6 => "home",
                7..=12 => "outer",
                13..=18 => "far-outer",
                _ => "far-home",
            },
            Task::Held | Task::Blots if own > 0 => "own",
            Task::Landings(_) | Task::Entries if opp > 1 => "held",
            Task::Landings(_) | Task::Entries => "far",
            Task::Held | Task::Blots => match opp {
                0 => "empty",
                1 => "blot",
                _ => "held",
            },
        }
    }
}

/// A point by its number.
///
/// # Panics
///
/// If there is none; a test makes every lesson.
pub fn point(at: u8) -> Point {
    Point::new(at).expect("a lesson names points of the board")
}
