//! `volteface match --variant backgammon`.

use serde_json::{Value, json};

use crate::{err, out, run, volteface};

const GAME: [&str; 3] = ["match", "--variant", "backgammon"];

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn played(arguments: &[&str]) -> Vec<Value> {
    let output = run(&[&GAME[..], &["--json"], arguments].concat());
    assert!(output.status.success(), "{}", err(&output));
    lines(out(&output))
}

fn without_times(mut found: Vec<Value>) -> Vec<Value> {
    found.last_mut().unwrap()["seconds_a_move"] = Value::Null;
    found
}

fn mean(games: &[Value], value: impl Fn(&Value) -> f64) -> f64 {
    games.iter().map(value).sum::<f64>() / games.len() as f64
}

#[test]
fn pairs_share_their_dice_and_change_sides() {
    let found = played(&["plies:0", "level:3", "--games", "5"]);
    let (summary, games) = found.split_last().unwrap();
    assert_eq!(games.len(), 6, "an odd number of games is made even");
    for pair in games.chunks(2) {
        let first: Vec<String> =
            pair.iter().map(|game| game["games"][0]["moves"].as_str().unwrap()[..3].to_owned()).collect();
        assert_eq!(first[0].chars().rev().collect::<String>(), first[1]);
    }
    let points = |game: &Value| game["points"].as_f64().unwrap();
    let adjusted = |game: &Value| points(game) - game["luck"].as_f64().unwrap();
    assert!((summary["points"].as_f64().unwrap() - mean(games, points)).abs() < 1e-9);
    assert!((summary["without_luck"].as_f64().unwrap() - mean(games, adjusted)).abs() < 1e-9);
    assert!(summary["without_luck_error"].as_f64().unwrap() < summary["points_error"].as_f64().unwrap());
    assert_eq!((&summary["games"], &summary["complete"]), (&json!(6), &json!(true)));
}

#[test]
fn who_only_looks_at_the_board_takes_and_never_doubles() {
    let found = played(&["plain", "plies:0", "--games", "8"]);
    let (summary, games) = found.split_last().unwrap();
    let moves: Vec<&str> = games.iter().map(|game| game["games"][0]["moves"].as_str().unwrap()).collect();
    assert!(moves.iter().any(|moves| moves.contains("double; take")), "{moves:?}");
    assert!(moves.iter().all(|moves| !moves.contains("drop")), "{moves:?}");
    assert!(summary["without_luck"].as_f64().unwrap() < 0.0, "{summary}");
}

#[test]
fn the_same_match_gives_the_same_games() {
    for terms in [&["--no-cube"][..], &["--points", "3"], &[]] {
        let arguments = [&["level:2", "plies:0,noise=0.2", "--games", "4", "--seed", "9"], terms].concat();
        let one = without_times(played(&arguments));
        let two = without_times(played(&[&arguments[..], &["--threads", "3"]].concat()));
        assert_eq!(one, two, "{terms:?}");
        let is_match = terms.contains(&"--points");
        assert_eq!((one[0]["luck"].is_null(), one[4]["length"] == 3), (is_match, is_match));
    }
}

#[test]
fn equal_players_with_the_same_dice_come_out_even() {
    // Nothing but the sides differs between the two games of a pair.
    let found = played(&["plies:0", "plies:0", "--games", "8"]);
    let summary = found.last().unwrap();
    assert!(summary["points"].as_f64().unwrap().abs() < 1e-9, "{summary}");
    assert!(summary["without_luck"].as_f64().unwrap().abs() < 1e-6, "{summary}");
}

#[cfg(unix)]
mod bad_players {
    use super::*;

    fn check(program: &str, word: &str, said: &str) {
        let player = format!("gnubg:{program}");
        let arguments =
            [&GAME[..], &["plies:0", &player, "--no-cube", "--games", "2", "--json", "--timeout", "0.5"]].concat();
        let output = run(&arguments);
        assert!(output.status.success(), "{player}: {}", err(&output));
        let found = lines(out(&output));
        for game in &found[..2] {
            assert_eq!((&game["end"], &game["by"]), (&json!(word), &json!("b")), "{player}");
            assert_eq!(game["points"], json!(1.0));
        }
        assert_eq!(found[2]["faults"], json!([0, 2]));
        assert!(err(&output).contains(said), "{player}: {}", err(&output));
    }

