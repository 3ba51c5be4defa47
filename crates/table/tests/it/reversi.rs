//! Reversi at the table.

use reversi::{Disc, Game};
use table::reversi::{Reversi, game_to};
use table::{AnyTable, Award, Due, Hand, Referee, Seat, Verb};

use crate::{play, wish};

fn check_end(setup: &str, moves: &str, winner: Option<Seat>, points: [u32; 2]) {
    let mut table = AnyTable::new("reversi", setup, "person, person".parse().unwrap()).unwrap();
    play(&mut table, moves);
    assert_eq!(table.due(), Due::Over(Award { winner, points }), "{setup} {moves}");
    let refused = table.propose(Hand::Person, Verb::Play, "a1").unwrap_err();
    assert_eq!(refused.key, "refusal-game-over");
}

#[test]
fn the_end_is_counted_officially() {
    let start = "---------------------------OX------XO---------------------------";
    let wipe_out = "f5f4c3c6c5d6f3c4c7";
    check_end(&format!("8x8 {start} X"), wipe_out, Some(Seat::First), [64, 0]);
    check_end(&format!("anti {start} X"), wipe_out, Some(Seat::Second), [13, 0]);
    let draw6 = "d5e5c2d6e6f6f5f4e4e3f3f2c6e2f1d1b5d2c5a6a4b1c1b2a1b3e1a3a2b4a5b6";
    check_end("6x6 --------------OX----XO-------------- X", draw6, None, [18, 18]);
}

#[test]
fn a_set_up_without_a_move_is_scored_at_once() {
    let alone = "XXXXXXXX".repeat(8);
    check_end(&format!("8x8 {alone} O"), "", Some(Seat::First), [64, 0]);
    let half = format!("{}{}", "XXXXXXXX".repeat(4), "OOOOOOOO".repeat(4));
    check_end(&format!("8x8 {half} X"), "", None, [32, 32]);
}

#[test]
fn a_side_without_a_move_passes_by_itself() {
    let mut table = crate::table("person, person");
    play(&mut table, "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8");
    let reversi = table.reversi().unwrap();
    assert_eq!(reversi.current().state.passed, Some(Disc::White), "White has no answer to h8");
    assert_eq!(table.due(), Due::Seat(Seat::First));
    let entry = wish(&mut table, Hand::Person, Verb::Play, "h7").unwrap();
    assert_eq!(entry.seat, Some(Seat::First), "the turn stayed with Black");
}

#[test]
fn set_ups_read_back_and_bad_ones_say_why() {
    let start = "---------------------------OX------XO---------------------------";
    for text in [
        format!("8x8 {start} X"),
        format!("anti {start} O"),
        format!("8x8 {start} X f5d6c3d3"),
        "6x6 --------------OX----XO-------------- X c2b4".to_owned(),
    ] {
        assert_eq!(Reversi::write_setup(&Reversi::read_setup(&text).unwrap()), text);
    }
    for (text, expect) in [
        (format!("8x8 {start}"), "refusal-bad-setup"),
        (format!("9x9 {start} X"), "refusal-bad-setup"),
        (format!("8x8 {start} Z"), "refusal-bad-setup"),
        (format!("8x8 {start} X f5 d6"), "refusal-bad-setup"),
        (format!("8x8 {start} X f5d"), "refusal-bad-setup"),
        (format!("8x8 {start} X é5"), "refusal-bad-setup"),
        (format!("8x8 {start} X f5f5"), "refusal-occupied"),
        (format!("8x8 {} X", "-".repeat(64)), "setup-no-discs"),
        (format!("8x8 X{} X", "-".repeat(63)), "setup-empty-centre"),
        ("8x8".to_owned(), "refusal-bad-setup"),
        (String::new(), "refusal-bad-setup"),
    ] {
        assert_eq!(Reversi::read_setup(&text).unwrap_err().key, expect, "{text}");
    }
}

#[test]
fn an_opening_belongs_to_the_record_but_is_not_to_be_undone() {
    let setup = "8x8 ---------------------------OX------XO--------------------------- X f5d6c3d3";
    let mut table = AnyTable::new("reversi", setup, "person, person".parse().unwrap()).unwrap();
    assert_eq!(table.undo_target(), None);
    play(&mut table, "c4");
    let reversi = table.reversi().unwrap();
    let game: Game = game_to(reversi, table.current()).unwrap();
    assert_eq!(game.to_string(), "f5d6c3d3c4");
    assert_eq!(game_to(reversi, 99), None);
}
