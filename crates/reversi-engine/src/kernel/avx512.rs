//! The lanes of [`Avx2`](super::Avx2) with the leading zeros, three-way logic and rotations of AVX-512.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use crate::discs::Discs;

use super::avx2::{Avx2, arrange, join, lanes, last, prefetch, rays};
use super::{
    Kernel, Task,
    lines::{BEYOND, FOURFOLD, STEPS, TWICE},
};

/// The proof that the processor has AVX-512 F, VL, CD and DQ, and what [`Avx2`] stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512(());

impl Avx512 {
    /// The kernel, if the processor has it.
    pub(crate) fn detect() -> Option<Avx512> {
        let all = Avx2::detect().is_some()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512dq");
        all.then_some(Avx512(()))
    }
}

impl Kernel for Avx512 {
    #[inline(always)]
    fn run<S, T: Task<S>>(self, state: &mut S, discs: Discs, alpha: i32, rest: u64) -> T::Done {
        // SAFETY: only `detect` makes an `Avx512`, where the processor has the features that `run` is compiled for.
        unsafe { run::<S, T>(state, discs.own, discs.opp, alpha, rest) }
    }

    #[inline(always)]
    fn flips(self, own: u64, opp: u64, square: usize) -> u64 {
        // SAFETY: as in `run`.
        unsafe { flips(own, opp, square) }
    }

    #[inline(always)]
    fn legal(self, own: u64, opp: u64, empty: u64) -> u64 {
        // SAFETY: as in `run`.
        unsafe { legal(own, opp, empty) }
    }

    #[inline(always)]
    fn last(self, own: u64, square: usize) -> u32 {
        // SAFETY: as in `run`.
        unsafe { last(own, square) }
    }

    #[inline(always)]
    fn arrange(self, squares: u32) -> [u32; 4] {
        // SAFETY: as in `run`.
        unsafe { arrange(squares) }
    }

    #[inline(always)]
    fn full(self, filled: u64) -> [u64; 4] {
        // SAFETY: as in `run`.
        unsafe { full(filled) }
    }

    #[inline(always)]
    fn prefetch<T>(self, what: &T) {
        prefetch(what);
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512cd,avx512dq,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run<S, T: Task<S>>(state: &mut S, own: u64, opp: u64, alpha: i32, rest: u64) -> T::Done {
    T::run(state, Discs { own, opp }, alpha, rest)
}

/// Towards the high bits the borrow of a subtraction runs through the chain; towards the low ones its end is found by
/// its leading zeros.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512cd,avx512dq,avx2")]
fn flips(own: u64, opp: u64, square: usize) -> u64 {
    const ALL_THREE: i32 = 0x80;
    const FIRST_TWO_OR_THIRD: i32 = 0xea;
    let (up, down) = rays(square);
    let (own, opp) = (_mm256_set1_epi64x(own as i64), _mm256_set1_epi64x(opp as i64));
    let zero = _mm256_setzero_si256();
    let ends = _mm256_andnot_si256(opp, up);
    let outflank = _mm256_ternarylogic_epi64::<ALL_THREE>(_mm256_sub_epi64(zero, ends), own, up);
    let some = _mm256_test_epi64_mask(outflank, outflank);
    let below = _mm256_maskz_add_epi64(some, outflank, _mm256_set1_epi64x(-1));
    let turned_up = _mm256_and_si256(below, up);

    let ends = _mm256_andnot_si256(opp, down);
    // Where there is no end the shift is by 64, which leaves nothing.
    let top = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(ends));
    let outflank = _mm256_and_si256(top, own);
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(outflank, outflank));
    join(_mm256_ternarylogic_epi64::<FIRST_TWO_OR_THIRD>(above, down, turned_up))
}

/// Parallel prefix in all eight directions at once. A rotation wraps, but never on to a disc that the mask of inner
/// squares leaves.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx2")]
fn legal(own: u64, opp: u64, empty: u64) -> u64 {
    const FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    const RANKS: u64 = 0x00ff_ffff_ffff_ff00;
    const OR_BOTH: i32 = 0xf8;
    const INNER: [u64; 4] = [FILES, FILES & RANKS, RANKS, FILES & RANKS];
    const BACK: [u64; 4] = [64 - STEPS[0], 64 - STEPS[1], 64 - STEPS[2], 64 - STEPS[3]];
    const TWICE_BACK: [u64; 4] = [64 - TWICE[0], 64 - TWICE[1], 64 - TWICE[2], 64 - TWICE[3]];
    let inner = both_ways(INNER, INNER);
    let steps = both_ways(STEPS, BACK);
    let twice = both_ways(TWICE, TWICE_BACK);
    let own = _mm512_set1_epi64(own as i64);
    let opp = _mm512_and_si512(_mm512_set1_epi64(opp as i64), inner);
    let reach = _mm512_and_si512(opp, _mm512_rolv_epi64(own, steps));
    let pairs = _mm512_and_si512(opp, _mm512_rolv_epi64(opp, steps));
    let reach = _mm512_ternarylogic_epi64::<OR_BOTH>(reach, opp, _mm512_rolv_epi64(reach, steps));
    let reach = _mm512_ternarylogic_epi64::<OR_BOTH>(reach, pairs, _mm512_rolv_epi64(reach, twice));
    let reach = _mm512_ternarylogic_epi64::<OR_BOTH>(reach, pairs, _mm512_rolv_epi64(reach, twice));
    let reach = _mm512_rolv_epi64(reach, steps);
    join(_mm256_or_si256(_mm512_castsi512_si256(reach), _mm512_extracti64x4_epi64::<1>(reach))) & empty
}

/// Each axis a lane, once for each way: a line stays where it runs on for one, two and four steps, or off the frame.
#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx2")]
fn full(filled: u64) -> [u64; 4] {
    const AND_EITHER: i32 = 0xe0;
    let [down, up] = &BEYOND;
    let mut lines = _mm512_set1_epi64(filled as i64);
    for (round, steps) in [STEPS, TWICE, FOURFOLD].into_iter().enumerate() {
        let back = [64 - steps[0], 64 - steps[1], 64 - steps[2], 64 - steps[3]];
        let next = _mm512_rolv_epi64(lines, both_ways(steps, back));
        lines = _mm512_ternarylogic_epi64::<AND_EITHER>(lines, next, both_ways(down[round], up[round]));
    }
    let both = _mm256_and_si256(_mm512_castsi512_si256(lines), _mm512_extracti64x4_epi64::<1>(lines));
    let (first, second) = (_mm256_castsi256_si128(both), _mm256_extracti128_si256::<1>(both));
    [
        _mm_cvtsi128_si64(first) as u64,
        _mm_extract_epi64::<1>(first) as u64,
        _mm_cvtsi128_si64(second) as u64,
        _mm_extract_epi64::<1>(second) as u64,
    ]
}

#[inline]
#[target_feature(enable = "avx512f,avx2")]
fn both_ways(up: [u64; 4], down: [u64; 4]) -> __m512i {
    _mm512_inserti64x4::<1>(_mm512_castsi256_si512(lanes(up)), lanes(down))
}
