//! An evaluated position, in JSON and for people.

use std::io::Write;

use anyhow::Result;
use backgammon::{Position, gnuid, xgid};
use backgammon_engine::{Answer, CubeAdvice, Equity, Outcomes, RankedPlay};
use serde::Serialize;

use super::Evaluated;
use crate::cli::lang;

/// What `--json` prints. Everything is the view of the side on roll.
#[derive(Serialize)]
struct Report {
    xgid: String,
    gnuid: String,
    board: Vec<i8>,
    on_roll: String,
    plies: u8,
    #[serde(flatten)]
    chances: Chances,
    #[serde(skip_serializing_if = "Option::is_none")]
    plays: Option<Vec<PlayReport>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeReport>,
}

/// Chances of the endings, cumulative, and the points expected without a cube.
#[derive(Serialize)]
struct Chances {
    win: f64,
    win_gammon: f64,
    win_backgammon: f64,
    lose_gammon: f64,
    lose_backgammon: f64,
    equity: f64,
}

#[derive(Serialize)]
struct PlayReport {
    play: String,
    /// The GNU position id after the play, still the mover's view.
    result: String,
    #[serde(flatten)]
    chances: Chances,
    /// With the cube and the score counted in.
    cubeful: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<f64>,
    plies: u8,
}

#[derive(Serialize)]
struct CubeReport {
    may_double: bool,
    no_double: f64,
    double_take: f64,
    double_drop: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    double_beaver: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mwc: Option<[f64; 3]>,
    /// `double`, `no double` or `too good`.
    action: &'static str,
    /// `take`, `drop` or `beaver`.
    answer: &'static str,
}

/// Without the digits that say nothing.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e5).round() / 1e5
}

impl Chances {
    fn new(outcomes: &Outcomes) -> Chances {
        Chances {
            win: rounded(outcomes.win),
            win_gammon: rounded(outcomes.win_gammon),
            win_backgammon: rounded(outcomes.win_backgammon),
            lose_gammon: rounded(outcomes.lose_gammon),
            lose_backgammon: rounded(outcomes.lose_backgammon),
            equity: rounded(outcomes.equity()),
        }
    }
}

fn play_report(play: &RankedPlay) -> PlayReport {
    PlayReport {
        play: play.play.to_string(),
        result: gnuid::position_id(&play.result),
        chances: Chances::new(&play.outcomes),
        cubeful: rounded(play.equity.0),
        mwc: play.mwc.map(rounded),
        plies: play.plies,
    }
}

fn cube_report(advice: &CubeAdvice) -> CubeReport {
    CubeReport {
        may_double: advice.may_double,
        no_double: rounded(advice.no_double.0),
        double_take: rounded(advice.double_take.0),
        double_drop: rounded(advice.double_drop.0),
        double_beaver: advice.double_beaver.map(|equity| rounded(equity.0)),
        mwc: advice.mwc.map(|ways| ways.map(rounded)),
        action: action(advice),
        answer: answer(advice),
    }
}

fn action(advice: &CubeAdvice) -> &'static str {
    match (advice.doubles(), advice.is_too_good()) {
        (true, _) => "double",
        (false, true) => "too good",
        (false, false) => "no double",
    }
}

fn answer(advice: &CubeAdvice) -> &'static str {
    match advice.answer() {
        Answer::Take => "take",
        Answer::Drop => "drop",
        Answer::Beaver => "beaver",
    }
}

pub(super) fn json(evaluated: &Evaluated) -> Result<()> {
    let Evaluated { position, plies, outcomes, plays, cube } = evaluated;
    let report = Report {
        xgid: xgid::write(position),
        gnuid: gnuid::write(position),
        board: position.board.signed().to_vec(),
        on_roll: position.on_roll.to_string(),
        plies: *plies,
        chances: Chances::new(outcomes),
        plays: plays.as_ref().map(|plays| plays.iter().map(play_report).collect()),
        cube: cube.as_ref().map(cube_report),
    };
    writeln!(std::io::stdout().lock(), "{}", serde_json::to_string(&report)?)?;
    Ok(())
}

