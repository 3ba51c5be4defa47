//! `volteface solve`.

use serde_json::Value;

use crate::files::{file, known, obf};
use crate::{err, out, run, run_with, volteface};

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check_set(set: &str, variant: &str, step: usize) {
    let positions = known(set, step);
    let path = file(&format!("{set}.obf"), &obf(&positions));
    let path = path.to_str().unwrap();
    let arguments = ["solve", path, "--variant", variant, "--json", "--memory", "2"];
    let output = run(&[&arguments[..], &["--threads", "2"]].concat());
    assert!(output.status.success(), "{}", err(&output));
    let found = lines(out(&output));
    assert_eq!(found.len(), positions.len());
    for (at, (found, known)) in found.iter().zip(&positions).enumerate() {
        assert_eq!(found["line"], at + 1);
        assert_eq!((&found["score"], &found["exact"]), (&known.value.into(), &true.into()), "{}", known.line);
        let best = found["best"].as_str().expect("there is a move or a pass");
        assert_eq!(known.moves[best], known.value, "{}", known.line);
        assert!(found["nodes"].as_u64().unwrap() > 0 && found["seconds"].as_f64().unwrap() >= 0.0);
    }
    let wld = lines(out(&run(&[&arguments[..], &["--wld"]].concat())));
    for (found, known) in wld.iter().zip(&positions) {
        let word = ["loss", "draw", "win"][(known.value.signum() + 1) as usize];
        assert_eq!(
            (&found["score"], &found["outcome"]),
            (&known.value.signum().into(), &word.into()),
            "{}",
            known.line
        );
    }
}

#[test]
fn solved_sets_of_every_variant() {
    check_set("solved_exact8_wthor.jsonl", "8x8", 9);
    check_set("solved_exact6.jsonl", "6x6", 7);
    check_set("solved_anti8.jsonl", "anti", 11);
    check_set("solved_anti6.jsonl", "anti6x6", 7);
}

#[test]
fn threads_together_find_the_same() {
    // One position for three threads.
    let positions = known("solved_exact8_wthor.jsonl", 199);
    let path = file("one.obf", &obf(&positions[..1]));
    let output =
        run(&["solve", path.to_str().unwrap(), "--json", "--memory", "2", "--threads", "3", "--cpu", "portable"]);
    assert_eq!(lines(out(&output))[0]["score"], positions[0].value);
}

const BOARD: &str = "--OOOO--OOOXOOOXOOXOXOOXOXOXOXOXOOXOXOXXOXOXXXXXOXXXXXXXOXXXXXXX X";

#[test]
fn bad_lines_are_named_and_the_others_solved() {
    let whole = format!("% remark\n\n{BOARD}; H1:+34;\nnonsense\n{BOARD} Q;\n{BOARD};\n");
    let text = whole + &BOARD[..64] + ";\n";
    let output = run_with(&["solve", "-", "--memory", "1"], text.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    let found: Vec<Vec<&str>> = out(&output).lines().map(|line| line.split_whitespace().collect()).collect();
    let heads: Vec<_> = found.iter().map(|line| (line[0], line[1], line[2], line[5])).collect();
    assert_eq!(heads, [("3", "+34", "h1", "exact"), ("6", "+34", "h1", "exact")]);
    assert!(err(&output).contains("Line 4, column 1: “n” is not a square"), "{}", err(&output));
    assert!(err(&output).contains("Line 5, column"), "{}", err(&output));
    assert!(err(&output).contains("2 of 2 solved") && err(&output).contains("3 lines could not be read"));
    assert!(err(&output).contains("Line 7, column 65: the side to move is missing"), "{}", err(&output));
}

#[test]
fn a_pass_and_an_end_have_no_square() {
    let pass = "OX-------------------------XX------XX--------------------------- X";
    let over = "--XXXX--XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX O";
    let text = format!("{pass};\n{over};\n");
    let output = run_with(&["solve", "-", "--json", "--memory", "1"], text.as_bytes());
    let found = lines(out(&output));
    assert_eq!((&found[0]["best"], &found[0]["exact"]), (&"pass".into(), &true.into()), "{found:?}");
    assert_eq!((&found[1]["best"], &found[1]["score"]), (&Value::Null, &(-64).into()));
}

#[test]
fn what_is_no_list_is_refused_in_both_languages() {
    let empty = run_with(&["solve", "-"], b"% only a remark\n");
    assert_eq!((empty.status.code(), err(&empty)), (Some(2), "volteface: there is no position to read\n"));
    let missing = volteface(&["solve", "no-such.obf"]).env("LANG", "fr").output().unwrap();
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("no-such.obf"));
    for arguments in [["--threads", "0"], ["--memory", "0"]] {
        assert_eq!(run(&[&["solve", "-"], &arguments[..]].concat()).status.code(), Some(2));
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_is_done() {
    let rest = check_ctrl_c(&["solve", "-", "--memory", "1", "--json"], "1 of 2 solved");
    assert!(rest.is_empty(), "only what is proven is printed: {rest:?}");
    let rest = check_ctrl_c(&["analyse", "-", "--memory", "1", "--json", "--depth", "60"], "interrupted");
    let [found] = &lines(&rest)[..] else { panic!("{rest}") };
    assert_eq!(
        (&found["line"], &found["complete"], &found["moves"][3]["exact"]),
        (&2.into(), &false.into(), &false.into())
    );
}

/// Interrupts a command once it has told of the first of two positions; what it prints after that.
#[cfg(unix)]
fn check_ctrl_c(arguments: &[&str], said: &str) -> String {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let mut command = volteface(arguments);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The second is the start of the game, which nobody solves in a lifetime.
    let text = format!("{BOARD};\n---------------------------OX------XO--------------------------- X;\n");
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().contains("\"score\":34"));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", err(&output));
    assert!(err(&output).contains(said) && err(&output).contains("interrupted"), "{}", err(&output));
    rest.join("\n")
}
