//! Live tables: what happens at one is stored first and told to everyone after, and the computer plays its seats.
//!
//! A [`Live`] table is the fold of its stored entries. Correctness comes from the store's compare-and-set on the
//! entries' numbers, never from holding the table in memory: it may be forgotten, or held by two processes, at any time.

mod club;
mod error;
mod evaluation;
mod live;
mod openings;
mod record;
mod thinkers;

pub use club::{Clock, Club, NewTable, Options, draw_opening, heads, random_bytes};
pub use error::{Error, Refused};
pub use evaluation::Evaluating;
pub use live::{Command, Event, Live, Thinking, Wish};
