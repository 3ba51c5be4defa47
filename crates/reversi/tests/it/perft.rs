//! Node counts under both pass conventions.

use reversi::{Board, Disc, Goal, PassCost, Position, Size, Variant, perft};

use crate::data;
use crate::oracle::Oracle;

fn check(position: &Position, passes: PassCost, expect: &[u64]) {
    for (depth, &count) in (1..).zip(expect) {
        assert_eq!(perft(position, depth, passes), count, "{passes:?} {depth} {position:?}");
    }
}

fn start(size: Size) -> Position {
    Position::start(Variant { size, goal: Goal::Most })
}

#[test]
fn from_the_start() {
    let counts: serde_json::Value = serde_json::from_str(&data::FILES.own("perft_start.json")).expect("JSON");
    let mut tables = 0;
    for (key, table) in counts.as_object().expect("an object") {
        let size = match &key[..2] {
            "s8" => Size::Eight,
            "s6" => Size::Six,
            "s4" => Size::Four,
            _ => continue,
        };
        let passes = match &key[2..] {
            "_pass_is_ply" => PassCost::Ply,
            "_pass_is_free" => PassCost::Free,
            _ => continue,
        };
        check(&start(size), passes, &data::numbers(table));
        tables += 1;
    }
    assert!(tables >= 3);
    // Every game of 4x4: with free passes no game is longer than its 12 empty squares.
    assert_eq!(perft(&start(Size::Four), 12, PassCost::Free), counts["s4_games_total"].as_u64().expect("a number"));
    assert_eq!(perft(&start(Size::Four), 24, PassCost::Ply), 60_060);
}

#[test]
fn from_the_start_as_the_oracle_counts() {
    for (size, depth) in [(Size::Eight, 6), (Size::Six, 7), (Size::Four, 12)] {
        for (passes, is_ply) in [(PassCost::Ply, true), (PassCost::Free, false)] {
            let oracle = Oracle::start(size.side().into());
            let counts: Vec<u64> = (1..=depth).map(|depth| oracle.perft(depth, is_ply)).collect();
            check(&start(size), passes, &counts);
        }
    }
}

#[test]
fn from_many_positions() {
    for line in data::json_lines(&data::FILES.own("perft_positions.jsonl")) {
        let size = Size::of_side(line["size"].as_u64().expect("a size") as usize).expect("a size");
        let board = Board::parse(data::string(&line, "board"), size).expect("a board");
        let to_move = if data::string(&line, "to_move") == "X" { Disc::Black } else { Disc::White };
        let position = Position { board, to_move, variant: Variant { size, goal: Goal::Most } };
        check(&position, PassCost::Ply, &data::numbers(&line["perft_pass_is_ply"]));
        check(&position, PassCost::Free, &data::numbers(&line["perft_pass_is_free"]));
    }
}
