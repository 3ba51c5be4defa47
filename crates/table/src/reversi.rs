//! Reversi at the table.

use reversi::{Bitboard, Disc, Game, Move, Outcome, Person, Position, Record, Refusal, Score, Size, Square, Variant};

use crate::{About, Award, Due, Node, Reason, Referee, Seat, Table};

mod reason;

pub use reason::{board_reason, impossible_reason, refusal_reason, text_place, text_reason};

/// The referee of Reversi in all its variants. Passes are made here, never asked for.
#[derive(Clone, Copy, Debug)]
pub enum Reversi {}

/// What a game of Reversi at a table starts from: a set-up and an opening that has been played from it already
/// (an XOT line, say), which belongs to the record but is nobody's choice.
///
/// Text form: the set-up's, and the opening's moves if there are any: `8x8 ---…--- X f5d6c4d3`.
///
/// ```
/// use table::{Referee, reversi::{Reversi, Setup}};
/// let setup = Reversi::read_setup("8x8 ---------------------------OX------XO--------------------------- X f5d6").unwrap();
/// assert_eq!(setup.opening.len(), 2);
/// assert_eq!(Reversi::start(&setup).position.empty().count(), 58);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The position before the opening.
    pub start: reversi::Setup,
    /// The opening, without its passes; each move legal.
    pub opening: Vec<Square>,
}

impl Setup {
    /// Checks that the start is possible and each move of the opening is legal.
    ///
    /// # Errors
    ///
    /// What is wrong, for the person to read.
    pub fn new(start: reversi::Setup, opening: Vec<Square>) -> Result<Setup, Reason> {
        let size = start.variant.size;
        let mut game = Game::from_setup(start).map_err(|impossible| impossible_reason(impossible, size))?;
        for &square in &opening {
            game.play(square).map_err(|refusal| refusal_reason(refusal, size))?;
        }
        Ok(Setup { start, opening })
    }

    /// Board size and goal.
    pub const fn variant(&self) -> Variant {
        self.start.variant
    }

    /// The game just after the opening.
    fn game(&self) -> Game {
        let mut game = Game::from_setup(self.start).expect("a checked set-up is a position");
        for &square in &self.opening {
            game.play(square).expect("a checked opening is legal");
        }
        game
    }
}

/// A position and how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The position: over, or with a legal square for the side to move.
    pub position: Position,
    /// The square played last, if any.
    pub played: Option<Square>,
    /// The discs that it turned over.
    pub flipped: Bitboard,
    /// The side that then had no legal square and passed.
    pub passed: Option<Disc>,
}

/// Reversi has no dice.
#[derive(Clone, Copy, Debug)]
pub enum NoRoll {}

/// A refusal and the board whose square names it speaks in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Why.
    pub refusal: Refusal,
    /// The board.
    pub size: Size,
}

/// Black sits first.
pub const fn seat_of(disc: Disc) -> Seat {
    match disc {
        Disc::Black => Seat::First,
        Disc::White => Seat::Second,
    }
}

/// The disc that a seat plays.
pub const fn disc_of(seat: Seat) -> Disc {
    match seat {
        Seat::First => Disc::Black,
        Seat::Second => Disc::White,
    }
}

impl State {
    fn new(position: Position, played: Option<Square>, flipped: Bitboard) -> State {
        if position.must_pass() {
            let passed = Some(position.to_move);
            return State { position: position.play_unchecked(Move::Pass), played, flipped, passed };
        }
        State { position, played, flipped, passed: None }
    }
}

impl Referee for Reversi {
    const NAME: &'static str = "reversi";
    type Setup = Setup;
    type State = State;
    type Action = Square;
    type Roll = NoRoll;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> State {
        let game = setup.game();
        let position = game.position();
        // The last disc of the opening and its pass, if there was one, are shown like any other.
        let passed = game.plies().last().filter(|ply| ply.mv == Move::Pass).map(|ply| ply.by);
        let placed = game.plies().iter().rev().find(|ply| ply.mv != Move::Pass);
        let (played, flipped) = placed.map_or((None, Bitboard::EMPTY), |ply| (ply.mv.square(), ply.flipped));
        State { position, played, flipped, passed }
    }

    fn due(state: &State) -> Due {
        match state.position.score() {
            None => Due::Seat(seat_of(state.position.to_move)),
            Some(Score { winner, black, white }) => {
                Due::Over(Award { winner: winner.map(seat_of), points: [black.into(), white.into()] })
            }
        }
    }

    fn act(state: &State, &square: &Square) -> Result<State, Illegal> {
        let position = &state.position;
        match position.refusal(square) {
            Some(refusal) => Err(Illegal { refusal, size: position.size() }),
            None => Ok(State::new(position.play_unchecked(Move::At(square)), Some(square), position.flips(square))),
        }
    }

