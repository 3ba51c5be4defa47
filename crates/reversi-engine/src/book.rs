//! Books of proven positions, for boards so small that their openings can be solved.
//!
//! A book holds positions with their exact worth and a best move, all turns and mirrors of a position under one number: the mover's view of
//! its least image, the squares of the board in order, read as a number to the base of three (empty, own, opponent's). What
//! is in the books, how it was made and how it was checked is told in `assets/book/README.md`.
//!
//! A file is a head of sixteen bytes (`VFRB`, version, side of the board, goal, 0; the number of positions and a check sum,
//! each in four bytes, little-endian), then for each position, by rising number: how much the number rises, seven bits a byte with the lowest
//! first and the highest bit set in all but the last; the worth in discs; the best move's square in the frame, or 64.

use std::sync::OnceLock;

use reversi::{DiscDiff, Goal, Move, Position, Size, Square, Variant};

const MAGIC: &[u8; 4] = b"VFRB";
const VERSION: u8 = 1;
const HEAD: usize = 16;
/// Stands for the square where there is no move.
const NOWHERE: u8 = 64;

/// Positions of one variant whose worth is proven.
#[derive(Debug)]
pub struct Book {
    variant: Variant,
    /// By rising number.
    numbers: Vec<u64>,
    known: Vec<Known>,
}

/// What is proven of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its worth for the side to move.
    pub value: DiscDiff,
    /// A best move; `None` where there is none to make.
    pub best: Option<Square>,
}

/// The bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotABook;

impl std::fmt::Display for NotABook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not a book, or a torn one")
    }
}

impl std::error::Error for NotABook {}

impl Book {
    /// The program's own book of a variant, unpacked when first asked for; `None` where there is none.
    pub fn of(variant: Variant) -> Option<&'static Book> {
        static SIX: OnceLock<Book> = OnceLock::new();
        static ANTI_SIX: OnceLock<Book> = OnceLock::new();
        let (book, packed): (_, &[u8]) = match variant {
            Variant::REVERSI_6 => (&SIX, include_bytes!("../../../assets/book/6x6.bin")),
            Variant::ANTI_6 => (&ANTI_SIX, include_bytes!("../../../assets/book/anti6x6.bin")),
            _ => return None,
        };
        Some(book.get_or_init(|| Book::unpack(packed).expect("the program's own books are sound")))
    }

    /// A book of these positions; of a position that is there more than once, also turned or mirrored, the first counts.
    ///
    /// # Panics
    ///
    /// If the board is 8x8, whose openings are out of reach.
    pub fn new(variant: Variant, positions: &[(Position, Known)]) -> Book {
        assert_ne!(variant.size, Size::Eight, "a book is for small boards");
        let mut entries: Vec<(u64, Known)> = positions
            .iter()
            .map(|(position, known)| {
                let (image, symmetry) = position.least_image();
                (number(&image), Known { best: known.best.map(|best| symmetry.square(best)), ..*known })
            })
            .collect();
        entries.sort_by_key(|entry| entry.0);
        entries.dedup_by_key(|entry| entry.0);
        let (numbers, known) = entries.into_iter().unzip();
        Book { variant, numbers, known }
    }

    /// The variant of all its positions.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What the book has of a position.
    pub fn get(&self, position: &Position) -> Option<Known> {
        if position.variant != self.variant {
            return None;
        }
        let (image, symmetry) = position.least_image();
        let at = self.numbers.binary_search(&number(&image)).ok()?;
        let Known { value, best } = self.known[at];
        Some(Known { value, best: best.map(|best| symmetry.inverse().square(best)) })
    }

    /// The position's worth for the side to move, which may have to pass or have nothing more to play: what the book has of it, or
    /// the best that the book has of its successors where it has all of them.
    pub fn worth(&self, position: &Position) -> Option<DiscDiff> {
        self.known_worth(position).or_else(|| {
            let legal = position.legal();
            let worths =
                legal.iter().map(|square| Some(-self.known_worth(&position.play_unchecked(Move::At(square)))?));
            worths.collect::<Option<Vec<DiscDiff>>>()?.into_iter().max()
        })
    }

    /// The worth of a position that is in the book once forced passes are made, or that is over.
    fn known_worth(&self, position: &Position) -> Option<DiscDiff> {
        if position.must_pass() {
            return Some(-self.known_worth(&position.play_unchecked(Move::Pass))?);
        }
        position.final_diff().or_else(|| Some(self.get(position)?.value))
    }

    /// Every position, Black to move, with what the book has of it.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = (Position, Known)> {
        self.numbers.iter().zip(&self.known).map(|(&number, &known)| (position(number, self.variant), known))
    }

    /// The file that holds this book.
    pub fn pack(&self) -> Vec<u8> {
        let mut body = Vec::new();
        let mut before = 0;
        for (&number, known) in self.numbers.iter().zip(&self.known) {
            let mut rise = number - before;
            while rise >= 0x80 {
                body.push(rise as u8 | 0x80);
                rise >>= 7;
            }
            body.push(rise as u8);
            body.push(known.value.0 as u8);
            body.push(known.best.map_or(NOWHERE, |best| best.index() as u8));
            before = number;
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, self.variant.size.side(), u8::from(self.variant.goal == Goal::Fewest), 0]);
        bytes.extend((self.numbers.len() as u32).to_le_bytes());
        bytes.extend(check_sum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The book in a file of [`pack`](Book::pack).
    ///
    /// # Errors
    ///
    /// When the bytes are not such a file.
    pub fn unpack(bytes: &[u8]) -> Result<Book, NotABook> {
        let (head, mut body) = bytes.split_at_checked(HEAD).ok_or(NotABook)?;
        let word = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        if &head[..4] != MAGIC || head[4] != VERSION || check_sum(body) != word(12) {
            return Err(NotABook);
        }
        let size = Size::of_side(usize::from(head[5])).filter(|&size| size != Size::Eight).ok_or(NotABook)?;
        let goal = if head[6] == 0 { Goal::Most } else { Goal::Fewest };
        let mut book = Book { variant: Variant { size, goal }, numbers: Vec::new(), known: Vec::new() };
        let mut number = 0u64;
        for _ in 0..word(8) {
            number = number.checked_add(take_rise(&mut body)?).ok_or(NotABook)?;
            let (&[value, best], rest) = body.split_first_chunk().ok_or(NotABook)?;
            body = rest;
            book.numbers.push(number);
            book.known.push(Known { value: DiscDiff(value as i8), best: Square::new(best) });
        }
        if body.is_empty() { Ok(book) } else { Err(NotABook) }
    }
}

