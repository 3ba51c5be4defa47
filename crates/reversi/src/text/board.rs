//! Finds a board in a text, in one word or in rows, with or without a frame of coordinates.

use crate::board::disc_of_letter;
use crate::text_error::Fault;
use crate::{Board, BoardError, Disc, Reason, Size};

/// A board and what was found with it.
pub(super) struct Found {
    pub(super) board: Board,
    pub(super) size: Size,
    pub(super) to_move: Option<Disc>,
    /// Byte offset of the first square.
    pub(super) from: usize,
    /// The byte after the board and the side to move.
    pub(super) end: usize,
    /// The byte after the board, where a drawing tells its discs.
    pub(super) counts: usize,
}

/// Whether this text begins with a board: four squares, or a row of coordinates.
pub(super) fn begins(text: &str) -> bool {
    let from = text.len() - text.trim_start().len();
    let from = from + header(&text[from..]).unwrap_or(0);
    let row = text[from..].trim_start();
    let squares = match row.as_bytes() {
        [b'1', b'.', ..] => row,
        [b'1', ..] => &row[1..],
        _ => row,
    };
    squares.chars().filter(|&letter| !is_space(letter)).take(4).filter(|&letter| is_square(letter)).count() == 4
}

fn is_square(letter: char) -> bool {
    disc_of_letter(letter).is_some()
}

/// White space, and the bars of a drawn frame.
fn is_space(letter: char) -> bool {
    letter.is_whitespace() || letter == '|'
}

/// The length of a line of coordinates `a b c d …` that the text begins with.
fn header(text: &str) -> Option<usize> {
    let line = text.split_inclusive('\n').next()?;
    // Some programs put a `+` into the corners.
    let letters = line.chars().filter(|&letter| !is_space(letter) && letter != '+').take(9);
    let letters: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    matches!(letters.as_str(), "abcd" | "abcdef" | "abcdefgh").then_some(line.len())
}

/// A word of a line.
struct Word<'a> {
    at: usize,
    text: &'a str,
}

impl Word<'_> {
    fn squares(&self) -> usize {
        if self.text.chars().all(is_square) { self.text.chars().count() } else { 0 }
    }
}

/// The words of a line, with bars as white space.
fn words(text: &str, from: usize, line_len: usize) -> impl Iterator<Item = Word<'_>> {
    let mut at = from;
    let end = from + line_len;
    std::iter::from_fn(move || {
        at += text[at..end].find(|letter| !is_space(letter))?;
        let length = text[at..end].find(is_space).unwrap_or(end - at);
        let word = Word { at, text: &text[at..at + length] };
        at += length;
        Some(word)
    })
}

/// The squares read so far.
struct Squares {
    from: usize,
    /// Where each of the first 65 squares stands.
    places: Vec<(usize, char)>,
    count: usize,
    /// How many there should be, once that is known.
    target: Option<usize>,
    /// Whether each square is a word of its own.
    spaced: bool,
}

impl Squares {
    fn take(&mut self, word: &Word<'_>) {
        for (index, letter) in word.text.char_indices() {
            if self.places.len() < 65 {
                self.places.push((word.at + index, letter));
            }
            self.count += 1;
        }
    }

    fn is_full(&self) -> bool {
        self.target.is_some_and(|target| self.count >= target)
    }
}

/// Reads the board that [`begins`] at `from`. `size` is what the text has named, if it has.
pub(super) fn scan(text: &str, from: usize, size: Option<Size>, default: Size) -> Result<Found, Fault> {
    let mut at = from + text[from..].len() - text[from..].trim_start().len();
    at += header(&text[at..]).unwrap_or(0);
    let target = size.map(|size| usize::from(size.area()));
    let mut squares = Squares { from: at, places: Vec::new(), count: 0, target, spaced: false };
    while !squares.is_full() {
        let line = text[at..].split_inclusive('\n').next().unwrap_or("");
        if line.is_empty() {
            break;
        }
        match row(text, at, line.len(), &mut squares)? {
            Row::Whole => at += line.len(),
            Row::EndsAt(end) => {
                at = end;
                break;
            }
        }
    }
    finish(text, at, squares, size, default)
}

enum Row {
    /// Nothing but squares.
    Whole,
    /// The board ends on this line, before this byte.
    EndsAt(usize),
}

