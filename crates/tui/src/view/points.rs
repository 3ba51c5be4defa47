//! The board of Backgammon. It knows no rule: it is told where the checkers lie, and what is marked.

use backgammon::{Board, Checker, Cube, Die, Point, Stage};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::Spot;
use super::paint::put;
use super::theme::{Role, Theme};
use crate::classic::letter;
use crate::commentary::board_of;
use crate::game::Game;
use crate::look::{Look, Palette};
use crate::match_editor::MatchEditor;
use crate::moving::Moving;
use crate::place::{self, Place};
use crate::state::{Layer, State};

/// Columns of the least board: its edge, twelve points, the bar and the tray.
pub const LEAST: u16 = width(3);

/// Columns of a board with points so wide.
const fn width(point: u16) -> u16 {
    1 + 14 * point
}

/// Where the board lies, and how large its checkers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsPlace {
    /// All of it, letters included.
    pub area: Rect,
    /// Checkers that are shown on a point.
    pub stack: u16,
    /// Columns of a point, and of the bar.
    point: u16,
    /// Rows of a checker.
    high: u16,
}

impl PointsPlace {
    /// The board in the room there is: as large as five checkers on a point allow.
    pub fn new(x: u16, y: u16, columns: u16, rows: u16) -> PointsPlace {
        let sizes = [(7, 3), (5, 2), (5, 1), (3, 1)];
        let fits = |&(point, high): &(u16, u16)| width(point) <= columns && 10 * high + 3 <= rows;
        let (point, high) = sizes.into_iter().find(fits).unwrap_or((3, 1));
        let stack = (rows.saturating_sub(3) / 2 / high).clamp(2, 7);
        PointsPlace { area: Rect::new(x, y, width(point), 2 * stack * high + 3), stack, point, high }
    }

    /// The row between the halves.
    const fn middle(&self) -> u16 {
        self.stack * self.high + 1
    }

    /// What lies at a column and a row of the screen.
    pub fn spot_at(&self, column: u16, row: u16) -> Option<Spot> {
        let (column, row) = (column.checked_sub(self.area.x + 1)?, row.checked_sub(self.area.y)?);
        let column = u8::try_from(column / self.point).ok()?;
        let is_middle = row == self.middle();
        match column {
            0..=12 if row >= self.area.height => None,
            0..=12 if is_middle && column != place::BAR => Some(Spot::Dice),
            0..=12 => Some(Spot::Place(Place { column, is_upper: row < self.middle() })),
            _ => None,
        }
    }
}

/// What the board shows.
pub struct Picture {
    /// The side at the bottom.
    bottom: Checker,
    /// The checkers, in its view.
    board: Board,
    /// A checker on its way, and where it is in the bottom's numbers.
    flying: Option<(Checker, u8)>,
    /// Whether letters are named for the bottom.
    is_own: bool,
    /// Where the arrows are.
    cursor: Option<Place>,
    /// Points that a checker may leave with the next die, in the bottom's numbers.
    ready: Vec<u8>,
    /// The cube, where one is used.
    cube: Option<Cube>,
    /// The dice, and whether one goes next.
    dice: Vec<(Die, bool)>,
    /// Whether they are the bottom's.
    are_own_dice: bool,
}

impl Picture {
    /// The board of the moment; before there is a game, where one would start.
    pub fn of(state: &State) -> Picture {
        if let Some(Layer::Match(editor)) = state.top() {
            return Picture::of_editor(editor);
        }
        match state.game.as_ref().filter(|game| !game.is_reversi()) {
            Some(game) => Picture::of_game(state, game),
            None => match &state.choice.rounds.start {
                Some(setup) => Picture { cursor: None, ..Picture::of_editor(&MatchEditor::new(setup)) },
                None => Picture { cube: None, ..Picture::bare(Checker::White, Board::START) },
            },
        }
    }

    fn bare(bottom: Checker, board: Board) -> Picture {
        Picture {
            bottom,
            board,
            flying: None,
            is_own: true,
            cursor: None,
            ready: Vec::new(),
            cube: None,
            dice: Vec::new(),
            are_own_dice: true,
        }
    }

    fn of_editor(editor: &MatchEditor) -> Picture {
        let dice = editor.roll.map(|roll| vec![(roll.high(), false), (roll.low(), false)]).unwrap_or_default();
        Picture {
            cursor: Some(editor.place),
            cube: Some(editor.cube),
            dice,
            are_own_dice: editor.on_roll == Checker::White,
            ..Picture::bare(Checker::White, editor.board())
        }
    }

