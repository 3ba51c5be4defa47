//! Where things lie on the screen.

use ratatui::layout::Rect;
use reversi::{Size, Square};

use super::points::{self, PointsPlace};
use crate::look::{Look, Palette};

/// The columns that the panel needs beside the board.
const PANEL: u16 = 34;

/// And those that it needs beside the board of Backgammon.
const MATCH_PANEL: u16 = 26;

/// Where things lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// Everything under the title, down to the prompt.
    pub whole: Rect,
    /// The line at the top.
    pub title: Rect,
    /// The board.
    pub board: Option<BoardPlace>,
    /// The board of Backgammon.
    pub points: Option<PointsPlace>,
    /// What stands beside it.
    pub panel: Option<Rect>,
    /// What was told last.
    pub message: Rect,
    /// Where one types.
    pub prompt: Rect,
}

/// How the squares are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// Squares that lie next to each other.
    Tiles,
    /// Lines between the squares.
    Lines,
}

/// Where the board lies and how large its squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlace {
    /// All of it, with the names of files and ranks.
    pub area: Rect,
    /// The board.
    pub size: Size,
    /// Columns of a square.
    pub width: u16,
    /// Rows of a square.
    pub height: u16,
    /// How the squares are told apart.
    pub grid: Grid,
}

impl BoardPlace {
    fn new(size: Size, width: u16, height: u16, grid: Grid) -> BoardPlace {
        let side = u16::from(size.side());
        let line = u16::from(grid == Grid::Lines);
        let area = Rect::new(0, 0, 2 + side * (width + line) + line, 1 + side * (height + line) + line);
        BoardPlace { area, size, width, height, grid }
    }

    /// Columns and rows from one square to the next.
    fn pitch(&self) -> (u16, u16) {
        let line = u16::from(self.grid == Grid::Lines);
        (self.width + line, self.height + line)
    }

    /// Where the square of a file and a rank lies, both from 0.
    pub fn square(&self, file: u8, rank: u8) -> Rect {
        let (across, down) = self.pitch();
        let line = u16::from(self.grid == Grid::Lines);
        let x = self.area.x + 2 + line + across * u16::from(file);
        let y = self.area.y + 1 + line + down * u16::from(rank);
        Rect::new(x, y, self.width, self.height)
    }

    /// The square at a column and a row.
    pub fn square_at(&self, column: u16, row: u16) -> Option<Square> {
        let first = self.square(0, 0);
        let (across, down) = self.pitch();
        let file = column.checked_sub(first.x)? / across;
        let rank = row.checked_sub(first.y)? / down;
        self.size.at(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
    }
}

/// The boards to try, the largest first.
fn boards(size: Size, look: Look) -> Vec<BoardPlace> {
    use Grid::{Lines, Tiles};
    let kinds: &[(u16, u16, Grid)] = match (look.palette, look.ascii) {
        (Palette::Full, false) => &[(7, 3, Tiles), (5, 2, Tiles), (3, 1, Lines), (2, 1, Tiles)],
        _ => &[(7, 3, Lines), (3, 1, Lines), (2, 1, Tiles)],
    };
    kinds.iter().map(|&(width, height, grid)| BoardPlace::new(size, width, height, grid)).collect()
}

impl Places {
    /// Where things lie on a screen; `None` when it is too small.
    pub fn new(area: Rect, size: Size, look: Look) -> Option<Places> {
        let (least_width, least_height) = Places::least(size);
        if area.width < least_width || area.height < least_height {
            return None;
        }
        let told = if area.height >= 22 { 3 } else { 1 };
        let room = area.height - 2 - told;
        let boards = boards(size, look);
        let beside = boards
            .iter()
            .find(|board| board.area.height <= room && board.area.width + PANEL + 3 <= area.width)
            .copied();
        let alone = boards.iter().find(|board| board.area.height <= room && board.area.width <= area.width).copied();
        // A very small board with a panel is worth less than a large one alone.
        let with_panel = beside.filter(|board| board.width > 2 || alone.is_none_or(|alone| alone.width <= 2));
        let mut board = with_panel.or(alone);
        if let Some(board) = &mut board {
            board.area.x = area.x + if with_panel.is_some() { 1 } else { (area.width - board.area.width) / 2 };
            board.area.y = area.y + 1;
        }
        let used = board.map_or(0, |board| board.area.height);
        let panel = with_panel.map(|board| {
            let x = area.x + board.area.width + 3;
            Rect::new(x, area.y + 2, area.width - board.area.width - 4, room - 1)
        });
        let told_at = if panel.is_some() { area.height - 1 - told } else { 1 + used };
        Some(Places {
            whole: Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2),
            title: Rect::new(area.x, area.y, area.width, 1),
            board,
            points: None,
            panel,
            message: Rect::new(area.x + 1, area.y + told_at, area.width - 2, area.height - 1 - told_at),
            prompt: Rect::new(area.x + 1, area.y + area.height - 1, area.width - 2, 1),
        })
    }

    /// Where things lie at a table of Backgammon; `None` when the screen is too small.
    pub fn of_points(area: Rect) -> Option<Places> {
        let (least_width, least_height) = Places::least_of_points();
        if area.width < least_width || area.height < least_height {
            return None;
        }
        let told = if area.height >= 22 { 4 } else { 2 };
        let room = area.height - 2 - told;
        let has_panel = area.width >= points::LEAST + MATCH_PANEL + 4;
        let columns = if has_panel { area.width - MATCH_PANEL - 4 } else { area.width - 2 };
        let mut board = PointsPlace::new(area.x + 1, area.y + 1, columns, room);
        let width = board.area.width;
        if !has_panel {
            board.area.x = area.x + (area.width - width) / 2;
        }
        let panel = has_panel.then(|| Rect::new(area.x + width + 3, area.y + 2, area.width - width - 4, room - 1));
        let told_at = if has_panel { area.height - 1 - told } else { 1 + board.area.height };
        Some(Places {
            whole: Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2),
            title: Rect::new(area.x, area.y, area.width, 1),
            board: None,
            points: Some(board),
            panel,
            message: Rect::new(area.x + 1, area.y + told_at, area.width - 2, area.height - 1 - told_at),
            prompt: Rect::new(area.x + 1, area.y + area.height - 1, area.width - 2, 1),
        })
    }

    /// The least columns and rows for Backgammon.
    pub fn least_of_points() -> (u16, u16) {
        (points::LEAST + 2, 11)
    }

    /// The least columns and rows.
    pub fn least(size: Size) -> (u16, u16) {
        let board = BoardPlace::new(size, 2, 1, Grid::Tiles);
        (board.area.width.max(22), board.area.height + 3)
    }
}
