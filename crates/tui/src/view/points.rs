//! The board of Backgammon. It knows no rule: it is told where the checkers lie.

use backgammon::{Board, Checker, Point, Stage};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::paint::put;
use super::theme::{Role, Theme};
use crate::classic::letter;
use crate::commentary::board_of;
use crate::game::Game;
use crate::look::{Look, Palette};
use crate::state::State;

/// Columns of a point, and of the bar.
const POINT: u16 = 3;
/// Columns of the whole board: its edge, twelve points, the bar and the tray.
pub const WIDTH: u16 = 1 + 13 * POINT + POINT;

/// Where the board lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsPlace {
    /// All of it, letters included.
    pub area: Rect,
    /// Checkers that are shown on a point.
    pub stack: u16,
}

impl PointsPlace {
    /// The board in the room there is.
    pub fn new(x: u16, y: u16, rows: u16) -> PointsPlace {
        let stack = (rows.saturating_sub(3) / 2).clamp(2, 7);
        PointsPlace { area: Rect::new(x, y, WIDTH, 2 * stack + 3), stack }
    }

    /// The column of a place, 0..=11 from the left.
    fn column(place: u16) -> u16 {
        1 + place * POINT + if place >= 6 { POINT } else { 0 }
    }

    /// The letter whose point lies at a column and a row.
    pub fn letter_at(&self, game: &Game, column: u16, row: u16) -> Option<char> {
        let (column, row) = (column.checked_sub(self.area.x + 1)?, row.checked_sub(self.area.y)?);
        let place = column / POINT;
        if place == 6 {
            return Some('y');
        }
        let place = if place > 6 { place - 1 } else { place };
        if place > 11 || row >= self.area.height {
            return None;
        }
        let place = u8::try_from(place).ok()?;
        let number = if row <= self.stack { 13 + place } else { 12 - place };
        Some(letter(named(game, number)))
    }
}

/// The number of a point in the namer's own counting.
fn named(game: &Game, number: u8) -> u8 {
    if game.namer() == game.bottom() { number } else { 25 - number }
}

struct Paints {
    points: [Color; 2],
    field: Color,
    white: Color,
    black: Color,
}

fn paints(theme: &Theme) -> Option<Paints> {
    match theme.palette {
        Palette::Full => Some(Paints {
            points: [Color::Indexed(137), Color::Indexed(95)],
            field: Color::Indexed(52),
            white: Color::Indexed(231),
            black: Color::Indexed(16),
        }),
        Palette::Sixteen => Some(Paints {
            points: [Color::Yellow, Color::Red],
            field: Color::Blue,
            white: Color::White,
            black: Color::Black,
        }),
        Palette::Mono => None,
    }
}

/// A checker's sign.
pub fn sign(checker: Checker, look: Look, coloured: bool) -> &'static str {
    match (checker, look.ascii) {
        (Checker::White, true) => "O",
        (Checker::Black, true) => "X",
        (Checker::White, false) if !coloured => "○",
        _ => "●",
    }
}

