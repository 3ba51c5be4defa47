//! A node of the game tree as a page sees it: all that may be shown or asked of it, so that the page knows no rule.

use serde::{Deserialize, Serialize};

use crate::{BackgammonView, TurnView};

/// A node and its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NodeView {
    /// Its number: of the entry that made it, 0 for the start.
    pub id: u64,
    /// The node before it.
    pub parent: Option<u64>,
    /// Which seat played it: `first` or `second`; absent for the start, and where both rolled.
    pub seat: Option<String>,
    /// `play` or `roll`; absent for the start.
    pub verb: Option<String>,
    /// What was played, in notation; empty for the start.
    pub text: String,
    /// The position after it, told by game.
    #[serde(flatten)]
    pub position: PositionView,
}

/// A position, told by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum PositionView {
    /// Reversi.
    Reversi(ReversiView),
    /// Backgammon.
    Backgammon(Box<BackgammonView>),
}

/// What may follow when an action is put together of parts, told by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum PartView {
    /// Backgammon: a turn, hop by hop.
    Backgammon(Box<TurnView>),
}

/// A Reversi position. Colours are `black` and `white`, squares are names on the board being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReversiView {
    /// How many discs have been placed since the start.
    pub ply: u32,
    /// Row by row from a1, `X` black, `O` white, `-` empty: 64 or 36 characters.
    pub board: String,
    /// The square played last, if any.
    pub played: Option<String>,
    /// The discs turned over by the move that led here.
    pub flipped: Vec<String>,
    /// The side that then had no legal square and passed.
    pub passed: Option<String>,
    /// Whose turn it is; absent when the game is over.
    pub to_move: Option<String>,
    /// Where it may move, and what each move turns over.
    pub legal: Vec<LegalView>,
    /// Black's discs.
    pub black: u8,
    /// White's discs.
    pub white: u8,
    /// Empty squares of the board.
    pub empties: u8,
    /// The official count, once the game is over.
    pub result: Option<ResultView>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LegalView {
    /// Where.
    pub square: String,
    /// What it turns over.
    pub flips: Vec<String>,
}

/// The official count of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResultView {
    /// `black`, `white` or `draw`.
    pub winner: String,
    /// Black's count.
    pub black: u8,
    /// White's count.
    pub white: u8,
}
