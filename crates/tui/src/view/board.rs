//! The board. It knows no rule: it is told what lies on each square and what is marked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use reversi::{Bitboard, Board, Disc, Size, Square};

use super::layout::{BoardPlace, Grid};
use super::paint::put;
use super::theme::{BoardColours, Role, Theme};
use crate::choice::Start;
use crate::look::Look;
use crate::state::{Layer, State};

/// What the board shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Its size.
    pub size: Size,
    /// The discs.
    pub board: Board,
    /// Discs shown in the other colour, and those on their edge, while they turn over.
    turning: [Bitboard; 2],
    /// Squares marked as legal.
    legal: Bitboard,
    /// The last move.
    last: Option<Square>,
    /// What it turned over.
    flipped: Bitboard,
    /// Where the arrows are.
    cursor: Option<Square>,
    /// What is suggested.
    hint: Option<Square>,
}

impl Picture {
    /// The board of the moment.
    pub fn of(state: &State) -> Picture {
        if let Some(Layer::Editor(editor)) = state.top() {
            let empty = Picture::bare(editor.variant().size, editor.setup.board);
            return Picture { cursor: Some(editor.square), ..empty };
        }
        let Some(game) = &state.game else {
            let setup = match state.choice.start {
                Start::Standard | Start::Xot => reversi::Setup::standard(state.choice.variant),
                Start::Handicap { corners, to } => reversi::Setup::handicap(state.choice.variant, corners, to),
                Start::Position(setup) => setup,
            };
            return Picture::bare(setup.variant.size, setup.board);
        };
        let shown = game.state();
        let position = &shown.position;
        let mut turning = [Bitboard::EMPTY; 2];
        for square in shown.flipped.iter() {
            if let Some(set) = turning.get_mut(usize::from(game.phase(square, state.now))) {
                *set |= square;
            }
        }
        let is_persons = matches!(game.due(), table::Due::Seat(seat) if game.is_person(seat) || !game.kept);
        let marks = state.look.marks && is_persons && !game.is_held();
        Picture {
            size: position.size(),
            board: position.board,
            turning,
            legal: if marks { position.legal() } else { Bitboard::EMPTY },
            last: shown.played,
            flipped: shown.flipped,
            cursor: game.cursor.armed.then_some(game.cursor.square),
            hint: game.hint.filter(|&(node, _)| node == game.shown()).map(|(_, square)| square),
        }
    }

    fn bare(size: Size, board: Board) -> Picture {
        let none = Bitboard::EMPTY;
        Picture { size, board, turning: [none; 2], legal: none, last: None, flipped: none, cursor: None, hint: None }
    }
}

/// What is drawn on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    Disc(Disc),
    Edge,
    Hint,
    Legal,
    Nothing,
}

/// What marks it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    Last,
    Flipped,
}

struct Cell {
    thing: Thing,
    mark: Mark,
    cursor: bool,
}

impl Picture {
    fn cell(&self, square: Square) -> Cell {
        let thing = match self.board.get(square) {
            Some(disc) if self.turning[0].has(square) => Thing::Disc(!disc),
            Some(_) if self.turning[1].has(square) => Thing::Edge,
            Some(disc) => Thing::Disc(disc),
            None if self.hint == Some(square) => Thing::Hint,
            None if self.legal.has(square) => Thing::Legal,
            None => Thing::Nothing,
        };
        let mark = match () {
            () if self.last == Some(square) => Mark::Last,
            () if self.flipped.has(square) && matches!(thing, Thing::Disc(_)) => Mark::Flipped,
            () => Mark::None,
        };
        Cell { thing, mark, cursor: self.cursor == Some(square) }
    }
}

