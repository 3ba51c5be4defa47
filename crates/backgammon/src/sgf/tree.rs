//! The main line of a game tree, found without recursion.

use super::property::{self, Property};
use crate::text_error::Fault;

/// Where the next tree opens: a `(` with a `;` behind it.
pub(super) fn find_start(text: &str, from: usize) -> Option<usize> {
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

/// Reads the tree that opens at `open`: the properties along the first branch at every fork, and the byte after the
/// tree.
pub(super) fn main_line(text: &str, open: usize) -> Result<(Vec<Property<'_>>, usize), Fault> {
    let bytes = text.as_bytes();
    let mut properties = Vec::new();
    let mut depth = 0usize;
    // The main line ends where the first branch closes.
    let mut on_main = true;
    let mut at = open;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'(' => {
                depth += 1;
                at += 1;
            }
            b')' => {
                on_main = false;
                depth -= 1;
                at += 1;
                if depth == 0 {
                    return Ok((properties, at));
                }
            }
            b';' => at += 1,
            _ if byte.is_ascii_whitespace() => at += 1,
            _ if byte.is_ascii_alphabetic() => at = read_property(text, at, on_main.then_some(&mut properties))?,
            _ => return Err(property::unexpected(text, at)),
        }
    }
    Err(property::unexpected(text, text.len()))
}

/// Reads a property with all its values, and gives where it ends.
fn read_property<'a>(text: &'a str, from: usize, mut keep: Option<&mut Vec<Property<'a>>>) -> Result<usize, Fault> {
    let bytes = text.as_bytes();
    let skip_space = |at: usize| at + bytes[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let key_end = from + bytes[from..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let mut at = skip_space(key_end);
    if bytes.get(at) != Some(&b'[') {
        return Err(property::unexpected(text, from));
    }
    loop {
        let (raw, end) = property::value(text, at)?;
        if let Some(keep) = keep.as_deref_mut() {
            keep.push(Property { key: &text[from..key_end], at: at + 1, raw });
        }
        at = skip_space(end);
        if bytes.get(at) != Some(&b'[') {
            return Ok(end);
        }
    }
}
