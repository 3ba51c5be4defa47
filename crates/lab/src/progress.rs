//! What long work says of itself on standard error.

use std::time::{Duration, Instant};

/// How often it speaks.
const PACE: Duration = Duration::from_secs(20);

/// How far work has come, and how long the rest may take.
pub struct Progress {
    what: String,
    total: usize,
    done: usize,
    /// What was there before this run, and cost nothing.
    before: usize,
    begun: Instant,
    told: Instant,
}

impl Progress {
    /// Work of which so much of the total was done earlier.
    pub fn new(what: impl Into<String>, before: usize, total: usize) -> Progress {
        let now = Instant::now();
        let progress = Progress { what: what.into(), total, done: before, before, begun: now, told: now };
        progress.tell();
        progress
    }

    /// One more is done.
    pub fn step(&mut self) {
        self.done += 1;
        if self.told.elapsed() >= PACE || self.done == self.total {
            self.told = Instant::now();
            self.tell();
        }
    }

    fn tell(&self) {
        let new = self.done - self.before;
        let since = self.begun.elapsed().as_secs_f64();
        let left = since / new.max(1) as f64 * self.total.saturating_sub(self.done) as f64;
        let left = if new > 0 { format!(", {since:.0} s, about {left:.0} s to go") } else { String::new() };
        eprintln!("{}: {} of {}{left}", self.what, self.done, self.total);
    }
}
