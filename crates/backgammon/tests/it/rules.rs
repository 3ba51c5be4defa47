//! Movement: every refusal, the hops offered, and what a turn hop by hop allows.

use backgammon::{Board, Die, Illegal, Plays, Point, Position, Reach, Refusal, Roll, Rules, Score, Setup, Stage, Turn};

fn point(number: u8) -> Point {
    Point::of_index(number).expect("a place")
}

fn die(pips: u8) -> Die {
    Die::new(pips).expect("a die")
}

fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

/// A board from the places of the own checkers and of the opponent's, both in the mover's numbering; 25 and 0 the bars.
fn board(own: &[(u8, i8)], opp: &[(u8, i8)]) -> Board {
    let mut cells = [0i8; 26];
    for &(at, count) in own {
        cells[usize::from(at)] += count;
    }
    for &(at, count) in opp {
        cells[usize::from(at)] += if at == 0 { count } else { -count };
    }
    Board::from_signed(cells).expect("a board")
}

/// What a whole play is refused with.
fn refused(board: &Board, dice: &str, play: &str) -> Refusal {
    let sketch: backgammon::Sketch = play.parse().unwrap_or_else(|error| panic!("{error}"));
    match sketch.resolve(board, roll(dice)) {
        Err(refusal) => refusal,
        Ok(play) => panic!("{play} is legal"),
    }
}

fn check(board: &Board, dice: &str, play: &str, sentence: &str) {
    assert_eq!(refused(board, dice, play).to_string(), sentence, "{dice}: {play}");
}

#[test]
fn why_a_play_is_refused() {
    let start = &Board::START;
    check(start, "52", "24/19 13/11", "point 19 is held");
    check(start, "52", "12/10 13/8", "no checker to move on 12");
    check(start, "52", "13/8", "both dice must be played");
    check(start, "52", "no play", "both dice must be played");
    check(start, "52", "13/9 6/4", "no die left goes from 13 to 9, 4 pips");
    check(start, "52", "13/15 6/4", "13/15 goes backwards");
    check(start, "52", "6/off 6/4", "no bearing off yet: a checker is on 24");
    check(start, "61", "6/off 6/5", "no bearing off yet: a checker is on 24");
    check(start, "65", "24/13 6/5", "the roll is played out");
    check(start, "11", "8/7 8/7", "4 of the dice must be played");

    let bar = board(&[(25, 1), (6, 5)], &[(23, 2), (1, 2)]);
    check(&bar, "32", "6/3 6/4", "a checker waits on the bar");
    check(&bar, "32", "bar/23 6/3", "point 23 is held");
    check(&bar, "32", "bar/22", "both dice must be played");
}

#[test]
fn both_dice_and_the_only_way() {
    // With the 6 first the 2 cannot be played; 24/22 8/2 is the only way to play both.
    let only = board(&[(24, 1), (8, 1)], &[(18, 2), (16, 2), (6, 3), (1, 2)]);
    let plays = Plays::of(&only, roll("62"));
    let texts: Vec<String> = plays.iter().map(|candidate| candidate.play.to_string()).collect();
    assert_eq!(texts, ["24/22 8/2"]);
    let both = Refusal::BothDice { plays: 1, only: Some(plays.as_slice()[0].play) };
    assert_eq!(refused(&only, "62", "24/22"), both);
    assert_eq!(both.to_string(), "both dice must be played: only 24/22 8/2 does that");
    let turn = Turn::new(only, roll("62"));
    assert_eq!(turn.refusal(point(8), die(6)), None);
    assert_eq!(turn.refusal(point(24), die(6)), Some(Refusal::Held { at: point(18) }));
    assert_eq!(turn.choices().len(), 2);
}

#[test]
fn only_the_larger_die() {
    // Either die can be played with the one checker, but not both: 10/4 leaves 4/3 held, 10/9 leaves 9/3 held.
    let one = board(&[(10, 1)], &[(3, 2), (20, 2)]);
    let plays = Plays::of(&one, roll("61"));
    assert_eq!(plays.len(), 1);
    assert_eq!(plays.as_slice()[0].play.to_string(), "10/4");
    assert_eq!(refused(&one, "61", "10/9"), Refusal::LargerDie { die: die(6) });
    assert_eq!(refused(&one, "61", "10/9").to_string(), "only the larger die can be played: it is the 6");
    assert_eq!(Turn::new(one, roll("61")).refusal(point(10), die(1)), Some(Refusal::LargerDie { die: die(6) }));
    assert!(matches!(refused(&one, "61", "no play"), Refusal::MoreDice { must: 1, plays: 1, .. }));

    // Only the smaller can be played at all: then it must be.
    let small = board(&[(10, 1)], &[(4, 2), (20, 2)]);
    assert_eq!(Plays::of(&small, roll("61")).as_slice()[0].play.to_string(), "10/3");
    let small = board(&[(10, 1)], &[(4, 2), (3, 2)]);
    assert_eq!(Plays::of(&small, roll("61")).as_slice()[0].play.to_string(), "10/9");
    assert_eq!(refused(&small, "61", "10/4"), Refusal::Held { at: point(4) });
}

