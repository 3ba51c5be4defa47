//! Random games: what holds always.

use backgammon::{Action, Checker, Game, Match, Point, Position, Setup, mat, sgf};

use crate::random::{self, Random};

/// Fifteen checkers a side, in whoever's view.
fn count(position: &Position) -> [u8; 2] {
    Checker::ALL.map(|checker| {
        let board = position.board_of(checker);
        Point::all().chain([Point::BAR, Point::OFF]).map(|point| board.own(point)).sum()
    })
}

#[test]
fn random_games_keep_their_checkers_and_pips() {
    let mut random = Random(41);
    for _ in 0..60 {
        let (rules, score) = random::terms(&mut random);
        let mut game = Game::new(rules, score);
        random::play_on(&mut random, &mut game, 2000);
        assert!(game.award().is_some(), "a random game ends");
        let mut before = *game.start();
        for entry in game.entries() {
            let after = entry.after;
            assert_eq!(count(&after), [15, 15]);
            let pips = |position: &Position, side| position.board_of(side).own_pips();
            match entry.action {
                Action::Play(play) => {
                    let by = before.on_roll;
                    assert_eq!(pips(&after, by) + u16::from(play.pips()), pips(&before, by));
                    let sent: u16 =
                        play.hops().iter().filter(|hop| hop.is_hit()).map(|hop| u16::from(hop.to().index())).sum();
                    assert_eq!(pips(&after, !by), pips(&before, !by) + sent, "a hit checker begins again");
                }
                _ => assert_eq!(
                    Checker::ALL.map(|side| pips(&after, side)),
                    Checker::ALL.map(|side| pips(&before, side))
                ),
            }
            before = after;
        }
    }
}

#[test]
fn undo_is_exact() {
    let mut random = Random(42);
    for _ in 0..20 {
        let (rules, score) = random::terms(&mut random);
        let mut game = Game::new(rules, score);
        random::play_on(&mut random, &mut game, 400);
        let whole = game.clone();
        let positions: Vec<Position> =
            std::iter::once(*game.start()).chain(game.entries().iter().map(|entry| entry.after)).collect();
        for expect in positions.iter().rev().skip(1) {
            assert!(game.undo().is_some());
            assert_eq!(game.position(), expect);
        }
        assert_eq!(game.undo(), None);
        // The same actions, passes apart, give the same game.
        while let Some(next) = whole.entries().get(game.entries().len()) {
            game.act(next.action).expect("legal as before");
        }
        assert_eq!(game, whole);
        game.truncate(3);
        assert_eq!(game.entries(), &whole.entries()[..3.min(whole.entries().len())]);
    }
}

/// A random match; resignations only where the files keep them: accepted.
fn random_match(random: &mut Random) -> Match {
    let (rules, score) = random::terms(random);
    let mut record = Match::new(score.length, rules);
    record.white.name = "Ada Lovelace".into();
    record.black.name = "Bob".into();
    record.event = "Cup [1]".into();
    record.date = "2024-05-01".into();
    let games = 1 + random.below(4);
    while let (true, Some(mut game)) = (record.games.len() < games, record.next_game()) {
        let actions = if random.below(5) == 0 { random.below(60) } else { 3000 };
        random::play_on(random, &mut game, actions);
        record.games.push(without_refusals(&game));
    }
    record
}

/// The game without resignations that were refused or not answered.
fn without_refusals(game: &Game) -> Game {
    let mut plain = Game::from_setup(*game.setup()).expect("a position");
    let mut offer = None;
    for entry in game.entries() {
        match entry.action {
            Action::Resign { .. } => offer = Some(entry.action),
            Action::Refuse => offer = None,
            Action::Accept => {
                plain.act(offer.expect("an offer")).expect("legal");
                plain.act(Action::Accept).expect("legal");
            }
            Action::Play(play) if play.is_empty() => {}
            action => plain.act(action).expect("legal"),
        }
    }
    plain
}

/// The last position without what a file's result does not tell: with the Jacoby rule a gammon may be worth a single
/// game.
fn end(game: &Game) -> (Position, Option<(Checker, u32)>) {
    let position = Position { stage: backgammon::Stage::ToRoll, ..*game.position() };
    match game.award() {
        Some(award) => (position, Some((award.winner, award.points))),
        None => (*game.position(), None),
    }
}

#[test]
fn random_matches_survive_both_forms() {
    let mut random = Random(43);
    for number in 0..40 {
        let record = random_match(&mut random);
        for (name, text, again) in [
            ("mat", mat::write(&record), mat::read(&mat::write(&record))),
            ("sgf", sgf::write(&record), sgf::read(&sgf::write(&record))),
        ] {
            let again = again.unwrap_or_else(|error| panic!("{number} {name}: {error}\n{text}"));
            assert_eq!(again.bad, [], "{number} {name}\n{text}");
            assert_eq!(again.record.games.len(), record.games.len(), "{number} {name}\n{text}");
            for (one, other) in again.record.games.iter().zip(&record.games) {
                assert_eq!(end(one), end(other), "{number} {name}\n{text}");
            }
            let written = if name == "mat" { mat::write(&again.record) } else { sgf::write(&again.record) };
            assert_eq!(written, text, "{number} {name}");
        }
    }
}

#[test]
fn games_from_set_ups_survive_both_forms() {
    let mut random = Random(44);
    for number in 0..120 {
        let (rules, score) = random::terms(&mut random);
        let mut game = Game::new(rules, score);
        let actions = random.below(80);
        random::play_on(&mut random, &mut game, actions);
        let setup = Setup { resignation: None, ..Setup::from(*game.position()) };
        if game.position().is_over() {
            continue;
        }
        let mut game = Game::from_setup(setup).expect("a position");
        let actions = random.below(300);
        random::play_on(&mut random, &mut game, actions);
        let mut record = Match::new(score.length, rules);
        record.games.push(without_refusals(&game));
        for (name, text) in [("mat", mat::write(&record)), ("sgf", sgf::write(&record))] {
            let again = if name == "mat" { mat::read(&text) } else { sgf::read(&text) };
            let again = again.unwrap_or_else(|error| panic!("{number} {name}: {error}\n{text}"));
            assert_eq!(again.bad, [], "{number} {name}\n{text}");
            assert_eq!(end(&again.record.games[0]), end(&record.games[0]), "{number} {name}\n{text}");
            let written = if name == "mat" { mat::write(&again.record) } else { sgf::write(&again.record) };
            assert_eq!(written, text, "{number} {name}");
        }
    }
}
