//! `volteface convert`.

use std::path::PathBuf;

use crate::{err, out, run, run_with};

const GAMES: &str = "f5d6c3d3c4f4f6f3e6e7\nf5f4c3c6c5d6f3c4c7\n";

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("volteface-convert-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}

#[test]
fn every_format_leads_back_to_the_same_games() {
    for format in ["transcript", "sgf", "ggf", "wthor"] {
        let there = run_with(&["convert", "-", "--to", format], GAMES.as_bytes());
        assert!(there.status.success(), "{format}: {}", err(&there));
        let ending = if format == "wthor" { "games.wtb".to_owned() } else { format!("games.{format}") };
        let path = file(&ending, &there.stdout);
        let back = run(&["convert", path.to_str().unwrap(), "--to", "transcript"]);
        assert_eq!(out(&back), "8x8 f5d6c3d3c4f4f6f3e6e7\n8x8 f5f4c3c6c5d6f3c4c7\n", "{format}: {}", err(&back));
    }
}

#[test]
fn obf_has_the_last_positions() {
    let output = run_with(&["convert", "-", "--to", "obf"], b"f5d6\n");
    assert_eq!(out(&output).trim_end(), "---------------------------OX------OXX-----O-------------------- X;");
}

#[test]
fn a_refused_game_does_not_drop_the_others() {
    let ggf = "(;GM[Othello]TY[8]B[F5];)\n(;GM[Othello]TY[10];)\n(;GM[Othello]TY[8]B[F5]W[D6];)\n";
    let output = run_with(&["convert", "-", "--to", "transcript"], ggf.as_bytes());
    assert_eq!((out(&output), output.status.code()), ("8x8 f5\n8x8 f5d6\n", Some(2)));
    assert!(err(&output).contains("ine 2") && err(&output).contains("one game is left out"), "{}", err(&output));
    let output = run_with(&["convert", "-", "--to", "wthor"], b"f5d6\n6x6 c2b4\n");
    assert_eq!((output.stdout.len(), output.status.code()), (16 + 68, Some(2)));
    assert!(err(&output).contains("game 2 cannot stand"), "{}", err(&output));
    let output = run_with(&["convert", "-", "--to", "transcript"], b"{\"moves\":\"f5\"}\nf5d6\n");
    assert_eq!(out(&output), "8x8 f5\n8x8 f5d6\n", "{}", err(&output));
}

#[test]
fn a_base_stays_as_it_is() {
    use reversi::{Size, wthor};
    let square = |name| Size::Eight.square(name).unwrap();
    let entry =
        |squares| wthor::WtbGame { tournament: 7, black: 8, white: 9, black_score: 40, best_score: 33, squares };
    let made = wthor::Made { year: 2025, month: 2, day: 3 };
    let base = |games| wthor::Wtb { made, year: 2024, depth: 22, games }.write();
    let bytes = base(vec![entry(vec![square("f5")]), entry(vec![square("a1")]), entry(vec![square("d3")])]);
    let path = file("kept.wtb", &bytes);
    let output = run(&["convert", path.to_str().unwrap(), "--to", "wthor"]);
    assert_eq!(output.stdout, base(vec![entry(vec![square("f5")]), entry(vec![square("d3")])]));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("game 2"));
}

#[test]
fn what_does_not_fit_is_said() {
    let small = run_with(&["convert", "-", "--variant", "6x6", "--to", "wthor"], b"c2b4\n");
    assert_eq!(small.status.code(), Some(2));
    assert!(err(&small).contains("game 1 cannot stand in a WTHOR base"), "{}", err(&small));
    let bad = run_with(&["convert", "-", "--to", "sgf"], b"f5d6\nf5f5\n");
    assert_eq!(bad.status.code(), Some(2));
    assert!(err(&bad).contains("line 2"), "{}", err(&bad));
    let torn = run(&["convert", file("torn.wtb", b"\x14\x00").to_str().unwrap(), "--to", "ggf"]);
    assert_eq!(torn.status.code(), Some(2));
    let missing = run(&["convert", "no-such-file", "--to", "ggf"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("no-such-file"));
}
