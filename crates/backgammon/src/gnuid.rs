//! GNU Backgammon's ids: a position in 14 characters, the cube, dice and score in 12 more, as in
//! `4HPwATDgc/ABMA:cAkAAAAAAAAE`.
//!
//! A position id is the board in the mover's view: for the opponent and then for the mover, for each point from the
//! side's own first to its 24th and the bar, as many ones as there are checkers and a zero; bits from the lowest, bytes in
//! base 64. It tells neither sides nor score. A match id is a row of fields in the same order of bits; its player 0 is
//! White, player 1 Black.

use crate::text_error::Fault;
use crate::{
    Board, Checker, Cube, Format, Outcome, Point, Position, Reason, Resignation, Roll, Rules, Score, Setup, Stage,
    TextError,
};

/// Characters of a position id.
const POSITION: usize = 14;
/// Characters of a match id.
const MATCH: usize = 12;

/// Reads a position id alone (then Black is to roll, for money) or with a match id behind a colon or a space.
///
/// ```
/// use backgammon::{Board, gnuid};
/// assert_eq!(gnuid::read("4HPwATDgc/ABMA").unwrap().board, Board::START);
/// ```
///
/// # Errors
///
/// Which of the two is not one, and why.
pub fn read(text: &str) -> Result<Setup, TextError> {
    scan(text).map_err(|fault| fault.in_text(text, Format::GnuId))
}

/// Writes position and match id. Rules that the match id does not tell are lost.
pub fn write(position: &Position) -> String {
    format!("{}:{}", position_id(&position.board), match_id(position))
}

pub(crate) fn scan(text: &str) -> Result<Setup, Fault> {
    let from = text.len() - text.trim_start().len();
    let rest = text[from..].trim_end();
    if rest.is_empty() {
        return Err(Fault::new(from, Reason::Empty));
    }
    let split = rest.find(|letter: char| letter == ':' || letter.is_whitespace());
    let (position, other) = rest.split_at(split.unwrap_or(rest.len()));
    let board = board(position).map_err(|fault| fault.shifted(from))?;
    let key = other.trim_start_matches(|letter: char| letter == ':' || letter.is_whitespace());
    let at = from + rest.len() - key.len();
    let setup = match key {
        "" => Setup::of_board(board, Checker::Black),
        key => setup(board, key).map_err(|fault| fault.shifted(at))?,
    };
    setup.position().map_err(|why| Fault::new(from, Reason::Impossible(why)))?;
    Ok(setup)
}

/// The position id of a board.
pub fn position_id(board: &Board) -> String {
    let mut bits = Bits::default();
    let flipped = board.flipped();
    for side in [&flipped, board] {
        for index in 1..26 {
            for _ in 0..side.own(Point::at(index)) {
                bits.push(1, 1);
            }
            bits.push(0, 1);
        }
    }
    bits.text(POSITION)
}

/// The board of a position id, in the mover's view.
///
/// # Errors
///
/// When the text is not 14 such characters, or a side would have more than 15 checkers.
pub fn read_position(text: &str) -> Result<Board, TextError> {
    board(text).map_err(|fault| fault.in_text(text, Format::GnuId))
}

fn board(text: &str) -> Result<Board, Fault> {
    let mut bits = Bits::read(text, POSITION, "position id")?;
    let not_a = || Fault::not_a(0, "position id", text);
    let mut sides = [[0u8; 26]; 2];
    for side in &mut sides {
        for count in &mut side[1..] {
            while bits.take(1).ok_or_else(not_a)? == 1 {
                *count += 1;
            }
        }
    }
    if bits.words != 0 {
        return Err(not_a());
    }
    let [opp, own] = sides;
    let mut cells = [0i8; 26];
    for index in 1..25 {
        let (own, opp) = (own[index] as i8, opp[25 - index] as i8);
        if own > 0 && opp > 0 {
            return Err(not_a());
        }
        cells[index] = own - opp;
    }
    cells[0] = opp[25] as i8;
    cells[25] = own[25] as i8;
    Board::from_signed(cells).map_err(|error| Fault::new(0, Reason::Board(error)))
}