/// Paints the board; before there is a game, the start.
pub fn paint(state: &State, buf: &mut Buffer, place: &PointsPlace, theme: &Theme) {
    let game = state.game.as_ref().filter(|game| !game.is_reversi());
    let bottom = game.map_or(Checker::White, Game::bottom);
    let board = game.map_or(Board::START, |game| board_of(game, bottom));
    let colours = paints(theme);
    let field = colours.as_ref().map_or(Style::new(), |colours| Style::new().bg(colours.field));
    let inner = Rect { y: place.area.y + 1, height: place.area.height - 2, ..place.area };
    buf.set_style(inner, field);
    for at in 0..12_u8 {
        for (number, is_upper) in [(13 + at, true), (12 - at, false)] {
            let Some(point) = Point::new(number) else { continue };
            let (own, opp) = (board.own(point), board.opp(point));
            let (by, count) = if own > 0 { (bottom, own) } else { (bottom.other(), opp) };
            let column = PointsPlace::column(at.into());
            let shade = usize::from((number % 2) == 0);
            let style = colours.as_ref().map_or(Style::new(), |colours| Style::new().bg(colours.points[shade]));
            pile(state, buf, place, column, is_upper, (by, count), style, &colours);
            let name = letter(game.map_or(number, |game| named(game, number))).to_string();
            let row = if is_upper { 0 } else { place.area.height - 1 };
            put(buf, place.area, column + 1, row, &name, theme.style(Role::Quiet));
        }
    }
    let bar = 1 + 6 * POINT;
    let edge = field.fg(Color::Reset);
    pile(state, buf, place, bar, true, (bottom.other(), board.opp(Point::BAR)), edge, &colours);
    pile(state, buf, place, bar, false, (bottom, board.own(Point::BAR)), edge, &colours);
    let tray = 1 + 13 * POINT;
    for (off, row) in [(board.opp_off(), 1), (board.own_off(), place.area.height - 2)] {
        if off > 0 {
            put(buf, place.area, tray, row, &format!(" {off}"), theme.style(Role::Strong).patch(field));
        }
    }
    if let Some(game) = game {
        middle(game, buf, place, theme, field);
    }
}

/// A pile of checkers on a point, from the edge inwards.
#[allow(clippy::too_many_arguments, reason = "one drawing, used for points and bar")]
fn pile(
    state: &State,
    buf: &mut Buffer,
    place: &PointsPlace,
    column: u16,
    is_upper: bool,
    (by, count): (Checker, u8),
    style: Style,
    colours: &Option<Paints>,
) {
    let shown = u16::from(count).min(place.stack);
    let colour = colours.as_ref().map(|colours| if by == Checker::White { colours.white } else { colours.black });
    for step in 0..place.stack {
        let row = if is_upper { 1 + step } else { place.area.height - 2 - step };
        let text = match () {
            () if step >= shown && colours.is_none() && style == Style::new() => " · ".to_owned(),
            () if step >= shown => "   ".to_owned(),
            () if step + 1 == shown && u16::from(count) > place.stack => format!("{count:^3}"),
            () => format!(" {} ", sign(by, state.look, colours.is_some())),
        };
        let style = colour.map_or(style, |colour| style.fg(colour));
        put(buf, place.area, column, row, &text, style);
    }
}

/// The row between the halves: the cube on the bar, the dice beside it.
fn middle(game: &Game, buf: &mut Buffer, place: &PointsPlace, theme: &Theme, field: Style) {
    let Some(node) = game.node() else { return };
    let row = place.stack + 1;
    let cube = node.position.cube;
    let row_of_cube = match cube.owner {
        None => row,
        Some(owner) if owner == game.bottom() => place.area.height - 2,
        Some(_) => 1,
    };
    let strong = theme.style(Role::Strong).patch(field);
    if node.position.rules.cube {
        put(
            buf,
            place.area,
            1 + 6 * POINT,
            row_of_cube,
            &format!("{:^3}", cube.value()),
            strong.add_modifier(Modifier::REVERSED),
        );
    }
    let Stage::ToPlay(roll) = node.position.stage else { return };
    let hand = game.hand.as_ref().filter(|_| game.looking.is_none());
    let dice = hand.map_or(vec![roll.high(), roll.low()], |hand| hand.turn.dice());
    let next = hand.and_then(|hand| if hand.other_first { dice.len().checked_sub(1) } else { Some(0) });
    let is_own = node.position.due().checker() == Some(game.bottom());
    let mut column = if is_own { 1 + 8 * POINT } else { 1 + POINT };
    for (number, die) in dice.iter().enumerate() {
        let style = if next == Some(number) { strong.add_modifier(Modifier::REVERSED) } else { strong };
        put(buf, place.area, column, row, &format!("[{die}]"), style);
        column += 4;
    }
}
