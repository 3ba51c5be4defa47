//! Writing a match, in two columns.

use super::tags;
use crate::replay::{Step, steps};
use crate::{Action, Checker, Game, Match, Play, Point, Score, Setup};

/// Width of the left column.
const COLUMN: usize = 27;

pub(super) fn text(record: &Match) -> String {
    let mut out = String::new();
    tags::write(&mut out, record);
    if !out.is_empty() {
        out.push('\n');
    }
    out.push_str(&format!(" {} point match\n", record.length));
    let mut was_close = false;
    for (number, game) in record.games.iter().enumerate() {
        out.push_str(&format!("\n Game {}\n", number + 1));
        // What a reader takes for the Crawford game; where it is not so, the game is written as one that was set up.
        let score = game.start().score;
        let score = Score { length: record.length, ..score }.marked(&record.rules, was_close);
        was_close |= score.is_close();
        write_game(&mut out, record, game, score);
    }
    out
}

fn write_game(out: &mut String, record: &Match, game: &Game, score: Score) {
    let setup = Setup { resignation: None, ..*game.setup() };
    if setup != Setup::standard(record.rules, score) {
        out.push_str(&format!(" ; [Setup \"{setup}\"]\n"));
    }
    let steps = steps(game);
    let equal: Vec<String> = steps
        .iter()
        .filter_map(|step| if let Step::EqualDice(die) = step { Some(format!("{die}{die}")) } else { None })
        .collect();
    if !equal.is_empty() {
        out.push_str(&format!(" ; [Opening \"{}\"]\n", equal.join(" ")));
    }
    let score = game.start().score;
    let [white, black] = Checker::ALL.map(|checker| format!("{} : {}", name(record, checker), score.of(checker)));
    out.push_str(&format!(" {white:<31} {black}\n"));
    write_turns(out, &steps);
    if let Some(award) = game.award() {
        let plural = if award.points == 1 { "" } else { "s" };
        let end = if score.after(&award, &game.start().rules).winner().is_some() { " and the match" } else { "" };
        write_result(out, award.winner, &format!("Wins {} point{plural}{end}", award.points));
    }
}

/// The winner's line; behind a drop in the left column it stands in the same line.
fn write_result(out: &mut String, winner: Checker, result: &str) {
    let last = out.trim_end().rfind('\n').map_or(0, |at| at + 1);
    let line = out[last..].trim_end();
    let is_drop = line.ends_with(" Drops") && line.chars().count() < COLUMN;
    if is_drop && winner == Checker::Black {
        let line = format!("{line:<34}{result}\n");
        out.truncate(last);
        out.push_str(&line);
    } else {
        let indent = if winner == Checker::White { 6 } else { 34 };
        out.push_str(&format!("{:indent$}{result}\n", ""));
    }
}

/// A player's name without what would break the line of the players.
fn name(record: &Match, checker: Checker) -> String {
    let name = gametree::one_line(&record.person(checker).name.replace([':', ';'], " "));
    match (name.is_empty(), checker) {
        (false, _) => name,
        (true, Checker::White) => "White".into(),
        (true, Checker::Black) => "Black".into(),
    }
}

fn write_turns(out: &mut String, steps: &[Step]) {
    let mut line = String::new();
    let mut number = 0;
    let mut end = |line: &mut String| {
        if !line.is_empty() {
            out.push_str(line.trim_end());
            out.push('\n');
            line.clear();
        }
    };
    for step in steps {
        let Some((by, text)) = cell(step) else { continue };
        if by == Checker::White || line.is_empty() {
            end(&mut line);
            number += 1;
            line = format!("{number:3})");
        }
        match by {
            Checker::White => line.push_str(&format!(" {text}")),
            Checker::Black => {
                line = format!("{line:<width$} {text}", width = COLUMN + 5);
                end(&mut line);
            }
        }
    }
    end(&mut line);
}

fn cell(step: &Step) -> Option<(Checker, String)> {
    match step {
        Step::EqualDice(_) => None,
        Step::Turn { by, roll, play } => {
            let play = play.map_or(String::new(), |play| hops(&play));
            Some((*by, format!("{roll}: {play}").trim_end().to_string()))
        }
        Step::Cube { by, action, value } => {
            let text = match action {
                Action::Double => format!(" Doubles => {value}"),
                Action::Beaver => format!(" Beavers => {value}"),
                Action::Take => " Takes".into(),
                _ => " Drops".into(),
            };
            Some((*by, text))
        }
    }
}

/// Each hop for itself, with numbers for the bar and off: every program reads that.
fn hops(play: &Play) -> String {
    let number = |point: Point| point.index().to_string();
    let hop = |hop: &crate::Hop| {
        format!("{}/{}{}", number(hop.from()), number(hop.to()), if hop.is_hit() { "*" } else { "" })
    };
    play.hops().iter().map(hop).collect::<Vec<_>>().join(" ")
}
