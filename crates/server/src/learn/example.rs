//! One whole game with comments.

use reversi::{Disc, Game, Position, Variant};
use serde::Serialize;
use words::Lang;

use super::frame::{Frame, name};
use super::lesson::squares;
use super::part::told;
use super::text::{json, markup, say};

/// The game: White turns over as many discs as possible, Black thinks of the moves that will be left.
///
/// Black is our engine, five plies deep; White a greedy rule: a corner if there is one, else the
/// most discs, edges a little dearer, X squares shunned.
pub const GAME: &str = include_str!("../../../../assets/example/8x8.txt").trim_ascii();

/// The game as its page shows it.
pub struct Commented {
    /// From the start to the last move.
    pub plies: Vec<PlyView>,
    /// The moves without passes, up to where the reader is first offered to take over.
    pub taken: String,
    /// What the scripts need, as JSON.
    pub data: String,
    /// The language, for drawings in words.
    pub lang: Lang,
}

/// A position of the game and what is said about it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlyView {
    /// Moves played so far.
    pub number: usize,
    /// The position.
    #[serde(flatten)]
    pub frame: Frame,
    /// The square as the list shows it; empty at the start.
    pub square: String,
    /// Who played it: `black`, `white`; empty at the start.
    pub by: String,
    /// The comment, as markup.
    pub comment: String,
    /// Discs of Black and White.
    pub discs: [u8; 2],
    /// Squares where Black and White could play if it were their turn.
    pub moves: [u8; 2],
    /// What the page `/open` takes to play on from here; empty once the game is over.
    pub open: String,
    /// The side that cannot move now and passes; empty for none.
    pub passed: String,
}

/// Where a page without scripts offers to take over: Black has one disc, and Black's best move is the only one.
const TAKEN_AT: usize = 20;

impl Commented {
    /// The game in a language.
    pub fn new(lang: Lang) -> Commented {
        let plies = plies(lang);
        let taken = plies[TAKEN_AT].open.clone();
        let data = json(&plies);
        Commented { plies, taken, data, lang }
    }

    /// The last position.
    pub fn last(&self) -> &Frame {
        &self.plies[self.plies.len() - 1].frame
    }
}

fn plies(lang: Lang) -> Vec<PlyView> {
    let size = Variant::REVERSI.size;
    let mut game = Game::new(Variant::REVERSI);
    let mut plies = vec![view(lang, 0, Frame::of(&game.position()), &game, None)];
    for (number, square) in squares(size, GAME).into_iter().enumerate() {
        let before = game.position();
        game.play(square).expect("the game is legal");
        // A pass is due at once: the frame tells whose turn it is after it.
        let to_move = (!game.position().is_over()).then(|| game.position().to_move.to_string());
        let text = told(lang, number + 1, &before, &game);
        let frame = Frame { to_move, text, ..Frame::after(&before, square) };
        let by = Some((before.to_move, name(size, square)));
        plies.push(view(lang, number + 1, frame, &game, by));
    }
    plies
}

fn view(lang: Lang, number: usize, frame: Frame, game: &Game, by: Option<(Disc, String)>) -> PlyView {
    let position = game.position();
    let discs = Disc::BOTH.map(|disc| position.board.count(disc));
    let moves = Disc::BOTH.map(|disc| Position { to_move: disc, ..position }.legal().count());
    let line: String = game.squares().map(|square| name(Variant::REVERSI.size, square)).collect();
    let open = match number {
        _ if position.is_over() => String::new(),
        0 => format!("{} X", frame.board),
        _ => line,
    };
    let passed = game.plies().last().filter(|ply| ply.mv == reversi::Move::Pass);
    let (by, square) = by.map_or_else(Default::default, |(disc, square)| (disc.to_string(), square));
    PlyView {
        number,
        comment: markup(&say(lang, &format!("example-{number}"), &[])),
        discs,
        moves,
        open,
        passed: passed.map(|ply| ply.by.to_string()).unwrap_or_default(),
        square,
        by,
        frame,
    }
}
