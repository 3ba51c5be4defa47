//! Games between players, of this program or outside it, and what they prove about their strength.
//!
//! A [`Spec`] describes a player, a [`Contest`] lets two of them play pairs of games from the same openings, a [`Tally`]
//! counts, and a [`Sprt`] knows when it is enough.
//!
//! This is where a clock meets the engines: an [`Alarm`] raises a search's stop flag in time, and an [`Interrupt`] those of
//! all searches under way. [`in_order`] spreads work over threads.

mod alarm;
mod contest;
mod fault;
mod game;
mod in_order;
mod interrupt;
mod opening;
mod outside;
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
pub use opening::{Opening, OpeningError};
pub use player::{Means, Player};
pub use spec::{Kind, Limit, Protocol, Spec, SpecError};
pub use sprt::{Sprt, Verdict};
pub use tally::{Elo, Tally};
