//! Reading a match, a tree for each game.

use gametree::{Places, Property, Value, find};

use super::{moves, rules, setup};
use crate::replay::Replay;
use crate::score::MOST_POINTS;
use crate::text_error::{Fault, quote};
use crate::{Action, Checker, Format, Game, Match, Reading, Reason, Roll, Rules, Score, Sketch, TextError};

pub(super) fn reading(text: &str) -> Result<Reading, TextError> {
    let mut record = Match::new(0, Rules::STANDARD);
    let (mut bad, mut places) = (Vec::new(), Places::of(text));
    let (mut from, mut number) = (0, 0);
    while let Some(open) = gametree::find_start(text, from) {
        number += 1;
        let properties = match gametree::main_line(text, open) {
            Ok(line) => {
                from = line.end;
                line.properties
            }
            Err(torn) => {
                bad.push(Fault::torn(text, torn).in_game(number).among(&mut places, Format::Sgf));
                break;
            }
        };
        if number == 1 {
            describe(&mut record, &properties);
        }
        match game(&properties, open) {
            Ok(game) => record.games.push(game),
            Err(fault) => bad.push(fault.in_game(number).among(&mut places, Format::Sgf)),
        }
    }
    if number == 0 {
        return Err(Fault::new(0, Reason::Missing { field: "(;" }).in_text(text, Format::Sgf));
    }
    if let Some(game) = record.games.first() {
        record.length = game.start().score.length;
        record.rules = game.setup().rules;
    }
    Ok(Reading { record, bad })
}

/// What the first game says about the match.
fn describe(record: &mut Match, properties: &[Property<'_>]) {
    let line = |key: &str| find(properties, key).map(|value| value.line()).unwrap_or_default();
    record.white.name = line("PW");
    record.black.name = line("PB");
    record.white.rating = line("WR");
    record.black.rating = line("BR");
    record.event = line("EV");
    record.place = line("PC");
    record.date = line("DT");
    record.comment = line("GC");
    if let Ok(score) = score(properties) {
        record.length = score.length;
    }
}

/// The side of a property `B` or `W`.
fn side(key: &str) -> Option<Checker> {
    match key {
        "B" => Some(Checker::Black),
        "W" => Some(Checker::White),
        _ => None,
    }
}

fn score(properties: &[Property<'_>]) -> Result<Score, Fault> {
    let mut score = Score::MONEY;
    for info in properties.iter().filter(|property| property.key == "MI").map(|property| property.value) {
        let Some((name, value)) = info.raw.split_once(':') else { continue };
        let bad = || Fault::not_a(info.at, "number", value);
        let number = |most: u32| value.trim().parse::<u32>().ok().filter(|&number| number <= most).ok_or_else(bad);
        match name.trim() {
            "length" => score.length = number(32_767)? as u16,
            "ws" => score.points[0] = number(MOST_POINTS)?,
            "bs" => score.points[1] = number(MOST_POINTS)?,
            _ => {}
        }
    }
    Ok(score)
}

fn game(properties: &[Property<'_>], open: usize) -> Result<Game, Fault> {
    if let Some(game) = find(properties, "GM").filter(|game| !matches!(game.raw.trim(), "6" | "Backgammon")) {
        return Err(Fault::new(game.at, Reason::OtherGame { found: quote(&format!("GM[{}]", game.raw)) }));
    }
    let mut score = score(properties)?;
    let (rules, is_crawford) = rules::read(&find(properties, "RU").map(|rules| rules.line()).unwrap_or_default());
    score.is_crawford = is_crawford && score.is_match();
    let first_move = properties.iter().position(|property| side(property.key).is_some());
    let (before, played) = properties.split_at(first_move.unwrap_or(properties.len()));
    let first = played.first().and_then(|first| side(first.key));
    let (setup, blame) = setup::read(before, first, rules, score)?;
    let mut replay = Replay::new(setup, blame.max(open))?;
    for equal in before.iter().filter(|property| property.key == "XO").map(|property| property.value) {
        let roll: Option<Roll> = equal.raw.parse().ok().filter(|roll: &Roll| roll.is_doublet());
        let roll = roll.ok_or_else(|| Fault::not_a(equal.at, "doublet", equal.raw))?;
        replay.equal_dice(roll.high(), equal.at)?;
    }
    play(&mut replay, before, played, setup.on_roll)?;
    if let Some(result) = find(properties, "RE") {
        if let Some((by, points)) = outcome(result.raw.trim()) {
            replay.wins(by, points, result.at)?;
        }
    }
    Ok(replay.finish())
}

/// Plays the moves, and at the end the dice that are set but not played.
fn play(replay: &mut Replay, before: &[Property<'_>], played: &[Property<'_>], first: Checker) -> Result<(), Fault> {
    let (mut turn, mut set) = (first, None);
    for property in before.iter().chain(played) {
        if let Some(by) = side(property.key) {
            act(replay, by, property.value)?;
            (turn, set) = (!by, None);
            continue;
        }
        match property.key {
            "PL" => {
                turn = if property.value.raw.trim().starts_with(['b', 'B']) { Checker::Black } else { Checker::White }
            }
            "DI" if property.value.raw.trim() != "00" => set = Some(property.value),
            _ => {}
        }
    }
    if let Some(late) = played.iter().find(|property| setup::is_setup(property.key)) {
        return Err(Fault::new(late.value.at, Reason::Unexpected { found: quote(late.key) }));
    }
    if let Some(dice) = set {
        let roll = dice.raw.trim().parse().map_err(|_| Fault::not_a(dice.at, "roll", dice.raw))?;
        replay.turn(turn, roll, &Sketch::of_hops(&[]), dice.at, dice.raw)?;
    }
    Ok(())
}

fn act(replay: &mut Replay, by: Checker, value: Value<'_>) -> Result<(), Fault> {
    let (at, text) = (value.at, value.raw.trim());
    match text {
        "double" | "beaver" => replay.double(by, at, text),
        "take" => replay.answer(by, Action::Take, at, text),
        "drop" => replay.answer(by, Action::Drop, at, text),
        text => {
            let (roll, play) = moves::parse(by, text).ok_or_else(|| Fault::not_a(at, "move", text))?;
            replay.turn(by, roll, &play, at, text)
        }
    }
}

/// `B+2R`: who wins, and how many points.
fn outcome(text: &str) -> Option<(Checker, u32)> {
    let (winner, points) = text.split_once('+')?;
    let points = points.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    Some((side(&winner.to_ascii_uppercase())?, points.parse().ok()?))
}
