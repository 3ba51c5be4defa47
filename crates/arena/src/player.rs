//! Something that plays.

use std::sync::Arc;
use std::time::Duration;

use reversi::{Game, Setup, Square};
use reversi_engine::{Breadth, Cpu, Engine, Limits, Memory};
use table::{AnyTable, Level};

use crate::outside::{Gtp, NBoard};
use crate::{Alarm, Fault, Interrupt, Kind, Limit, Protocol, Spec};

/// A player of one thread. Programs outside are started when their first game begins, and ended when the player is dropped.
#[derive(Debug)]
pub struct Player {
    mind: Mind,
}

#[derive(Debug)]
enum Mind {
    Level { player: Box<bots::Player>, level: Level },
    Engine { engine: Engine, limits: Limits, time: Option<Duration> },
    NBoard(NBoard),
    Gtp(Gtp),
}

/// What a player may use.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Memory of an engine's table.
    pub memory: Memory,
    /// The instructions of an engine; `None` for the best that the processor has.
    pub cpu: Option<Cpu>,
    /// How long an answer of a program outside may take.
    pub timeout: Duration,
}

impl Player {
    /// The player of this description.
    pub fn new(spec: &Spec, means: Means) -> Player {
        let mind = match &spec.kind {
            Kind::Level(level) => Mind::Level { player: Box::new(bots::Player::new()), level: *level },
            Kind::Engine { limit, exact, outcome, likely } => {
                let (limits, time) = limits(*limit, *exact, (*outcome, *likely));
                let mut engine = Engine::new(means.memory);
                if let Some(cpu) = means.cpu {
                    engine.set_cpu(cpu);
                }
                Mind::Engine { engine, limits, time }
            }
            Kind::Outside { protocol: Protocol::NBoard, depth, command, .. } => {
                Mind::NBoard(NBoard::new(command, *depth, means.timeout))
            }
            Kind::Outside { protocol: Protocol::Gtp, time, command, .. } => {
                Mind::Gtp(Gtp::new(command, *time, means.timeout))
            }
        };
        Player { mind }
    }

    /// Gets ready for a new game, of which it must remember nothing.
    ///
    /// # Errors
    ///
    /// When a program outside is not there or does not do as it is told.
    pub fn begin(&mut self, setup: &Setup, interrupt: &Interrupt) -> Result<(), Fault> {
        let ready = match &mut self.mind {
            Mind::Level { .. } => Ok(()),
            Mind::Engine { engine, .. } => {
                engine.clear();
                Ok(())
            }
            Mind::NBoard(nboard) => nboard.begin(interrupt),
            Mind::Gtp(gtp) => gtp.begin(setup, interrupt),
        };
        self.end_if(ready)
    }

    /// The move for the side to move, which has one. A level draws by the seed.
    ///
    /// # Errors
    ///
    /// Why there is no legal move to be had from it.
    pub fn choose(&mut self, game: &Game, seed: u64, interrupt: &Interrupt) -> Result<Square, Fault> {
        let position = game.position();
        let stop = interrupt.flag();
        let chosen = match &mut self.mind {
            Mind::Level { player, level } => {
                let occupants = "person, person".parse().expect("two people can sit at a table");
                let table = AnyTable::new("reversi", &Setup::from(position).text(), occupants);
                let table = table.expect("a position of a game can be set up");
                let choice = player.choose(&table, *level, seed, &stop, &mut |_| {});
                let name = choice.and_then(bots::Choice::action).expect("there is a legal move");
                position.size().square(&name).map_err(|_| Fault::Illegal { found: name })
            }
            Mind::Engine { .. } if position.legal().count() == 1 => {
                Ok(position.legal().iter().next().expect("it is one"))
            }
            Mind::Engine { engine, limits, time } => {
                let alarm = time.map(|time| Alarm::after(time, Arc::clone(&stop)));
                let analysis = engine.analyse(&position, limits, &stop, &mut |_| {});
                drop(alarm);
                Ok(analysis.best.expect("there is a legal move"))
            }
            Mind::NBoard(nboard) => nboard.choose(game, interrupt),
            Mind::Gtp(gtp) => gtp.choose(game, interrupt),
        };
        let chosen = if interrupt.is_asked() { Err(Fault::Interrupted) } else { chosen };
        let legal = chosen.and_then(|square| match position.legal().has(square) {
            true => Ok(square),
            false => Err(Fault::Illegal { found: position.size().name(square).to_string() }),
        });
        self.end_if(legal)
    }

    /// A program that has failed is ended; the next game starts it anew.
    fn end_if<T>(&mut self, done: Result<T, Fault>) -> Result<T, Fault> {
        if done.is_err() {
            match &mut self.mind {
                Mind::NBoard(nboard) => nboard.end(),
                Mind::Gtp(gtp) => gtp.end(),
                Mind::Level { .. } | Mind::Engine { .. } => {}
            }
        }
        done
    }
}

fn limits(limit: Limit, exact: Option<u8>, (outcome, likely): (u8, u8)) -> (Limits, Option<Duration>) {
    let limits = Limits { breadth: Breadth::Best, outcome, likely, ..Limits::default() };
    // Where something else ends the search it may try to solve more: if that fails, the estimate stands.
    let bold = exact.unwrap_or(24);
    match limit {
        Limit::Nodes(nodes) => (Limits { nodes: Some(nodes), exact: bold, ..limits }, None),
        Limit::Time(time) => (Limits { exact: bold, ..limits }, Some(time)),
        Limit::Depth(depth) => (Limits { depth: Some(depth), exact: exact.unwrap_or(limits.exact), ..limits }, None),
    }
}
