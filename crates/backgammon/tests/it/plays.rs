//! Legal plays: the given sets, and the oracle on positions of every kind.

use std::collections::BTreeSet;

use backgammon::{Board, Die, Plays, Point, Roll, Turn, gnuid};

use crate::data;
use crate::oracle::Oracle;
use crate::random::{self, Random};

fn board_of(value: &serde_json::Value) -> Board {
    let numbers = value.as_array().expect("a list").iter().map(|number| number.as_i64().expect("a number") as i8);
    let cells: Vec<i8> = numbers.collect();
    Board::from_signed(cells.try_into().expect("26 numbers")).expect("a board")
}

#[test]
fn counts_of_all_rolls() {
    let mut plays = Plays::new();
    let mut checked = 0;
    for line in data::json_lines(&data::FILES.own("legal_play_counts.jsonl")) {
        let board = board_of(&line["board"]);
        let id = data::string(&line, "posid");
        assert_eq!(gnuid::position_id(&board), id);
        assert_eq!(gnuid::read_position(id), Ok(board));
        for one in Die::ALL {
            for other in Die::ALL {
                let roll = Roll::new(one, other);
                plays.generate(&board, roll);
                let expect = line["counts"][roll.to_string()].as_u64().expect("a count");
                assert_eq!(plays.len() as u64, expect, "{id} {one}{other}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 225 * 36);
}

#[test]
fn results_of_all_plays() {
    let mut lines = 0;
    for line in data::json_lines(&data::FILES.own("legal_play_results.jsonl")) {
        let board = gnuid::read_position(data::string(&line, "posid")).expect("a position id");
        let roll: Roll = data::string(&line, "roll").parse().expect("a roll");
        let plays = Plays::of(&board, roll);
        let found: BTreeSet<String> = plays.iter().map(|play| gnuid::position_id(&play.result)).collect();
        let list = line["results_mover_view"].as_array().expect("a list");
        let expect: BTreeSet<String> = list.iter().map(|id| id.as_str().expect("an id").to_string()).collect();
        assert_eq!(found, expect, "{line}");
        assert_eq!(plays.len(), found.len(), "each result once");
        lines += 1;
    }
    assert_eq!(lines, 110);
}

/// All that a roll allows on a board, against the oracle; dice in both orders.
fn compare(board: &Board, one: Die, other: Die) {
    let oracle = Oracle::of(board);
    let expect = oracle.results(one.pips(), other.pips());
    let roll = Roll::new(one, other);
    let plays = Plays::of(board, roll);
    let found: BTreeSet<Oracle> = plays.iter().map(|candidate| Oracle::of(&candidate.result)).collect();
    assert_eq!(found, expect, "{board:?} {roll}");
    assert_eq!(found.len(), plays.len(), "each result once: {board:?} {roll}");
    for candidate in &plays {
        assert_eq!(board.played(&candidate.play), candidate.result, "{board:?} {roll} {}", candidate.play);
        let pips = board.own_pips() - candidate.result.own_pips();
        assert_eq!(u16::from(candidate.play.pips()), pips, "{board:?} {roll}");
        let hits = u16::from(candidate.play.hits());
        assert_eq!(candidate.result.opp(Point::BAR), board.opp(Point::BAR) + hits as u8);
        assert_eq!(candidate.result.opp_off(), board.opp_off(), "checkers are conserved");
        assert_eq!(candidate.result.flipped().flipped(), candidate.result);
    }
}

#[test]
fn the_oracle_agrees_on_boards_that_never_occur() {
    let mut random = Random(7);
    for _ in 0..1500 {
        let board = random::board(&mut random);
        let (one, other) = (random::die(&mut random), random::die(&mut random));
        compare(&board, one, other);
    }
}

#[test]
fn the_oracle_agrees_on_every_roll_of_some_boards() {
    let mut random = Random(8);
    for _ in 0..20 {
        let board = random::board(&mut random);
        for one in Die::ALL {
            for other in Die::ALL {
                if one != other {
                    compare(&board, one, other);
                }
            }
        }
    }
}

/// Every line of allowed hops ends in a legal play, and every legal play is the end of such a line.
fn explore(turn: &mut Turn, ends: &mut BTreeSet<String>, budget: &mut usize) {
    if turn.is_complete() {
        ends.insert(gnuid::position_id(turn.board()));
        if turn.hops().next().is_some() {
            assert!(turn.choices().is_empty());
        }
        return;
    }
    let choices = turn.choices();
    assert!(!choices.is_empty(), "stuck: {:?} {}", turn.start(), turn.roll());
    for choice in choices {
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        let before = *turn.board();
        assert_eq!(turn.hop(choice.hop.from(), choice.die), Ok(choice.hop));
        explore(turn, ends, budget);
        assert_eq!(turn.undo(), Some(choice.hop));
        assert_eq!(*turn.board(), before, "undo is exact");
    }
}

#[test]
fn hop_by_hop_every_play_can_be_made_and_nothing_else() {
    let mut random = Random(9);
    for _ in 0..400 {
        let board = random::board(&mut random);
        let roll = random::roll(&mut random);
        let mut turn = Turn::new(board, roll);
        let (mut ends, mut budget) = (BTreeSet::new(), 1500);
        explore(&mut turn, &mut ends, &mut budget);
        if turn.legal().is_empty() {
            continue;
        }
        let legal: BTreeSet<String> = turn.legal().iter().map(|play| gnuid::position_id(&play.result)).collect();
        assert!(ends.is_subset(&legal));
        if budget > 0 {
            assert_eq!(ends, legal, "{board:?} {roll}");
        }
        assert_eq!(turn.completions().len(), turn.legal().len());
    }
}