    /// A program that says `answer` when it is asked for a hint.
    fn program(answer: &str) -> String {
        let ready = "*beavers*) echo \"No beavers allowed\";;";
        format!("sh -c 'while read -r line; do case $line in {ready} hint*) {answer};; esac; done'")
    }

    #[test]
    fn every_fault_is_told_and_none_hangs() {
        check(&program("echo \"1. Cubeful 0-ply  24/2  Eq.: +0.1\""), "illegal", "answered “24/2”, which is no legal");
        check(&program("echo nothing"), "refused", "refused “set xgid XGID=");
        check(&program("echo torn >&2; exit 3"), "died", "has ended in the middle of the game (exit status: 3: torn)");
        check("sh -c 'while :; do echo x; done'", "timeout", "did not answer within 0.5 s");
    }

    #[test]
    fn a_player_that_always_fails_is_given_up() {
        let output = run(&[&GAME[..], &["plies:0", "gnubg:false", "--games", "40"]].concat());
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).contains("failed in 3 games one after the other"), "{}", err(&output));
        assert!(out(&output).contains("A in 3 games: 3 won"), "{}", out(&output));
    }

    #[test]
    fn ctrl_c_prints_what_is_known() {
        use std::io::{BufRead, BufReader};
        use std::process::{Command, Stdio};

        let mut command = volteface(&[&GAME[..], &["plies:0", "level:1", "--games", "1000000", "--json"]].concat());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut found = BufReader::new(child.stdout.take().unwrap()).lines();
        found.next().unwrap().unwrap();
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        let last: Value = serde_json::from_str(&found.last().unwrap().unwrap()).unwrap();
        assert_eq!(last["complete"], false);
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    }
}

#[test]
fn what_is_no_player_or_no_setting_is_refused_in_both_languages() {
    for (player, said) in [
        ("depth:3", "instead of level, plies, plain or gnubg"),
        ("level:12", "“12” does not fit level"),
        ("plies:9", "“9” does not fit plies"),
        ("plies:0,hash=2", "no setting “hash”"),
        ("gnubg:", "the command to start it is missing"),
        ("gnubg:no-such-program", "cannot be started"),
    ] {
        let output = run(&[&GAME[..], &["plies:0", player]].concat());
        assert_eq!(output.status.code(), Some(2), "{player}");
        assert!(err(&output).contains(said), "{player}: {}", err(&output));
    }
    let french = volteface(&[&GAME[..], &["depth:3", "plies:0"]].concat()).env("LANG", "fr").output().unwrap();
    assert!(err(&french).contains("n’est pas un joueur de Backgammon"), "{}", err(&french));
    for wrong in [["--sprt", "0,10"], ["--games-to", "games.ggf"], ["--openings", "start"], ["--cpu", "portable"]] {
        let output = run(&[&GAME[..], &["plies:0", "plies:0"], &wrong[..]].concat());
        assert!(err(&output).contains("means nothing to --variant backgammon"), "{}", err(&output));
    }
    let strange = run(&["match", "depth:1", "depth:1", "--points", "3"]);
    assert!(err(&strange).contains("--points means nothing to --variant 8x8"), "{}", err(&strange));
    let unknown = run(&["match", "depth:1", "depth:1", "--variant", "chess"]);
    assert!(err(&unknown).contains("backgammon"), "{}", err(&unknown));
}

#[test]
#[ignore = "slow: needs GNU Backgammon (`gnubg`), told when it is not installed"]
fn gnu_backgammon_plays_without_a_fault() {
    let gnubg = ["gnubg", "/usr/games/gnubg"].into_iter().find(|program| {
        std::process::Command::new(program).args(["-t", "-q", "-v"]).output().is_ok_and(|told| told.status.success())
    });
    let Some(gnubg) = gnubg else {
        eprintln!("skipped: gnubg is not installed");
        return;
    };
    let gnubg = format!("gnubg:{gnubg}");
    for terms in [&["--no-cube"][..], &["--points", "5"], &[]] {
        let found = played(&[&["plies:0", gnubg.as_str(), "--games", "20"], terms].concat());
        assert_eq!(found.last().unwrap()["faults"], json!([0, 0]), "{terms:?}");
    }
}
