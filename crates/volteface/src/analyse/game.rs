//! A game move by move: what each one lost. A record without moves is a position.

use std::io::Write;

use anyhow::Result;
use reversi::{Disc, Game, Move, Position, Record, Square};
use reversi_engine::Value;
use serde::Serialize;

use super::Analysed;
use super::report::{self, MoveReport, Report, depth_text, name};
use crate::cli::lang;
use crate::worth;

/// A move of the game, passes left out.
struct Played {
    before: Position,
    square: Square,
}

/// The moves of a game with the positions they were made in.
fn moves(game: &Game) -> Vec<Played> {
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
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
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

/// A record as far as it has been told.
pub(super) struct Told<'a> {
    record: &'a Record,
    /// Its number among several.
    number: Option<usize>,
    moves: Vec<Played>,
    /// Positions heard of, also those of which not all is known.
    heard: usize,
    told: Vec<MoveTold>,
    totals: [Total; 2],
    end: Option<Report>,
}

impl<'a> Told<'a> {
    pub(super) fn new(record: &'a Record, number: Option<usize>) -> Told<'a> {
        let moves = moves(&record.game);
        Told { record, number, moves, heard: 0, told: Vec::new(), totals: [Total::default(); 2], end: None }
    }

    /// What there is to analyse: the position before every move, and the last one unless the game is over.
    pub(super) fn positions(&self) -> Vec<Position> {
        let game = &self.record.game;
        if self.moves.is_empty() {
            return vec![game.setup().position().expect("a game's set-up is a position")];
        }
        let last = game.position();
        self.moves.iter().map(|played| played.before).chain((!last.is_over()).then_some(last)).collect()
    }

    /// Whether it has heard of some of its positions.
    pub(super) fn has_begun(&self) -> bool {
        self.heard > 0
    }

    /// Whether it has heard of all of its positions.
    pub(super) fn is_heard(&self) -> bool {
        let over = self.record.game.position().is_over();
        self.heard == self.moves.len() + usize::from(self.moves.is_empty() || !over)
    }

    /// Hears of the next position.
    pub(super) fn hear(&mut self, analysed: &Analysed, json: bool) -> Result<()> {
        if self.heard == 0 && !json {
            self.head()?;
        }
        self.heard += 1;
        if self.moves.is_empty() {
            return report::position(self.number, analysed, json);
        }
        // A move of which not all is known would spoil the sums, and behind it nothing more is told.
        if !analysed.complete || self.told.len() + 1 != self.heard {
            return Ok(());
        }
        match self.moves.get(self.told.len()) {
            Some(played) => self.hear_move(played.square, analysed, json),
            None if json => {
                self.end = Some(Report::new(analysed));
                Ok(())
            }
            None => report::position(None, analysed, json),
        }
    }

    /// Says which of several it is.
    fn head(&self) -> Result<()> {
        let Some(number) = self.number else { return Ok(()) };
        let Record { black, white, .. } = self.record;
        let args =
            [("number", number.into()), ("black", black.name.as_str().into()), ("white", white.name.as_str().into())];
        let name = if black.name.is_empty() && white.name.is_empty() { "analyse-game" } else { "analyse-game-of" };
        Ok(writeln!(std::io::stdout().lock(), "{}", words::say(lang(), name, &args))?)
    }

    fn hear_move(&mut self, square: Square, analysed: &Analysed, json: bool) -> Result<()> {
        let value = analysed.analysis.moves.iter().find(|mv| mv.square == square);
        let value = value.expect("a move of the game is a legal move").value;
        let loss = loss(analysed.analysis.value, value);
        let by = analysed.position.to_move;
        let total = &mut self.totals[usize::from(by == Disc::White)];
        total.moves += 1;
        total.loss += loss;
        total.errors += usize::from(loss >= ERROR);
        let report = Report::new(analysed);
        let told = MoveTold {
            number: self.told.len() + 1,
            by: by.letter(),
            played: name(&analysed.position, Move::At(square)),
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
            print(&told, analysed, value, loss)?;
        }
        self.told.push(told);
        Ok(())
    }

    /// The totals of each side, of what was told.
    pub(super) fn end(&self, json: bool) -> Result<()> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let game = &self.record.game;
        let mut out = std::io::stdout().lock();
        let [black, white] = self.totals;
        if json {
            let complete = self.told.len() == self.moves.len() && (self.end.is_some() || game.score().is_some());
            let game = GameTold {
                number: self.number,
                variant: game.setup().variant.to_string(),
                game: game.to_string(),
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