/// Takes the squares at the beginning of a line.
fn row(text: &str, from: usize, line_len: usize, squares: &mut Squares) -> Result<Row, Fault> {
    let before = squares.count;
    let line_words = || words(text, without_rank(text, from), from + line_len - without_rank(text, from));
    if before == 0 {
        if let Some(first) = line_words().next() {
            squares.from = first.at;
            squares.spaced = first.squares() == 1;
        }
    }
    if squares.spaced && before > 0 && line_words().take_while(|word| word.squares() == 1).count() == 1 {
        // A single letter below the rows is the side to move.
        return Ok(Row::EndsAt(from));
    }
    for word in line_words() {
        let count = word.squares();
        let fits = count > 0 && (count == 1) == squares.spaced;
        if squares.is_full() || !fits {
            if is_rank(word.text) && squares.count > before {
                continue;
            }
            guess_target(squares, before);
            return match bad_square(&word).filter(|_| !squares.is_full()) {
                Some(fault) => Err(fault),
                None => Ok(Row::EndsAt(word.at)),
            };
        }
        squares.take(&word);
    }
    guess_target(squares, before);
    Ok(Row::Whole)
}

/// After the first row: how many squares there will be.
fn guess_target(squares: &mut Squares, before: usize) {
    if before == 0 && squares.target.is_none() {
        squares.target = match squares.count {
            side @ (4 | 6 | 8) => Some(side * side),
            area @ (16 | 36 | 64) => Some(area),
            area @ (17 | 37 | 65) => Some(area - 1),
            _ => None,
        };
    }
}

/// Past the digit of a rank at the beginning of a row, if there is one.
fn without_rank(text: &str, from: usize) -> usize {
    let line = &text[from..];
    let at = from + line.find(|letter: char| letter == '\n' || !is_space(letter)).unwrap_or(line.len());
    match text.as_bytes()[at..] {
        [b'1'..=b'8', next, ..] if !next.is_ascii_digit() || next == b'0' => at + 1,
        _ => at,
    }
}

fn is_rank(word: &str) -> bool {
    matches!(word.as_bytes(), [b'1'..=b'8'])
}

/// The fault of a word that is squares but for one character.
fn bad_square(word: &Word<'_>) -> Option<Fault> {
    let wrong = word.text.char_indices().find(|&(_, letter)| !is_square(letter))?;
    let (at, letter) = wrong;
    let good = word.text.chars().filter(|&letter| is_square(letter)).count();
    (at >= 3 && good > 3).then(|| Fault::new(word.at + at, Reason::Board(BoardError::NotADisc { at, letter })))
}

fn finish(text: &str, at: usize, squares: Squares, named: Option<Size>, default: Size) -> Result<Found, Fault> {
    let sizes = [Size::Four, Size::Six, Size::Eight];
    let of_count = |count: usize| sizes.into_iter().find(|size| usize::from(size.area()) == count);
    let glued =
        of_count(squares.count.wrapping_sub(1)).and(squares.places.last()).and_then(|&(_, letter)| disc(letter));
    let size = match glued {
        Some(_) => of_count(squares.count - 1),
        None => of_count(squares.count),
    };
    let Some(size) = size.filter(|&size| named.is_none_or(|named| named == size)) else {
        let nearest = sizes.into_iter().min_by_key(|size| usize::from(size.area()).abs_diff(squares.count));
        let size = named.or(squares.target.and_then(of_count)).or(nearest).unwrap_or(default);
        let error = BoardError::WrongLength { found: squares.count, size };
        return Err(Fault::new(squares.from, Reason::Board(error)));
    };
    let mut board = Board::default();
    for (square, (_, letter)) in size.squares().zip(&squares.places) {
        board.set(square, disc(*letter));
    }
    let mut found = Found { board, size, to_move: glued, from: squares.from, end: at, counts: at };
    let below = at + text[at..].len() - text[at..].trim_start().len();
    found.end = below + header(&text[below..]).unwrap_or(0);
    found.counts = found.end;
    if found.to_move.is_none() {
        if let Some((disc, length)) = side(&text[found.end..]) {
            found.to_move = Some(disc);
            found.end += length;
        }
    }
    Ok(found)
}

fn disc(letter: char) -> Option<Disc> {
    disc_of_letter(letter).flatten()
}

/// The side to move at the beginning of a text, and how many bytes say so.
pub(super) fn side(text: &str) -> Option<(Disc, usize)> {
    let from = text.len() - text.trim_start_matches(|letter| is_space(letter) || matches!(letter, ',' | ';')).len();
    let rest = &text[from..];
    let length = rest.find(|letter| is_space(letter) || matches!(letter, ',' | ';' | ':' | '.')).unwrap_or(rest.len());
    let word = rest[..length].to_lowercase();
    let mut letters = word.chars();
    let disc = match (letters.next().and_then(disc), letters.next()) {
        (Some(disc), None) => disc,
        _ => match word.as_str() {
            "black" | "noir" | "noirs" => Disc::Black,
            "white" | "blanc" | "blancs" => Disc::White,
            _ => return None,
        },
    };
    let mut end = from + length;
    for phrase in [" to move", " to play"] {
        if text[end..].get(..phrase.len()).is_some_and(|text| text.eq_ignore_ascii_case(phrase)) {
            end += phrase.len();
        }
    }
    Some((disc, end))
}
