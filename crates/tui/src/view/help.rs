//! The help: the table of commands, printed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::paint::{put, width, wrap};
use super::theme::{Role, Theme};
use crate::classic::KEYS;
use crate::command::COMMANDS;
use crate::state::State;

/// The lines of the help.
pub fn lines(state: &State, columns: u16) -> Vec<(Role, String)> {
    let voice = state.voice();
    let mut lines: Vec<(Role, String)> =
        wrap(&voice.t("tui-help-lead"), columns).into_iter().map(|line| (Role::Text, line)).collect();
    lines.push((Role::Text, String::new()));
    let is_match = state.game.as_ref().map_or(state.choice.backgammon, |game| !game.is_reversi());
    if is_match {
        lines.extend(classic(state, columns));
    }
    for command in COMMANDS {
        let words = command.words(state.lang);
        let left =
            format!("{:<16}{}", command.key_names(voice).join(" / "), words.first().cloned().unwrap_or_default());
        lines.extend(row(&left, &command.about(voice), columns));
    }
    if !is_match {
        lines.push((Role::Text, String::new()));
        lines.extend(classic(state, columns));
    }
    lines
}

/// The keys of Backgammon alone.
fn classic(state: &State, columns: u16) -> Vec<(Role, String)> {
    let voice = state.voice();
    let mut lines = vec![(Role::Strong, voice.t("variant-backgammon"))];
    for key in KEYS {
        lines.extend(row(&key.key_names(voice).join(" / "), &key.about(voice), columns));
    }
    lines.push((Role::Text, String::new()));
    lines
}

/// What is pressed or typed, and what that does: on a line, or on several where there is no room.
fn row(left: &str, about: &str, columns: u16) -> Vec<(Role, String)> {
    let left = format!("{left:<30}");
    if width(&left) + width(about) <= columns {
        return vec![(Role::Text, left + about)];
    }
    let wrapped = wrap(about, columns.saturating_sub(2)).into_iter().map(|line| (Role::Text, format!("  {line}")));
    std::iter::once((Role::Key, left.trim_end().to_owned())).chain(wrapped).collect()
}

/// Paints the help from a line on.
pub fn paint(state: &State, from: usize, buf: &mut Buffer, area: Rect, theme: &Theme) {
    for (row, (role, line)) in (0..area.height).zip(lines(state, area.width).into_iter().skip(from)) {
        put(buf, area, 0, row, &line, theme.style(role));
    }
}
