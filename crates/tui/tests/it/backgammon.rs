//! Backgammon by the keys of the classic, and line by line.

use reversi::Disc;
use tui::choice::{Choice, Colour, Match, Opponent};
use tui::classic::Asked;
use tui::key::Key;
use words::Lang;

use crate::{Bench, bench, holds, still};

fn match_to(points: u16, own_dice: bool, opponent: Opponent) -> Choice {
    Choice {
        backgammon: true,
        rounds: Match { points, own_dice, start: None },
        opponent,
        colour: Colour::Is(Disc::White),
        level: table::Level::NOVICE,
        ..Choice::default()
    }
}

/// A match with typed dice, White the person's, who has thrown 3 and the other side 1.
pub fn opened(bench: &mut Bench) {
    bench.thinks = false;
    bench.state.choice = match_to(11, true, Opponent::Computer);
    bench.begin();
    bench.typed("31");
}

fn asked(bench: &Bench) -> Asked {
    bench.state.game.as_ref().unwrap().asked()
}

/// The first legal play, in notation.
fn legal(bench: &Bench) -> String {
    let game = bench.state.game.as_ref().unwrap();
    game.hand.as_ref().unwrap().turn.legal().as_slice()[0].play.to_string()
}

#[test]
fn letters_move_checkers_and_a_refused_one_says_why() {
    let mut bench = bench(Lang::En, still(), Choice::default());
    opened(&mut bench);
    holds(&bench.screen(), "White begins.");
    holds(&bench.screen(), "Your move with the 3");
    // W is point 2: nobody is there.
    bench.key(Key::Char('w'));
    holds(&bench.screen(), "Point 2: no checker of yours to move");
    bench.key(Key::Char('y'));
    holds(&bench.screen(), "No checker of yours waits on the bar");
    bench.key(Key::Char('Z'));
    holds(&bench.screen(), "Your move with the 1");
    bench.key(Key::Char('z'));
    // Q is point 8.
    bench.key(Key::Char('Q'));
    holds(&bench.screen(), "Your move with the 1");
    bench.key(Key::Delete);
    holds(&bench.screen(), "Your move with the 3");
    bench.keys(&[Key::Char('q'), Key::Enter]);
    holds(&bench.screen(), "Both dice must be played");
    bench.key(Key::Char('s'));
    holds(&bench.screen(), "Enter confirms; Delete takes back");
    bench.key(Key::Enter);
    holds(&bench.screen(), "White plays 8/5 6/5");
    let node = bench.state.game.as_ref().unwrap().node().unwrap();
    assert_eq!(node.position.on_roll, backgammon::Checker::Black);
}

#[test]
fn modern_notation_works_too_and_one_suggests() {
    let mut bench = bench(Lang::Fr, still(), Choice::default());
    opened(&mut bench);
    bench.typed("1");
    holds(&bench.screen(), "Conseil : ");
    bench.typed("8/5 6/5");
    holds(&bench.screen(), "Blanc joue 8/5 6/5");
}

#[test]
fn a_match_with_doubles_own_dice_and_two_people() {
    let mut bench = bench(Lang::En, still(), match_to(5, true, Opponent::Person));
    bench.state.plain = true;
    bench.begin();
    let mut doubles = 0;
    for _ in 0..4_000 {
        let dice = bench.dice.throw();
        let cube = bench.state.game.as_ref().unwrap().node().unwrap().position.cube.value();
        match asked(&bench) {
            Asked::DiceOrDouble if cube < 4 => {
                doubles += 1;
                bench.line("d");
            }
            Asked::Dice | Asked::DiceOrDouble | Asked::NextGame | Asked::ComputersDice => bench.line(&dice),
            Asked::Double => bench.line("y"),
            Asked::Play => bench.line(&legal(&bench)),
            Asked::Over => break,
            other => panic!("{other:?}\n{}", bench.said.join("\n")),
        }
    }
    let said = bench.said.join("\n");
    holds(&said, "wins the match");
    holds(&said, "takes. The cube shows 2.");
    assert!(doubles > 0 && said.lines().all(|line| !line.contains("{tui")), "{said}");
}

#[test]
fn a_match_against_the_computer_whose_dice_the_house_throws() {
    for (lang, over) in [(Lang::En, "wins the match"), (Lang::Fr, "gagne le match")] {
        let mut bench = bench(lang, still(), match_to(1, false, Opponent::Computer));
        bench.state.plain = true;
        bench.begin();
        for _ in 0..600 {
            match asked(&bench) {
                Asked::Dice | Asked::DiceOrDouble | Asked::NextGame => bench.line(""),
                Asked::Play => bench.line(&legal(&bench)),
                Asked::Double => bench.line("y"),
                Asked::Resignation => bench.line("y"),
                _ => break,
            }
        }
        holds(&bench.said.join("\n"), over);
    }
}

