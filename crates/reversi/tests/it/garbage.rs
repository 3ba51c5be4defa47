//! A megabyte of anything is answered at once, and nothing panics.

use std::time::{Duration, Instant};

use reversi::{Goal, Variant, ggf, obf, sgf, text, transcript, wthor};

use crate::random::Random;

const MEGABYTE: usize = 1 << 20;
const LIMIT: Duration = Duration::from_secs(8);

/// Every reader on a text; whether one took it does not matter here, only that each answers.
fn read_everything(text: &str) {
    let _ = text::read(text, Variant::REVERSI);
    let _ = text::read_all(text, Variant::REVERSI_6);
    let _ = transcript::read(text, Variant::REVERSI);
    let _ = ggf::read(text);
    let _ = sgf::read(text);
    let _ = obf::read(text, Goal::Most);
    let _ = wthor::read(text.as_bytes());
    let _ = wthor::read_players(text.as_bytes());
}

fn check(text: &str) {
    in_time(text, read_everything);
}

fn in_time(text: &str, read: impl Fn(&str)) {
    let start = Instant::now();
    read(text);
    let took = start.elapsed();
    let head: String = text.chars().take(30).collect();
    // Eight readers take a fifth of a second together; a quadratic one would take minutes. The limit leaves room for a
    // machine that is busy with something else.
    assert!(took < LIMIT, "{took:?} for {head:?}…");
}

#[test]
fn a_megabyte_is_answered_at_once() {
    let pieces = [
        "(",
        ")",
        "[",
        "]",
        "(;",
        "(;GM[",
        "(;GM[2]",
        "(;GM[2])",
        "(;GM[Othello]",
        "(;GM[Othello]TY[8];)",
        "(;A[",
        "(;A[]",
        "(;A\\",
        ";",
        "B[f5]",
        "(;GM[2]AB[a1:h8]",
        "\\",
        "\"",
        "{\"m\":\"",
        "{\"m\":\"f5\"}",
        "[",
        "{",
        "{\"moves\":\"",
        "-",
        "--",
        " - ",
        "X",
        "X ",
        "X\n",
        "X\n\n",
        "|",
        "1 ",
        "1\n",
        "8x8 ",
        "a b c d e f g h\n",
        "f5",
        "f5d6",
        "f5\n",
        "pass ",
        "(f5)",
        "é",
        "\u{feff}",
        "\n",
        " ",
        "\0",
        "%",
        "% x\n",
        "---------------------------OX------XO--------------------------- X; F5:+1;",
        "---------------------------OX------XO--------------------------- X\n",
        "-------- ",
        "--------\n",
        "0",
        "9",
        "1. ",
        "(;GM[2];B[f5](;W[d6])(;W[f6])",
    ];
    for piece in pieces {
        check(&piece.repeat(MEGABYTE / piece.len()));
        check(&format!("(;GM[Othello]{}", piece.repeat(MEGABYTE / piece.len())));
        check(&format!("(;GM[2]AB[a1]{}", piece.repeat(MEGABYTE / piece.len())));
        check(&format!(
            "---------------------------OX------XO---------------------------{}",
            piece.repeat(MEGABYTE / piece.len())
        ));
    }
}

/// Each refused game has its line and column, which are not counted from the text's start again.
#[test]
fn a_megabyte_of_refused_games_is_answered_at_once() {
    for piece in ["(;GM[Othello];)", "(;GM[Othello];)\n", "(;GM[Go])\n", "-------- -------- X;\n", "f5a1\nf5\n"] {
        let text = piece.repeat(MEGABYTE / piece.len());
        in_time(&text, |text| {
            let games = text::read_each(text, Variant::REVERSI);
            let last = games.iter().rev().find_map(|game| game.as_ref().err()).expect("some are refused").place();
            let before = &text[..last.offset];
            let line = before.matches('\n').count() + 1;
            let column = before.len() - before.rfind('\n').map_or(0, |at| at + 1) + 1;
            assert_eq!((last.line, last.column), (line, column), "{piece:?}");
        });
    }
}

#[test]
fn random_soup_never_panics() {
    let mut random = Random(11);
    let pieces = [
        "(;",
        "GM[2]",
        "GM[Othello]",
        "BO[8 ",
        "TY[8]",
        "TY[6a]",
        "SZ[6]",
        "AB",
        "[",
        "]",
        "\\",
        "(",
        ")",
        "f5",
        "d6",
        "c3",
        "B[f5]",
        "W[d6]",
        "PS",
        "--",
        "-",
        "X",
        "O",
        " ",
        "\n",
        "8x8",
        "6x6",
        "anti",
        "é",
        "\u{feff}",
        "1.",
        "%",
        ";",
        ":",
        "+2",
        "\"",
        "{",
        "\"m\":",
        "a b c d e f g h\n",
        "---------------------------OX------XO---------------------------",
        "-----OX--XO-----",
        "1",
        "|",
        "65",
        "h",
        "\r",
        "RE[",
        "-64.00:r",
    ];
    for _ in 0..40_000 {
        let text: String = (0..random.below(14)).map(|_| pieces[random.below(pieces.len())]).collect();
        read_everything(&text);
    }
}
