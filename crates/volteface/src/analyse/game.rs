//! A game move by move: what each one lost.

use std::io::Write;

use anyhow::Result;
use reversi::{Disc, Game, Move, Position, Square};
use reversi_engine::Value;
use serde::Serialize;

use super::Analysed;
use super::report::{MoveReport, Report, depth_text, name};
use crate::cli::lang;
use crate::worth;

/// A move of the game, passes left out.
pub(super) struct Played {
    pub(super) before: Position,
    square: Square,
}

/// The moves of a game with the positions they were made in.
pub(super) fn moves(game: &Game) -> Vec<Played> {
    let mut before = game.setup().position().expect("a game's set-up is a position");
    let mut moves = Vec::new();
    for ply in game.plies() {
        if let Move::At(square) = ply.mv {
            moves.push(Played { before, square });
        }
        before = ply.after;
    }
    moves
}

/// What `--json` prints for a move of the game.
#[derive(Serialize)]
struct MoveTold {
    number: usize,
    by: char,
    played: String,
    played_score: serde_json::Value,
    loss: serde_json::Value,
    best: Option<String>,
    score: serde_json::Value,
    depth: u8,
    exact: bool,
    confidence: Option<u8>,
    moves: Vec<MoveReport>,
}

/// What `--json` prints for a game: one object.
#[derive(Serialize)]
struct GameTold<'a> {
    variant: String,
    game: String,
    complete: bool,
    plies: &'a [MoveTold],
    black: Total,
    white: Total,
    /// The position at the end, unless the game is over.
    end: Option<&'a Report>,
}

/// What one side lost.
#[derive(Clone, Copy, Default, Serialize)]
struct Total {
    moves: usize,
    /// In hundredths of a disc.
    #[serde(serialize_with = "discs")]
    loss: i64,
    /// Moves that lost at least two discs.
    errors: usize,
}

/// A loss of this size counts as an error, in hundredths of a disc.
const ERROR: i64 = 200;

fn discs<S: serde::Serializer>(hundredths: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    loss_number(*hundredths).serialize(serializer)
}

fn loss_number(hundredths: i64) -> serde_json::Value {
    if hundredths % 100 == 0 { (hundredths / 100).into() } else { worth::number(hundredths as f64 / 100.0) }
}

/// The game as far as it has been told.
pub(super) struct Told<'a> {
    game: &'a Game,
    moves: Vec<Played>,
    told: Vec<MoveTold>,
    totals: [Total; 2],
    end: Option<Report>,
}

impl<'a> Told<'a> {
    pub(super) fn new(game: &'a Game, moves: Vec<Played>) -> Told<'a> {
        Told { game, moves, told: Vec::new(), totals: [Total::default(); 2], end: None }
    }

    /// Hears of the next position: before each move, and at last the end.
    pub(super) fn hear(&mut self, analysed: Analysed, json: bool) -> Result<()> {
        // Behind a move that was abandoned nothing more is told.
        if analysed.at != self.told.len() {
            return Ok(());
        }
        let Some(played) = self.moves.get(analysed.at) else {
            if !json {
                super::report::position(analysed)?;
            } else {
                self.end = Some(Report::new(None, &analysed));
            }
            return Ok(());
        };
        let value = analysed.analysis.moves.iter().find(|mv| mv.square == played.square);
        let value = value.expect("a move of the game is a legal move").value;
        let loss = loss(analysed.analysis.value, value);
        let by = analysed.position.to_move;
        let total = &mut self.totals[usize::from(by == Disc::White)];
        total.moves += 1;
        total.loss += loss;
        total.errors += usize::from(loss >= ERROR);
        let report = Report::new(None, &analysed);
        let told = MoveTold {
            number: self.told.len() + 1,
            by: by.letter(),
            played: name(&analysed.position, Move::At(played.square)),
            played_score: worth::score(value),
            loss: loss_number(loss),
            best: report.best,
            score: report.score,
            depth: report.depth,
            exact: report.exact,
            confidence: report.confidence,
            moves: report.moves,
        };
        if !json {
            print(&told, &analysed, value, loss)?;
        }
        self.told.push(told);
        Ok(())
    }

    /// The totals of each side, of what was told.
    pub(super) fn end(&self, json: bool) -> Result<()> {
        let mut out = std::io::stdout().lock();
        let [black, white] = self.totals;
        if json {
            let complete = self.told.len() == self.moves.len() && (self.end.is_some() || self.game.score().is_some());
            let game = GameTold {
                variant: self.game.setup().variant.to_string(),
                game: self.game.to_string(),
                complete,
                plies: &self.told,
                black,
                white,
                end: self.end.as_ref(),
            };
            writeln!(out, "{}", serde_json::to_string(&game)?)?;
        } else {
            for (by, total) in [(Disc::Black, black), (Disc::White, white)] {
                let args = [
                    ("by", by.to_string().into()),
                    ("loss", hundredths(total.loss).into()),
                    ("moves", total.moves.into()),
                    ("errors", total.errors.into()),
                ];
                writeln!(out, "{}", words::say(lang(), "analyse-total", &args))?;
            }
        }
        Ok(out.flush()?)
    }
}

/// What a move of this value loses against the best, in hundredths of a disc.
fn loss(best: Value, value: Value) -> i64 {
    (i64::from(best.centidiscs().0) - i64::from(value.centidiscs().0)).max(0)
}

fn hundredths(loss: i64) -> String {
    if loss % 100 == 0 { (loss / 100).to_string() } else { format!("{:.2}", loss as f64 / 100.0) }
}

fn print(told: &MoveTold, analysed: &Analysed, value: Value, loss: i64) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let better = told.best.as_deref().filter(|_| loss > 0).unwrap_or("");
    let loss = if loss > 0 { format!("-{}", hundredths(loss)) } else { String::new() };
    let MoveTold { number, by, played, .. } = told;
    let (value, depth) = (worth::text(value), depth_text(analysed));
    let row = format!("{number:>3} {by} {played} {value:>7} {depth:>3} {loss:>7} {better}");
    writeln!(out, "{}", row.trim_end())?;
    Ok(out.flush()?)
}
