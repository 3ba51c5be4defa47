//! What a match prints.

use std::io::Write;

use anyhow::Result;
use arena::{Elo, Pace, Played, Side, Sprt, Tally, Verdict};
use reversi::Variant;
use serde::Serialize;

use crate::cli::lang;
use crate::worth::number;

/// What `--json` prints for a game.
#[derive(Serialize)]
struct GameTold<'a> {
    game: u64,
    opening: &'a str,
    black: &'static str,
    /// Side A's points: 1, 0.5 or 0.
    result: f64,
    discs: Option<i32>,
    moves: String,
    /// `counted`, or the fault that ended it.
    end: &'static str,
    by: Option<&'static str>,
}

/// What `--json` prints at the end.
#[derive(Serialize)]
struct Summary<'a> {
    a: &'a str,
    b: &'a str,
    variant: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: Option<f64>,
    discs: Option<f64>,
    elo: Option<serde_json::Value>,
    elo_low: Option<serde_json::Value>,
    elo_high: Option<serde_json::Value>,
    pairs: [u64; 5],
    faults: [u64; 2],
    seconds_a_move: [Option<f64>; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtTold>,
    complete: bool,
}

#[derive(Serialize)]
struct SprtTold {
    elo0: f64,
    elo1: f64,
    ratio: f64,
    lower: f64,
    upper: f64,
    accepted: Option<&'static str>,
}

/// A game, when it is over.
pub(super) fn game(game: &Played, number: u64, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let result = f64::from(game.half_points()) / 2.0;
    let end = game.fault.as_ref().map_or("counted", |(_, fault)| fault.word());
    if json {
        let told = GameTold {
            game: number,
            opening: &game.opening,
            black: game.black.word(),
            result,
            discs: game.discs(),
            moves: game.game.to_string(),
            end,
            by: game.fault.as_ref().map(|(side, _)| side.word()),
        };
        writeln!(out, "{}", serde_json::to_string(&told)?)?;
    } else {
        let discs = game.discs().map_or_else(|| end.to_owned(), |discs| format!("{discs:+}"));
        let (black, white) = if game.black == Side::A { ('A', 'B') } else { ('B', 'A') };
        writeln!(out, "{number:>5} {black}-{white} {result:>3} {discs:>8}  {}", game.game)?;
    }
    Ok(out.flush()?)
}

/// What stands beside the progress of a match.
pub(super) fn note(tally: &Tally, sprt: Option<&Sprt>) -> String {
    let Tally { wins, draws, losses, .. } = tally;
    let elo = tally.elo().map_or(String::new(), |elo| format!("  Elo {}", elo_text(&elo)));
    let ratio = sprt.map_or(String::new(), |sprt| format!("  LLR {:.2}", sprt.ratio(&tally.pairs)));
    format!("+{wins} ={draws} -{losses}{elo}{ratio}")
}

/// What the match says.
pub(super) fn summary(
    tally: &Tally,
    names: [&str; 2],
    variant: Variant,
    sprt: Option<&Sprt>,
    complete: bool,
    json: bool,
) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&summary_told(tally, names, variant, sprt, complete))?)?;
    } else {
        for line in summary_lines(tally, names, variant, sprt) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(out.flush()?)
}

fn summary_told<'a>(
    tally: &Tally,
    [a, b]: [&'a str; 2],
    variant: Variant,
    sprt: Option<&Sprt>,
    complete: bool,
) -> Summary<'a> {
    let elo = tally.elo();
    let end = |get: fn(&Elo) -> f64| elo.as_ref().map(|elo| number(get(elo)));
    Summary {
        a,
        b,
        variant: variant.to_string(),
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score: tally.score(),
        discs: tally.mean_discs(),
        elo: end(|elo| elo.value),
        elo_low: end(|elo| elo.low),
        elo_high: end(|elo| elo.high),
        pairs: tally.pairs,
        faults: tally.faults,
        seconds_a_move: tally.pace.seconds_a_choice(),
        sprt: sprt.map(|sprt| {
            let (lower, upper) = sprt.bounds();
            let accepted = match sprt.verdict(&tally.pairs) {
                Verdict::Lower => Some("elo0"),
                Verdict::Upper => Some("elo1"),
                Verdict::Open => None,
            };
            SprtTold { elo0: sprt.elo0, elo1: sprt.elo1, ratio: sprt.ratio(&tally.pairs), lower, upper, accepted }
        }),
        complete,
    }
}

