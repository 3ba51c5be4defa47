//! XGID: a position, the cube, the turn, dice and score on one line, as in
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10`.
//!
//! The board is in X's view (Black's here) whoever is on roll: 26 characters, O's bar, points 1 … 24, X's bar; `A` is one
//! checker of X, `b` two of O. Behind it: the cube as a power of two, its owner (1 X, -1 O), the turn (1, -1), the dice
//! (`00` before the roll, `D` doubled, `B` beavered), X's and O's points, whether it is the Crawford game (for money: 1
//! Jacoby, 2 beavers, 3 both), the match length, and the largest cube as a power of two.
//!
//! What an XGID cannot tell may stand behind it as words: `opening` (the first dice are due), `nocube`, `auto3`
//! (automatic doubles), `nocrawford`, `jacoby`, `beavers`, `white-resigns-gammon`.

use crate::score::MOST_POINTS;
use crate::text_error::{Fault, quote};
use crate::{
    Board, Checker, Cube, Format, Outcome, Point, Position, Reason, Resignation, Roll, Rules, Score, Setup, Stage,
    TextError,
};

/// Reads an XGID, with or without `XGID=` before it; the largest cube may be left out.
///
/// ```
/// use backgammon::{Board, Checker, xgid};
/// let setup = xgid::read("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10").unwrap();
/// assert_eq!((setup.board, setup.on_roll), (Board::START, Checker::Black));
/// ```
///
/// # Errors
///
/// Which field is not what it should be, and where.
pub fn read(text: &str) -> Result<Setup, TextError> {
    scan(text).map_err(|fault| fault.in_text(text, Format::Xgid))
}

/// Writes a position; what an XGID does not tell is lost.
pub fn write(position: &Position) -> String {
    format!("XGID={}", fields(&Setup::from(*position)))
}

/// The text form of a set-up: the XGID, and the words for what it does not tell.
pub(crate) fn write_setup(setup: &Setup) -> String {
    let mut text = format!("XGID={}", fields(setup));
    let rules = &setup.rules;
    let mut word = |is_said: bool, word: &str| {
        if is_said {
            text.push(' ');
            text.push_str(word);
        }
    };
    word(setup.stage == Stage::Opening, "opening");
    word(!rules.cube, "nocube");
    word(rules.automatic_doubles > 0, &format!("auto{}", rules.automatic_doubles));
    word(!rules.crawford, "nocrawford");
    word(rules.jacoby && setup.score.is_match(), "jacoby");
    word(rules.beavers && setup.score.is_match(), "beavers");
    if let Some(Resignation { by, outcome }) = setup.resignation {
        word(true, &format!("{by}-resigns-{outcome}"));
    }
    text
}

/// Whether a text begins like an XGID.
pub(crate) fn begins(text: &str) -> bool {
    text.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("xgid="))
}

pub(crate) fn scan(text: &str) -> Result<Setup, Fault> {
    let from =
        text.len() - text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').len();
    let from = if begins(&text[from..]) { from + 5 } else { from };
    if text[from..].trim().is_empty() {
        return Err(Fault::new(from, Reason::Empty));
    }
    let end = text[from..].find(char::is_whitespace).map_or(text.len(), |at| from + at);
    let mut fields = Fields { rest: &text[from..end], at: from };
    let mut setup = fields.setup()?;
    let mut at = end;
    for word in text[end..].split_whitespace() {
        at += text[at..].find(word).unwrap_or(0);
        option(&mut setup, word).ok_or_else(|| Fault::new(at, Reason::Unexpected { found: quote(word) }))?;
        at += word.len();
    }
    setup.position().map_err(|why| Fault::new(from, Reason::Impossible(why)))?;
    Ok(setup)
}

