//! One analysed position, in JSON and for people.

use std::io::Write;

use anyhow::Result;
use reversi::{Move, Position};
use reversi_engine::{Analysis, MoveValue, Value};
use serde::Serialize;

use super::Analysed;
use crate::cli::lang;
use crate::worth;

/// So many moves of a line fit into its row.
const SHOWN: usize = 16;

/// What `--json` prints for a position. Scores are the mover's view, in discs.
#[derive(Serialize)]
pub(super) struct Report {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
    variant: String,
    board: String,
    to_move: Option<char>,
    pub(super) best: Option<String>,
    pub(super) score: serde_json::Value,
    pub(super) depth: u8,
    pub(super) exact: bool,
    pub(super) confidence: Option<u8>,
    complete: bool,
    nodes: u64,
    seconds: f64,
    pv: Vec<String>,
    pub(super) moves: Vec<MoveReport>,
}

/// What `--json` prints for a legal move.
#[derive(Serialize)]
pub(super) struct MoveReport {
    #[serde(rename = "move")]
    pub(super) name: String,
    pub(super) score: serde_json::Value,
    pub(super) depth: u8,
    pub(super) exact: bool,
    pub(super) confidence: Option<u8>,
    pub(super) pv: Vec<String>,
}

impl Report {
    pub(super) fn new(analysed: &Analysed) -> Report {
        let Analysed { position, analysis, seconds, complete } = analysed;
        Report {
            line: None,
            number: None,
            variant: position.variant.to_string(),
            board: position.board.text(position.size()),
            to_move: (!position.is_over()).then(|| position.to_move.letter()),
            best: worth::best(position, analysis.best),
            score: worth::score(analysis.value),
            depth: analysis.depth,
            exact: worth::is_exact(analysis.value),
            confidence: worth::confidence(analysis.value),
            complete: *complete,
            nodes: analysis.nodes,
            seconds: *seconds,
            pv: names(position, &analysis.pv),
            moves: moves(position, analysis),
        }
    }
}

/// Every legal move, best first; a pass where that is all there is.
fn moves(position: &Position, analysis: &Analysis) -> Vec<MoveReport> {
    let report = |mv: Move, value: Value, depth: u8, line: &[Move]| MoveReport {
        name: name(position, mv),
        score: worth::score(value),
        depth,
        exact: worth::is_exact(value),
        confidence: worth::confidence(value),
        pv: names(position, line),
    };
    if position.must_pass() {
        return vec![report(Move::Pass, analysis.value, analysis.depth, &analysis.pv)];
    }
    let each = |mv: &MoveValue| report(Move::At(mv.square), mv.value, mv.depth, &mv.line);
    analysis.moves.iter().map(each).collect()
}

pub(super) fn name(position: &Position, mv: Move) -> String {
    mv.square().map_or_else(|| "pass".to_owned(), |square| position.size().name(square).to_string())
}

fn names(position: &Position, line: &[Move]) -> Vec<String> {
    line.iter().map(|&mv| name(position, mv)).collect()
}

/// A position of a list of them: one line.
pub(super) fn line(number: Option<usize>, analysed: &Analysed, json: bool) -> Result<()> {
    let report = Report { line: number, ..Report::new(analysed) };
    if json {
        return print(&report);
    }
    let mut out = std::io::stdout().lock();
    let size = analysed.position.size();
    let value = |mv: &MoveValue| format!("{} {}", size.name(mv.square), worth::text(mv.value));
    let values: Vec<String> = analysed.analysis.moves.iter().map(value).collect();
    let number = number.unwrap_or(1);
    let best = report.best.as_deref().unwrap_or("-");
    let value = worth::text(analysed.analysis.value);
    let row = format!("{number:>4} {value:>7} {best:>4} {:>3}  {}", depth_text(analysed), values.join("  "));
    writeln!(out, "{}", row.trim_end())?;
    Ok(out.flush()?)
}

fn print(report: &Report) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", serde_json::to_string(report)?)?;
    Ok(out.flush()?)
}

/// How far the search looked: plies, or to the end.
pub(super) fn depth_text(analysed: &Analysed) -> String {
    match analysed.analysis.value {
        Value::Exact(_) | Value::Selective(..) | Value::Likely(..) => "end".to_owned(),
        _ => analysed.analysis.depth.to_string(),
    }
}

/// A position by itself: an object, or a row a move.
pub(super) fn position(number: Option<usize>, analysed: &Analysed, json: bool) -> Result<()> {
    if json {
        return print(&Report { number, ..Report::new(analysed) });
    }
    let Analysed { position, analysis, seconds, .. } = analysed;
    let mut out = std::io::stdout().lock();
    let depths: Vec<String> = analysis.moves.iter().map(|mv| worth::depth(mv.value, mv.depth)).collect();
    let width = depths.iter().map(|depth| depth.chars().count()).max().unwrap_or(0);
    for (mv, depth) in analysis.moves.iter().zip(depths) {
        let (line, value) = (names(position, &mv.line), worth::text(mv.value));
        let more = if line.len() > SHOWN { " …" } else { "" };
        let replies = line[1..line.len().min(SHOWN)].join(" ");
        let row = format!("{:>5} {value:>7}  {depth:width$}  {replies}{more}", line[0]);
        writeln!(out, "{}", row.trim_end())?;
    }
    if analysis.moves.is_empty() {
        let message = if position.is_over() { "analyse-over" } else { "analyse-pass" };
        writeln!(out, "{}", words::say(lang(), message, &[("score", worth::text(analysis.value).into())]))?;
    }
    if !analysis.pv.is_empty() {
        let line = names(position, &analysis.pv).join(" ");
        writeln!(out, "{}", words::say(lang(), "analyse-line", &[("moves", line.into())]))?;
    }
    let cost = [("nodes", (analysis.nodes as i64).into()), ("seconds", format!("{seconds:.3}").into())];
    writeln!(out, "{}", words::say(lang(), "analyse-cost", &cost))?;
    Ok(out.flush()?)
}
