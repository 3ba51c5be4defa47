//! Four directions at once in the lanes of 256-bit vectors, and lines extracted by BMI2.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::lines::{BEYOND, CROSSES, FOURFOLD, RAYS, STEPS, TURNED, TWICE};
use super::orders::{ORDERS, QUADRANT_BITS};
use crate::discs::Discs;

use super::{Kernel, Task};

/// The proof that the processor has AVX2, BMI1, BMI2, LZCNT and POPCNT.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Avx2 {
    /// The kernel, if the processor has it.
    pub(crate) fn detect() -> Option<Avx2> {
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
    fn run<S, T: Task<S>>(self, state: &mut S, discs: Discs, alpha: i32, rest: u64) -> T::Done {
        // SAFETY: only `detect` makes an `Avx2`, where the processor has the features that `run` is compiled for.
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

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run<S, T: Task<S>>(state: &mut S, own: u64, opp: u64, alpha: i32, rest: u64) -> T::Done {
    T::run(state, Discs { own, opp }, alpha, rest)
}

/// Asks for the memory behind the reference.
#[inline(always)]
pub(super) fn prefetch<T>(what: &T) {
    // SAFETY: a prefetch has no effect but on the cache, whatever the address, and this one is valid.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(what).cast()) }
}

/// The lanes joined into one word.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn join(lanes: __m256i) -> u64 {
    let half = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn lanes(words: [u64; 4]) -> __m256i {
    _mm256_set_epi64x(words[3] as i64, words[2] as i64, words[1] as i64, words[0] as i64)
}

/// The rays of a square towards the high bits and towards the low ones.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn rays(square: usize) -> (__m256i, __m256i) {
    let at = std::ptr::from_ref(&RAYS[square & 63]).cast::<__m256i>();
    // SAFETY: `Rays` is 64 bytes that begin on such a border: two aligned vectors.
    unsafe { (_mm256_load_si256(at), _mm256_load_si256(at.add(1))) }
}

/// Towards the high bits the borrow of a subtraction runs through the chain; towards the low ones what is no opposing
/// disc is smeared down the ray, and its top is where the smear's own shadow does not reach.
#[inline]
#[target_feature(enable = "avx2")]
fn flips(own: u64, opp: u64, square: usize) -> u64 {
    let (up, down) = rays(square);
    let (own, opp) = (_mm256_set1_epi64x(own as i64), _mm256_set1_epi64x(opp as i64));
    let zero = _mm256_setzero_si256();
    let ends = _mm256_andnot_si256(opp, up);
    let outflank = _mm256_and_si256(_mm256_sub_epi64(zero, ends), _mm256_and_si256(own, up));
    let none = _mm256_cmpeq_epi64(outflank, zero);
    let below = _mm256_sub_epi64(_mm256_add_epi64(outflank, _mm256_set1_epi64x(-1)), none);
    let turned_up = _mm256_and_si256(below, up);

    let steps = lanes(STEPS);
    let ends = _mm256_andnot_si256(opp, down);
    let smear = _mm256_or_si256(ends, _mm256_srlv_epi64(ends, steps));
    let smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, lanes(TWICE)));
    let smear = _mm256_or_si256(smear, _mm256_srlv_epi64(smear, lanes(FOURFOLD)));
    let top = _mm256_andnot_si256(_mm256_srlv_epi64(smear, steps), ends);
    let outflank = _mm256_and_si256(top, own);
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(outflank, outflank));
    let turned_down = _mm256_and_si256(above, down);
    join(_mm256_or_si256(turned_up, turned_down))
}

