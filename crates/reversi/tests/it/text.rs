//! The paste door.

use std::fmt::Write as _;

use reversi::{Board, Disc, Format, Game, Goal, Reason, Setup, Size, Variant, text};

use crate::data;

const START: &str = "---------------------------OX------XO---------------------------";
const AFTER_F5: &str = "---------------------------OX------XXX--------------------------";

fn setup(text: &str) -> Setup {
    text::read(text, Variant::REVERSI).unwrap_or_else(|error| panic!("{text}\n{error}")).game.setup()
}

fn rows(board: &str, side: usize, row: impl Fn(usize, &str) -> String) -> String {
    (0..side).map(|rank| row(rank, &board[rank * side..][..side]) + "\n").collect()
}

fn spaced(row: &str) -> String {
    row.chars().map(|letter| format!("{letter} ")).collect()
}

#[test]
fn boards_in_every_shape() {
    let board = "--OXX----OOOXX-X-OOXXOOO-OXXXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
    let expect = Setup {
        variant: Variant::REVERSI,
        board: Board::parse(board, Size::Eight).expect("a board"),
        to_move: Disc::White,
    };
    let check = |text: &str| assert_eq!(setup(text), expect, "{text}");
    let frame = "  a b c d e f g h\n";
    for side in ["O", "o", "0", "W", "white", "White to move", "O to play", "blancs"] {
        check(&format!("{board} {side}"));
        check(&format!("{board}\n{side}\n"));
        check(&format!("  8x8 {board} {side}"));
        check(&format!("8x8: {board} {side}"));
        check(&format!("{} {side}", rows(board, 8, |_, row| format!("{row} "))));
        check(&format!("{}{side}", rows(board, 8, |_, row| row.into())));
        check(&format!("{}\n{side}", rows(board, 8, |_, row| spaced(row))));
        check(&format!("{frame}{}{side}", rows(board, 8, |rank, row| format!("{} {}", rank + 1, spaced(row)))));
        check(&format!(
            "{frame}{}{frame}{side}",
            rows(board, 8, |rank, row| format!("{0} {1} {0}", rank + 1, spaced(row)))
        ));
        check(&format!("ABCDEFGH\n{}{side}", rows(board, 8, |rank, row| format!("{}{row}", rank + 1))));
        check(&format!("{}{side}", rows(board, 8, |rank, row| format!("{} {row}\r", rank + 1))));
        check(&format!(
            "{frame}{}{side}",
            rows(board, 8, |rank, row| format!("{}|{}|", rank + 1, spaced(row).replace(' ', "|")))
        ));
    }
    check(&format!("{board}O"));
    check(&format!("\u{feff}\n\n{board}o"));
    // Wrapped by a mail program.
    check(&format!("{}\n{} O", &board[..40], &board[40..]));
    check(&format!("{} O", rows(board, 8, |_, row| row.into()).replace('\n', " ")));
    check(&format!("{} O", board.replace('X', "●").replace('O', "○").replace('-', "·")));
    check(&format!("{board} O; A1:+2; % a remark").replace(" A1:+2;", ""));
}

#[test]
fn smaller_boards() {
    let six = "--------------OX----XO--------------";
    assert_eq!(setup(six), Setup::standard(Variant::REVERSI_6));
    assert_eq!(setup(&format!("{six} X")), Setup::standard(Variant::REVERSI_6));
    assert_eq!(setup(&format!("anti6x6 {six} X")), Setup::standard(Variant::ANTI_6));
    assert_eq!(setup(&rows(six, 6, |_, row| row.into())), Setup::standard(Variant::REVERSI_6));
    let frame = "  a b c d e f\n";
    let rows6 = rows(six, 6, |rank, row| format!("{} {}", rank + 1, spaced(row)));
    assert_eq!(setup(&format!("{frame}{rows6}")), Setup::standard(Variant::REVERSI_6));
    let four = Setup::standard(Variant { size: Size::Four, goal: Goal::Most });
    assert_eq!(setup("-----OX--XO-----"), four);
    assert_eq!(setup("---- -OX- -XO- ---- X"), four);
}

