//! Every claim of the lessons, checked by the rules.

use backgammon::{Action, Checker, Due, Game, Outcome, Play, Position, Stage};
use words::Lang;

use super::example::{GAME, commented, game, plies};
use super::goal::{Goal, tried};
use super::lessons::GROUPS;
use super::part::part;
use super::scene::{Exhibit, Part, Scene};
use super::task::{Task, point};
use super::witness::{blots, freeing_rolls, hitting_rolls};
use crate::learn::view::groups;

fn parts() -> impl Iterator<Item = &'static Part> {
    GROUPS.iter().flat_map(|group| group.lessons).flat_map(|lesson| lesson.parts)
}

fn exhibit(id: &str) -> &'static Exhibit {
    &parts().find(|part| part.id == id).unwrap_or_else(|| panic!("no part {id}")).exhibit
}

fn find(id: &str) -> (Position, &'static Task) {
    match exhibit(id) {
        Exhibit::Find(scene, task) => (scene.position(), task),
        _ => panic!("no question {id}"),
    }
}

fn play(id: &str) -> (Position, &'static Goal) {
    match exhibit(id) {
        Exhibit::Play(scene, goal) => (scene.position(), goal),
        _ => panic!("no roll to play in {id}"),
    }
}

fn choose(id: &str) -> (Position, char) {
    match exhibit(id) {
        Exhibit::Choose(scene, _, right) => (scene.position(), right(&scene.position())),
        _ => panic!("no question {id}"),
    }
}

fn gallery(id: &str) -> Vec<Position> {
    match exhibit(id) {
        Exhibit::Gallery(scenes) => scenes.iter().map(Scene::position).collect(),
        _ => panic!("no gallery {id}"),
    }
}

/// The right plays of a question.
fn right(id: &str) -> Vec<String> {
    let (position, goal) = play(id);
    goal.right(&position).iter().map(Play::to_string).collect()
}

/// What is said to hops that are tried.
fn refused(id: &str, hops: &str) -> String {
    let hops: Vec<String> = hops.split(' ').map(str::to_owned).collect();
    tried(Lang::En, id, &hops).unwrap().refused.unwrap_or_default()
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
                    for plate in part.plates {
                        pages.push_str(&plate.drawing);
                        pages.push_str(&plate.text);
                        assert!(!plate.text.contains('_'), "{}: a caption is plain text: {}", part.id, plate.text);
                    }
                    pages.extend(part.starts.iter().map(|start| start.words.as_str()));
                }
            }
        }
        let game = commented(lang);
        pages.push_str(&game.data);
        pages.extend(game.rows.iter().flat_map(|row| [row.words.as_str(), &row.comment]));
        for name in ["{learn", "{example", "{refusal", "<_", "_<"] {
            assert!(!pages.contains(name), "{lang}: {name} in {}", &pages[pages.find(name).unwrap()..][..60]);
        }
        for one in parts() {
            let Exhibit::Play(scene, _) = &one.exhibit else { continue };
            let position = scene.position();
            for play in position.plays().iter() {
                let hops: Vec<String> = play.play.to_string().split(' ').map(str::to_owned).collect();
                let said = tried(lang, one.id, &hops).and_then(|tried| tried.verdict);
                assert!(said.is_none_or(|said| !said.text.contains("{learn")), "{}: {}", one.id, play.play);
            }
        }
    }
}

