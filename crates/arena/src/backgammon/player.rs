//! Something that plays Backgammon.

use std::time::Duration;

use backgammon::{Action, Due, Position, Setup, Stage};
use backgammon_engine::{CubeAdvice, Engine, Equity, Limits, Stop};
use table::backgammon::{Setup as TableSetup, seat_of};
use table::{AnyTable, Dice, Entry, Level, Verb};

use super::gnubg::Gnubg;
use super::{Kind, Spec, Terms, plain};
use crate::game::mix;
use crate::{Fault, Interrupt};

/// A player of one thread. Programs outside are started when their first game begins, and ended when the player is dropped.
pub struct Player {
    mind: Mind,
}

enum Mind {
    Level { player: Box<bots::Player>, level: Level },
    Engine { engine: Box<Engine>, limits: Limits, noise: f32 },
    Plain,
    Gnubg(Gnubg),
}

impl std::fmt::Debug for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Player").finish_non_exhaustive()
    }
}

/// The user's interrupt, as the engine asks for it.
struct Asked<'a>(&'a Interrupt);

impl Stop for Asked<'_> {
    fn is_raised(&self) -> bool {
        self.0.is_asked()
    }
}

impl Player {
    /// The player of this description; a program outside has so much time for an answer.
    pub fn new(spec: &Spec, timeout: Duration) -> Player {
        let mind = match &spec.kind {
            Kind::Level(level) => Mind::Level { player: Box::new(bots::Player::new()), level: *level },
            Kind::Engine { plies, noise } => {
                Mind::Engine { engine: Box::new(Engine::new()), limits: Limits::plies(*plies), noise: *noise }
            }
            Kind::Plain => Mind::Plain,
            Kind::Gnubg { plies, command } => Mind::Gnubg(Gnubg::new(command, *plies, timeout)),
        };
        Player { mind }
    }

    /// Gets ready for a new game.
    ///
    /// # Errors
    ///
    /// When a program outside is not there or does not do as it is told.
    pub fn begin(&mut self, terms: &Terms, interrupt: &Interrupt) -> Result<(), Fault> {
        match &mut self.mind {
            Mind::Level { .. } | Mind::Engine { .. } | Mind::Plain => Ok(()),
            Mind::Gnubg(gnubg) => {
                let ready = gnubg.begin(terms, interrupt);
                self.end_if(ready)
            }
        }
    }

    /// What the side to act does: a play, something about the cube, or `None` to roll. A mood draws by the seed.
    ///
    /// # Errors
    ///
    /// Why there is nothing legal to be had from it.
    pub fn choose(&mut self, position: &Position, seed: u64, interrupt: &Interrupt) -> Result<Option<Action>, Fault> {
        let chosen = match &mut self.mind {
            Mind::Level { player, level } => Ok(of_level(player, *level, position, seed, interrupt)),
            Mind::Engine { engine, limits, noise } => {
                let mut mood = Mood { noise: *noise, seed, drawn: 0 };
                Ok(of_engine(engine, limits, &mut mood, position, &Asked(interrupt)))
            }
            Mind::Plain => Ok(plain::choose(position)),
            Mind::Gnubg(gnubg) => gnubg.choose(position, interrupt),
        };
        let chosen = if interrupt.is_asked() { Err(Fault::Interrupted) } else { chosen };
        let legal = chosen.and_then(|action| match action {
            Some(action) if position.act(&action).is_err() => Err(Fault::Illegal { found: action.to_string() }),
            action => Ok(action),
        });
        self.end_if(legal)
    }

    /// A program that has failed is ended; the next game starts it anew.
    fn end_if<T>(&mut self, done: Result<T, Fault>) -> Result<T, Fault> {
        if let (Err(_), Mind::Gnubg(gnubg)) = (&done, &mut self.mind) {
            gnubg.end();
        }
        done
    }
}

/// What a level does. It sits at a table where every resignation is refused, so it plays on.
fn of_level(
    player: &mut bots::Player,
    level: Level,
    position: &Position,
    seed: u64,
    interrupt: &Interrupt,
) -> Option<Action> {
    let setup = TableSetup::new(Setup::from(*position), Dice::Drawn).expect("a position of a game can be set up");
    let occupants = "person, person".parse().expect("two people can sit at a table");
    let mut table =
        AnyTable::new("backgammon", &setup.to_string(), occupants).expect("a position of a game can be set up");
    let stop = interrupt.flag();
    loop {
        let choice = player.choose(&table, level, seed, &stop, &mut |_| {}).expect("somebody is to act");
        let action = position.read(&choice.action()?).expect("a level's action is legal");
        let Action::Resign { by, .. } = action else { return Some(action) };
        for (seat, text) in [(seat_of(by), action.to_string()), (seat_of(!by), Action::Refuse.to_string())] {
            let entry = Entry { seq: table.seq() + 1, at: 0, seat: Some(seat), verb: Verb::Play, text };
            table.push(&entry).expect("a resignation can be offered and refused");
        }
    }
}

fn of_engine(
    engine: &mut Engine,
    limits: &Limits,
    mood: &mut Mood,
    position: &Position,
    stop: &dyn Stop,
) -> Option<Action> {
    if let Stage::ToPlay(_) = position.stage {
        let ranked = engine.plays(position, limits, stop);
        // Only plays that were looked at furthest are compared; the others are known to be worse.
        let furthest = ranked.first()?.plies;
        let candidates = ranked.iter().filter(|play| play.plies == furthest);
        let felt = candidates.map(|play| (play.equity.0 + mood.error(), play.play));
        let best = felt.reduce(|best, next| if next.0 > best.0 { next } else { best });
        return best.map(|(_, play)| Action::Play(play));
    }
    let advice = engine.cube(position, limits, stop)?;
    let felt = CubeAdvice {
        no_double: Equity(advice.no_double.0 + mood.error()),
        double_take: Equity(advice.double_take.0 + mood.error()),
        ..advice
    };
    match position.due() {
        Due::Roll(_) => felt.doubles().then_some(Action::Double),
        _ if felt.double_take.0 <= felt.double_drop.0 => Some(Action::Take),
        _ => Some(Action::Drop),
    }
}

/// How far off an engine is at this moment.
struct Mood {
    noise: f32,
    seed: u64,
    drawn: u64,
}

impl Mood {
    /// An error: most often a small one, never more than the noise.
    fn error(&mut self) -> f32 {
        if self.noise == 0.0 {
            return 0.0;
        }
        let mut unit = || {
            self.drawn += 1;
            (mix(self.seed, self.drawn) >> 40) as f32 / (1 << 24) as f32
        };
        let (one, other) = (unit(), unit());
        self.noise * (one + other - 1.0)
    }
}
