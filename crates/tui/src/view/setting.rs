//! What stands beside the board while a position is set up.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::game::sign;
use super::layout::Places;
use super::paint::{put, wrap};
use super::points;
use super::theme::{Role, Theme};
use crate::editor::{EDITS, Editor};
use crate::key::Key;
use crate::match_editor::{self, MatchEditor};
use crate::state::State;
use crate::{commentary, voice::Voice};

/// The columns of the keys.
const KEYS: u16 = 11;

/// The panel of the editor of Reversi.
pub fn editor(state: &State, editor: &Editor, buf: &mut Buffer, places: &Places, theme: &Theme) {
    let Some(area) = places.panel else { return };
    let voice = state.voice();
    put(buf, area, 0, 0, &voice.t("editor-title"), theme.style(Role::Strong));
    let side = words::say(state.lang, "status-turn", &[("side", editor.setup.to_move.to_string().into())]);
    put(buf, area, 0, 1, &format!("{} {side}", sign(editor.setup.to_move, state.look)), theme.style(Role::Text));
    let mut row = 3;
    for (_, name, keys) in EDITS {
        edit(voice, buf, area, row, (keys, &format!("tui-edit-{name}")), theme);
        row += 1;
    }
    let style = theme.style(if editor.verdict().is_err() { Role::Refusal } else { Role::Text });
    let verdict = voice.reason(&editor.verdict().unwrap_or_else(|why| why));
    for line in wrap(&verdict, area.width) {
        put(buf, area, 0, row + 1, &line, style);
        row += 1;
    }
}

/// The panel of the editor of Backgammon; the verdict stands below the board.
pub fn match_editor(state: &State, editor: &MatchEditor, buf: &mut Buffer, places: &Places, theme: &Theme) {
    let voice = state.voice();
    let verdict = editor.verdict();
    let style = theme.style(if verdict.is_err() { Role::Refusal } else { Role::Text });
    if state.message.is_empty() {
        let verdict = voice.reason(&verdict.unwrap_or_else(|why| why));
        for (row, line) in (0..places.message.height).zip(wrap(&verdict, places.message.width)) {
            put(buf, places.message, 0, row, &line, style);
        }
    }
    let Some(area) = places.panel else { return };
    let off = [editor.board().own_off(), editor.board().opp_off()];
    let off = words::say(state.lang, "tui-set-off", &[("white", off[0].into()), ("black", off[1].into())]);
    let mut row = 0;
    for line in commentary::setup(voice, editor).into_iter().chain([off]) {
        let line = if row == 0 { format!("{} {line}", points::sign(editor.on_roll, state.look, false)) } else { line };
        put(buf, area, 0, row, &line, theme.style(if row == 0 { Role::Strong } else { Role::Text }));
        row += 1;
    }
    row += 1;
    for (_, name, keys) in match_editor::EDITS.iter().filter(|(.., keys)| !keys.is_empty()) {
        edit(voice, buf, area, row, (keys, &format!("tui-set-{name}")), theme);
        row += 1;
    }
}

/// A line of what can be done: its keys and what they do.
fn edit(voice: Voice, buf: &mut Buffer, area: Rect, row: u16, (keys, about): (&[Key], &str), theme: &Theme) {
    let names: Vec<String> = keys.iter().map(|key| key.name(voice)).collect();
    put(buf, area, 0, row, &names.join(" "), theme.style(Role::Key));
    put(buf, area, KEYS, row, &voice.t(about), theme.style(Role::Text));
}
