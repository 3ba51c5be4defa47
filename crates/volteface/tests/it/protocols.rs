//! `volteface nboard` and `volteface gtp`, driven by scripts.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::{err, out, run_with, volteface};

fn nboard(script: &str) -> Vec<String> {
    let output = run_with(&["nboard", "--memory", "1"], script.as_bytes());
    assert!(output.status.success(), "{}", err(&output));
    out(&output).lines().map(str::to_owned).collect()
}

/// The lines that begin with this word, and the rest of them.
fn said<'a>(lines: &'a [String], word: &str) -> Vec<&'a str> {
    lines.iter().filter_map(|line| line.strip_prefix(word)).map(str::trim).collect()
}

const START: &str = "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]\
                     BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6];)";

#[test]
fn a_session_of_version_2() {
    let script =
        format!("nboard 2\nset depth 4\nset game {START}\nping 1\ngo\nmove E6/1.00/0.5\nping 2\nlearn\nquit\n");
    let lines = nboard(&script);
    assert_eq!(said(&lines, "set myname"), ["Volteface", "Volteface4"]);
    assert_eq!(said(&lines, "pong"), ["1", "2"]);
    assert_eq!(said(&lines, "learned").len(), 1);
    let answers = said(&lines, "===");
    let parts: Vec<&str> = answers[0].split('/').collect();
    assert_eq!((answers.len(), parts.len(), parts[0].len()), (1, 3, 2), "{answers:?}");
    assert!(parts[1].parse::<f64>().unwrap().abs() <= 64.0 && parts[2].parse::<f64>().unwrap() >= 0.0);
    // The answer was not played: E6 was, and only what is legal there is.
    assert!(lines.iter().all(|line| !line.contains("legal")), "{lines:?}");
    let nodes: Vec<f64> = said(&lines, "nodestats")[0].split(' ').map(|number| number.parse().unwrap()).collect();
    assert!(nodes[0] > 4.0);
}

#[test]
fn hints_name_the_best_moves() {
    let lines = nboard(&format!("nboard 2\nset depth 3\nset game {START}\nhint 2\nquit\n"));
    let hints = said(&lines, "search");
    let last: Vec<Vec<&str>> = hints[hints.len() - 2..].iter().map(|line| line.split_whitespace().collect()).collect();
    let value = |hint: &[&str]| hint[1].parse::<f64>().unwrap();
    assert!(value(&last[0]) >= value(&last[1]), "{last:?}");
    for hint in &last {
        assert_eq!((hint.len(), hint[2], hint[3], hint[0].len() % 2), (4, "0", "3", 0), "{hint:?}");
    }
    assert_ne!(last[0][0][..2], last[1][0][..2]);
}

#[test]
fn a_solved_position_says_so() {
    let board = "--OOOO--OOO*OOO*OO*O*OO*O*O*O*O*OO*O*O**O*O*****O*******O*******";
    let lines =
        nboard(&format!("nboard 1\nset depth 2\nset game (;GM[Othello]TY[8]BO[8 {board} *];)\nhint 1\ngo\nquit\n"));
    assert!(said(&lines, "search").last().unwrap().ends_with("34.00 0 100%"), "{lines:?}");
    assert!(said(&lines, "===")[0].starts_with("H1/34.00/"), "{lines:?}");
}

#[test]
fn a_pass_is_told_with_its_value() {
    let game = "(;GM[Othello]TY[8]BO[8 O*------------------**O-----****-------*------------------------ O]W[C1]";
    // White has taken b1; Black has no disc in reach and has to pass, unless the game says it has.
    let lines = nboard(&format!("nboard 2\nset depth 2\nset game {game};)\ngo\nset game {game}B[PA];)\ngo\nquit\n"));
    let answers = said(&lines, "===");
    assert_eq!(answers.len(), 2, "{lines:?}");
    for answer in &answers {
        assert!(answer.split('/').nth(1).unwrap().parse::<f64>().unwrap().abs() <= 64.0, "{answers:?}");
    }
    // A position that begins with a pass, and the pass made.
    let pass = "(;GM[Othello]TY[8]BO[8 O*-------------------------**------**--------------------------- *];)";
    let lines = nboard(&format!("nboard 2\nset depth 2\nset game {pass}\ngo\nhint 1\nmove PA\ngo\nquit\n"));
    let answers = said(&lines, "===");
    assert!(answers[0].starts_with("PA/") && answers[1].starts_with("C1/"), "{answers:?}");
    assert!(said(&lines, "search").iter().all(|hint| hint.starts_with("PA")), "{lines:?}");
}

#[test]
fn version_1_sends_moves_by_themselves() {
    let lines = nboard(&format!("nboard 1\nset depth 1\nset game {START}\nE6\nmove F4\ngo\nping 3\nquit\n"));
    assert!(lines.iter().all(|line| !line.contains("legal")), "{lines:?}");
    assert_eq!((said(&lines, "===").len(), said(&lines, "pong")), (1, vec!["3"]));
}

#[test]
fn a_game_is_analysed_from_its_end() {
    let lines = nboard(&format!("nboard 2\nset depth 2\nset game {START}\nanalyze\nquit\n"));
    let made: Vec<&str> = said(&lines, "analysis").iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(made, ["2", "1", "0"]);
}

#[test]
fn what_is_not_understood_is_passed_over() {
    let lines = nboard(
        "nboard 2\nset contempt 3\nset\nset depth x\nfly\nset game (;GM[Chess];)\nmove A1\nmove\n\nping 9\nquit\n",
    );
    assert_eq!(said(&lines, "pong"), ["9"]);
    let status = said(&lines, "status");
    assert!(status.iter().any(|text| text.contains("A1 is not legal")), "{lines:?}");
    assert_eq!(status.len(), 2, "{lines:?}");
}

