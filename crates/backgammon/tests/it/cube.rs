//! The cube, resignations, outcomes and scores.

use backgammon::{
    Action, Award, Board, Checker, Cube, Die, Due, Ending, Game, Illegal, Impossible, Outcome, Resignation, Rules,
    Score, Setup, Stage,
};

const WHITE: Checker = Checker::White;
const BLACK: Checker = Checker::Black;

fn act(game: &mut Game, text: &str) {
    let action = game.position().read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    game.act(action).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
}

fn game(rules: Rules, score: Score, texts: &[&str]) -> Game {
    let mut game = Game::new(rules, score);
    for text in texts {
        act(&mut game, text);
    }
    game
}

fn refused(game: &Game, text: &str) -> String {
    let action = game.position().read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    game.position().act(&action).expect_err(text).to_string()
}

#[test]
fn double_take_and_redouble() {
    let mut game = game(Rules::STANDARD, Score::MONEY, &["3-1", "8/5 6/5"]);
    assert_eq!(game.position().due(), Due::Roll(BLACK));
    assert!(game.position().may_double());
    act(&mut game, "double");
    assert_eq!(game.position().due(), Due::Double(WHITE));
    assert_eq!(refused(&game, "62"), "not now: white is to answer the double");
    assert_eq!(refused(&game, "beaver"), "no beavers in this game");
    act(&mut game, "take");
    assert_eq!(game.position().cube, Cube::of_value(2, Some(WHITE)).expect("a cube"));
    assert_eq!(refused(&game, "double"), "the cube is white's");
    act(&mut game, "62");
    assert_eq!(refused(&game, "double"), "not now: black is to play");
    act(&mut game, "24/18 13/11");
    act(&mut game, "redouble");
    act(&mut game, "drop");
    let award = Award { winner: WHITE, outcome: Outcome::Single, points: 2, ending: Ending::Dropped };
    assert_eq!(game.award(), Some(award));
    assert_eq!(refused(&game, "double"), "not now: the game is over");
}

#[test]
fn first_turn_has_no_double() {
    let mut game = game(Rules::STANDARD, Score::MONEY, &[]);
    assert_eq!(refused(&game, "double"), "not now: the first dice are due");
    act(&mut game, "4-4");
    assert_eq!(game.position().cube.value(), 1, "no automatic doubles");
    act(&mut game, "1-3");
    assert_eq!(game.position().due(), Due::Play(BLACK));
}

#[test]
fn automatic_doubles() {
    let rules = Rules { automatic_doubles: 2, ..Rules::STANDARD };
    let game = game(rules, Score::MONEY, &["4-4", "2-2", "1-1", "6-1"]);
    assert_eq!(game.position().cube, Cube::of_value(4, None).expect("a cube"));
    assert_eq!(game.position().on_roll, WHITE);
    let crawford = Score { length: 5, points: [4, 0], is_crawford: true };
    let game = self::game(rules, crawford, &["4-4"]);
    assert_eq!(game.position().cube.value(), 1);
}

#[test]
fn beavers() {
    let rules = Rules { beavers: true, ..Rules::STANDARD };
    let start = ["3-1", "8/5 6/5", "double", "beaver"];
    let mut taken = game(rules, Score::MONEY, &start);
    assert_eq!(taken.position().due(), Due::Beaver(BLACK));
    act(&mut taken, "take");
    assert_eq!(taken.position().cube, Cube::of_value(4, Some(WHITE)).expect("a cube"));
    assert_eq!(taken.position().due(), Due::Roll(BLACK));
    let mut dropped = game(rules, Score::MONEY, &start);
    act(&mut dropped, "drop");
    let award = Award { winner: WHITE, outcome: Outcome::Single, points: 2, ending: Ending::Dropped };
    assert_eq!(dropped.award(), Some(award));
    let in_match = game(rules, Score::of_match(5), &["3-1", "8/5 6/5", "double"]);
    assert_eq!(refused(&in_match, "beaver"), "no beavers in this game");
}

