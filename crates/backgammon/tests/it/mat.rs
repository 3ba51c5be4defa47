//! Match files: those found in the wild replay, and what is written is read.

use std::fs;

use backgammon::{Reading, Score, mat};

use crate::data;

fn files() -> Vec<(String, String)> {
    let Some(folder) = data::borrowed("matches") else { return Vec::new() };
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension != "sgf"))
        .collect();
    files.sort();
    let name = |path: &std::path::Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), fs::read_to_string(path).expect("a text"))).collect()
}

/// The score that every next game has is the one that follows from the game before it.
pub fn check_scores(name: &str, reading: &Reading) {
    let record = &reading.record;
    let mut score = Score::of_match(record.length);
    for (number, game) in record.games.iter().enumerate() {
        assert_eq!(game.start().score, score, "{name}, game {}", number + 1);
        match game.award() {
            Some(award) => score = score.after(&award, &record.rules),
            None => assert_eq!(number + 1, record.games.len(), "{name}: only the last game may be unfinished"),
        }
    }
}

#[test]
fn every_file_replays_and_scores() {
    let files = files();
    let mut games = 0;
    for (name, text) in &files {
        let reading = mat::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(reading.bad, [], "{name}");
        check_scores(name, &reading);
        games += reading.record.games.len();
        let written = mat::write(&reading.record);
        let again = mat::read(&written).unwrap_or_else(|error| panic!("{name}: {error}\n{written}"));
        assert_eq!(again, reading, "{name}\n{written}");
        assert_eq!(mat::write(&again.record), written, "{name}");
        if text.contains("and the match") {
            assert!(reading.record.winner().is_some(), "{name}");
        }
    }
    assert!(files.is_empty() || (files.len() == 19 && games > 100), "{} files, {games} games", files.len());
}
