//! Setting up a position of Backgammon. Points are numbered as White counts them.

use backgammon::text::Pasted;
use backgammon::{Board, BoardError, Checker, Cube, Roll, Rules, Score, Setup, Stage};
use table::backgammon::{board_reason, impossible_reason, text_reason};
use table::{Dice, Reason};

use crate::command::plain_letters;
use crate::editor::Left;
use crate::key::Key;
use crate::place::Place;
use crate::voice::Voice;

/// The bar of each side among the cells.
const BARS: [usize; 2] = [25, 0];
/// The largest cube that the key turns to; a larger one is typed.
const LARGEST: u32 = 64;

/// A position of Backgammon being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchEditor {
    /// As [`Board::signed`] has it in White's view.
    cells: [i8; 26],
    /// Whose turn it is.
    pub on_roll: Checker,
    /// The dice that are to be played, if they are thrown already.
    pub roll: Option<Roll>,
    /// Whether the side on roll has offered the cube, and the other side is to answer.
    pub is_offered: bool,
    /// The cube.
    pub cube: Cube,
    /// The score before the game.
    pub score: Score,
    rules: Rules,
    /// Where the arrows are.
    pub place: Place,
    /// What was typed so far.
    pub typed: String,
}

/// What can be done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// One more checker of a side on a point; in words, so many.
    Put(Checker),
    /// One fewer; in words, none.
    Empty,
    /// The other side is to move.
    Turn,
    /// The dice to be played, or none.
    Roll,
    /// The cube is offered, or not.
    Offer,
    /// The next value of the cube.
    Cube,
    /// The next owner of the cube.
    Owner,
    /// The points of both sides.
    Score,
    /// The length of the match; 0 for money.
    Length,
    /// The Crawford game, or not.
    Crawford,
    /// White for Black.
    Swap,
    /// The start of a game.
    Start,
    /// No checker at all.
    Clear,
    /// Play from here.
    Done,
    /// Back without a change.
    Cancel,
}

/// What can be done, its name in the catalogue (`tui-set-…`, and `tui-set-word-…` for what may be typed) and its keys. What
/// has none is typed behind a colon.
pub const EDITS: [(Edit, &str, &[Key]); 16] = [
    (Edit::Put(Checker::White), "white", &[Key::Char('o'), Key::Char('w')]),
    (Edit::Put(Checker::Black), "black", &[Key::Char('x'), Key::Char('b')]),
    (Edit::Empty, "empty", &[Key::Char('-'), Key::Delete]),
    (Edit::Turn, "turn", &[Key::Tab]),
    (Edit::Roll, "roll", &[]),
    (Edit::Offer, "offer", &[Key::Char('d')]),
    (Edit::Cube, "cube", &[Key::Char('c')]),
    (Edit::Owner, "owner", &[Key::Char('v')]),
    (Edit::Score, "score", &[]),
    (Edit::Length, "length", &[]),
    (Edit::Crawford, "crawford", &[Key::Char('r')]),
    (Edit::Swap, "swap", &[Key::Char('s')]),
    (Edit::Start, "start", &[Key::Home]),
    (Edit::Clear, "clear", &[Key::End]),
    (Edit::Done, "done", &[Key::Enter]),
    (Edit::Cancel, "cancel", &[Key::Esc]),
];

impl MatchEditor {
    /// The editor at a set-up.
    pub fn new(setup: &Setup) -> MatchEditor {
        let board = if setup.on_roll == Checker::White { setup.board } else { setup.board.flipped() };
        let roll = if let Stage::ToPlay(roll) = setup.stage { Some(roll) } else { None };
        MatchEditor {
            cells: board.signed(),
            on_roll: setup.on_roll,
            roll,
            is_offered: matches!(setup.stage, Stage::Doubled),
            cube: setup.cube,
            score: setup.score,
            rules: setup.rules,
            place: Place::of(6),
            typed: String::new(),
        }
    }

    /// The board in White's view.
    ///
    /// # Panics
    ///
    /// Never: no more than fifteen checkers of a side are put down.
    pub fn board(&self) -> Board {
        Board::from_signed(self.cells).expect("it is checked when a checker is put down")
    }

    /// What is set up.
    pub fn setup(&self) -> Setup {
        let board = self.board();
        Setup {
            board: if self.on_roll == Checker::White { board } else { board.flipped() },
            on_roll: self.on_roll,
            stage: match self.roll {
                _ if self.is_offered => Stage::Doubled,
                Some(roll) => Stage::ToPlay(roll),
                None => Stage::ToRoll,
            },
            cube: self.cube,
            score: self.score,
            rules: self.rules,
            resignation: None,
        }
    }

