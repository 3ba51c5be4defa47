//! What a page says to the server.

use serde::{Deserialize, Serialize};

/// A wish of a page. `id` counts 1, 2, 3 … in one page's life: the same wish sent again after a broken connection has
/// the same `id`, and happens once.
///
/// ```
/// use wire::{ClientMessage, Wish};
/// let message: ClientMessage = serde_json::from_str(r#"{"id":1,"t":"play","at":0,"text":"d3"}"#).unwrap();
/// assert_eq!(message, ClientMessage { id: 1, wish: Wish::Play { at: 0, text: "d3".into() } });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClientMessage {
    /// This page's number for the wish.
    pub id: u64,
    /// The wish.
    #[serde(flatten)]
    pub wish: Wish,
}

/// The kinds of wishes. Each is answered by `ack`, `refused`, `hint`, `part` or `dice` with the same `id`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Wish {
    /// Act for the seat whose turn it is, in the game's notation.
    Play {
        /// The node the page showed; refused when the table stands elsewhere.
        at: u64,
        /// `d6`.
        text: String,
    },
    /// Have the dice rolled that are due. Nobody but the house ever chooses them, unless they are real ones.
    Roll {
        /// The node the page showed; refused when the table stands elsewhere.
        at: u64,
        /// What the real dice show, where they are typed (`62`; White's die first before a game).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// What may follow when so much of an action has been put together? Nothing happens at the table.
    Part {
        /// The node asked about.
        at: u64,
        /// The parts so far: hops, as `8/5` (from place to place, one die or several) or `8:3` (from a place with a die).
        parts: Vec<String>,
    },
    /// How have the dice fallen from the start to this node?
    Dice {
        /// The node.
        at: u64,
    },
    /// Back to a person's earlier choice.
    Undo,
    /// Forward again.
    Redo,
    /// Stand at this node; playing on from there is a branch.
    Go {
        /// The node's number.
        to: u64,
    },
    /// Who plays the seats from now on: change of level, of sides, of person and computer.
    Seats {
        /// Both, the first seat first: `person, computer 5`.
        text: String,
    },
    /// What would the computer play here, and why?
    Hint {
        /// The node asked about, which need not be the current one.
        at: u64,
    },
    /// What is everything that can be played here worth? Acknowledged at once; then `evaluation` messages follow as more is
    /// known, until another such wish, or the end of the socket. A socket asks about one node at a time.
    Evaluate {
        /// The node asked about, which need not be the current one; absent to ask no more.
        at: Option<u64>,
    },
    /// Stop thinking and play.
    Now,
}
