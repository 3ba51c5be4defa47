//! One whole game with comments, whatever the game.

use serde::Serialize;
use words::Lang;

use super::text::{json, markup, say};
use super::view::Picture;

/// The game as its page shows it.
pub struct Commented {
    /// A row of the list for the start and for each thing done.
    pub rows: Vec<Row>,
    /// The last position, drawn.
    pub last: String,
    /// The scales under a comment: name and title.
    pub scales: &'static [(&'static str, &'static str)],
    /// What `/open` takes to play on from where the reader is first offered to take over.
    pub taken: String,
    /// What the scripts need, as JSON.
    pub data: String,
}

/// A row of the list.
pub struct Row {
    /// 0 for the start.
    pub number: usize,
    /// Who did it: `black`, `white`; empty at the start.
    pub by: String,
    /// What was done, as the list shows it.
    pub words: String,
    /// The comment, as markup.
    pub comment: String,
    /// The side that cannot move now and passes; empty for none.
    pub passed: String,
}

/// A position of the game, for the scripts.
#[derive(Serialize)]
pub struct PlyData<P> {
    /// Things done so far.
    pub number: usize,
    /// The position.
    #[serde(flatten)]
    pub frame: P,
    /// What was done; empty at the start.
    pub words: String,
    /// Who did it: `black`, `white`; empty at the start.
    pub by: String,
    /// For each scale what Black and White have.
    pub scales: Vec<[u16; 2]>,
    /// What the page `/open` takes to play on from here; empty once the game is over.
    pub open: String,
    /// The side that cannot move now and passes; empty for none.
    pub passed: String,
}

impl Commented {
    /// A game with its comments, `<comments>-<number>`; `taken` is where a page without scripts offers to take over.
    pub fn new<P: Picture>(
        lang: Lang,
        comments: &str,
        scales: &'static [(&'static str, &'static str)],
        plies: &[PlyData<P>],
        taken: usize,
    ) -> Commented {
        let row = |ply: &PlyData<P>| Row {
            number: ply.number,
            by: ply.by.clone(),
            words: ply.words.clone(),
            comment: markup(&say(lang, &format!("{comments}-{}", ply.number), &[])),
            passed: ply.passed.clone(),
        };
        Commented {
            rows: plies.iter().map(row).collect(),
            last: plies[plies.len() - 1].frame.drawn(lang),
            scales,
            taken: plies[taken].open.clone(),
            data: json(&plies),
        }
    }
}
