//! Match files: those found in the wild replay, and what is written is read.

use std::fs;

use backgammon::{Checker, Illegal, Reading, Reason, Score, mat};

use crate::data;

fn files() -> Vec<(String, String)> {
    let Some(folder) = data::FILES.borrowed("matches") else { return Vec::new() };
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension != "sgf"))
        .collect();
    files.sort();
    let name = |path: &std::path::Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), fs::read_to_string(path).expect("a text"))).collect()
}

/// The score that every next game has is the one that follows from the game before it.
pub fn check_scores(name: &str, reading: &Reading) {
    let record = &reading.record;
    let mut score = Score::of_match(record.length);
    for (number, game) in record.games.iter().enumerate() {
        assert_eq!(game.start().score, score, "{name}, game {}", number + 1);
        match game.award() {
            Some(award) => score = score.after(&award, &record.rules),
            None => assert_eq!(number + 1, record.games.len(), "{name}: only the last game may be unfinished"),
        }
    }
}

#[test]
fn every_file_replays_and_scores() {
    let files = files();
    let mut games = 0;
    for (name, text) in &files {
        let reading = mat::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(reading.bad, [], "{name}");
        check_scores(name, &reading);
        games += reading.record.games.len();
        let written = mat::write(&reading.record);
        let again = mat::read(&written).unwrap_or_else(|error| panic!("{name}: {error}\n{written}"));
        assert_eq!(again, reading, "{name}\n{written}");
        assert_eq!(mat::write(&again.record), written, "{name}");
        if text.contains("and the match") {
            assert!(reading.record.winner().is_some(), "{name}");
        }
    }
    assert!(files.is_empty() || (files.len() == 19 && games > 100), "{} files, {games} games", files.len());
}

fn read(text: &str) -> Reading {
    mat::read(text).unwrap_or_else(|error| panic!("{error}"))
}

const HEAD: &str = " 3 point match\n\n Game 1\n Ada : 0                         Bob : 0\n";

#[test]
fn dialects() {
    let check = |turns: &str, expect: &[&str]| {
        let reading = read(&format!("{HEAD}{turns}"));
        assert_eq!(reading.bad, [], "{turns}");
        let entries = reading.record.games[0].entries();
        let actions: Vec<String> = entries.iter().map(|entry| entry.action.to_string()).collect();
        assert_eq!(actions, expect, "{turns}");
    };
    check("  1) 31: 8/5 6/5                 62: 24/18 13/11\n", &["3-1", "8/5 6/5", "62", "24/18 13/11"]);
    check("  1)                             13: 8/5 6/5\r\n", &["1-3", "8/5 6/5"]);
    check("\t1) 31: 8/5, 6/5 62: 24-18 13/11\n", &["3-1", "8/5 6/5", "62", "24/18 13/11"]);
    check("  1) : 8/5 6/5\n", &["3-1", "8/5 6/5"]);
    check("  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes\n", &["3-1", "8/5 6/5", "double", "take"]);
    check(
        "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops                       Wins 1 point\n",
        &["3-1", "8/5 6/5", "double", "drop"],
    );
    check("  1) 31: 8/5 6/5\n      Wins 2 points\n", &["3-1", "8/5 6/5", "black resigns gammon", "accept"]);
    check(
        "  1) 31: ????\n                                  Wins 3 points and the match\n",
        &["3-1", "white resigns backgammon", "accept"],
    );
    // The loser's dice are on the table: nothing was played with them.
    check(
        "  1) 31: 8/5 6/5                 62:\n      Wins 1 point\n",
        &["3-1", "8/5 6/5", "62", "black resigns single", "accept"],
    );
    // Equal dice cannot be an opening: the game begins with a roll.
    check("  1) 33: 8/5(2) 6/3(2)\n", &["33", "8/5(2) 6/3(2)"]);
}

#[test]
fn heads() {
    let check = |head: &str, length: u16| {
        let reading = read(&format!("{head}\n Game 1.\n Ada : 3                         Bob : 1\n  1) 31: 8/5 6/5\n"));
        assert_eq!((reading.bad.as_slice(), reading.record.length), ([].as_slice(), length), "{head}");
        assert_eq!(reading.record.games[0].start().score.points, [3, 1]);
    };
    check("7 point match", 7);
    check(" 7 Point Match ", 7);
    check("0 point match", 0);
    check("Money session", 0);
}

#[test]
fn a_turn_that_passes() {
    // White closes its home board with a checker of Black on the bar.
    let setup = "; [Setup \"XGID=-AB----------------bbbbbbA:0:0:1:00:0:0:0:3:10\"]";
    for (cell, passes) in
        [("61:", true), ("61: Cannot Move", true), ("61: bar/19 2/1", false), ("61: 25/24 3/2", false)]
    {
        let text = format!(
            " 3 point match\n\n Game 1\n {setup}\n Ada : 0                         Bob : 0\n  1)                             {cell}\n"
        );
        let reading = read(&text);
        assert_eq!(reading.bad.is_empty(), passes, "{cell}");
        if passes {
            let actions: Vec<String> =
                reading.record.games[0].entries().iter().map(|entry| entry.action.to_string()).collect();
            assert_eq!(actions, ["61", "no play"], "{cell}");
        }
    }
}

