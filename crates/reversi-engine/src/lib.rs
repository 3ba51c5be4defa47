//! A Reversi engine for every board size and both goals.
//!
//! The door is [`Engine::analyse`]: a position, limits and a stop flag go in, an [`Analysis`] comes out. The engine
//! reads no clock, draws no random number and does not know who calls it: whoever wants an answer in time raises
//! the [`StopFlag`] from another thread, whoever wants the same answer on every machine sets a node budget.
//!
//! What is proven to the disc, whose win is proven, what a selective search of the end found and what is only estimated are
//! different cases of [`Value`].
//!
//! ```
//! use reversi::{Position, Variant};
//! use reversi_engine::{Engine, Limits, Memory, StopFlag};
//!
//! let mut engine = Engine::new(Memory::mebibytes(1));
//! let start = Position::start(Variant::REVERSI);
//! let limits = Limits { nodes: Some(20_000), ..Limits::default() };
//! let analysis = engine.analyse(&start, &limits, &StopFlag::new(), &mut |_so_far| {});
//! assert!(start.legal().has(analysis.best.unwrap()));
//! ```

mod analysis;
pub mod book;
mod counted;
mod crew;
mod discs;
mod endgame;
mod engine;
mod evaluation;
mod features;
mod frame;
mod kernel;
mod last;
mod limits;
mod midgame;
mod narrow;
mod near;
mod order;
mod packed;
mod page;
mod pattern;
mod perft;
mod probcut;
mod root;
mod search;
mod stability;
mod stop;
mod table;
mod value;
mod weights;

pub use analysis::{Analysis, Bound, MoveValue};
pub use book::Book;
pub use engine::Engine;
pub use kernel::Cpu;
pub use limits::{Breadth, Limits};
pub use packed::NotWeights;
pub use perft::{perft, perft_hashed, perft_watched};
pub use stop::StopFlag;
pub use table::Memory;
pub use value::{Centidiscs, Confidence, Outcome, Value};
pub use weights::Weights;
