//! One whole game with comments.

use reversi::{Disc, Game, Position, Variant};
use words::Lang;

use super::frame::{Frame, name};
use super::lessons::{PERFECT_ANTI_SIX, PERFECT_SIX};
use super::part::told;
use super::scene::squares;
use crate::learn::commented::{Commented, PlyData};

/// The game: White turns over as many discs as possible, Black thinks of the moves that will be left.
///
/// Black is our engine, five plies deep; White a greedy rule: a corner if there is one, else the
/// most discs, edges a little dearer, X squares shunned.
pub const GAME: &str = include_str!("../../../../../assets/example/8x8.txt").trim_ascii();

const ANTI: &str = include_str!("../../../../../assets/example/anti.txt").trim_ascii();

/// A whole game of a variant that can be chosen, told move by move; none of any other.
pub fn demonstration(lang: Lang, variant: Variant) -> Option<Vec<Frame>> {
    let line = match variant {
        Variant::REVERSI => GAME,
        Variant::REVERSI_6 => PERFECT_SIX,
        Variant::ANTI => ANTI,
        Variant::ANTI_6 => PERFECT_ANTI_SIX,
        _ => return None,
    };
    let mut game = Game::new(variant);
    let mut frames = vec![Frame::of(&game.position())];
    for (number, square) in squares(variant.size, line).into_iter().enumerate() {
        let before = game.position();
        game.play(square).expect("the game is legal");
        frames.push(Frame { text: told(lang, number + 1, &before, &game), ..Frame::after(&before, square) });
    }
    Some(frames)
}

/// Where a page without scripts offers to take over: Black has one disc, and Black's best move is the only one.
const TAKEN_AT: usize = 20;

/// The scales: discs, and squares where each side could play if it were its turn.
const SCALES: &[(&str, &str)] = &[("discs", "example-discs"), ("moves", "example-moves")];

/// The game in a language.
pub fn commented(lang: Lang) -> Commented {
    Commented::new(lang, "example", SCALES, &plies(lang), TAKEN_AT)
}

/// Its positions, from the start to the last move.
pub fn plies(lang: Lang) -> Vec<PlyData<Frame>> {
    let size = Variant::REVERSI.size;
    let mut game = Game::new(Variant::REVERSI);
    let mut plies = vec![view(0, Frame::of(&game.position()), &game, None)];
    for (number, square) in squares(size, GAME).into_iter().enumerate() {
        let before = game.position();
        game.play(square).expect("the game is legal");
        // A pass is due at once: the frame tells whose turn it is after it.
        let to_move = (!game.position().is_over()).then(|| game.position().to_move.to_string());
        let text = told(lang, number + 1, &before, &game);
        let frame = Frame { to_move, text, ..Frame::after(&before, square) };
        let by = Some((before.to_move, name(size, square)));
        plies.push(view(number + 1, frame, &game, by));
    }
    plies
}

fn view(number: usize, frame: Frame, game: &Game, by: Option<(Disc, String)>) -> PlyData<Frame> {
    let position = game.position();
    let discs = Disc::BOTH.map(|disc| u16::from(position.board.count(disc)));
    let moves = Disc::BOTH.map(|disc| u16::from(Position { to_move: disc, ..position }.legal().count()));
    let line: String = game.squares().map(|square| name(Variant::REVERSI.size, square)).collect();
    let open = match number {
        _ if position.is_over() => String::new(),
        0 => format!("{} X", frame.board),
        _ => line,
    };
    let passed = game.plies().last().filter(|ply| ply.mv == reversi::Move::Pass);
    let passed = passed.map(|ply| ply.by.to_string()).unwrap_or_default();
    let (by, words) = by.map_or_else(Default::default, |(disc, square)| (disc.to_string(), square));
    PlyData { number, words, by, scales: vec![discs, moves], open, passed, frame }
}