    fn roll(_: &State, roll: &NoRoll) -> Result<State, Illegal> {
        match *roll {}
    }

    fn read_setup(text: &str) -> Result<Setup, Reason> {
        let bad = || Reason::new("refusal-bad-setup").with("text", text.chars().take(80).collect::<String>());
        let mut parts = text.split(' ');
        let (Some(variant), Some(board), Some(to_move), opening, None) =
            (parts.next(), parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(bad());
        };
        let variant: Variant = variant.parse().map_err(|_| bad())?;
        let board = reversi::Board::parse(board, variant.size).map_err(|_| bad())?;
        let to_move = match to_move {
            "X" => Disc::Black,
            "O" => Disc::White,
            _ => return Err(bad()),
        };
        let opening = opening.unwrap_or_default().as_bytes().chunks(2);
        let opening: Result<Vec<Square>, Reason> = opening
            .map(|name| std::str::from_utf8(name).ok().and_then(|name| variant.size.square(name).ok()).ok_or_else(bad))
            .collect();
        Setup::new(reversi::Setup { variant, board, to_move }, opening?)
    }

    fn write_setup(setup: &Setup) -> String {
        let mut text = setup.start.text();
        for (number, &square) in setup.opening.iter().enumerate() {
            if number == 0 {
                text.push(' ');
            }
            text.push_str(&setup.variant().size.name(square).to_string());
        }
        text
    }

    fn read_action(state: &State, text: &str) -> Result<Square, Reason> {
        let size = state.position.size();
        size.square(text.trim())
            .map_err(|error| Reason::new("refusal-not-a-square").with("text", error.name).with("side", size.side()))
    }

    fn write_action(state: &State, &square: &Square) -> String {
        state.position.size().name(square).to_string()
    }

    fn read_roll(_: &State, _: &str) -> Result<NoRoll, Reason> {
        Err(Reason::new("refusal-no-dice"))
    }

    fn write_roll(_: &State, roll: &NoRoll) -> String {
        match *roll {}
    }

    fn write_state(state: &State) -> String {
        reversi::Setup::from(state.position).text()
    }

    /// The discs, the official count at the end; and the board.
    fn card(state: &State) -> String {
        let board = state.position.board;
        let (black, white) = match state.position.score() {
            Some(score) => (score.black, score.white),
            None => (board.black.count(), board.white.count()),
        };
        format!("{black}-{white}|{}", board.text(state.position.size()))
    }

    fn played_before(setup: &Setup) -> usize {
        setup.opening.len()
    }
}

/// The line from the start to a node of the tree, as a game for the file formats.
///
/// # Panics
///
/// Never: a table holds only what its referee allowed.
pub fn game_to(table: &Table<Reversi>, id: u64) -> Option<Game> {
    let mut squares = Vec::new();
    let mut node: &Node<Reversi> = table.node(id)?;
    while let Some(parent) = node.parent {
        squares.extend(node.state.played);
        node = table.node(parent)?;
    }
    let mut game = table.setup().game();
    for square in squares.into_iter().rev() {
        game.play(square).expect("a table's line is legal");
    }
    Some(game)
}

/// The line to a node of the tree, with what the game tells of itself, or else what is told `otherwise`.
pub fn record_to(table: &Table<Reversi>, id: u64, otherwise: &About) -> Option<Record> {
    let mut record = Record::from(game_to(table, id)?);
    let About { names, ratings, event, place, date, time, comment, .. } = table.about().or(otherwise).clone();
    let [black, white] = names;
    let [black_rating, white_rating] = ratings;
    record.black = Person { name: black, rating: black_rating };
    record.white = Person { name: white, rating: white_rating };
    (record.event, record.place, record.date, record.time, record.comment) = (event, place, date, time, comment);
    record.outcome = table.result_told_at(id).and_then(Outcome::read).or(record.outcome);
    Some(record)
}

/// What a record tells of its game beside the moves.
pub fn about(record: &Record) -> About {
    let Record { black, white, event, place, date, time, outcome, comment, .. } = record;
    let counted = record.game.score().map(Outcome::from);
    About {
        names: [black.name.clone(), white.name.clone()],
        ratings: [black.rating.clone(), white.rating.clone()],
        event: event.clone(),
        place: place.clone(),
        date: date.clone(),
        time: time.clone(),
        // What the moves say too need not be told.
        result: outcome.filter(|_| *outcome != counted).map(|outcome| outcome.to_string()).unwrap_or_default(),
        comment: comment.clone(),
    }
}
