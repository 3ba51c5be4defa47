//! Backgammon for `volteface show`: positions and matches.

use std::io::Write;

use anyhow::Result;
use backgammon::text::Pasted;
use backgammon::{Board, Checker, Game, Point, Position, Reading, Setup, Stage, gnuid, xgid};
use serde::Serialize;
use table::Arg;
use table::backgammon::impossible_reason;

use crate::cli::{Refusal, lang};
use crate::source;

/// What `--json` prints of a position. Boards are in the view of the side on roll, as everywhere: 26 numbers, the opponent's
/// bar first, the own last.
#[derive(Serialize)]
pub struct Shown {
    pub xgid: String,
    pub gnuid: String,
    board: Vec<i8>,
    on_roll: String,
    dice: Option<[u8; 2]>,
    /// Of the side on roll, then of the other.
    pips: [u16; 2],
    cube: ShownCube,
    #[serde(rename = "match")]
    score: ShownMatch,
    /// The games of a match file; a position has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    games: Vec<ShownGame>,
}

#[derive(Serialize)]
struct ShownCube {
    value: u32,
    owner: Option<String>,
}

/// White's points and Black's.
#[derive(Serialize)]
struct ShownMatch {
    length: u16,
    scores: [u32; 2],
    crawford: bool,
}

#[derive(Serialize)]
struct ShownGame {
    scores: [u32; 2],
    plays: usize,
    winner: Option<String>,
    points: Option<u32>,
}

impl Shown {
    pub fn new(position: &Position) -> Shown {
        let dice = match position.stage {
            Stage::ToPlay(roll) => Some([roll.high().pips(), roll.low().pips()]),
            _ => None,
        };
        Shown {
            xgid: xgid::write(position),
            gnuid: gnuid::write(position),
            board: position.board.signed().to_vec(),
            on_roll: position.on_roll.to_string(),
            dice,
            pips: [position.board.own_pips(), position.board.opp_pips()],
            cube: ShownCube { value: position.cube.value(), owner: position.cube.owner.map(|owner| owner.to_string()) },
            score: ShownMatch {
                length: position.score.length,
                scores: position.score.points,
                crawford: position.score.is_crawford,
            },
            games: Vec::new(),
        }
    }
}

fn shown_game(game: &Game) -> ShownGame {
    let plays = game.entries().iter().filter(|entry| matches!(entry.action, backgammon::Action::Play(_))).count();
    ShownGame {
        scores: game.start().score.points,
        plays,
        winner: game.award().map(|award| award.winner.to_string()),
        points: game.award().map(|award| award.points),
    }
}

/// Tells what was pasted; of a match the position at its end, and its games.
pub fn run(pasted: Pasted, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let (position, reading) = match pasted {
        Pasted::Position(setup) => (position(&setup)?, None),
        Pasted::Match(reading) => (last(&reading)?, Some(reading)),
    };
    let games = reading.as_ref().map_or(&[][..], |reading| &reading.record.games);
    if json {
        let shown = Shown { games: games.iter().map(shown_game).collect(), ..Shown::new(&position) };
        writeln!(out, "{}", serde_json::to_string(&shown)?)?;
    } else {
        write!(out, "{}", drawing(&position))?;
        for (number, game) in games.iter().enumerate() {
            writeln!(out, "{}", game_words(number + 1, game))?;
        }
    }
    match reading {
        Some(reading) => report(&reading),
        None => Ok(()),
    }
}

/// The position of a set-up.
pub fn position(setup: &Setup) -> Result<Position> {
    setup.position().map_err(|impossible| Refusal(words::say_reason(lang(), &impossible_reason(impossible))).into())
}

fn last(reading: &Reading) -> Result<Position> {
    match (reading.record.games.last(), reading.bad.first()) {
        (Some(game), _) => Ok(*game.position()),
        (None, Some(error)) => Err(source::match_refusal(error)),
        (None, None) => Err(Refusal(words::say(lang(), "text-empty", &[])).into()),
    }
}

