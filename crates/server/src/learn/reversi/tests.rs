//! Every claim of the lessons, checked by the rules.

use reversi::{Disc, Game, Move, Position, Score, Variant};
use words::Lang;

use super::example::{GAME, commented, plies};
use super::lessons::{GROUPS, PERFECT_ANTI_SIX, PERFECT_SIX, SHORTEST, XOT_LINE};
use super::part::part;
use super::scene::{Exhibit, Part, Scene, squares};
use super::task::Task;
use super::witness::{closed_lines, corners, directions, ending, turned_by};
use crate::learn::view::groups;

fn parts() -> impl Iterator<Item = &'static Part> {
    GROUPS.iter().flat_map(|group| group.lessons).flat_map(|lesson| lesson.parts)
}

fn find(id: &str) -> (Position, &'static Task) {
    match parts().find(|part| part.id == id).map(|part| &part.exhibit) {
        Some(Exhibit::Find(scene, task)) => (scene.position(), task),
        _ => panic!("no question {id}"),
    }
}

fn choose(id: &str) -> (Position, char) {
    match parts().find(|part| part.id == id).map(|part| &part.exhibit) {
        Some(Exhibit::Choose(scene, _, right)) => (scene.position(), right(&scene.position())),
        _ => panic!("no question {id}"),
    }
}

fn gallery(id: &str) -> &'static [Scene] {
    match parts().find(|part| part.id == id).map(|part| &part.exhibit) {
        Some(Exhibit::Gallery(scenes)) => scenes,
        _ => panic!("no gallery {id}"),
    }
}

fn at(position: &Position, name: &str) -> reversi::Square {
    position.size().square(name).unwrap()
}

fn after(position: &Position, name: &str) -> Position {
    position.play(Move::At(at(position, name))).unwrap()
}

