//! Boards as text and set-ups, possible and not.

use reversi::{Board, BoardError, Disc, Game, Impossible, Move, Setup, Size, Square, Variant};

fn setup(board: &str, to_move: Disc) -> Setup {
    Setup { variant: Variant::REVERSI, board: Board::parse(board, Size::Eight).expect("a board"), to_move }
}

fn name(text: &str) -> Square {
    Size::Eight.square(text).expect("a square")
}

#[test]
fn impossible_set_ups_are_refused() {
    let check = |setup: Setup, expect| assert_eq!(setup.position(), Err(expect));
    let start = Setup::standard(Variant::REVERSI);

    check(Setup { board: Board::default(), ..start }, Impossible::NoDiscs);
    let mut hollow = start;
    hollow.board.set(name("e4"), None);
    check(hollow, Impossible::EmptyCentre { square: name("e4") });
    let mut double = start;
    double.board.white |= name("d5");
    check(double, Impossible::TwoDiscs { square: name("d5") });
    let mut outside = Setup::standard(Variant::REVERSI_6);
    outside.board.set(name("a1"), Some(Disc::Black));
    check(outside, Impossible::OffBoard { square: name("a1") });
}

#[test]
fn a_game_passes_or_ends_at_once_where_it_must() {
    let pass = setup("OX-------------------------OO------OO---------------------------", Disc::Black);
    let game = Game::from_setup(pass).expect("possible");
    assert_eq!((game.plies().len(), game.plies()[0].mv), (1, Move::Pass));
    assert_eq!(game.position().to_move, Disc::White);

    let over = setup("---------------------------OO------OO---------------------------", Disc::Black);
    let game = Game::from_setup(over).expect("possible");
    assert_eq!(game.score().map(|score| score.to_string()), Some("0-64".into()));
}

#[test]
fn handicaps_are_corners() {
    for variant in Variant::PLAYED {
        for corners in 0..=4 {
            let setup = Setup::handicap(variant, corners, Disc::Black);
            let taken = setup.board.black & variant.size.corners();
            assert_eq!(taken.count(), corners);
            assert!(!setup.position().expect("possible").legal().is_empty());
        }
    }
    let one = Setup::handicap(Variant::REVERSI, 1, Disc::White);
    assert_eq!(one.board.get(name("a1")), Some(Disc::White));
}

#[test]
fn boards_read_every_usual_letter() {
    let check = |text: &str| {
        let board = Board::parse(text, Size::Four).expect(text);
        assert_eq!(board.text(Size::Four), "-----OX--XO-----", "{text}");
    };
    check("-----OX--XO-----");
    check("---- -O*- -*O- ----");
    check("....\n.wb.\n.bw.\n....");
    check("_____0#__#0_____");
    check("+++++ox++xo+++++");
}

#[test]
fn boards_name_what_is_wrong() {
    assert_eq!(Board::parse("--?-", Size::Four), Err(BoardError::NotADisc { at: 2, letter: '?' }));
    assert_eq!(Board::parse("----", Size::Four), Err(BoardError::WrongLength { found: 4, size: Size::Four }));
    let long = "-".repeat(65);
    assert_eq!(Board::parse(&long, Size::Eight), Err(BoardError::WrongLength { found: 65, size: Size::Eight }));
}
