//! One die, and two.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// What one die shows, 1..=6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

impl Die {
    /// All six, from 1.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die that shows this, 1..=6.
    pub const fn new(pips: u8) -> Option<Die> {
        match pips {
            1..=6 => Some(Die(pips)),
            _ => None,
        }
    }

    /// What it shows, 1..=6.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What two dice show, the larger first; which die is which does not matter to a turn.
///
/// ```
/// use backgammon::Roll;
/// let roll: Roll = "2-6".parse().unwrap();
/// assert_eq!(roll.to_string(), "62");
/// assert_eq!(roll.chances(), 2);
/// assert_eq!(Roll::ALL.len(), 21);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    high: Die,
    low: Die,
}

impl Roll {
    /// The 21 different rolls: 11, 21, 22, 31 … 66.
    pub const ALL: [Roll; 21] = {
        let mut all = [Roll { high: Die(1), low: Die(1) }; 21];
        let (mut at, mut high) = (0, 1);
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                all[at] = Roll { high: Die(high), low: Die(low) };
                at += 1;
                low += 1;
            }
            high += 1;
        }
        all
    };

    /// Two dice in any order.
    pub const fn new(one: Die, other: Die) -> Roll {
        if one.0 >= other.0 { Roll { high: one, low: other } } else { Roll { high: other, low: one } }
    }

    /// Two numbers in any order, each 1..=6.
    pub const fn of(one: u8, other: u8) -> Option<Roll> {
        match (Die::new(one), Die::new(other)) {
            (Some(one), Some(other)) => Some(Roll::new(one, other)),
            _ => None,
        }
    }

    /// The larger die.
    pub const fn high(self) -> Die {
        self.high
    }

    /// The smaller die; the same as the larger in a doublet.
    pub const fn low(self) -> Die {
        self.low
    }

    /// Whether both dice show the same: it is then played four times.
    pub const fn is_doublet(self) -> bool {
        self.high.0 == self.low.0
    }

    /// How many hops it gives, 2 or 4.
    pub const fn hops(self) -> u8 {
        if self.is_doublet() { 4 } else { 2 }
    }

    /// How many of the 36 throws give this roll: 1 for a doublet, else 2.
    pub const fn chances(self) -> u8 {
        if self.is_doublet() { 1 } else { 2 }
    }
}

impl fmt::Display for Roll {
    /// Two digits, the larger first: `62`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

impl FromStr for Roll {
    type Err = NotARoll;

    /// Two digits 1..=6 in any order, perhaps with a space, `-`, `,` or `/` between them.
    fn from_str(text: &str) -> Result<Roll, NotARoll> {
        let error = || NotARoll { text: text.chars().take(12).collect() };
        let mut dice = [0u8; 2];
        let mut found = 0;
        for letter in text.trim().chars() {
            match letter {
                '1'..='6' if found < 2 => {
                    dice[found] = letter as u8 - b'0';
                    found += 1;
                }
                ' ' | '-' | ',' | '/' if found == 1 => {}
                _ => return Err(error()),
            }
        }
        Roll::of(dice[0], dice[1]).ok_or_else(error)
    }
}

/// The text is not two dice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not two dice, such as 62")]
pub struct NotARoll {
    /// The text as given, at most 12 characters of it.
    pub text: String,
}
