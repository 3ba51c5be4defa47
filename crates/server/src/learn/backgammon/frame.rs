//! A position as a lesson draws it, with what it points at.

use askama::Template;
use backgammon::{Checker, Play, Position, Stage};
use serde::Serialize;
use table::Arg;
use wire::{CubeView, PlayView};
use words::Lang;

use crate::learn::text::say;
use crate::learn::view::Picture;
use crate::view::backgammon::{cube, hops};

/// One picture of a board. Scripts read it as JSON, the templates draw it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// 26 numbers in White's numbering, as a table's page reads them.
    pub board: Vec<i8>,
    /// Checkers borne off, White's and Black's.
    pub off: [u8; 2],
    /// Whose numbering the points wear.
    pub mover: String,
    /// Whose checkers are the reader's; none in a game of two others.
    pub own: Option<String>,
    /// The dice that lie on the board.
    pub dice: Option<Thrown>,
    /// The cube.
    pub cube: CubeView,
    /// The play that led here.
    pub played: Option<PlayView>,
    /// Places pointed at.
    pub shown: Vec<String>,
    /// Whether the points wear their letters too.
    pub letters: bool,
    /// Whether the way that White goes is drawn.
    #[serde(skip)]
    pub way: bool,
    /// What is said below the board, perhaps nothing.
    pub text: String,
}

/// Dice on the board, and which of them are still to be played.
#[derive(Clone, Debug, Serialize)]
pub struct Thrown {
    pub by: String,
    pub faces: Vec<u8>,
    pub left: Vec<u8>,
}

impl Thrown {
    /// The dice of a roll; four of a doublet.
    pub fn of(by: Checker, roll: backgammon::Roll, is_left: bool) -> Thrown {
        let (high, low) = (roll.high().pips(), roll.low().pips());
        let faces = if roll.is_doublet() { vec![high; 4] } else { vec![high, low] };
        Thrown { by: by.to_string(), left: if is_left { faces.clone() } else { Vec::new() }, faces }
    }
}

/// The name of a side's place in White's numbering.
pub fn name(side: Checker, at: u8) -> String {
    match at {
        25 => format!("bar-{side}"),
        0 => format!("off-{side}"),
        at if side == Checker::White => at.to_string(),
        at => (25 - at).to_string(),
    }
}

impl Frame {
    /// A position with nothing pointed at, for a reader who plays White.
    pub fn of(position: &Position) -> Frame {
        let white = position.board_of(Checker::White);
        let dice = match position.stage {
            Stage::ToPlay(roll) => Some(Thrown::of(position.on_roll, roll, true)),
            _ => None,
        };
        Frame {
            board: white.signed().to_vec(),
            off: [white.own_off(), white.opp_off()],
            mover: Checker::White.to_string(),
            own: Some(Checker::White.to_string()),
            dice,
            cube: cube(position),
            played: None,
            shown: Vec::new(),
            letters: false,
            way: false,
            text: String::new(),
        }
    }

    /// With the play that led here.
    pub fn after(self, by: Checker, play: &Play) -> Frame {
        Frame { played: Some(PlayView { by: by.to_string(), hops: hops(play) }), ..self }
    }
}

/// The middle of something drawn, in widths of a checker from the top left corner, and a word to it.
struct Spot {
    x: f32,
    y: f32,
    word: String,
}

/// A checker drawn.
struct Piece {
    x: f32,
    y: f32,
    side: &'static str,
    /// How many lie here, where not all are drawn.
    count: u8,
}

/// Checkers that lie side by side; more lie on top of them, and are counted.
const DEEP: u8 = 5;
/// Widths of a checker: the frame, the bar, the rims above and below, a row of points, the space between the rows.
const FRAME: f32 = 0.3;
const BAR: f32 = 1.1;
const RIM: f32 = 1.6;
const ROW: f32 = 5.5;
const GAP: f32 = 1.5;

/// The middle of a place along the board.
fn across(place: &str) -> f32 {
    match place.parse::<u8>() {
        Ok(at) => {
            let column = if at > 12 { at - 13 } else { 12 - at };
            FRAME + 0.5 + f32::from(column) + if column > 5 { BAR } else { 0.0 }
        }
        Err(_) if place.starts_with("bar") => FRAME + 6.0 + BAR / 2.0,
        Err(_) => FRAME + 12.0 + BAR + BAR / 2.0 + 0.075,
    }
}

/// Whether a place lies in the upper row.
fn is_above(place: &str) -> bool {
    place.parse::<u8>().map_or(place.ends_with("black"), |at| at > 12)
}

