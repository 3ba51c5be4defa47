//! Time that this thread has had, which other work on the machine does not lengthen.

use std::fs;
use std::time::{Duration, Instant};

/// Runs from its making.
pub struct Clock {
    processor: Option<Duration>,
    wall: Instant,
}

impl Clock {
    pub fn start() -> Clock {
        Clock { processor: processor(), wall: Instant::now() }
    }

    /// The thread's time on a processor since; where the system does not tell it, time as it passes.
    pub fn elapsed(&self) -> Duration {
        match (self.processor, processor()) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.wall.elapsed(),
        }
    }
}

/// What Linux tells: nanoseconds on a processor first.
fn processor() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
