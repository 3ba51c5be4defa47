//! What the computer knows of a node's worth, as a page sees it: alike for every game.

use serde::{Deserialize, Serialize};

/// What is known of a node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvaluationView {
    /// The node.
    pub at: u64,
    /// Which seat has to act there, `first` or `second`: every value is its view.
    pub seat: String,
    /// What the node is worth.
    #[serde(flatten)]
    pub worth: WorthView,
    /// Every legal action, best first.
    pub actions: Vec<ActionView>,
    /// Whether nothing more will be found out.
    pub done: bool,
}

/// An action and its worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActionView {
    /// The action, in the game's notation.
    pub text: String,
    /// Whether none is known to be better.
    pub best: bool,
    /// Its worth for the seat that takes it.
    #[serde(flatten)]
    pub worth: WorthView,
    /// What is expected of it, in the game's unit, where only the outcome is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<f64>,
}

/// A value and how sure it is.
///
/// ```
/// use wire::{SureView, WorthView};
/// let worth = WorthView { value: 1.25, sure: SureView::Estimate { depth: 14 } };
/// assert_eq!(serde_json::to_string(&worth).unwrap(), r#"{"value":1.25,"sure":"estimate","depth":14}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorthView {
    /// In the game's unit: discs, or points of equity. 1, 0 or -1 where only the outcome is known.
    pub value: f64,
    /// How sure it is.
    #[serde(flatten)]
    pub sure: SureView,
}

/// How sure a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "sure", rename_all = "kebab-case")]
pub enum SureView {
    /// Proven to the last disc or point.
    Exact,
    /// Proven, but only who wins.
    Outcome,
    /// Looked at to the end, but not every line.
    Likely {
        /// In per cent.
        percent: u8,
    },
    /// The same, but only who wins.
    LikelyOutcome {
        /// In per cent.
        percent: u8,
    },
    /// An expectation.
    Estimate {
        /// Plies looked ahead.
        depth: u8,
    },
}
