//! Doubling decisions.

use backgammon::{Outcome, Position, Resignation, Setup, Stage};
use backgammon_engine::{Answer, CubeAdvice, Engine, Limits, StopFlag, TwoSided};

fn position(id: &str) -> Position {
    id.parse::<Setup>().unwrap().position().unwrap()
}

fn advice(id: &str) -> CubeAdvice {
    Engine::new().cube(&position(id), &Limits::plies(1), &StopFlag::new()).unwrap()
}

/// The last roll, the other side being off next turn: the decisions of the textbook, and the table's own equities.
#[test]
fn last_roll() {
    let check = |own: [u8; 6], opp: [u8; 6], doubles: bool, answer: Answer| {
        let ending = TwoSided::get().ending(own, opp).unwrap();
        let mut cells = ['-'; 26];
        let letter = |base: u8, count: u8| if count == 0 { '-' } else { char::from(base + count - 1) };
        for point in 0..6 {
            cells[point + 1] = letter(b'A', own[point]);
            cells[24 - point] = letter(b'a', opp[point]);
        }
        let id = format!("XGID={}:0:0:1:00:0:0:0:0:10", cells.iter().collect::<String>());
        let advice = advice(&id);
        assert!((advice.no_double.0 - ending.centred_not_doubled).abs() < 1e-4, "{id} {advice:?} {ending:?}");
        assert!((advice.double_take.0 - 2.0 * ending.cube_theirs).abs() < 1e-4, "{id} {advice:?} {ending:?}");
        assert_eq!((advice.doubles(), advice.answer()), (doubles, answer), "{id} {advice:?}");
    };
    // Off with 19 of 36 rolls, the other side off next: 19 in 36 is a double, and 17 in 36 a take.
    check([0, 1, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0], true, Answer::Take);
    // 27 of 36: exactly three quarters.
    check([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], true, Answer::Take);
    // 31 of 36.
    check([0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0], true, Answer::Drop);
    // 15 of 36.
    check([0, 0, 0, 0, 1, 1], [1, 0, 0, 0, 0, 0], false, Answer::Take);
}

/// In a match nobody's table tells, but all rolls do.
#[test]
fn last_roll_of_a_match_game() {
    let advice = advice("XGID=--A--A------------------a-:0:0:1:00:0:0:0:7:10");
    let [no_double, take, drop] = advice.mwc.unwrap();
    // Off with 19 of 36 rolls, else lost: 6 away against 7 the leader has 56.261 per cent, 5 against 7 62.5 or so.
    let expect = (19.0 * 0.56261 + 17.0 * 0.43739) / 36.0;
    assert!((no_double - expect).abs() < 1e-4 && (drop - 0.56261).abs() < 1e-4, "{advice:?}");
    assert!(take > no_double && advice.doubles() && advice.answer() == Answer::Take, "{advice:?}");
}

#[test]
fn the_start_is_no_double() {
    let advice = advice("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    assert!(!advice.doubles() && advice.answer() == Answer::Take && !advice.is_too_good(), "{advice:?}");
    assert!(advice.no_double.0 > -0.1 && advice.no_double.0 < 0.25, "{advice:?}");
}

/// After the Crawford game the trailer doubles at once.
#[test]
fn the_trailer_doubles_after_crawford() {
    let advice = advice("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:5:10");
    assert!(advice.doubles() && advice.answer() == Answer::Take, "{advice:?}");
    let [no_double, take, _] = advice.mwc.unwrap();
    assert!(take > no_double, "{advice:?}");
    // With an even number of points to go a first game may be dropped for nothing when it has begun badly.
    let free_drop = self::advice("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:4:0:5:10");
    assert!(free_drop.doubles() && free_drop.answer() == Answer::Drop, "{free_drop:?}");
}

#[test]
fn no_cube_where_there_is_none() {
    let ask = |id: &str| Engine::new().cube(&position(id), &Limits::plies(0), &StopFlag::new());
    // The Crawford game, and dice to be played.
    assert!(ask("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:4:1:5:10").is_none());
    assert!(ask("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10").is_none());
    // The other side's cube: what a double would be worth is told, but it may not be made.
    let theirs = ask("XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10").unwrap();
    assert!(!theirs.may_double && !theirs.doubles());
}

#[test]
fn resignations() {
    let stop = StopFlag::new();
    let limits = Limits::plies(0);
    let mut engine = Engine::new();
    // X has fifteen checkers at home, O bears off its last one next turn at the latest.
    let lost = position("XGID=----EEE----------------a--:0:0:1:00:0:0:0:0:10");
    assert_eq!(engine.resignation(&lost, &limits, &stop), None, "gammon or not is decided by the dice");
    let single = position("XGID=----BB------------------a-:0:0:1:00:0:0:0:0:10");
    assert_eq!(engine.resignation(&single, &limits, &stop), None, "a doublet may still win");
    let sure = position("XGID=----DD------------------a-:0:0:1:00:0:0:0:0:10");
    assert_eq!(engine.resignation(&sure, &limits, &stop), Some(Outcome::Single));
    assert_eq!(
        engine.resignation(&position("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"), &limits, &stop),
        None
    );
    let offered = |outcome| Position { resignation: Some(Resignation { by: sure.on_roll, outcome }), ..sure };
    assert!(engine.accepts(&offered(Outcome::Single), &limits, &stop));
    let early = position("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    let early = Position {
        resignation: Some(Resignation { by: early.on_roll, outcome: Outcome::Single }),
        stage: Stage::ToRoll,
        ..early
    };
    assert!(engine.accepts(&early, &limits, &stop));
}
