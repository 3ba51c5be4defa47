//! Games between players, of this program or outside it, and what they prove about their strength.
//!
//! A [`Spec`] describes a player, a [`Contest`] lets two of them play pairs of games from the same openings, a [`Tally`]
//! counts, and a [`Sprt`] knows when it is enough.
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::time::Duration;
//!
//! use arena::{Contest, Ended, Interrupt, Means, Opening, Tally};
//! use reversi::Variant;
//! use reversi_engine::Memory;
//!
//! let contest = Contest {
//!     players: ["depth:2".parse().unwrap(), "depth:1".parse().unwrap()],
//!     openings: Opening::xot(Variant::REVERSI_6, 1),
//!     pairs: 3,
//!     seed: 1,
//!     threads: 2,
//!     means: Means { memory: Memory::mebibytes(1), cpu: None, timeout: Duration::from_secs(10) },
//! };
//! let mut tally = Tally::default();
//! let ended: Option<Ended<()>> = contest.run(&Interrupt::new(), |number, game| {
//!     tally.add(number, &game);
//!     ControlFlow::Continue(())
//! });
//! assert!(ended.is_none() && tally.games() == 6);
//! ```
//!
//! [`backgammon`] does the same at Backgammon, where pairs share their dice.
//!
//! This is where a clock meets the engines: an [`Alarm`] raises a search's stop flag in time, and an [`Interrupt`] those of
//! all searches under way. [`in_order`] spreads work over threads.

mod alarm;
pub mod backgammon;
mod contest;
mod fault;
mod game;
mod in_order;
mod interrupt;
mod kind;
mod opening;
mod outside;
mod pace;
mod player;
mod spec;
mod sprt;
mod tally;

pub use alarm::Alarm;
pub use contest::{Contest, Ended};
pub use fault::Fault;
pub use game::{Played, Side, play};
pub use in_order::in_order;
pub use interrupt::Interrupt;
pub use kind::{Kind, Limit, Protocol};
pub use opening::{Opening, OpeningError};
pub use pace::Pace;
pub use player::{Means, Player};
pub use spec::{Described, Spec, SpecError};
pub use sprt::{Sprt, Verdict};
pub use tally::{Elo, Tally};