    fn of_game(state: &State, game: &Game) -> Picture {
        let bottom = game.bottom();
        let mut picture = Picture {
            is_own: game.namer() == bottom,
            cursor: game.place,
            cube: game.node().map(|node| node.position).filter(|at| at.rules.cube).map(|at| at.cube),
            ..Picture::bare(bottom, board_of(game, bottom))
        };
        if let Some(moving) = game.moving.as_ref().filter(|_| game.looking.is_none()) {
            picture.show(moving, state);
            return picture;
        }
        let Some(node) = game.node() else { return picture };
        let Stage::ToPlay(roll) = node.position.stage else { return picture };
        let dice = game.hand.as_ref().map_or(vec![roll.high(), roll.low()], |hand| hand.turn.dice());
        let next =
            game.hand.as_ref().and_then(|hand| if hand.other_first { dice.len().checked_sub(1) } else { Some(0) });
        picture.dice = dice.into_iter().enumerate().map(|(number, die)| (die, next == Some(number))).collect();
        picture.are_own_dice = node.position.due().checker() == Some(bottom);
        if let Some((hand, die)) = game.hand.as_ref().and_then(|hand| Some((hand, hand.die()?)))
            && state.look.marks
        {
            let numbers = (1..=25)
                .filter(|&number| Point::of_index(number).is_some_and(|point| hand.turn.refusal(point, die).is_none()));
            picture.ready =
                numbers.map(|number| if hand.by == bottom || number == 25 { number } else { 25 - number }).collect();
        }
        picture
    }

    /// Shows a checker on its way.
    fn show(&mut self, moving: &Moving, state: &State) {
        let Some(frame) = moving.frame(state.now) else { return };
        let is_own = moving.by == self.bottom;
        self.board = if is_own { frame.board } else { frame.board.flipped() };
        // The other side's bar is this side's off, and the other way round.
        self.flying = Some((moving.by, if is_own { frame.at } else { 25 - frame.at }));
        self.dice = vec![(moving.roll.high(), false), (moving.roll.low(), false)];
        self.are_own_dice = is_own;
    }
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

/// Paints the board.
pub fn paint(picture: &Picture, buf: &mut Buffer, place: &PointsPlace, theme: &Theme, look: Look) {
    let colours = paints(theme);
    let field = colours.as_ref().map_or(Style::new(), |colours| Style::new().bg(colours.field));
    let inner = Rect { y: place.area.y + 1, height: place.area.height - 2, ..place.area };
    buf.set_style(inner, field);
    let brush = Brush { place, colours: &colours, theme, look };
    for number in 1..=24 {
        let Some(point) = Point::new(number) else { continue };
        let (own, opp) = (picture.board.own(point), picture.board.opp(point));
        let (by, count) = if own > 0 { (picture.bottom, own) } else { (picture.bottom.other(), opp) };
        let at = Place::of(number);
        let shade = usize::from(number % 2 == 0);
        let style = colours.as_ref().map_or(Style::new(), |colours| Style::new().bg(colours.points[shade]));
        brush.pile(buf, at, (by, count), style, picture.cursor == Some(at));
        brush.name(buf, at, picture);
    }
    let bar = Place::of(25);
    let edge = field.fg(Color::Reset);
    let on_bar = picture.cursor.is_some_and(|cursor| cursor.column == place::BAR);
    let upper = Place { is_upper: true, ..bar };
    brush.pile(buf, upper, (picture.bottom.other(), picture.board.opp(Point::BAR)), edge, false);
    brush.pile(buf, bar, (picture.bottom, picture.board.own(Point::BAR)), edge, on_bar);
    for (off, row) in [(picture.board.opp_off(), 1), (picture.board.own_off(), place.area.height - 2)] {
        if off > 0 {
            put(buf, place.area, 1 + 13 * place.point, row, &format!(" {off}"), theme.style(Role::Strong).patch(field));
        }
    }
    brush.middle(buf, picture, field);
    if let Some((by, number)) = picture.flying {
        brush.fly(buf, (by, number), picture, field);
    }
}

/// What the board is painted with.
struct Brush<'a> {
    place: &'a PointsPlace,
    colours: &'a Option<Paints>,
    theme: &'a Theme,
    look: Look,
}