/// So many plays are shown to people.
const SHOWN: usize = 10;

pub(super) fn people(evaluated: &Evaluated) -> Result<()> {
    let Evaluated { position, outcomes, plays, cube, .. } = evaluated;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", xgid::write(position))?;
    match plays {
        None => writeln!(out, "{}", line(outcomes))?,
        Some(plays) if plays.is_empty() => writeln!(out, "{}", say("evaluate-no-play", &[]))?,
        Some(plays) => writeln!(out, "{}", table(plays))?,
    }
    if let Some(advice) = cube {
        writeln!(out, "{}", decision(position, advice))?;
    }
    Ok(())
}

fn say(key: &str, args: &[(&'static str, String)]) -> String {
    let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    words::say(lang(), key, &args)
}

fn percent(chance: f32) -> String {
    format!("{:.1}", 100.0 * chance)
}

fn line(outcomes: &Outcomes) -> String {
    let chance = |name, chance| (name, percent(chance));
    let chances = [
        chance("win", outcomes.win),
        chance("wingammon", outcomes.win_gammon),
        chance("winbackgammon", outcomes.win_backgammon),
        chance("lose", 1.0 - outcomes.win),
        chance("losegammon", outcomes.lose_gammon),
        chance("losebackgammon", outcomes.lose_backgammon),
        ("equity", Equity(outcomes.equity()).to_string()),
    ];
    say("evaluate-chances", &chances)
}

/// A row a play: its place, the play, what it is worth, how far behind the best, and its chances.
fn table(plays: &[RankedPlay]) -> String {
    let width = plays.iter().take(SHOWN).map(|play| play.play.to_string().len()).max().unwrap_or(0);
    let best = plays[0].equity.0;
    let row = |(at, play): (usize, &RankedPlay)| {
        let RankedPlay { play, outcomes, equity, plies, .. } = play;
        let behind = if at == 0 { String::new() } else { format!("({:+.3})", equity.0 - best) };
        let chances = [outcomes.win, outcomes.win_gammon, outcomes.win_backgammon].map(percent).join(" ");
        let lost = [1.0 - outcomes.win, outcomes.lose_gammon, outcomes.lose_backgammon].map(percent).join(" ");
        let (at, play) = (at + 1, play.to_string());
        format!("{at:>3}  {play:<width$}  {equity} {behind:>8}  {plies}  {chances} - {lost}")
    };
    let mut rows = vec![say("evaluate-head", &[])];
    rows.extend(plays.iter().enumerate().take(SHOWN).map(row));
    if plays.len() > SHOWN {
        let count = (plays.len() - SHOWN) as i64;
        rows.push(words::say(lang(), "evaluate-more-plays", &[("count", count.into())]));
    }
    rows.join("\n")
}

fn decision(position: &Position, advice: &CubeAdvice) -> String {
    let worth = [
        ("nodouble", advice.no_double.to_string()),
        ("take", advice.double_take.to_string()),
        ("drop", advice.double_drop.to_string()),
    ];
    let mut lines = vec![say("evaluate-cube", &worth)];
    if let Some(mwc) = advice.mwc {
        let [no_double, take, drop] = mwc.map(percent);
        lines.push(say("evaluate-cube-match", &[("nodouble", no_double), ("take", take), ("drop", drop)]));
    }
    let key = match (advice.may_double, position.due()) {
        (_, backgammon::Due::Double(_) | backgammon::Due::Beaver(_)) => "evaluate-answer",
        (false, _) => "evaluate-may-not-double",
        (true, _) => "evaluate-action",
    };
    let action = action(advice).replace(' ', "-");
    lines.push(say(key, &[("action", action), ("answer", answer(advice).to_owned())]));
    lines.join("\n")
}
