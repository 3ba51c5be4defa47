//! Vectors of 512 bits.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::avx2::Avx2;
use super::{Kernel, LANES, Work};

/// The proof that the processor has AVX-512 F, VL, BW and DQ, and what [`Avx2`] stands for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx512(());

impl Avx512 {
    /// The kernel, if the processor has it.
    #[inline]
    pub fn detect() -> Option<Avx512> {
        let all = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && Avx2::detect().is_some();
        all.then_some(Avx512(()))
    }
}

impl Kernel for Avx512 {
    #[inline(always)]
    fn run<W: Work>(self, work: W) -> W::Done {
        // SAFETY: only `detect` makes an `Avx512`, where the processor has the features that `run` is compiled for.
        unsafe { run(self, work) }
    }

    #[inline(always)]
    fn differing(self, one: &[f32; LANES], other: &[f32; LANES]) -> u32 {
        // SAFETY: as in `run`.
        unsafe { differing(one, other) }
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512bw,avx512dq,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run<W: Work>(kernel: Avx512, work: W) -> W::Done {
    work.on(kernel)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn differing(one: &[f32; LANES], other: &[f32; LANES]) -> u32 {
    // SAFETY: each array has 16 numbers.
    let (one, other) = unsafe { (_mm512_loadu_ps(one.as_ptr()), _mm512_loadu_ps(other.as_ptr())) };
    u32::from(_mm512_cmp_ps_mask::<_CMP_NEQ_UQ>(one, other))
}