/// The drawing.
#[derive(Template)]
#[template(path = "learn/backgammon-board.html")]
struct Drawing {
    words: String,
    odd: String,
    even: String,
    numbers: Vec<Spot>,
    letters: Vec<Spot>,
    labels: Vec<Spot>,
    pieces: Vec<Piece>,
    trays: Vec<Spot>,
    slabs: Vec<Piece>,
    dice: Vec<Die>,
    cube: Option<Spot>,
    marks: Vec<Mark>,
    way: bool,
    /// The bar and the trays by name, on end.
    ends: Vec<Spot>,
}

struct Die {
    x: f32,
    y: f32,
    side: String,
    used: bool,
    pips: Vec<(f32, f32)>,
}

/// A frame around a place.
struct Mark {
    x: f32,
    y: f32,
}

impl Frame {
    /// How many checkers of a side lie at a place.
    fn count(&self, place: &str, side: Checker) -> u8 {
        let is_white = side == Checker::White;
        match place.parse::<usize>() {
            Ok(at) => (if is_white { self.board[at] } else { -self.board[at] }).max(0) as u8,
            Err(_) if !place.ends_with(if is_white { "white" } else { "black" }) => 0,
            Err(_) if place.starts_with("bar") => self.board[if is_white { 25 } else { 0 }] as u8,
            Err(_) => self.off[usize::from(!is_white)],
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for place in (1..25).map(|at| at.to_string()).chain(["bar-white".to_owned(), "bar-black".to_owned()]) {
            for (side, class) in [(Checker::White, "white"), (Checker::Black, "black")] {
                let count = self.count(&place, side);
                let drawn = count.min(DEEP);
                for at in 0..drawn {
                    let depth = 0.5 + f32::from(at);
                    let above = is_above(&place);
                    let y = match (place.starts_with("bar"), above) {
                        (false, true) => RIM + depth,
                        (false, false) => RIM + 2.0 * ROW + GAP - depth,
                        (true, true) => RIM + ROW - depth,
                        (true, false) => RIM + ROW + GAP + depth,
                    };
                    let last = at + 1 == drawn && count > DEEP;
                    pieces.push(Piece { x: across(&place), y, side: class, count: if last { count } else { 0 } });
                }
            }
        }
        pieces
    }

    fn slabs(&self) -> (Vec<Piece>, Vec<Spot>) {
        let (mut slabs, mut counts) = (Vec::new(), Vec::new());
        for (place, class, count) in [("off-white", "white", self.off[0]), ("off-black", "black", self.off[1])] {
            let above = is_above(place);
            let away = |depth: f32| if above { RIM + depth } else { RIM + 2.0 * ROW + GAP - depth };
            for at in 0..count {
                slabs.push(Piece { x: across(place), y: away(0.2 + 0.27 * f32::from(at)), side: class, count: 0 });
            }
            if count > 0 {
                let y = away(0.65 + 0.27 * f32::from(count)) + 0.2;
                counts.push(Spot { x: across(place), y, word: count.to_string() });
            }
        }
        (slabs, counts)
    }

    fn dice(&self) -> Vec<Die> {
        let Some(thrown) = &self.dice else { return Vec::new() };
        let mut left = thrown.left.clone();
        let middle = if thrown.by == "white" { FRAME + 9.0 + BAR } else { FRAME + 3.0 };
        let first = middle - 0.7 * (thrown.faces.len() as f32 - 1.0);
        let die = |(n, &face): (usize, &u8)| {
            let used = match left.iter().position(|&other| other == face) {
                Some(at) => {
                    left.remove(at);
                    false
                }
                None => true,
            };
            let (x, y) = (first + 1.4 * n as f32, RIM + ROW + GAP / 2.0);
            let pip = |&at: &u8| (x + 0.3 * (f32::from(at % 3) - 1.0), y + 0.3 * (f32::from(at / 3) - 1.0));
            let pips = FACES[usize::from(face.min(6))].iter().map(pip).collect();
            Die { x, y, side: thrown.by.clone(), used, pips }
        };
        thrown.faces.iter().enumerate().map(die).collect()
    }

    fn cube_spot(&self) -> Option<Spot> {
        let CubeView { value, owner, offered, unused } = &self.cube;
        let y = match owner.as_deref().filter(|_| offered.is_none()) {
            None => RIM + ROW + GAP / 2.0,
            Some("white") => RIM + 2.0 * ROW + GAP - 0.7,
            Some(_) => RIM + 0.7,
        };
        // On a real cube 64 stands for 1.
        let shown = offered.unwrap_or(if *value == 1 { 64 } else { *value });
        // The way runs where the cube would lie.
        (!unused && !self.way).then(|| Spot { x: across("bar"), y, word: shown.to_string() })
    }

    fn drawing(&self, lang: Lang) -> Drawing {
        let spots = |word: &dyn Fn(u8) -> String, above: f32, below: f32| -> Vec<Spot> {
            let spot = |at: u8| {
                let place = at.to_string();
                let own = if self.mover == "white" { at } else { 25 - at };
                Spot { x: across(&place), y: if at > 12 { above } else { below }, word: word(own) }
            };
            (1..25).map(spot).collect()
        };
        let bottom = RIM + 2.0 * ROW + GAP;
        let letter = |own: u8| char::from(b'A' + own - 1).to_string();
        let (slabs, trays) = self.slabs();
        let marks = self.shown.iter().map(|place| Mark {
            x: across(place) - 0.47,
            y: if is_above(place) { RIM + 0.05 } else { bottom - ROW + 0.05 },
        });
        let points = |parity: u8| {
            (1..25).filter(move |at| at % 2 == parity).map(|at: u8| {
                let x = across(&at.to_string()) - 0.46;
                if at > 12 {
                    format!("M{x:.2} {RIM}h.92l-.46 5.1z")
                } else {
                    format!("M{x:.2} {bottom}h.92l-.46 -5.1z")
                }
            })
        };
        Drawing {
            words: self.words(lang),
            odd: points(1).collect(),
            even: points(0).collect(),
            numbers: spots(&|own| own.to_string(), RIM - 0.18, bottom + 0.6),
            letters: if self.letters { spots(&letter, RIM + 5.48, bottom - 5.06) } else { Vec::new() },
            labels: self.labels(lang),
            pieces: self.pieces(),
            trays,
            slabs,
            dice: self.dice(),
            cube: self.cube_spot(),
            marks: marks.collect(),
            way: self.way,
            ends: if self.way { Self::ends(lang) } else { Vec::new() },
        }
    }

    /// The names of the bar and of the trays, where the first board shows them.
    fn ends(lang: Lang) -> Vec<Spot> {
        let (above, below) = (RIM + ROW / 2.0, RIM + 1.5 * ROW + GAP);
        let spot = |place: &str, name: &str| {
            let word = say(lang, name, &[]);
            [above, below].map(|y| Spot { x: across(place), y, word: word.clone() })
        };
        [spot("bar", "learn-bg-bar-name"), spot("off-white", "learn-bg-off-name")].into_iter().flatten().collect()
    }

    /// The names of the four parts, with the way that White goes.
    fn labels(&self, lang: Lang) -> Vec<Spot> {
        let side = |side: &'static str| match (&self.own, side) {
            (None, side) => side,
            (Some(_), "white") => "own",
            (Some(_), _) => "their",
        };
        let label = |part: &str, of: &'static str, x: f32| {
            let word = say(lang, part, &[("side", Arg::from(side(of)))]);
            let (y, word) = match of {
                "white" => (RIM + 2.0 * ROW + GAP + 1.35, format!("{word} →")),
                _ => (RIM - 0.9, format!("← {word}")),
            };
            Spot { x, y, word }
        };
        let (left, right) = (FRAME + 3.0, FRAME + 9.0 + BAR);
        vec![
            label("part-outer", "black", left),
            label("part-home", "black", right),
            label("part-outer", "white", left),
            label("part-home", "white", right),
        ]
    }

    /// The drawing in words: who lies where, by White's numbers.
    fn words(&self, lang: Lang) -> String {
        let on = |side: Checker| {
            let points = (1..25).rev().map(|at: u8| (at.to_string(), self.count(&at.to_string(), side)));
            let points = points.filter(|&(_, count)| count > 0).map(|(at, count)| format!("{at} ({count})"));
            let points: Vec<String> = points.collect();
            if points.is_empty() { "–".to_owned() } else { points.join(", ") }
        };
        let dice = self.dice.as_ref().map_or_else(|| "no".to_owned(), |dice| dice.by.clone());
        let roll = self.dice.as_ref().map_or_else(String::new, |dice| {
            dice.faces.iter().take(2).map(u8::to_string).collect::<Vec<_>>().join("-")
        });
        say(
            lang,
            "learn-bg-drawing",
            &[
                ("white", on(Checker::White).into()),
                ("black", on(Checker::Black).into()),
                ("white_bar", self.count("bar-white", Checker::White).into()),
                ("black_bar", self.count("bar-black", Checker::Black).into()),
                ("white_off", self.off[0].into()),
                ("black_off", self.off[1].into()),
                ("by", dice.into()),
                ("roll", roll.into()),
            ],
        )
    }
}

/// Where the pips of each face lie, on a grid of 3 by 3.
const FACES: [&[u8]; 7] = [&[], &[4], &[0, 8], &[0, 4, 8], &[0, 2, 6, 8], &[0, 2, 4, 6, 8], &[0, 2, 3, 5, 6, 8]];

impl Picture for Frame {
    fn drawn(&self, lang: Lang) -> String {
        self.drawing(lang).render().expect("a string takes all that is written")
    }

    fn said(&self) -> &str {
        &self.text
    }

    fn saying(self, text: String) -> Frame {
        Frame { text, ..self }
    }
}
