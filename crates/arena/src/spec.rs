//! A player by its description: `level:5`, `nodes:20000`, `depth:8,exact=20`, `nboard,depth=12:./engine --quiet`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::Level;
use thiserror::Error;

/// The plies told to a program behind NBoard, which wants to know, when the description does not say.
const OUTSIDE_DEPTH: u8 = 12;

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
    /// The engine with a limit for each move; with at most `exact` empty squares it solves, if the limit allows.
    Engine {
        /// What ends its searches.
        limit: Limit,
        /// Empty squares to solve from; `None` leaves it to the limit.
        exact: Option<u8>,
        /// Empty squares from which it proves who wins, when above those to solve from.
        outcome: u8,
        /// Empty squares from which it looks who is likely to win, when above both.
        likely: u8,
    },
    /// A program outside that speaks a protocol on its standard input and output.
    Outside {
        /// What it speaks.
        protocol: Protocol,
        /// Plies it is told to look ahead.
        depth: u8,
        /// Time a move that it is told to keep to, where the protocol has a word for it.
        time: Option<Duration>,
        /// The program and its arguments.
        command: Vec<String>,
    },
}

/// What ends a search of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    /// Positions visited.
    Nodes(u64),
    /// Plies looked ahead.
    Depth(u8),
    /// Time passed.
    Time(Duration),
}

/// What a program outside speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// The NBoard protocol, version 1 or 2.
    NBoard,
    /// The Go Text Protocol, version 2.
    Gtp,
}

/// A description of no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// It begins with no kind of player.
    #[error("`{found}` is no kind of player")]
    Kind {
        /// How it begins.
        found: String,
    },
    /// The number behind the kind or a key is none that fits.
    #[error("`{found}` is no value of `{key}`")]
    Value {
        /// The kind or the key.
        key: String,
        /// What stands there.
        found: String,
    },
    /// A key that this kind of player does not have.
    #[error("`{kind}` has no setting `{found}`")]
    Key {
        /// The kind.
        kind: String,
        /// The key.
        found: String,
    },
    /// A program outside without a command.
    #[error("the command is missing")]
    Command,
    /// A quotation mark in a command that never closes.
    #[error("a quotation mark is never closed")]
    Quote,
}

impl Spec {
    /// Whether it is a program outside.
    pub const fn is_outside(&self) -> bool {
        matches!(self.kind, Kind::Outside { .. })
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
        let (kind, settings) = match head.split_once(',') {
            Some((kind, settings)) => (kind, settings),
            None => (head, ""),
        };
        let kind = match kind {
            "nboard" => outside(kind, Protocol::NBoard, settings, rest)?,
            "gtp" => outside(kind, Protocol::Gtp, settings, rest)?,
            "level" | "nodes" | "depth" | "time" if settings.is_empty() => inside(kind, rest)?,
            _ => return Err(SpecError::Kind { found: head.to_owned() }),
        };
        Ok(Spec { kind, text: text.to_owned() })
    }
}

fn inside(kind: &str, text: &str) -> Result<Kind, SpecError> {
    let (number, settings) = text.split_once(',').unwrap_or((text, ""));
    if kind == "level" {
        no_settings(kind, settings)?;
        return value(kind, number, |text| Level::new(text.parse().ok()?)).map(Kind::Level);
    }
    let limit = match kind {
        "nodes" => Limit::Nodes(value(kind, number, |text| text.parse().ok().filter(|&nodes| nodes > 0))?),
        "depth" => Limit::Depth(value(kind, number, plies)?),
        _ => Limit::Time(value(kind, number, seconds)?),
    };
    let (mut exact, mut outcome, mut likely) = (None, 0, 0);
    let empties = |text: &str| text.parse().ok().filter(|empties| *empties <= 64);
    for (key, number) in pairs(settings) {
        match key {
            "exact" => exact = Some(value(key, number, empties)?),
            "likely" => likely = value(key, number, empties)?,
            "outcome" => outcome = value(key, number, empties)?,
            _ => return Err(SpecError::Key { kind: kind.to_owned(), found: key.to_owned() }),
        }
    }
    Ok(Kind::Engine { limit, exact, outcome, likely })
}

