//! Plays as text: canonical, lenient, by letters, and refused with the reason.

use backgammon::{Board, NotAPlay, Plays, Refusal, Roll, Sketch, gnuid};

use crate::data;
use crate::random::{self, Random};

fn roll(text: &str) -> Roll {
    text.parse().expect("a roll")
}

fn resolve(board: &Board, dice: &str, text: &str) -> Result<String, Refusal> {
    let sketch: Sketch = text.parse().unwrap_or_else(|error| panic!("{error}"));
    sketch.resolve(board, roll(dice)).map(|play| play.to_string())
}

/// A board from a position id.
fn board(id: &str) -> Board {
    gnuid::read_position(id).expect("a position id")
}

#[test]
fn every_play_reads_back_as_itself() {
    let mut random = Random(21);
    let mut plays = Plays::new();
    for _ in 0..400 {
        let (board, roll) = (random::board(&mut random), random::roll(&mut random));
        plays.generate(&board, roll);
        for candidate in plays.iter().take(60) {
            let text = candidate.play.to_string();
            let sketch: Sketch = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(sketch.resolve_among(&board, roll, &plays), Ok(candidate.play), "{board:?} {roll} {text}");
        }
    }
}

#[test]
fn plays_written_by_another_program() {
    let Some(text) = data::FILES.borrowed_text("decisions_gnubg2ply.jsonl") else { return };
    let (mut all, mut same) = (0, 0);
    for line in data::json_lines(&text) {
        let board = board(data::string(&line, "posid"));
        let roll = roll(data::string(&line, "roll"));
        let plays = Plays::of(&board, roll);
        for hint in line["hint"].as_array().expect("a list") {
            let text = data::string(hint, "move");
            let sketch: Sketch = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let play = sketch.resolve_among(&board, roll, &plays);
            let play = play.unwrap_or_else(|refusal| panic!("{text} in {line}: {refusal}"));
            all += 1;
            if play.to_string() == text {
                same += 1;
            } else if std::env::var_os("SHOW").is_some() {
                println!("{text} | {play}");
            }
        }
    }
    assert!(all > 4000, "{all}");
    assert!(same * 100 >= all * 95, "{same} of {all}");
}

#[test]
fn canonical_and_lenient() {
    let check = |dice: &str, text: &str, expect: &str| {
        assert_eq!(resolve(&Board::START, dice, text).as_deref(), Ok(expect), "{dice}: {text}");
    };
    check("31", "8/5 6/5", "8/5 6/5");
    check("31", "6/5 8/5", "8/5 6/5");
    check("31", "6-5, 8-5", "8/5 6/5");
    check("13", "  6/5;8/5 ", "8/5 6/5");
    check("65", "24/18/13", "24/13");
    check("65", "24/13", "24/13");
    check("65", "24/18 18/13", "24/13");
    check("65", "18/13 24/18", "24/13");
    check("55", "13/3(2)", "13/3(2)");
    check("55", "13/8 13/8 8/3 8/3", "13/3(2)");
    check("44", "24/20(2) 13/9(2)", "24/20(2) 13/9(2)");
    check("66", "24/18(2) 13/7 13/7", "24/18(2) 13/7(2)");
    check("31", "HF", "8/5 6/5");
    check("31", "zfh", "8/5 6/5");
    check("65", "X R", "24/13");
    check("65", "XR", "24/13");
    let bar: Board = board("sGfwATDgc+RBIA");
    let texts: Vec<String> = Plays::of(&bar, roll("52")).iter().map(|candidate| candidate.play.to_string()).collect();
    assert!(texts.contains(&"18/11".to_string()), "{texts:?}");
}

#[test]
fn bar_and_off() {
    let mut cells = [0; 26];
    (cells[25], cells[6], cells[24], cells[20]) = (2, 3, -1, -1);
    let board = Board::from_signed(cells).expect("a board");
    let check = |dice: &str, text: &str, expect: &str| {
        assert_eq!(resolve(&board, dice, text).as_deref(), Ok(expect), "{dice}: {text}");
    };
    check("21", "bar/23 bar/24*", "bar/24* bar/23");
    check("21", "25/23 25/24", "bar/24* bar/23");
    check("21", "b/23 B/24", "bar/24* bar/23");
    check("21", "YY", "bar/24* bar/23");
    check("11", "bar/24(2) 24/23 6/5", "bar/24*/23 bar/24 6/5");
    check("55", "25/20 25/20 20/15(2)", "bar/20*/15(2)");

    cells = [0; 26];
    (cells[6], cells[4], cells[2], cells[24]) = (1, 2, 1, -2);
    let home = Board::from_signed(cells).expect("a board");
    let check = |dice: &str, text: &str, expect: &str| {
        assert_eq!(resolve(&home, dice, text).as_deref(), Ok(expect), "{dice}: {text}");
    };
    check("64", "6/off 4/off", "6/off 4/off");
    check("64", "6/0 4/0", "6/off 4/off");
    check("64", "FD", "6/off 4/off");
    check("65", "6/off 4/o", "6/off 4/off");
    check("66", "6/off 4/off(2) 2/off", "6/off 4/off(2) 2/off");
    check("22", "6/4 4/2(2) 4/2", "6/2 4/2(2)");
    check("42", "6/2 2/off", "6/off");
    assert_eq!(resolve(&home, "42", "6/off 4/off"), Err(Refusal::PlayedOut));
}

#[test]
fn of_two_ways_the_one_that_is_written() {
    // 24/13 may hit on 18 or go by 19 and hit nothing.
    let mut cells = Board::START.signed();
    (cells[18], cells[1]) = (-1, -1);
    let board = Board::from_signed(cells).expect("a board");
    // While 19 is held there is only one way.
    assert_eq!(resolve(&board, "65", "24/13").as_deref(), Ok("24/18*/13"));
    (cells[19], cells[12]) = (0, 0);
    let board = Board::from_signed(cells).expect("a board");
    assert_eq!(resolve(&board, "65", "24/13").as_deref(), Ok("24/13"));
    assert_eq!(resolve(&board, "65", "24/18*/13").as_deref(), Ok("24/18*/13"));
    assert_eq!(resolve(&board, "65", "24/18/13").as_deref(), Ok("24/18*/13"));
    assert_eq!(resolve(&board, "65", "24/18 18/13").as_deref(), Ok("24/18*/13"));
    assert_eq!(resolve(&board, "65", "24/19/13").as_deref(), Ok("24/13"));
    cells[19] = -1;
    let board = Board::from_signed(cells).expect("a board");
    assert_eq!(resolve(&board, "65", "24/13"), Err(Refusal::Unclear));
    assert_eq!(resolve(&board, "65", "24/19/13").as_deref(), Ok("24/19*/13"));
}

#[test]
fn what_is_no_play() {
    let check = |text: &str, at: usize, found: &str| {
        let error = NotAPlay { at, text: found.into() };
        assert_eq!(text.parse::<Sketch>(), Err(error), "{text}");
    };
    check("13", 0, "13");
    check("13/8 hello", 5, "hello");
    check("13/8 6/x", 5, "6/x");
    check("26/20", 0, "26/20");
    check("8/5(9)", 0, "8/5(9)");
    check("8/5(", 0, "8/5(");
    check("1/1 2/2 3/3 4/4 5/5", 16, "5/5");
    check("é/5", 0, "é/5");
    assert!("no play".parse::<Sketch>().expect("none").is_empty());
    assert!("Cannot Move".parse::<Sketch>().expect("none").is_empty());
}
