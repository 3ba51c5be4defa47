//! The 64 squares of the frame that every board lies in.

use std::fmt;

/// A square of the 8x8 frame, a1 = 0, b1 = 1 … h8 = 63.
///
/// A smaller board is centred in the frame, so its corner is another square of the frame
/// than its name says: `a1` on 6x6 is this type's `b2`. Go through [`Size`](crate::Size) to
/// read or write the name a player sees; `Display` here is the frame's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square of this index, or `None` from 64 up.
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square on this file and rank, each counted from 0 (`a`, `1`).
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// 0..=63, row by row from a1.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for `a` … 7 for `h`.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for `1` … 7 for `8`.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The neighbour one step away, or `None` beyond the frame.
    pub fn step(self, direction: Direction) -> Option<Square> {
        let (df, dr) = direction.delta();
        let file = self.file().checked_add_signed(df)?;
        let rank = self.rank().checked_add_signed(dr)?;
        Square::at(file, rank)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the eight straight lines from a square, as the reader of a board with a1 at the top left sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards rank 1.
    Up,
    /// Towards rank 1 and file h.
    UpRight,
    /// Towards file h.
    Right,
    /// Towards rank 8 and file h.
    DownRight,
    /// Towards rank 8.
    Down,
    /// Towards rank 8 and file a.
    DownLeft,
    /// Towards file a.
    Left,
    /// Towards rank 1 and file a.
    UpLeft,
}

impl Direction {
    /// All eight, clockwise from [`Direction::Up`].
    pub const ALL: [Direction; 8] = [
        Direction::Up,
        Direction::UpRight,
        Direction::Right,
        Direction::DownRight,
        Direction::Down,
        Direction::DownLeft,
        Direction::Left,
        Direction::UpLeft,
    ];

    /// Steps in (file, rank), each -1, 0 or 1.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::Up => (0, -1),
            Direction::UpRight => (1, -1),
            Direction::Right => (1, 0),
            Direction::DownRight => (1, 1),
            Direction::Down => (0, 1),
            Direction::DownLeft => (-1, 1),
            Direction::Left => (-1, 0),
            Direction::UpLeft => (-1, -1),
        }
    }
}
