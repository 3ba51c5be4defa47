//! How far a search goes, as the command line has it.

use std::sync::Arc;
use std::time::Duration;

use arena::Alarm;
use clap::Args;
use reversi::Position;
use reversi_engine::{Analysis, Breadth, Engine, Limits, StopFlag};

/// Plies looked ahead when nothing is said.
const DEPTH: u8 = 10;

#[derive(Clone, Copy, Args)]
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
    /// This effort, but looking so many plies ahead.
    pub fn with_depth(&self, depth: u8) -> Effort {
        Effort { depth: Some(depth), ..*self }
    }

    /// This effort, but ended by this time at the latest.
    pub fn with_time(&self, time: Duration) -> Effort {
        Effort { time: Some(self.time.map_or(time, |own| own.min(time))), ..*self }
    }

    /// The time for each position, where there is one.
    pub fn time(&self) -> Option<Duration> {
        self.time
    }

    /// The plies that estimates look ahead at most; without a depth only time or nodes end them.
    pub fn depth(&self) -> Option<u8> {
        self.depth.or((self.time.is_none() && self.nodes.is_none()).then_some(DEPTH))
    }

    /// What the engine is told; time is not its concern.
    fn limits(&self, breadth: Breadth) -> Limits {
        // Where time or nodes end a search it may try to solve more: if that fails, the estimates stand.
        let exact = self.depth().map_or(24, |depth| (depth + 6).clamp(10, 24));
        let exact = self.exact.unwrap_or(exact);
        Limits { nodes: self.nodes, depth: self.depth(), exact, breadth, ..Limits::default() }
    }

    /// Searches a position; a raised `stop` ends it with what is known.
    pub fn search(
        &self,
        engine: &mut Engine,
        position: &Position,
        breadth: Breadth,
        stop: &Arc<StopFlag>,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let alarm = self.time.map(|time| Alarm::after(time, Arc::clone(stop)));
        let analysis = engine.analyse(position, &self.limits(breadth), stop, progress);
        drop(alarm);
        analysis
    }
}
