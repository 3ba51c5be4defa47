//! What the server says to a page.

use serde::{Deserialize, Serialize};

use crate::{DiceView, EvaluationView, NodeView, PartView, WorthView};

/// A message to a page. `entry` and `table` are sent only after their entries are safely stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything, at the first connection or when the page has fallen too far behind.
    Table(Box<TableView>),
    /// The page's copy is up to date: nothing has happened since the sequence number it named.
    Resumed {
        /// The last entry's number.
        seq: u64,
    },
    /// One more entry.
    Entry(Box<EntryView>),
    /// The wish was fulfilled; its entry is stored.
    Ack {
        /// The wish.
        id: u64,
        /// The number of its (last) entry.
        seq: u64,
    },
    /// The wish was refused, and nothing changed.
    Refused {
        /// The wish.
        id: u64,
        /// The name of the reason in the catalogue.
        key: String,
        /// The reason in the page's language.
        text: String,
    },
    /// The answer to a hint.
    Hint {
        /// The wish.
        id: u64,
        /// The node asked about.
        at: u64,
        /// What the computer would play.
        play: String,
        /// Why, in one line, in the page's language.
        text: String,
        /// The name of the reason, without its numbers.
        key: String,
        /// What it is worth for the seat that plays it.
        worth: WorthView,
    },
    /// What is known so far of the node that this page asked about last.
    Evaluation(Box<EvaluationView>),
    /// What may follow when so much of an action has been put together.
    Part {
        /// The wish.
        id: u64,
        /// The node asked about.
        at: u64,
        /// The state of it.
        part: PartView,
    },
    /// How the dice have fallen.
    Dice {
        /// The wish.
        id: u64,
        /// The node asked about.
        at: u64,
        /// The counts.
        dice: DiceView,
    },
    /// The computer thinks for this seat. Sent again as it goes deeper.
    Thinking {
        /// `first` or `second`.
        seat: String,
        /// 1..=9.
        level: u8,
        /// Plies looked ahead so far.
        depth: u8,
    },
    /// The computer stopped thinking without playing, because the table went elsewhere.
    Idle,
}

/// All of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// The last entry's number.
    pub seq: u64,
    /// Which game, and its options.
    pub setup: SetupView,
    /// Every node ever made, by rising number; the start, number 0, first.
    pub nodes: Vec<NodeView>,
    /// Where the table stands.
    #[serde(flatten)]
    pub standing: Standing,
}

/// Where a table stands: what every entry may change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// The current node.
    pub current: u64,
    /// The nodes of the line being followed, from 0 to where redo can lead.
    pub line: Vec<u64>,
    /// Who plays: `person` or `computer 5`, the first seat first.
    pub seats: [String; 2],
    /// Where undo leads, if anywhere.
    pub undo: Option<u64>,
    /// Where redo leads, if anywhere.
    pub redo: Option<u64>,
    /// Who has the dice thrown: `drawn` by the house or `typed` by a person; absent where nothing is due to be rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    /// Where an action at the current node is put together of parts: what may be the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<PartView>,
    /// A hash of the current position in 16 hexadecimal digits.
    pub hash: String,
}

/// One entry and what it changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EntryView {
    /// The entry's number: the page's last one plus 1, else it must resume.
    pub seq: u64,
    /// `play`, `roll`, `go` or `seats`.
    pub verb: String,
    /// Which seat did it, `first` or `second`; absent for what concerns the table.
    pub seat: Option<String>,
    /// Its object in the verb's notation.
    pub text: String,
    /// The node it made, unless it made none.
    pub node: Option<NodeView>,
    /// Where the table stands after it.
    #[serde(flatten)]
    pub standing: Standing,
}

/// What a game started from, told by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum SetupView {
    /// Reversi.
    Reversi {
        /// `8x8`, `6x6`, `anti` or `anti6x6`.
        variant: String,
        /// 8 or 6.
        side: u8,
        /// The moves of the opening that the game starts after; most games have none.
        opening: Vec<String>,
    },
    /// Backgammon.
    #[serde(rename_all = "camelCase")]
    Backgammon {
        /// `single`, `money` or `match`.
        length: String,
        /// What a match is played to, 0 without one.
        points: u16,
        /// `drawn` or `typed`.
        dice: String,
        /// Whether the cube is in use.
        cube: bool,
        /// How often equal first dice may double the stake, 0 when they do not.
        automatic_doubles: u8,
        /// The Crawford rule.
        crawford: bool,
        /// The Jacoby rule.
        jacoby: bool,
        /// Beavers.
        beavers: bool,
    },
}