#[test]
fn a_ping_ends_a_search() {
    let mut command = volteface(&["nboard", "--memory", "1"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    // Sixty plies from the start take longer than anybody waits.
    writeln!(input, "nboard 2\nset depth 60\nset game {START}\ngo").unwrap();
    assert!(lines.any(|line| line == "status Volteface is thinking"));
    writeln!(input, "ping 5").unwrap();
    let before: Vec<String> = lines.by_ref().take_while(|line| line != "pong 5").collect();
    assert!(before.iter().any(|line| line.starts_with("=== ")), "{before:?}");
    // And the next search is not stopped.
    writeln!(input, "set depth 3\nhint 1\nping 6").unwrap();
    let after: Vec<String> = lines.by_ref().take_while(|line| line != "pong 6").collect();
    assert!(after.iter().any(|line| line.starts_with("search ")), "{after:?}");
    drop(input);
    assert!(child.wait().unwrap().success());
}

/// The answers of a GTP session, without their ends.
fn gtp(arguments: &[&str], script: &str) -> Vec<String> {
    let output = run_with(&[&["gtp", "--memory", "1", "--depth", "2"], arguments].concat(), script.as_bytes());
    assert!(output.status.success(), "{}", err(&output));
    let answers: Vec<String> = out(&output).split_terminator("\n\n").map(str::to_owned).collect();
    assert!(answers.iter().all(|answer| answer.starts_with(['=', '?'])), "{answers:?}");
    answers
}

fn check_gtp(arguments: &[&str], script: &str, expect: &[&str]) {
    assert_eq!(gtp(arguments, script), expect, "{script}");
}

#[test]
fn gtp_keeps_the_administrative_rules() {
    let script = "1 protocol_version\n\n# remark\nname # who\n22 known_command play\nknown_command fly\nfly\n7 fly\nquit\nname\n";
    let unknown = "? unknown command";
    let expect = ["=1 2", "= Volteface", "=22 true", "= false", unknown, "?7 unknown command", "="];
    check_gtp(&[], script, &expect);
    let listed = gtp(&[], "list_commands\n");
    for name in ["protocol_version", "genmove", "undo", "time_left", "set_game"] {
        assert!(listed[0].lines().any(|line| line.trim_start_matches("= ") == name), "{name}: {listed:?}");
    }
}

#[test]
fn gtp_plays_by_the_rules() {
    let script =
        "play black f5\nplay w D6\nplay black a1\nplay black z9\nplay white c3\nplay red c3\nundo\nundo\nundo\n";
    let turn = "? it is black's turn";
    let illegal = "? illegal move";
    let expect = ["=", "=", illegal, "? invalid coordinate", turn, "? invalid color", "=", "=", "? cannot undo"];
    check_gtp(&[], script, &expect);
    check_gtp(
        &[],
        "play black pass\nboardsize 7\nboardsize x\nkomi 6.5\nkomi x\nfinal_score\n",
        &[
            illegal,
            "? unacceptable size",
            "? boardsize not an integer",
            "=",
            "? komi not a float",
            "? cannot score: the game is not over",
        ],
    );
    let six = gtp(
        &["--variant", "6x6"],
        "gogui-rules_legal_moves\nboardsize 8\ngogui-rules_board_size\nset_game anti6x6\ngogui-rules_board_size\nset_game go\n",
    );
    assert_eq!(six, ["= c2 b3 e4 d5", "=", "= 8", "=", "= 6", "? unsupported game"]);
}

#[test]
fn gtp_generates_moves_and_passes() {
    // To the end of a wipe-out, then nothing is left but passes.
    let moves = ["f5", "f4", "c3", "c6", "c5", "d6", "f3", "c4", "c7"];
    let sides = ["black", "white"];
    let mut script: String =
        moves.iter().zip(sides.iter().cycle()).map(|(mv, by)| format!("play {by} {mv}\n")).collect();
    script.push_str(
        "genmove white\ngenmove black\nfinal_score\nundo\nundo\nundo\nreg_genmove black\nreg_genmove black\n",
    );
    let answers = gtp(&[], &script);
    assert_eq!(answers[9..12], ["= pass", "= pass", "= B+64"], "{answers:?}");
    assert_eq!(answers[15], answers[16], "what is only asked for is not played");
    // One side alone, with the other's forced passes left out or told.
    let whole = gtp(&[], &"genmove black\ngenmove white\n".repeat(34));
    assert!(whole.iter().all(|answer| answer.starts_with("= ") || answer.contains("turn")), "{whole:?}");
}

#[test]
fn gtp_keeps_to_the_clock() {
    let answers =
        gtp(&["--exact", "0"], "time_settings 0 1 1\ngenmove b\ntime_left w 0 0\ngenmove w\ntime_settings x\n");
    assert!(answers[1].len() == 4 && answers[3].len() == 4, "{answers:?}");
    assert_eq!(answers[4], "? syntax error");
}

#[test]
fn bench_counts_alike_on_every_path() {
    let count = |cpu: &str| out(&crate::run(&["bench", "--cpu", cpu])).lines().next().unwrap().to_owned();
    let first = count("portable");
    assert!(first.strip_prefix("Bench: ").unwrap().parse::<u64>().unwrap() > 100_000);
    assert_eq!(first, count("avx512"));
}
