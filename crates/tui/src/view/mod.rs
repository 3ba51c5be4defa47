//! The screen, painted from the state alone.

mod board;
mod game;
mod help;
mod layout;
mod list;
mod paint;
mod points;
mod setting;
mod theme;

use ratatui::Frame;
use ratatui::layout::Rect;
use reversi::Square;

use crate::list::{Kind, items};
use crate::place::Place;
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
    /// A place of the board of Backgammon.
    Place(Place),
    /// The row of the dice.
    Dice,
}

/// Whether the board of Backgammon is shown.
fn shows_points(state: &State) -> bool {
    match state.top() {
        Some(Layer::Editor(_)) => false,
        Some(Layer::Match(_)) => true,
        _ => state.game.as_ref().map_or(state.choice.backgammon, |game| !game.is_reversi()),
    }
}

/// Where things lie.
fn places(state: &State, area: Rect) -> Option<Places> {
    match shows_points(state) {
        true => Places::of_points(area),
        false => Places::new(area, Picture::of(state).size, state.look),
    }
}

/// Paints the screen.
pub fn view(state: &State, frame: &mut Frame) {
    let area = frame.area();
    let theme = Theme::new(state.look);
    let places = places(state, area);
    match &places {
        None => paint::too_small(state, frame.buffer_mut(), area, &theme),
        Some(places) => {
            let buf = frame.buffer_mut();
            game::title(state, buf, places, &theme);
            let is_covered = matches!(state.top(), Some(Layer::Help(_)))
                || state.list().is_some_and(|list| places.panel.is_none() || list.kind == Kind::Games);
            if let Some(board) = places.board.as_ref().filter(|_| !is_covered) {
                board::paint(&Picture::of(state), buf, board, &theme, state.look);
            }
            if let Some(place) = places.points.as_ref().filter(|_| !is_covered) {
                points::paint(&points::Picture::of(state), buf, place, &theme, state.look);
            }
            match state.top() {
                Some(Layer::Help(top)) => help::paint(state, *top, buf, places.whole, &theme),
                _ if state.list().is_some() => {
                    let kind = state.list().map_or(Kind::First, |list| list.kind);
                    list::paint(state, buf, list::place(places, kind), &theme);
                }
                Some(Layer::Editor(editor)) => setting::editor(state, editor, buf, places, &theme),
                Some(Layer::Match(editor)) => setting::match_editor(state, editor, buf, places, &theme),
                _ => game::panel(state, buf, places, &theme),
            }
            let covers = match state.top() {
                Some(Layer::Help(_)) => true,
                Some(Layer::List(_)) => places.panel.is_some(),
                _ => false,
            };
            if !covers {
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
    let area = Rect::new(0, 0, state.size.0, state.size.1);
    let places = places(state, area)?;
    if let Some(kind) = state.list().map(|list| list.kind) {
        let count = items(state, kind).len();
        return list::item_at(state, list::place(&places, kind), count, column, row).map(Spot::Item);
    }
    if let Some(points) = &places.points {
        return points.spot_at(column, row);
    }
    places.board.as_ref()?.square_at(column, row).map(Spot::Square)
}

/// The last line from which the help can be read to its end.
pub fn help_length(state: &State) -> usize {
    let area = Rect::new(0, 0, state.size.0, state.size.1);
    let Some(places) = places(state, area) else { return 0 };
    help::lines(state, places.whole.width).len().saturating_sub(usize::from(places.whole.height))
}

/// The least columns and rows for a board.
pub fn least(size: reversi::Size) -> (u16, u16) {
    Places::least(size)
}
