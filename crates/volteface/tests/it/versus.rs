//! `volteface match`.

use serde_json::{Value, json};

use crate::files::file;
use crate::{err, out, run, volteface};

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn played(arguments: &[&str]) -> Vec<Value> {
    let output = run(&[&["match", "--json", "--memory", "1"], arguments].concat());
    assert!(output.status.success(), "{}", err(&output));
    lines(out(&output))
}

/// This program as a player outside.
fn outside(kind: &str, command: &str) -> String {
    format!("{kind}:'{}' {command} --memory 1", env!("CARGO_BIN_EXE_volteface"))
}

#[test]
fn pairs_share_an_opening_and_change_colours() {
    let path = file("match.ggf", "");
    let found = played(&["depth:2", "nodes:100", "--games", "5", "--games-to", path.to_str().unwrap()]);
    let (summary, games) = found.split_last().unwrap();
    assert_eq!(games.len(), 6, "an odd number of games is made even");
    for (at, game) in games.iter().enumerate() {
        assert_eq!((&game["game"], &game["black"]), (&json!(at + 1), &json!(["a", "b"][at % 2])));
        assert_eq!(game["opening"], games[at - at % 2]["opening"]);
        assert!(game["moves"].as_str().unwrap().starts_with(game["opening"].as_str().unwrap()));
        let points = match game["discs"].as_i64().unwrap().signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        assert_eq!((&game["result"], &game["end"]), (&json!(points), &json!("counted")));
    }
    assert!(!out(&run(&["match", "depth:1", "depth:1", "--games", "4", "--memory", "1"])).contains("-0 "));
    let sum: f64 = games.iter().map(|game| game["result"].as_f64().unwrap()).sum();
    assert_eq!(summary["score"].as_f64().unwrap(), sum / 6.0);
    let discs: i64 = games.iter().map(|game| game["discs"].as_i64().unwrap()).sum();
    assert!((summary["discs"].as_f64().unwrap() - discs as f64 / 6.0).abs() < 1e-9);
    assert_eq!((&summary["games"], &summary["complete"]), (&json!(6), &json!(true)));
    let count = |key: &str| summary[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 6);
    // The file has the same games, and other commands read it.
    let back = run(&["convert", path.to_str().unwrap(), "--to", "transcript"]);
    let moves: Vec<String> = out(&back).lines().map(|line| line.replace("8x8 ", "")).collect();
    assert_eq!(moves, games.iter().map(|game| game["moves"].as_str().unwrap()).collect::<Vec<_>>());
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.lines().nth(1).unwrap().contains("PB[nodes:100]PW[depth:2]"), "{text}");
}

fn without_times(mut found: Vec<Value>) -> Vec<Value> {
    found.last_mut().unwrap()["seconds_a_move"] = Value::Null;
    found
}

#[test]
fn the_same_match_gives_the_same_games() {
    for variant in ["8x8", "6x6", "anti", "anti6x6"] {
        let arguments = ["level:3", "depth:1", "--games", "8", "--variant", variant, "--seed", "7"];
        let one = without_times(played(&arguments));
        let two = without_times(played(&[&arguments[..], &["--threads", "3"]].concat()));
        assert_eq!(one, two, "{variant}");
    }
}

#[test]
fn programs_outside_play_over_both_protocols() {
    let nboard = outside("nboard,depth=2", "nboard");
    let gtp = outside("gtp,time=1", "gtp --depth 2");
    for (variant, a, b) in [("8x8", nboard.as_str(), gtp.as_str()), ("anti6x6", &gtp, &nboard)] {
        let found = played(&[a, b, "--games", "4", "--variant", variant, "--threads", "2"]);
        let summary = found.last().unwrap();
        assert_eq!((&summary["games"], &summary["faults"]), (&json!(4), &json!([0, 0])), "{variant}");
    }
    // The engine inside and the same engine outside choose alike.
    let inside = "depth:2,exact=10";
    let same = played(&[inside, &outside("nboard,depth=2", "nboard --exact 10"), "--games", "4"]);
    let own = played(&[inside, inside, "--games", "4"]);
    for (one, other) in same.iter().zip(&own).take(4) {
        assert_eq!(one["moves"], other["moves"]);
    }
}

#[test]
fn openings_come_from_a_file() {
    let board = "---------------------------OX------XO--------------------------- O";
    let path = file("openings.txt", &format!("# two\nf5d6\n{board}\n"));
    let path = path.to_str().unwrap();
    let found = played(&["depth:1", "depth:1", "--games", "4", "--openings", path]);
    let openings: Vec<&str> = found.iter().take(4).map(|game| game["opening"].as_str().unwrap()).collect();
    let board = format!("8x8 {board}");
    assert_eq!(openings, ["f5d6", "f5d6", &board, &board]);
    let setup = run(&["match", "depth:1", &outside("gtp", "gtp --depth 1"), "--openings", path, "--memory", "1"]);
    assert_eq!(setup.status.code(), Some(2));
    assert!(err(&setup).contains("cannot begin at a set-up position"), "{}", err(&setup));
}

#[test]
fn a_test_ends_the_match() {
    let found = played(&["depth:4", "depth:1", "--sprt", "-50,50", "--games", "2000"]);
    let summary = found.last().unwrap();
    assert_eq!((&summary["sprt"]["accepted"], &summary["complete"]), (&json!("elo1"), &json!(true)));
    assert!(summary["games"].as_u64().unwrap() < 400, "{summary}");
}