#[test]
fn every_question_has_the_answer_that_its_words_tell() {
    let places = [
        ("bg-board-home", "1 2 3 4 5 6"),
        ("bg-board-letters", "6 13 24 1"),
        ("bg-move-where", "22 20 18"),
        ("bg-blocked-held", "1 12 17 19"),
        ("bg-hit-blots", "1 3 14"),
        ("bg-bar-enter", "20 22"),
    ];
    for (id, answer) in places {
        let (position, task) = find(id);
        assert_eq!(task.right(&position).join(" "), answer, "{id}");
    }
    let plays: [(&str, &[&str]); 10] = [
        ("bg-blocked-way", &["24/13"]),
        ("bg-hit-two", &["6/3* 6/1*"]),
        ("bg-bar-first", &["bar/24 13/7", "bar/24 8/2", "bar/18"]),
        ("bg-must-both", &["13/2", "13/7 12/7"]),
        ("bg-must-larger", &["20/14"]),
        ("bg-off-larger", &["4/off(2)"]),
        ("bg-off-home", &["8/off"]),
        ("bg-points-five", &["8/5 6/5"]),
        ("bg-points-bar", &["13/7 8/7"]),
        ("bg-blots-safe", &["8/3 6/3"]),
    ];
    for (id, answer) in plays {
        let mut found = right(id);
        found.sort();
        let mut answer = answer.to_vec();
        answer.sort_unstable();
        assert_eq!(found, answer, "{id}");
    }
    let choices = [
        ("bg-blocked-prime", 'c'),
        ("bg-bar-two", 'a'),
        ("bg-win-points", 'b'),
        ("bg-cube-whose", 'b'),
        ("bg-cube-take", 'a'),
        ("bg-match-crawford", 'b'),
        ("bg-match-after", 'a'),
        ("bg-race-count", 'a'),
        ("bg-blots-six", 'b'),
    ];
    for (id, answer) in choices {
        assert_eq!(choose(id).1, answer, "{id}");
    }
    let asks = |one: &&Part| matches!(one.exhibit, Exhibit::Find(..) | Exhibit::Choose(..) | Exhibit::Play(..));
    assert_eq!(parts().filter(asks).count(), places.len() + plays.len() + choices.len());
}

#[test]
fn what_is_to_be_tried_first_is_refused_for_the_reason_told() {
    let cases = [
        ("bg-blocked-way", "24/19", "Point 19 is held"),
        ("bg-bar-first", "13/7", "waits on the bar"),
        ("bg-bar-first", "bar/19", "Point 19 is held"),
        ("bg-must-both", "12/6", "Both dice must be played"),
        ("bg-must-larger", "20/15", "Only the larger die can be played: it is the 6"),
        ("bg-off-larger", "3/off", "A higher checker remains on 4"),
        ("bg-off-home", "6/off", "a checker is still on"),
        ("bg-off-home", "8:5", "No die left"),
        ("bg-off-home", "x", "not a play"),
    ];
    for (id, hops, why) in cases {
        let said = refused(id, hops);
        assert!(said.to_lowercase().contains(&why.to_lowercase()), "{id}: {hops}: {said}");
    }
    assert!(tried(Lang::En, "bg-nothing", &[]).is_none());
    assert!(tried(Lang::En, "bg-board-home", &[]).is_none());
    let verdict = |hops: &[&str]| {
        let hops: Vec<String> = hops.iter().map(|&hop| hop.to_owned()).collect();
        tried(Lang::En, "bg-points-five", &hops).unwrap().verdict.map(|verdict| verdict.right)
    };
    assert_eq!(verdict(&["8/5"]), None);
    assert_eq!(verdict(&["8/5", "6/5"]), Some(true));
    assert_eq!(verdict(&["24/20"]), Some(false));
}

#[test]
fn counts_are_as_told() {
    let (position, _) = choose("bg-blocked-prime");
    assert_eq!(freeing_rolls(&position.board, point(24)), 0);
    let (position, _) = choose("bg-blots-six");
    assert_eq!(hitting_rolls(&position.board), 17);
    let (position, _) = choose("bg-race-count");
    assert_eq!((position.board.own_pips(), position.board.opp_pips()), (90, 94));
    assert!(position.board.is_race());
    let (position, _) = play("bg-hit-two");
    assert_eq!(blots(&position.board.flipped()), 3);
    for (position, outcome) in gallery("bg-win-three").iter().zip(Outcome::ALL) {
        assert_eq!(position.award().map(|award| award.outcome), Some(outcome));
    }
    let plans = gallery("bg-plans-four");
    assert!(plans[0].board.is_race() && plans[0].board.own_pips() + 10 < plans[0].board.opp_pips());
    assert!((4..=9).all(|at| plans[1].board.own(point(at)) > 1));
    assert!(plans[2].board.own(point(20)) == 2 && plans[2].board.own_pips() > plans[2].board.opp_pips());
    assert_eq!(plans[3].board.opp(backgammon::Point::BAR), 1);
}

