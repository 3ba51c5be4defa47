//! `volteface show`: what a text is.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use reversi::{Disc, Game, Score, Setup, Variant};
use serde::Serialize;
use table::Arg;
use table::text::{Pasted, Wanted, read};

use crate::cli::{Refusal, lang};
use crate::source;

pub mod backgammon;

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "TEXT|FILE|-", allow_hyphen_values = true)]
    text: String,
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Variant,
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Shown {
    variant: String,
    moves: String,
    passes_before: Vec<usize>,
    /// What the moves begin from.
    start: String,
    board: String,
    to_move: Option<char>,
    legal: Vec<String>,
    black: u8,
    white: u8,
    empties: u8,
    over: bool,
    result: Option<ShownScore>,
}

#[derive(Serialize)]
struct ShownScore {
    winner: &'static str,
    black: u8,
    white: u8,
}

impl Shown {
    fn new(game: &Game) -> Shown {
        let position = game.position();
        let size = position.size();
        let score = game.score();
        Shown {
            variant: position.variant.to_string(),
            moves: game.to_string(),
            passes_before: game.passes_before(),
            start: start(game),
            board: position.board.text(size),
            to_move: score.is_none().then(|| position.to_move.letter()),
            legal: position.legal().iter().map(|square| size.name(square).to_string()).collect(),
            black: position.board.count(Disc::Black),
            white: position.board.count(Disc::White),
            empties: position.empty().count(),
            over: score.is_some(),
            result: score.map(|score| ShownScore {
                winner: winner_word(score),
                black: score.black,
                white: score.white,
            }),
        }
    }
}

/// The board and the side to move that the moves begin from.
fn start(game: &Game) -> String {
    let setup = game.setup();
    format!("{} {}", setup.board.text(setup.variant.size), setup.to_move.letter())
}

fn winner_word(score: Score) -> &'static str {
    match score.winner {
        Some(Disc::Black) => "black",
        Some(Disc::White) => "white",
        None => "draw",
    }
}

pub fn run(options: &Options) -> Result<()> {
    let text = source::text(&options.text)?;
    let pasted = read(&text, Wanted::Any(options.variant));
    let refusal = |fault: table::text::Fault| {
        Refusal(words::say_at(lang(), &fault.place, &fault.reason) + &source::no_file(&options.text))
    };
    let record = match pasted.map_err(refusal)? {
        Pasted::Reversi(record) => record,
        Pasted::Backgammon(pasted) => return backgammon::run(*pasted, options.json),
    };
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&Shown::new(&record.game))?)?;
    } else {
        write!(out, "{}", drawing(&record.game))?;
    }
    Ok(())
}

/// The position for people: the board with its legal squares, and what there is to say.
pub fn drawing(game: &Game) -> String {
    let position = game.position();
    let size = position.size();
    let legal = position.legal();
    let side = size.side();
    let files: String = (0..side).map(|file| format!(" {}", (b'a' + file) as char)).collect();
    let mut text = format!("{}\n  {files}\n", position.variant);
    for rank in 0..side {
        text.push_str(&format!("{:2}", rank + 1));
        for file in 0..side {
            let square = size.at(file, rank).expect("the square is on the board");
            let sign = match position.board.get(square) {
                Some(disc) => disc.letter(),
                None if legal.has(square) => '+',
                None => '.',
            };
            text.push_str(&format!(" {sign}"));
        }
        text.push('\n');
    }
    let count = |disc| Arg::from(position.board.count(disc));
    let counts =
        [("black", count(Disc::Black)), ("white", count(Disc::White)), ("empties", position.empty().count().into())];
    let mut lines = vec![words::say(lang(), "show-count", &counts)];
    match game.score() {
        None => {
            let names: Vec<String> = legal.iter().map(|square| size.name(square).to_string()).collect();
            let by = ("by", Arg::from(position.to_move.to_string()));
            lines.push(words::say(lang(), "show-to-move", &[by, ("legal", names.join(" ").into())]));
        }
        Some(score) => {
            let winner = ("winner", Arg::from(winner_word(score)));
            let (black, white) = (("black", score.black.into()), ("white", score.white.into()));
            lines.push(words::say(lang(), "show-result", &[winner, black, white]));
        }
    }
    if game.squares().next().is_some() {
        let standard = game.setup() == Setup::standard(position.variant);
        let moves = if standard { game.to_string() } else { format!("{} {game}", start(game)) };
        lines.push(words::say(lang(), "show-moves", &[("moves", moves.into())]));
    }
    text + &lines.join("\n") + "\n"
}
