//! One analysed position, in JSON and for people.

use std::io::Write;

use anyhow::Result;
use reversi::{Move, Position};
use reversi_engine::{Analysis, Confidence, MoveValue, Value};
use serde::Serialize;

use super::Analysed;
use crate::cli::lang;
use crate::worth;

/// What `--json` prints for a position. Scores are the mover's view, in discs.
#[derive(Serialize)]
pub(super) struct Report {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    variant: String,
    board: String,
    to_move: Option<char>,
    pub(super) best: Option<String>,
    pub(super) score: serde_json::Value,
    pub(super) depth: u8,
    pub(super) exact: bool,
    pub(super) confidence: Option<u8>,
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
}

impl Report {
    pub(super) fn new(line: Option<usize>, analysed: &Analysed) -> Report {
        let Analysed { position, analysis, seconds, .. } = analysed;
        Report {
            line,
            variant: position.variant.to_string(),
            board: position.board.text(position.size()),
            to_move: (!position.is_over()).then(|| position.to_move.letter()),
            best: worth::best(position, analysis.best),
            score: worth::score(analysis.value),
            depth: analysis.depth,
            exact: worth::is_exact(analysis.value),
            confidence: worth::confidence(analysis.value),
            nodes: analysis.nodes,
            seconds: *seconds,
            pv: analysis.pv.iter().map(|&mv| name(position, mv)).collect(),
            moves: moves(position, analysis),
        }
    }
}

/// Every legal move, best first; a pass where that is all there is.
fn moves(position: &Position, analysis: &Analysis) -> Vec<MoveReport> {
    let report = |name: String, value: Value, depth: u8| MoveReport {
        name,
        score: worth::score(value),
        depth,
        exact: worth::is_exact(value),
        confidence: worth::confidence(value),
    };
    if position.must_pass() {
        return vec![report(name(position, Move::Pass), analysis.value, analysis.depth)];
    }
    let each = |mv: &MoveValue| report(name(position, Move::At(mv.square)), mv.value, mv.depth);
    analysis.moves.iter().map(each).collect()
}

pub(super) fn name(position: &Position, mv: Move) -> String {
    mv.square().map_or_else(|| "pass".to_owned(), |square| position.size().name(square).to_string())
}

/// A position of a list: one line.
pub(super) fn line(number: Option<usize>, analysed: Analysed, json: bool) -> Result<()> {
    let report = Report::new(number, &analysed);
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(out.flush()?);
    }
    let values: Vec<String> = if analysed.analysis.moves.is_empty() {
        Vec::new()
    } else {
        let size = analysed.position.size();
        analysed.analysis.moves.iter().map(|mv| format!("{} {}", size.name(mv.square), worth::text(mv.value))).collect()
    };
    let number = number.unwrap_or(1);
    let best = report.best.as_deref().unwrap_or("-");
    let value = worth::text(analysed.analysis.value);
    writeln!(out, "{number:>4} {value:>7} {best:>4} {:>3}  {}", depth_text(&analysed), values.join("  "))?;
    Ok(out.flush()?)
}

/// How far the search looked: plies, or to the end.
pub(super) fn depth_text(analysed: &Analysed) -> String {
    match analysed.analysis.value {
        Value::Exact(_) | Value::Selective(..) | Value::Likely(..) => "end".to_owned(),
        _ => analysed.analysis.depth.to_string(),
    }
}

/// A position alone, for people: a row a move.
pub(super) fn position(analysed: Analysed) -> Result<()> {
    let Analysed { position, analysis, seconds, .. } = &analysed;
    let mut out = std::io::stdout().lock();
    for mv in &analysis.moves {
        let depth = match mv.value {
            Value::Exact(_) => words::say(lang(), "analyse-exact", &[]),
            Value::Selective(_, Confidence(percent)) | Value::Likely(_, Confidence(percent)) => {
                words::say(lang(), "analyse-selective", &[("percent", percent.into())])
            }
            Value::Outcome(_) | Value::Estimate(_) => {
                words::say(lang(), "analyse-depth", &[("depth", mv.depth.into())])
            }
        };
        writeln!(out, "{:>5} {:>7}  {depth}", position.size().name(mv.square).to_string(), worth::text(mv.value))?;
    }
    if analysis.moves.is_empty() {
        let message = if position.is_over() { "analyse-over" } else { "analyse-pass" };
        writeln!(out, "{}", words::say(lang(), message, &[("score", worth::text(analysis.value).into())]))?;
    }
    if !analysis.pv.is_empty() {
        let names: Vec<String> = analysis.pv.iter().map(|&mv| name(position, mv)).collect();
        writeln!(out, "{}", words::say(lang(), "analyse-line", &[("moves", names.join(" ").into())]))?;
    }
    let (nodes, seconds) = (analysis.nodes.to_string(), format!("{seconds:.3}"));
    writeln!(out, "{}", words::say(lang(), "analyse-cost", &[("nodes", nodes.into()), ("seconds", seconds.into())]))?;
    Ok(out.flush()?)
}