/// Tells of the games of a file that could not be read.
pub fn report(reading: &Reading) -> Result<()> {
    for error in &reading.bad {
        eprintln!("volteface: {}", source::match_refusal(error));
    }
    match reading.bad.len() {
        0 => Ok(()),
        bad => Err(Refusal(words::say(lang(), "convert-bad-games", &[("bad", bad.into())])).into()),
    }
}

fn game_words(number: usize, game: &Game) -> String {
    let [white, black] = game.start().score.points;
    let mut args =
        vec![("number", Arg::from(number)), ("white", i64::from(white).into()), ("black", i64::from(black).into())];
    let key = match game.award() {
        Some(award) => {
            args.extend([("winner", award.winner.to_string().into()), ("points", i64::from(award.points).into())]);
            "show-game-won"
        }
        None => "show-game-open",
    };
    words::say(lang(), key, &args)
}

/// The position for people, seen by the side on roll: its points by number, its checkers as letters of an XGID.
pub fn drawing(position: &Position) -> String {
    let board = &position.board;
    let mine = if position.on_roll == Checker::White { 'O' } else { 'X' };
    let theirs = if position.on_roll == Checker::White { 'X' } else { 'O' };
    let mut text = String::new();
    let edge = |numbers: [u8; 12]| -> String {
        let halves: Vec<String> =
            numbers.chunks(6).map(|half| half.iter().map(|at| format!("{at:>3}")).collect()).collect();
        format!(" {} |   |{}\n", halves[0], halves[1])
    };
    let upper: [u8; 12] = std::array::from_fn(|at| 13 + at as u8);
    let lower: [u8; 12] = std::array::from_fn(|at| 12 - at as u8);
    text.push_str(&edge(upper));
    for (numbers, rows, bar) in
        [(upper, [0, 1, 2, 3, 4], board.opp(Point::BAR)), (lower, [4, 3, 2, 1, 0], board.own(Point::BAR))]
    {
        for row in rows {
            let cells: Vec<String> = numbers
                .chunks(6)
                .map(|half| half.iter().map(|&at| cell(board, at, row, mine, theirs)).collect())
                .collect();
            let sign = if numbers == upper { theirs } else { mine };
            let middle = stack(bar, row, sign);
            text.push_str(&format!(" {} |{middle}|{}\n", cells[0], cells[1]));
        }
        if numbers == upper {
            text.push('\n');
        }
    }
    text.push_str(&edge(lower));
    let by = |checker: Checker| Arg::from(checker.to_string());
    let pips = |own: bool| i64::from(if own { board.own_pips() } else { board.opp_pips() });
    let [white, black] = position.score.points;
    let mut lines = vec![words::say(
        lang(),
        "show-roller",
        &[("by", by(position.on_roll)), ("own", pips(true).into()), ("opp", pips(false).into())],
    )];
    if let Stage::ToPlay(roll) = position.stage {
        lines.push(words::say(lang(), "show-dice", &[("roll", roll.to_string().into())]));
    }
    let owner = position.cube.owner.map_or("middle".to_owned(), |owner| owner.to_string());
    lines.push(words::say(
        lang(),
        "show-cube",
        &[("value", i64::from(position.cube.value()).into()), ("owner", owner.into())],
    ));
    let length = i64::from(position.score.length);
    lines.push(words::say(
        lang(),
        "show-score",
        &[("white", i64::from(white).into()), ("black", i64::from(black).into()), ("length", length.into())],
    ));
    lines.push(xgid::write(position));
    lines.push(gnuid::write(position));
    text + &lines.join("\n") + "\n"
}

/// One row of a point's checkers; the fifth shows how many there are when it cannot show them all.
fn cell(board: &Board, at: u8, row: u8, mine: char, theirs: char) -> String {
    let point = Point::of_index(at).expect("a point of the board");
    match (board.own(point), board.opp(point)) {
        (0, opp) => stack(opp, row, theirs),
        (own, _) => stack(own, row, mine),
    }
}

fn stack(count: u8, row: u8, sign: char) -> String {
    match count {
        count if row == 4 && count > 5 => format!("{count:>3}"),
        count if row < count => format!("  {sign}"),
        _ => "   ".to_owned(),
    }
}
