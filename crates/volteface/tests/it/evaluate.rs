//! `volteface evaluate`.

use serde_json::Value;

use crate::{err, out, run, run_with, volteface};

const START: &str = "4HPwATDgc/ABMA";

fn evaluated(arguments: &[&str]) -> Value {
    let output = run(&[&["evaluate", "--json"], arguments].concat());
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_str(out(&output)).unwrap()
}

fn number(value: &Value, key: &str) -> f64 {
    value[key].as_f64().unwrap_or_else(|| panic!("`{key}` is a number in {value}"))
}

#[test]
fn plays_are_ranked() {
    let value = evaluated(&[START, "--roll", "31", "--plies", "1"]);
    let plays = value["plays"].as_array().unwrap();
    assert_eq!((plays.len(), &plays[0]["play"], &plays[0]["plies"]), (16, &"8/5 6/5".into(), &1.into()));
    assert_eq!(plays[0]["result"], "4HPwATCwZ/ABMA");
    assert_eq!((&value["equity"], &value["cube"]), (&plays[0]["equity"], &Value::Null));
    assert!(number(&plays[0], "equity") > number(&plays[1], "equity"));
}

#[test]
fn a_position_without_dice_has_chances_and_a_cube() {
    let value = evaluated(&[START, "--plies", "0"]);
    let chance = |key| number(&value, key);
    let equity = 2.0 * chance("win") - 1.0 + chance("win_gammon") + chance("win_backgammon")
        - chance("lose_gammon")
        - chance("lose_backgammon");
    assert!((equity - chance("equity")).abs() < 1e-4, "{value}");
    assert_eq!((&value["cube"]["action"], &value["cube"]["answer"]), (&"no double".into(), &"take".into()));
    assert_eq!(value["board"][6], 5);
}

/// The end of a bear-off is exact, and so is the decision.
#[test]
fn exact_ends() {
    let value = evaluated(&["XGID=------A-----------------a-:0:0:1:00:0:0:0:0:10"]);
    assert_eq!((number(&value, "win"), number(&value["cube"], "double_take")), (0.75, 1.0));
    let cube = &value["cube"];
    assert_eq!((&cube["action"], &cube["answer"]), (&"double".into(), &"take".into()));
}

#[test]
fn both_languages() {
    let french = volteface(&["evaluate", START, "--plies", "0"]).env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert!(out(&french).contains("Ne pas doubler\u{a0}; réponse à un double\u{a0}: prendre"), "{}", out(&french));
    let english = run(&["evaluate", START, "--plies", "0", "--roll", "65"]);
    assert!(out(&english).contains("  1  24/13"), "{}", out(&english));
}

#[test]
fn what_is_no_position_is_refused() {
    let check = |text: &[u8], expect: &str| {
        let output = run_with(&["evaluate", "-"], text);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(expect), "{}", err(&output));
    };
    check(b"good morning", "neither a position nor a match");
    check(b"", "nothing to read");
}
