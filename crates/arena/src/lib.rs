//! Games between players, of this program or outside it, and what they prove about their strength.
//!
//! This is where a clock meets the engines: an [`Alarm`] raises a search's stop flag in time, and an [`Interrupt`] those of
//! all searches under way. [`in_order`] spreads work over threads.

mod alarm;
mod in_order;
mod interrupt;

pub use alarm::Alarm;
pub use in_order::in_order;
pub use interrupt::Interrupt;
