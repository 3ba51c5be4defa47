//! Setting up a position.

use reversi::{Board, Disc, Setup, Square, Variant};
use table::Reason;
use table::reversi::{board_reason, impossible_reason};
use words::Lang;

use crate::command::plain_letters;
use crate::key::Key;
use crate::voice::Voice;

/// A position being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// As it stands.
    pub setup: Setup,
    /// Where the arrows are.
    pub square: Square,
    /// What was typed so far.
    pub typed: String,
}

/// What can be done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A square: empty, black, white, in turn.
    Cycle,
    /// A disc, or none.
    Put(Option<Disc>),
    /// So many corners as a handicap.
    Corners,
    /// The other side is to move.
    Turn,
    /// Black for White.
    Swap,
    /// The four discs of the start.
    Start,
    /// No disc at all.
    Clear,
    /// Play from here.
    Done,
    /// Back without a change.
    Cancel,
}

/// What can be done, its name in the catalogue (`tui-edit-…`, and `tui-edit-word-…` for what may be typed) and its keys.
pub const EDITS: [(Edit, &str, &[Key]); 11] = [
    (Edit::Cycle, "cycle", &[Key::Char(' ')]),
    (Edit::Put(Some(Disc::Black)), "black", &[Key::Char('x')]),
    (Edit::Put(Some(Disc::White)), "white", &[Key::Char('o')]),
    (Edit::Put(None), "empty", &[Key::Char('-'), Key::Delete]),
    (Edit::Corners, "corners", &[Key::Char('1'), Key::Char('2'), Key::Char('3'), Key::Char('4')]),
    (Edit::Turn, "turn", &[Key::Tab]),
    (Edit::Swap, "swap", &[Key::Char('s')]),
    (Edit::Start, "start", &[Key::Home]),
    (Edit::Clear, "clear", &[Key::End]),
    (Edit::Done, "done", &[Key::Enter]),
    (Edit::Cancel, "cancel", &[Key::Esc]),
];

/// How a line or a key left the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// It is still open.
    Open,
    /// The position is to be played.
    Done,
    /// Nothing is to be done.
    Cancelled,
}

impl Editor {
    /// The editor at a position.
    pub fn new(setup: Setup) -> Editor {
        let square = setup.variant.size.at(0, 0).expect("every board has a corner a1");
        Editor { setup, square, typed: String::new() }
    }

    /// What is played.
    pub fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// Whether the position can be played, and what will happen then; or why not.
    ///
    /// # Errors
    ///
    /// Why no game can start from here.
    pub fn verdict(&self) -> Result<Reason, Reason> {
        let position = self.setup.position().map_err(|why| impossible_reason(why, self.variant().size))?;
        Ok(if position.is_over() {
            Reason::new("editor-over-at-once")
        } else if position.must_pass() {
            Reason::new("editor-passes-at-once")
        } else {
            Reason::new("editor-fine").with("legal", position.legal().count())
        })
    }

    /// Puts the next thing on a square: a disc, the other, nothing.
    pub fn cycle(&mut self, square: Square) {
        self.square = square;
        let next = match self.setup.board.get(square) {
            None => Some(Disc::Black),
            Some(Disc::Black) => Some(Disc::White),
            Some(Disc::White) => None,
        };
        self.setup.board.set(square, next);
    }

    /// Moves the cursor; it stays on the board.
    pub fn step(&mut self, file: i8, rank: i8) {
        self.square = stepped(self.variant().size, self.square, file, rank);
    }

    fn apply(&mut self, edit: Edit, corners: u8, to: Disc) -> Left {
        let variant = self.variant();
        match edit {
            Edit::Cycle => self.cycle(self.square),
            Edit::Put(disc) => self.setup.board.set(self.square, disc),
            Edit::Corners => {
                for square in variant.size.corners().iter() {
                    self.setup.board.set(square, None);
                }
                let given = Setup::handicap(variant, corners, to);
                for square in variant.size.corners().iter() {
                    self.setup.board.set(square, given.board.get(square));
                }
            }
            Edit::Turn => self.setup.to_move = !self.setup.to_move,
            Edit::Swap => {
                let board = self.setup.board;
                self.setup.board = Board { black: board.white, white: board.black };
            }
            Edit::Start => self.setup = Setup::standard(variant),
            Edit::Clear => self.setup.board = Board::default(),
            Edit::Done => return Left::Done,
            Edit::Cancel => return Left::Cancelled,
        }
        Left::Open
    }