/// The fields that are still to be read.
struct Fields<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Fields<'a> {
    fn next(&mut self, field: &'static str) -> Result<(usize, &'a str), Fault> {
        if self.rest.is_empty() {
            return Err(Fault::new(self.at, Reason::Missing { field }));
        }
        let (value, rest) = self.rest.split_once(':').unwrap_or((self.rest, ""));
        let at = self.at;
        self.at += self.rest.len() - rest.len();
        self.rest = rest;
        Ok((at, value))
    }

    fn number(&mut self, field: &'static str, most: u32) -> Result<u32, Fault> {
        let (at, value) = self.next(field)?;
        let number = value.parse().ok().filter(|&number| number <= most);
        number.ok_or_else(|| Fault::not_a(at, field, value))
    }

    fn side(&mut self, field: &'static str) -> Result<Option<Checker>, Fault> {
        match self.next(field)? {
            (_, "1") => Ok(Some(Checker::Black)),
            (_, "-1") => Ok(Some(Checker::White)),
            (_, "0") => Ok(None),
            (at, found) => Err(Fault::not_a(at, field, found)),
        }
    }

    fn setup(&mut self) -> Result<Setup, Fault> {
        let board = self.board()?;
        let log = self.number("cube", u32::from(Cube::MOST))? as u8;
        let owner = self.side("cube's owner")?;
        let cube = Cube::of_log(log, owner).unwrap_or_default();
        let turn_at = self.at;
        let on_roll = self.side("turn")?.ok_or_else(|| Fault::not_a(turn_at, "turn", "0"))?;
        let stage = self.stage()?;
        let (black, white) = (self.number("score", MOST_POINTS)?, self.number("score", MOST_POINTS)?);
        let flag_at = self.at;
        let flag = self.number("crawford or jacoby flag", 3)?;
        let length = self.number("match length", 32_767)? as u16;
        let limit = if self.rest.is_empty() { 10 } else { self.number("largest cube", u32::from(Cube::MOST))? as u8 };
        if !self.rest.is_empty() {
            return Err(Fault::new(self.at, Reason::Unexpected { found: quote(self.rest) }));
        }
        if length > 0 && flag > 1 {
            return Err(Fault::not_a(flag_at, "crawford flag", &flag.to_string()));
        }
        let money = length == 0;
        let rules = Rules {
            cube_limit: limit.max(log),
            jacoby: money && flag & 1 != 0,
            beavers: money && flag & 2 != 0,
            ..Rules::STANDARD
        };
        let score = Score { length, points: [white, black], is_crawford: !money && flag == 1 };
        let board = if on_roll == Checker::Black { board } else { board.flipped() };
        Ok(Setup { board, on_roll, stage, cube, score, rules, resignation: None })
    }

    /// The board in Black's view.
    fn board(&mut self) -> Result<Board, Fault> {
        let (at, letters) = self.next("board")?;
        let found = letters.chars().count();
        if found != 26 {
            return Err(Fault::new(at, Reason::Length { field: "board", found, expected: 26 }));
        }
        let mut cells = [0i8; 26];
        for (index, (offset, letter)) in letters.char_indices().enumerate() {
            let count = match letter {
                '-' => 0,
                'A'..='O' if index != 0 => letter as i8 - b'A' as i8 + 1,
                'a'..='o' if index != 25 => -(letter as i8 - b'a' as i8 + 1),
                _ => return Err(Fault::not_a(at + offset, "checker of a board", &letter.to_string())),
            };
            cells[index] = if index == 0 { -count } else { count };
        }
        Board::from_signed(cells).map_err(|error| Fault::new(at, Reason::Board(error)))
    }

    fn stage(&mut self) -> Result<Stage, Fault> {
        let (at, dice) = self.next("dice")?;
        match dice {
            "00" | "0" => Ok(Stage::ToRoll),
            "D" | "d" => Ok(Stage::Doubled),
            "B" | "b" => Ok(Stage::Beavered),
            dice => dice.parse::<Roll>().map(Stage::ToPlay).map_err(|_| Fault::not_a(at, "dice", dice)),
        }
    }
}

/// Takes note of a word behind the XGID.
fn option(setup: &mut Setup, word: &str) -> Option<()> {
    let rules = &mut setup.rules;
    match word {
        "opening" if setup.stage == Stage::ToRoll => setup.stage = Stage::Opening,
        "nocube" => rules.cube = false,
        "nocrawford" => rules.crawford = false,
        "jacoby" => rules.jacoby = true,
        "beavers" => rules.beavers = true,
        word => match word.strip_prefix("auto") {
            Some(most) => rules.automatic_doubles = most.parse().ok().filter(|&most| most <= Cube::MOST)?,
            None => {
                let (by, outcome) = word.split_once("-resigns-")?;
                let by = Checker::ALL.into_iter().find(|checker| checker.to_string() == by)?;
                let outcome = Outcome::ALL.into_iter().find(|known| known.to_string() == outcome)?;
                setup.resignation = Some(Resignation { by, outcome });
            }
        },
    }
    Some(())
}

fn fields(setup: &Setup) -> String {
    let Setup { board, on_roll, stage, cube, score, rules, .. } = setup;
    let board = if *on_roll == Checker::Black { *board } else { board.flipped() };
    let letters: String = (0..26).map(|index| letter(&board, index)).collect();
    let side = |checker: Option<Checker>| match checker {
        Some(Checker::Black) => 1,
        Some(Checker::White) => -1,
        None => 0,
    };
    let dice = match stage {
        Stage::ToPlay(roll) => roll.to_string(),
        Stage::Doubled => "D".into(),
        Stage::Beavered => "B".into(),
        Stage::Opening | Stage::ToRoll | Stage::Over(_) => "00".into(),
    };
    let flag = match score.is_match() {
        true => u8::from(score.is_crawford),
        false => u8::from(rules.jacoby) + 2 * u8::from(rules.beavers),
    };
    let [white, black] = score.points;
    format!(
        "{letters}:{}:{}:{}:{dice}:{black}:{white}:{flag}:{}:{}",
        cube.log(),
        side(cube.owner),
        side(Some(*on_roll)),
        score.length,
        rules.cube_limit
    )
}

fn letter(board: &Board, index: u8) -> char {
    let (own, opp) = match Point::at(index) {
        Point::OFF => (0, board.opp(Point::BAR)),
        Point::BAR => (board.own(Point::BAR), 0),
        point => (board.own(point), board.opp(point)),
    };
    match (own, opp) {
        (0, 0) => '-',
        (0, opp) => char::from(b'a' - 1 + opp),
        (own, _) => char::from(b'A' - 1 + own),
    }
}

impl std::str::FromStr for Setup {
    type Err = TextError;

    /// As [`read`].
    fn from_str(text: &str) -> Result<Setup, TextError> {
        read(text)
    }
}