#[cfg(unix)]
mod bad_players {
    use super::*;

    /// A program that says `answer` when it has to move.
    fn program(answer: &str) -> String {
        let pong = "ping*) echo \"pong ${line#ping }\";;";
        format!("nboard:sh -c 'while read -r line; do case $line in {pong} go) {answer};; esac; done'")
    }

    fn check(player: &str, word: &str, said: &str) {
        let arguments = ["match", "depth:1", player, "--games", "2", "--json", "--memory", "1", "--timeout", "0.3"];
        let output = run(&arguments);
        assert!(output.status.success(), "{player}: {}", err(&output));
        let found = lines(out(&output));
        for game in &found[..2] {
            assert_eq!((&game["end"], &game["by"]), (&json!(word), &json!("b")), "{player}");
            assert_eq!((&game["result"], &game["discs"]), (&json!(1.0), &Value::Null));
        }
        assert_eq!(found[2]["faults"], json!([0, 2]));
        assert!(err(&output).contains(said), "{player}: {}", err(&output));
    }

    #[test]
    fn every_fault_is_told_and_none_hangs() {
        check(&program("echo \"=== A1/0/0\""), "illegal", "answered “a1”, which is no legal move");
        check(&program("echo \"=== fly\""), "illegal", "answered “fly”");
        check(&program("echo torn >&2; exit 3"), "died", "has ended in the middle of the game (exit status: 3: torn)");
        check(&program("sleep 9"), "timeout", "did not answer within 0.3 s");
        check("nboard:sh -c 'while :; do echo status; done'", "timeout", "did not answer");
        check("nboard:cat /dev/zero", "timeout", "did not answer");
        check(
            "gtp:sh -c 'read -r line; echo; echo \"? no\"; echo; read -r line'",
            "refused",
            "refused “boardsize 8”: no",
        );
        let resigns =
            "gtp:sh -c 'while read -r line; do case $line in gen*) echo \"= resign\";; *) echo =;; esac; echo; done'";
        check(resigns, "resigned", "resigned");
    }

    #[test]
    fn a_player_that_always_fails_is_given_up() {
        let output = run(&["match", "depth:1", "gtp:false", "--games", "40", "--memory", "1"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).contains("failed in 3 games one after the other"), "{}", err(&output));
        assert!(out(&output).contains("A in 3 games: 3 won"), "{}", out(&output));
    }

    /// The second game of the pair never ends: the first is told all the same.
    #[test]
    fn a_game_is_told_as_soon_as_it_is_over() {
        use std::io::{BufRead, BufReader};
        use std::process::{Command, Stdio};

        // It refuses to have Black, and hangs with White.
        let player = "gtp:sh -c 'while read -r line; do case $line in *black) echo \"? no\";; gen*) sleep 99;; *) echo =;; esac; echo; done'";
        let arguments = ["match", player, "depth:1", "--openings", "start", "--games", "2", "--json", "--memory", "1"];
        let mut child = volteface(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut found = BufReader::new(child.stdout.take().unwrap()).lines();
        let first: Value = serde_json::from_str(&found.next().unwrap().unwrap()).unwrap();
        assert_eq!((&first["game"], &first["end"]), (&json!(1), &json!("refused")));
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        let last: Value = serde_json::from_str(&found.last().unwrap().unwrap()).unwrap();
        assert_eq!(
            (&last["games"], &last["complete"], &last["pairs"]),
            (&json!(1), &json!(false), &json!([0, 0, 0, 0, 0]))
        );
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    }

    #[test]
    fn ctrl_c_prints_what_is_known() {
        use std::io::{BufRead, BufReader};
        use std::process::{Command, Stdio};

        let arguments = ["match", "depth:2", "depth:1", "--games", "1000000", "--json", "--memory", "1"];
        let mut command = volteface(&arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut found = BufReader::new(child.stdout.take().unwrap()).lines();
        found.next().unwrap().unwrap();
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        let last: Value = serde_json::from_str(&found.last().unwrap().unwrap()).unwrap();
        assert_eq!(last["complete"], false);
        assert!(last["games"].as_u64().unwrap() >= 1);
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    }
}

#[test]
fn what_is_no_player_is_refused_in_both_languages() {
    for (player, said) in [
        ("fast:3", "begins with “fast”"),
        ("level:12", "“12” does not fit level"),
        ("depth:3,hash=2", "no setting “hash”"),
        ("nboard:", "the command to start it is missing"),
        ("nboard:no-such-program", "cannot be started"),
        ("gtp:\"a", "never closed"),
    ] {
        let output = run(&["match", "depth:1", player, "--memory", "1"]);
        assert_eq!(output.status.code(), Some(2), "{player}");
        assert!(err(&output).contains(said), "{player}: {}", err(&output));
    }
    let french = volteface(&["match", "fast:3", "depth:1"]).env("LANG", "fr").output().unwrap();
    assert!(err(&french).contains("n’est pas un joueur"), "{}", err(&french));
    for wrong in [["--sprt", "10,0"], ["--games", "0"], ["--openings", "no-such-file"], ["--timeout", "0"]] {
        let output = run(&[&["match", "depth:1", "depth:1"], &wrong[..]].concat());
        assert!(!output.status.success(), "{wrong:?}");
    }
    let none = run(&["match", "depth:1", "depth:1", "--variant", "4x4"]);
    assert!(err(&none).contains("no balanced openings for 4x4"), "{}", err(&none));
}
