//! The files of the WTHOR tournament base: games (`.wtb`), players (`.jou`) and tournaments (`.trn`).
//!
//! Each file has a header of 16 bytes, then records of one length. Numbers are little-endian. Names are Latin-1, ended by a
//! zero byte. A game has 68 bytes: tournament, Black, White (two bytes each, counted from 0 in the other two files), Black's
//! discs at the end, Black's discs with best play from a given number of empties on, and 60 moves of a byte each
//! (`10 * rank + file`, counted from 1; 0 where the game has ended). Passes are left out.

use thiserror::Error;

use crate::{Game, Record, Refusal, Score, Setup, Size, Square, Variant};

const HEADER: usize = 16;
const GAME: usize = 68;
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;

/// A `.wtb` file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wtb {
    /// When the file was made.
    pub made: Made,
    /// The year of the games.
    pub year: u16,
    /// From how many empties on the best result was computed.
    pub depth: u8,
    /// The games.
    pub games: Vec<WtbGame>,
}

/// The day a file was made, as its header writes it; nothing checks that there was such a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// The year.
    pub year: u16,
    /// 1..=12.
    pub month: u8,
    /// 1..=31.
    pub day: u8,
}

/// A game of a `.wtb` file. Its moves are squares of the board, but nobody has played them yet: see [`WtbGame::replay`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WtbGame {
    /// The tournament's number in the `.trn` file.
    pub tournament: u16,
    /// Black's number in the `.jou` file.
    pub black: u16,
    /// White's number in the `.jou` file.
    pub white: u16,
    /// Black's discs at the end, empties to the winner, 0..=64.
    pub black_score: u8,
    /// Black's discs with best play from [`Wtb::depth`] empties on, 0..=64.
    pub best_score: u8,
    /// The squares played, at most 60, without the passes.
    pub squares: Vec<Square>,
}

impl WtbGame {
    /// Plays the moves.
    ///
    /// # Errors
    ///
    /// The index of the first move that is not legal, and why.
    pub fn replay(&self) -> Result<Game, (usize, Refusal)> {
        let mut game = Game::new(Variant::REVERSI);
        for (index, &square) in self.squares.iter().enumerate() {
            game.play(square).map_err(|refusal| (index, refusal))?;
        }
        Ok(game)
    }

    /// The game for a file, with all numbers 0, and the count as the discs lie now for both scores; an
    /// unfinished game is counted like a finished one.
    ///
    /// # Errors
    ///
    /// When the game is not Reversi on 8x8 from the standard start: the format has no place for anything else.
    pub fn from_game(game: &Game) -> Result<WtbGame, NotForWthor> {
        if game.setup() != Setup::standard(Variant::REVERSI) {
            return Err(NotForWthor);
        }
        let score = Score::of(game.position().board, Variant::REVERSI).black;
        Ok(WtbGame {
            tournament: 0,
            black: 0,
            white: 0,
            black_score: score,
            best_score: score,
            squares: game.squares().collect(),
        })
    }
}

/// The game is not one that a `.wtb` file can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a wthor file holds only 8x8 reversi from the standard start")]
pub struct NotForWthor;

/// Reads a `.wtb` file.
///
/// # Errors
///
/// [`WthorError`]: not a file of 8x8 games, torn, or a move that is no square. Moves are not played: see [`Wtb::game`].
pub fn read(bytes: &[u8]) -> Result<Wtb, WthorError> {
    let header = Header::read(bytes)?;
    match header.side {
        0 | 8 => {}
        side => return Err(WthorError::new(12, None, WthorReason::Size { side })),
    }
    let count = header.games as usize;
    check_length(bytes, count, GAME)?;
    let games = bytes[HEADER..].chunks_exact(GAME).enumerate();
    let games = games.map(|(index, record)| game(record, index)).collect::<Result<_, _>>()?;
    Ok(Wtb { made: header.made, year: header.year, depth: header.depth, games })
}

fn game(record: &[u8], index: usize) -> Result<WtbGame, WthorError> {
    let fault = |byte: usize, reason| WthorError::new(HEADER + index * GAME + byte, Some(index + 1), reason);
    for at in [6, 7] {
        if record[at] > 64 {
            return Err(fault(at, WthorReason::Score { discs: record[at] }));
        }
    }
    let moves = &record[8..];
    let count = moves.iter().position(|&code| code == 0).unwrap_or(moves.len());
    if let Some(late) = moves[count..].iter().position(|&code| code != 0) {
        return Err(fault(8 + count + late, WthorReason::Gap));
    }
    let square = |(at, &code): (usize, &u8)| {
        let square = Size::Eight.at((code % 10).wrapping_sub(1), (code / 10).wrapping_sub(1));
        square.ok_or_else(|| fault(8 + at, WthorReason::NotASquare { code }))
    };
    Ok(WtbGame {
        tournament: number(record, 0),
        black: number(record, 2),
        white: number(record, 4),
        black_score: record[6],
        best_score: record[7],
        squares: moves[..count].iter().enumerate().map(square).collect::<Result<_, _>>()?,
    })
}

impl Wtb {
    /// Plays the game of this index.
    ///
    /// # Errors
    ///
    /// The first move that is not legal.
    ///
    /// # Panics
    ///
    /// If there is no game of this index.
    pub fn game(&self, index: usize) -> Result<Game, WthorError> {
        self.games[index].replay().map_err(|(at, refusal)| {
            let offset = HEADER + index * GAME + 8 + at;
            WthorError::new(offset, Some(index + 1), WthorReason::Illegal { move_number: at + 1, refusal })
        })
    }

