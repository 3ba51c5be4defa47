//! Backgammon as a page sees it.
//!
//! Sides are `white` (the first seat) and `black`. A board is always in White's numbering: White moves from 24 down to 1,
//! Black from 1 up to 24, and 25 − n is Black's name for White's point n. Places that a *side* is told or says
//! (`Hop`, notation) are in that side's own numbering: 24 … 1, 25 is the bar, 0 is off.

use serde::{Deserialize, Serialize};

/// A position. What is absent is not the case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BackgammonView {
    /// The number of the game in the record, from 1.
    pub number: u32,
    /// What is due: `opening` (first dice), `roll`, `play`, `double`, `beaver`, `resignation` (an answer to each), `next`
    /// (the game is over, and the first dice of the next are due) or `over`.
    pub due: String,
    /// Whose turn that is; absent for `opening`, `next` and `over`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// 26 numbers: White's points 1 … 24 (positive: White's checkers, negative: Black's), at 25 White's on the bar, at 0
    /// Black's on the bar; both bars are counts, never negative.
    pub board: Vec<i8>,
    /// Checkers borne off, White's and Black's.
    pub off: [u8; 2],
    /// Pip counts, White's and Black's.
    pub pips: [u16; 2],
    /// The dice to be played, the larger first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 2]>,
    /// The dice of the roll that led here, in the order thrown; for the first dice of a game White's and Black's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thrown: Option<[u8; 2]>,
    /// The play that led here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<PlayView>,
    /// Who had no legal play with the dice that led here, and passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<PassView>,
    /// The cube.
    pub cube: CubeView,
    /// Whether the side on roll may double now.
    #[serde(skip_serializing_if = "is_false", default)]
    pub may_double: bool,
    /// Whether whoever is doubled may beaver.
    #[serde(skip_serializing_if = "is_false", default)]
    pub may_beaver: bool,
    /// Whether a higher cube is of no use to whoever may double: to be told before it does.
    #[serde(skip_serializing_if = "is_false", default)]
    pub dead_cube: bool,
    /// Whether the side on roll has asked for its dice (typed by somebody else), and doubles no more.
    #[serde(skip_serializing_if = "is_false", default)]
    pub asked: bool,
    /// The resignation that waits for its answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resignation: Option<ResignationView>,
    /// The score before this game.
    pub score: ScoreView,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<AwardView>,
}

const fn is_false(value: &bool) -> bool {
    !*value
}

/// A play as it was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayView {
    /// Whose.
    pub by: String,
    /// Its hops.
    pub hops: Vec<HopView>,
}

/// A checker moved with one die, in the mover's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct HopView {
    /// 24 … 1, or 25 from the bar.
    pub from: u8,
    /// 24 … 1, or 0 off the board.
    pub to: u8,
    /// Whether it hits.
    #[serde(skip_serializing_if = "is_false", default)]
    pub hit: bool,
    /// The die, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
}

/// A turn without a legal play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PassView {
    /// Whose.
    pub by: String,
    /// The dice, the larger first.
    pub dice: [u8; 2],
}

/// The cube.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CubeView {
    /// What it shows, before a double that waits for its answer.
    pub value: u32,
    /// Whose it is; absent in the middle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// What it shows if the double or beaver is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offered: Option<u32>,
    /// Present and true when it is not in use at all.
    #[serde(skip_serializing_if = "is_false", default)]
    pub unused: bool,
}

/// An offer to lose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResignationView {
    /// Who offers.
    pub by: String,
    /// `single`, `gammon` or `backgammon`.
    pub outcome: String,
    /// Points it would give.
    pub points: u32,
}

/// A score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ScoreView {
    /// White's and Black's points.
    pub points: [u32; 2],
    /// What the match is played to; absent for money.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u16>,
    /// Whether this is the Crawford game.
    #[serde(skip_serializing_if = "is_false", default)]
    pub crawford: bool,
    /// Whether the Crawford game has been played.
    #[serde(skip_serializing_if = "is_false", default)]
    pub post_crawford: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AwardView {
    /// Who won.
    pub winner: String,
    /// `single`, `gammon` or `backgammon`.
    pub outcome: String,
    /// Points, the cube counted.
    pub points: u32,
    /// `borne-off`, `dropped` or `resigned`.
    pub ending: String,
    /// The score after it.
    pub score: ScoreView,
    /// Who has won the match with it, if anyone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_winner: Option<String>,
}

/// A roll in the course of being played: where each checker may go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnView {
    /// Whose turn it is.
    pub by: String,
    /// The hops made so far.
    pub hops: Vec<HopView>,
    /// The board after them, as in [`BackgammonView::board`].
    pub board: Vec<i8>,
    /// Checkers borne off after them, White's and Black's.
    pub off: [u8; 2],
    /// Pip counts after them.
    pub pips: [u16; 2],
    /// The dice not played yet, the larger first; of a doublet up to four. Some may be unplayable.
    pub dice: Vec<u8>,
    /// The hops that are allowed next, each with its die.
    pub choices: Vec<HopView>,
    /// Where each checker may go next, with one die or several.
    pub reach: Vec<ReachView>,
    /// The play in notation, once it is complete: what to send as `play`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    /// How many legal plays the hops so far can still become.
    pub plays: u32,
    /// The only legal play of the roll, when there is but one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced: Option<String>,
    /// In a race with all checkers home: the play that bears off most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bear_off: Option<String>,
}

/// A place that a checker may go to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReachView {
    /// Where the checker is.
    pub from: u8,
    /// Where it arrives.
    pub to: u8,
    /// How it gets there.
    pub hops: Vec<HopView>,
}

/// How the dice of a line have fallen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DiceView {
    /// White's dice, then Black's.
    pub sides: [FacesView; 2],
}

/// The dice of one side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FacesView {
    /// How many dice were thrown: the sample. The first dice of a game count one for each side.
    pub sample: u32,
    /// How often each of 1 … 6 came.
    pub counts: [u32; 6],
    /// How often each is to be expected: a sixth of the sample.
    pub expected: f64,
    /// Rolls of two dice.
    pub rolls: u32,
    /// Doublets among them.
    pub doublets: u32,
    /// How many are to be expected: a sixth of the rolls.
    pub expected_doublets: f64,
    /// Pips of all rolls, a doublet counted four times its face.
    pub pips: u32,
    /// How many are to be expected: 49 sixths a roll.
    pub expected_pips: f64,
    /// The 21 rolls, `11`, `21`, `22` … `66`: how often each came.
    pub pairs: Vec<PairView>,
}

/// How often a roll came.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PairView {
    /// `62`.
    pub roll: String,
    /// How often.
    pub count: u32,
    /// How often it is to be expected.
    pub expected: f64,
}