/// Paints the board.
pub fn paint(picture: &Picture, buf: &mut Buffer, place: &BoardPlace, theme: &Theme, look: Look) {
    let side = picture.size.side();
    let quiet = theme.style(Role::Quiet);
    for at in 0..side {
        let across = place.square(at, 0);
        let file = char::from(b'a' + at).to_string();
        put(buf, place.area, across.x - place.area.x + (place.width - 1) / 2, 0, &file, quiet);
        let down = place.square(0, at);
        put(buf, place.area, 0, down.y - place.area.y + (place.height - 1) / 2, &(at + 1).to_string(), quiet);
    }
    let colours = theme.board();
    if place.grid == Grid::Lines {
        lines(buf, place, colours);
    }
    for rank in 0..side {
        for file in 0..side {
            let Some(square) = picture.size.at(file, rank) else { continue };
            let cell = picture.cell(square);
            let shade = usize::from((file + rank) % 2);
            let area = place.square(file, rank);
            match (colours, place.width) {
                (Some(colours), 5 | 7) if !look.ascii => blocks(buf, area, &cell, colours),
                _ => letters(buf, area, &cell, colours, shade, look),
            }
        }
    }
}

/// The lines between the squares.
fn lines(buf: &mut Buffer, place: &BoardPlace, colours: Option<BoardColours>) {
    let side = usize::from(place.size.side());
    let style = match colours {
        Some(colours) => Style::new().fg(colours.lines).bg(colours.squares[0]),
        None => Style::new(),
    };
    let line = |left: &str, middle: &str, right: &str, fill: &str| {
        let part = fill.repeat(usize::from(place.width));
        format!("{left}{}{right}", vec![part; side].join(middle))
    };
    for rank in 0..=place.size.side() {
        let row = 1 + u16::from(rank) * (place.height + 1);
        let text = match rank {
            0 => line("┌", "┬", "┐", "─"),
            rank if rank == place.size.side() => line("└", "┴", "┘", "─"),
            _ => line("├", "┼", "┤", "─"),
        };
        put(buf, place.area, 2, row, &text, style);
        if rank < place.size.side() {
            for inner in 1..=place.height {
                put(buf, place.area, 2, row + inner, &line("│", "│", "│", " "), style);
            }
        }
    }
}

/// Discs of quarter blocks, as round as they come, with a gap below that keeps neighbours apart.
const DISC_5: [&str; 2] = [" ▟█▙", " ▝▀▘"];
const EDGE_5: [&str; 2] = ["  █ ", "  ▀ "];
const LEGAL_5: [&str; 2] = ["  ▄ ", "    "];
const HINT_5: [&str; 2] = [" ▗█▖", "  ▀ "];
const DISC_7: [&str; 3] = [" ▗███▖", " ▜███▛", "  ▀▀▀ "];
const EDGE_7: [&str; 3] = ["   █  ", "   █  ", "   ▀  "];
const LEGAL_7: [&str; 3] = ["      ", "  ▐█▌ ", "      "];
const HINT_7: [&str; 3] = ["   ▄  ", "  ███ ", "   ▀  "];

/// A square in colours, its disc made of blocks, with thin lines to the right and below.
fn blocks(buf: &mut Buffer, area: Rect, cell: &Cell, colours: BoardColours) {
    let ground = match cell {
        Cell { cursor: true, .. } => colours.cursor,
        Cell { mark: Mark::Last, .. } => colours.last,
        _ => colours.squares[0],
    };
    let lines = Style::new().fg(colours.lines).bg(ground);
    let floor = "▁".repeat(usize::from(area.width) - 1);
    for row in 0..area.height {
        let fill = if row + 1 == area.height { floor.clone() } else { " ".repeat(floor.chars().count()) };
        put(buf, area, 0, row, &format!("{fill}▕"), lines);
    }
    let small = area.height == 2;
    let (art, colour): (&[&str], Color) = match cell.thing {
        Thing::Disc(disc) => {
            let colour = if disc == Disc::Black { colours.black } else { colours.white };
            (if small { &DISC_5 } else { &DISC_7 }, colour)
        }
        Thing::Edge => (if small { &EDGE_5 } else { &EDGE_7 }, colours.edge),
        Thing::Hint => (if small { &HINT_5 } else { &HINT_7 }, colours.hint),
        Thing::Legal => (if small { &LEGAL_5 } else { &LEGAL_7 }, colours.lines),
        Thing::Nothing => (&[], colours.lines),
    };
    for (row, line) in (0..area.height).zip(art) {
        for (column, sign) in (0..).zip(line.chars()).filter(|(_, sign)| *sign != ' ') {
            put(buf, area, column, row, &sign.to_string(), Style::new().fg(colour).bg(ground));
        }
    }
    if let Thing::Disc(disc) = cell.thing {
        let (disc, other) = match disc {
            Disc::Black => (colours.black, colours.white),
            Disc::White => (colours.white, colours.black),
        };
        let (column, row, sign) = match (cell.mark, small) {
            (Mark::Last, true) => (2, 0, "▄"),
            (Mark::Last, false) => (3, 1, "▀"),
            (Mark::Flipped, true) => (2, 0, "▁"),
            (Mark::Flipped, false) => (3, 1, "─"),
            (Mark::None, _) => return,
        };
        put(buf, area, column, row, sign, Style::new().fg(other).bg(disc));
    }
}

