//! The innermost bit work: flips, legal squares and last counts, for the processor that runs the program.
//!
//! A [`Kernel`] is a set of instructions that the processor is known to have. The search is generic over it, so that a
//! whole search is compiled for each set and the choice is made once, when it begins. [`Portable`] is plain words and
//! multiplications; the others are tested equal to it, and it to the `reversi` crate's step-by-step twins.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod lines;
mod orders;
mod pages;
mod portable;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) use avx512::Avx512;
pub(crate) use lines::NEIGHBOURS;
pub(crate) use pages::prefer_large;
pub(crate) use portable::{Portable, flips, legal};

use crate::discs::Discs;

/// The instructions that a search is compiled for. A value of such a type is the proof that the processor has them.
pub(crate) trait Kernel: Copy + Send + Sync + 'static {
    /// Runs a task compiled for these instructions.
    fn run<S, T: Task<S>>(self, state: &mut S, discs: Discs, alpha: i32, rest: u64) -> T::Done;

    /// The discs of `opp` that a disc of `own` placed on the empty square of this index turns over.
    fn flips(self, own: u64, opp: u64, square: usize) -> u64;

    /// The squares among `empty` where `own` may move.
    fn legal(self, own: u64, opp: u64, empty: u64) -> u64;

    /// How many discs a disc of `own` placed on this square turns over, where it is the board's only empty square.
    fn last(self, own: u64, square: usize) -> u32;

    /// Four squares, packed with eight bits each, in the order to try them; each with the others after it in the order to
    /// try those.
    fn arrange(self, squares: u32) -> [u32; 4];

    /// For each of the axes of steps 1, 7, 8 and 9 the squares from which every square of the line, both ways, is among
    /// `filled`.
    fn full(self, filled: u64) -> [u64; 4];

    /// Asks for the memory behind the reference before it is needed.
    fn prefetch<T>(self, _what: &T) {}
}

/// A processor's set of instructions that the engine has its own path for. Each path finds the same values in the same
/// number of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cpu {
    /// Any processor.
    Portable,
    /// x86-64 with AVX2, BMI2 and what comes with them.
    Avx2,
    /// x86-64 with AVX-512 (F, VL, CD, DQ) beside AVX2.
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

    /// Does the work on this path, or on the portable one where the processor has not got it.
    pub(crate) fn dispatch<W: Work>(self, work: W) -> W::Done {
        #[cfg(target_arch = "x86_64")]
        {
            if let (Cpu::Avx512, Some(kernel)) = (self, Avx512::detect()) {
                return work.on(kernel);
            }
            if let (Cpu::Avx2, Some(kernel)) = (self, Avx2::detect()) {
                return work.on(kernel);
            }
        }
        work.on(Portable)
    }
}

/// A function that is compiled for a kernel's instructions. Its arguments are few and plain so that they travel in registers,
/// which a closure's would not; nor could a closure be told to be inlined.
pub(crate) trait Task<S> {
    /// What comes of it.
    type Done;

    /// Does it. To be marked `inline(always)`, with all in it that shall use the kernel's instructions.
    fn run(state: &mut S, discs: Discs, alpha: i32, rest: u64) -> Self::Done;
}

/// Something to do with whichever kernel is chosen.
pub(crate) trait Work {
    /// What comes of it.
    type Done;

    /// Does it.
    fn on<K: Kernel>(self, kernel: K) -> Self::Done;
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The squares next to those of the set, itself not left out.
#[inline]
pub(crate) fn around(set: u64) -> u64 {
    let row = set | ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    row | (row << 8) | (row >> 8)
}

#[cfg(test)]
mod tests {
    use reversi::{Bitboard, flip};

    use super::*;

    /// Random words from a fixed seed (xorshift).
    struct Words(u64);

    impl Words {
        fn next(&mut self) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0
        }

        /// Two disjoint sets, on boards that are sparse, half full and nearly full in turn.
        fn position(&mut self, round: u32) -> (u64, u64) {
            let (a, b) = (self.next(), self.next());
            let filled = match round % 4 {
                0 => a & b,
                1 => a,
                2 => a | b,
                _ => a | b | self.next() | self.next(),
            };
            let black = self.next();
            (filled & black, filled & !black)
        }
    }

    #[test]
    fn portable_agrees_with_the_rules() {
        let mut words = Words(0x9e37_79b9_7f4a_7c15);
        for round in 0..20_000 {
            let (own, opp) = words.position(round);
            let empty = !(own | opp);
            let naive = flip::legal(Bitboard(own), Bitboard(opp), Bitboard(empty)).0;
            assert_eq!(legal(own, opp, empty), naive, "{own:#x} {opp:#x}");
            for square in Bitboard(empty) {
                let naive = flip::flips(Bitboard(own), Bitboard(opp), square.into()).0;
                assert_eq!(flips(own, opp, square.index()), naive, "{own:#x} {opp:#x} {square}");
            }
        }
    }

    /// On a full board but for one square, of each size, the count is that of the flips.
    #[test]
    fn portable_counts_its_flips() {
        let mut words = Words(0x2545_f491_4f6c_dd1d);
        for round in 0..300_000 {
            let playable = [u64::MAX, 0x007e_7e7e_7e7e_7e00, 0x0000_3c3c_3c3c_0000][round % 3];
            let square = words.next() as usize >> 8 & 63;
            let rest = playable & !(1 << square);
            let own = words.next() & rest;
            if playable >> square & 1 == 1 {
                let count = flips(own, rest & !own, square).count_ones();
                assert_eq!(Portable.last(own, square), count, "{own:#x} {square}");
            }
        }
    }

    struct Twins;

    impl Work for Twins {
        type Done = ();

        fn on<K: Kernel>(self, kernel: K) {
            let nobody = Discs { own: 0, opp: 0 };
            kernel.run::<K, Compared>(&mut { kernel }, nobody, 0, 0);
        }
    }

    struct Compared;

    impl<K: Kernel> Task<K> for Compared {
        type Done = ();

        #[inline(always)]
        fn run(kernel: &mut K, _: Discs, _: i32, _: u64) {
            let mut words = Words(0xd1b5_4a32_d192_ed03);
            for round in 0..2_000_000 {
                let (own, opp) = words.position(round);
                let empty = !(own | opp);
                assert_eq!(kernel.legal(own, opp, empty), legal(own, opp, empty), "{own:#x} {opp:#x}");
                let square = words.next() as usize >> 8 & 63;
                let (own, opp) = (own & !(1 << square), opp & !(1 << square));
                assert_eq!(kernel.flips(own, opp, square), flips(own, opp, square), "{own:#x} {opp:#x} {square}");
                assert_eq!(kernel.last(own, square), Portable.last(own, square), "{own:#x} {square}");
                assert_eq!(kernel.full(own | opp), Portable.full(own | opp), "{own:#x} {opp:#x}");
                let squares = words.next() as u32 & 0x3f3f_3f3f;
                assert_eq!(kernel.arrange(squares), Portable.arrange(squares), "{squares:#x}");
            }
        }
    }

    #[test]
    fn every_path_agrees_with_the_portable_one() {
        for cpu in Cpu::ALL.into_iter().filter(|cpu| cpu.is_available()) {
            cpu.dispatch(Twins);
        }
    }
}
