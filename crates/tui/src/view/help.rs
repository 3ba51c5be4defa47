//! The help: the table of commands, printed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::paint::{put, width, wrap};
use super::theme::{Role, Theme};
use crate::command::COMMANDS;
use crate::state::State;

/// The lines of the help.
pub fn lines(state: &State, columns: u16) -> Vec<(Role, String)> {
    let voice = state.voice();
    let mut lines: Vec<(Role, String)> =
        wrap(&voice.t("tui-help-lead"), columns).into_iter().map(|line| (Role::Text, line)).collect();
    lines.push((Role::Text, String::new()));
    for command in COMMANDS {
        let words = command.words(state.lang);
        let keys = command.key_names(voice);
        let left = format!("{:<16}{}", keys.join(" / "), words.first().cloned().unwrap_or_default());
        let left = format!("{left:<30}");
        let about = command.about(voice);
        if width(&left) + width(&about) <= columns {
            lines.push((Role::Text, left + &about));
        } else {
            lines.push((Role::Key, left.trim_end().to_owned()));
            lines.extend(
                wrap(&about, columns.saturating_sub(2)).into_iter().map(|line| (Role::Text, format!("  {line}"))),
            );
        }
    }
    lines
}

/// Paints the help from a line on.
pub fn paint(state: &State, from: usize, buf: &mut Buffer, area: Rect, theme: &Theme) {
    for (row, (role, line)) in (0..area.height).zip(lines(state, area.width).into_iter().skip(from)) {
        put(buf, area, 0, row, &line, theme.style(role));
    }
}
