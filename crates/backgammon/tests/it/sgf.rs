//! Smart Game Format: the file found in the wild replays, and what is written is read.

use backgammon::{Checker, Cube, Ending, Match, Place, Reading, Reason, Stage, mat, sgf};

use crate::data;
use crate::mat::check_scores;

#[test]
fn the_given_file_replays_and_scores() {
    let Some(text) = data::FILES.borrowed_text("matches/gnubg-7pt.sgf") else { return };
    let reading = sgf::read(&text).expect("a match");
    assert_eq!(reading.bad, []);
    let record = &reading.record;
    assert_eq!((record.length, record.games.len()), (7, 4));
    check_scores("gnubg-7pt.sgf", &reading);
    assert_eq!(record.winner(), Some(Checker::White));
    assert!(record.games[3].start().score.is_crawford);
    let written = sgf::write(record);
    let again = sgf::read(&written).expect("a match");
    assert_eq!(again, reading);
    assert_eq!(sgf::write(&again.record), written);
    // The same match in the other form.
    let text = mat::write(record);
    let by_mat = mat::read(&text).expect("a match");
    assert_eq!(by_mat.bad, []);
    assert_eq!(by_mat.record, *record);
}

fn read(text: &str) -> Reading {
    sgf::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn good(text: &str) -> Match {
    let reading = read(text);
    assert_eq!(reading.bad, [], "{text}");
    reading.record
}

fn actions(record: &Match) -> Vec<String> {
    record.games[0].entries().iter().map(|entry| entry.action.to_string()).collect()
}

#[test]
fn moves_and_the_cube() {
    let check = |nodes: &str, expect: &[&str]| {
        assert_eq!(actions(&good(&format!("(;GM[6]MI[length:5]{nodes})"))), expect, "{nodes}");
    };
    check(";B[31qtst]", &["1-3", "8/5 6/5"]);
    check(";W[31hefe]", &["3-1", "8/5 6/5"]);
    check(";W[31fehe];B[62agln]", &["3-1", "8/5 6/5", "62", "24/18 13/11"]);
    check(";B[13qtst];W[double];B[take]", &["1-3", "8/5 6/5", "double", "take"]);
    check(";B[31qtst];W[double];B[drop]RE[W+1]", &["1-3", "8/5 6/5", "double", "drop"]);
    check(";B[31qtst](;W[62xrmk])(;W[62xrfd])", &["1-3", "8/5 6/5", "62", "24/18 13/11"]);
    check(";B[31qtst];PL[W]DI[62]", &["1-3", "8/5 6/5", "62"]);
    check(";B[31qtst];PL[W]DI[62];W[62xrmk]", &["1-3", "8/5 6/5", "62", "24/18 13/11"]);
    check("RE[B+2R];B[31qtst]", &["1-3", "8/5 6/5", "white resigns gammon", "accept"]);
    check("XO[44][22]RU[Auto1];B[31qtst]", &["4-4", "2-2", "1-3", "8/5 6/5"]);
}

#[test]
fn what_a_file_says() {
    let record = good(
        "(;GM[6]MI[length:5][game:2][ws:1][bs:4]PW[Ada \\] \\\\]PB[Bo\\\nb]WR[1500]EV[Cup]PC[Paris]DT[2024]RU[Crawford:CrawfordGame]GC[good\ngame])",
    );
    assert_eq!((record.white.name.as_str(), record.black.name.as_str()), ("Ada ] \\", "Bob"));
    assert_eq!((record.white.rating.as_str(), record.event.as_str()), ("1500", "Cup"));
    assert_eq!((record.place.as_str(), record.date.as_str(), record.comment.as_str()), ("Paris", "2024", "good game"));
    let score = record.games[0].start().score;
    assert_eq!((score.length, score.points, score.is_crawford), (5, [1, 4], true));
    assert_eq!(good(&sgf::write(&record)), record);
}

#[test]
fn set_ups_of_other_programs() {
    let record = good("(;GM[6]MI[length:5]AE[a:y]AW[a][a][b][y]AB[x][w][v][v]PL[B]CV[2]CP[b];B[21xzwz])").games;
    assert!(record[0].start().cube == Cube::of_value(2, Some(Checker::Black)).expect("a cube"));
    let reading = read("(;GM[6]AE[a:y]AW[a][a][b][y]AB[x][w][v][v]PL[B]CV[2]CP[w];B[21xzwz];W[double];B[drop])");
    assert_eq!(reading.bad, []);
    let game = &reading.record.games[0];
    assert_eq!(game.start().stage, Stage::ToRoll);
    assert_eq!(game.start().board.own_off(), 11);
    let award = game.award().expect("dropped");
    assert_eq!((award.winner, award.points, award.ending), (Checker::White, 2, Ending::Dropped));
    let written = sgf::write(&reading.record);
    assert_eq!(read(&written), reading);
}

/// The only fault of a text.
fn fault(text: &str) -> (Place, Reason) {
    let reading = read(text);
    let [bad] = reading.bad.as_slice() else { panic!("{text}: {:?}", reading.bad) };
    (bad.place(), bad.reason().clone())
}

#[test]
fn refusals_name_the_place() {
    let check = |text: &str, offset: usize, sentence: &str| {
        let (place, reason) = fault(text);
        assert_eq!((place.offset, reason.to_string().as_str()), (offset, sentence), "{text}");
    };
    assert_eq!(sgf::read("x").expect_err("no tree").to_string(), "sgf: line 1, column 1: `(;` is missing");
    check("(;GM[2];B[f5])", 5, "`GM[2]` is another game");
    check("(;GM[6];B[31qt", 9, "`[` is never closed");
    check("(;GM[6];B[31qtst]", 17, "`(` is never closed");
    check("(;GM[6];B 31)", 8, "`B 31)` is not expected here");
    check("(;GM[6];B[71qt])", 10, "`71qt` is no move");
    check("(;GM[6];B[31q])", 10, "`31q` is no move");
    check("(;GM[6];B[31q!])", 10, "`31q!` is no move");
    check("(;GM[6];B[31qtrt])", 10, "no checker to move on 7");
    check("(;GM[6];B[31qtst];B[62agln])", 20, "it is not black's turn");
    check("(;GM[6];B[31];W[62xrmk])", 10, "black's play is missing");
    check("(;GM[6];B[31qtst];AW[a])", 21, "`AW` is not expected here");
    check("(;GM[6]AE[a:y]AW[!])", 17, "`!` is no point");
    check(
        "(;GM[6]RE[W+3];B[31qtst];W[double];B[drop])",
        10,
        "the file says that white wins 3, the game says otherwise",
    );
}

#[test]
fn a_bad_game_keeps_the_good_ones() {
    let reading = read("(;GM[6];B[31qtst])\n(;GM[6];B[31qtrt])\n(;GM[6];W[31hefe])");
    assert_eq!(reading.record.games.len(), 2);
    assert_eq!(reading.bad[0].place().game, Some(2));
    assert_eq!(reading.bad[0].place().line, 2);
}

#[test]
fn deep_trees_are_no_matter() {
    let deep = format!("{}{}", "(;GM[6]".repeat(50_000), ")".repeat(50_000));
    assert_eq!(good(&deep).games.len(), 1);
}
