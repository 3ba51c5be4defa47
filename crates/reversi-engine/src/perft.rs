//! Counting move paths, fast.
//!
//! The same counts as the rules crate's plain ones, on the engine's kernels; with a table also, in which positions that are
//! one another's turns and mirrors are one.

use reversi::{PassCost, Position};

use crate::Memory;
use crate::discs::{Discs, Indices};
use crate::kernel::{Cpu, Kernel, Task, Work};

/// The number of positions at `depth`, as [`reversi::perft`] counts them.
///
/// ```
/// use reversi::{PassCost, Position, Variant};
/// let start = Position::start(Variant::REVERSI);
/// assert_eq!(reversi_engine::perft(&start, 7, PassCost::Ply), 55_092);
/// ```
pub fn perft(position: &Position, depth: u32, passes: PassCost) -> u64 {
    perft_watched(position, depth, passes, None, &mut |_, _| {})
}

/// As [`perft`], with a table of so much memory: each position is counted once only, as long as it stays there.
pub fn perft_hashed(position: &Position, depth: u32, passes: PassCost, memory: Memory) -> u64 {
    perft_watched(position, depth, passes, Some(memory), &mut |_, _| {})
}

/// As [`perft`] or [`perft_hashed`]; `watch` is told again and again how many parts of the work, not all alike, are done of how many.
pub fn perft_watched(
    position: &Position,
    depth: u32,
    passes: PassCost,
    memory: Option<Memory>,
    watch: &mut dyn FnMut(usize, usize),
) -> u64 {
    perft_on(Cpu::best(), position, depth, passes, memory, watch)
}

fn perft_on(
    cpu: Cpu,
    position: &Position,
    depth: u32,
    passes: PassCost,
    memory: Option<Memory>,
    watch: &mut dyn FnMut(usize, usize),
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let slots = memory.map_or(0, |memory| (memory.size() / size_of::<Slot>()).max(1));
    cpu.dispatch(Perft {
        discs: Discs { own: position.own().0, opp: position.opp().0 },
        playable: position.size().playable().0,
        depth,
        passes,
        table: vec![Slot { own: 0, opp: 0, depth: 0, count: 0 }; slots],
        watch,
    })
}

/// Counts of fewer plies are not worth keeping.
const KEPT: u32 = 3;
/// The work is done part by part, each the positions after so many plies.
const PARTS: u32 = 3;

#[derive(Clone, Copy)]
struct Slot {
    own: u64,
    opp: u64,
    depth: u32,
    count: u64,
}

struct Perft<'a> {
    discs: Discs,
    playable: u64,
    depth: u32,
    passes: PassCost,
    table: Vec<Slot>,
    watch: &'a mut dyn FnMut(usize, usize),
}

impl Work for Perft<'_> {
    type Done = u64;

    fn on<K: Kernel>(self, kernel: K) -> u64 {
        let Perft { discs, playable, depth, passes, table, watch } = self;
        let mut counter = Counter { kernel, playable, passes, table };
        let mut parts = Vec::new();
        let mut count = counter.split(discs, depth, PARTS, &mut parts);
        for (done, &(discs, depth)) in parts.iter().enumerate() {
            watch(done, parts.len());
            count += counter.count(discs, depth);
        }
        count
    }
}

struct Counter<K> {
    kernel: K,
    playable: u64,
    passes: PassCost,
    table: Vec<Slot>,
}

