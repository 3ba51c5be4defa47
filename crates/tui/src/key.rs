//! Keys, as the program knows them: terminals differ, names do not.

use crate::voice::Voice;

/// A key pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A letter, digit or sign, as typed.
    Char(char),
    /// A letter, lower case, with Ctrl.
    Ctrl(char),
    /// A function key.
    F(u8),
    /// Enter, the old NEW LINE.
    Enter,
    /// Escape.
    Esc,
    /// Rubs out the last letter.
    Backspace,
    /// Delete.
    Delete,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Arrow.
    Left,
    /// Arrow.
    Right,
    /// Arrow.
    Up,
    /// Arrow.
    Down,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
}

impl Key {
    /// Its name for people.
    pub fn name(self, voice: Voice) -> String {
        match self {
            Key::Char(' ') => voice.t("tui-key-space"),
            Key::Char(letter) => letter.to_string(),
            Key::Ctrl(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
            Key::F(number) => format!("F{number}"),
            Key::Enter => voice.t("key-enter"),
            Key::Esc => voice.t("key-escape"),
            Key::Backspace => voice.t("tui-key-backspace"),
            Key::Delete => voice.t("tui-key-delete"),
            Key::Tab | Key::BackTab => "Tab".to_owned(),
            Key::Left | Key::Right | Key::Up | Key::Down => voice.t("tui-key-arrows"),
            Key::PageUp => voice.t("tui-key-page-up"),
            Key::PageDown => voice.t("tui-key-page-down"),
            Key::Home => voice.t("key-home"),
            Key::End => voice.t("key-end"),
        }
    }
}
