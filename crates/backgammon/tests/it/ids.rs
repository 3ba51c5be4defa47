//! XGIDs, GNU ids and pasted texts.

use std::fs;

use backgammon::text::{self, Pasted};
use backgammon::{Board, Checker, Format, Outcome, Reason, Resignation, Roll, Setup, Stage, gnuid, xgid};

use crate::data;
use crate::random::{self, Random};

fn position(text: &str) -> Setup {
    match text::read(text) {
        Ok(Pasted::Position(setup)) => setup,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_given_xgids() {
    let Some(text) = data::FILES.borrowed_text("xgids.jsonl") else { return };
    let mut lines = 0;
    for line in data::json_lines(&text) {
        let id = data::string(&line, "xgid");
        let setup = xgid::read(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        let position = setup.position().expect("a position");
        assert_eq!(xgid::write(&position), format!("XGID={id}"));
        assert_eq!(setup.to_string(), format!("XGID={id}"));
        let pips: Vec<u64> =
            [Checker::Black, Checker::White].map(|side| position.board_of(side).own_pips().into()).into();
        assert_eq!(pips, data::numbers(&line["pips_X_O"]), "{id}");
        if let Some(gnu) = line["posid"].as_str() {
            assert_eq!(gnuid::position_id(&position.board), gnu, "{id}");
        }
        if line["best_is_legal"] == true {
            let best = position.read(data::string(&line, "best")).unwrap_or_else(|error| panic!("{id}: {error}"));
            position.act(&best).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        lines += 1;
    }
    assert_eq!(lines, 7);
}

#[test]
fn the_pages_of_other_programs() {
    for folder in ["bgblitz-text", "xgtext"] {
        let Some(folder) = data::FILES.borrowed(folder) else { return };
        let mut files = 0;
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let page = fs::read(&path).expect("a file");
            let page = String::from_utf8_lossy(&page);
            let setup = position(&page);
            let id = page.lines().find_map(|line| line.trim().split("XGID=").nth(1)).expect("an XGID").trim();
            assert_eq!(xgid::write(&setup.position().expect("a position")), format!("XGID={id}"), "{}", path.display());
            files += 1;
            // One of the programs writes GNU ids beside: they say the same.
            let Some((_, ids)) = page.split_once("Position-ID: ") else { continue };
            let gnu: Vec<&str> = ids.split_whitespace().filter(|word| *word != "Match-ID:").take(2).collect();
            assert_eq!(gnuid::read(&gnu.join(":")), Ok(setup), "{}", path.display());
            if setup.stage == Stage::ToRoll {
                // With dice it is not the same: that program writes the smaller die first.
                assert_eq!(gnuid::write(&setup.position().expect("a position")), gnu.join(":"), "{}", path.display());
            }
            let without = page.replace("XGID", "");
            assert_eq!(position(&without), setup, "{}", path.display());
        }
        assert_eq!(files, 14);
    }
}

/// XGIDs that GNU Backgammon 1.07 was given, and the match ids it showed.
#[test]
fn match_ids_as_gnu_backgammon_writes_them() {
    let check = |fields: &str, expect: &str| {
        let setup = xgid::read(&format!("-b----E-C---eE---c-e----B-:{fields}")).expect("an XGID");
        assert_eq!(gnuid::match_id(&setup.position().expect("a position")), expect, "{fields}");
    };
    check("0:0:1:52:0:0:0:0:10", "cIkKAAAAAAAE");
    check("0:0:1:52:0:0:1:0:10", "cIkKAAAAAAAA");
    check("0:0:1:00:0:0:0:0:10", "cAkAAAAAAAAE");
    check("0:0:1:25:0:0:0:7:10", "cInqAAAAAAAE");
    check("1:-1:1:21:3:6:0:7:10", "QQnlAGAAGAAE");
}

#[test]
fn ids_of_another_program_round_trip() {
    for file in ["wildbg_contact_ids.txt", "wildbg_race_ids.txt"] {
        let Some(text) = data::FILES.borrowed_text(file) else { return };
        for id in text.split_whitespace() {
            let board = gnuid::read_position(id).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(gnuid::position_id(&board), id);
            assert!(board.is_race() || !file.contains("race"), "{id}");
        }
    }
}

/// Any position of random play survives as text, and as GNU ids as far as they go.
#[test]
fn set_ups_of_random_games_round_trip() {
    let mut random = Random(31);
    for _ in 0..300 {
        let (rules, score) = random::terms(&mut random);
        let mut game = backgammon::Game::new(rules, score);
        for _ in 0..random.below(60) {
            random::play_on(&mut random, &mut game, 1);
            let setup = Setup::from(*game.position());
            if game.position().is_over() {
                continue;
            }
            let text = setup.to_string();
            assert_eq!(text.parse(), Ok(setup), "{text}");
            assert_eq!(position(&text), setup, "{text}");
            let id = gnuid::write(game.position());
            let again = gnuid::read(&id).unwrap_or_else(|error| panic!("{text} {id}: {error}"));
            // With a resignation on top nothing tells a beaver from a double.
            let beavered = setup.stage == Stage::Beavered && setup.resignation.is_some();
            assert_eq!(again.board, setup.board);
            assert_eq!(
                (again.on_roll, again.score, again.resignation),
                (setup.on_roll, setup.score, setup.resignation)
            );
            assert!(again.stage == setup.stage || beavered, "{text} {id}");
            assert_eq!(gnuid::write(&again.position().expect("a position")), id, "{text}");
        }
    }
}

#[test]
fn what_an_xgid_does_not_tell() {
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
    let setup = position(&format!("{start} opening auto3 nocrawford white-resigns-gammon"));
    assert_eq!(setup.stage, Stage::Opening);
    assert_eq!(setup.rules.automatic_doubles, 3);
    assert!(!setup.rules.crawford);
    assert_eq!(setup.resignation, Some(Resignation { by: Checker::White, outcome: Outcome::Gammon }));
    assert_eq!(position(&format!("{start} what a position")).stage, Stage::ToRoll);
    assert!(xgid::read(&format!("{start} what a position")).is_err());
}

#[test]
fn many_forms_of_one_position() {
    let start = position("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    let signed: Vec<String> = Board::START.signed().iter().map(i8::to_string).collect();
    for text in [
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0".to_string(),
        " xgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 ".into(),
        "\u{feff}4HPwATDgc/ABMA".into(),
        "4HPwATDgc/ABMA==".into(),
        "4HPwATDgc/ABMA:cAkAAAAAAAAE".into(),
        "4HPwATDgc/ABMA cAkAAAAAAAAE\n".into(),
        "GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAE".into(),
        signed.join(" "),
        format!("[{}]", signed.join(", ")),
    ] {
        assert_eq!(position(&text), start, "{text}");
    }
    let rolled = position("4HPwATDgc/ABMA:cIkKAAAAAAAE");
    assert_eq!(rolled.stage, Stage::ToPlay(Roll::of(5, 2).expect("a roll")), "{rolled}");
}

#[test]
fn refusals_name_the_place() {
    let refused = |text: &str| {
        let error = text::read(text).expect_err(text);
        (error.format(), error.place().column, error.reason().clone())
    };
    let not_a = |field, found: &str| Reason::NotA { field, found: found.into() };
    assert_eq!(refused(""), (Format::Unknown, 1, Reason::Empty));
    assert_eq!(refused("  good morning"), (Format::Unknown, 3, Reason::Unknown { found: "good morning".into() }));
    let xgid = |fields: &str| refused(&format!("XGID={fields}"));
    let board = "-b----E-C---eE---c-e----B-";
    assert_eq!(xgid("abc"), (Format::Xgid, 6, Reason::Length { field: "board", found: 3, expected: 26 }));
    assert_eq!(xgid("-b----E-C---eE---c-e----B!:0"), (Format::Xgid, 31, not_a("checker of a board", "!")));
    assert_eq!(xgid(&format!("{board}:16:0:1:00:0:0:0:0")), (Format::Xgid, 33, not_a("cube", "16")));
    assert_eq!(xgid(&format!("{board}:0:2:1:00:0:0:0:0")), (Format::Xgid, 35, not_a("cube's owner", "2")));
    assert_eq!(xgid(&format!("{board}:0:0:0:00:0:0:0:0")), (Format::Xgid, 37, not_a("turn", "0")));
    assert_eq!(xgid(&format!("{board}:0:0:1:71:0:0:0:0")), (Format::Xgid, 39, not_a("dice", "71")));
    assert_eq!(xgid(&format!("{board}:0:0:1:00:0:0:0")), (Format::Xgid, 47, Reason::Missing { field: "match length" }));
    assert!(matches!(xgid("-P--------------------O-o-:0:0:1:00:0:0:0:0").2, Reason::NotA { .. }));
    assert!(matches!(xgid("-O--------------------O-o-:0:0:1:00:0:0:0:0").2, Reason::Board(_)));
    assert!(matches!(xgid(&format!("{board}:0:0:1:00:7:0:0:7")).2, Reason::Impossible(_)));
    assert!(matches!(xgid(&format!("{board}:0:1:1:00:0:0:0:7")).2, Reason::Impossible(_)));
    assert!(matches!(refused("4HPwATDgc/ABM!"), (Format::GnuId, 1, Reason::NotA { .. })));
    assert!(matches!(refused("4HPwATDgc/ABMA:abc"), (Format::GnuId, 16, Reason::Length { .. })));
    assert!(matches!(refused("//////////////"), (Format::GnuId, 1, Reason::NotA { .. })));
    assert!(matches!(refused("1 2 3"), (Format::Board, 1, Reason::NotA { .. })));
    assert!(matches!(refused("1 200 3"), (Format::Board, 3, Reason::NotA { .. })));
}
