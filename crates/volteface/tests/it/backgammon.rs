//! `volteface show`, `plays` and `convert` on Backgammon.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::{err, out, run, run_with, volteface};

fn told(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", err(&output));
    serde_json::from_str(out(&output)).unwrap()
}

fn given(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/backgammon").join(file);
    std::fs::read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_position_is_told_in_json() {
    let xgid = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:3:6:0:7:10";
    let value = told(&["show", "--json", xgid]);
    let expect = json!({
        "xgid": xgid, "gnuid": value["gnuid"],
        "board": [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0],
        "on_roll": "black", "dice": [5, 2], "pips": [167, 167],
        "cube": {"value": 2, "owner": "white"}, "match": {"length": 7, "scores": [6, 3], "crawford": false}
    });
    assert_eq!(value, expect);
    let again = told(&["show", "--json", value["gnuid"].as_str().unwrap()]);
    assert_eq!(again["xgid"], value["xgid"], "the ids say the same");
    let alone = told(&["show", "--json", "4HPwATDgc/ABMA"]);
    assert_eq!((&alone["dice"], &alone["match"]["length"]), (&Value::Null, &json!(0)));
}

const MATCH: &str = " 3 point match\n\n Game 1\n Ada : 0                         Bob : 0\n  1) 31: 8/5 6/5                  62: 24/18 13/11\n  2)  Doubles => 2                 Drops\n      Wins 1 point\n\n Game 2\n Ada : 1                         Bob : 0\n  1)                               64: 24/14\n";

#[test]
fn a_match_is_told_by_its_games_and_converted() {
    let output = run_with(&["show", "--json", "-"], MATCH.as_bytes());
    let value: Value = serde_json::from_str(out(&output)).unwrap_or_else(|_| panic!("{}", err(&output)));
    assert_eq!(value["games"][0], json!({"scores": [0, 0], "plays": 2, "winner": "white", "points": 1}));
    assert_eq!((&value["games"][1]["winner"], &value["on_roll"]), (&Value::Null, &json!("white")));
    let drawing = run_with(&["show", "-"], MATCH.as_bytes());
    assert!(out(&drawing).contains("Game 1 at 0–0: White wins one point"), "{}", out(&drawing));
    for format in ["mat", "sgf"] {
        let there = run_with(&["convert", "-", "--to", format], MATCH.as_bytes());
        let back = run_with(&["convert", "-", "--to", "mat"], &there.stdout);
        let plain = run_with(&["convert", "-", "--to", "mat"], MATCH.as_bytes());
        assert_eq!(out(&back), out(&plain), "{format}: {}", err(&there));
    }
    let ends = run_with(&["convert", "-", "--to", "xgid"], MATCH.as_bytes());
    assert_eq!(out(&ends).lines().count(), 2);
    let there = run_with(&["convert", "-", "--to", "gnuid"], &ends.stdout);
    let back = run_with(&["convert", "-", "--to", "xgid"], &there.stdout);
    // A finished game is a position like any other here.
    assert_eq!(out(&back).lines().count(), 2, "{}", err(&back));
    let other = run_with(&["convert", "-", "--to", "ggf"], MATCH.as_bytes());
    assert_eq!(other.status.code(), Some(2));
    assert!(err(&other).contains("Backgammon is not written in this format"), "{}", err(&other));
}

#[test]
fn a_bad_game_is_left_out_and_told_with_its_line() {
    let bad = MATCH.replace("8/5 6/5", "8/1");
    for arguments in [["show", "-"].as_slice(), &["convert", "-", "--to", "mat"]] {
        let output = run_with(arguments, bad.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains("Game 1 (line 5, column"), "{}", err(&output));
        assert!(!out(&output).is_empty(), "the good game is there");
    }
}

#[test]
fn refusals_of_a_position_speak_both_languages() {
    for (lang, expect) in [("C", "cannot be read here (cube)"), ("fr_FR.UTF-8", "n’est pas lisible ici (videau)")] {
        let text = "XGID=-b----E-C---eE---c-e----B-:x:0:1:52:0:0:3:0:10";
        let output = volteface(&["show", text]).env("LANG", lang).output().unwrap();
        assert_eq!((output.status.code(), out(&output)), (Some(2), ""));
        assert!(err(&output).contains(expect), "{}", err(&output));
    }
    let french = volteface(&["show", "4HPwATDgc/ABMA"]).env("LANG", "fr_CH").output().unwrap();
    assert!(out(&french).contains("Noir (X) a le trait, 167 pips contre 167"), "{}", out(&french));
}

/// The number of legal plays, with the dice in the order given.
fn count(id: &str, roll: &str) -> Value {
    let value = told(&["plays", id, "--roll", roll, "--json"]);
    assert_eq!(value["plays"].as_array().unwrap().len() as u64, value["n"].as_u64().unwrap());
    value["n"].clone()
}

/// Every so many rolls of the given counts, in both orders of the dice.
fn check_counts(every: usize) {
    let given = given("legal_play_counts.jsonl");
    let rolls = given.iter().flat_map(|line| {
        let id = line["posid"].as_str().unwrap();
        line["counts"].as_object().unwrap().iter().map(move |(roll, expect)| (id, roll, expect))
    });
    for (id, roll, expect) in rolls.step_by(every) {
        let other: String = roll.chars().rev().collect();
        assert_eq!([&count(id, roll), &count(id, &other)], [expect, expect], "{id} {roll}");
    }
}

fn check_results(every: usize) {
    for line in given("legal_play_results.jsonl").iter().step_by(every) {
        let (id, roll) = (line["posid"].as_str().unwrap(), line["roll"].as_str().unwrap());
        let value = told(&["plays", id, "--roll", roll, "--json"]);
        let set = |list: &Value, field: Option<&str>| -> BTreeSet<String> {
            let text = |item: &Value| field.map_or(item, |field| &item[field]).as_str().unwrap().to_owned();
            list.as_array().unwrap().iter().map(text).collect()
        };
        assert_eq!(set(&value["plays"], Some("result")), set(&line["results_mover_view"], None), "{id} {roll}");
        assert_eq!(value["n"], line["n"]);
    }
}

#[test]
fn plays_are_those_that_were_given() {
    check_counts(97);
    check_results(5);
}

#[test]
#[ignore = "thousands of processes"]
fn all_plays_are_those_that_were_given() {
    check_counts(1);
    check_results(1);
}

#[test]
fn plays_need_dice_and_say_when_the_turn_passes() {
    let output = run(&["plays", "4HPwATDgc/ABMA"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("--roll 62"), "{}", err(&output));
    let dance = run(&["plays", "27YBADgA3PcBYA", "--roll", "31"]);
    assert!(out(&dance).contains("No legal play: the turn passes"), "{}", out(&dance));
    let own = run(&["plays", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10"]);
    assert!(out(&own).contains("13/11 13/8"), "{}", out(&own));
}
