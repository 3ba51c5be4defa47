//! The state that one search carries through its recursion.

use crate::StopFlag;
use crate::frame::Frame;
use crate::near::Near;
use crate::order::Candidate;
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
}

impl<K> Search<'_, K> {
    /// Counts a position, unless there is an end to it.
    #[inline(always)]
    pub(crate) fn enter(&mut self) -> Result<(), Halt> {
        if self.nodes >= self.budget || self.stop.is_raised() {
            return Err(Halt);
        }
        self.nodes += 1;
        Ok(())
    }
}