    /// Takes in a key.
    pub fn key(&mut self, key: Key) -> Result<Left, Reason> {
        match key {
            Key::Left => self.step(-1, 0),
            Key::Right => self.step(1, 0),
            Key::Up => self.step(0, -1),
            Key::Down => self.step(0, 1),
            Key::Backspace => drop(self.typed.pop()),
            Key::Enter if !self.typed.is_empty() => {
                let typed = std::mem::take(&mut self.typed);
                let square = self.named(&typed)?;
                self.cycle(square);
            }
            Key::Char(letter @ '1'..='8') if !self.typed.is_empty() => self.typed.push(letter),
            Key::Char(letter) if matches!(letter.to_ascii_lowercase(), 'a'..='h') => {
                self.typed = letter.to_ascii_lowercase().to_string();
            }
            key => {
                let lower = match key {
                    Key::Char(letter) => Key::Char(letter.to_ascii_lowercase()),
                    key => key,
                };
                if let Some((edit, ..)) = EDITS.iter().find(|(_, _, keys)| keys.contains(&lower)) {
                    self.typed.clear();
                    let corners = match lower {
                        Key::Char(digit) => digit.to_digit(5).unwrap_or(0) as u8,
                        _ => 0,
                    };
                    return Ok(self.apply(*edit, corners, Disc::Black));
                }
            }
        }
        Ok(Left::Open)
    }

    /// Takes in a line: a word and squares (`x a1 h8`, `corners 4`), or a whole board and who is to move.
    ///
    /// # Errors
    ///
    /// What is wrong with it; what came before the fault is done.
    pub fn line(&mut self, line: &str) -> Result<Left, Reason> {
        let mut parts = line.split_whitespace();
        let Some(word) = parts.next() else { return Ok(Left::Done) };
        let folded = plain_letters(word);
        let is_asked = |name: &str| {
            let known = |lang: Lang| Voice(lang).t(&format!("tui-edit-word-{name}"));
            Lang::ALL.iter().any(|&lang| known(lang).split_whitespace().any(|known| plain_letters(known) == folded))
        };
        let edit = EDITS.iter().find(|(_, name, _)| is_asked(name)).map(|(edit, ..)| *edit);
        match edit {
            Some(Edit::Cycle | Edit::Put(_)) => {
                for name in parts {
                    self.square = self.named(name)?;
                    self.apply(edit.unwrap_or(Edit::Cycle), 0, Disc::Black);
                }
                Ok(Left::Open)
            }
            Some(Edit::Corners) => {
                let corners = parts.next().and_then(|count| count.parse().ok()).filter(|count| (0..=4).contains(count));
                let corners = corners.ok_or_else(|| Reason::new("tui-wrong-corners"))?;
                let to = match parts.next().map(crate::list::people) {
                    Some(Some([false, true])) => Disc::White,
                    _ => Disc::Black,
                };
                Ok(self.apply(Edit::Corners, corners, to))
            }
            Some(edit) => Ok(self.apply(edit, 0, Disc::Black)),
            None if word.len() >= usize::from(self.variant().size.area()) => {
                let board = Board::parse(word, self.variant().size).map_err(|error| board_reason(&error))?;
                self.setup.board = board;
                if let Some(side) = parts.next() {
                    self.setup.to_move = if side.eq_ignore_ascii_case("o") { Disc::White } else { Disc::Black };
                }
                Ok(Left::Open)
            }
            None => {
                let square = self.named(word)?;
                self.cycle(square);
                Ok(Left::Open)
            }
        }
    }

    fn named(&self, name: &str) -> Result<Square, Reason> {
        let size = self.variant().size;
        size.square(name)
            .map_err(|error| Reason::new("refusal-not-a-square").with("text", error.name).with("side", size.side()))
    }
}

/// The square so far from another, or the edge on the way.
pub fn stepped(size: reversi::Size, from: Square, file: i8, rank: i8) -> Square {
    // A board smaller than the frame lies in its middle.
    let margin = (8 - size.side()) / 2;
    let moved = |at: u8, by: i8| (at - margin).saturating_add_signed(by).min(size.side() - 1);
    size.at(moved(from.file(), file), moved(from.rank(), rank)).expect("it was kept on the board")
}
