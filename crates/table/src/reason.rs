//! Why something was refused, as data for a catalogue of sentences.

use std::fmt;

/// A refusal for people: the name of a sentence and what goes into it. The sentence itself is in `locales`,
/// in each language; this crate speaks none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The name of the message in the catalogue, such as `refusal-occupied`.
    pub key: &'static str,
    /// Its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// A variable of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name: a square, a colour's catalogue word, a piece of the input.
    Text(String),
    /// A count, for the sentence to choose its plural by.
    Number(i64),
    /// A figure in thousandths, written with its sign: equity.
    Thousandths(i64),
}

impl Reason {
    /// A sentence without variables.
    pub const fn new(key: &'static str) -> Reason {
        Reason { key, args: Vec::new() }
    }

    /// Adds a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Reason {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl fmt::Display for Reason {
    /// For logs and tests: the key and its variables.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Text(text) => write!(f, " {name}={text}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Thousandths(number) => write!(f, " {name}={:+.3}", *number as f64 / 1_000.0)?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Reason {}
