//! A player behind the NBoard protocol.

use std::time::Duration;

use reversi::{Game, Record, Square, ggf};

use super::{Process, Wait};
use crate::{Fault, Interrupt};

/// A program that speaks NBoard, started when first needed and again when it has ended.
#[derive(Debug)]
pub(crate) struct NBoard {
    command: Vec<String>,
    depth: u8,
    timeout: Duration,
    process: Option<Process>,
    pings: u32,
}

impl NBoard {
    pub(crate) fn new(command: &[String], depth: u8, timeout: Duration) -> NBoard {
        NBoard { command: command.to_vec(), depth, timeout, process: None, pings: 0 }
    }

    pub(crate) fn begin(&mut self, interrupt: &Interrupt) -> Result<(), Fault> {
        // A program that has ended after its last game has lost nothing by that.
        if self.process.is_some() && matches!(self.synchronise(interrupt), Err(Fault::Died { .. })) {
            self.end();
        }
        if self.process.is_none() {
            let process = self.process.insert(Process::start(&self.command)?);
            process.send("nboard 2")?;
            process.send(&format!("set depth {}", self.depth))?;
            self.synchronise(interrupt)?;
        }
        Ok(())
    }

    pub(crate) fn choose(&mut self, game: &Game, interrupt: &Interrupt) -> Result<Square, Fault> {
        let timeout = self.timeout;
        let process = self.process.as_mut().expect("the game has begun");
        process.send(&format!("set game {}", ggf::write(&Record::from(game.clone()))))?;
        self.synchronise(interrupt)?;
        let process = self.process.as_mut().expect("the game has begun");
        process.send("go")?;
        let answer = process.hear_until(&Wait::new(timeout, interrupt), |line| {
            let answer = line.strip_prefix("===")?.trim_start();
            Some(answer.split(|letter: char| letter == '/' || letter.is_whitespace()).next().unwrap_or("").to_owned())
        })?;
        let size = game.position().size();
        size.square(&answer).map_err(|_| Fault::Illegal { found: answer })
    }

    /// Waits until the program has taken in all that was said.
    fn synchronise(&mut self, interrupt: &Interrupt) -> Result<(), Fault> {
        self.pings += 1;
        let process = self.process.as_mut().expect("the game has begun");
        process.send(&format!("ping {}", self.pings))?;
        let pong = format!("pong {}", self.pings);
        process.hear_until(&Wait::new(self.timeout, interrupt), |line| (line == pong).then_some(()))
    }

    /// Ends the program: it has not kept to the protocol, and who knows what it still says.
    pub(crate) fn end(&mut self) {
        self.process = None;
    }
}
