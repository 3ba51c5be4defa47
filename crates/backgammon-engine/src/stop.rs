//! The caller's way to end a search.

use std::sync::atomic::{AtomicBool, Ordering};

/// What ends a search from outside.
pub trait Stop {
    /// Whether the search shall answer now with what it has. Asked before each roll that is played out.
    fn is_raised(&self) -> bool;
}

/// Raised by any thread to end a search; share it in an [`Arc`](std::sync::Arc) or by reference.
///
/// A search looks at it before each roll that it plays out, so it answers within a millisecond or so.
#[derive(Debug, Default)]
pub struct StopFlag(AtomicBool);

impl StopFlag {
    /// A flag that is not raised.
    pub const fn new() -> StopFlag {
        StopFlag(AtomicBool::new(false))
    }

    /// Asks the search to answer now with what it has.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes the flag ready for the next search.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the flag is raised.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Stop for StopFlag {
    fn is_raised(&self) -> bool {
        StopFlag::is_raised(self)
    }
}