    /// Whether the position can be played, and what will happen then; or why not.
    ///
    /// # Errors
    ///
    /// Why no game can start from here.
    pub fn verdict(&self) -> Result<Reason, Reason> {
        let position = self.setup().position().map_err(impossible_reason)?;
        Ok(Reason::new(match position.stage {
            Stage::Over(_) => "tui-set-over",
            Stage::ToPlay(_) if position.plays().is_empty() => "editor-cannot-play",
            _ => "editor-can-play",
        }))
    }

    /// The table's set-up of it.
    ///
    /// # Errors
    ///
    /// As [`verdict`](MatchEditor::verdict).
    pub fn table(&self, dice: Dice) -> Result<table::backgammon::Setup, Reason> {
        table::backgammon::Setup::new(self.setup(), dice)
    }

    /// Takes in a key.
    ///
    /// # Errors
    ///
    /// What is wrong with what was asked.
    pub fn key(&mut self, key: Key) -> Result<Left, Reason> {
        match key {
            Key::Char(letter) if !self.typed.is_empty() => self.typed.push(letter),
            Key::Char(letter) if letter == ':' || letter.is_ascii_digit() => self.typed.push(letter),
            Key::Backspace if !self.typed.is_empty() => drop(self.typed.pop()),
            Key::Esc if !self.typed.is_empty() => self.typed.clear(),
            Key::Enter if !self.typed.is_empty() => {
                let typed = std::mem::take(&mut self.typed);
                return self.line(typed.trim_start_matches(':'));
            }
            Key::Left | Key::Right | Key::Up | Key::Down => self.place = self.place.stepped(key),
            key => {
                let lower = match key {
                    Key::Char(letter) => Key::Char(letter.to_ascii_lowercase()),
                    key => key,
                };
                if let Some((edit, ..)) = EDITS.iter().find(|(_, _, keys)| keys.contains(&lower)) {
                    return self.apply(*edit, &[]);
                }
            }
        }
        Ok(Left::Open)
    }

    /// Puts a checker down with a click: one more of whoever has the point, White's where nobody has.
    ///
    /// # Errors
    ///
    /// When the side has fifteen already.
    pub fn click(&mut self, place: Place) -> Result<Left, Reason> {
        self.place = place;
        let is_black = self.cells.get(usize::from(place.number())).is_some_and(|&count| count < 0);
        self.apply(Edit::Put(if is_black { Checker::Black } else { Checker::White }), &[])
    }