#[test]
fn tags_and_comments() {
    let text = format!(
        "\u{feff}; [Site \"Paris\"]\r\n; [Player 1 \"Ada\"]\r\n; [Player 2 Elo \"2,00/0\"]\r\n; [CubeLimit \"64\"]\r\n; a remark\r\n; +---+\r\n{HEAD}"
    );
    let record = read(&text).record;
    assert_eq!(
        (record.place.as_str(), record.white.name.as_str(), record.black.name.as_str()),
        ("Paris", "Ada", "Bob")
    );
    assert_eq!((record.black.rating.as_str(), record.comment.as_str()), ("2,00/0", "a remark"));
    assert_eq!((record.rules.cube_limit, record.length, record.games.len()), (6, 3, 1));
    let other = mat::read("; [Variation \"Nackgammon\"]\n 3 point match\n").expect_err("another game");
    assert_eq!(other.to_string(), "match: line 1, column 15: `Nackgammon` is another game");
    assert_eq!(mat::read("hello").expect_err("no match").to_string(), "match: line 1, column 1: `Game 1` is missing");
}

#[test]
fn a_bad_game_keeps_the_good_ones() {
    let text = " 5 point match\n\n Game 1\n Ada : 0     Bob : 0\n  1) 31: 8/5 6/5\n      Wins 1 point\n\n Game 2\n \
                Ada : 1     Bob : 0\n  1) 31: 8/5 6/2\n      Wins 1 point\n\n Game 3\n Ada : 2     Bob : 0\n  1) 31: 8/5 6/5\n";
    let reading = read(text);
    assert_eq!(reading.record.games.len(), 2);
    assert_eq!(reading.record.games[1].start().score.points, [2, 0]);
    let [bad] = reading.bad.as_slice() else { panic!("{:?}", reading.bad) };
    assert_eq!((bad.place().line, bad.place().game), (10, Some(2)));
    assert!(matches!(bad.reason(), Reason::Illegal { by: Checker::White, .. }));
    assert_eq!(bad.to_string(), "match: line 10, column 6, game 2: no die left goes from 6 to 2, 4 pips");
}

#[test]
fn what_is_wrong_with_a_game() {
    let check = |turns: &str, line: usize, column: usize, sentence: &str| {
        let reading = read(&format!("{HEAD}{turns}"));
        let [bad] = reading.bad.as_slice() else { panic!("{turns}: {:?}", reading.bad) };
        assert_eq!((bad.place().line, bad.place().column, bad.reason().to_string().as_str()), (line, column, sentence));
    };
    check("  1) 31: 8/5 6/5\n  2) 62: 24/18 13/11\n", 6, 6, "it is not white's turn");
    check("  1) 31:\n  2)                              62: 24/18 13/11\n", 5, 6, "white's play is missing");
    check("  1) 31: 8/5 x\n", 5, 14, "`x` is no play");
    check("  1) 71: 8/5 6/5\n", 5, 6, "`71` is no roll");
    check("  1) hello\n", 5, 6, "`hello` is not expected here");
    check("hello\n", 5, 1, "`hello` is not expected here");
    check("  1) 31: 8/5 6/5                  Doubles => 4\n", 5, 35, "`Doubles => 4` is no double of this cube");
    check("  1) 31: 8/5 6/5                  Takes\n", 5, 35, "not now: black is to roll");
    check("  1) 31: 8/5 6/5\n      Wins 5 points\n", 6, 7, "the file says that white wins 5, the game says otherwise");
    check(
        "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n      Wins 1 point\n",
        7,
        7,
        "the file says that white wins 1, the game says otherwise",
    );
    check(
        "  1) 31: 8/5 6/5\n      Wins 1 point\n  2) 31: 8/5 6/5\n",
        7,
        6,
        "`31: 8/5 6/5` comes after the end of the game",
    );
}

#[test]
fn the_crawford_game() {
    let text = |tag: &str| {
        format!(
            "{tag} 3 point match\n\n Game 1\n Ada : 2     Bob : 0\n  1) 31: 8/5 6/5       Doubles => 2\n  2)  Drops\n                                  \
             Wins 1 point\n"
        )
    };
    // A double in what would be the Crawford game tells that the rule is not in use.
    let reading = read(&text(""));
    assert_eq!(reading.bad, []);
    assert!(!reading.record.rules.crawford && !reading.record.games[0].start().score.is_crawford);
    let reading = read(&text("; [Crawford \"On\"]\n"));
    assert!(matches!(reading.bad[0].reason(), Reason::Illegal { illegal: Illegal::Crawford, .. }));
}

#[test]
fn written_text() {
    let text = "; [Player 1 \"Ada\"]\n; [Player 2 \"Bob\"]\n\n 3 point match\n\n Game 1\n Ada : 0                         Bob : 0\n  \
                1)                             31: 8/5 6/5\n  2) 62: 24/18 13/11              Doubles => 2\n  3)  Drops                       \
                Wins 1 point\n";
    let reading = read(text);
    assert_eq!(reading.bad, []);
    assert_eq!(mat::write(&reading.record), text);
    let odd = "White : 3 : x";
    let mut record = reading.record;
    record.white.name = odd.into();
    let again = read(&mat::write(&record));
    assert_eq!((again.bad.as_slice(), again.record.white.name.as_str()), ([].as_slice(), odd));
}