/// Parallel prefix on the four axes both ways.
#[inline]
#[target_feature(enable = "avx2")]
fn legal(own: u64, opp: u64, empty: u64) -> u64 {
    const NOT_AH: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    let steps = lanes(STEPS);
    let twice = lanes(TWICE);
    let own = _mm256_set1_epi64x(own as i64);
    let opp = _mm256_and_si256(_mm256_set1_epi64x(opp as i64), lanes([NOT_AH, NOT_AH, u64::MAX, NOT_AH]));
    let mut left = _mm256_and_si256(opp, _mm256_sllv_epi64(own, steps));
    let mut right = _mm256_and_si256(opp, _mm256_srlv_epi64(own, steps));
    left = _mm256_or_si256(left, _mm256_and_si256(opp, _mm256_sllv_epi64(left, steps)));
    right = _mm256_or_si256(right, _mm256_and_si256(opp, _mm256_srlv_epi64(right, steps)));
    let pairs_left = _mm256_and_si256(opp, _mm256_sllv_epi64(opp, steps));
    let pairs_right = _mm256_srlv_epi64(pairs_left, steps);
    left = _mm256_or_si256(left, _mm256_and_si256(pairs_left, _mm256_sllv_epi64(left, twice)));
    right = _mm256_or_si256(right, _mm256_and_si256(pairs_right, _mm256_srlv_epi64(right, twice)));
    left = _mm256_or_si256(left, _mm256_and_si256(pairs_left, _mm256_sllv_epi64(left, twice)));
    right = _mm256_or_si256(right, _mm256_and_si256(pairs_right, _mm256_srlv_epi64(right, twice)));
    join(_mm256_or_si256(_mm256_sllv_epi64(left, steps), _mm256_srlv_epi64(right, steps))) & empty
}

/// The four lines extracted as indices of the table. A line of fewer squares leaves the upper bits as the opponent's, with
/// nothing of `own` beyond: they do not count.
#[inline]
#[target_feature(enable = "bmi2")]
pub(super) fn last(own: u64, square: usize) -> u32 {
    let cross = &CROSSES[square & 63];
    let mut turned = 0;
    for axis in 0..4 {
        let line = _pext_u64(own, cross.lines[axis]);
        turned += u32::from(TURNED[usize::from(cross.places[axis]) & 7][line as usize & 255]);
    }
    turned
}

/// The squares shuffled by the table.
#[inline]
#[target_feature(enable = "avx2,bmi2")]
pub(super) fn arrange(squares: u32) -> [u32; 4] {
    let code = _pext_u32(squares, QUADRANT_BITS);
    let order = std::ptr::from_ref(&ORDERS[code as usize & 255]).cast::<__m128i>();
    // SAFETY: an `Order` is 16 bytes that begin on such a border.
    let order = unsafe { _mm_load_si128(order) };
    let arranged = _mm_shuffle_epi8(_mm_cvtsi32_si128(squares as i32), order);
    let (low, high) = (_mm_cvtsi128_si64(arranged) as u64, _mm_extract_epi64::<1>(arranged) as u64);
    [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
}

/// Each axis a lane: a line stays where it runs on for one, two and four steps, or off the frame.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn full(filled: u64) -> [u64; 4] {
    let filled = _mm256_set1_epi64x(filled as i64);
    let (mut low, mut high) = (filled, filled);
    let [down, up] = &BEYOND;
    for (round, steps) in [STEPS, TWICE, FOURFOLD].into_iter().enumerate() {
        let steps = lanes(steps);
        low = _mm256_and_si256(low, _mm256_or_si256(_mm256_sllv_epi64(low, steps), lanes(down[round])));
        high = _mm256_and_si256(high, _mm256_or_si256(_mm256_srlv_epi64(high, steps), lanes(up[round])));
    }
    let both = _mm256_and_si256(low, high);
    let (first, second) = (_mm256_castsi256_si128(both), _mm256_extracti128_si256::<1>(both));
    [
        _mm_cvtsi128_si64(first) as u64,
        _mm_extract_epi64::<1>(first) as u64,
        _mm_cvtsi128_si64(second) as u64,
        _mm_extract_epi64::<1>(second) as u64,
    ]
}