fn take_rise(body: &mut &[u8]) -> Result<u64, NotABook> {
    let mut rise = 0;
    for shift in (0..63).step_by(7) {
        let (&byte, rest) = body.split_first().ok_or(NotABook)?;
        *body = rest;
        rise |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(rise);
        }
    }
    Err(NotABook)
}

/// FNV-1a.
fn check_sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The number of a position of at most 36 squares.
fn number(position: &Position) -> u64 {
    position.size().squares().fold(0, |number, square| {
        let digit = u64::from(position.own().has(square)) + 2 * u64::from(position.opp().has(square));
        3 * number + digit
    })
}

/// The position of a number.
fn position(mut number: u64, variant: Variant) -> Position {
    let mut position = Position::start(variant);
    position.board = reversi::Board { black: reversi::Bitboard::EMPTY, white: reversi::Bitboard::EMPTY };
    let squares: Vec<Square> = variant.size.squares().collect();
    for square in squares.into_iter().rev() {
        match number % 3 {
            1 => position.board.black |= square,
            2 => position.board.white |= square,
            _ => {}
        }
        number /= 3;
    }
    position
}

#[cfg(test)]
mod tests {
    use reversi::Symmetry;

    use super::*;

    /// Positions of a few games with made-up worths.
    fn some(variant: Variant) -> Vec<(Position, Known)> {
        let mut positions = Vec::new();
        for game in 0..20 {
            let mut position = Position::start(variant);
            for turn in 0..8 {
                let legal = position.legal();
                let Some(best) = legal.iter().nth((game * 7 + turn) % usize::from(legal.count().max(1))) else { break };
                positions.push((position, Known { value: DiscDiff(turn as i8 * 3 - 10), best: Some(best) }));
                position = position.play_unchecked(Move::At(best));
            }
        }
        positions
    }

    #[test]
    fn a_book_comes_back_as_it_went() {
        for variant in ["6x6", "anti6x6", "4x4"] {
            let variant: Variant = variant.parse().unwrap();
            let book = Book::new(variant, &some(variant));
            let again = Book::unpack(&book.pack()).unwrap();
            assert_eq!((again.variant, &again.numbers, &again.known), (variant, &book.numbers, &book.known));
            assert!(again.positions().all(|(position, known)| book.get(&position) == Some(known)));
        }
    }

    #[test]
    fn images_have_the_image_of_the_move() {
        let variant = Variant::REVERSI_6;
        let positions = some(variant);
        let book = Book::new(variant, &positions);
        for (position, _) in positions {
            let known = book.get(&position).unwrap();
            for symmetry in Symmetry::all() {
                let board = reversi::Board {
                    black: symmetry.set(position.board.black),
                    white: symmetry.set(position.board.white),
                };
                let found = book.get(&Position { board, ..position }).unwrap();
                assert_eq!(found.value, known.value);
                let after = |board, best: Option<Square>| {
                    Position { board, ..position }.play_unchecked(Move::At(best.unwrap())).least_image().0
                };
                assert_eq!(after(board, found.best), after(position.board, known.best));
            }
            let other = Position { variant: Variant::ANTI_6, ..position };
            assert_eq!(book.get(&other), None);
        }
    }

    #[test]
    fn torn_files_are_refused() {
        let bytes = Book::new(Variant::REVERSI_6, &some(Variant::REVERSI_6)).pack();
        for length in [0, 3, 15, 16, bytes.len() / 2, bytes.len() - 1] {
            assert_eq!(Book::unpack(&bytes[..length]).unwrap_err(), NotABook, "{length}");
        }
        for at in [0, 4, 5, 8, 12, 20, bytes.len() - 1] {
            let mut wrong = bytes.clone();
            wrong[at] ^= 0x10;
            assert!(Book::unpack(&wrong).is_err(), "{at}");
        }
    }
}