/// The right squares of a question, by name.
fn right(id: &str) -> String {
    let (position, task) = find(id);
    let right = task.right(&position);
    right.iter().map(|square| position.size().name(square).to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_page_is_made_and_every_sentence_is_there() {
    for lang in Lang::ALL {
        let mut pages = String::new();
        for group in groups(lang, GROUPS, part) {
            pages.push_str(&group.title);
            for lesson in group.lessons {
                pages.push_str(&lesson.title);
                for part in lesson.parts {
                    pages.extend([part.text.as_str(), &part.ask, &part.answer, &part.data]);
                    pages.extend(part.options.iter().map(|(_, words)| words.as_str()));
                    pages.extend(part.plates.iter().map(|plate| plate.text.as_str()));
                }
            }
        }
        let game = commented(lang);
        pages.push_str(&game.data);
        pages.extend(game.rows.iter().map(|row| row.comment.as_str()));
        for name in ["{learn", "{example", "{refusal", "<_", "_<"] {
            assert!(!pages.contains(name), "{lang}: {name} in {}", &pages[pages.find(name).unwrap()..][..60]);
        }
    }
}

#[test]
fn every_question_has_the_answer_that_its_words_tell() {
    let cases = [
        ("start-first", "d3 c4 f5 e6"),
        ("capture-slant", "d4 e5 f6"),
        ("broken-which", "e7"),
        ("directions-three", "c2"),
        ("retro-which", "c6 c7"),
        ("pass-force", "c8"),
        ("notation-find", "h1 c4 f6 b7"),
        ("corners-find", "a1 h1 a8 h8"),
        ("corners-take", "h8"),
        ("xc-find", "b2 g2 b7 g7"),
        ("xc-give", "g2"),
        ("mobility-fewest", "a5"),
        ("frontier-quiet", "f5"),
        ("stability-find", "a1 b1 c1 a2 b2 a3"),
        ("parity-first", "a6"),
        ("squeeze-find", "h7"),
        ("anti-best", "e6"),
        ("six-first", "c2 b3 e4 d5"),
    ];
    for (id, answer) in cases {
        assert_eq!(right(id), answer, "{id}");
    }
    let choices =
        [("pass-may", 'b'), ("end-early", 'b'), ("mobility-who", 'a'), ("parity-last", 'a'), ("anti-who", 'b')];
    for (id, answer) in choices {
        assert_eq!(choose(id).1, answer, "{id}");
    }
    let asked = parts().filter(|one| matches!(one.exhibit, Exhibit::Find(..) | Exhibit::Choose(..))).count();
    assert_eq!(asked, cases.len() + choices.len());
}

#[test]
fn each_move_of_a_question_keeps_to_the_rules() {
    for one in parts() {
        let Exhibit::Find(scene, task) = &one.exhibit else { continue };
        let position = scene.position();
        let right = task.right(&position);
        assert!(!right.is_empty(), "{}", one.id);
        if task.is_move() {
            assert_eq!(right.count(), 1, "{} has one answer", one.id);
            assert!((right & !position.legal()).is_empty(), "{}", one.id);
            assert!(position.legal().count() > 1, "{} leaves a choice", one.id);
        }
        for square in position.legal() {
            assert_eq!(directions(&position, square) as usize, closed_lines(&position, square).len());
        }
    }
}

#[test]
fn lines_break_as_the_boards_say() {
    let scenes = gallery("broken-lines");
    let flips: Vec<u8> =
        scenes.iter().map(|scene| scene.position().flips(at(&scene.position(), "e2")).count()).collect();
    assert_eq!(flips, [2, 0, 0, 0]);
    let (position, _) = find("broken-which");
    for (square, reason) in [("h3", "Edge"), ("f6", "Open")] {
        let refusal = format!("{:?}", position.refusal(at(&position, square)));
        assert!(refusal.contains(reason), "{square}: {refusal}");
    }
}

#[test]
fn captures_are_what_the_steps_say() {
    let count = |id: &str, number: usize| {
        let one = part(Lang::En, parts().find(|part| part.id == id).unwrap());
        let data: serde_json::Value = serde_json::from_str(&one.data).unwrap();
        let flipped = data["frames"][number]["flipped"].as_array().unwrap().iter();
        flipped.map(|square| square.as_str().unwrap()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(count("capture-row", 3), "d4 e4 f4");
    assert_eq!(count("directions-five", 2), "c3 d3 d4 b5 c5");
    assert_eq!(count("retro-line", 1), "g7");
    // What looks trapped after b7 and is not: white discs between black ones, none of which is new.
    let (position, _) = find("retro-which");
    let next = after(&position, "b7");
    for (square, disc) in [("c3", Disc::Black), ("c4", Disc::White), ("c5", Disc::White), ("c6", Disc::Black)] {
        assert_eq!(next.board.get(at(&next, square)), Some(disc));
    }
}

#[test]
fn passes_are_forced() {
    let position = match &parts().find(|part| part.id == "pass-steps").unwrap().exhibit {
        Exhibit::Steps(scene, _) => scene.position(),
        _ => unreachable!(),
    };
    let next = after(&position, "g1");
    assert!(next.must_pass());
    assert!(after(&next.play(Move::Pass).unwrap(), "g7").must_pass());
    let (position, _) = choose("pass-may");
    assert_eq!(position.legal().iter().map(|square| square.to_string()).collect::<String>(), "g2");
    assert!(corners(&after(&position, "g2")).has(at(&position, "a1")));
    assert!(position.play(Move::Pass).is_err());
}

#[test]
fn ends_are_counted_officially() {
    let scores: Vec<String> = gallery("end-ways")
        .iter()
        .map(|scene| scene.position().score().map_or_else(|| "not over".to_owned(), |score| score.to_string()))
        .collect();
    assert_eq!(scores, ["33-31", "32-32", "64-0", "18-18"]);
    let (position, _) = choose("end-early");
    assert_eq!((position.board.count(Disc::Black), position.board.count(Disc::White)), (33, 24));
    assert_eq!(position.empty().count(), 7);
    assert_eq!(position.score().unwrap().to_string(), "40-24");
}

fn played(variant: Variant, line: &str) -> Game {
    let mut game = Game::new(variant);
    for square in squares(variant.size, line) {
        game.play(square).unwrap();
    }
    game
}

#[test]
fn whole_games_end_as_told() {
    let wiped = played(Variant::REVERSI, SHORTEST);
    assert_eq!((wiped.squares().count(), wiped.score().unwrap().to_string()), (9, "64-0".to_owned()));
    assert_eq!(wiped.position().board, gallery("end-ways")[2].position().board);
    let perfect = played(Variant::REVERSI_6, PERFECT_SIX);
    assert_eq!(perfect.score().unwrap().to_string(), "16-20");
    let perfect = played(Variant::ANTI_6, PERFECT_ANTI_SIX);
    assert_eq!(perfect.score().unwrap().to_string(), "17-19");
    assert!(include_str!("../../../../../assets/xot/8x8.txt").lines().any(|line| line == XOT_LINE));
    let start = gallery("names-starts");
    assert_eq!(start[2].position(), Position::start(Variant::REVERSI));
}

#[test]
fn corners_and_their_neighbours() {
    let (position, _) = find("corners-take");
    assert_eq!(turned_by(&after(&position, "h8"), at(&position, "h8")), None);
    let (position, _) = find("xc-give");
    assert!(corners(&Position { to_move: Disc::White, ..position }).is_empty(), "no corner is open beforehand");
    assert!(corners(&after(&position, "g2")).has(at(&position, "h1")));
}

#[test]
fn mobility_is_as_told() {
    let (position, _) = choose("mobility-who");
    assert_eq!(position, played(Variant::REVERSI, &GAME[..48]).position(), "a position of the example game");
    assert_eq!((position.board.count(Disc::Black), position.board.count(Disc::White)), (2, 26));
    assert_eq!((position.legal().count(), position.opponent_legal().count()), (10, 1));
    let (position, _) = find("mobility-fewest");
    let mut replies: Vec<u8> =
        position.legal().iter().map(|square| position.play_unchecked(Move::At(square)).legal().count()).collect();
    replies.sort_unstable();
    assert_eq!(replies[..2], [2, 12]);
}

#[test]
fn unstable_discs_can_be_turned() {
    let (position, task) = find("stability-find");
    let white = Position { to_move: Disc::White, ..position };
    let right = task.right(&position);
    for square in position.board.black & !right {
        assert!(turned_by(&white, square).is_some(), "{square}");
    }
    let block = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
    assert!(block.iter().all(|name| position.board.black.has(at(&position, name))));
}

#[test]
fn parity_is_played_out() {
    let (position, _) = choose("parity-last");
    assert_eq!(position.empty().count(), 3);
    let (position, _) = find("parity-first");
    assert_eq!(position.empty().count(), 3);
    let next = after(&position, "a6");
    assert!(!next.legal().is_empty(), "White must open the pair");
    for reply in next.legal() {
        let last = next.play_unchecked(Move::At(reply));
        assert_eq!((last.to_move, last.legal()), (Disc::Black, last.empty()), "Black closes it");
    }
    assert_eq!(ending(&next).score().unwrap(), Score { winner: Some(Disc::Black), black: 34, white: 30 });
    for wrong in ["c8", "d8"] {
        assert_eq!(ending(&after(&position, wrong)).score().unwrap().winner, Some(Disc::White));
    }
}

#[test]
fn the_squeeze_leaves_only_bad_replies() {
    let (position, _) = find("squeeze-find");
    let next = after(&position, "h7");
    let replies: Vec<String> = next.legal().iter().map(|square| square.to_string()).collect();
    assert_eq!(replies, ["a2", "b2"]);
    for reply in next.legal() {
        assert!(corners(&next.play_unchecked(Move::At(reply))).has(at(&position, "a1")));
    }
}

#[test]
fn anti_reversi_goes_the_other_way() {
    let (position, _) = choose("anti-who");
    assert_eq!(position.board.count(Disc::White), 0);
    let (position, task) = find("anti-best");
    let best = task.right(&position);
    for square in position.legal() {
        let winner = ending(&position.play_unchecked(Move::At(square))).score().unwrap().winner;
        let expected = if best.has(square) { Disc::Black } else { Disc::White };
        assert_eq!(winner, Some(expected), "{square}");
    }
}

#[test]
fn the_example_game_is_as_its_comments_tell() {
    let game = plies(Lang::En);
    assert_eq!(game.len(), 61);
    // Moves played, discs of both, squares that each could play.
    let told = [
        (5, None, Some([7, 5])),
        (7, None, Some([11, 7])),
        (10, Some([2, 12]), None),
        (12, Some([2, 14]), None),
        (15, None, Some([11, 5])),
        (17, None, Some([12, 4])),
        (18, Some([2, 20]), None),
        (19, None, Some([12, 4])),
        (20, Some([1, 23]), Some([7, 0])),
        (21, None, Some([12, 2])),
        (24, Some([2, 26]), Some([10, 1])),
        (26, Some([1, 29]), Some([5, 1])),
        (27, None, Some([8, 2])),
        (28, Some([2, 30]), None),
        (29, None, Some([14, 5])),
        (30, Some([1, 33]), Some([3, 0])),
        (32, None, Some([16, 3])),
        (34, Some([4, 34]), Some([12, 2])),
        (39, None, Some([12, 1])),
        (43, None, Some([12, 1])),
        (48, Some([14, 38]), None),
        (51, None, Some([8, 1])),
        (54, None, Some([5, 1])),
        (56, None, Some([4, 1])),
        (60, Some([47, 17]), Some([0, 0])),
    ];
    for (number, discs, moves) in told {
        let ply = &game[number];
        assert_eq!(discs.unwrap_or(ply.scales[0]), ply.scales[0], "discs after {number}");
        assert_eq!(moves.unwrap_or(ply.scales[1]), ply.scales[1], "moves after {number}");
    }
    let passed: Vec<usize> = game.iter().filter(|ply| !ply.passed.is_empty()).map(|ply| ply.number).collect();
    assert_eq!(passed, [49, 50, 53]);
    // Where a comment calls a move forced, there is no other.
    for number in [40, 44, 52, 55, 57, 59] {
        let before = played(Variant::REVERSI, &GAME[..2 * (number - 1)]).position();
        assert_eq!((before.to_move, before.legal().count()), (Disc::White, 1), "move {number}");
    }
    // White's rule: a corner, else the most discs, edges a little dearer, X squares shunned.
    let rule = |position: &Position, square: reversi::Square| {
        let (file, rank) = (square.file(), square.rank());
        let edge = [file, rank].iter().any(|at| matches!(at, 0 | 7));
        let x = [file, rank].iter().all(|at| matches!(at, 1 | 6));
        let corner = position.size().corners().has(square);
        2 * i32::from(position.flips(square).count()) + 100 * i32::from(corner) + 2 * i32::from(edge) - 9 * i32::from(x)
    };
    for number in 1..=60 {
        let before = played(Variant::REVERSI, &GAME[..2 * (number - 1)]).position();
        let square = squares(Variant::REVERSI.size, &GAME[2 * (number - 1)..2 * number])[0];
        if before.to_move == Disc::White {
            let most = before.legal().iter().map(|other| rule(&before, other)).max();
            assert_eq!(Some(rule(&before, square)), most, "move {number}");
        }
    }
    let takeable = game.iter().filter(|ply| !ply.open.is_empty());
    for ply in takeable {
        let record = reversi::text::read(&ply.open, Variant::REVERSI).unwrap();
        assert_eq!(record.game.position().board.text(Variant::REVERSI.size), ply.frame.board);
    }
}
