//! What of the machine a command may use.

use clap::Args;
use reversi_engine::{Engine, Memory};

/// Mebibytes of an engine's table unless the user says otherwise.
const MEMORY: usize = 64;

#[derive(Args)]
pub struct Machine {
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "MIB", default_value_t = MEMORY, value_parser = memory)]
    memory: usize,
}

fn memory(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|mebibytes| (1..=1 << 20).contains(mebibytes)).ok_or_else(|| "1..=1048576".to_owned())
}

impl Machine {
    /// How many positions or games are worked on side by side, each on one thread.
    pub fn workers(&self) -> usize {
        self.threads.into()
    }

    /// The engine of one of the workers.
    pub fn engine_of_worker(&self) -> Engine {
        Engine::new(self.memory())
    }

    /// The one engine of a command that has one position to think about at a time. This is where it would get its threads: the
    /// engine thinks on one.
    pub fn engine_alone(&self) -> Engine {
        Engine::new(self.memory())
    }

    /// The memory of each engine.
    pub fn memory(&self) -> Memory {
        Memory::mebibytes(self.memory)
    }
}
