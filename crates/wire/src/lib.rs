//! The messages between the server and its pages: the only serde on the network. JSON, one message a frame.
//!
//! A page opens `/game/{id}/socket?from={seq}&client={page}`, where `seq` is the last entry it knows (`-1` for none)
//! and `page` names this life of the page. It is answered with [`ServerMessage::Table`], or the entries it has missed
//! and [`ServerMessage::Resumed`]; from then on each entry follows as it is stored.

mod backgammon;
mod client;
mod evaluation;
mod node;
mod server;

pub use backgammon::{
    AwardView, BackgammonView, CubeView, DiceView, FacesView, HopView, PairView, PassView, PlayView, ReachView,
    ResignationView, ScoreView, TurnView,
};
pub use client::{ClientMessage, Wish};
pub use evaluation::{ActionView, EvaluationView, SureView, WorthView};
pub use node::{LegalView, NodeView, PartView, PositionView, ResultView, ReversiView};
pub use server::{EntryView, ServerMessage, SetupView, Standing, TableView};

/// The version of these messages, in the socket's address as `v=1`.
pub const VERSION: u32 = 1;
