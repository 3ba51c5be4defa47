//! Plain code, for any processor.

use super::{Kernel, LANES, Work};

/// Any processor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn run<W: Work>(self, work: W) -> W::Done {
        work.on(self)
    }

    #[inline(always)]
    fn differing(self, one: &[f32; LANES], other: &[f32; LANES]) -> u32 {
        one.iter().zip(other).enumerate().fold(0, |set, (at, (one, other))| set | u32::from(one != other) << at)
    }
}
