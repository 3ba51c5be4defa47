//! `volteface show`.

use serde_json::{Value, json};

use crate::{err, out, run, run_with, volteface};

fn shown(arguments: &[&str]) -> Value {
    let output = run(&[&["show", "--json"], arguments].concat());
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_str(out(&output)).unwrap()
}

#[test]
fn a_game_is_told_in_json() {
    let value = shown(&["F5 D6 c3"]);
    let expect = json!({
        "variant": "8x8", "moves": "f5d6c3", "passes_before": [],
        "start": "---------------------------OX------XO--------------------------- X",
        "board": "------------------X--------XX------OXX-----O--------------------",
        "to_move": "O", "legal": ["d3", "f3", "f4", "g5"], "black": 5, "white": 2, "empties": 57,
        "over": false, "result": null
    });
    assert_eq!(value, expect);
}

#[test]
fn an_end_has_the_official_count() {
    let wipe_out = "f5f4c3c6c5d6f3c4c7";
    let value = shown(&[wipe_out]);
    assert_eq!(value["result"], json!({"winner": "black", "black": 64, "white": 0}));
    assert_eq!((&value["over"], &value["to_move"], &value["empties"]), (&json!(true), &Value::Null, &json!(51)));
    let anti = shown(&["--variant", "anti", wipe_out]);
    assert_eq!(anti["result"], json!({"winner": "white", "black": 13, "white": 0}));
    let small = shown(&["--variant", "6x6", "c2b4c5b6c6d6e4c1b1e3d1f5"]);
    assert_eq!(small["result"], json!({"winner": "white", "black": 4, "white": 32}));
    assert_eq!(small["board"].as_str().unwrap().len(), 36);
}

#[test]
fn implied_passes_are_told() {
    let moves = "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7";
    assert_eq!(shown(&[moves])["passes_before"], json!([32, 33]));
}

#[test]
fn a_board_begins_with_a_dash_and_is_no_option() {
    let board = "---------------------------OX------XO--------------------------- O";
    assert_eq!(shown(&[board])["to_move"], "O");
}

#[test]
fn standard_input_is_read() {
    let output = run_with(&["show", "--json", "-"], b"\xef\xbb\xbf1. f5\r\n d6\r\n");
    assert_eq!(serde_json::from_str::<Value>(out(&output)).unwrap()["moves"], "f5d6");
}

fn check_refused(lang: &str, text: &str, expect: &str) {
    let output = volteface(&["show", "--json", text]).env("LANG", lang).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert_eq!(out(&output), "", "{text}: nothing on standard output");
    assert_eq!(err(&output).trim_end(), format!("volteface: {expect}"));
}

#[test]
fn a_refused_text_names_the_place_and_the_reason() {
    check_refused("C", "f5d9", "Move 2 (line 1, column 3): “d9” is not a square of this 8×8 board");
    check_refused("C", "f5d6c", "Move 3 (line 1, column 5): “c” is only half a move: a letter without its number");
    check_refused("C", "f5d4", "Move 2 (line 1, column 3): d4: already occupied by a white disc");
    check_refused("C", "", "Line 1, column 1: there is nothing to read");
    check_refused("fr_FR.UTF-8", "f5f5", "Coup 2 (ligne 1, colonne 3)\u{a0}: f5\u{a0}: déjà occupée par un pion noir");
}

#[test]
fn a_file_is_read_and_a_missing_one_named() {
    let path = crate::files::file("shown.txt", "f5 d6\n");
    assert_eq!(out(&run(&["show", path.to_str().unwrap()])), out(&run(&["show", "f5d6"])));
    check_refused(
        "C",
        "gone.ggf",
        "Move 1 (line 1, column 1): “gone.ggf” is not a move (there is no file “gone.ggf” either)",
    );
}

#[test]
fn the_drawing_speaks_both_languages() {
    let french = volteface(&["show", "f5f4c3c6c5d6f3c4c7"]).env("LANG", "fr_CH").output().unwrap();
    assert!(out(&french).contains("Partie terminée\u{a0}: Noir gagne 64–0"), "{}", out(&french));
    let english = run(&["show", "f5"]);
    assert!(out(&english).contains("White to move: f4 d6 f6"), "{}", out(&english));
}

#[test]
fn what_is_shown_is_read_again() {
    let setup = "6x6 --------------OX----XO-------------- O d2";
    for text in ["f5d6c3", "anti f5", "6x6 c2b4", setup, "f5f4c3c6c5d6f3c4c7", &format!("{} X", "XO".repeat(32))] {
        let json = run(&["show", "--json", text]);
        assert!(json.status.success(), "{text}: {}", err(&json));
        let again = run_with(&["show", "--json", "-"], &json.stdout);
        assert_eq!(out(&again), out(&json), "{text}: {}", err(&again));
        for lang in ["C", "fr_FR.UTF-8"] {
            let drawing = volteface(&["show", text]).env("LANG", lang).output().unwrap();
            let again = run_with(&["show", "-"], &drawing.stdout);
            let english = run(&["show", text]);
            assert_eq!(out(&again), out(&english), "{text}: {}", err(&again));
        }
    }
}

#[test]
fn wrong_words_are_refused_before_anything_is_done() {
    for arguments in [&["show"][..], &["show", "f5", "--variant", "9x9"], &["fly"], &["perft"]] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!err(&output).is_empty());
    }
}
