//! Instants.

/// An instant: milliseconds since the start of 1970 in UTC, as the caller's clock says. The store reads no clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub i64);
