//! Writing a match, a tree for each game.

use super::{moves, rules, setup};
use crate::replay::{Step, steps};
use crate::{Action, Checker, Ending, Game, Match, Setup};

pub(super) fn text(record: &Match) -> String {
    let mut out = String::new();
    for (number, game) in record.games.iter().enumerate() {
        write_game(&mut out, record, number, game);
    }
    out
}

/// The letter of a side's properties.
const fn key(checker: Checker) -> &'static str {
    match checker {
        Checker::White => "W",
        Checker::Black => "B",
    }
}

fn write_game(out: &mut String, record: &Match, number: usize, game: &Game) {
    let setup = Setup { resignation: None, ..*game.setup() };
    let score = setup.score;
    let [white, black] = score.points;
    out.push_str(&format!("(;FF[4]GM[6]CA[UTF-8]MI[length:{}][game:{number}][ws:{white}][bs:{black}]", score.length));
    let result = game.award().map(|award| {
        let how = if award.ending == Ending::Resigned { "R" } else { "" };
        format!("{}+{}{how}", key(award.winner), award.points)
    });
    let fields = [
        ("PW", record.white.name.clone()),
        ("WR", record.white.rating.clone()),
        ("PB", record.black.name.clone()),
        ("BR", record.black.rating.clone()),
        ("EV", record.event.clone()),
        ("PC", record.place.clone()),
        ("DT", record.date.clone()),
        ("RU", rules::write(&setup.rules, score.is_crawford)),
        ("RE", result.unwrap_or_default()),
        ("GC", record.comment.clone()),
    ];
    for (key, value) in fields {
        gametree::write(out, key, &value);
    }
    setup::write(out, &setup);
    let steps = steps(game);
    let equal = steps.iter().filter_map(|step| if let Step::EqualDice(die) = step { Some(die) } else { None });
    let equal: String = equal.map(|die| format!("[{die}{die}]")).collect();
    if !equal.is_empty() {
        out.push_str(&format!("XO{equal}"));
    }
    for step in &steps {
        write_step(out, step);
    }
    out.push_str(")\n");
}

fn write_step(out: &mut String, step: &Step) {
    let (by, text) = match step {
        Step::EqualDice(_) => return,
        Step::Turn { by, roll, play: None } => {
            out.push_str(&format!("\n;PL[{}]DI[{roll}]", key(*by)));
            return;
        }
        Step::Turn { by, roll, play: Some(play) } => (by, moves::write(*by, *roll, play)),
        Step::Cube { by, action, .. } => {
            let word = match action {
                Action::Double => "double",
                Action::Beaver => "beaver",
                Action::Take => "take",
                _ => "drop",
            };
            (by, word.to_string())
        }
    };
    out.push_str(&format!("\n;{}[{text}]", key(*by)));
}