#[test]
fn without_a_side_the_count_tells() {
    assert_eq!(setup(START).to_move, Disc::Black);
    assert_eq!(setup(AFTER_F5).to_move, Disc::White);
    assert_eq!(setup(&format!("{AFTER_F5} X")).to_move, Disc::Black);
}

#[test]
fn boards_with_moves() {
    let check = |text: &str, moves: &str| {
        let record = text::read(text, Variant::REVERSI).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.game.to_string(), moves, "{text}");
    };
    check(&format!("{START} X f5d6"), "f5d6");
    check(&format!("{START} f5 d6"), "f5d6");
    check(&format!("{START}\n1. f5 d6"), "f5d6");
    check(&format!("{AFTER_F5} O d6 c3"), "d6c3");
    check(&format!("{}X\nf5 d6", rows(START, 8, |_, row| row.into())), "f5d6");
    check("6x6 c2b4", "c2b4");
    check("anti f5d6", "f5d6");
    check("8x8", "");
}

#[test]
fn a_name_does_not_make_a_file_of_another_kind() {
    let black = |text: &str| text::read(text, Variant::REVERSI).expect(text).black.name;
    assert_eq!(black("(;GM[2]PB[BO[8];B[f5])"), "BO[8");
    assert_eq!(black("(;GM[2]PB[GM[Othello];B[f5])"), "GM[Othello");
    assert_eq!(black("(;GM[othello]TY[8]PB[GM[2];)"), "GM[2");
}

#[test]
fn the_default_is_for_texts_without_a_variant() {
    let variant = |text: &str, default| text::read(text, default).expect(text).game.setup().variant;
    assert_eq!(variant("f5", Variant::ANTI), Variant::ANTI);
    assert_eq!(variant("c2", Variant::REVERSI_6), Variant::REVERSI_6);
    assert_eq!(variant("8x8 f5", Variant::ANTI_6), Variant::REVERSI);
    assert_eq!(variant(START, Variant::ANTI_6), Variant::ANTI);
    assert_eq!(variant(&format!("8x8 {START} X"), Variant::ANTI), Variant::REVERSI);
    assert_eq!(variant("(;GM[2])", Variant::ANTI), Variant::REVERSI);
}

