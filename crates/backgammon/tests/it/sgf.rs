//! Smart Game Format: the file found in the wild replays, and what is written is read.

use backgammon::{Checker, Reason, mat, sgf};

use crate::data;
use crate::mat::check_scores;

#[test]
fn the_given_file_replays_and_scores() {
    let Some(text) = data::borrowed_text("matches/gnubg-7pt.sgf") else { return };
    let reading = sgf::read(&text).expect("a match");
    assert_eq!(reading.bad, []);
    let record = &reading.record;
    assert_eq!((record.length, record.games.len()), (7, 4));
    check_scores("gnubg-7pt.sgf", &reading);
    assert_eq!(record.winner(), Some(Checker::White));
    assert!(record.games[3].start().score.is_crawford);
    let written = sgf::write(record);
    let again = sgf::read(&written).expect("a match");
    assert_eq!(again, reading);
    assert_eq!(sgf::write(&again.record), written);
    // The same match in the other form.
    let text = mat::write(record);
    let by_mat = mat::read(&text).expect("a match");
    assert_eq!(by_mat.bad, []);
    assert_eq!(by_mat.record, *record);
}
