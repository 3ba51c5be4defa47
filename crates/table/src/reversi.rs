//! Reversi at the table.

use reversi::{Bitboard, Disc, Game, LineEnd, Move, Position, Refusal, Score, Setup, Size, Square, Variant};

use crate::{Award, Due, Node, Reason, Referee, Seat, Table};

/// The referee of Reversi in all its variants. Passes are made here, never asked for.
#[derive(Clone, Copy, Debug)]
pub enum Reversi {}

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
        let position = Position { board: setup.board, to_move: setup.to_move, variant: setup.variant };
        State::new(position, None, Bitboard::EMPTY)
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
        let (Some(variant), Some(board), Some(to_move), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
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
        let setup = Setup { variant, board, to_move };
        match setup.position() {
            Ok(_) => Ok(setup),
            Err(impossible) => Err(impossible_reason(impossible, variant.size)),
        }
    }

    fn write_setup(setup: &Setup) -> String {
        setup.text()
    }

    fn read_action(setup: &Setup, text: &str) -> Result<Square, Reason> {
        let size = setup.variant.size;
        size.square(text.trim())
            .map_err(|error| Reason::new("refusal-not-a-square").with("text", error.name).with("side", size.side()))
    }

    fn write_action(setup: &Setup, &square: &Square) -> String {
        setup.variant.size.name(square).to_string()
    }

    fn read_roll(_: &str) -> Result<NoRoll, Reason> {
        Err(Reason::new("refusal-no-dice"))
    }

    fn write_state(state: &State) -> String {
        Setup::from(state.position).text()
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
    let mut game = Game::from_setup(*table.setup()).expect("a table's set-up is a position");
    for square in squares.into_iter().rev() {
        game.play(square).expect("a table's line is legal");
    }
    Some(game)
}

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        refusal_reason(illegal.refusal, illegal.size)
    }
}

/// The name of a square for people, also of one outside the board, which has only the frame's name.
fn name(size: Size, square: Square) -> String {
    if size.playable().has(square) { size.name(square).to_string() } else { square.to_string() }
}

/// The sentence for a refused move.
pub fn refusal_reason(refusal: Refusal, size: Size) -> Reason {
    let on = |key, square| Reason::new(key).with("square", name(size, square));
    match refusal {
        Refusal::OffBoard { square } => on("refusal-off-board", square),
        Refusal::Occupied { square, by } => on("refusal-occupied", square).with("by", by.to_string()),
        Refusal::FlipsNothing { square, line: None } => on("refusal-flips-nothing", square),
        Refusal::FlipsNothing { square, line: Some(line) } => {
            let (key, end) = match line.end {
                LineEnd::Open(end) => ("refusal-line-open", end),
                LineEnd::Edge(end) => ("refusal-line-edge", end),
            };
            on(key, square)
                .with("direction", direction_word(line.direction))
                .with("discs", line.discs)
                .with("end", name(size, end))
        }
        Refusal::MayNotPass { legal } => Reason::new("refusal-may-not-pass").with("legal", legal),
        Refusal::MustPass => Reason::new("refusal-must-pass"),
        Refusal::GameOver => Reason::new("refusal-game-over"),
    }
}

/// The sentence for an impossible set-up.
pub fn impossible_reason(impossible: reversi::Impossible, size: Size) -> Reason {
    use reversi::Impossible;
    match impossible {
        Impossible::TwoDiscs { square } => Reason::new("setup-two-discs").with("square", name(size, square)),
        Impossible::OffBoard { square } => Reason::new("setup-off-board").with("square", name(size, square)),
        Impossible::NoDiscs => Reason::new("setup-no-discs"),
        Impossible::EmptyCentre { square } => Reason::new("setup-empty-centre").with("square", name(size, square)),
    }
}

fn direction_word(direction: reversi::Direction) -> &'static str {
    use reversi::Direction;
    match direction {
        Direction::Up => "up",
        Direction::UpRight => "up-right",
        Direction::Right => "right",
        Direction::DownRight => "down-right",
        Direction::Down => "down",
        Direction::DownLeft => "down-left",
        Direction::Left => "left",
        Direction::UpLeft => "up-left",
    }
}
