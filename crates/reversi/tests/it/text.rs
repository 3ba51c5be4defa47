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
    assert_eq!(moves(r#"{"moves":["f5","d6"]}"#), "f5d6");
    assert_eq!(moves(r#"["f5", "D6"]"#), "f5d6");
    assert_eq!(moves("[\n\"f5\"\n]\n"), "f5");
}

#[test]
fn json_with_a_board() {
    let read = |text: &str| text::read(text, Variant::ANTI_6).unwrap_or_else(|error| panic!("{text}: {error}")).game;
    let shown =
        format!(r#"{{"variant":"8x8","moves":"f5","board":"{AFTER_F5}","to_move":"O","legal":["d6"],"black":4}}"#);
    assert_eq!(read(&shown).to_string(), "f5");
    // A board that the moves do not lead to is where they begin.
    let begun = format!(r#"{{"variant":"anti","moves":["d6"],"board":"{AFTER_F5}","to_move":"O"}}"#);
    assert_eq!((read(&begun).to_string(), read(&begun).setup().variant), ("d6".into(), Variant::ANTI));
    let still = format!(r#"{{"variant":"8x8","moves":"","board":"{START}","to_move":"O"}}"#);
    assert_eq!(read(&still).setup(), Setup { to_move: Disc::White, ..Setup::standard(Variant::REVERSI) });
    let led = format!(r#"{{"variant":"8x8","moves":"d6","start":"{AFTER_F5} O"}}"#);
    assert_eq!(read(&led).setup().board.text(Size::Eight), AFTER_F5);
    let small = r#"{"variant":"6x6","moves":"c2b4"}"#;
    assert_eq!(read(small).setup().variant, Variant::REVERSI_6);
    let other = format!(r#"{{"moves":"f5d6","start":"{START} X","board":"{AFTER_F5}"}}"#);
    assert_eq!(refused(&other).3, Reason::OtherBoard);
    let long = format!(r#"{{"variant":"8x8","board":"{START}-"}}"#);
    assert!(matches!(refused(&long), (Format::Json, _, _, Reason::Board(_))), "{:?}", refused(&long));
    assert!(matches!(refused(&format!(r#"{{"board":"{START}","to_move":"Q"}}"#)).3, Reason::NotASide { .. }));
    assert!(matches!(refused(r#"{"variant":"10x10","moves":"f5"}"#).3, Reason::Size { .. }));
}

#[test]
fn what_holds_no_game_is_refused() {
    for text in [";", "()", "(hello world)", "8x8", "anti", " 6x6:", ". , ;"] {
        let (_, place, _, reason) = refused(text);
        assert_eq!((reason, place.0), (Reason::NoMoves, 1), "{text}");
    }
    let number = |text: &str, column: usize, found: &str| {
        let (_, place, _, reason) = refused(text);
        assert_eq!((reason, place), (Reason::NotAMove { found: found.into() }, (1, column)), "{text}");
    };
    number("56 64 33", 1, "56");
    number("1. 2. 3.", 4, "2.");
    number("f5 99 d6", 4, "99");
    assert_eq!(refused("(;)").3, Reason::Missing { field: "GM" });
    assert_eq!(refused("x (;FF[4]PB[Ada];)").1, (1, 3));
    assert_eq!(refused(r#"{"moves":["#), (Format::Json, (1, 10), None, Reason::Unclosed { opener: '[' }));
    assert!(matches!(refused(&r#"{"moves":["#.repeat(100_000)).3, Reason::Unclosed { opener: '[' }));
    assert_eq!(refused(r#"{"moves":[]}"#), (Format::Json, (1, 10), None, Reason::NoMoves));
    assert_eq!(refused(r#"{"moves":[{"x":"f5"}]}"#), (Format::Json, (1, 11), None, Reason::Missing { field: "m" }));
    assert!(matches!(refused(r#"{"moves":[44,43]}"#).3, Reason::NotAMove { .. }));
    assert!(matches!(refused(r#"{"moves":"f5"} d6"#), (_, (1, 16), _, Reason::Unexpected { .. })));
    assert!(matches!(refused(r#"{"moves":["f5"}"#), (_, (1, 15), _, Reason::Unexpected { .. })));
}

#[test]
fn drawings_with_words_below() {
    let frame = "  + a b c d e f g h +\n";
    let rows = |board: &str| rows(board, 8, |rank, row| format!("{:2} {}", rank + 1, spaced(row)));
    let drawing = format!("8x8\n{frame}{}", rows(&AFTER_F5.replace('-', ".")));
    let read = |text: &str| text::read(text, Variant::ANTI_6).unwrap_or_else(|error| panic!("{text}: {error}")).game;
    assert_eq!(read(&drawing).setup().to_move, Disc::White);
    let english = "Black 4, White 1, empty 59\nWhite to move: d6 f4 f6\n";
    let french = "Noir 4, Blanc 1, vides 59\nTrait à Blanc\u{a0}: d6 f4 f6\n";
    for words in [english, french] {
        assert_eq!(read(&format!("{drawing}{words}")).setup().board.text(Size::Eight), AFTER_F5);
        assert_eq!(read(&format!("{drawing}{words}")).to_string(), "");
        for label in ["Moves:", "Coups\u{a0}:"] {
            assert_eq!(read(&format!("{drawing}{words}{label} f5\n")).to_string(), "f5");
            assert_eq!(read(&format!("{drawing}{words}{label} {START} X f5\n")).to_string(), "f5");
            assert_eq!(refused(&format!("{drawing}{words}{label} d3\n")).3, Reason::OtherBoard);
        }
    }
    let turned = format!("{drawing}Black 4, White 1, empty 59\nBlack to move: c3\n");
    assert_eq!(read(&turned).setup().to_move, Disc::Black);
    let over = "Black 4, White 1, empty 59\nGame over: Black wins 64–0\nMoves: f5\n";
    assert_eq!(read(&format!("{drawing}{over}")).to_string(), "f5");
}

#[test]
fn the_good_games_beside_the_refused_ones() {
    let each = |text: &str| -> Vec<Result<String, (usize, usize)>> {
        let games = text::read_each(text, Variant::REVERSI).into_iter();
        let told = games.map(|game| match game {
            Ok(record) => Ok(record.game.to_string()),
            Err(error) => Err((error.place().line, error.place().offset)),
        });
        told.collect()
    };
    let f5 = || Ok("f5".to_string());
    assert_eq!(each("f5\n\nf5a1\nf5\n"), [f5(), Err((3, 6)), f5()]);
    assert_eq!(each("{\"moves\":\"f5\"}\nf5\n"), [f5(), f5()]);
    assert_eq!(each("f5d6\na1\n"), [Err((2, 5))]);
    let ggf = "(;GM[Othello]TY[8]B[F5];)\n(;GM[Othello]TY[10];)\n(;GM[Othello]TY[8]B[F5];)";
    assert_eq!(each(ggf), [f5(), Err((2, 42)), f5()]);
    assert_eq!(each("(;GM[2];B[f5])\n(;GM[2]SZ[10])(;GM[2];B[f5])"), [f5(), Err((2, 25)), f5()]);
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
        let Some(text) = data::FILES.borrowed_text(name) else { return };
        for line in data::json_lines(&text) {
            let board = data::string(&line, "board");
            assert_eq!(setup(board).board.text(Size::Eight), board);
        }
    }
    for name in ["xot-small-half.txt", "xot-large-half.txt"] {
        let Some(text) = data::FILES.borrowed_text(name) else { return };
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
    assert!(all.starts_with(&format!("8x8 {START} X\n6x6 ")), "{all}");
}
