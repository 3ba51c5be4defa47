//! A position as a lesson draws it, with what it points at.

use askama::Template;
use reversi::{Bitboard, Disc, Position, Size, Square};
use serde::Serialize;
use words::Lang;

use crate::learn::text::say;
use crate::learn::view::Picture;

/// One picture of a board. Scripts read it as JSON, the templates draw it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// 8 or 6.
    pub side: u8,
    /// Row by row from a1: `X`, `O` and `-`.
    pub board: String,
    /// The square played last.
    pub played: Option<String>,
    /// What that turned over.
    pub flipped: Vec<String>,
    /// Squares pointed at.
    pub shown: Vec<String>,
    /// Lines drawn on the board, each from a square to a square.
    pub lines: Vec<[String; 2]>,
    /// `black` or `white`; none when the game is over.
    pub to_move: Option<String>,
    /// What is said below the board, perhaps nothing.
    pub text: String,
}

/// A disc of a drawing, in squares from the top left corner.
pub struct Spot {
    pub x: u8,
    pub y: u8,
    pub class: &'static str,
}

/// A line of a drawing, from the middle of a square to the middle of another.
pub struct Line {
    pub x1: u8,
    pub y1: u8,
    pub x2: u8,
    pub y2: u8,
}

/// The name of a square on this board.
pub fn name(size: Size, square: Square) -> String {
    size.name(square).to_string()
}

/// The names of squares on this board.
pub fn names(size: Size, squares: Bitboard) -> Vec<String> {
    squares.iter().map(|square| name(size, square)).collect()
}

impl Frame {
    /// A position with nothing pointed at.
    pub fn of(position: &Position) -> Frame {
        let size = position.size();
        Frame {
            side: size.side(),
            board: position.board.text(size),
            played: None,
            flipped: Vec::new(),
            shown: Vec::new(),
            lines: Vec::new(),
            to_move: (!position.is_over()).then(|| position.to_move.to_string()),
            text: String::new(),
        }
    }

    /// The position after a legal move, with the move and what it turned over.
    pub fn after(position: &Position, square: Square) -> Frame {
        let size = position.size();
        let next = position.play_unchecked(reversi::Move::At(square));
        Frame { played: Some(name(size, square)), flipped: names(size, position.flips(square)), ..Frame::of(&next) }
    }

    /// The discs, for a drawing.
    pub fn discs(&self) -> Vec<Spot> {
        let side = usize::from(self.side);
        let class = |disc| if disc == 'X' { "disc-black" } else { "disc-white" };
        let discs = self.board.chars().enumerate().filter(|&(_, disc)| disc != '-');
        discs.map(|(at, disc)| Spot { x: (at % side) as u8, y: (at / side) as u8, class: class(disc) }).collect()
    }

    /// The squares pointed at, for a drawing.
    pub fn marks(&self) -> Vec<Spot> {
        self.shown.iter().map(|name| spot(name, "mark")).collect()
    }

    /// The dot on the disc played last, for a drawing.
    pub fn last(&self) -> Option<Spot> {
        self.played.as_ref().map(|name| spot(name, "last"))
    }

    /// The lines, for a drawing.
    pub fn strokes(&self) -> Vec<Line> {
        let stroke = |[from, to]: &[String; 2]| {
            let (from, to) = (spot(from, ""), spot(to, ""));
            Line { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
        };
        self.lines.iter().map(stroke).collect()
    }

    /// The letters and digits along the edges, for a drawing.
    pub fn edges(&self) -> Vec<(u8, char)> {
        (0..self.side).map(|at| (at, (b'a' + at) as char)).collect()
    }

    /// The drawing in words.
    fn words(&self, lang: Lang) -> String {
        let on = |letter| {
            let side = usize::from(self.side);
            let squares = self.board.chars().enumerate().filter(|&(_, disc)| disc == letter);
            let names = squares.map(|(at, _)| format!("{}{}", (b'a' + (at % side) as u8) as char, at / side + 1));
            let names: Vec<String> = names.collect();
            if names.is_empty() { "–".to_owned() } else { names.join(" ") }
        };
        let to_move = self.to_move.as_deref().unwrap_or("over");
        say(
            lang,
            "learn-board",
            &[
                ("black", on(Disc::Black.letter()).into()),
                ("white", on(Disc::White.letter()).into()),
                ("side", to_move.into()),
            ],
        )
    }
}

/// The drawing.
#[derive(Template)]
#[template(path = "learn/reversi-board.html")]
struct Drawing<'a> {
    frame: &'a Frame,
    words: String,
}

impl Picture for Frame {
    fn drawn(&self, lang: Lang) -> String {
        Drawing { frame: self, words: self.words(lang) }.render().expect("a string takes all that is written")
    }

    fn said(&self) -> &str {
        &self.text
    }

    fn saying(self, text: String) -> Frame {
        Frame { text, ..self }
    }
}

fn spot(name: &str, class: &'static str) -> Spot {
    match name.as_bytes() {
        &[file, rank] => Spot { x: file.wrapping_sub(b'a'), y: rank.wrapping_sub(b'1'), class },
        _ => unreachable!("a square's name has two signs"),
    }
}
