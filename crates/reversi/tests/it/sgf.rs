//! SGF games.

use reversi::{Disc, Margin, Outcome, Reason, Record, Variant, sgf, text};

fn one(text: &str) -> sgf::SgfGame {
    let mut games = sgf::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn record(text: &str) -> Record {
    one(text).record
}

fn refused(text: &str) -> (usize, Option<usize>, Reason) {
    let error = sgf::read(text).expect_err(text);
    (error.place().offset, error.place().move_number, error.reason().clone())
}

#[test]
fn moves_by_name_or_by_two_letters() {
    let check = |text: &str, moves: &str| assert_eq!(record(text).game.to_string(), moves, "{text}");
    check("(;GM[2]FF[4]SZ[8];B[f5];W[d6];B[c3])", "f5d6c3");
    check("(;GM[2];B[F5];W[D6])", "f5d6");
    check("(;FF[4]GM[2];B[fe];W[df])", "f5d6");
    check("( ; GM [2] ; B [f5]\n;W[d6] )", "f5d6");
    check("(;GM[2])", "");
    check("(;GM[2]SZ[6];B[c2];W[b4])", "c2b4");
    check("(;GM[2]SZ[6:6]RU[Anti Reversi];B[c2])", "c2");
}

#[test]
fn game_information() {
    let record = record(
        "(;GM[2]PB[Ada \\] \\\\]PW[Bo\\\nb]BR[1500]WR[3d]EV[Cup]PC[Paris]DT[2024-05-01]TM[1800]OT[3x10]RE[W+T]GC[good\ngame])",
    );
    assert_eq!((record.black.name.as_str(), record.white.name.as_str()), ("Ada ] \\", "Bob"));
    assert_eq!((record.black.rating.as_str(), record.white.rating.as_str()), ("1500", "3d"));
    assert_eq!((record.event.as_str(), record.place.as_str()), ("Cup", "Paris"));
    assert_eq!((record.date.as_str(), record.time.as_str()), ("2024-05-01", "1800 3x10"));
    assert_eq!(record.outcome, Some(Outcome::Win { by: Disc::White, margin: Margin::Time }));
    assert_eq!(record.comment, "good game");
    assert_eq!(text::read(&sgf::write(&record), Variant::ANTI), Ok(record));
}

#[test]
fn results() {
    let check = |text: &str, expect: Option<&str>| {
        let outcome = record(&format!("(;GM[2]RE[{text}])")).outcome;
        assert_eq!(outcome.map(|outcome| outcome.to_string()).as_deref(), expect, "{text}");
    };
    check("B+12", Some("B+12"));
    check("W+2.5", Some("W+2.50"));
    check("B+R", Some("B+R"));
    check("W+Resign", Some("W+R"));
    check("B+Time", Some("B+T"));
    check("B+F", Some("B+F"));
    check("W+", Some("W+"));
    check("0", Some("0"));
    check("Draw", Some("0"));
    check("?", None);
    check("Void", None);
    check("", None);
}

#[test]
fn set_ups() {
    let setup = record("(;GM[2]AB[a1][h8]PL[W];W[e3])").game.setup();
    assert_eq!(setup.board.text(reversi::Size::Eight).matches('X').count(), 4);
    assert_eq!(setup.to_move, Disc::White);
    // Without `PL`, the first move tells.
    assert_eq!(record("(;GM[2]AW[a1];W[e3])").game.setup().to_move, Disc::White);
    assert_eq!(record("(;GM[2]AW[a1])").game.setup().to_move, Disc::Black);
    // A rectangle, in both kinds of names.
    assert_eq!(record("(;GM[2]AB[a1:c2])").game.setup(), record("(;GM[2]AB[aa:cb])").game.setup());
    assert_eq!(record("(;GM[2]AB[a1:h8]AE[a1])").game.setup().board.black.count(), 63);
    assert_eq!(record("(;GM[2];AB[a1];B[d3])").game.squares().count(), 1);
}

#[test]
fn passes() {
    let board = "AB[a1]AW[b1]AB[d4][e4][d5][e5]AW[g8]AB[h8]";
    let moves = |text: &str| record(&format!("(;GM[2]{board}{text})")).game.to_string();
    // White passes after c1, whether the file says so or not.
    assert_eq!(moves(";B[c1];W[];B[f8]"), "c1f8");
    assert_eq!(moves(";B[c1];W[pass];B[f8]"), "c1f8");
    assert_eq!(moves(";B[c1];W[tt];B[f8]"), "c1f8");
    assert_eq!(moves(";B[c1];B[f8]"), "c1f8");
    // Programs that close a game with passes.
    assert_eq!(moves(";B[c1];B[f8];W[];B[]"), "c1f8");
}

#[test]
fn the_main_line_is_read_and_the_others_are_counted() {
    let check = |text: &str, moves: &str, variations| {
        let game = one(text);
        assert_eq!((game.record.game.to_string().as_str(), game.variations), (moves, variations), "{text}");
    };
    check("(;GM[2];B[f5](;W[d6];B[c3])(;W[f6])(;W[f4]))", "f5d6c3", 2);
    check("(;GM[2];B[f5](;W[d6](;B[c3])(;B[c4])) (;W[f6]))", "f5d6c3", 2);
    check("(;GM[2];B[f5](;W[d6](;B[c3])(;B[c4](;W[a1])(;W[z9]))\n)\n)", "f5d6c3", 2);
    check("(;GM[2](;B[f5];W[d6]))", "f5d6", 0);
    let deep = format!("{}{}", "(;GM[2]".repeat(100_000), ")".repeat(100_000));
    check(&deep, "", 0);
}

#[test]
fn several_games() {
    assert_eq!(sgf::read("(;GM[2];B[f5])\n(;GM[2];B[d3])").expect("two games").len(), 2);
}

#[test]
fn refusals_name_the_place() {
    assert_eq!(refused("x"), (0, None, Reason::Missing { field: "(;" }));
    assert_eq!(refused("(;GM[1];B[aa])"), (5, None, Reason::OtherGame { found: "GM[1]".into() }));
    assert_eq!(refused("(;GM[2]SZ[10])"), (10, None, Reason::Size { found: "10x10".into() }));
    assert_eq!(refused("(;GM[2]SZ[8:6])"), (10, None, Reason::Size { found: "8x6".into() }));
    assert_eq!(refused("(;GM[2"), (4, None, Reason::Unclosed { opener: '[' }));
    assert_eq!(refused("(;GM[2]"), (7, None, Reason::Unclosed { opener: '(' }));
    assert_eq!(refused("(;GM[2];B f5)"), (8, None, Reason::Unexpected { found: "B f5)".into() }));
    assert_eq!(refused("(;GM[2];B[f5];AB[a1])"), (17, Some(2), Reason::LateSetup));
    assert_eq!(refused("(;GM[2];B[f5];B[d6])"), (16, Some(2), Reason::NotTheirTurn { by: Disc::Black }));
    assert_eq!(refused("(;GM[2]PL[Z])"), (10, None, Reason::NotASide { found: "Z".into() }));
    assert!(matches!(refused("(;GM[2];B[f5];W[d9])"), (16, Some(2), Reason::NoSuchSquare(_))));
    assert!(matches!(refused("(;GM[2];B[f5];W[])"), (16, Some(2), Reason::PassNotDue { .. })));
    assert!(matches!(refused("(;GM[2]AE[d4])"), (10, None, Reason::Impossible { .. })));
}
