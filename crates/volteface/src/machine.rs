//! What of the machine a command may use.

use clap::{Args, ValueEnum};
use reversi::Position;
use reversi_engine::{Cpu, Engine, Memory};

/// Mebibytes of an engine's table unless the user says otherwise.
const MEMORY: usize = 64;
/// Where positions with at least so many empty squares are solved, tables of so many mebibytes hold what there is to keep.
const LARGE: [(u8, usize); 2] = [(27, 1024), (25, 128)];
/// Positions with at least so many empty squares are worth the work of all threads together.
const HARD: u8 = 20;
/// With so many positions for each thread, one thread a position wastes nothing even if they are hard.
const PLENTY: usize = 50;

#[derive(Args)]
pub struct Machine {
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "MIB", value_parser = mebibytes)]
    memory: Option<usize>,
    #[arg(long, value_name = "CPU")]
    cpu: Option<Instructions>,
}

/// The instructions that an engine uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Instructions {
    Portable,
    Avx2,
    Avx512,
}

impl From<Instructions> for Cpu {
    fn from(instructions: Instructions) -> Cpu {
        match instructions {
            Instructions::Portable => Cpu::Portable,
            Instructions::Avx2 => Cpu::Avx2,
            Instructions::Avx512 => Cpu::Avx512,
        }
    }
}

/// Reads a number of mebibytes.
pub fn mebibytes(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|mebibytes| (1..=1 << 20).contains(mebibytes)).ok_or_else(|| "1..=1048576".to_owned())
}

/// How the threads are shared out: workers side by side, each with an engine of so many threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub workers: usize,
    threads: usize,
    /// Mebibytes of each engine's table.
    memory: usize,
}

impl Machine {
    /// One thread for each position, as many side by side as there are threads.
    pub fn side_by_side(&self) -> Share {
        Share { workers: self.threads.into(), threads: 1, memory: self.memory.unwrap_or(MEMORY) }
    }

    /// One position after the other, all threads together on each.
    pub fn together(&self) -> Share {
        Share { workers: 1, threads: self.threads.into(), memory: self.memory.unwrap_or(MEMORY) }
    }

    /// The quickest way to solve these positions.
    pub fn share<'a>(&self, positions: impl ExactSizeIterator<Item = &'a Position>) -> Share {
        let (threads, count) = (usize::from(self.threads), positions.len());
        let hardest = positions.map(|position| position.empty().count()).max().unwrap_or(0);
        let together = count < threads || (hardest >= HARD && count < PLENTY * threads);
        let mut share = if together { self.together() } else { self.side_by_side() };
        if self.memory.is_none()
            && let Some((_, large)) = LARGE.iter().find(|(empties, _)| hardest >= *empties)
        {
            share.memory = (large / share.workers).max(MEMORY);
        }
        share
    }

    /// An engine for one of the workers that answers from the books of proven openings where it can.
    pub fn engine_with_book(&self, share: Share) -> Engine {
        let mut engine = self.engine(share);
        engine.set_book(true);
        engine
    }

    /// An engine for one of the workers.
    pub fn engine(&self, share: Share) -> Engine {
        let mut engine = Engine::new(Memory::mebibytes(share.memory));
        engine.set_threads(share.threads);
        if let Some(cpu) = self.cpu() {
            engine.set_cpu(cpu);
        }
        engine
    }

    /// The instructions of each engine; `None` for the best that the processor has.
    pub fn cpu(&self) -> Option<Cpu> {
        self.cpu.map(Cpu::from)
    }

    /// The memory of each engine that does not know what it will solve.
    pub fn memory(&self) -> Memory {
        Memory::mebibytes(self.memory.unwrap_or(MEMORY))
    }
}

#[cfg(test)]
mod tests {
    use reversi::{Position, Variant, transcript};

    use super::{Machine, Share};

    fn check(threads: u16, positions: &[Position], together: bool, memory: usize) {
        let machine = Machine { threads, memory: None, cpu: None };
        let given = Machine { threads, memory: Some(7), cpu: None };
        assert_eq!(given.share(positions.iter()).memory, 7);
        let threads = usize::from(threads);
        let (workers, threads) = if together { (1, threads) } else { (threads, 1) };
        let expect = Share { workers, threads, memory };
        assert_eq!(machine.share(positions.iter()), expect, "{threads} threads, {} positions", positions.len());
    }

    #[test]
    fn hard_and_few_positions_get_all_threads() {
        let start = Position::start(Variant::REVERSI);
        let end = transcript::read("f5f4c3c6c5d6f3c4c7", Variant::REVERSI).unwrap().position();
        let small = Position::start("4x4".parse().unwrap());
        assert!(end.empty().count() > 20);
        check(2, &[start], true, 1024);
        check(2, &[start; 20], true, 1024);
        check(2, &[start; 100], false, 512);
        check(4, &[small; 3], true, 64);
        check(4, &[small; 4], false, 64);
    }
}