fn summary_lines(tally: &Tally, [a, b]: [&str; 2], variant: Variant, sprt: Option<&Sprt>) -> Vec<String> {
    let players = [("a", a.into()), ("b", b.into()), ("variant", variant.to_string().into())];
    let percent = tally.score().map_or_else(String::new, |score| format!("{:.1}", 100.0 * score));
    let results = [
        ("games", (tally.games() as i64).into()),
        ("wins", (tally.wins as i64).into()),
        ("draws", (tally.draws as i64).into()),
        ("losses", (tally.losses as i64).into()),
        ("percent", percent.into()),
    ];
    let mut lines = vec![words::say(lang(), "match-players", &players), words::say(lang(), "match-results", &results)];
    if let Some(discs) = tally.mean_discs() {
        lines.push(words::say(lang(), "match-discs", &[("discs", format!("{discs:+.2}").into())]));
    }
    let pairs = tally.pairs.map(|count| count.to_string()).join(" ");
    lines.push(words::say(lang(), "match-pairs", &[("pairs", pairs.into())]));
    lines.push(elo_line(tally.elo().as_ref()));
    lines.extend(conduct_lines(tally.faults, &tally.pace));
    if let Some(sprt) = sprt {
        lines.push(sprt_line(tally, sprt));
    }
    lines
}

fn sprt_line(tally: &Tally, sprt: &Sprt) -> String {
    let (lower, upper) = sprt.bounds();
    let verdict = match sprt.verdict(&tally.pairs) {
        Verdict::Lower => "lower",
        Verdict::Upper => "upper",
        Verdict::Open => "open",
    };
    let args = [
        ("ratio", format!("{:.2}", sprt.ratio(&tally.pairs)).into()),
        ("lower", format!("{lower:.2}").into()),
        ("upper", format!("{upper:.2}").into()),
        ("elo0", sprt.elo0.to_string().into()),
        ("elo1", sprt.elo1.to_string().into()),
        ("verdict", verdict.into()),
    ];
    words::say(lang(), "match-sprt", &args)
}

/// How much stronger A is.
pub(super) fn elo_line(elo: Option<&Elo>) -> String {
    match elo {
        Some(elo) => words::say(lang(), "match-elo", &[("elo", elo_text(elo).into())]),
        None => words::say(lang(), "match-no-elo", &[]),
    }
}

/// Who failed how often, if anybody, and how fast they played.
pub(super) fn conduct_lines(faults: [u64; 2], pace: &Pace) -> Vec<String> {
    let mut lines = Vec::new();
    if faults != [0, 0] {
        let [a, b] = faults.map(|count| count as i64);
        lines.push(words::say(lang(), "match-faults", &[("a", a.into()), ("b", b.into())]));
    }
    if let [Some(a), Some(b)] = pace.seconds_a_choice() {
        let args = [("a", format!("{a:.4}").into()), ("b", format!("{b:.4}").into())];
        lines.push(words::say(lang(), "match-time", &args));
    }
    lines
}

/// `+35 (+12 … +58)`.
fn elo_text(elo: &Elo) -> String {
    let text = |elo: f64| match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        // A difference of nothing has no sign.
        elo => format!("{:+.0}", elo.round() + 0.0),
    };
    format!("{} ({} … {})", text(elo.value), text(elo.low), text(elo.high))
}
