//! Each kind of reason on a position where it is true.

use bots::reversi::why;
use bots::{Player, StopFlag};
use reversi::{DiscDiff, Move, Position, Variant};
use reversi_engine::{Analysis, Bound, Centidiscs, Engine, Limits, Memory, MoveValue, Outcome, Value};

use crate::positions::{position, push, table};

const ABOUT: Value = Value::Estimate(Centidiscs(260));

/// What a search would say that likes `play` best and the others less.
fn liking(position: &Position, play: &str, value: Value, rest: Value) -> Analysis {
    let play = position.size().square(play).unwrap();
    assert!(position.legal().has(play));
    let others = position.legal().iter().filter(|&square| square != play);
    let found = |square, value, bound| MoveValue { square, value, bound, depth: 9, line: vec![Move::At(square)] };
    let moves = std::iter::once(found(play, value, Bound::Equal))
        .chain(others.map(|square| found(square, rest, Bound::AtMost)))
        .collect();
    Analysis { best: Some(play), value, moves, depth: 9, nodes: 1, pv: Vec::new(), complete: true }
}

/// The reason with all its variables, for an estimated best move of this name.
fn check(variant: &str, board: &str, to_move: char, play: &str, expected: &str) {
    check_value(variant, board, to_move, play, (ABOUT, ABOUT), &format!("{expected} known=about value=+3"));
}

fn check_value(variant: &str, board: &str, to_move: char, play: &str, (value, rest): (Value, Value), expected: &str) {
    let position = position(variant, board, to_move);
    let reason = why(&position, &liking(&position, play, value, rest)).unwrap();
    assert_eq!(reason.to_string().replace(&format!(" square={play}"), ""), expected, "{board} {play}");
}

fn exact(discs: i8) -> Value {
    Value::Exact(DiscDiff(discs))
}

#[test]
fn what_leaves_no_choice() {
    check("8x8", "--OOOOO-XXOOOO-XXXXXOOOXXXOXXOOXXXXXOOO-XXOOOO--X-OO--O---------", 'O', "a1", "hint-only-move");
    check(
        "8x8",
        "---------------------------OX------XO---------------------------",
        'X',
        "f5",
        "hint-all-alike count=4",
    );
    check("anti6x6", "-------OX----XXX----XO--------------", 'O', "b4", "hint-all-alike count=2");
    check("6x6", "-------XO-----XX-----X-----------O--", 'X', "d2", "hint-searched depth=9");
}

#[test]
fn wiping_out() {
    let board = "---------------------------XXO----X--X--------------------------";
    check("8x8", board, 'X', "g4", "hint-wipe-out");
    let board = "---------------------------XXO-----XX----------------X----------";
    check("8x8", board, 'X', "g4", "hint-wipe-out");
}

#[test]
fn corners() {
    check("8x8", "-XXXXX---OOOOX--OOOXOXX-OOOXOX-X-OOXOOXX-OOOOOOX----------------", 'X', "a1", "hint-corner");
    check("6x6", "-------OX-----OOO---XXX-------------", 'X', "a1", "hint-corner");
    let board = "--OX----OX---XOX--XXXXXX--OOO---OOO-";
    check("6x6", board, 'O', "e3", "hint-closes-corner corner=f6");
    let board = "------O---XO-OO----XOO----XXOXX--XXOXXO--OOOOO------OX----------";
    check("8x8", board, 'X', "g3", "hint-attacks-corner corner=h1");
    let board = "-XXXXX----XOOX-X--OOOOOX--OXXOOX--OXXOO-OOOOOXO---OOOXOO----OX-X";
    check("8x8", board, 'O', "g8", "hint-only-no-corner");
    check("6x6", "XXO---XXX---O-OXXX--XOX--XO-O-X----O", 'O', "b4", "hint-no-corner count=2");
}

#[test]
fn tempo_and_stability() {
    let board = "XXXXXX--XOOOOOO-OOXXOOOOOOXOOXO-OXOOXOO-OXOXOOO-OOXOOO--OXOOOO--";
    check("8x8", board, 'X', "g1", "hint-forces-pass");
    let board = "XXXXXX--XXOOOOO-OXXXOOOOOOXXOX-X-OOXOOXX-OOOOOOX----------------";
    check("8x8", board, 'X', "g4", "hint-mobility count=1");
    check(
        "anti",
        "------------------OX-------OX------XO---------------------------",
        'X',
        "c4",
        "hint-mobility count=2",
    );
    let board = "-XXX--O---XO-O-----XOOO-O-XXXOOO-OXXXXOO-OOOOOXO---OOOXX----O-XX";
    check("8x8", board, 'X', "h3", "hint-stable count=6");
    check("6x6", "-O-X-O--OXO---XO---XXOX---OOX------X", 'X', "e3", "hint-quiet count=1");
}

