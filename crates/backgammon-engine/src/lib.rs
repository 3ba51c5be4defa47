//! A Backgammon engine: outcome chances, plays and doubling decisions.
//!
//! The door is [`Engine`]: a position, [`Limits`] and a [`StopFlag`] go in, chances, ranked plays or the worth of a double come out. The engine
//! reads no clock, draws no random number and does not know who calls it; the same position and limits have the same answer on
//! every machine.
//!
//! Positions with contact, with a crashed side, and races are judged by a net each ([`Nets`]), whose weights `lab` trains by
//! play against itself; when all checkers are home and past each other, exact tables judge ([`OneSided`]).
//!
//! ```
//! use backgammon::{Board, Checker, Setup, Position, Rules, Score, Stage};
//! use backgammon_engine::{Engine, Limits, StopFlag};
//!
//! let mut engine = Engine::new();
//! let mut position = Position::start(Rules::STANDARD, Score::MONEY);
//! position.stage = Stage::ToPlay("31".parse().unwrap());
//! let plays = engine.plays(&position, &Limits::plies(0), &StopFlag::new());
//! assert_eq!(plays[0].play.to_string(), "8/5 6/5");
//! ```

mod adam;
mod advice;
mod bearoff;
mod class;
mod engine;
mod equity;
mod gains;
mod glance;
mod inputs;
mod judge;
mod kernel;
mod life;
mod limits;
mod met;
mod net;
mod outcomes;
mod search;
mod side;
mod stakes;
mod stop;
mod weights;
mod worth;

pub use adam::Adam;
pub use advice::{Answer, CubeAdvice};
pub use bearoff::{Ending, OneSided, Rolls, TwoSided};
pub use class::Class;
pub use engine::{Engine, RankedPlay};
pub use equity::Equity;
pub use glance::{Choice, Glance};
pub use inputs::Inputs;
pub use judge::{Memory, Nets, exact};
pub use kernel::Cpu;
pub use limits::{Limits, Width};
pub use net::{Lesson, Net, OUTPUTS};
pub use outcomes::Outcomes;
pub use stop::{Stop, StopFlag};
pub use weights::NotNets;