fn outside(kind: &str, protocol: Protocol, settings: &str, command: &str) -> Result<Kind, SpecError> {
    let (mut depth, mut time) = (OUTSIDE_DEPTH, None);
    for (key, number) in pairs(settings) {
        match key {
            "depth" if protocol == Protocol::NBoard => depth = value(key, number, plies)?,
            "time" if protocol == Protocol::Gtp => time = Some(value(key, number, seconds)?),
            _ => return Err(SpecError::Key { kind: kind.to_owned(), found: key.to_owned() }),
        }
    }
    let command = words(command)?;
    if command.is_empty() { Err(SpecError::Command) } else { Ok(Kind::Outside { protocol, depth, time, command }) }
}

/// `key=value` settings with commas between.
pub(crate) fn pairs(settings: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = settings.split(',').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, "")))
}

pub(crate) fn no_settings(kind: &str, settings: &str) -> Result<(), SpecError> {
    match pairs(settings).next() {
        Some((key, _)) => Err(SpecError::Key { kind: kind.to_owned(), found: key.to_owned() }),
        None => Ok(()),
    }
}

pub(crate) fn value<T>(key: &str, text: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, SpecError> {
    read(text.trim()).ok_or_else(|| SpecError::Value { key: key.to_owned(), found: text.to_owned() })
}

fn plies(text: &str) -> Option<u8> {
    text.parse().ok().filter(|plies| (1..=60).contains(plies))
}

fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    (0.001..=86_400.0).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}

/// The words of a command as a shell would see them: white space separates, quotation marks of either kind hold together.
pub(crate) fn words(command: &str) -> Result<Vec<String>, SpecError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match (quote, letter) {
            (Some(mark), letter) if letter == mark => quote = None,
            (Some(_), letter) => word.get_or_insert_default().push(letter),
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            (None, letter) => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err(SpecError::Quote);
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::{Kind, Limit, Protocol, Spec, SpecError};

    fn check(text: &str, expect: Result<Kind, SpecError>) {
        assert_eq!(text.parse::<Spec>().map(|spec| spec.kind), expect, "{text}");
    }

    #[test]
    fn descriptions() {
        check("nodes:20000", Ok(Kind::Engine { limit: Limit::Nodes(20_000), exact: None, outcome: 0, likely: 0 }));
        check("depth:8,exact=20", Ok(Kind::Engine { limit: Limit::Depth(8), exact: Some(20), outcome: 0, likely: 0 }));
        let winner = Kind::Engine { limit: Limit::Depth(12), exact: Some(16), outcome: 21, likely: 25 };
        check("depth:12,exact=16,outcome=21,likely=25", Ok(winner));
        let half = std::time::Duration::from_millis(500);
        check("time:0.5", Ok(Kind::Engine { limit: Limit::Time(half), exact: None, outcome: 0, likely: 0 }));
        let outside = |protocol, depth, time, command: &[&str]| {
            let command = command.iter().map(|&word| word.to_owned()).collect();
            Ok(Kind::Outside { protocol, depth, time, command })
        };
        check("nboard:./a b", outside(Protocol::NBoard, 12, None, &["./a", "b"]));
        check("nboard,depth=6:C:/a \"b c\" ''", outside(Protocol::NBoard, 6, None, &["C:/a", "b c", ""]));
        check("nboard:it's", Err(SpecError::Quote));
        check("gtp,time=0.5:a", outside(Protocol::Gtp, 12, Some(half), &["a"]));
    }

    #[test]
    fn what_is_no_description_is_named() {
        let value = |key: &str, found: &str| Err(SpecError::Value { key: key.into(), found: found.into() });
        let key = |kind: &str, found: &str| Err(SpecError::Key { kind: kind.into(), found: found.into() });
        check("fast:3", Err(SpecError::Kind { found: "fast".into() }));
        check("", Err(SpecError::Kind { found: String::new() }));
        check("level:10", value("level", "10"));
        check("depth:0", value("depth", "0"));
        check("nodes", value("nodes", ""));
        check("depth:4,speed=2", key("depth", "speed"));
        check("level:4,exact=2", key("level", "exact"));
        check("nboard,time=2:a", key("nboard", "time"));
        check("gtp:", Err(SpecError::Command));
    }
}