#[test]
fn parity() {
    let board = "--O--X----OOXXX-OOOXXXXXXOXXOXO-XXOOXO-OXXXOOXO--OOOOOO-----OOO-";
    check("8x8", board, 'O', "g5", "hint-parity count=4");
    let board = "X-OOOOO-XXOXXOO-XXXOOOX--XXOOX--XXOXXO---XOOOO---XXOOXO-XXXXXXX-";
    check("8x8", board, 'O', "a4", "hint-last-in-region count=0");
}

#[test]
fn the_goal_reversed() {
    let board = "-OOOOOX-XOOXOOXXOOOOOOOXOOXXXOOXXXOOOO--XOOO----O---O-----------";
    check("anti", board, 'X', "a8", "hint-forces-corner");
    check(
        "anti",
        "-OOOOOX-XOOOOO--OOXXXOO-OOXXOXOO-XXXXXXO---XXXXX--X-------------",
        'X',
        "a5",
        "hint-leaves-corner corner=a1",
    );
    check(
        "anti",
        "---XO-O----XXXX---OOOX---OOOOO---XOOO-O-------------------------",
        'O',
        "f1",
        "hint-offers-corner corner=h1",
    );
    check("anti", "-----------------XOX-----OOOXXXX--OXOXOX---OOOXX----OO-X------O-", 'O', "g7", "hint-feeds count=2");
    check(
        "anti",
        "------------------OOO-----XXXX-----XO---------------------------",
        'O',
        "f5",
        "hint-takes-few count=1",
    );
}

#[test]
fn what_is_proven() {
    let board = "OXXXXXXXOXXXXXXXOXXXXXXXOXOXXXXXOXXXXXXXOXOOXXXXO-OO-OXXO----OXX";
    let at = |play, values, expected| check_value("8x8", board, 'X', play, values, expected);
    let won = Value::Outcome(Outcome::Win);
    let lost = Value::Outcome(Outcome::Loss);
    at("b7", (exact(46), exact(46)), "hint-wins-by count=46 known=exact value=+46");
    at("b7", (exact(46), exact(0)), "hint-only-win known=exact value=+46");
    at("b7", (won, lost), "hint-only-win known=win value=+1");
    at("b7", (won, won), "hint-wins known=win value=+1");
    at("b7", (exact(0), exact(-2)), "hint-only-draw known=exact value=0");
    at("b7", (exact(0), exact(0)), "hint-draws known=exact value=0");
    at("b7", (exact(-6), exact(-8)), "hint-loses-by count=6 known=exact value=−6");
    at("b7", (lost, lost), "hint-loses known=loss value=−1");
    // Another move may still be better: the loss is no reason.
    let reason = |values| {
        let position = position("8x8", board, 'X');
        why(&position, &liking(&position, "b7", values, ABOUT)).unwrap().key
    };
    assert!(!["hint-loses", "hint-loses-by", "hint-only-win"].contains(&reason(lost)));
    assert!(!["hint-loses", "hint-loses-by", "hint-only-win"].contains(&reason(exact(-6))));
}

#[test]
fn values_as_people_read_them() {
    let about = |hundredths, expected: &str| {
        let value = Value::Estimate(Centidiscs(hundredths));
        let board = "-XXXXX---OOOOX--OOOXOXX-OOOXOX-X-OOXOOXX-OOOOOOX----------------";
        check_value("8x8", board, 'X', "a1", (value, value), &format!("hint-corner {expected}"));
    };
    about(260, "known=about value=+3");
    about(-260, "known=about value=−3");
    about(49, "known=even value=0");
    about(-49, "known=even value=0");
    about(50, "known=about value=+1");
    about(-50, "known=about value=−1");
}

#[test]
fn a_proven_hint_is_what_the_solver_says() {
    let position = position("8x8", "OOXXO--XOOXXO-XXOOOXXXOXOOXXOXXXOOOXOXXXOOOXOOXXOOXOOO-XOOOOO-O-", 'X');
    let hint = Player::new().hint(&table(&position), 0, &StopFlag::new()).unwrap();
    assert_eq!(hint.choice.text(), "f2");
    assert_eq!(hint.why.to_string(), "hint-only-draw square=f2 known=exact value=0");
    let solved =
        Engine::new(Memory::mebibytes(1)).analyse(&position, &Limits::default(), &StopFlag::new(), &mut |_| {});
    assert_eq!(solved.value, exact(0));
}

#[test]
fn a_hint_is_of_the_node_that_is_asked_for() {
    let mut player = Player::new();
    let mut table = table(&Position::start(Variant::REVERSI_6));
    push(&mut table, "d5");
    let stop = StopFlag::new();
    stop.raise();
    assert_eq!(player.hint(&table, 0, &stop).unwrap().why.key, "hint-all-alike");
    assert_ne!(player.hint(&table, 1, &stop).unwrap().why.key, "hint-all-alike");
    assert_eq!(player.hint(&table, 2, &stop), None);
}
