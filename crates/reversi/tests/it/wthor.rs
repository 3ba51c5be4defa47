//! WTHOR files.

use std::fs;

use reversi::wthor::{self, Made, Wtb, WtbGame, WthorReason};
use reversi::{Game, Score, Variant, transcript};

use crate::data;

fn game(moves: &str) -> Game {
    transcript::read(moves, Variant::REVERSI).expect("legal moves")
}

fn file(games: &[&str]) -> Wtb {
    let games = games.iter().map(|moves| WtbGame::from_game(&game(moves)).expect("8x8")).collect();
    Wtb { made: Made { year: 2026, month: 2, day: 28 }, year: 2025, depth: 24, games }
}

#[test]
fn all_games_replay_to_the_recorded_score() {
    let Some(folder) = data::FILES.borrowed("wthor") else { return };
    let (mut games, mut unfinished) = (0, 0);
    for entry in fs::read_dir(&folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "wtb") {
            continue;
        }
        let bytes = fs::read(&path).expect("the file");
        let wtb = wthor::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(wtb.write() == bytes, "{} is not written as it was read", path.display());
        for (index, numbers) in wtb.games.iter().enumerate() {
            let game = wtb.game(index).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let count = Score::of(game.position().board, Variant::REVERSI).black;
            // A game given up keeps the count that was agreed on.
            match game.position().is_over() {
                true => assert_eq!(count, numbers.black_score, "{}: game {}", path.display(), index + 1),
                false => unfinished += 1,
            }
            games += 1;
        }
    }
    assert_eq!((games, unfinished), (69_052, 194));
}

#[test]
fn tournaments() {
    let Some(path) = data::FILES.borrowed("wthor/WTHOR.TRN") else { return };
    let names = wthor::read_tournaments(&fs::read(path).expect("the file")).expect("names");
    assert_eq!(names.len(), 492);
    assert_eq!(names[1], "World Championship");
}

#[test]
fn names_are_latin_1() {
    let mut bytes = vec![0; 16 + 2 * 20];
    bytes[8] = 2;
    bytes[16..23].copy_from_slice(b"Ren\xe9 D.");
    assert_eq!(wthor::read_players(&bytes).expect("names"), ["René D.", ""]);
    let error = wthor::read_players(&bytes[..55]).expect_err("torn");
    assert_eq!(error.reason, WthorReason::Length { expected: 56, found: 55 });
}

#[test]
fn files_read_as_they_were_written() {
    let wtb = file(&["f5d6c3d3c4", "", "f5f4c3c6c5d6f3c4c7"]);
    let bytes = wtb.write();
    assert_eq!(bytes.len(), 16 + 3 * 68);
    assert_eq!(&bytes[..16], [20, 26, 2, 28, 3, 0, 0, 0, 0, 0, 0xe9, 7, 8, 0, 24, 0]);
    assert_eq!(&bytes[16..16 + 14], [0, 0, 0, 0, 0, 0, 61, 61, 56, 64, 33, 34, 43, 0]);
    assert_eq!(wthor::read(&bytes), Ok(wtb.clone()));
    assert_eq!(wtb.game(2).expect("legal").to_string(), "f5f4c3c6c5d6f3c4c7");
    assert_eq!(wtb.games[2].black_score, 64);
}

#[test]
fn a_senseless_date_is_kept() {
    for first in [[255, 255, 255, 255], [20, 200, 0, 0], [0, 0, 0, 0]] {
        let mut bytes = file(&[]).write();
        bytes[..4].copy_from_slice(&first);
        let wtb = wthor::read(&bytes).expect("a file without games");
        assert_eq!(wthor::read(&wtb.write()), Ok(wtb));
    }
}

#[test]
fn records_have_the_names() {
    let mut wtb = file(&["f5f4c3c6c5d6f3c4c7"]);
    wtb.games[0].white = 1;
    wtb.games[0].tournament = 9;
    let record = wtb.record(0, &["Ada".into(), "Bo".into()], &["Cup".into()]).expect("legal");
    assert_eq!((record.black.name.as_str(), record.white.name.as_str(), record.event.as_str()), ("Ada", "Bo", ""));
    assert_eq!(
        (record.date.as_str(), record.outcome.map(|outcome| outcome.to_string())),
        ("2025", Some("B+64".into()))
    );
}

#[test]
fn only_the_standard_game_fits() {
    assert!(WtbGame::from_game(&Game::new(Variant::REVERSI_6)).is_err());
    assert!(WtbGame::from_game(&Game::new(Variant::ANTI)).is_err());
    let set_up =
        reversi::text::read("---------------------------OX------XO--------------------------- O", Variant::REVERSI);
    assert!(WtbGame::from_game(&set_up.expect("a board").game).is_err());
}

#[test]
fn refusals_name_the_game_and_the_byte() {
    let bytes = file(&["f5d6", "f5"]).write();
    let check = |at: usize, byte: u8, place: (usize, Option<usize>), reason| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        let error = wthor::read(&bytes).expect_err("a bad file");
        assert_eq!(((error.offset, error.game), error.reason), (place, reason));
    };
    let second = 16 + 68;
    check(12, 10, (12, None), WthorReason::Size { side: 10 });
    check(second + 8, 99, (second + 8, Some(2)), WthorReason::NotASquare { code: 99 });
    check(second + 8, 10, (second + 8, Some(2)), WthorReason::NotASquare { code: 10 });
    check(second + 20, 33, (second + 20, Some(2)), WthorReason::Gap);
    check(second + 6, 65, (second + 6, Some(2)), WthorReason::Score { discs: 65 });
    check(4, 3, (bytes.len(), None), WthorReason::Length { expected: bytes.len() + 68, found: bytes.len() });
    check(7, 255, (bytes.len(), None), WthorReason::Length { expected: 16 + 68 * 0xff00_0002, found: bytes.len() });
    assert!(wthor::read(&[]).is_err());

    let mut bad = bytes.clone();
    bad[second + 8] = 11;
    let error = wthor::read(&bad).expect("a square").game(1).expect_err("a1 is not legal");
    assert_eq!((error.offset, error.game), (second + 8, Some(2)));
    assert_eq!(error.to_string(), format!("wthor: byte {}, game 2: move 1: a1 flips nothing", second + 8));
}
