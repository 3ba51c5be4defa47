//! One whole game with comments.

use backgammon::{Action, Checker, Due, Entry, Game, Play, Position, Setup};
use table::Arg;
use words::Lang;

use super::frame::{Frame, Thrown};
use crate::learn::commented::{Commented, PlyData};
use crate::learn::text::say;

/// The game, as a match file: both sides are our engine, looking one ply ahead.
pub const GAME: &str = include_str!("../../../../../assets/example/backgammon.mat");

/// Where a page without scripts offers to take over: White is about to redouble.
const TAKEN_AT: usize = 24;

/// The scales: pips that each side has to go.
const SCALES: &[(&str, &str)] = &[("pips", "example-bg-pips")];

/// The game in a language.
pub fn commented(lang: Lang) -> Commented {
    Commented::new(lang, "example-bg", SCALES, &plies(lang), TAKEN_AT)
}

/// The game for those who only watch: each position with what was done.
pub fn demonstration(lang: Lang) -> Vec<Frame> {
    let told = |ply: PlyData<Frame>| {
        let args = [("number", ply.number.into()), ("side", ply.by.into()), ("words", ply.words.into())];
        let text = if ply.number == 0 { String::new() } else { say(lang, "learn-bg-told", &args) };
        Frame { text, ..ply.frame }
    };
    plies(lang).into_iter().map(told).collect()
}

/// The game as the rules replay it.
///
/// # Panics
///
/// If it is none; a test makes it.
pub fn game() -> Game {
    let mut reading = backgammon::mat::read(GAME).expect("the example is a match file");
    assert!(reading.bad.is_empty() && reading.record.games.len() == 1, "the example is one good game");
    reading.record.games.remove(0)
}

/// Its positions: the start, and one for each turn, pass, double and answer.
pub fn plies(lang: Lang) -> Vec<PlyData<Frame>> {
    let game = game();
    let mut plies = vec![ply(0, game.start(), None, String::new(), Frame { own: None, ..Frame::of(game.start()) })];
    let mut before = *game.start();
    for entry in game.entries() {
        if let Some((by, words, frame)) = done(lang, &before, entry) {
            plies.push(ply(plies.len(), &entry.after, Some(by), words, frame));
        }
        before = entry.after;
    }
    plies
}

/// What an entry shows; nothing where it is a roll, which is shown with what is played of it.
fn done(lang: Lang, before: &Position, entry: &Entry) -> Option<(Checker, String, Frame)> {
    let frame = Frame { own: None, ..Frame::of(&entry.after) };
    let by = entry.by.or(before.due().checker())?;
    let frame = Frame { mover: by.to_string(), ..frame };
    match entry.action {
        Action::Play(play) => {
            let backgammon::Stage::ToPlay(roll) = before.stage else { return None };
            let words = match play.is_empty() {
                true => format!("{roll}: {}", say(lang, "example-bg-none", &[])),
                false => format!("{roll}: {play}"),
            };
            let dice = Some(Thrown::of(by, roll, false));
            let frame = Frame { dice, ..frame };
            Some((by, words, if play == Play::NONE { frame } else { frame.after(by, &play) }))
        }
        Action::Double => {
            let value = 2 * entry.after.cube.value();
            Some((by, say(lang, "example-bg-double", &[("value", Arg::from(i64::from(value)))]), frame))
        }
        Action::Take => Some((by, say(lang, "example-bg-take", &[]), frame)),
        _ => None,
    }
}

fn ply(number: usize, after: &Position, by: Option<Checker>, words: String, frame: Frame) -> PlyData<Frame> {
    let white = after.board_of(Checker::White);
    let open = match after.due() {
        Due::Over(_) => String::new(),
        _ => Setup::from(*after).to_string(),
    };
    PlyData {
        number,
        words,
        by: by.map(|by| by.to_string()).unwrap_or_default(),
        scales: vec![[white.opp_pips(), white.own_pips()]],
        open,
        passed: String::new(),
        frame,
    }
}