    /// Takes in a line: a word and what belongs to it (`white 6 5`, `score 3 5`), two dice, or the id of a position.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn line(&mut self, line: &str) -> Result<Left, Reason> {
        let mut parts = line.split_whitespace();
        let Some(word) = parts.next() else { return Ok(Left::Done) };
        let folded = plain_letters(word);
        let is_asked = |name: &str| {
            let known = |lang| Voice(lang).t(&format!("tui-set-word-{name}"));
            let is_known =
                |lang: &words::Lang| known(*lang).split_whitespace().any(|known| plain_letters(known) == folded);
            words::Lang::ALL.iter().any(is_known)
        };
        let rest: Vec<&str> = parts.collect();
        match EDITS.iter().find(|(_, name, _)| is_asked(name)) {
            Some((edit, ..)) => self.apply(*edit, &rest),
            None if dice(line).is_some() => {
                self.throw(dice(line));
                Ok(Left::Open)
            }
            None => self.read(line),
        }
    }

    /// Takes over a position that is written as an id.
    fn read(&mut self, text: &str) -> Result<Left, Reason> {
        match backgammon::text::read(text) {
            Ok(Pasted::Position(setup)) => {
                *self = MatchEditor { place: self.place, ..MatchEditor::new(&setup) };
                Ok(Left::Open)
            }
            Ok(Pasted::Match(_)) => Err(Reason::new("refusal-not-a-position")),
            Err(error) => Err(text_reason(&error)),
        }
    }

    fn apply(&mut self, edit: Edit, with: &[&str]) -> Result<Left, Reason> {
        match edit {
            Edit::Put(by) => self.put(by, with)?,
            Edit::Empty => self.take_away(with)?,
            Edit::Turn => self.on_roll = with.first().and_then(|word| side(word)).unwrap_or(!self.on_roll),
            Edit::Roll => self.throw(dice(&with.concat())),
            Edit::Offer => {
                self.is_offered = !self.is_offered;
                self.roll = None;
            }
            Edit::Cube => self.turn_cube(with)?,
            Edit::Owner => self.cube.owner = self.next_owner(with.first()),
            Edit::Score => {
                let points = with
                    .first()
                    .zip(with.get(1))
                    .and_then(|(white, black)| Some([white.parse().ok()?, black.parse().ok()?]));
                self.score.points = points.ok_or_else(|| Reason::new("tui-wrong-score"))?;
            }
            Edit::Length => {
                let length = with.first().and_then(|length| length.parse().ok()).filter(|length| *length <= 99);
                self.score.length = length.ok_or_else(|| Reason::new("tui-wrong-length"))?;
            }
            Edit::Crawford => self.score.is_crawford = !self.score.is_crawford,
            Edit::Swap => self.cells = self.board().flipped().signed(),
            Edit::Start => self.cells = Board::START.signed(),
            Edit::Clear => self.cells = Board::EMPTY.signed(),
            Edit::Done => return Ok(Left::Done),
            Edit::Cancel => return Ok(Left::Cancelled),
        }
        Ok(Left::Open)
    }

    /// Puts checkers of a side on a point: one more where the arrows are, or as many as the words say.
    fn put(&mut self, by: Checker, with: &[&str]) -> Result<(), Reason> {
        let (number, count) = self.asked(with)?;
        let cell = if number == 25 { BARS[by.index()] } else { number };
        let sign = if by == Checker::White || number == 25 { 1 } else { -1 };
        let mut cells = self.cells;
        let there = if cells[cell] * sign > 0 { cells[cell].abs() } else { 0 };
        cells[cell] = sign * count.unwrap_or(there + 1);
        self.take(cells)
    }

    /// Takes a checker from a point, or all of them.
    fn take_away(&mut self, with: &[&str]) -> Result<(), Reason> {
        let (number, _) = self.asked(with)?;
        let mut cells = self.cells;
        // Both sides wait on the one bar, White's checkers in front.
        let places = if number == 25 { &BARS[..] } else { &[number][..] };
        let held = places.iter().filter(|&&place| self.cells[place] != 0);
        for &place in held.take(if with.is_empty() { 1 } else { places.len() }) {
            cells[place] = if with.is_empty() { cells[place] - cells[place].signum() } else { 0 };
        }
        self.take(cells)
    }

    fn take(&mut self, cells: [i8; 26]) -> Result<(), Reason> {
        Board::from_signed(cells).map_err(|error: BoardError| board_reason(&error))?;
        self.cells = cells;
        Ok(())
    }

    /// The point that words name, a number, a letter or the bar, and how many checkers; without words where the arrows are.
    fn asked(&self, with: &[&str]) -> Result<(usize, Option<i8>), Reason> {
        let Some(name) = with.first() else { return Ok((self.place.number().into(), None)) };
        let number = name.parse().ok().filter(|number| (1..=25).contains(number));
        let lettered = || match plain_letters(name).as_str() {
            "bar" | "barre" => Some(25),
            name => match *name.chars().collect::<Vec<char>>() {
                [letter] => crate::classic::point(letter).map(|point| point.index()),
                _ => None,
            },
        };
        let number = number.or_else(lettered).ok_or_else(|| Reason::new("tui-wrong-point").with("text", *name))?;
        let count = match with.get(1) {
            None => None,
            Some(count) => {
                let known = count.parse().ok().filter(|count| (0..=15).contains(count));
                Some(known.ok_or_else(|| Reason::new("tui-wrong-count").with("text", *count))?)
            }
        };
        Ok((number.into(), count))
    }

    /// Dice that are thrown, or none: whoever has thrown does not double any more.
    fn throw(&mut self, roll: Option<Roll>) {
        self.roll = roll;
        self.is_offered = false;
    }

    fn turn_cube(&mut self, with: &[&str]) -> Result<(), Reason> {
        let value = match with.first() {
            None if self.cube.value() >= LARGEST => 1,
            None => self.cube.value() * 2,
            Some(value) => value.parse().unwrap_or(0),
        };
        let owner = match with.get(1) {
            Some(word) => side(word),
            None if value > 1 => self.cube.owner,
            None => None,
        };
        self.cube = Cube::of_value(value, owner).ok_or_else(|| Reason::new("tui-wrong-cube"))?;
        Ok(())
    }

    fn next_owner(&self, with: Option<&&str>) -> Option<Checker> {
        match (with, self.cube.owner) {
            (Some(word), _) => side(word),
            (None, None) => Some(Checker::White),
            (None, Some(Checker::White)) => Some(Checker::Black),
            (None, Some(Checker::Black)) => None,
        }
    }
}

/// A side by its name in either language.
fn side(word: &str) -> Option<Checker> {
    match crate::list::people(word)? {
        [true, false] => Some(Checker::Black),
        [false, true] => Some(Checker::White),
        _ => None,
    }
}

/// Two dice in a text: `31`, `3-1`, `3 1`.
fn dice(text: &str) -> Option<Roll> {
    let digits: Vec<u8> = text
        .chars()
        .filter(|letter| !" -,".contains(*letter))
        .map(|letter| letter.to_digit(7).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    match *digits {
        [one, other] => Roll::of(one, other),
        _ => None,
    }
}