#[test]
fn who_may_not_double() {
    let doubled = ["3-1", "8/5 6/5"];
    let no_cube = Rules { cube: false, ..Rules::STANDARD };
    assert_eq!(refused(&game(no_cube, Score::MONEY, &doubled), "double"), "no cube is in use");
    let crawford = Score { length: 5, points: [4, 1], is_crawford: true };
    assert_eq!(refused(&game(Rules::STANDARD, crawford, &doubled), "double"), "no doubling in the crawford game");
    let limit = Rules { cube_limit: 0, ..Rules::STANDARD };
    assert_eq!(refused(&game(limit, Score::MONEY, &doubled), "double"), "the cube stays at 1");
    // After the Crawford game it is allowed again; and a dead cube is allowed, but told.
    let post = Score { length: 5, points: [4, 1], is_crawford: false };
    assert!(post.is_post_crawford());
    let game = game(Rules::STANDARD, post, &doubled);
    assert!(game.position().may_double());
    assert!(game.position().is_cube_dead_for(WHITE));
    assert!(!game.position().is_cube_dead_for(BLACK));
}

#[test]
fn resignations() {
    let mut game = game(Rules::STANDARD, Score::MONEY, &["3-1", "8/5 6/5", "double", "take", "62", "resign gammon"]);
    assert_eq!(game.position().due(), Due::Resignation(WHITE));
    assert_eq!(refused(&game, "24/18 13/11"), "not now: white is to answer the resignation");
    act(&mut game, "refuse");
    assert_eq!(game.position().due(), Due::Play(BLACK));
    act(&mut game, "white resigns backgammon");
    assert_eq!(game.position().resignation, Some(Resignation { by: WHITE, outcome: Outcome::Backgammon }));
    act(&mut game, "accept");
    let award = Award { winner: BLACK, outcome: Outcome::Backgammon, points: 6, ending: Ending::Resigned };
    assert_eq!(game.award(), Some(award));
    assert!(game.position().act(&Action::Resign { by: WHITE, outcome: Outcome::Single }).is_err());
}

/// The winner bears off the last checker from the one point; the loser stands so (in the winner's numbering).
fn last_checker(loser: &[(usize, i8)], cube: Cube, rules: Rules, score: Score) -> Award {
    let mut cells = [0i8; 26];
    cells[1] = 1;
    for &(at, count) in loser {
        cells[at] = if at == 0 { count } else { -count };
    }
    let board = Board::from_signed(cells).expect("a board");
    let setup = Setup { cube, rules, score, ..Setup::of_board(board, BLACK) };
    let mut game = Game::from_setup(setup).expect("a position");
    act(&mut game, "66");
    act(&mut game, "1/off");
    game.award().expect("over")
}

#[test]
fn outcomes_of_a_finished_game() {
    let check = |loser: &[(usize, i8)], outcome: Outcome| {
        let award = last_checker(loser, Cube::START, Rules::STANDARD, Score::MONEY);
        let expect = Award { winner: BLACK, outcome, points: outcome.factor(), ending: Ending::BorneOff };
        assert_eq!(award, expect, "{loser:?}");
    };
    check(&[(24, 14)], Outcome::Single);
    check(&[(24, 15)], Outcome::Gammon);
    check(&[(7, 1), (24, 14)], Outcome::Gammon);
    check(&[(6, 1), (24, 14)], Outcome::Backgammon);
    check(&[(2, 1), (24, 14)], Outcome::Backgammon);
    check(&[(0, 1), (24, 14)], Outcome::Backgammon);
    // With a checker borne off it is a single game, wherever the others are.
    check(&[(0, 1), (24, 13)], Outcome::Single);
    check(&[(2, 1), (24, 13)], Outcome::Single);
}

#[test]
fn what_an_outcome_is_worth() {
    let gammon = [(24, 15)];
    let points = |cube: Cube, rules: Rules, score: Score| last_checker(&gammon, cube, rules, score).points;
    let four = Cube::of_value(4, Some(WHITE)).expect("a cube");
    let jacoby = Rules { jacoby: true, ..Rules::STANDARD };
    assert_eq!(points(four, Rules::STANDARD, Score::MONEY), 8);
    assert_eq!(points(four, jacoby, Score::MONEY), 8);
    assert_eq!(points(Cube::START, jacoby, Score::MONEY), 1);
    assert_eq!(points(Cube::START, jacoby, Score::of_match(3)), 2, "not in a match");
    let automatic = Cube::of_value(2, None).expect("a cube");
    assert_eq!(points(automatic, jacoby, Score::MONEY), 2, "an automatic double is no turned cube");
}

