//! Values as the toolbox writes them.

use reversi::{Position, Square};
use reversi_engine::{Analysis, Confidence, Outcome, Value};
use serde_json::{Number, json};

use crate::cli::lang;

/// A value in discs, mover's view: whole when it is proven to the disc, with a fraction when it is not. A proven
/// outcome without a margin is 1, 0 or -1.
pub fn score(value: Value) -> serde_json::Value {
    match value {
        Value::Exact(discs) => json!(discs.0),
        Value::Outcome(outcome) | Value::Likely(outcome, _) => json!(sign(outcome)),
        Value::Selective(..) | Value::Estimate(_) => number(f64::from(value.centidiscs().0) / 100.0),
    }
}

/// A number with a fraction, for JSON.
pub fn number(number: f64) -> serde_json::Value {
    Number::from_f64(number).map_or(serde_json::Value::Null, serde_json::Value::Number)
}

/// Whether the value is proven to the disc.
pub fn is_exact(value: Value) -> bool {
    matches!(value, Value::Exact(_))
}

/// How sure a value is of the final difference or of who wins, in percent: 100 when it is proven, `None` for an estimate.
pub fn confidence(value: Value) -> Option<u8> {
    value.confidence().map(|confidence| confidence.0).or_else(|| value.is_proven().then_some(100))
}

const fn sign(outcome: Outcome) -> i8 {
    match outcome {
        Outcome::Win => 1,
        Outcome::Draw => 0,
        Outcome::Loss => -1,
    }
}

/// A proven outcome by its word, for JSON.
pub fn outcome(value: Value) -> Option<String> {
    value.outcome().map(|outcome| outcome.to_string())
}

/// The best move by its name, `pass` where the side to move must pass; `None` when the game is over.
pub fn best(position: &Position, best: Option<Square>) -> Option<String> {
    match best {
        Some(square) => Some(position.size().name(square).to_string()),
        None => position.must_pass().then(|| "pass".to_owned()),
    }
}

/// A value for people: `+4`, `+4@98%`, `~+1.25`, `win`.
pub fn text(value: Value) -> String {
    value.to_string().trim_start_matches('=').to_owned()
}

/// How far a value was looked for, in words.
pub fn depth(value: Value, plies: u8) -> String {
    match value {
        Value::Exact(_) => words::say(lang(), "analyse-exact", &[]),
        Value::Selective(_, Confidence(percent)) | Value::Likely(_, Confidence(percent)) => {
            words::say(lang(), "analyse-selective", &[("percent", percent.into())])
        }
        Value::Outcome(_) | Value::Estimate(_) => words::say(lang(), "analyse-depth", &[("depth", plies.into())]),
    }
}

/// What a search knows by now: the best move, its value, how far that was looked for.
pub fn so_far(position: &Position, analysis: &Analysis) -> String {
    let name = best(position, analysis.best).unwrap_or_default();
    format!("{name} {}, {}", text(analysis.value), depth(analysis.value, analysis.depth))
}
