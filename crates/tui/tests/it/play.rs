//! What can be done with a game.

use reversi::{Disc, Variant};
use tui::choice::{Choice, Colour, Opponent, Start};
use tui::command::Does;
use tui::key::Key;
use tui::{Effect, Input};
use words::Lang;

use crate::{Bench, bench, holds, still};

/// A whole game of two people with three passes of White: the commented one.
const GAME: &str = include_str!("../../../../assets/example/8x8.txt");

fn two(variant: Variant) -> Choice {
    Choice { variant, opponent: Opponent::Person, ..Choice::default() }
}

fn seats(bench: &Bench) -> String {
    bench.state.game.as_ref().unwrap().table.occupants().to_string()
}

fn ply(bench: &Bench) -> usize {
    bench.state.game.as_ref().unwrap().ply()
}

#[test]
fn a_whole_game_with_passes_that_one_key_confirms() {
    let mut bench = bench(Lang::En, still(), two(Variant::REVERSI));
    bench.begin();
    let mut passes = 0;
    for pair in GAME.trim().as_bytes().chunks(2) {
        bench.typed(std::str::from_utf8(pair).unwrap());
        if bench.state.game.as_ref().unwrap().pass.is_some() {
            passes += 1;
            holds(&bench.screen(), "White cannot move: press Enter to pass");
            holds(&bench.screen(), "Enter: pass");
            bench.key(Key::Enter);
        }
    }
    assert_eq!(passes, 3);
    let screen = bench.screen();
    holds(&screen, "Black wins 47–17");
    holds(&screen, "The game is over");
    holds(&screen, "60 a6");
}

#[test]
fn replay_and_take_over_at_any_point() {
    let mut bench = bench(Lang::En, still(), Choice { colour: Colour::Is(Disc::Black), ..Choice::default() });
    bench.begin();
    bench.typed("d3");
    bench.typed("level 2");
    assert_eq!(seats(&bench), "person, computer 2");
    assert_eq!(ply(&bench), 2);
    bench.key(Key::Home);
    holds(&bench.screen(), "Move 0 of 2");
    bench.key(Key::PageDown);
    holds(&bench.screen(), "Black d3");
    // White was the computer's here: whoever moves takes it over, and the computer answers for Black.
    bench.thinks = false;
    bench.typed("e3");
    assert_eq!(seats(&bench), "computer 2, person");
    assert_eq!(ply(&bench), 2);
    bench.thinks = true;
    bench.typed("take both");
    assert_eq!(seats(&bench), "person, person");
    bench.typed("undo");
    assert_eq!(ply(&bench), 1);
    bench.typed("redo");
    assert_eq!(ply(&bench), 2);
    bench.key(Key::PageUp);
    bench.key(Key::PageUp);
    bench.typed("here");
    assert_eq!((ply(&bench), bench.state.game.as_ref().unwrap().looking), (0, None));
    bench.typed("prendre aucun");
    assert!(bench.state.game.as_ref().unwrap().table.computer_due().is_none(), "they have played to the end");
}

#[test]
fn an_illegal_move_at_an_earlier_point_changes_nothing() {
    let mut bench = bench(Lang::En, still(), two(Variant::REVERSI));
    bench.begin();
    ["d3", "c3", "c4"].iter().for_each(|square| bench.typed(square));
    bench.key(Key::Home);
    bench.typed("a1");
    holds(&bench.screen(), "a1: flips nothing");
    let game = bench.state.game.as_ref().unwrap();
    assert_eq!((game.looking, game.table.seq()), (Some(0), 3));
    bench.typed("f5");
    assert_eq!(ply(&bench), 1);
}

#[test]
fn sides_are_changed_and_a_hint_is_given_and_the_computer_is_hurried() {
    let mut bench = bench(Lang::Fr, still(), Choice { colour: Colour::Is(Disc::Black), ..Choice::default() });
    bench.begin();
    bench.key(Key::Tab);
    holds(&bench.screen(), "Conseil : ");
    bench.thinks = false;
    bench.key(Key::Ctrl('x'));
    assert_eq!(seats(&bench), "computer 5, person");
    holds(&bench.screen(), "L’ordinateur réfléchit");
    bench.key(Key::Esc);
    assert_eq!(ply(&bench), 1, "Escape makes the computer play");
    bench.key(Key::Ctrl('b'));
    holds(&bench.screen(), "L’ordinateur ne réfléchit pas");
}

#[test]
fn a_position_is_set_up_and_played() {
    let mut bench = bench(Lang::En, still(), two(Variant::REVERSI));
    bench.key(Key::F(4));
    bench.key(Key::Char('4'));
    holds(&bench.screen(), "This position can be played:");
    bench.typed("d4");
    bench.keys(&[Key::End]);
    bench.key(Key::Enter);
    holds(&bench.screen(), "There is no disc on the board");
    bench.keys(&[Key::Home, Key::Char('2'), Key::Tab, Key::Char('x'), Key::Right, Key::Char('O')]);
    bench.key(Key::Enter);
    let game = bench.state.game.as_ref().unwrap();
    let position = game.reversi().setup().start;
    assert_eq!(position.to_move, Disc::White);
    // The cursor had gone to d4.
    assert_eq!(&position.board.text(position.variant.size)[27..29], "XO");
    assert!(position.board.text(position.variant.size).starts_with("X-------"), "two corners, a1 and h8");
    assert!(matches!(bench.state.choice.start, Start::Position(_)));
}