#[test]
fn a_match_is_scored_once_and_marks_its_crawford_game() {
    let award = |winner, points| Award { winner, outcome: Outcome::Single, points, ending: Ending::Dropped };
    let rules = Rules::STANDARD;
    let mut score = Score::of_match(5);
    let mut seen = Vec::new();
    for (winner, points) in [(WHITE, 2), (BLACK, 1), (WHITE, 2), (BLACK, 1), (BLACK, 2), (BLACK, 1)] {
        score = score.after(&award(winner, points), &rules);
        seen.push((score.points, score.is_crawford));
    }
    let expect = [([2, 0], false), ([2, 1], false), ([4, 1], true), ([4, 2], false), ([4, 4], false), ([4, 5], false)];
    assert_eq!(seen, expect);
    assert_eq!(score.winner(), Some(BLACK));
    assert_eq!((score.away(BLACK), score.away(WHITE)), (Some(0), Some(1)));
    let without = Rules { crawford: false, ..rules };
    assert!(!Score::of_match(3).after(&award(WHITE, 2), &without).is_crawford);
    assert!(!Score::of_match(1).after(&award(WHITE, 1), &rules).is_crawford);
    assert_eq!(Score::MONEY.after(&award(WHITE, 6), &rules).points, [6, 0]);
}

#[test]
fn impossible_set_ups() {
    let start = Setup::of_board(Board::START, WHITE);
    let check = |setup: Setup, expect: Impossible| assert_eq!(setup.position(), Err(expect));
    check(Setup { board: Board::EMPTY, ..start }, Impossible::NoCheckers);
    let mut cells = [0; 26];
    for at in 1..=6 {
        (cells[at], cells[25 - at]) = (2, -2);
    }
    (cells[0], cells[25]) = (1, 1);
    check(Setup { board: Board::from_signed(cells).expect("a board"), ..start }, Impossible::BothShutOut);
    let two = Cube::of_value(2, Some(BLACK)).expect("a cube");
    check(Setup { cube: Cube::of_log(0, Some(WHITE)).expect("a cube"), ..start }, Impossible::OwnedCubeOfOne);
    check(
        Setup { cube: two, rules: Rules { cube_limit: 0, ..Rules::STANDARD }, ..start },
        Impossible::CubeTooHigh { value: 2 },
    );
    check(Setup { cube: two, stage: Stage::Doubled, ..start }, Impossible::DoubledByOther);
    let crawford = Score { length: 5, points: [4, 0], is_crawford: true };
    check(Setup { cube: two, score: crawford, ..start }, Impossible::CrawfordCube);
    check(Setup { score: Score { points: [4, 4], ..crawford }, ..start }, Impossible::Crawford);
    check(Setup { score: Score { points: [2, 0], ..crawford }, ..start }, Impossible::Crawford);
    check(Setup { score: Score { points: [5, 0], is_crawford: false, ..crawford }, ..start }, Impossible::MatchOver);
    // A game whose last checker is off is over at once.
    let mut cells = [0; 26];
    cells[1] = -1;
    let over = Setup { board: Board::from_signed(cells).expect("a board"), ..start };
    let award = Game::from_setup(over).expect("a position").award().expect("over");
    assert_eq!((award.winner, award.outcome), (WHITE, Outcome::Single));
}

#[test]
fn actions_in_words() {
    let game = game(Rules::STANDARD, Score::MONEY, &["3-1"]);
    let read = |text: &str| game.position().read(text).map(|action| action.to_string());
    assert_eq!(read("31: 8/5 6/5").as_deref(), Ok("8/5 6/5"));
    assert_eq!(read("TAKES").as_deref(), Ok("take"));
    assert_eq!(read("resign").as_deref(), Ok("white resigns single"));
    assert_eq!(read("6 2").as_deref(), Ok("62"));
    assert_eq!(read("42: 8/5 6/5").expect_err("another roll").to_string(), "`42` was not rolled");
    assert_eq!(read("31: 8/5 x").expect_err("no play").to_string(), "`x` is not a play, such as 13/8 6/5");
    assert_eq!(read("24/20").expect("a play"), "24/20");
    let opening = Action::Opening { white: Die::ALL[0], black: Die::ALL[5] };
    assert_eq!(opening.to_string(), "1-6");
    assert_eq!(game.position().act(&opening), Err(Illegal::NotNow { due: Due::Play(WHITE) }));
}
