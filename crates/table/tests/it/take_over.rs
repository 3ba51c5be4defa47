//! Undo, redo, branches and seats.

use table::{Hand, Verb};

use crate::{line, play, table, wish};

/// Plays, undoes so many times, then redoes so many times.
fn check(occupants: &str, moves: &str, undos: u32, redos: u32, expect: &str) {
    let mut table = table(occupants);
    play(&mut table, moves);
    for _ in 0..undos {
        let target = table.undo_target().expect("something to undo").to_string();
        wish(&mut table, Hand::Person, Verb::Go, &target).unwrap();
    }
    for _ in 0..redos {
        let target = table.redo_target().expect("something to redo").to_string();
        wish(&mut table, Hand::Person, Verb::Go, &target).unwrap();
    }
    assert_eq!(line(&table), expect);
}

#[test]
fn undo_goes_back_to_the_persons_own_decision() {
    check("person, computer 3", "f5d6", 1, 0, "|f5d6");
    check("person, computer 3", "f5d6c3d3", 1, 0, "f5d6|c3d3");
    // While the computer is to move, the person's own move is taken back.
    check("person, computer 3", "f5d6c3", 1, 0, "f5d6|c3");
    check("computer 3, person", "f5d6c3", 1, 0, "f5|d6c3");
    check("person, person", "f5d6c3", 1, 0, "f5d6|c3");
    // A demonstration goes back one by one.
    check("computer 1, computer 2", "f5d6c3", 2, 0, "f5|d6c3");
}

#[test]
fn there_is_nothing_to_undo_before_the_persons_first_decision() {
    assert_eq!(table("person, computer 3").undo_target(), None);
    let mut white = table("computer 3, person");
    play(&mut white, "f5");
    assert_eq!(white.undo_target(), None, "the computer's first move is not the person's to take back");
}

#[test]
fn redo_is_the_way_back() {
    check("person, computer 3", "f5d6c3d3", 2, 1, "f5d6|c3d3");
    check("person, computer 3", "f5d6c3d3", 2, 2, "f5d6c3d3|");
    check("person, computer 3", "f5d6c3", 1, 1, "f5d6c3|");
    check("person, person", "f5d6c3", 3, 2, "f5d6|c3");
}

#[test]
fn undo_crosses_forced_passes_and_the_end() {
    // Black's last move wipes White out; both of White's and Black's decisions are within reach.
    let wipe_out = "f5f4c3c6c5d6f3c4c7";
    check("person, computer 3", wipe_out, 1, 0, "f5f4c3c6c5d6f3c4|c7");
    check("person, computer 3", wipe_out, 2, 0, "f5f4c3c6c5d6|f3c4c7");
    check("computer 3, person", wipe_out, 1, 0, "f5f4c3c6c5d6f3|c4c7");
    // From move 31 on White moves alone: Black passes before each of White's next moves.
    let passes = "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6";
    let mut table = table("person, computer 3");
    play(&mut table, passes);
    let seats: Vec<_> = {
        let reversi = table.reversi().unwrap();
        reversi.line().filter_map(|node| node.seat).collect()
    };
    assert!(seats.windows(2).any(|pair| pair[0] == pair[1]), "the line has a forced pass");
    while let Some(target) = table.undo_target() {
        wish(&mut table, Hand::Person, Verb::Go, &target.to_string()).unwrap();
        assert_eq!(table.computer_due(), None, "undo always ends at the person's turn");
    }
    assert!(line(&table).starts_with('|'));
}

#[test]
fn a_branch_keeps_the_old_line() {
    let mut table = table("person, person");
    play(&mut table, "f5d6c3d3");
    wish(&mut table, Hand::Person, Verb::Go, "2").unwrap();
    play(&mut table, "c4");
    assert_eq!(line(&table), "f5d6c4|");
    // The old line is still there, and going to it follows it to its end.
    wish(&mut table, Hand::Person, Verb::Go, "3").unwrap();
    assert_eq!(line(&table), "f5d6c3|d3");
    // Playing a move that was played before follows its branch and makes no second one.
    wish(&mut table, Hand::Person, Verb::Go, "2").unwrap();
    play(&mut table, "c4");
    let reversi = table.reversi().unwrap();
    assert_eq!(reversi.nodes().len(), 6);
    assert_eq!(line(&table), "f5d6c4|");
}

#[test]
fn playing_on_from_an_earlier_node_ends_its_redo() {
    let mut table = table("person, person");
    play(&mut table, "f5d6c3d3");
    wish(&mut table, Hand::Person, Verb::Go, "1").unwrap();
    assert!(table.redo_target().is_some());
    play(&mut table, "f4");
    assert_eq!(table.redo_target(), None);
    assert_eq!(line(&table), "f5f4|");
}

#[test]
fn seats_change_at_any_time() {
    let mut table = table("person, computer 3");
    play(&mut table, "f5");
    assert_eq!(table.computer_due().unwrap().1.number(), 3);
    wish(&mut table, Hand::Person, Verb::Seats, "person, computer 9").unwrap();
    assert_eq!(table.computer_due().unwrap().1.number(), 9);
    let swapped = table.occupants().swapped().to_string();
    wish(&mut table, Hand::Person, Verb::Seats, &swapped).unwrap();
    assert_eq!(table.computer_due(), None, "now it is the person's turn as White");
    wish(&mut table, Hand::Person, Verb::Play, "d6").unwrap();
    assert!(table.computer_due().is_some());
}