    /// The game of this index with the names from the other two files, as far as they have them.
    ///
    /// # Errors
    ///
    /// The first move that is not legal.
    ///
    /// # Panics
    ///
    /// If there is no game of this index.
    pub fn record(&self, index: usize, players: &[String], tournaments: &[String]) -> Result<Record, WthorError> {
        let numbers = &self.games[index];
        let name = |names: &[String], number: u16| names.get(usize::from(number)).cloned().unwrap_or_default();
        let mut record = Record::bare(self.game(index)?);
        record.black.name = name(players, numbers.black);
        record.white.name = name(players, numbers.white);
        record.event = name(tournaments, numbers.tournament);
        record.date = if self.year == 0 { String::new() } else { self.year.to_string() };
        let difference = 2 * i64::from(numbers.black_score) - 64;
        record.outcome = Some(crate::Outcome::from_hundredths(100 * difference));
        Ok(record)
    }

    /// Writes a `.wtb` file.
    ///
    /// # Panics
    ///
    /// If a game has more than 60 squares.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + GAME * self.games.len());
        let Made { year, month, day } = self.made;
        let century = (year / 100).min(255);
        bytes.extend([century as u8, (year - 100 * century).min(255) as u8, month, day]);
        bytes.extend((self.games.len() as u32).to_le_bytes());
        bytes.extend(0u16.to_le_bytes());
        bytes.extend(self.year.to_le_bytes());
        bytes.extend([8, 0, self.depth, 0]);
        for game in &self.games {
            for number in [game.tournament, game.black, game.white] {
                bytes.extend(number.to_le_bytes());
            }
            bytes.extend([game.black_score, game.best_score]);
            let mut moves = [0; 60];
            assert!(game.squares.len() <= moves.len(), "a game has at most 60 moves");
            for (code, square) in moves.iter_mut().zip(&game.squares) {
                *code = 10 * (square.rank() + 1) + square.file() + 1;
            }
            bytes.extend(moves);
        }
        bytes
    }
}

/// Reads the names of a `.jou` file: a player's number is the index.
///
/// # Errors
///
/// When the file is torn.
pub fn read_players(bytes: &[u8]) -> Result<Vec<String>, WthorError> {
    names(bytes, PLAYER)
}

/// Reads the names of a `.trn` file: a tournament's number is the index.
///
/// # Errors
///
/// When the file is torn.
pub fn read_tournaments(bytes: &[u8]) -> Result<Vec<String>, WthorError> {
    names(bytes, TOURNAMENT)
}

fn names(bytes: &[u8], length: usize) -> Result<Vec<String>, WthorError> {
    let header = Header::read(bytes)?;
    check_length(bytes, usize::from(header.names), length)?;
    Ok(bytes[HEADER..].chunks_exact(length).map(name).collect())
}

/// Latin-1 is the first 256 characters of Unicode.
fn name(record: &[u8]) -> String {
    let text: String = record.iter().take_while(|&&byte| byte != 0).map(|&byte| char::from(byte)).collect();
    gametree::one_line(&text)
}

struct Header {
    made: Made,
    games: u32,
    names: u16,
    year: u16,
    side: u8,
    depth: u8,
}

impl Header {
    fn read(bytes: &[u8]) -> Result<Header, WthorError> {
        if bytes.len() < HEADER {
            let torn = WthorReason::Length { expected: HEADER, found: bytes.len() };
            return Err(WthorError::new(bytes.len(), None, torn));
        }
        Ok(Header {
            made: Made { year: u16::from(bytes[0]) * 100 + u16::from(bytes[1]), month: bytes[2], day: bytes[3] },
            games: u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]),
            names: number(bytes, 8),
            year: number(bytes, 10),
            side: bytes[12],
            depth: bytes[14],
        })
    }
}

fn number(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

fn check_length(bytes: &[u8], count: usize, length: usize) -> Result<(), WthorError> {
    let expected = count.saturating_mul(length).saturating_add(HEADER);
    if bytes.len() == expected {
        return Ok(());
    }
    let reason = WthorReason::Length { expected, found: bytes.len() };
    Err(WthorError::new(bytes.len().min(expected), None, reason))
}

/// A WTHOR file that is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("wthor: byte {offset}{}: {reason}", game.map(|game| format!(", game {game}")).unwrap_or_default())]
pub struct WthorError {
    /// Byte offset in the file, from 0.
    pub offset: usize,
    /// The game's number in the file, from 1.
    pub game: Option<usize>,
    /// What is wrong.
    pub reason: WthorReason,
}

impl WthorError {
    const fn new(offset: usize, game: Option<usize>, reason: WthorReason) -> WthorError {
        WthorError { offset, game, reason }
    }
}

/// What is wrong with a WTHOR file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WthorReason {
    /// The file is shorter or longer than its header says.
    #[error("the file has {found} bytes, its header asks for {expected}")]
    Length {
        /// Bytes by the header.
        expected: usize,
        /// Bytes in the file.
        found: usize,
    },
    /// The games are not on 8x8.
    #[error("the games are on a {side}x{side} board")]
    Size {
        /// Squares along one side.
        side: u8,
    },
    /// A score above 64.
    #[error("{discs} is not a number of discs")]
    Score {
        /// The number in the file.
        discs: u8,
    },
    /// A move that is no square.
    #[error("{code} is not the code of a square")]
    NotASquare {
        /// The byte in the file.
        code: u8,
    },
    /// A move behind the end of the list of moves.
    #[error("a move comes after the end of the moves")]
    Gap,
    /// A move that is not legal.
    #[error("move {move_number}: {refusal}")]
    Illegal {
        /// The number of the disc, from 1.
        move_number: usize,
        /// Why.
        refusal: Refusal,
    },
}
