//! `; [Name "value"]`: what the form has no other place for.

use crate::text_error::{Fault, quote};
use crate::{Cube, Match, Reason, Rules};

/// The name and the value of a tag line, and the value's byte offset; `None` for any other line.
pub(super) fn parse(line: &str) -> Option<(&str, &str, usize)> {
    let inner = line.trim().strip_prefix(';')?.trim_start().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once('"')?;
    let value = value.strip_suffix('"')?;
    Some((name.trim(), value, value.as_ptr() as usize - line.as_ptr() as usize))
}

/// Takes note of a tag before the games; `at` is where its value stands.
pub(super) fn apply(record: &mut Match, name: &str, value: &str, at: usize) -> Result<(), Fault> {
    let is_on = value.eq_ignore_ascii_case("on");
    let text = gametree::one_line(value);
    match name.to_ascii_lowercase().as_str() {
        "player 1" => record.white.name = text,
        "player 2" => record.black.name = text,
        "player 1 elo" => record.white.rating = text,
        "player 2 elo" => record.black.rating = text,
        "event" => record.event = text,
        "site" | "place" => record.place = text,
        "eventdate" | "date" => record.date = text,
        "crawford" => record.rules.crawford = is_on,
        "jacoby" => record.rules.jacoby = is_on,
        "beaver" | "beavers" => record.rules.beavers = is_on,
        "cube" => record.rules.cube = is_on,
        "cubelimit" => {
            let cube = value.parse().ok().and_then(|value| Cube::of_value(value, None));
            record.rules.cube_limit = cube.ok_or_else(|| Fault::not_a(at, "cube", value))?.log();
        }
        "automaticdoubles" => {
            let most = value.parse().ok().filter(|&most| most <= Cube::MOST);
            record.rules.automatic_doubles = most.ok_or_else(|| Fault::not_a(at, "number of doubles", value))?;
        }
        "variation" if !value.eq_ignore_ascii_case("backgammon") => {
            return Err(Fault::new(at, Reason::OtherGame { found: quote(value) }));
        }
        _ => {}
    }
    Ok(())
}

/// A remark as one line that cannot be taken for a tag.
pub(super) fn comment(text: &str) -> String {
    gametree::one_line(text.trim_start_matches(|letter: char| letter.is_whitespace() || matches!(letter, ';' | '[')))
}

/// The tags of a match, each on its line.
pub(super) fn write(out: &mut String, record: &Match) {
    let Rules { cube, cube_limit, automatic_doubles, crawford, jacoby, beavers } = record.rules;
    let said = |is_said: bool, value: &str| if is_said { value.to_string() } else { String::new() };
    let tags = [
        ("Event", record.event.clone()),
        ("Site", record.place.clone()),
        ("EventDate", record.date.clone()),
        ("Player 1", record.white.name.clone()),
        ("Player 2", record.black.name.clone()),
        ("Player 1 Elo", record.white.rating.clone()),
        ("Player 2 Elo", record.black.rating.clone()),
        ("Cube", said(!cube, "Off")),
        (
            "CubeLimit",
            said(cube_limit != Rules::STANDARD.cube_limit, &(1u32 << cube_limit.min(Cube::MOST)).to_string()),
        ),
        ("AutomaticDoubles", said(automatic_doubles > 0, &automatic_doubles.to_string())),
        ("Crawford", said(!crawford, "Off")),
        ("Jacoby", said(jacoby, "On")),
        ("Beavers", said(beavers, "On")),
    ];
    for (name, value) in tags {
        let value = gametree::one_line(&value);
        if !value.is_empty() {
            out.push_str(&format!("; [{name} \"{value}\"]\n"));
        }
    }
    let comment = comment(&record.comment);
    if !comment.is_empty() {
        out.push_str(&format!("; {comment}\n"));
    }
}
