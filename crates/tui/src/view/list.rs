//! A list of numbered options.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layout::Places;
use super::paint::{put, width};
use super::theme::{Role, Theme};
use crate::command::Does;
use crate::list::{Kind, List, items, title};
use crate::state::State;

/// Where a list lies: beside the board where there is room, else over it.
pub fn place(places: &Places, kind: Kind) -> Rect {
    let whole = Rect { height: places.whole.height.saturating_sub(1), ..places.whole };
    // Nothing is told while options are open during a game: they may reach down to the prompt.
    let tall = |panel: Rect| Rect { height: places.prompt.y.saturating_sub(panel.y), ..panel };
    match kind {
        Kind::First => places.panel.unwrap_or(whole),
        // A game's line is long.
        Kind::Games => whole,
        _ => places.panel.map_or(whole, tall),
    }
}

/// The first item that is shown, so that the chosen one is.
fn top(list: &List, count: usize, area: Rect) -> usize {
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    (list.selected + 1).saturating_sub(rows).min(count.saturating_sub(rows))
}

/// The item at a column and a row.
pub fn item_at(state: &State, area: Rect, count: usize, column: u16, row: u16) -> Option<usize> {
    let list = state.list()?;
    let inside = column >= area.x && column < area.right() && row > area.y && row < area.bottom();
    let item = top(list, count, area) + usize::from(row.checked_sub(area.y + 1)?);
    (inside && item < count).then_some(item)
}

/// Paints the list that is open.
pub fn paint(state: &State, buf: &mut Buffer, area: Rect, theme: &Theme) {
    let Some(list) = state.list() else { return };
    let items = items(state, list.kind);
    put(buf, area, 0, 0, &title(list.kind, state.voice()), theme.style(Role::Strong));
    let first = top(list, items.len(), area);
    let (before, after) = if state.look.ascii { ("<", ">") } else { ("‹", "›") };
    for (row, (number, item)) in (1..area.height).zip(items.iter().enumerate().skip(first)) {
        let chosen = number == list.selected;
        let style = theme.style(if chosen { Role::Chosen } else { Role::Text });
        let mut text = format!("{:>2} {}", number + 1, item.label);
        if let Some(value) = item.value.as_ref().filter(|_| item.does != Does::Resume) {
            // Arrows change the lines of the form.
            let value = if item.field.is_some() { format!("{before} {value} {after}") } else { value.clone() };
            let gap = area.width.saturating_sub(width(&text) + width(&value)).max(1);
            text.push_str(&" ".repeat(usize::from(gap)));
            text.push_str(&value);
        }
        let text = format!("{text:<0$}", usize::from(area.width));
        put(buf, area, 0, row, &text, style);
    }
}
