//! What plays Backgammon, as people write it: `level:5`, `plies:1`, `plies:0,noise=0.1`, `plain`, `gnubg,plies=0:gnubg`.

use std::fmt;
use std::str::FromStr;

use backgammon_engine::Limits;
use table::Level;

use crate::SpecError;
use crate::spec::{no_settings, pairs, value, words};

/// What plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// The kind of player.
    pub kind: Kind,
    text: String,
}

/// The kinds of players.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A level of the computer, as people meet it.
    Level(Level),
    /// The engine, looking so many plies ahead.
    Engine {
        /// Plies beyond the static judgement.
        plies: u8,
        /// By how much it misjudges what it sees at most, in points of equity.
        noise: f32,
    },
    /// A beginner, who only looks at what lies on the board.
    Plain,
    /// GNU Backgammon, spoken to through its own command line.
    Gnubg {
        /// Plies that it is told to look ahead.
        plies: u8,
        /// The program and its arguments.
        command: Vec<String>,
    },
}

impl Spec {
    /// Whether it is a program outside.
    pub const fn is_outside(&self) -> bool {
        matches!(self.kind, Kind::Gnubg { .. })
    }
}

impl fmt::Display for Spec {
    /// The description as it was given.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let text = text.trim();
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let (kind, settings) = head.split_once(',').unwrap_or((head, ""));
        let kind = match kind {
            "gnubg" => gnubg(settings, rest)?,
            "level" if settings.is_empty() => level(rest)?,
            "plies" if settings.is_empty() => engine(rest)?,
            "plain" if text == kind => Kind::Plain,
            _ => return Err(SpecError::Kind { found: head.to_owned() }),
        };
        Ok(Spec { kind, text: text.to_owned() })
    }
}

fn level(text: &str) -> Result<Kind, SpecError> {
    let (number, settings) = text.split_once(',').unwrap_or((text, ""));
    no_settings("level", settings)?;
    value("level", number, |text| Level::new(text.parse().ok()?)).map(Kind::Level)
}

fn engine(text: &str) -> Result<Kind, SpecError> {
    let (number, settings) = text.split_once(',').unwrap_or((text, ""));
    let (plies, mut noise) = (value("plies", number, plies)?, 0.0);
    for (key, number) in pairs(settings) {
        match key {
            "noise" => {
                noise = value(key, number, |text| text.parse().ok().filter(|noise| (0.0..=3.0).contains(noise)))?
            }
            _ => return Err(SpecError::Key { kind: "plies".to_owned(), found: key.to_owned() }),
        }
    }
    Ok(Kind::Engine { plies, noise })
}

fn gnubg(settings: &str, command: &str) -> Result<Kind, SpecError> {
    let mut ahead = 0;
    for (key, number) in pairs(settings) {
        match key {
            "plies" => ahead = value(key, number, plies)?,
            _ => return Err(SpecError::Key { kind: "gnubg".to_owned(), found: key.to_owned() }),
        }
    }
    let command = words(command)?;
    if command.is_empty() { Err(SpecError::Command) } else { Ok(Kind::Gnubg { plies: ahead, command }) }
}

fn plies(text: &str) -> Option<u8> {
    text.parse().ok().filter(|plies| *plies <= Limits::MOST_PLIES)
}

#[cfg(test)]
mod tests {
    use super::{Kind, Spec, SpecError};

    fn check(text: &str, expect: Result<Kind, SpecError>) {
        assert_eq!(text.parse::<Spec>().map(|spec| spec.kind), expect, "{text}");
    }

    #[test]
    fn descriptions() {
        check("plies:0", Ok(Kind::Engine { plies: 0, noise: 0.0 }));
        check("plies:2,noise=0.25", Ok(Kind::Engine { plies: 2, noise: 0.25 }));
        check("plain", Ok(Kind::Plain));
        let command = vec!["a b".to_owned(), "c".to_owned()];
        check("gnubg:'a b' c", Ok(Kind::Gnubg { plies: 0, command: command.clone() }));
        check("gnubg,plies=2:'a b' c", Ok(Kind::Gnubg { plies: 2, command }));
        assert!("gnubg:a".parse::<Spec>().unwrap().is_outside());
    }

    #[test]
    fn what_is_no_description_is_named() {
        let value = |key: &str, found: &str| Err(SpecError::Value { key: key.into(), found: found.into() });
        let key = |kind: &str, found: &str| Err(SpecError::Key { kind: kind.into(), found: found.into() });
        check("depth:3", Err(SpecError::Kind { found: "depth".into() }));
        check("plain:1", Err(SpecError::Kind { found: "plain".into() }));
        check("level:0", value("level", "0"));
        check("plies:4", value("plies", "4"));
        check("plies:", value("plies", ""));
        check("plies:1,noise=-1", value("noise", "-1"));
        check("plies:1,noise=NaN", value("noise", "NaN"));
        check("plies:1,speed=2", key("plies", "speed"));
        check("level:4,noise=1", key("level", "noise"));
        check("gnubg,depth=2:a", key("gnubg", "depth"));
        check("gnubg:", Err(SpecError::Command));
        check("gnubg:\"a", Err(SpecError::Quote));
    }
}
