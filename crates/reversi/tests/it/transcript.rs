//! Moves as people write them.

use reversi::{Disc, NotASquare, Reason, Refusal, Setup, Size, Variant, text, transcript};

use crate::data;

fn check(text: &str, moves: &str) {
    match transcript::read(text, Variant::REVERSI) {
        Ok(game) => assert_eq!(game.to_string(), moves, "{text:?}"),
        Err(error) => panic!("{text:?}: {error}"),
    }
}

#[test]
fn anything_that_does_not_change_a_move_is_passed_over() {
    check("", "");
    check("f5d6c3", "f5d6c3");
    check("F5D6C3", "f5d6c3");
    check("f5 d6\tc3\n", "f5d6c3");
    check("f5\r\nd6\r\nc3\r\n", "f5d6c3");
    check("\u{feff}f5,d6;c3.", "f5d6c3");
    check("1. f5 d6 2. c3", "f5d6c3");
    check("1.f5 2.d6 3.c3", "f5d6c3");
    check("1: f5\n2: d6\n3: c3", "f5d6c3");
    check("1) f5 2) d6 3) c3", "f5d6c3");
    check("F5-D6-C3", "f5d6c3");
    check("f5! d6?! c3 (the tiger) ", "f5d6c3");
    check("f5 (1.2s) d6 (a1?) c3", "f5d6c3");
}

#[test]
fn passes_may_be_written_or_left_out() {
    let text = data::FILES.own("edge_games.jsonl");
    let line = data::json_lines(&text).find(|line| line["n_passes"].as_u64() > Some(3) && line["size"] == 8);
    let line = line.unwrap_or_else(|| panic!("a game with passes"));
    let moves = data::string(&line, "moves");
    let before = data::numbers(&line["pass_before_move"]);
    for pass in ["PS", "ps", "--", "-----", "—", "PASS", "pass", "Passe", "PA", "pas"] {
        for glue in ["", " ", ", "] {
            let mut text = String::new();
            for (number, square) in (1u64..).zip(moves.as_bytes().chunks(2)) {
                if before.contains(&number) {
                    text += pass;
                    text += glue;
                }
                text += std::str::from_utf8(square).expect("a name");
                text += glue;
            }
            check(&text, moves);
        }
    }
}

fn refused(text: &str) -> (usize, Option<usize>, Reason) {
    let error = transcript::read(text, Variant::REVERSI).expect_err(text);
    (error.place().offset, error.place().move_number, error.reason().clone())
}

#[test]
fn refusals_name_the_place_and_the_reason() {
    let no_square = |name: &str| Reason::NoSuchSquare(NotASquare { name: name.into(), size: Size::Eight });
    let not_a_move = |found: &str| Reason::NotAMove { found: found.into() };
    assert_eq!(refused("f5d9"), (2, Some(2), no_square("d9")));
    assert_eq!(refused("f5 i3"), (3, Some(2), no_square("i3")));
    assert_eq!(refused("f55"), (0, Some(1), no_square("f55")));
    assert_eq!(refused("f5 d0"), (3, Some(2), no_square("d0")));
    assert_eq!(refused("f5d6c"), (4, Some(3), Reason::HalfMove { found: "c".into() }));
    assert_eq!(refused("f5 hello d6"), (3, Some(2), not_a_move("hello")));
    assert_eq!(refused("f5 é6"), (3, Some(2), not_a_move("é6")));
    assert_eq!(refused("f5 1234 d6"), (3, Some(2), not_a_move("1234")));
    assert_eq!(refused("f5 (d6"), (3, Some(2), Reason::Unclosed { opener: '(' }));
    assert_eq!(refused("f5 pass"), (3, Some(2), Reason::PassNotDue { by: Disc::White, legal: 3 }));
    assert_eq!(refused("-- f5"), (0, Some(1), Reason::PassNotDue { by: Disc::Black, legal: 4 }));

    let square = |name| Size::Eight.square(name).expect("a square");
    let illegal = |by, refusal| Reason::Illegal { size: Size::Eight, by, refusal };
    let occupied = Refusal::Occupied { square: square("d4"), by: Disc::White };
    assert_eq!(refused("f5d4"), (2, Some(2), illegal(Disc::White, occupied)));
    let nothing = Refusal::FlipsNothing { square: square("a1"), line: None };
    assert_eq!(refused("a1"), (0, Some(1), illegal(Disc::Black, nothing)));

    let short = "f5d6c5f6e7f4g5e6e3";
    assert_eq!(refused(&format!("{short} a1")), (19, Some(10), Reason::AfterEnd { found: "a1".into() }));
    assert_eq!(refused(&format!("{short} PS")), (19, Some(10), Reason::AfterEnd { found: "PS".into() }));
}

