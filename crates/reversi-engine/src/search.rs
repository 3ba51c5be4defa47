//! The state that one search carries through its recursion.

use std::sync::Arc;

use crate::StopFlag;
use crate::crew::{Crew, Shared};
use crate::frame::Frame;
use crate::near::Near;
use crate::order::Candidate;
use crate::probcut::Probes;
use crate::table::Table;
use crate::weights::Weights;

/// The node budget is used up or the stop flag is raised: everything on the way is abandoned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halt;

pub(crate) struct Search<'a, K> {
    pub(crate) kernel: K,
    pub(crate) frame: Frame,
    pub(crate) weights: &'a Weights,
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a StopFlag,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// Positions that may be visited.
    pub(crate) budget: u64,
    /// Moves still to be tried, those of the deeper nodes above those of the higher ones.
    pub(crate) candidates: Vec<Candidate>,
    /// What this search alone knows of positions near the end.
    pub(crate) near: Near,
    /// The shallow searches that estimates may trust.
    pub(crate) probes: &'a Probes,
    /// In how many shallow searches within one another the search is.
    pub(crate) probing: u8,
    /// Whether estimates may leave out what a shallower search makes unlikely to matter.
    pub(crate) selective: bool,
    /// What the solver's bounds are worth in the present pass, as a depth in the table.
    pub(crate) confidence: u8,
    /// The threads that search together, where there is more than one.
    pub(crate) crew: Option<&'a Crew>,
    /// The shared node whose move this thread is at work on.
    pub(crate) above: Option<Arc<Shared>>,
}

impl<'a, K> Search<'a, K> {
    /// Counts a position, unless there is an end to it.
    #[inline(always)]
    pub(crate) fn enter(&mut self) -> Result<(), Halt> {
        self.go_on()?;
        self.nodes += 1;
        Ok(())
    }

    /// Whether there is no end to it yet.
    #[inline(always)]
    pub(crate) fn go_on(&self) -> Result<(), Halt> {
        let ended = self.nodes >= self.budget
            || self.stop.is_raised()
            || self.crew.is_some_and(|crew| crew.is_spent() || self.above.as_ref().is_some_and(|above| above.is_cut()));
        if ended { Err(Halt) } else { Ok(()) }
    }

    /// The crew, if one of its threads is idle.
    #[inline(always)]
    pub(crate) fn idle_crew(&self) -> Option<&'a Crew> {
        self.crew.filter(|crew| crew.is_idle())
    }

    /// Positions visited by all threads.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes + self.crew.map_or(0, Crew::nodes)
    }
}
