//! What an SGF game starts from, when it is not the usual start.

use gametree::Property;

use super::moves;
use crate::text_error::Fault;
use crate::{Board, Checker, Cube, Point, Reason, Rules, Score, Setup, Stage, xgid};

/// Whether a property of this name sets up a position.
pub(super) fn is_setup(key: &str) -> bool {
    matches!(key, "AE" | "AW" | "AB" | "CV" | "CP")
}

/// The set-up that these properties make, and the byte offset to blame for it. `first` is who moves first.
pub(super) fn read(
    properties: &[Property<'_>],
    first: Option<Checker>,
    rules: Rules,
    score: Score,
) -> Result<(Setup, usize), Fault> {
    if let Some(xg) = gametree::find(properties, "XG") {
        return Ok((xgid::scan(xg.raw).map_err(|fault| fault.shifted(xg.at))?, xg.at));
    }
    let standard = Setup::standard(rules, score);
    let Some(blame) = properties.iter().find(|property| is_setup(property.key)).map(|property| property.value.at)
    else {
        return Ok((standard, 0));
    };
    // White's checkers and Black's, each in the own numbering.
    let mut sides = [[0u8; 26]; 2];
    let (mut is_board, mut value, mut owner, mut told) = (false, 1, None, None);
    for property in properties {
        let text = property.value.raw.trim();
        let bad = |field| Fault::not_a(property.value.at, field, property.value.raw);
        match property.key {
            "AE" => is_board = true,
            "AW" | "AB" => {
                is_board = true;
                let by = if property.key == "AW" { Checker::White } else { Checker::Black };
                let &[letter] = text.as_bytes() else { return Err(bad("point")) };
                let place = moves::place(by, letter).ok_or_else(|| bad("point"))?;
                let count = &mut sides[by.index()][usize::from(place.index())];
                *count = count.saturating_add(1);
            }
            "CV" => value = text.parse().map_err(|_| bad("cube"))?,
            "CP" => owner = side(text),
            "PL" => told = side(text),
            _ => {}
        }
    }
    let on_roll = told.or(first).unwrap_or(Checker::White);
    let board =
        if is_board { board(&sides, on_roll).map_err(|reason| Fault::new(blame, reason))? } else { Board::START };
    let cube = Cube::of_value(value, owner).ok_or_else(|| Fault::not_a(blame, "cube", &value.to_string()))?;
    let rules = Rules { cube_limit: rules.cube_limit.max(cube.log()), ..rules };
    Ok((Setup { board, on_roll, stage: Stage::ToRoll, cube, rules, ..standard }, blame))
}

fn side(text: &str) -> Option<Checker> {
    match text.to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Checker::White),
        "b" | "black" => Some(Checker::Black),
        _ => None,
    }
}

fn board(sides: &[[u8; 26]; 2], on_roll: Checker) -> Result<Board, Reason> {
    let (own, opp) = (&sides[on_roll.index()], &sides[(!on_roll).index()]);
    let mut cells = [0i8; 26];
    let count = |count: u8| count.min(100) as i8;
    for index in 1..25 {
        if own[index] > 0 && opp[25 - index] > 0 {
            let found = Point::at(index as u8).to_string();
            return Err(Reason::NotA { field: "point with checkers of one side", found });
        }
        cells[index] = count(own[index]) - count(opp[25 - index]);
    }
    cells[25] = count(own[25]);
    cells[0] = count(opp[25]);
    Board::from_signed(cells).map_err(Reason::Board)
}

/// The properties of a set-up, none for the usual start.
pub(super) fn write(out: &mut String, setup: &Setup) {
    if *setup == Setup::standard(setup.rules, setup.score) {
        return;
    }
    out.push_str("AE[a:y]");
    for by in Checker::ALL {
        let board = if by == setup.on_roll { setup.board } else { setup.board.flipped() };
        let places = (1..26).map(Point::at);
        let letters: String = places
            .flat_map(|point| std::iter::repeat_n(moves::letter(by, point), usize::from(board.own(point))))
            .map(|letter| format!("[{letter}]"))
            .collect();
        if !letters.is_empty() {
            out.push_str(if by == Checker::White { "AW" } else { "AB" });
            out.push_str(&letters);
        }
    }
    let key = |checker| if checker == Checker::White { "w" } else { "b" };
    gametree::write(out, "PL", &key(setup.on_roll).to_uppercase());
    gametree::write(out, "CV", &setup.cube.value().to_string());
    gametree::write(out, "CP", setup.cube.owner.map_or("c", key));
    gametree::write(out, "XG", &setup.to_string());
}