#[test]
fn json() {
    let text = r#"{"players":[{"name":"Zo\u00e9 \"Z\"","oldR":1500.5},{"name":"Bo"}],
        "position":{"moves":[{"t":1,"m":"f5"},{"t":2, "m" : "d6"}]},"created":"2024-12-24"}"#;
    let record = text::read(text, Variant::REVERSI).expect("a game");
    assert_eq!(record.game.to_string(), "f5d6");
    assert_eq!((record.black.name.as_str(), record.white.name.as_str()), ("Zoé \"Z\"", "Bo"));
    assert_eq!((record.black.rating.as_str(), record.date.as_str()), ("1500.5", "2024-12-24"));
    let moves = |text: &str| text::read(text, Variant::REVERSI).expect(text).game.to_string();
    assert_eq!(moves(r#"[{"m":"f5"},{"m":"d6"}]"#), "f5d6");
    assert_eq!(moves(r#"{"moves":"f5 d6"}"#), "f5d6");
    assert_eq!(moves(r#"{"moves":[]}"#), "");
}

fn refused(text: &str) -> (Format, (usize, usize), Option<usize>, Reason) {
    let error = text::read(text, Variant::REVERSI).expect_err(text);
    let place = error.place();
    (error.format(), (place.line, place.column), place.move_number, error.reason().clone())
}

#[test]
fn refusals_say_what_the_text_was_taken_for() {
    assert_eq!(refused(""), (Format::Transcript, (1, 1), None, Reason::Empty));
    assert_eq!(refused(" \n\u{feff} "), (Format::Transcript, (1, 1), None, Reason::Empty));
    assert_eq!(refused("{}"), (Format::Json, (1, 1), None, Reason::Missing { field: "moves" }));
    assert!(matches!(refused(r#"[{"m":"f5"},{"m":"a1"}]"#), (Format::Json, (1, 19), Some(2), Reason::Illegal { .. })));
    assert!(matches!(refused(r#"[{"m":"f5"},{"m":"a"#), (Format::Json, (1, 18), None, Reason::Unclosed { .. })));
    assert!(matches!(refused("(;GM[2];B[a1])"), (Format::Sgf, (1, 11), Some(1), Reason::Illegal { .. })));
    assert!(matches!(refused("(;GM[Othello]TY[8]B[a1];)"), (Format::Ggf, (1, 21), Some(1), Reason::Illegal { .. })));
    assert!(matches!(refused("hello"), (Format::Transcript, (1, 1), Some(1), Reason::NotAMove { .. })));
    assert!(matches!(refused("what about f5?"), (Format::Transcript, (1, 1), Some(1), Reason::NotAMove { .. })));
}

#[test]
fn refused_boards() {
    let check = |text: &str, column: usize, expect: fn(&Reason) -> bool| {
        let (format, place, _, reason) = refused(text);
        assert_eq!(format, Format::Board, "{text}");
        assert!(expect(&reason), "{text}: {reason}");
        assert_eq!(place, (1, column), "{text}: {reason}");
    };
    let wrong_length: fn(&Reason) -> bool =
        |reason| matches!(reason, Reason::Board(reversi::BoardError::WrongLength { .. }));
    check(&START[1..], 1, wrong_length);
    check(&format!("  {} X", &START[1..]), 3, wrong_length);
    check(&format!("6x6 {START} X"), 5, wrong_length);
    check(&START.replace("OX-", "OZ-"), 29, |reason| {
        matches!(reason, Reason::Board(reversi::BoardError::NotADisc { letter: 'Z', .. }))
    });
    check(&"-".repeat(64), 1, |reason| matches!(reason, Reason::Impossible { .. }));
    check(&format!("{START} X a1"), 68, |reason| matches!(reason, Reason::Illegal { .. }));
    check(&format!("{START} Q"), 66, |reason| matches!(reason, Reason::NotAMove { .. }));
    // Seven rows.
    let short = rows(START, 8, |_, row| row.into());
    check(&format!("{}X", &short[..63]), 1, |reason| {
        matches!(reason, Reason::Board(reversi::BoardError::WrongLength { found: 56, size: Size::Eight }))
    });
}

#[test]
fn several_games_stand_on_a_line_each() {
    let count = |text: &str| text::read_all(text, Variant::REVERSI).map(|records| records.len());
    assert_eq!(count("f5d6\nc3d3"), Ok(1));
    assert_eq!(count("f5d6\nf5f6\n\nf5f4\n"), Ok(3));
    assert_eq!(count(&format!("{START} X\n{AFTER_F5} O\n")), Ok(2));
    assert!(count("f5d6\nf5a1").is_err());
    assert_eq!(count("(;GM[2];B[f5])(;GM[2])"), Ok(2));
}

#[test]
fn every_position_of_the_collections() {
    for name in ["openings-japanese-boards.jsonl", "openings-english-boards.jsonl"] {
        let Some(text) = data::borrowed_text(name) else { return };
        for line in data::json_lines(&text) {
            let board = data::string(&line, "board");
            assert_eq!(setup(board).board.text(Size::Eight), board);
        }
    }
    for name in ["xot-small-half.txt", "xot-large-half.txt"] {
        let Some(text) = data::borrowed_text(name) else { return };
        assert_eq!(text::read_all(&text, Variant::REVERSI).expect(name).len(), text.lines().count());
    }
}

#[test]
fn what_is_written_is_read_whatever_the_default() {
    let mut all = String::new();
    for variant in Variant::PLAYED {
        let game = Game::new(variant);
        writeln!(all, "{}", text::write(&game)).expect("a string grows");
        assert_eq!(text::read(&text::write(&game), Variant::ANTI_6).expect("a game").game, game);
    }
    assert_eq!(all, "8x8\n6x6\nanti\nanti6x6\n");
}
