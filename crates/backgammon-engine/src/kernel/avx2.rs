//! Vectors of 256 bits.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::{Kernel, LANES, Work};

/// The proof that the processor has AVX2, BMI1, BMI2, LZCNT and POPCNT.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx2(());

impl Avx2 {
    /// The kernel, if the processor has it.
    #[inline]
    pub fn detect() -> Option<Avx2> {
        let all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        all.then_some(Avx2(()))
    }
}

impl Kernel for Avx2 {
    #[inline(always)]
    fn run<W: Work>(self, work: W) -> W::Done {
        // SAFETY: only `detect` makes an `Avx2`, where the processor has the features that `run` is compiled for.
        unsafe { run(self, work) }
    }

    #[inline(always)]
    fn differing(self, one: &[f32; LANES], other: &[f32; LANES]) -> u32 {
        // SAFETY: as in `run`.
        unsafe { differing(one, other) }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run<W: Work>(kernel: Avx2, work: W) -> W::Done {
    work.on(kernel)
}

#[inline]
#[target_feature(enable = "avx2")]
fn differing(one: &[f32; LANES], other: &[f32; LANES]) -> u32 {
    let mut set = 0;
    for half in [0, 8] {
        // SAFETY: each array has 16 numbers, so eight may be read at 0 and at 8.
        let (one, other) =
            unsafe { (_mm256_loadu_ps(one.as_ptr().add(half)), _mm256_loadu_ps(other.as_ptr().add(half))) };
        set |= (_mm256_movemask_ps(_mm256_cmp_ps::<_CMP_NEQ_UQ>(one, other)) as u32) << half;
    }
    set
}
