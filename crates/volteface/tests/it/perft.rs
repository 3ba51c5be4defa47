//! `volteface perft`.

use crate::{out, run};

fn check(arguments: &[&str], expect: &str) {
    let output = run(&[&["perft"], arguments].concat());
    assert_eq!(out(&output), expect, "{arguments:?}");
}

#[test]
fn a_line_a_depth() {
    check(&["--depth", "6"], "1 4\n2 12\n3 56\n4 244\n5 1396\n6 8200\n");
    assert_eq!(run(&["perft", "--depth", "0"]).status.code(), Some(2));
    check(&["--depth", "6", "--memory", "1"], "1 4\n2 12\n3 56\n4 244\n5 1396\n6 8200\n");
    check(&["--depth", "3", "--variant", "6x6"], "1 4\n2 12\n3 56\n");
    let board = "-----XO---X-XXXO--XXOXXX---OXOXO---OOXO---XOOO---XOOOO----X--XXX O";
    check(&["--depth", "3", "--position", board], "1 10\n2 100\n3 1004\n");
}

#[test]
fn a_forced_pass_costs_a_ply_unless_it_is_free() {
    // White to move has no square; Black has.
    let board = "-OX------------------------XX------XX--------------------------- O";
    check(&["--depth", "2", "--position", board], "1 1\n2 1\n");
    check(&["--depth", "2", "--position", board, "--pass-free"], "1 1\n2 1\n");
}
