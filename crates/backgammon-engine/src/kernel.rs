//! The nets' arithmetic for the processor that runs the program.
//!
//! It is written once, in plain loops that the compiler makes vectors of, and compiled for each set of instructions; the
//! choice is made once, when an engine is made. What the compiler does not see is done by intrinsics. No product and sum is fused, and sums run in one fixed order, so every
//! processor finds the same numbers to the last bit.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

#[cfg(target_arch = "x86_64")]
use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use avx512::Avx512;
use portable::Portable;

/// The instructions that something is compiled for. A value of such a type is the proof that the processor has them.
pub(crate) trait Kernel: Copy {
    /// Does the work compiled for these instructions.
    fn run<W: Work>(self, work: W) -> W::Done;

    /// A bit for each place where the numbers are not the same.
    fn differing(self, one: &[f32; LANES], other: &[f32; LANES]) -> u32;
}

/// A processor's set of instructions that the engine is compiled for. Each finds the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cpu {
    /// Any processor.
    Portable,
    /// x86-64 with AVX2, BMI1, BMI2, LZCNT and POPCNT.
    Avx2,
    /// x86-64 with AVX-512 (F, VL, BW, DQ) beside those.
    Avx512,
}

impl Cpu {
    /// Every path, from the plainest on.
    pub const ALL: [Cpu; 3] = [Cpu::Portable, Cpu::Avx2, Cpu::Avx512];

    /// The best path on the processor that runs this.
    pub fn best() -> Cpu {
        *Cpu::ALL.iter().rev().find(|cpu| cpu.is_available()).expect("the portable path is always there")
    }

    /// Whether the processor that runs this has the instructions.
    pub fn is_available(self) -> bool {
        match self {
            Cpu::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx2 => Avx2::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx512 => Avx512::detect().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            Cpu::Avx2 | Cpu::Avx512 => false,
        }
    }

    /// Does the work compiled for these instructions, or for any processor where this one has them not.
    #[inline]
    pub(crate) fn run<W: Work>(self, work: W) -> W::Done {
        #[cfg(target_arch = "x86_64")]
        {
            if let (Cpu::Avx512, Some(kernel)) = (self, Avx512::detect()) {
                return kernel.run(work);
            }
            if let (Cpu::Avx2, Some(kernel)) = (self, Avx2::detect()) {
                return kernel.run(work);
            }
        }
        Portable.run(work)
    }
}

/// Something to compile for each set of instructions.
pub(crate) trait Work {
    /// What comes of it.
    type Done;

    /// Does it. To be marked `inline(always)`, with all in it that shall use the instructions.
    fn on<K: Kernel>(self, kernel: K) -> Self::Done;
}

/// Hidden units are counted in blocks of so many.
pub(crate) const BLOCK: usize = 64;

/// Numbers that are added up side by side, whatever the width of the processor's vectors.
pub(crate) const LANES: usize = 16;

/// Adds to each of a block's sums the inputs' values times their weights.
#[inline(always)]
pub(crate) fn add_rows(sums: &mut [f32; BLOCK], inputs: impl Iterator<Item = (usize, f32)>, weights: &[f32]) {
    for (input, value) in inputs {
        let row: &[f32; BLOCK] = weights[input * BLOCK..][..BLOCK].try_into().expect("a row of a block");
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += value * weight;
        }
    }
}

/// Adds to the weights of each input a block's slopes times the input's value.
#[inline(always)]
pub(crate) fn nudge_rows(slopes: &[f32; BLOCK], inputs: impl Iterator<Item = (usize, f32)>, weights: &mut [f32]) {
    for (input, value) in inputs {
        let row: &mut [f32; BLOCK] = (&mut weights[input * BLOCK..][..BLOCK]).try_into().expect("a row of a block");
        for (weight, slope) in row.iter_mut().zip(slopes) {
            *weight += value * slope;
        }
    }
}

/// The sum of the products.
#[inline(always)]
pub(crate) fn dot(one: &[f32; BLOCK], other: &[f32; BLOCK]) -> f32 {
    let mut lanes = [0f32; LANES];
    for at in 0..BLOCK / LANES {
        for lane in 0..LANES {
            lanes[lane] += one[at * LANES + lane] * other[at * LANES + lane];
        }
    }
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
        width /= 2;
    }
    lanes[0]
}

/// `1 / (1 + e^-x)` to about six digits, by the same steps on every processor.
#[inline(always)]
pub(crate) fn sigmoid(x: f32) -> f32 {
    /// Adding it rounds to a whole number, which then stands in the low bits.
    const ROUNDER: f32 = 12_582_912.0;
    let power = (x * -std::f32::consts::LOG2_E).clamp(-60.0, 60.0);
    let rounded = power + ROUNDER;
    let part = power - (rounded - ROUNDER);
    // 2^part by its series, part in -0.5..=0.5.
    let mut series = 1.333_355_8e-3f32;
    for factor in [9.618_129e-3, 5.550_411e-2, 0.240_226_5, std::f32::consts::LN_2, 1.0] {
        series = series * part + factor;
    }
    let exponent = (rounded.to_bits() << 23).wrapping_add(127 << 23);
    1.0 / (1.0 + series * f32::from_bits(exponent))
}
