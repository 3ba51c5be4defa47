//! What holds for any judgement.

use std::cell::Cell;

use backgammon::{Board, Outcome, Position, Rules, Score, Stage};
use backgammon_engine::{Engine, Limits, Outcomes, Stop, StopFlag};

use crate::data::{board, json_lines, text};
use crate::random::{Random, boards, strange};

fn check(board: &Board, outcomes: &Outcomes) {
    let Outcomes { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = *outcomes;
    let case = format!("{board:?} {outcomes:?}");
    assert!((0.0..=1.0).contains(&win), "{case}");
    assert!(win >= win_gammon && win_gammon >= win_backgammon && win_backgammon >= 0.0, "{case}");
    let lose = 1.0 - win;
    assert!(lose + 1e-6 >= lose_gammon && lose_gammon >= lose_backgammon && lose_backgammon >= 0.0, "{case}");
    if board.opp_off() > 0 {
        assert_eq!((win_gammon, win_backgammon), (0.0, 0.0), "a checker is off: {case}");
    }
    if board.own_off() > 0 {
        assert_eq!((lose_gammon, lose_backgammon), (0.0, 0.0), "a checker is off: {case}");
    }
}

#[test]
fn chances_are_in_order() {
    let mut engine = Engine::new();
    let mut random = Random(7);
    let boards: Vec<Board> = boards(3, 60).into_iter().chain((0..3_000).map(|_| strange(&mut random))).collect();
    for board in &boards {
        let outcomes = engine.evaluate(board, &Limits::plies(0), &StopFlag::new());
        if board.own_win().is_none() && board.opp_win().is_none() {
            check(board, &outcomes);
        }
    }
    for board in boards.iter().step_by(97) {
        let outcomes = engine.evaluate(board, &Limits::plies(1), &StopFlag::new());
        if board.own_win().is_none() && board.opp_win().is_none() {
            check(board, &outcomes);
        }
    }
}

#[test]
fn finished_games_are_exact() {
    let mut engine = Engine::new();
    let mut seen = 0;
    for board in boards(11, 80) {
        let known = match (board.own_win(), board.opp_win()) {
            (Some(outcome), _) => Outcomes::won(outcome),
            (_, Some(outcome)) => Outcomes::won(outcome).flipped(),
            _ => continue,
        };
        seen += 1;
        for plies in 0..3 {
            assert_eq!(engine.evaluate(&board, &Limits::plies(plies), &StopFlag::new()), known, "{board:?}");
        }
    }
    assert_eq!(seen, 80);
    assert_eq!(Outcomes::won(Outcome::Backgammon).equity(), 3.0);
    assert_eq!(Outcomes::won(Outcome::Gammon).flipped().equity(), -2.0);
}

/// A gammon that cannot be missed, and one that the next roll decides.
#[test]
fn gammons_in_a_bear_off_are_exact() {
    let check = |cells: &[(usize, i8)], expect: Outcomes| {
        let mut signed = [0i8; 26];
        cells.iter().for_each(|&(at, count)| signed[at] = count);
        let board = Board::from_signed(signed).unwrap();
        let found = Engine::new().evaluate(&board, &Limits::plies(0), &StopFlag::new());
        let (found, expect) = (found.to_array(), expect.to_array());
        assert!(found.iter().zip(expect).all(|(one, other)| (one - other).abs() < 1e-6), "{board:?}: {found:?}");
    };
    // One checker on the ace point, to roll: a gammon by all rolls, fifteen of the other side at home.
    check(&[(1, 1), (24, -15)], Outcomes { win: 1.0, win_gammon: 1.0, ..Outcomes::default() });
    // The other side rolls between: any roll of its takes a checker from the ace point.
    check(&[(1, 3), (24, -15)], Outcomes { win: 1.0, win_gammon: 6.0 / 36.0, ..Outcomes::default() });
}

#[test]
fn a_stopped_search_still_answers() {
    let stop = StopFlag::new();
    stop.raise();
    let mut engine = Engine::new();
    let at_once = engine.evaluate(&Board::START, &Limits::plies(2), &stop);
    assert_eq!(at_once, engine.evaluate(&Board::START, &Limits::plies(0), &StopFlag::new()));
}

/// Raised once it has been asked so many times.
struct After(Cell<u32>);

impl Stop for After {
    fn is_raised(&self) -> bool {
        let left = self.0.get();
        assert!(left > 0, "a search that has been told to stop asks no more");
        self.0.set(left - 1);
        left == 1
    }
}

#[test]
fn a_search_stops_at_the_roll_where_it_is() {
    let mut engine = Engine::new();
    let mut position = Position { stage: Stage::ToRoll, ..Position::start(Rules::STANDARD, Score::MONEY) };
    let at_once = engine.evaluate(&Board::START, &Limits::plies(0), &StopFlag::new());
    assert_eq!(engine.evaluate(&Board::START, &Limits::plies(1), &After(Cell::new(20))), at_once);
    let advice = engine.cube(&position, &Limits::plies(2), &After(Cell::new(60))).unwrap();
    assert_eq!(advice.plies, 1, "the second ply takes more than 60 rolls");
    position.stage = Stage::ToPlay("43".parse().unwrap());
    for (asked, plies) in [(1, 0), (20, 0), (200, 1)] {
        let ranked = engine.plays(&position, &Limits::plies(2), &After(Cell::new(asked)));
        assert_eq!(ranked[0].plies, plies, "{asked}");
    }
}

/// Positions rolled out elsewhere: the mean error of the equity stays below what the weights' README tells, with a little room.
#[test]
fn rolled_out_positions() {
    const MOST: f32 = 0.037;
    let Some(text) = text("rollouts_post_move.jsonl") else { return };
    let mut engine = Engine::new();
    let (mut sum, mut count) = (0.0, 0);
    for known in json_lines(&text) {
        let after = board(&known["board"]).flipped();
        let told = engine.evaluate(&after, &Limits::plies(0), &StopFlag::new()).flipped();
        sum += (told.equity() - known["equity"].as_f64().expect("a number") as f32).abs();
        count += 1;
    }
    let mean = sum / count as f32;
    eprintln!("{count} positions, mean error {mean:.4}");
    assert!(mean < MOST, "{mean}");
}
