//! What a game tells of itself beside its moves.

use std::fmt;
use std::str::FromStr;

use crate::{Reason, Verb};

/// Who played, when, where and on what occasion, as a file or a person has said it. Empty is what nobody has said.
///
/// Text form: what is known as `name=value`, with tabs between.
///
/// ```
/// use table::About;
/// let text = "first=Ada\tsecond=Bob\tdate=1843-09-05";
/// let about: About = text.parse().unwrap();
/// assert_eq!(about.names, ["Ada", "Bob"]);
/// assert_eq!(about.to_string(), text);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The players, by seat.
    pub names: [String; 2],
    /// Their ratings.
    pub ratings: [String; 2],
    /// Tournament or occasion.
    pub event: String,
    /// A town, or a server's name.
    pub place: String,
    /// No form is imposed.
    pub date: String,
    /// Time control.
    pub time: String,
    /// How it ended where that does not follow from the moves, in the game's own notation (`B+R`).
    pub result: String,
    /// A remark on the whole.
    pub comment: String,
}

/// Characters of a value; what is longer is cut off.
const LONGEST: usize = 2_000;

impl About {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == About::default()
    }

    /// This, or the other when nothing of this is known.
    pub fn or<'a>(&'a self, other: &'a About) -> &'a About {
        if self.is_empty() { other } else { self }
    }

    /// The entry that tells this at a table, if there is anything to tell.
    pub fn entry(&self) -> Option<(Verb, String)> {
        (!self.is_empty()).then(|| (Verb::About, self.to_string()))
    }

    fn fields(&self) -> [(&'static str, &String); 10] {
        let About { names: [first, second], ratings: [one, two], event, place, date, time, result, comment } = self;
        [
            ("first", first),
            ("first-rating", one),
            ("second", second),
            ("second-rating", two),
            ("event", event),
            ("place", place),
            ("date", date),
            ("time", time),
            ("result", result),
            ("comment", comment),
        ]
    }

    fn field(&mut self, name: &str) -> Option<&mut String> {
        Some(match name {
            "first" => &mut self.names[0],
            "first-rating" => &mut self.ratings[0],
            "second" => &mut self.names[1],
            "second-rating" => &mut self.ratings[1],
            "event" => &mut self.event,
            "place" => &mut self.place,
            "date" => &mut self.date,
            "time" => &mut self.time,
            "result" => &mut self.result,
            "comment" => &mut self.comment,
            _ => return None,
        })
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.fields().into_iter().filter(|(_, value)| !value.is_empty());
        for (i, (name, value)) in known.enumerate() {
            let value: String =
                value.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(LONGEST).collect();
            write!(f, "{}{name}={value}", if i > 0 { "\t" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for About {
    type Err = Reason;

    fn from_str(text: &str) -> Result<About, Reason> {
        let mut about = About::default();
        for pair in text.split('\t').filter(|pair| !pair.is_empty()) {
            let unknown = || Reason::new("text-unexpected").with("found", pair.chars().take(24).collect::<String>());
            let (name, value) = pair.split_once('=').ok_or_else(unknown)?;
            *about.field(name).ok_or_else(unknown)? = value.chars().take(LONGEST).collect();
        }
        Ok(about)
    }
}
