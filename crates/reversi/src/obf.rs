//! Open Board Format: one position a line, with scored moves: `<64 squares> X; G8:+18; H1:+12; % FFO#1`.
//!
//! Scores are disc differences from the mover's view with the empties to the winner (Anti Reversi: the opponent's discs
//! minus the mover's). `%` begins a remark.

use gametree::Places;

use crate::replay::impossible;
use crate::text_error::{Fault, quote};
use crate::{
    Board, Disc, DiscDiff, Format, Game, Goal, Move, Position, Reason, Record, Setup, Size, TextError, Variant, ggf,
    transcript,
};

/// A position with what is known about its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The position.
    pub setup: Setup,
    /// Moves and their scores, in the order of the file; each legal, and a pass only when it is due.
    pub scores: Vec<(Move, DiscDiff)>,
    /// The remark, one line; empty when there is none.
    pub comment: String,
}

impl Problem {
    /// The position as a record without moves, which keeps the remark.
    ///
    /// # Panics
    ///
    /// If the set-up is impossible, which that of a problem from [`read`] never is.
    pub fn record(&self) -> Record {
        let game = Game::from_setup(self.setup).expect("a problem shows a possible position");
        Record { comment: self.comment.clone(), ..Record::from(game) }
    }
}

impl From<Position> for Problem {
    /// The position alone.
    fn from(position: Position) -> Problem {
        Problem { setup: position.into(), scores: Vec::new(), comment: String::new() }
    }
}

/// Reads every line that is neither empty nor a remark alone. A board has 64, 36 or 16 squares; OBF does not tell the
/// goal, so the caller does.
///
/// ```
/// use reversi::{Goal, obf};
/// let line = "---------------------------OX------XO--------------------------- X; F5:+0; % start";
/// let problems = obf::read(line, Goal::Most).unwrap();
/// assert_eq!(problems[0].scores.len(), 1);
/// assert_eq!(obf::write(&problems[0]), line);
/// ```
///
/// # Errors
///
/// The first line with a bad board, side to move, move or score.
pub fn read(text: &str, goal: Goal) -> Result<Vec<Problem>, TextError> {
    problems(text, goal).collect()
}

/// The problems of a text one by one.
pub(crate) fn problems(text: &str, goal: Goal) -> impl Iterator<Item = Result<Problem, TextError>> + '_ {
    let mut at = 0;
    let mut places = Places::of(text);
    let lines = text.split_inclusive('\n').map(move |line| {
        let from = at;
        at += line.len();
        (from, line)
    });
    lines
        .filter(|(_, line)| !is_blank(line))
        .map(move |(from, line)| problem(line, from, goal).map_err(|fault| fault.among(&mut places, Format::Obf)))
}

fn trim_start(text: &str) -> &str {
    text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}')
}

fn is_blank(line: &str) -> bool {
    let line = trim_start(line);
    line.is_empty() || line.starts_with('%')
}

/// The problem on a line that begins at byte `from` of its text.
fn problem(line: &str, from: usize, goal: Goal) -> Result<Problem, Fault> {
    let (body, comment) = line.split_once('%').unwrap_or((line, ""));
    let mut parts = body.split(';').scan(from, |at, part| {
        let start = *at;
        *at += part.len() + 1;
        Some((start, part))
    });
    let (at, head) = parts.next().expect("a split has a first part");
    let setup = setup(head, at, goal)?;
    let game = Game::from_setup(setup).map_err(|why| Fault::new(at, impossible(setup, why)))?;
    let mut scores = Vec::new();
    for (at, part) in parts {
        let text = part.trim();
        if !text.is_empty() {
            let at = at + part.len() - part.trim_start().len();
            // There is no position with more moves; a longer list only repeats itself.
            if scores.len() == 64 {
                return Err(Fault::new(at, Reason::Unexpected { found: quote(text) }));
            }
            scores.push(score(text, at, &game)?);
        }
    }
    Ok(Problem { setup, scores, comment: gametree::one_line(comment) })
}

fn setup(head: &str, at: usize, goal: Goal) -> Result<Setup, Fault> {
    let body = trim_start(head);
    let at = at + head.len() - body.len();
    let body = body.trim_end();
    let (cells, side) = match body.rfind(char::is_whitespace) {
        Some(space) => (body[..space].trim_end(), body[space..].trim_start()),
        None => (body, ""),
    };
    let count = cells.chars().filter(|letter| !letter.is_whitespace()).count();
    let size = [Size::Four, Size::Six].into_iter().find(|size| usize::from(size.area()) == count);
    let variant = Variant { size: size.unwrap_or(Size::Eight), goal };
    let board = Board::parse(cells, variant.size).map_err(|error| ggf::board_fault(at, error))?;
    let to_move = match side {
        "X" | "x" | "*" | "B" | "b" => Disc::Black,
        "O" | "o" | "0" | "W" | "w" => Disc::White,
        _ => return Err(Fault::new(at + body.len() - side.len(), Reason::NotASide { found: quote(side) })),
    };
    Ok(Setup { variant, board, to_move })
}

fn score(text: &str, at: usize, game: &Game) -> Result<(Move, DiscDiff), Fault> {
    let (name, number) = text.split_once(':').unwrap_or((text, ""));
    let start = game.setup().position().expect("the game has begun from it");
    let size = start.size();
    let mv = if transcript::is_pass(name.trim()) {
        Move::Pass
    } else {
        let square = size.square(name.trim());
        Move::At(square.map_err(|error| Fault::new(at, Reason::NoSuchSquare(error)))?)
    };
    if let Err(refusal) = start.play(mv) {
        return Err(Fault::new(at, Reason::Illegal { size, by: start.to_move, refusal }));
    }
    let value = number.trim().parse().ok().filter(|value| (-64..=64).contains(value)).map(DiscDiff);
    let score = value
        .ok_or_else(|| Fault::new(at + text.len() - number.len(), Reason::NotAScore { found: quote(number.trim()) }))?;
    Ok((mv, score))
}

/// Writes one line, without a line break.
pub fn write(problem: &Problem) -> String {
    let Setup { variant, board, to_move } = problem.setup;
    let size = variant.size;
    let mut out = format!("{} {};", board.text(size), to_move.letter());
    for (mv, score) in &problem.scores {
        let name = mv.square().map_or("PS".to_string(), |square| size.name(square).to_string().to_uppercase());
        out.push_str(&format!(" {name}:{score};"));
    }
    let comment = gametree::one_line(&problem.comment);
    if !comment.is_empty() {
        out.push_str(" % ");
        out.push_str(&comment);
    }
    out
}