#[test]
fn a_pass_counts_once() {
    // White has no move after Black's last one and passes; a second pass is not due.
    let setup = "8x8 XO-------------------------XX------XX-------------------------OX X";
    let record = text::read(&format!("{setup} c1"), Variant::REVERSI).expect("a position");
    assert_eq!(record.game.plies().len(), 2);
    assert!(text::read(&format!("{setup} c1 --"), Variant::REVERSI).is_ok());
    let error = text::read(&format!("{setup} c1 -- --"), Variant::REVERSI).expect_err("two passes");
    assert_eq!(*error.reason(), Reason::PassNotDue { by: Disc::Black, legal: 1 });
}

#[test]
fn places_count_lines_and_characters() {
    let place = transcript::read("\u{feff}f5 (é)\r\n  é6", Variant::REVERSI).expect_err("é6").place();
    assert_eq!((place.line, place.column, place.move_number), (2, 3, Some(2)));
    let place = transcript::read("f5 (é) d9", Variant::REVERSI).expect_err("d9").place();
    assert_eq!((place.offset, place.line, place.column), (8, 1, 8));
    assert_eq!(place.to_string(), "line 1, column 8, move 2");
}

#[test]
fn smaller_boards_have_their_own_names() {
    let game = transcript::read("c2b4", Variant::REVERSI_6).expect("legal on 6x6");
    assert_eq!(game.to_string(), "c2b4");
    let error = transcript::read("g1", Variant::REVERSI_6).expect_err("no such square on 6x6");
    assert_eq!(error.to_string(), "transcript: line 1, column 1, move 1: `g1` is not a square of the 6x6 board");
    let error = transcript::read("a1", Variant::REVERSI_6).expect_err("not legal");
    assert_eq!(error.to_string(), "transcript: line 1, column 1, move 1: a1 flips nothing for black");
}

#[test]
fn an_impossible_set_up_is_refused() {
    let mut setup = Setup::standard(Variant::REVERSI);
    setup.board = reversi::Board::default();
    assert!(matches!(transcript::read_from("f5", setup).expect_err("no discs").reason(), Reason::Impossible { .. }));
}

#[test]
fn transcripts_found_in_the_wild() {
    let Some(text) = data::FILES.borrowed_text("transcripts.jsonl") else { return };
    for line in data::json_lines(&text) {
        let id = data::string(&line, "id");
        let read = text::read(data::string(&line, "text"), Variant::REVERSI);
        if line["expect"] == "reject" {
            let error = read.err().unwrap_or_else(|| panic!("{id} is accepted"));
            assert!(error.place().line == 1 && error.place().column >= 1, "{id}");
            continue;
        }
        let game = read.unwrap_or_else(|error| panic!("{id}: {error}")).game;
        let number = |key: &str| line[key].as_u64().unwrap_or_else(|| panic!("{id}: {key}"));
        let board = game.position().board;
        assert_eq!(game.to_string(), data::string(&line, "moves"), "{id}");
        assert_eq!(game.squares().count() as u64, number("n_moves"), "{id}");
        let passes: Vec<u64> = game.passes_before().into_iter().map(|number| number as u64).collect();
        assert_eq!(passes, data::numbers(&line["pass_before_move"]), "{id}");
        assert_eq!(u64::from(board.count(Disc::Black)), number("black"), "{id}");
        assert_eq!(u64::from(board.count(Disc::White)), number("white"), "{id}");
        assert_eq!(game.position().is_over(), line["over"] == true, "{id}");
    }
}

#[test]
fn reasons_of_refused_transcripts() {
    let Some(text) = data::FILES.borrowed_text("transcripts.jsonl") else { return };
    let reason = |id: &str| {
        let line = data::json_lines(&text).find(|line| line["id"] == id).unwrap_or_else(|| panic!("{id}"));
        text::read(data::string(&line, "text"), Variant::REVERSI).expect_err(id).reason().clone()
    };
    assert!(matches!(reason("bad-illegal-first"), Reason::Illegal { refusal: Refusal::FlipsNothing { .. }, .. }));
    assert!(matches!(reason("bad-square"), Reason::NoSuchSquare(_)));
    assert!(matches!(reason("bad-half"), Reason::HalfMove { .. }));
    assert!(matches!(reason("bad-center"), Reason::Illegal { refusal: Refusal::Occupied { .. }, .. }));
    assert!(matches!(reason("bad-after-end"), Reason::AfterEnd { .. }));
    assert_eq!(reason("bad-ggf-unclosed"), Reason::Unclosed { opener: '[' });
    assert!(matches!(reason("bad-board-63"), Reason::Board(reversi::BoardError::WrongLength { found: 63, .. })));
}
