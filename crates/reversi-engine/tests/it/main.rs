//! The engine against solved positions, a brute-force oracle, and its own promises.

mod book;
mod oracle;
mod positions;
mod promises;
mod solved;
mod weights;
