//! A player behind the Go Text Protocol.

use std::time::Duration;

use reversi::{Disc, Game, Goal, Setup, Square};

use super::{Process, Wait};
use crate::{Fault, Interrupt};

/// A program that speaks GTP, started when first needed and again when it has ended.
#[derive(Debug)]
pub(crate) struct Gtp {
    command: Vec<String>,
    time: Option<Duration>,
    timeout: Duration,
    process: Option<Process>,
    /// Plies of the game that the program knows.
    told: usize,
}

impl Gtp {
    pub(crate) fn new(command: &[String], time: Option<Duration>, timeout: Duration) -> Gtp {
        Gtp { command: command.to_vec(), time, timeout, process: None, told: 0 }
    }

    pub(crate) fn begin(&mut self, setup: &Setup, interrupt: &Interrupt) -> Result<(), Fault> {
        if *setup != Setup::standard(setup.variant) {
            return Err(Fault::SetUp);
        }
        // A program that has ended after its last game has lost nothing by that.
        if self.process.is_some() && matches!(self.ask("name", interrupt), Err(Fault::Died { .. })) {
            self.end();
        }
        if self.process.is_none() {
            self.process = Some(Process::start(&self.command)?);
        }
        if setup.variant.goal == Goal::Fewest {
            self.ask(&format!("set_game {}", setup.variant), interrupt)?;
        }
        self.ask(&format!("boardsize {}", setup.variant.size.side()), interrupt)?;
        self.ask("clear_board", interrupt)?;
        if let Some(time) = self.time {
            // So many seconds for every one move.
            self.ask(&format!("time_settings 0 {} 1", time.as_secs_f64().ceil()), interrupt)?;
        }
        self.told = 0;
        Ok(())
    }

    pub(crate) fn choose(&mut self, game: &Game, interrupt: &Interrupt) -> Result<Square, Fault> {
        let position = game.position();
        let size = position.size();
        for ply in &game.plies()[self.told..] {
            let name = ply.mv.square().map_or_else(|| "pass".to_owned(), |square| size.name(square).to_string());
            self.ask(&format!("play {} {name}", colour(ply.by)), interrupt)?;
        }
        let answer = self.ask(&format!("genmove {}", colour(position.to_move)), interrupt)?;
        // It has made the move on its own board.
        self.told = game.plies().len() + 1;
        if answer.eq_ignore_ascii_case("resign") {
            return Err(Fault::Resigned);
        }
        size.square(&answer).map_err(|_| Fault::Illegal { found: answer })
    }

    /// Says a command, and gives the answer.
    fn ask(&mut self, command: &str, interrupt: &Interrupt) -> Result<String, Fault> {
        let wait = Wait::new(self.timeout, interrupt);
        let process = self.process.as_mut().expect("the game has begun");
        process.send(command)?;
        let (good, mut answer) = process.hear_until(&wait, |line| {
            let good = line.starts_with('=');
            (good || line.starts_with('?')).then(|| (good, line[1..].trim().to_owned()))
        })?;
        // An answer ends with an empty line.
        loop {
            match process.hear(&wait)?.trim() {
                "" => break,
                more => {
                    answer.push(' ');
                    answer.push_str(more);
                }
            }
        }
        if good { Ok(answer) } else { Err(Fault::Refused { command: command.to_owned(), answer }) }
    }

    /// Ends the program: it has not kept to the protocol, and who knows what it still says.
    pub(crate) fn end(&mut self) {
        self.process = None;
    }
}

const fn colour(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "black",
        Disc::White => "white",
    }
}
