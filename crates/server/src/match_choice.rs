//! How Backgammon is to be played, in forms and in the cookie of the last choice.

use std::fmt;

use backgammon::{Rules, Score};
use table::Dice;
use table::backgammon::{Length, Setup};

use crate::form;

/// The longest match that can be chosen.
pub const LONGEST: u16 = 99;

/// The fields of the forms that start a game of Backgammon.
///
/// A box that is not ticked sends nothing: the form has a hidden field of the same name with `off` before it.
#[derive(Clone, Debug)]
pub struct MatchChoice {
    /// `single`, `money` or `match`.
    pub length: String,
    /// What a match is played to, 1..=99.
    pub points: u16,
    /// `drawn` or `typed`.
    pub dice: String,
    /// Whether the cube is in use.
    pub cube: bool,
    /// Whether equal first dice double the stake.
    pub automatic: bool,
    /// The Crawford rule.
    pub crawford: bool,
    /// The Jacoby rule.
    pub jacoby: bool,
    /// Beavers.
    pub beavers: bool,
}

impl Default for MatchChoice {
    fn default() -> MatchChoice {
        MatchChoice {
            length: "match".to_owned(),
            points: 11,
            dice: "drawn".to_owned(),
            cube: true,
            automatic: false,
            crawford: true,
            jacoby: false,
            beavers: false,
        }
    }
}

impl MatchChoice {
    /// Takes note of a field, or of none when it is not its own; tells whether its value is one that is offered.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let one_of = |offered: &[&str]| offered.contains(&value).then(|| value.to_owned());
        match name {
            "length" => form::put(&mut self.length, one_of(&["single", "money", "match"])),
            "points" => form::put(&mut self.points, value.parse().ok().filter(|points| (1..=LONGEST).contains(points))),
            "dice" => form::put(&mut self.dice, one_of(&["drawn", "typed"])),
            "cube" => form::put(&mut self.cube, form::switch(value)),
            "automatic" => form::put(&mut self.automatic, form::switch(value)),
            "crawford" => form::put(&mut self.crawford, form::switch(value)),
            "jacoby" => form::put(&mut self.jacoby, form::switch(value)),
            "beavers" => form::put(&mut self.beavers, form::switch(value)),
            _ => true,
        }
    }

    /// The rules agreed on. Automatic doubles are as many as equal dice come, to the limit of the cube; those that a match or
    /// play for money knows not are left out.
    pub fn rules(&self) -> Rules {
        let is_match = self.length == "match";
        Rules {
            cube: self.cube,
            automatic_doubles: if self.automatic { Rules::STANDARD.cube_limit } else { 0 },
            crawford: self.crawford,
            jacoby: self.jacoby && !is_match,
            beavers: self.beavers && !is_match,
            ..Rules::STANDARD
        }
    }

    /// Where the dice come from.
    pub fn dice(&self) -> Dice {
        if self.dice == "typed" { Dice::Typed } else { Dice::Drawn }
    }

    /// The start of a game, a match, or play for money.
    pub fn setup(&self) -> Setup {
        let (length, score) = match self.length.as_str() {
            "single" => (Length::Single, Score::MONEY),
            "money" => (Length::Money, Score::MONEY),
            _ => (Length::Match, Score::of_match(self.points)),
        };
        Setup::standard(self.rules(), score, length, self.dice())
    }
}

impl fmt::Display for MatchChoice {
    /// Its part of the cookie's value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bit = u8::from;
        write!(f, "length={}&points={}&dice={}&cube={}", self.length, self.points, self.dice, bit(self.cube))?;
        write!(f, "&automatic={}&crawford={}", bit(self.automatic), bit(self.crawford))?;
        write!(f, "&jacoby={}&beavers={}", bit(self.jacoby), bit(self.beavers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_reads_back_from_its_cookie() {
        let mut choice = MatchChoice::default();
        for (name, value, is_known) in [
            ("length", "money", true),
            ("points", "99", true),
            ("points", "700", false),
            ("jacoby", "on", true),
            ("cube", "off", true),
            ("cube", "perhaps", false),
            ("dice", "x", false),
            ("elsewhere", "x", true),
        ] {
            assert_eq!(choice.set(name, value), is_known, "{name}={value}");
        }
        let text = choice.to_string();
        assert_eq!(text, "length=money&points=99&dice=drawn&cube=0&automatic=0&crawford=1&jacoby=1&beavers=0");
        let mut again = MatchChoice::default();
        text.split('&')
            .filter_map(|pair| pair.split_once('='))
            .for_each(|(name, value)| assert!(again.set(name, value)));
        assert_eq!(again.to_string(), text);
        assert!(choice.rules().jacoby && !choice.rules().cube);
        assert_eq!(MatchChoice::default().setup().start.score.length, 11);
    }
}
