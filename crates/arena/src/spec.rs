//! A player by its description: `level:5`, `nodes:20000`, `plies:0,noise=0.1`, `nboard,depth=12:./engine --quiet`.

use std::fmt;
use std::str::FromStr;

use table::Level;
use thiserror::Error;

use crate::Kind;

/// What plays, one of the kinds of players that a game has.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec<K = Kind> {
    /// The kind of player.
    pub kind: K,
    text: String,
}

/// The kinds of players of a game, each with a word for it.
pub trait Described: Sized {
    /// The kind of these words.
    ///
    /// # Errors
    ///
    /// What in them describes no player.
    fn read(words: &Words<'_>) -> Result<Self, SpecError>;
}

/// The parts of a description, `kind,key=value:rest`.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub(crate) kind: &'a str,
    /// `key=value` with commas between.
    pub(crate) settings: &'a str,
    pub(crate) rest: &'a str,
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

impl<K> fmt::Display for Spec<K> {
    /// The description as it was given.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl<K: Described> FromStr for Spec<K> {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec<K>, SpecError> {
        let text = text.trim();
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let (kind, settings) = head.split_once(',').unwrap_or((head, ""));
        Ok(Spec { kind: K::read(&Words { kind, settings, rest })?, text: text.to_owned() })
    }
}

impl Words<'_> {
    /// That they begin with no kind of player.
    pub(crate) fn no_kind(&self) -> SpecError {
        let head = [self.kind, self.settings].join(if self.settings.is_empty() { "" } else { "," });
        SpecError::Kind { found: head }
    }

    /// That the kind has no such setting.
    pub(crate) fn no_setting(&self, key: &str) -> SpecError {
        SpecError::Key { kind: self.kind.to_owned(), found: key.to_owned() }
    }

    /// What stands before the first comma of the rest, and the settings behind it.
    pub(crate) fn value_and_settings(&self) -> (&str, impl Iterator<Item = (&str, &str)>) {
        let (value, settings) = self.rest.split_once(',').unwrap_or((self.rest, ""));
        (value, pairs(settings))
    }

    /// The rest as the words of a command.
    pub(crate) fn command(&self) -> Result<Vec<String>, SpecError> {
        let command = split(self.rest)?;
        if command.is_empty() { Err(SpecError::Command) } else { Ok(command) }
    }

    /// The rest as a level, which has no settings.
    pub(crate) fn level(&self) -> Result<Level, SpecError> {
        let (number, mut settings) = self.value_and_settings();
        match settings.next() {
            Some((key, _)) => Err(self.no_setting(key)),
            None => value(self.kind, number, |text| Level::new(text.parse().ok()?)),
        }
    }
}

/// `key=value` settings with commas between.
pub(crate) fn pairs(settings: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = settings.split(',').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, "")))
}

pub(crate) fn value<T>(key: &str, text: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, SpecError> {
    read(text.trim()).ok_or_else(|| SpecError::Value { key: key.to_owned(), found: text.to_owned() })
}

/// The words of a command as a shell would see them: white space separates, quotation marks of either kind hold together.
fn split(command: &str) -> Result<Vec<String>, SpecError> {
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
