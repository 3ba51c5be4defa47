use crate::{Property, Torn, property};

/// The properties along the first branch at every fork.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine<'a> {
    /// In the order of the text.
    pub properties: Vec<Property<'a>>,
    /// How many lines are not the main one, counted by their ends.
    pub variations: usize,
    /// The byte after the tree.
    pub end: usize,
}

/// Where the next tree opens, from the byte `from` on: a `(` with a `;` behind it.
pub fn find_start(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut open = None;
    for (at, byte) in bytes.iter().enumerate().skip(from) {
        match byte {
            b'(' => open = Some(at),
            b';' if open.is_some() => return open,
            byte if byte.is_ascii_whitespace() => {}
            _ => open = None,
        }
    }
    None
}

/// Reads the tree that opens at `open`.
///
/// ```
/// let text = "(;GM[2]PB[Ada](;B[f5];W[d6])(;B[f5];W[f6]))";
/// let line = gametree::main_line(text, 0).unwrap();
/// let moves: Vec<_> = line.properties.iter().skip(2).map(|property| property.value.raw).collect();
/// assert_eq!((moves, line.variations, line.end), (vec!["f5", "d6"], 1, text.len()));
/// ```
///
/// # Errors
///
/// Where the text is no tree, or ends before the tree does.
pub fn main_line(text: &str, open: usize) -> Result<MainLine<'_>, Torn> {
    let bytes = text.as_bytes();
    let mut properties = Vec::new();
    let (mut depth, mut ends) = (0usize, 0usize);
    // The main line ends where the first branch closes; a branch ends at a `)` that does not follow another.
    let (mut on_main, mut closing) = (true, false);
    let mut at = open;
    while let Some(&byte) = bytes.get(at) {
        let was_closing = closing;
        closing = byte == b')' || (closing && byte.is_ascii_whitespace());
        match byte {
            b'(' => {
                depth += 1;
                at += 1;
            }
            b')' => {
                on_main = false;
                depth -= 1;
                at += 1;
                ends += usize::from(!was_closing);
                if depth == 0 {
                    return Ok(MainLine { properties, variations: ends - 1, end: at });
                }
            }
            b';' => at += 1,
            _ if byte.is_ascii_whitespace() => at += 1,
            _ if byte.is_ascii_alphabetic() => at = read_property(text, at, on_main.then_some(&mut properties))?,
            _ => return Err(Torn::here(text, at)),
        }
    }
    Err(Torn::here(text, text.len()))
}

/// Reads a property with all its values, and gives where it ends.
fn read_property<'a>(text: &'a str, from: usize, mut keep: Option<&mut Vec<Property<'a>>>) -> Result<usize, Torn> {
    let bytes = text.as_bytes();
    let skip_space = |at: usize| at + bytes[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let key_end = from + bytes[from..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let mut at = skip_space(key_end);
    if bytes.get(at) != Some(&b'[') {
        return Err(Torn::here(text, from));
    }
    loop {
        let found = property::value(text, at, None);
        let (value, end) = found.map_err(|_| Torn::Unclosed { at, opener: '[' })?;
        if let Some(keep) = keep.as_deref_mut() {
            keep.push(Property { key: &text[from..key_end], value });
        }
        at = skip_space(end);
        if bytes.get(at) != Some(&b'[') {
            return Ok(end);
        }
    }
}