#[test]
fn bearing_off() {
    let home = board(&[(5, 1), (4, 2)], &[(24, 1)]);
    check(&home, "62", "4/off 4/2", "a higher checker remains on 5: the 6 may not bear off from 4");
    assert_eq!(
        Turn::new(home, roll("62")).refusal(point(4), die(6)),
        Some(Refusal::HigherRemains { die: die(6), from: point(4), higher: point(5) })
    );
    assert_eq!(Turn::new(home, roll("62")).refusal(point(5), die(6)), None);
    let outside = board(&[(7, 1), (4, 2)], &[(24, 1)]);
    check(&outside, "44", "4/off 4/off", "no bearing off yet: a checker is on 7");
    // A larger die does with one hop what both dice do: the position is the same, so it is the same play.
    let blocked = board(&[(4, 1), (2, 1)], &[(1, 2)]);
    let mut turn = Turn::new(blocked, roll("61"));
    turn.hop(point(4), die(6)).expect("borne off with the 6");
    assert!(turn.is_complete());
    assert_eq!(turn.play().expect("a play").to_string(), "4/off");
    // The last checker ends the turn, inside a doublet too.
    let last = board(&[(2, 1), (1, 1)], &[(24, 2)]);
    assert_eq!(Plays::of(&last, roll("66")).as_slice()[0].play.to_string(), "2/off 1/off");
}

#[test]
fn nothing_legal() {
    let shut = board(&[(25, 1), (6, 2)], &[(24, 2), (23, 2), (22, 2), (21, 2), (20, 2), (19, 2)]);
    assert!(Plays::of(&shut, roll("61")).is_empty());
    let turn = Turn::new(shut, roll("61"));
    assert!(turn.is_complete());
    assert!(turn.play().expect("the play of no hop").is_empty());
    assert_eq!(turn.refusal(point(6), die(1)), Some(Refusal::BarFirst));
    assert_eq!(turn.refusal(Point::BAR, die(6)), Some(Refusal::Held { at: point(19) }));
    assert_eq!(turn.refusal(point(9), die(1)), Some(Refusal::MustPass));
}

#[test]
fn where_a_checker_may_go() {
    let turn = Turn::new(Board::START, roll("62"));
    let reach = |from: u8| turn.reach(point(from)).into_iter().map(|reach| reach.to.index()).collect::<Vec<_>>();
    assert_eq!(reach(24), [22, 18, 16]);
    assert_eq!(reach(13), [11, 7, 5]);
    assert_eq!(reach(8), [6, 2]);
    assert_eq!(reach(6), [4]);
    assert_eq!(reach(12), [] as [u8; 0]);
    let doublet = Turn::new(Board::START, roll("33"));
    assert_eq!(doublet.reach(point(13))[2], Reach { to: point(4), hops: 3, hits: 0 });

    // Of two ways the one that hits nothing.
    let two = board(&[(24, 1), (6, 2)], &[(18, 1), (1, 2)]);
    let mut turn = Turn::new(two, roll("65"));
    assert_eq!(turn.reach(point(24)).last(), Some(&Reach { to: point(13), hops: 2, hits: 0 }));
    assert_eq!(turn.hop_to(point(24), point(13)), Ok(2));
    assert_eq!(turn.board().opp(point(18)), 1);
    assert!(turn.is_complete());
    turn.undo();
    turn.undo();
    assert_eq!(turn.hop_to(point(24), point(18)), Ok(1));
    assert_eq!(turn.board().opp(Point::BAR), 1, "hit");
    turn.undo();
    assert_eq!(turn.board(), turn.start(), "the hit checker is back");
}

#[test]
fn plays_of_another_roll_are_refused_by_a_position() {
    let setup = Setup { stage: Stage::ToPlay(roll("31")), ..Setup::of_board(Board::START, backgammon::Checker::White) };
    let position = setup.position().expect("a position");
    let foreign = Plays::of(&Board::START, roll("52")).as_slice()[0].play;
    assert!(matches!(position.act(&backgammon::Action::Play(foreign)), Err(Illegal::Play(_))));
    let start = Position::start(Rules::STANDARD, Score::MONEY);
    assert!(matches!(start.act(&backgammon::Action::Play(foreign)), Err(Illegal::NotNow { .. })));
}

#[test]
fn a_short_play_is_not_taken_for_dice() {
    let setup: backgammon::Setup = "XGID=-BBB-------------------bb-:0:0:1:21:0:0:0:0:10".parse().unwrap();
    let position = setup.position().unwrap();
    for text in ["3/2 3/1", "3/1, 3/2", "3-2 3-1"] {
        assert_eq!(position.read(text).unwrap().to_string(), "3/2 3/1", "{text}");
    }
    // Of one checker alone the dice are played as far as they go.
    assert!(matches!(position.read("3/2"), Err(backgammon::ActionError::Illegal(_))));
    let last: backgammon::Setup = "XGID=---A-------------------bb-:0:0:1:11:0:0:0:0:10".parse().unwrap();
    assert!(last.position().unwrap().read("3/2").unwrap_err().to_string().contains("dice"));
}
