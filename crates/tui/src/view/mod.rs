//! The screen, painted from the state alone.

mod board;
mod game;
mod help;
mod layout;
mod list;
mod paint;
mod theme;

use ratatui::Frame;
use ratatui::layout::Rect;
use reversi::Square;

use crate::list::items;
use crate::state::{Layer, State};
use board::Picture;
use layout::Places;
use theme::Theme;

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An item of the list that is open.
    Item(usize),
    /// A square.
    Square(Square),
}

/// Paints the screen.
pub fn view(state: &State, frame: &mut Frame) {
    let area = frame.area();
    let theme = Theme::new(state.look);
    let places = Places::new(area, Picture::of(state).size, state.look);
    match &places {
        None => paint::too_small(state, frame.buffer_mut(), area, &theme),
        Some(places) => {
            let buf = frame.buffer_mut();
            game::title(state, buf, places, &theme);
            let is_covered =
                matches!(state.top(), Some(Layer::Help(_))) || (places.panel.is_none() && state.list().is_some());
            if let Some(board) = places.board.as_ref().filter(|_| !is_covered) {
                board::paint(&Picture::of(state), buf, board, &theme, state.look);
            }
            match state.top() {
                Some(Layer::Help(top)) => help::paint(state, *top, buf, places.whole, &theme),
                _ if state.list().is_some() => {
                    list::paint(state, buf, list::place(places), &theme);
                }
                Some(Layer::Editor(editor)) => game::editor(state, editor, buf, places, &theme),
                _ => game::panel(state, buf, places, &theme),
            }
            if !matches!(state.top(), Some(Layer::Help(_))) {
                game::message(state, buf, places, &theme);
            }
            game::prompt(state, frame, places, &theme);
        }
    }
    if state.look.ascii {
        paint::to_ascii(frame.buffer_mut());
    }
}

/// What lies at a column and a row of the screen.
pub fn spot(state: &State, column: u16, row: u16) -> Option<Spot> {
    let picture = Picture::of(state);
    let area = Rect::new(0, 0, state.size.0, state.size.1);
    let places = Places::new(area, picture.size, state.look)?;
    if state.list().is_some() {
        let count = items(state, state.list()?.kind).len();
        return list::item_at(state, list::place(&places), count, column, row).map(Spot::Item);
    }
    places.board.as_ref()?.square_at(column, row).map(Spot::Square)
}

/// The last line from which the help can be read to its end.
pub fn help_length(state: &State) -> usize {
    let area = Rect::new(0, 0, state.size.0, state.size.1);
    let Some(places) = Places::new(area, Picture::of(state).size, state.look) else { return 0 };
    help::lines(state, places.whole.width).len().saturating_sub(usize::from(places.whole.height))
}

/// The least columns and rows for a board.
pub fn least(size: reversi::Size) -> (u16, u16) {
    Places::least(size)
}
