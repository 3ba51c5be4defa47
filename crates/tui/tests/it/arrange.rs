//! Setting up positions of Backgammon, and what is seen and done on its board.

use std::time::Duration;

use tui::choice::{Choice, Colour, Match, Opponent};
use tui::classic::KEYS;
use tui::key::Key;
use tui::{Input, Look};
use words::Lang;

use crate::backgammon::opened;
use crate::{Bench, bench, holds, still};

fn two() -> Choice {
    Choice {
        backgammon: true,
        rounds: Match { points: 5, own_dice: true, start: None },
        opponent: Opponent::Person,
        colour: Colour::Is(reversi::Disc::White),
        ..Choice::default()
    }
}

fn setup(bench: &Bench) -> String {
    bench.state.game.as_ref().unwrap().table.setup_text()
}

#[test]
fn a_position_of_backgammon_is_set_up_by_keys() {
    let mut bench = bench(Lang::En, still(), two());
    bench.key(Key::F(4));
    holds(&bench.screen(), "This can be played");
    bench.key(Key::End);
    holds(&bench.screen(), "There is no checker on the board");
    // Two white checkers on the six point, three black ones on the 19, White on the bar.
    bench.keys(&[Key::Char('o'), Key::Char('W'), Key::Up, Key::Char('x'), Key::Char('b'), Key::Char('x')]);
    bench.keys(&[Key::Left, Key::Char('o'), Key::Tab, Key::Char('c'), Key::Char('v')]);
    bench.typed("63");
    bench.typed(":score 3 1");
    let screen = bench.screen();
    for part in ["Black to play 6 and 3", "Cube 2, White’s", "○ 3  ● 1", "Borne off: White 12, Black 12"] {
        holds(&screen, part);
    }
    bench.key(Key::Char('d'));
    holds(&bench.screen(), "The side that doubled does not have the cube");
    bench.keys(&[Key::Char('v'), Key::Char('v')]);
    holds(&bench.screen(), "Black doubles.");
    bench.key(Key::Char('v'));
    bench.typed("63");
    bench.key(Key::Enter);
    assert_eq!(setup(&bench), "match typed XGID=a-----C------------b------:1:-1:1:63:1:3:0:5:10 auto1");
    holds(&bench.screen(), "Your move with the 6");
}

#[test]
fn what_cannot_be_set_up_is_said() {
    let mut bench = bench(Lang::En, still(), two());
    bench.key(Key::F(4));
    let wrong = [
        (":white 6 15", "One side has 25 checkers: there are 15"),
        (":white 30", "“30” is no point"),
        (":black A many", "“many” is no number of checkers"),
        (":cube 3", "A cube shows 1, 2, 4, 8"),
        (":score 3", "Say the points of White and of Black"),
        (":match 200", "A match is played to 1 to 99 points"),
        (":hello", "hello"),
        (":score 5 0", "The match is over at this score"),
        (":crawford", "This is not the score of a Crawford game"),
    ];
    for (line, part) in wrong {
        bench.typed(line);
        if !bench.screen().contains(part) {
            bench.key(Key::Enter);
        }
        holds(&bench.screen(), part);
        assert!(bench.state.game.is_none());
        if line.starts_with(":score 5") {
            bench.typed(":score 0 0");
        }
    }
    bench.key(Key::Esc);
    holds(&bench.screen(), "A game?");
}

#[test]
fn an_id_is_taken_over_and_read_out() {
    let mut bench = bench(Lang::Fr, still(), two());
    bench.state.plain = true;
    for line in [
        "composer",
        "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:10",
        "vider",
        "blanc 6 2",
        "noir barre 1",
        "trait noir",
        "dés",
        "",
    ] {
        bench.line(line);
    }
    let said = bench.said.join("\n").replace('\u{a0}', " ");
    for part in ["blanc - une blanche de plus", "À Blanc de jouer 6 et 3", "À Noir de lancer", "Noir : 1 à la barre"]
    {
        holds(&said, part);
    }
    assert!(setup(&bench).contains(":1:1:1:00:0:0:0:3:"), "{}", setup(&bench));
    // The game goes on from there, and another one like it can be had from the first screen.
    bench.line("nouvelle");
    holds(&bench.said.join("\n").replace('\u{a0}', " "), "Départ : Votre position");
}