/// A wrong place is told why in words that know it; a right one is never called wrong.
#[test]
fn every_place_has_its_answer() {
    for one in parts() {
        let Exhibit::Find(..) = &one.exhibit else { continue };
        let view = part(Lang::En, one);
        let data: serde_json::Value = serde_json::from_str(&view.data).unwrap();
        let wrong = data["wrong"].as_array().unwrap();
        let told: usize = wrong.iter().map(|wrong| wrong["squares"].as_array().unwrap().len()).sum();
        let right = data["right"].as_array().unwrap().len();
        let is_ordered = data["ordered"].as_bool().unwrap();
        assert_eq!(told + if is_ordered { 0 } else { right }, 28, "{}", one.id);
        assert!(wrong.iter().all(|wrong| wrong["text"].as_str().unwrap().contains("{square}")), "{}", one.id);
    }
}

#[test]
fn the_example_game_keeps_to_the_rules() {
    let record = game();
    // Replayed by the rules alone, action by action.
    let mut again = Game::from_setup(*record.setup()).unwrap();
    // A turn without a legal play passes by itself.
    for entry in record.entries().iter().filter(|entry| entry.action != Action::Play(Play::NONE)) {
        let action = again.position().read(&entry.action.to_string()).unwrap();
        again.act(action).unwrap();
    }
    assert_eq!(again.entries(), record.entries());
    let award = record.award().unwrap();
    assert_eq!((award.winner, award.outcome, award.points), (Checker::White, Outcome::Single, 4));
    assert!(backgammon::mat::read(GAME).unwrap().bad.is_empty());
}

#[test]
fn the_example_game_is_as_its_comments_tell() {
    let plies = plies(Lang::En);
    assert_eq!(plies.len(), 46);
    let by = |number: usize| plies[number].by.as_str();
    assert_eq!((by(0), by(1), by(2), by(45)), ("", "white", "black", "white"));
    // Pips of White and Black.
    for (number, white, black) in [(0, 167, 167), (6, 160, 131), (27, 77, 95), (30, 57, 67), (40, 20, 52), (45, 0, 29)]
    {
        assert_eq!(plies[number].scales, [[black, white]], "after {number}");
    }
    let passed: Vec<usize> = (0..46).filter(|&at| plies[at].words.contains("no legal play")).collect();
    assert_eq!(passed, [3, 22, 24, 36]);
    for (number, words) in [(4, "doubles to 2"), (5, "takes"), (25, "doubles to 4"), (26, "takes")] {
        assert_eq!(plies[number].words, words);
    }
    let hits: Vec<usize> = (0..46).filter(|&at| plies[at].words.contains('*')).collect();
    assert_eq!(hits, [2, 9, 19, 21, 31, 35]);
    // Where a comment counts legal plays.
    let record = game();
    let plays: Vec<usize> = record
        .entries()
        .iter()
        .filter_map(|entry| match entry.after.stage {
            Stage::ToPlay(_) => Some(entry.after.plays().len()),
            _ => None,
        })
        .collect();
    // Turns alone: doubles and answers are no rolls.
    assert_eq!((plays[7], plays[24]), (1, 3), "move 10 is forced, move 29 has three plays: {plays:?}");
    // Where anybody may take over, the text is read back as the same position.
    for ply in plies.iter().filter(|ply| !ply.open.is_empty()) {
        let setup: backgammon::Setup = ply.open.parse().unwrap();
        let board = setup.position().unwrap().board_of(Checker::White);
        assert_eq!(board.signed().to_vec(), ply.frame.board, "{}", ply.number);
    }
    assert_eq!(plies.iter().filter(|ply| ply.open.is_empty()).count(), 1);
    let taken: backgammon::Setup = commented(Lang::En).taken.parse().unwrap();
    let position = taken.position().unwrap();
    assert!(position.may_double() && position.due() == Due::Roll(Checker::White));
}
