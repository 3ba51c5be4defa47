//! Sentences in the language of the moment.

use table::{Arg, Reason};
use words::Lang;

/// What speaks: a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice(pub Lang);

impl Voice {
    /// A sentence of the catalogue.
    pub fn t(self, name: &str) -> String {
        words::say(self.0, name, &[])
    }

    /// A sentence with a number in it.
    pub fn tn(self, name: &str, variable: &'static str, number: impl Into<i64>) -> String {
        words::say(self.0, name, &[(variable, Arg::Number(number.into()))])
    }

    /// A sentence with a text in it.
    pub fn ts(self, name: &str, variable: &'static str, text: &str) -> String {
        words::say(self.0, name, &[(variable, Arg::from(text))])
    }

    /// A reason as a sentence.
    pub fn reason(self, reason: &Reason) -> String {
        words::say_reason(self.0, reason)
    }
}

/// Something told to the person, kept as data so that it follows a change of language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A sentence.
    Reason(Reason),
    /// A suggested move and why.
    Hint(Reason),
    /// A fault in a text: where, and what.
    Fault(Reason, Reason),
    /// A comment of the example game.
    Comment(String),
    /// A text that was put together already.
    Text(String),
}

impl Said {
    /// The sentence.
    pub fn text(&self, voice: Voice) -> String {
        match self {
            Said::Reason(reason) => voice.reason(reason),
            Said::Hint(why) => voice.ts("hint-says", "text", &voice.reason(why)),
            Said::Fault(place, reason) => words::say_at(voice.0, place, reason),
            // Underscores stress a word on the page.
            Said::Comment(name) => voice.t(name).replace('_', ""),
            Said::Text(text) => text.clone(),
        }
    }

    /// Whether it is a refusal, which stands out.
    pub fn is_refusal(&self) -> bool {
        match self {
            Said::Reason(reason) => reason.key.starts_with("refusal-") || reason.key.starts_with("tui-wrong-"),
            Said::Fault(..) => true,
            Said::Hint(_) | Said::Comment(_) | Said::Text(_) => false,
        }
    }
}