#[test]
fn a_double_is_refused_with_a_word_and_a_confirmation() {
    let mut bench = bench(Lang::En, still(), match_to(11, true, Opponent::Person));
    bench.begin();
    bench.typed("31");
    bench.typed("8/5 6/5");
    bench.key(Key::Char('d'));
    holds(&bench.screen(), "Double offered: Y to accept");
    bench.key(Key::Char('n'));
    holds(&bench.screen(), "Give the game up? R to confirm");
    bench.key(Key::Char('q'));
    holds(&bench.screen(), "Double offered: Y to accept");
    bench.keys(&[Key::Char('x'), Key::Char('r')]);
    holds(&bench.screen(), "Black wins 1 point (single game).");
    holds(&bench.screen(), "Play again?");
}

#[test]
fn a_game_is_resigned() {
    let mut bench = bench(Lang::En, still(), match_to(11, true, Opponent::Person));
    bench.begin();
    bench.typed("31");
    bench.typed(":resign gammon");
    holds(&bench.screen(), "White resigns (gammon).");
    bench.key(Key::Char('y'));
    holds(&bench.screen(), "Black wins 2 points (gammon).");
    bench.typed("52");
    holds(&bench.screen(), "Game 2");
}

#[test]
fn every_view_stands_any_size() {
    for (columns, rows) in [(1, 1), (20, 8), (45, 11), (46, 12), (60, 14), (75, 20), (80, 24), (120, 40), (200, 60)] {
        let mut bench = bench(Lang::Fr, still(), Choice::default());
        opened(&mut bench);
        bench.paint(columns, rows);
        bench.send(tui::Input::Click(columns / 2, rows / 2));
        bench.key(Key::Enter);
        bench.paint(columns, rows);
    }
}

#[test]
fn a_demonstration_throws_its_own_dice() {
    let mut bench = bench(Lang::En, still(), match_to(1, true, Opponent::Demo));
    bench.begin();
    holds(&bench.screen(), "wins the match");
}

#[test]
fn the_commented_game_is_stepped_through_and_taken_over() {
    let mut bench = bench(Lang::En, still(), match_to(11, false, Opponent::Computer));
    bench.thinks = false;
    bench.key(Key::F(7));
    holds(&bench.screen(), "Each side throws one die: White a 6, Black a 2.");
    holds(&bench.screen(), "take over");
    // The dice are seen first, and have no comment.
    bench.key(Key::PageDown);
    holds(&bench.screen(), "White begins.");
    assert!(!bench.screen().contains("One checker leaves"));
    bench.key(Key::PageDown);
    holds(&bench.screen(), "White plays 24/18 13/11");
    holds(&bench.screen(), "One checker leaves Black’s home");
    bench.keys(&[Key::PageDown, Key::PageDown, Key::PageDown]);
    // A turn without a legal play is commented where it passes.
    holds(&bench.screen(), "Both dice say 22");
    bench.key(Key::End);
    assert_eq!(asked(&bench), Asked::Nothing);
    holds(&bench.screen(), "Four off at once, for a 4 is larger than anything left.");
    assert!(!bench.state.game.as_ref().unwrap().kept);
    bench.keys(&[Key::Home, Key::PageDown, Key::Ctrl('g')]);
    let game = bench.state.game.as_ref().unwrap();
    assert!(game.kept && !game.example);
    assert_eq!(asked(&bench), Asked::Play);
    bench.keys(&[Key::F(7), Key::PageDown]);
    bench.typed("24/18 8/6");
    let game = bench.state.game.as_ref().unwrap();
    assert!(game.kept && game.table.line().len() == 3, "the first dice, and another play of them");
}

#[test]
fn the_commented_game_is_told_line_by_line() {
    let mut bench = bench(Lang::En, still(), match_to(11, false, Opponent::Computer));
    bench.state.plain = true;
    bench.line("example");
    (0..3).for_each(|_| bench.line("forward"));
    let said = bench.said.join("\n");
    for part in [
        "Example game",
        "Each side throws one die",
        "White plays 24/18 13/11",
        "One checker leaves",
        "Black rolls 5 and 5.",
    ] {
        holds(&said, part);
    }
}
