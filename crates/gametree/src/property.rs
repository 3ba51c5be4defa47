use crate::one_line;

/// A property of the main line; one with several values comes once for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Property<'a> {
    /// Its name: `B`, `PW`.
    pub key: &'a str,
    /// What stands in its brackets.
    pub value: Value<'a>,
}

/// A value in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value<'a> {
    /// Byte offset of its first character in the whole text.
    pub at: usize,
    /// As it stands between the brackets, escapes and all.
    pub raw: &'a str,
}

impl Value<'_> {
    /// The text as one line, its escapes undone.
    ///
    /// ```
    /// let (value, _) = gametree::value(r"C[a\]b\\]", 1, None).unwrap();
    /// assert_eq!(value.line(), r"a]b\");
    /// ```
    pub fn line(&self) -> String {
        one_line(&unescape(self.raw))
    }
}

/// The first value of the property of this name.
pub fn find<'a>(properties: &[Property<'a>], key: &str) -> Option<Value<'a>> {
    properties.iter().find(|property| property.key == key).map(|property| property.value)
}

/// The value whose `[` stands at `open`, and the byte after its `]`. `\` takes the meaning from the character after it. The
/// value does not reach over `stop`, if there is one: a game that is never closed then does not swallow the next.
///
/// # Errors
///
/// A value that never closes: the byte where the search for its end stopped.
pub fn value<'a>(text: &'a str, open: usize, stop: Option<&str>) -> Result<(Value<'a>, usize), usize> {
    let from = open + 1;
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b']' => return Ok((Value { at: from, raw: &text[from..at] }, at + 1)),
            b'\\' => at += 2,
            b'(' if stop.is_some_and(|stop| bytes[at..].starts_with(stop.as_bytes())) => break,
            _ => at += 1,
        }
    }
    Err(at)
}

/// An escaped line break vanishes; any other escaped character stands for itself.
fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut letters = raw.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            text.push(letter);
            continue;
        }
        match letters.next() {
            Some('\r') => drop(letters.next_if_eq(&'\n')),
            Some('\n') => drop(letters.next_if_eq(&'\r')),
            Some(other) => text.push(other),
            None => {}
        }
    }
    text
}

/// Writes `KEY[value]`, on one line and escaped, unless the value is empty.
///
/// ```
/// let mut out = String::new();
/// gametree::write(&mut out, "EV", "the [old] cup");
/// gametree::write(&mut out, "PC", "");
/// assert_eq!(out, r"EV[the [old\] cup]");
/// ```
pub fn write(out: &mut String, key: &str, value: &str) {
    let value = one_line(value);
    if value.is_empty() {
        return;
    }
    out.push_str(key);
    out.push('[');
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        // `(;` is escaped too, so that nothing in a value looks like the start of a game.
        if matches!(letter, ']' | '\\') || (letter == '(' && letters.peek() == Some(&';')) {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push(']');
}
