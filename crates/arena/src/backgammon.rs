//! Backgammon between players: pairs of games or matches with the same dice and the sides changed.
//!
//! A [`Spec`] describes a player, a [`Contest`] lets two of them play by the same [`Terms`], a [`Tally`] counts. Side A always has White;
//! in the second of a pair the first dice are White's for Black's, and so each side has once had every roll of the other.
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::time::Duration;
//!
//! use arena::backgammon::{Contest, Tally, Terms};
//! use arena::{Ended, Interrupt};
//!
//! let contest = Contest {
//!     players: ["plies:0".parse().unwrap(), "level:1".parse().unwrap()],
//!     terms: Terms::money(false),
//!     pairs: 2,
//!     seed: 1,
//!     threads: 2,
//!     timeout: Duration::from_secs(10),
//! };
//! let mut tally = Tally::default();
//! let ended: Option<Ended<()>> = contest.run(&Interrupt::new(), |number, game| {
//!     tally.add(number, &game);
//!     ControlFlow::Continue(())
//! });
//! assert!(ended.is_none() && tally.games() == 4);
//! ```

mod contest;
mod dice;
mod game;
mod gnubg;
mod kind;
mod luck;
mod plain;
mod player;
mod tally;
mod terms;

pub use contest::Contest;
pub use dice::Dice;
pub use game::{Played, play};
pub use kind::{Kind, Spec};
pub use luck::Luck;
pub use player::Player;
pub use tally::{Mean, Tally};
pub use terms::Terms;
