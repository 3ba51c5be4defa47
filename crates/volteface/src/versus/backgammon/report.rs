//! What a match at Backgammon prints.

use std::io::Write;

use anyhow::Result;
use arena::Elo;
use arena::backgammon::{Mean, Played, Tally, Terms};
use backgammon::Game;
use serde::Serialize;

use crate::cli::lang;
use crate::versus::report::{conduct_lines, elo_line};
use crate::worth::number;

/// What `--json` prints for a game for money, or for a match.
#[derive(Serialize)]
struct GameTold<'a> {
    game: u64,
    /// A's points for money; of a match 1 or 0.
    points: f64,
    /// What the dice gave A.
    luck: Option<f64>,
    games: Vec<OneTold>,
    /// `counted`, or the fault that ended it.
    end: &'a str,
    by: Option<&'static str>,
}

#[derive(Serialize)]
struct OneTold {
    scores: [u32; 2],
    moves: String,
    cube: u32,
    winner: Option<&'static str>,
    outcome: Option<String>,
    points: Option<u32>,
}

/// What `--json` prints at the end.
#[derive(Serialize)]
struct Summary<'a> {
    a: &'a str,
    b: &'a str,
    variant: &'static str,
    length: u16,
    cube: bool,
    games: u64,
    wins: [u64; 2],
    gammons: [u64; 2],
    backgammons: [u64; 2],
    points: Option<f64>,
    points_error: Option<f64>,
    without_luck: Option<f64>,
    without_luck_error: Option<f64>,
    elo: Option<serde_json::Value>,
    elo_low: Option<serde_json::Value>,
    elo_high: Option<serde_json::Value>,
    faults: [u64; 2],
    seconds_a_move: [Option<f64>; 2],
    complete: bool,
}

/// A game or a match, when it is over.
pub(super) fn game(played: &Played, number: u64, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let end = played.fault.as_ref().map_or("counted", |(_, fault)| fault.word());
    if json {
        let told = GameTold {
            game: number,
            points: played.points(),
            luck: played.luck,
            games: played.record.games.iter().map(one_told).collect(),
            end,
            by: played.fault.as_ref().map(|(side, _)| side.word()),
        };
        writeln!(out, "{}", serde_json::to_string(&told)?)?;
        return Ok(out.flush()?);
    }
    let mut line = format!("{number:>5} {:>+4}", played.points());
    if let Some(points) = played.points_without_luck() {
        line += &format!(" {points:>+7.3}");
    }
    if played.fault.is_some() {
        line += &format!(" {end}");
    }
    let games: Vec<String> = played.record.games.iter().map(moves).collect();
    writeln!(out, "{line}  {}", games.join(" | "))?;
    Ok(out.flush()?)
}

fn one_told(game: &Game) -> OneTold {
    let award = game.award();
    OneTold {
        scores: game.start().score.points,
        moves: moves(game),
        cube: game.position().cube.value(),
        winner: award.map(|award| ["a", "b"][award.winner.index()]),
        outcome: award.map(|award| award.outcome.to_string()),
        points: award.map(|award| award.points),
    }
}

/// `3-1 8/5 6/5; 62 24/18 13/11; double; take; …`: the first dice are A's, then B's.
fn moves(game: &Game) -> String {
    let mut text = String::new();
    for entry in game.entries() {
        let is_play = matches!(entry.action, backgammon::Action::Play(_));
        if !text.is_empty() {
            text += if is_play { " " } else { "; " };
        }
        text += &entry.action.to_string();
    }
    text
}

/// What stands beside the progress.
pub(super) fn note(tally: &Tally) -> String {
    let [wins, losses] = tally.wins;
    let mean = if tally.adjusted.value().is_some() { &tally.adjusted } else { &tally.points };
    format!("+{wins} -{losses}  {mean}")
}

/// What all the games say.
pub(super) fn summary(tally: &Tally, names: [&str; 2], terms: &Terms, complete: bool, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&summary_told(tally, names, terms, complete))?)?;
    } else {
        for line in summary_lines(tally, names, terms) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(out.flush()?)
}

fn summary_told<'a>(tally: &Tally, [a, b]: [&'a str; 2], terms: &Terms, complete: bool) -> Summary<'a> {
    let elo = tally.elo().filter(|_| terms.is_match());
    let end = |get: fn(&Elo) -> f64| elo.as_ref().map(|elo| number(get(elo)));
    Summary {
        a,
        b,
        variant: "backgammon",
        length: terms.length,
        cube: terms.rules.cube,
        games: tally.games(),
        wins: tally.wins,
        gammons: tally.gammons,
        backgammons: tally.backgammons,
        points: tally.points.value(),
        points_error: tally.points.error(),
        without_luck: tally.adjusted.value(),
        without_luck_error: tally.adjusted.error(),
        elo: end(|elo| elo.value),
        elo_low: end(|elo| elo.low),
        elo_high: end(|elo| elo.high),
        faults: tally.faults,
        seconds_a_move: tally.pace.seconds_a_choice(),
        complete,
    }
}

fn summary_lines(tally: &Tally, [a, b]: [&str; 2], terms: &Terms) -> Vec<String> {
    let [wins, losses] = tally.wins.map(|count| count as i64);
    let cube = if terms.rules.cube { "yes" } else { "no" };
    let length = i64::from(terms.length);
    let percent = format!("{:.1}", 100.0 * wins as f64 / (tally.games() as f64).max(1.0));
    let mut lines = vec![
        words::say(
            lang(),
            "match-backgammon-players",
            &[("a", a.into()), ("b", b.into()), ("length", length.into()), ("cube", cube.into())],
        ),
        words::say(
            lang(),
            if terms.is_match() { "match-backgammon-matches" } else { "match-backgammon-games" },
            &[
                ("games", (tally.games() as i64).into()),
                ("wins", wins.into()),
                ("losses", losses.into()),
                ("percent", percent.into()),
            ],
        ),
    ];
    for (key, [a, b]) in
        [("match-backgammon-gammons", tally.gammons), ("match-backgammon-backgammons", tally.backgammons)]
    {
        lines.push(words::say(lang(), key, &[("a", (a as i64).into()), ("b", (b as i64).into())]));
    }
    let mean = |key: &str, mean: &Mean| words::say(lang(), key, &[("mean", mean.to_string().into())]);
    if terms.is_match() {
        lines.push(elo_line(tally.elo().as_ref()));
    } else {
        lines.push(mean("match-backgammon-points", &tally.points));
        lines.push(mean("match-backgammon-adjusted", &tally.adjusted));
    }
    lines.extend(conduct_lines(tally.faults, &tally.pace));
    lines
}