/// A square with a disc that is one sign, or three rows of them.
fn letters(buf: &mut Buffer, area: Rect, cell: &Cell, colours: Option<BoardColours>, shade: usize, look: Look) {
    let sign = match (cell.thing, look.ascii) {
        (Thing::Disc(Disc::Black), true) => "X",
        (Thing::Disc(Disc::White), true) => "O",
        (Thing::Disc(Disc::White), false) if colours.is_none() => "○",
        (Thing::Disc(_), false) => "●",
        (Thing::Edge, true) => "|",
        (Thing::Edge, false) => "┃",
        (Thing::Hint, _) => "*",
        (Thing::Legal, true) => ".",
        (Thing::Legal, false) => "·",
        (Thing::Nothing, _) => " ",
    };
    let [left, right] = match (cell.mark, cell.cursor) {
        (_, true) => [">", "<"],
        (Mark::Last, _) => ["[", "]"],
        (Mark::Flipped, _) => ["(", ")"],
        (Mark::None, _) => [" ", " "],
    };
    let mut style = Style::new();
    if let Some(colours) = colours {
        let ground = if cell.cursor { colours.cursor } else { colours.squares[shade] };
        let colour = match cell.thing {
            Thing::Disc(Disc::White) => colours.white,
            Thing::Hint => colours.hint,
            Thing::Edge => colours.edge,
            _ => colours.black,
        };
        style = style.bg(ground).fg(colour);
    } else {
        let is_strong = cell.mark != Mark::None || matches!(cell.thing, Thing::Hint);
        style = if is_strong { style.add_modifier(Modifier::BOLD) } else { style };
    }
    if cell.cursor && colours.is_none() {
        style = style.add_modifier(Modifier::REVERSED);
    }
    buf.set_style(area, style);
    match (area.width, area.height) {
        (2, _) => {
            let beside = if cell.cursor || cell.mark == Mark::Last { left } else { " " };
            let beside = if beside == "[" { "'" } else { beside };
            put(buf, area, 0, 0, &format!("{sign}{beside}"), style);
        }
        (3, _) => put(buf, area, 0, 0, &format!("{left}{sign}{right}"), style),
        _ => large(buf, area, cell, sign, [left, right], style, look, colours.is_some()),
    }
}

/// A square of seven by three.
#[allow(clippy::too_many_arguments, reason = "one drawing, used once")]
fn large(
    buf: &mut Buffer,
    area: Rect,
    cell: &Cell,
    sign: &str,
    marks: [&str; 2],
    style: Style,
    look: Look,
    colour: bool,
) {
    let [left, right] = marks;
    let rows: [String; 3] = match (cell.thing, look.ascii) {
        (Thing::Disc(Disc::White), false) if !colour => ["╭───╮".to_owned(), "│   │".to_owned(), "╰───╯".to_owned()],
        (Thing::Disc(_), false) => ["▟███▙".to_owned(), "█████".to_owned(), "▜███▛".to_owned()],
        (Thing::Disc(_), true) => [format!(" {} ", sign.repeat(3)), sign.repeat(5), format!(" {} ", sign.repeat(3))],
        _ => [String::new(), format!("  {sign}  "), String::new()],
    };
    for (number, row) in (0..).zip(&rows) {
        let (left, right) = if number == 1 { (left, right) } else { (" ", " ") };
        put(buf, area, 0, number, &format!("{left}{row:<5}{right}"), style);
    }
}
