//! Who sits where.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use thiserror::Error;

/// One of the two places at a table. The first seat has the first turn of a standard start: Black in Reversi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The side that begins.
    First,
    /// The other side.
    Second,
}

impl Seat {
    /// Both seats, the first first.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Seat {
    type Output = Seat;

    fn not(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::First => "first",
            Seat::Second => "second",
        })
    }
}

/// How well the computer plays: 1 (novice) to 9 (expert).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The easiest.
    pub const NOVICE: Level = Level(1);
    /// The strongest.
    pub const EXPERT: Level = Level(9);
    /// The shortcut "easy".
    pub const EASY: Level = Level(2);
    /// The shortcut "normal".
    pub const NORMAL: Level = Level(5);
    /// The shortcut "hard".
    pub const HARD: Level = Level(8);

    /// The level of this number, 1..=9.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 9 { Some(Level(number)) } else { None }
    }

    /// 1..=9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, rising.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=9).map(Level)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A person.
    Person,
    /// The computer at this level.
    Computer(Level),
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Occupant::Person => f.write_str("person"),
            Occupant::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

impl FromStr for Occupant {
    type Err = NotAnOccupant;

    fn from_str(text: &str) -> Result<Occupant, NotAnOccupant> {
        let error = || NotAnOccupant { text: text.chars().take(40).collect() };
        match text.trim().split_once(' ') {
            None if text.trim() == "person" => Ok(Occupant::Person),
            Some(("computer", number)) => {
                number.parse().ok().and_then(Level::new).map(Occupant::Computer).ok_or_else(error)
            }
            _ => Err(error()),
        }
    }
}

/// Who plays the two seats. Text form: both, with a comma between: `person, computer 5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Occupants(pub [Occupant; 2]);

impl Occupants {
    /// Who plays this seat.
    pub const fn at(self, seat: Seat) -> Occupant {
        self.0[seat.index()]
    }

    /// The same two, each in the other's seat.
    pub const fn swapped(self) -> Occupants {
        Occupants([self.0[1], self.0[0]])
    }
}

impl fmt::Display for Occupants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.0[0], self.0[1])
    }
}

impl FromStr for Occupants {
    type Err = NotAnOccupant;

    fn from_str(text: &str) -> Result<Occupants, NotAnOccupant> {
        let (first, second) =
            text.split_once(',').ok_or_else(|| NotAnOccupant { text: text.chars().take(40).collect() })?;
        Ok(Occupants([first.parse()?, second.parse()?]))
    }
}

/// The text names nobody who could play a seat.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is neither `person` nor `computer 1` to `computer 9`")]
pub struct NotAnOccupant {
    /// The text as given, at most 40 characters of it.
    pub text: String,
}