#[test]
fn the_example_is_stepped_through_and_taken_over() {
    let mut bench = bench(Lang::En, still(), Choice::default());
    bench.thinks = false;
    bench.key(Key::F(7));
    holds(&bench.screen(), "Black begins. Below the comment");
    bench.key(Key::PageDown);
    holds(&bench.screen(), "Four first moves are possible");
    bench.key(Key::PageDown);
    bench.typed("c3");
    assert_eq!((seats(&bench).as_str(), ply(&bench)), ("person, computer 5", 3));
    assert!(bench.state.game.as_ref().unwrap().kept);
}

#[test]
fn the_first_screen_changes_every_choice() {
    let mut bench = bench(Lang::En, still(), Choice::default());
    // 1 is Play; 2 the game, 3 the opponent, 4 the level, 5 the colour, 6 the start.
    for digit in ['2', '3', '3', '3', '4', '5', '6', '6'] {
        bench.key(Key::Char(digit));
    }
    let choice = bench.state.choice;
    assert_eq!(choice.variant, Variant::REVERSI_6);
    assert_eq!(choice.opponent, Opponent::Computer);
    assert_eq!(choice.level.number(), 6);
    assert_eq!(choice.colour, Colour::Is(Disc::Black));
    assert_eq!(choice.start, Start::Handicap { corners: 4, to: Disc::Black });
    bench.keys(&[Key::Char('7'), Key::Char('8')]);
    assert_eq!(bench.state.choice.start, Start::Handicap { corners: 1, to: Disc::White });
    bench.key(Key::Left);
    assert_eq!(bench.state.choice.start, Start::Handicap { corners: 1, to: Disc::Black });
    bench.key(Key::Enter);
    assert!(bench.state.game.is_some());
}

#[test]
fn games_are_saved_loaded_and_listed() {
    let mut bench = bench(Lang::En, still(), two(Variant::REVERSI));
    bench.begin();
    bench.typed("d3");
    bench.typed("save");
    bench.key(Key::Char('2'));
    holds(&bench.screen(), "File (volteface-");
    bench.typed("game.sgf");
    let saved = bench.asked.pop();
    assert!(
        matches!(&saved, Some(Effect::Save { path, node: 1, .. }) if path.to_str() == Some("game.sgf")),
        "{saved:?}"
    );
    bench.send(Input::Loaded("f5d6zz".to_owned()));
    holds(&bench.screen(), "“zz” is not a move");
    bench.send(Input::Loaded("f5d6c3".to_owned()));
    assert_eq!(ply(&bench), 3);
    bench.typed("games");
    assert!(matches!(bench.asked.pop(), Some(Effect::Games(None))));
    bench.send(Input::Games(Vec::new(), false));
    holds(&bench.screen(), "No game here yet.");
    bench.send(Input::Pasted("d3c3".to_owned()));
    assert_eq!(ply(&bench), 2);
    bench.key(Key::Ctrl('c'));
    assert!(bench.over);
}

#[test]
fn a_kept_game_is_deleted_once_that_is_confirmed() {
    let mut bench = bench(Lang::En, still(), two(Variant::REVERSI));
    bench.begin();
    bench.typed("d3");
    bench.typed("delete");
    holds(&bench.screen(), "Y or N:");
    bench.typed("n");
    holds(&bench.screen(), "Nothing was deleted.");
    let card = tui::card::Card {
        id: store::GameId::from_random(*b"anothern"),
        kind: tui::card::Kind::Reversi(Variant::REVERSI),
        occupants: "person, person".parse().ok(),
        count: "34-30".to_owned(),
        over: true,
        plies: 60,
        place: store::Cursor { updated_at: store::Millis(0), id: store::GameId::from_random(*b"anothern") },
    };
    bench.send(Input::Games(vec![card.clone()], false));
    holds(&bench.screen(), "Del: delete");
    bench.key(Key::Delete);
    holds(&bench.screen(), "Delete this game? Reversi 34–30");
    bench.key(Key::Esc);
    bench.asked.clear();
    bench.keys(&[Key::Delete, Key::Char('y'), Key::Enter]);
    assert!(matches!(bench.asked[..], [Effect::Delete(id), Effect::Latest, Effect::Games(None)] if id == card.id));
    // The game on the screen is left first.
    bench.send(Input::Games(Vec::new(), false));
    bench.key(Key::Esc);
    bench.asked.clear();
    bench.state.plain = true;
    bench.line("delete 1");
    assert!(bench.said.last().unwrap().contains("is none of your games"), "{:?}", bench.said.last());
    bench.line("supprimer");
    bench.line("oui");
    assert!(bench.state.game.is_none());
    assert!(bench.asked.iter().any(|effect| matches!(effect, Effect::Delete(_))));
    bench.send(Input::Deleted);
    assert_eq!(bench.said.last().unwrap(), "Deleted.");
}

#[test]
fn what_needs_a_game_says_so_on_the_first_screen() {
    for does in [Does::Hint, Does::Undo, Does::Save] {
        let command = tui::command::COMMANDS.iter().find(|command| command.does == does).unwrap();
        let mut bench = bench(Lang::En, still(), Choice::default());
        bench.state.plain = true;
        bench.line(&command.words(Lang::En)[0]);
        assert_eq!(bench.said.last().unwrap(), "There is no game yet: choose one first");
    }
}
