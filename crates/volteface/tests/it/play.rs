//! `volteface play --plain`, as a pipe sees it.

use std::path::PathBuf;

use crate::{err, out, run, run_with};

const GAME: &str = include_str!("../../../../assets/example/8x8.txt");

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("volteface-play-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_whole_game_is_played_from_a_script_and_kept() {
    let folder = folder("script");
    let data = folder.to_str().unwrap();
    let moves: Vec<&str> = GAME.trim().as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap()).collect();
    let script = moves.join("\n") + "\nmoves\n";
    let arguments = ["play", "reversi", "--opponent", "person", "--plain", "--data", data];
    let output = run_with(&arguments, script.as_bytes());
    assert_eq!((output.status.code(), err(&output)), (Some(0), ""));
    let told = out(&output);
    assert!(told.contains("Black wins 47-17") && told.contains("49, Black g1; White passes"), "{told}");

    // It is there for the next who comes, in another language and in ASCII.
    let id = told.split("--game ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    let again = ["play", "--game", id, "--plain", "--ascii", "--lang", "fr", "--data", data];
    let output = run_with(&again, b"marque\nquitter\n");
    assert!(output.stdout.is_ascii());
    assert!(out(&output).contains("Noir gagne 47-17"), "{}", out(&output));
}

#[test]
fn each_variant_is_played_against_the_computer_and_by_it_alone() {
    let folder = folder("variants");
    let data = folder.to_str().unwrap();
    for variant in ["8x8", "6x6", "anti", "anti6x6"] {
        let arguments = ["--variant", variant, "--level", "1", "--plain", "--data", data];
        let demo = [&["play", "reversi", "--opponent", "demo"], &arguments[..]].concat();
        let output = run(&demo);
        let told = out(&output);
        assert!(told.contains("wins") || told.contains("A draw"), "{told}");
        // A hint; then the sides are changed, and the computer, which has the turn now, is hurried.
        let person = [&["play", "reversi", "--colour", "black"], &arguments[..]].concat();
        let output = run_with(&person, b"hint\nswap\nnow\nscore\n");
        assert!(out(&output).contains("Hint: "), "{}", out(&output));
        assert!(out(&output).contains("Your move: you play White"), "{}", out(&output));
    }
}

#[test]
fn files_are_written_and_read() {
    let folder = folder("files");
    std::fs::create_dir_all(&folder).unwrap();
    let data = folder.to_str().unwrap();
    let file = folder.join("game.ggf");
    let file = file.to_str().unwrap();
    let script = format!("f5\nd6\nsave {file}\nsave {file}\nload {file}\nload {data}/none.sgf\nload f5d6c3\nmoves\n");
    let arguments = ["play", "reversi", "--opponent", "person", "--plain", "--data", data];
    let output = run_with(&arguments, script.as_bytes());
    let told = out(&output);
    for part in ["Written to", "is there already", "cannot be read", "3, Black c3."] {
        assert!(told.contains(part), "no {part:?} in {told}");
    }
    assert!(std::fs::read_to_string(file).unwrap().starts_with("(;GM[Othello]"));
}

#[test]
fn what_is_wrong_is_said() {
    let folder = folder("wrong");
    let data = folder.to_str().unwrap();
    let output = run(&["play", "--data", data]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("this is no terminal"), "{}", err(&output));
    let output = run(&["play", "--resume", "--plain", "--data", data]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("there is no game to go on with"), "{}", err(&output));
    let output = run(&["play", "reversi", "--variant", "4x4", "--plain"]);
    assert!(err(&output).contains("8x8, 6x6, anti, anti6x6"), "{}", err(&output));
}

#[test]
fn a_game_of_backgammon_with_own_dice_a_double_and_a_resignation() {
    let folder = folder("backgammon");
    let data = folder.to_str().unwrap();
    let arguments = ["play", "backgammon", "--match", "3", "--opponent", "person", "--own-dice", "--plain"];
    let script = "31\n8/5 6/5\nd\ny\n64\n24/18 13/9\n8/9\nboard\nresign gammon\ny\nmoves\n";
    let output = run_with(&[&arguments[..], &["--data", data]].concat(), script.as_bytes());
    let told = out(&output);
    for part in [
        "Backgammon, match to 3 points",
        "White begins.",
        "White plays 8/5 6/5",
        "Black doubles.",
        "White takes. The cube shows 2.",
        "Black plays 24/18 13/9",
        "White resigns (gammon).",
        "Black wins 4 points (gammon).",
        "Black wins the match 4-0.",
        "The game is kept",
    ] {
        assert!(told.contains(part), "no {part:?} in {told}");
    }
    let again = ["play", "--game"];
    let id = told.split("--game ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    let file = folder.join("match.mat");
    let script = format!("save {}\n", file.display());
    let output = run_with(&[&again[..], &[id, "--plain", "--data", data]].concat(), script.as_bytes());
    assert!(out(&output).contains("Written to"), "{}", out(&output));
    assert!(std::fs::read_to_string(file).unwrap().contains("8/5 6/5"));
    // The position alone, and in at the other door.
    let file = folder.join("position.xgid");
    let script = format!("first\nsave {0}\nload {0}\n", file.display());
    let output = run_with(&[&again[..], &[id, "--plain", "--data", data]].concat(), script.as_bytes());
    assert!(std::fs::read_to_string(file).unwrap().starts_with("XGID=-b----E-C---eE---c-e----B-:0:0:"));
    assert!(out(&output).contains("Backgammon, match to 3 points"), "{}", out(&output));
}
