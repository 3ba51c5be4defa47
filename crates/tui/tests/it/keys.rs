//! The keys, the clock and the mouse.

use tui::Look;
use tui::command::COMMANDS;
use tui::key::Key;
use words::Lang;

use crate::{bench, holds, still};

#[test]
fn a_square_is_typed_and_a_refused_one_says_why() {
    let mut bench = bench(Lang::En, still(), Default::default());
    bench.thinks = false;
    bench.begin();
    bench.typed("D6");
    holds(&bench.screen(), "d6: flips nothing: the line up to the right is open at f4");
    bench.typed("z9");
    holds(&bench.screen(), "“z9” is not a square of this 8×8 board");
    bench.key(Key::Char('f'));
    bench.keys(&[Key::Backspace, Key::Char('F'), Key::Char('5'), Key::Enter]);
    holds(&bench.screen(), "Black f5, 1 disc flipped");
    holds(&bench.screen(), "The computer is thinking");
    bench.typed("c4");
    holds(&bench.screen(), "Not your turn");
}

#[test]
fn enter_alone_opens_the_numbered_options_and_again_returns() {
    let mut bench = bench(Lang::En, still(), Default::default());
    bench.begin();
    bench.key(Key::Enter);
    holds(&bench.screen(), " 1 Level");
    bench.key(Key::Enter);
    holds(&bench.screen(), "Moves");
    // A number chooses at once where no longer one could be meant.
    bench.keys(&[Key::Enter, Key::Char('6')]);
    holds(&bench.screen(), "Who do you want to play?");
    bench.key(Key::Esc);
    bench.keys(&[Key::Enter, Key::Char('1'), Key::Enter]);
    holds(&bench.screen(), " 9 Level 9 · expert");
    bench.key(Key::Char('8'));
    holds(&bench.screen(), "Computer 8");
    bench.keys(&[Key::Enter, Key::Char('1'), Key::Char('5')]);
    holds(&bench.screen(), "Ordinateur 8");
}

#[test]
fn arrows_walk_and_enter_plays_where_they_are() {
    let mut bench = bench(Lang::En, still(), Default::default());
    bench.thinks = false;
    bench.begin();
    // The first arrow shows the cursor at d3.
    bench.keys(&[Key::Right, Key::Right]);
    holds(&bench.screen(), "Enter: play e3");
    bench.key(Key::Esc);
    bench.keys(&[Key::Left, Key::Left]);
    holds(&bench.screen(), "Enter: play d3");
    bench.key(Key::Enter);
    holds(&bench.screen(), "Black d3, 1 disc flipped");
}

#[test]
fn the_mouse_plays_and_chooses() {
    let mut bench = bench(Lang::En, Look { ascii: true, ..still() }, Default::default());
    bench.thinks = false;
    let screen = bench.screen();
    let row = screen.lines().position(|line| line.contains(" 1 Play")).unwrap();
    bench.send(tui::Input::Click(50, row as u16));
    let screen = bench.screen();
    let row = screen.lines().position(|line| line.starts_with(" 3")).unwrap();
    let column = screen.lines().nth(1).unwrap().find('d').unwrap();
    bench.send(tui::Input::Click(column as u16, row as u16));
    holds(&bench.screen(), "Black d3, 1 disc flipped");
}

#[test]
fn after_forty_seconds_without_a_key_a_demonstration_begins_and_any_key_ends_it() {
    let mut bench = bench(Lang::En, still(), Default::default());
    bench.thinks = false;
    bench.time(39_900);
    assert!(bench.state.game.is_none());
    bench.key(Key::Down);
    bench.time(60_000);
    assert!(bench.state.game.is_none(), "a key begins the wait anew");
    bench.time(80_000);
    assert!(bench.state.game.as_ref().is_some_and(|game| game.is_demonstration() && !game.kept));
    holds(&bench.screen(), "Any key ends it");
    bench.key(Key::Char('x'));
    assert!(bench.state.game.is_none());
    holds(&bench.screen(), "A game?");
}

#[test]
fn discs_turn_over_and_what_follows_waits() {
    let mut bench = bench(Lang::En, Look::default(), Default::default());
    bench.begin();
    bench.time(1_000);
    bench.typed("d3");
    // The computer has answered, and its move waits for the discs to turn.
    let game = bench.state.game.as_ref().unwrap();
    assert!(game.turning.is_some() && game.waiting.len() == 1);
    let d4 = reversi::Size::Eight.square("d4").unwrap();
    let phase = |bench: &crate::Bench| bench.state.game.as_ref().unwrap().phase(d4, bench.state.now);
    assert_eq!(phase(&bench), 0);
    bench.time(1_100);
    assert_eq!(phase(&bench), 1);
    bench.time(1_160);
    let game = bench.state.game.as_ref().unwrap();
    assert!(game.waiting.is_empty() && game.ply() == 2, "the answer is shown in its turn");
    bench.time(5_000);
    assert!(bench.state.game.as_ref().unwrap().turning.is_none());
}

#[test]
fn every_command_has_one_key_and_the_help_prints_them_all() {
    let mut bench = bench(Lang::En, still(), Default::default());
    bench.begin();
    bench.key(Key::F(1));
    let long = crate::text(&bench.paint(100, 60));
    for command in COMMANDS {
        for lang in Lang::ALL {
            let about = command.about(tui::voice::Voice(lang));
            assert!(!about.contains('{'), "{about}");
        }
        holds(&long, &command.about(tui::voice::Voice(Lang::En)));
        for key in command.keys {
            let others = COMMANDS.iter().filter(|other| other.keys.contains(key)).count();
            let shared = matches!(key, Key::Enter | Key::Char(' '));
            assert!(others == 1 || shared, "{key:?} asks for two things");
        }
    }
}

#[test]
fn every_word_asks_for_its_own_command() {
    for command in COMMANDS {
        for lang in Lang::ALL {
            for word in command.words(lang) {
                let found = tui::command::of_line(&word).map(|(does, _)| does);
                assert_eq!(found, Some(command.does), "{word}");
                assert_eq!(tui::command::of_line(&word.to_uppercase()).map(|(does, _)| does), found);
                let is_square = reversi::Size::Eight.square(&word).is_ok();
                assert!(!is_square, "{word} is a square too");
            }
        }
    }
}
