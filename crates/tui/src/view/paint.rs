//! Putting text on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use super::layout::Places;
use super::theme::{Role, Theme};
use crate::ascii;
use crate::state::State;

/// Writes a text at a column and a row of an area, as far as it fits.
pub fn put(buf: &mut Buffer, area: Rect, column: u16, row: u16, text: &str, style: Style) {
    if column < area.width && row < area.height {
        let text = text.replace(['\u{a0}', '\u{202f}'], " ");
        buf.set_stringn(area.x + column, area.y + row, text, usize::from(area.width - column), style);
    }
}

/// Columns of a text.
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text in lines of at most so many columns. It breaks at plain spaces, and within a word only where it must.
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for letter in word.chars() {
                if width(&line) + 1 > columns {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

/// Says that the terminal is too small, in whatever room there is.
pub fn too_small(state: &State, buf: &mut Buffer, area: Rect, theme: &Theme) {
    let (columns, rows) = match super::shows_points(state) {
        true => Places::least_of_points(),
        false => Places::least(super::Picture::of(state).size),
    };
    let args =
        [("columns", columns.into()), ("rows", rows.into())].map(|(name, number): (_, i64)| (name, number.into()));
    let text = words::say(state.lang, "tui-too-small", &args);
    for (row, line) in (0..area.height).zip(wrap(&text, area.width)) {
        put(buf, area, 0, row, &line, theme.style(Role::Text));
    }
}

/// Replaces every sign by one of ASCII.
pub fn to_ascii(buf: &mut Buffer) {
    for cell in &mut buf.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().and_then(ascii::of).unwrap_or('?');
            cell.set_char(letter);
        }
    }
}
