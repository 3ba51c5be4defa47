//! How far a search goes, as the command line has it.

use std::sync::Arc;
use std::time::Duration;

use arena::{Alarm, Interrupt};
use clap::Args;
use reversi::Position;
use reversi_engine::{Analysis, Breadth, Engine, Limits};

/// Plies looked ahead when nothing is said.
const DEPTH: u8 = 10;

#[derive(Args)]
pub struct Effort {
    #[arg(long, value_name = "PLIES", group = "effort", value_parser = clap::value_parser!(u8).range(1..=60))]
    depth: Option<u8>,
    #[arg(long, value_name = "SECONDS", group = "effort", value_parser = seconds)]
    time: Option<Duration>,
    #[arg(long, value_name = "N", group = "effort", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "EMPTIES", value_parser = clap::value_parser!(u8).range(0..=60))]
    exact: Option<u8>,
}

/// A time in seconds, as `2` or `0.5`.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let error = || "0.001..=86400".to_owned();
    let seconds: f64 = text.parse().map_err(|_| error())?;
    if (0.001..=86_400.0).contains(&seconds) { Ok(Duration::from_secs_f64(seconds)) } else { Err(error()) }
}

impl Effort {
    /// The plies that estimates look ahead at most, unless time or nodes end them.
    pub fn depth(&self) -> Option<u8> {
        self.depth.or((self.time.is_none() && self.nodes.is_none()).then_some(DEPTH))
    }

    /// What the engine is told; time is not its concern.
    pub fn limits(&self, breadth: Breadth) -> Limits {
        // A search that is ended from outside may try to solve more: if it fails, the estimates stand.
        let exact = self.exact.unwrap_or(if self.depth().is_some() { 16 } else { 24 });
        Limits { nodes: self.nodes, depth: self.depth(), exact, outcome: 0, breadth }
    }

    /// Searches a position; `None` when an interrupt ended it.
    pub fn search(
        &self,
        engine: &mut Engine,
        position: &Position,
        breadth: Breadth,
        interrupt: &Interrupt,
    ) -> Option<Analysis> {
        let stop = interrupt.flag();
        let alarm = self.time.map(|time| Alarm::after(time, Arc::clone(&stop)));
        let analysis = engine.analyse(position, &self.limits(breadth), &stop, &mut |_| {});
        drop(alarm);
        (analysis.complete || !interrupt.is_asked()).then_some(analysis)
    }
}
