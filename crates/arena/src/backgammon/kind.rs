//! What plays Backgammon: `level:5`, `plies:1`, `plies:0,noise=0.1`, `plain`, `gnubg,plies=0:gnubg`.

use backgammon_engine::Limits;
use table::Level;

use crate::spec::{Described, SpecError, Words, pairs, value};

/// What plays, as people write it.
pub type Spec = crate::Spec<Kind>;

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

impl Described for Kind {
    fn read(words: &Words<'_>) -> Result<Kind, SpecError> {
        match words.kind {
            "gnubg" => gnubg(words),
            "level" if words.settings.is_empty() => words.level().map(Kind::Level),
            "plies" if words.settings.is_empty() => engine(words),
            "plain" if words.settings.is_empty() && words.rest.is_empty() => Ok(Kind::Plain),
            _ => Err(words.no_kind()),
        }
    }
}

fn engine(words: &Words<'_>) -> Result<Kind, SpecError> {
    let (number, settings) = words.value_and_settings();
    let (plies, mut noise) = (value(words.kind, number, plies)?, 0.0);
    let points = |text: &str| text.parse().ok().filter(|points| (0.0..=3.0).contains(points));
    for (key, number) in settings {
        match key {
            "noise" => noise = value(key, number, points)?,
            _ => return Err(words.no_setting(key)),
        }
    }
    Ok(Kind::Engine { plies, noise })
}

fn gnubg(words: &Words<'_>) -> Result<Kind, SpecError> {
    let mut ahead = 0;
    for (key, number) in pairs(words.settings) {
        match key {
            "plies" => ahead = value(key, number, plies)?,
            _ => return Err(words.no_setting(key)),
        }
    }
    Ok(Kind::Gnubg { plies: ahead, command: words.command()? })
}

fn plies(text: &str) -> Option<u8> {
    text.parse().ok().filter(|plies| *plies <= Limits::MOST_PLIES)
}

#[cfg(test)]
mod tests {
    use super::{Kind, Spec};
    use crate::SpecError;

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