/// The match id of a position.
pub fn match_id(position: &Position) -> String {
    let Position { on_roll, stage, cube, score, rules, resignation, .. } = position;
    let player = |checker: Checker| checker.index() as u128;
    let turn = match stage {
        Stage::Doubled => !*on_roll,
        _ => *on_roll,
    };
    let turn = resignation.map_or(turn, |offer| !offer.by);
    let state = match stage {
        Stage::Opening => 0,
        Stage::Over(award) if award.ending == crate::Ending::Resigned => 3,
        Stage::Over(award) if award.ending == crate::Ending::Dropped => 4,
        Stage::Over(_) => 2,
        _ => 1,
    };
    let (high, low) = match stage {
        Stage::ToPlay(roll) => (roll.high().pips(), roll.low().pips()),
        _ => (0, 0),
    };
    let points = |checker| u128::from(score.of(checker).min(32_767));
    let mut bits = Bits::default();
    bits.push(cube.log().into(), 4);
    bits.push(cube.owner.map_or(3, player), 2);
    bits.push(player(*on_roll), 1);
    bits.push(score.is_crawford.into(), 1);
    bits.push(state, 3);
    bits.push(player(turn), 1);
    bits.push(matches!(stage, Stage::Doubled | Stage::Beavered).into(), 1);
    bits.push(resignation.map_or(0, |offer| offer.outcome.factor().into()), 2);
    bits.push(high.into(), 3);
    bits.push(low.into(), 3);
    bits.push(score.length.min(32_767).into(), 15);
    bits.push(points(Checker::White), 15);
    bits.push(points(Checker::Black), 15);
    bits.push((score.is_match() || !rules.jacoby).into(), 1);
    bits.text(MATCH)
}

fn setup(board: Board, key: &str) -> Result<Setup, Fault> {
    let mut bits = Bits::read(key, MATCH, "match id")?;
    let not_a = || Fault::not_a(0, "match id", key);
    let mut take = |length| bits.take(length).ok_or_else(not_a);
    let log = take(4)? as u8;
    let owner = match take(2)? {
        0 => Some(Checker::White),
        1 => Some(Checker::Black),
        3 => None,
        _ => return Err(not_a()),
    };
    let side = |bit| if bit == 0 { Checker::White } else { Checker::Black };
    let on_roll = side(take(1)?);
    let is_crawford = take(1)? == 1;
    let state = take(3)?;
    let turn = side(take(1)?);
    let is_doubled = take(1)? == 1;
    let resigned = Outcome::of_factor(take(2)? as u32);
    let dice = (take(3)? as u8, take(3)? as u8);
    let length = take(15)? as u16;
    let points = [take(15)? as u32, take(15)? as u32];
    let no_jacoby = take(1)? == 1;
    let stage = match (dice, is_doubled) {
        (_, true) if turn == on_roll && resigned.is_none() => Stage::Beavered,
        (_, true) => Stage::Doubled,
        ((0, 0), _) if state == 0 && board == Board::START => Stage::Opening,
        ((0, 0), _) => Stage::ToRoll,
        ((one, other), _) => Stage::ToPlay(Roll::of(one, other).ok_or_else(not_a)?),
    };
    Ok(Setup {
        board,
        on_roll,
        stage,
        cube: Cube::of_log(log, owner).unwrap_or_default(),
        score: Score { length, points, is_crawford: is_crawford && length > 0 },
        rules: Rules { jacoby: length == 0 && !no_jacoby, cube_limit: log.max(10), ..Rules::STANDARD },
        resignation: resigned.map(|outcome| Resignation { by: !turn, outcome }),
    })
}

/// A row of up to 128 bits, the lowest first.
#[derive(Default)]
struct Bits {
    words: u128,
    length: u32,
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

impl Bits {
    fn push(&mut self, value: u128, length: u32) {
        self.words |= (value & ((1 << length) - 1)) << self.length;
        self.length += length;
    }

    /// The next bits, or `None` behind the end.
    fn take(&mut self, length: u32) -> Option<u128> {
        self.length = self.length.checked_sub(length)?;
        let value = self.words & ((1 << length) - 1);
        self.words >>= length;
        Some(value)
    }

    /// The first characters in base 64: each three bytes, the first the highest, are four characters.
    fn text(&self, characters: usize) -> String {
        let bytes = self.words.to_le_bytes();
        let byte = |at: usize| u32::from(bytes.get(at).copied().unwrap_or(0));
        let letter = |at: usize| {
            let group = at / 4 * 3;
            let word = byte(group) << 16 | byte(group + 1) << 8 | byte(group + 2);
            char::from(LETTERS[(word >> (18 - 6 * (at % 4)) & 63) as usize])
        };
        (0..characters).map(letter).collect()
    }

    fn read(text: &str, characters: usize, field: &'static str) -> Result<Bits, Fault> {
        let plain = text.trim_end_matches('=');
        let found = plain.chars().count();
        if found != characters {
            return Err(Fault::new(0, Reason::Length { field, found, expected: characters }));
        }
        let mut bits = Bits { words: 0, length: characters as u32 * 6 / 8 * 8 };
        for (at, letter) in plain.bytes().enumerate() {
            let value = LETTERS.iter().position(|&known| known == letter);
            let value = value.ok_or_else(|| Fault::not_a(0, field, text))? as u128;
            // Bit 5 of the first character is bit 7 of the first byte, and so on.
            for bit in 0..6 {
                let place = at * 6 + bit;
                if value >> (5 - bit) & 1 == 1 {
                    bits.words |= 1u128 << (place / 8 * 8 + 7 - place % 8);
                }
            }
        }
        Ok(bits)
    }
}