#[test]
fn arrows_choose_a_point_and_enter_moves_from_it() {
    let mut bench = bench(Lang::En, still(), Choice::default());
    opened(&mut bench);
    bench.keys(&[Key::Right, Key::Left, Key::Left, Key::Left]);
    // Over the bar to point 8, the letter Q.
    holds(&bench.screen(), "Enter: move from Q");
    bench.key(Key::Enter);
    holds(&bench.screen(), "Your move with the 1");
    bench.keys(&[Key::Right, Key::Right]);
    holds(&bench.screen(), "Enter: move from the bar");
    bench.keys(&[Key::Right, Key::Char(' ')]);
    holds(&bench.screen(), "Enter confirms");
    bench.key(Key::Enter);
    holds(&bench.screen(), "White plays 8/5 6/5");
}

#[test]
fn clicks_move_checkers_and_the_dice_are_a_button() {
    let mut bench = bench(Lang::En, Look { ascii: true, ..still() }, Choice::default());
    opened(&mut bench);
    let screen = bench.screen();
    let dice = screen.lines().position(|line| line.contains("[3]")).unwrap() as u16;
    // The row of the letters below the board: M to X.
    let (letters, row) = screen.lines().enumerate().find(|(_, line)| line.trim_start().starts_with("M  N")).unwrap();
    let column = |letter| row.find(letter).unwrap() as u16;
    bench.send(Input::Click(30, dice));
    holds(&bench.screen(), "Your move with the 1");
    bench.send(Input::Click(30, dice));
    bench.send(Input::Click(column('Q'), letters as u16 - 1));
    bench.send(Input::Click(column('S'), letters as u16 - 1));
    holds(&bench.screen(), "Enter confirms");
    bench.send(Input::Click(30, dice));
    holds(&bench.screen(), "White plays 8/5 6/5");
}

#[test]
fn checkers_are_seen_on_their_way_and_what_follows_waits() {
    let mut bench = bench(Lang::En, Look::default(), Choice::default());
    opened(&mut bench);
    bench.time(1_000);
    bench.typed("8/5 6/5");
    let moving = |bench: &Bench| bench.state.game.as_ref().unwrap().moving.clone();
    let at = |bench: &Bench| moving(bench).unwrap().frame(bench.state.now).unwrap().at;
    assert_eq!(at(&bench), 8);
    bench.time(1_150);
    assert_eq!(at(&bench), 6, "on its way to 5");
    bench.time(1_250);
    assert_eq!(at(&bench), 6, "the second one starts");
    let next = bench.state.next_time().unwrap();
    assert!(next > Duration::from_millis(1_250) && next < Duration::from_millis(1_300), "{next:?}");
    bench.time(1_441);
    assert!(moving(&bench).is_none());
    // Nothing is shown twice: a play made checker by checker has been seen.
    bench.state.choice = two();
    bench.begin();
    bench.typed("31");
    bench.keys(&[Key::Char('q'), Key::Char('s'), Key::Enter]);
    holds(&bench.screen(), "White plays 8/5 6/5");
    assert!(moving(&bench).is_none());
}

#[test]
fn an_earlier_position_is_played_on_by_letters_and_a_side_is_taken_over() {
    let mut bench = bench(Lang::En, still(), Choice::default());
    opened(&mut bench);
    bench.thinks = true;
    bench.typed("8/5 6/5");
    bench.typed("62");
    // The computer has played; its throw is looked at, and played otherwise.
    let game = bench.state.game.as_ref().unwrap();
    assert_eq!(game.node().unwrap().position.on_roll, backgammon::Checker::White);
    bench.key(Key::PageUp);
    holds(&bench.screen(), "Move 4 of 5: a move typed here");
    // Black's own letters: A is its 24 point.
    bench.keys(&[Key::Char('a'), Key::Char('l'), Key::Enter]);
    let game = bench.state.game.as_ref().unwrap();
    assert_eq!(game.table.occupants().to_string(), "computer 1, person");
    let played = game.table.backgammon().unwrap().node(game.table.line()[5]).unwrap().text.clone();
    assert_eq!(played, "24/18 13/11");
    bench.typed(":take both");
    assert_eq!(bench.state.game.as_ref().unwrap().table.occupants().to_string(), "person, person");
}

#[test]
fn the_help_prints_the_keys_of_the_classic() {
    for lang in Lang::ALL {
        let mut bench = bench(lang, still(), two());
        bench.begin();
        bench.key(Key::F(1));
        let screen = crate::text(&bench.paint(120, 70)).replace('\u{a0}', " ");
        for key in KEYS {
            let voice = tui::voice::Voice(lang);
            holds(&screen, &key.about(voice).replace('\u{a0}', " "));
            holds(&screen, &key.key_names(voice).join(" / ").replace('\u{a0}', " "));
        }
    }
}