impl Brush<'_> {
    fn column(&self, at: Place) -> u16 {
        1 + u16::from(at.column) * self.place.point
    }

    /// The upper row of a step from the edge inwards.
    fn row(&self, is_upper: bool, step: u16) -> u16 {
        let high = self.place.high;
        if is_upper { 1 + step * high } else { self.place.area.height - 1 - (step + 1) * high }
    }

    fn of(&self, by: Checker, style: Style) -> Style {
        let colour = self.colours.as_ref().map(|colours| match by {
            Checker::White => colours.white,
            Checker::Black => colours.black,
        });
        colour.map_or(style, |colour| style.fg(colour))
    }

    /// The rows of a checker.
    fn checker(&self, by: Checker) -> Vec<String> {
        let is_coloured = self.colours.is_some();
        let sign = sign(by, self.look, is_coloured);
        let large: &[&str] = match (self.place.high, self.look.ascii, is_coloured || by == Checker::Black) {
            (1, ..) | (_, true, _) => &[],
            (2, false, true) => &["▟█▙", "▜█▛"],
            (2, false, false) => &["╭─╮", "╰─╯"],
            (_, false, true) => &["▟███▙", "█████", "▜███▛"],
            (_, false, false) => &["╭───╮", "│   │", "╰───╯"],
        };
        match large {
            [] if self.place.high == 1 => vec![sign.to_owned()],
            // Of ASCII it is as many letters.
            [] => vec![sign.repeat(usize::from(self.place.point - 2)); usize::from(self.place.high)],
            rows => rows.iter().map(|row| (*row).to_owned()).collect(),
        }
    }

    /// Text in the middle of a step's row, the other rows of the step empty.
    fn lettered(&self, text: &str) -> Vec<String> {
        let middle = (self.place.high - 1) / 2;
        (0..self.place.high).map(|row| if row == middle { text.to_owned() } else { String::new() }).collect()
    }

    /// Puts the rows of a step down, each in the middle of the column.
    fn step(&self, buf: &mut Buffer, at: Place, step: u16, rows: &[String], style: Style) {
        let width = usize::from(self.place.point);
        for (number, row) in (0..).zip(rows) {
            let text: String = format!("{row:^width$}").chars().take(width).collect();
            put(buf, self.place.area, self.column(at), self.row(at.is_upper, step) + number, &text, style);
        }
    }

    /// A pile of checkers on a point, from the edge inwards.
    fn pile(&self, buf: &mut Buffer, at: Place, (by, count): (Checker, u8), style: Style, is_cursor: bool) {
        let stack = self.place.stack;
        let shown = u16::from(count).min(stack);
        let is_bare = self.colours.is_none() && style == Style::new();
        for step in 0..stack {
            let mut rows = match () {
                () if step >= shown => self.lettered(if is_bare { "·" } else { " " }),
                () if step + 1 == shown && u16::from(count) > stack => self.lettered(&count.to_string()),
                () => self.checker(by),
            };
            let mut style = self.of(by, style);
            // The arrows are at the checker that would move: the last of the pile.
            if is_cursor && step + 1 == shown.max(1) {
                let inside = usize::from(self.place.point - 2);
                let row = &mut rows[usize::from((self.place.high - 1) / 2)];
                *row = format!(">{:^inside$}<", if step >= shown { "" } else { row.as_str() });
                style = style.add_modifier(Modifier::REVERSED);
            }
            self.step(buf, at, step, &rows, style);
        }
    }

    /// The letter of a point; that of one which a checker may leave stands out.
    fn name(&self, buf: &mut Buffer, at: Place, picture: &Picture) {
        let number = at.number();
        let name = letter(if picture.is_own { number } else { 25 - number });
        let style = match () {
            () if picture.cursor == Some(at) => self.theme.style(Role::Chosen),
            () if picture.ready.contains(&number) => self.theme.style(Role::Strong).add_modifier(Modifier::UNDERLINED),
            () => self.theme.style(Role::Quiet),
        };
        let row = if at.is_upper { 0 } else { self.place.area.height - 1 };
        put(buf, self.place.area, self.column(at) + self.place.point / 2, row, &name.to_string(), style);
    }

    /// A checker over the point that it has reached, next to the checkers there.
    fn fly(&self, buf: &mut Buffer, (by, number): (Checker, u8), picture: &Picture, field: Style) {
        let style = self.of(by, field).add_modifier(Modifier::BOLD);
        let is_off = number == if by == picture.bottom { 0 } else { 25 };
        let at = match number {
            // The tray is behind the last column.
            _ if is_off => Place { column: 13, is_upper: by != picture.bottom },
            1..=24 => Place::of(number),
            _ => Place { column: place::BAR, is_upper: by != picture.bottom },
        };
        let count = Point::new(number).map_or(1, |point| picture.board.own(point) + picture.board.opp(point));
        let step = u16::from(count).min(self.place.stack - 1);
        self.step(buf, at, step, &self.checker(by), style);
    }

    /// The row between the halves: the cube on the bar, the dice beside it.
    fn middle(&self, buf: &mut Buffer, picture: &Picture, field: Style) {
        let (row, point) = (self.place.middle(), self.place.point);
        let strong = self.theme.style(Role::Strong).patch(field);
        if let Some(cube) = picture.cube {
            let row = match cube.owner {
                None => row,
                Some(owner) if owner == picture.bottom => self.place.area.height - 2,
                Some(_) => 1,
            };
            let text = format!("{:^1$}", cube.value(), usize::from(point));
            let style = strong.add_modifier(Modifier::REVERSED);
            put(buf, self.place.area, self.column(Place::of(25)), row, &text, style);
        }
        let mut column = if picture.are_own_dice { 1 + 8 * point } else { 1 + point };
        for (die, is_next) in &picture.dice {
            let style = if *is_next { strong.add_modifier(Modifier::REVERSED) } else { strong };
            put(buf, self.place.area, column, row, &format!("[{die}]"), style);
            column += point + 1;
        }
    }
}
