//! What the engine promises, against known values.

mod bearoff;
mod cube;
mod data;
mod judgement;
mod kernels;
mod plays;
mod random;