impl<K: Kernel> Counter<K> {
    /// Plays so many plies, as far as there is work behind them, for the parts of the work: positions and what is left of the depth.
    /// Returns the number of games that end before.
    fn split(&self, discs: Discs, depth: u32, plies: u32, parts: &mut Vec<(Discs, u32)>) -> u64 {
        if plies == 0 || depth < KEPT {
            parts.push((discs, depth));
            return 0;
        }
        let empty = self.playable & !(discs.own | discs.opp);
        let legal = self.kernel.legal(discs.own, discs.opp, empty);
        if legal != 0 {
            return Indices(legal)
                .map(|square| self.split(self.after(discs, square), depth - 1, plies - 1, parts))
                .sum();
        }
        let passed = discs.pass();
        if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
            return 1;
        }
        let depth = if self.passes == PassCost::Free { depth } else { depth - 1 };
        self.split(passed, depth, plies - 1, parts)
    }

    /// `depth` is at least 1.
    #[inline(always)]
    fn count(&mut self, discs: Discs, depth: u32) -> u64 {
        let kernel = self.kernel;
        if depth >= KEPT && !self.table.is_empty() {
            self.count_kept(discs, depth)
        } else {
            kernel.run::<_, Count>(self, discs, 0, u64::from(depth))
        }
    }

    fn count_kept(&mut self, discs: Discs, depth: u32) -> u64 {
        let discs = least_image(discs);
        let mixed = discs.own.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
            ^ discs.opp.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let hash = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let at = ((u128::from(hash) * self.table.len() as u128) >> 64) as usize;
        let slot = self.table[at];
        if slot.own == discs.own && slot.opp == discs.opp && slot.depth == depth {
            return slot.count;
        }
        let kernel = self.kernel;
        let count = kernel.run::<_, Count>(self, discs, 0, u64::from(depth));
        self.table[at] = Slot { own: discs.own, opp: discs.opp, depth, count };
        count
    }

    #[inline(always)]
    fn count_body(&mut self, discs: Discs, depth: u32) -> u64 {
        let empty = self.playable & !(discs.own | discs.opp);
        let legal = self.kernel.legal(discs.own, discs.opp, empty);
        if legal == 0 {
            return self.count_stuck(discs, depth);
        }
        match depth {
            // The last ply need not be played to be counted.
            1 => u64::from(legal.count_ones()),
            2 => Indices(legal).map(|square| self.count_replies(discs, square, empty)).sum(),
            _ => {
                let mut count = 0;
                for square in Indices(legal) {
                    count += self.count(self.after(discs, square), depth - 1);
                }
                count
            }
        }
    }

    #[inline(always)]
    fn after(&self, discs: Discs, square: usize) -> Discs {
        discs.play(square, self.kernel.flips(discs.own, discs.opp, square))
    }

    /// The positions one ply after a move.
    #[inline(always)]
    fn count_replies(&mut self, discs: Discs, square: usize, empty: u64) -> u64 {
        let child = self.after(discs, square);
        let replies = self.kernel.legal(child.own, child.opp, empty & !(1 << square));
        if replies == 0 { self.count_stuck(child, 1) } else { u64::from(replies.count_ones()) }
    }

    #[cold]
    #[inline(never)]
    fn count_stuck(&mut self, discs: Discs, depth: u32) -> u64 {
        let passed = discs.pass();
        let empty = self.playable & !(discs.own | discs.opp);
        if self.kernel.legal(passed.own, passed.opp, empty) == 0 {
            return 1;
        }
        match self.passes {
            PassCost::Free => self.count(passed, depth),
            PassCost::Ply if depth == 1 => 1,
            PassCost::Ply => self.count(passed, depth - 1),
        }
    }
}

/// [`Counter::count_body`] on the kernel's instructions.
struct Count;

impl<K: Kernel> Task<Counter<K>> for Count {
    type Done = u64;

    #[inline(always)]
    fn run(counter: &mut Counter<K>, discs: Discs, _: i32, depth: u64) -> u64 {
        counter.count_body(discs, depth as u32)
    }
}

/// Of a position's eight turns and mirrors the one with the smallest numbers.
fn least_image(discs: Discs) -> Discs {
    let mut least = discs;
    let mut image = discs;
    for turn in 0..8 {
        let both = |step: fn(u64) -> u64| Discs { own: step(image.own), opp: step(image.opp) };
        image = if turn % 2 == 0 { both(u64::swap_bytes) } else { both(transpose) };
        if (image.own, image.opp) < (least.own, least.opp) {
            least = image;
        }
    }
    least
}

/// The board mirrored in its long diagonal, files for ranks.
fn transpose(board: u64) -> u64 {
    let swap = |board: u64, mask: u64, step: u32| {
        let differ = (board ^ (board >> step)) & mask;
        board ^ differ ^ (differ << step)
    };
    let board = swap(board, 0x00aa_00aa_00aa_00aa, 7);
    let board = swap(board, 0x0000_cccc_0000_cccc, 14);
    swap(board, 0x0000_0000_f0f0_f0f0, 28)
}

#[cfg(test)]
mod tests {
    use reversi::{Move, Variant};

    use super::*;

    #[test]
    fn transposing_swaps_file_and_rank() {
        for square in 0..64 {
            assert_eq!(transpose(1 << square), 1 << (square % 8 * 8 + square / 8));
        }
    }

    #[test]
    fn the_work_is_watched() {
        let mut heard = Vec::new();
        let start = Position::start(Variant::REVERSI);
        let count = perft_watched(&start, 6, PassCost::Ply, None, &mut |done, parts| heard.push((done, parts)));
        assert_eq!((count, heard.len(), heard[0], heard[55]), (8200, 56, (0, 56), (55, 56)));
    }

    /// From the start and from late positions, where passes and ends are many, on each path, with table and without.
    #[test]
    fn agrees_with_the_rules() {
        let mut state = 3u64;
        for (round, variant) in Variant::PLAYED.into_iter().cycle().take(40).enumerate() {
            let mut position = Position::start(variant);
            let empties = variant.size.area() as usize - 4 - round * (variant.size.area() as usize - 4) / 40;
            while usize::from(position.empty().count()) > empties && !position.is_over() {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let legal = position.legal();
                position = position.play_unchecked(if legal.is_empty() {
                    Move::Pass
                } else {
                    Move::At(legal.iter().nth((state >> 33) as usize % usize::from(legal.count())).unwrap())
                });
            }
            for passes in [PassCost::Ply, PassCost::Free] {
                for depth in 0..=5 {
                    let expected = reversi::perft(&position, depth, passes);
                    for cpu in Cpu::ALL {
                        for memory in [None, Some(Memory::bytes(0)), Some(Memory::mebibytes(1))] {
                            let count = perft_on(cpu, &position, depth, passes, memory, &mut |_, _| {});
                            assert_eq!(count, expected, "{position:?} {depth} {passes:?} {cpu:?}");
                        }
                    }
                }
            }
        }
    }
}
