//! The engine against solved positions, a brute-force oracle, and its own promises.

mod positions;
mod solved;
