//! What plays Reversi: `level:5`, `nodes:20000`, `depth:8,exact=20`, `nboard,depth=12:./engine --quiet`.

use std::time::Duration;

use table::Level;

use crate::spec::{Described, SpecError, Words, pairs, value};

/// The plies told to a program behind NBoard, which wants to know, when the description does not say.
const OUTSIDE_DEPTH: u8 = 12;

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

impl Described for Kind {
    fn read(words: &Words<'_>) -> Result<Kind, SpecError> {
        match words.kind {
            "nboard" => outside(Protocol::NBoard, words),
            "gtp" => outside(Protocol::Gtp, words),
            "level" if words.settings.is_empty() => words.level().map(Kind::Level),
            "nodes" | "depth" | "time" if words.settings.is_empty() => engine(words),
            _ => Err(words.no_kind()),
        }
    }
}

fn engine(words: &Words<'_>) -> Result<Kind, SpecError> {
    let kind = words.kind;
    let (number, settings) = words.value_and_settings();
    let limit = match kind {
        "nodes" => Limit::Nodes(value(kind, number, |text| text.parse().ok().filter(|&nodes| nodes > 0))?),
        "depth" => Limit::Depth(value(kind, number, plies)?),
        _ => Limit::Time(value(kind, number, seconds)?),
    };
    let (mut exact, mut outcome, mut likely) = (None, 0, 0);
    let empties = |text: &str| text.parse().ok().filter(|empties| *empties <= 64);
    for (key, number) in settings {
        match key {
            "exact" => exact = Some(value(key, number, empties)?),
            "likely" => likely = value(key, number, empties)?,
            "outcome" => outcome = value(key, number, empties)?,
            _ => return Err(words.no_setting(key)),
        }
    }
    Ok(Kind::Engine { limit, exact, outcome, likely })
}

fn outside(protocol: Protocol, words: &Words<'_>) -> Result<Kind, SpecError> {
    let (mut depth, mut time) = (OUTSIDE_DEPTH, None);
    for (key, number) in pairs(words.settings) {
        match key {
            "depth" if protocol == Protocol::NBoard => depth = value(key, number, plies)?,
            "time" if protocol == Protocol::Gtp => time = Some(value(key, number, seconds)?),
            _ => return Err(words.no_setting(key)),
        }
    }
    Ok(Kind::Outside { protocol, depth, time, command: words.command()? })
}

fn plies(text: &str) -> Option<u8> {
    text.parse().ok().filter(|plies| (1..=60).contains(plies))
}

fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    (0.001..=86_400.0).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::{Kind, Limit, Protocol};
    use crate::{Spec, SpecError};

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
