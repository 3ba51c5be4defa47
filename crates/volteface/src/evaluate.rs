//! `volteface evaluate`: what a Backgammon position is worth, and what to do in it.

mod report;

use anyhow::Result;
use backgammon::{Position, Roll, Stage};
use backgammon_engine::{CubeAdvice, Engine, Limits, Outcomes, RankedPlay, StopFlag};
use clap::Args;

use crate::source;

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "ID|-", allow_hyphen_values = true)]
    id: String,
    #[arg(long, value_name = "DICE")]
    roll: Option<Roll>,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    plies: u8,
    #[arg(long)]
    json: bool,
}

/// A position and what was found out about it.
struct Evaluated {
    position: Position,
    plies: u8,
    /// The chances of the side on roll: before its roll, or after its best play.
    outcomes: Outcomes,
    /// With dice to play: every legal play.
    plays: Option<Vec<RankedPlay>>,
    /// Without: the doubling decision, where there is a cube.
    cube: Option<CubeAdvice>,
}

pub fn run(options: &Options) -> Result<()> {
    let position = with_roll(source::position(&options.id)?, options.roll);
    let evaluated = evaluate(position, options.plies);
    if options.json { report::json(&evaluated) } else { report::people(&evaluated) }
}

/// The same position with these dice to be played.
fn with_roll(position: Position, roll: Option<Roll>) -> Position {
    match (roll, position.stage) {
        (_, Stage::Over(_)) | (None, _) => position,
        (Some(roll), _) => Position { stage: Stage::ToPlay(roll), ..position },
    }
}

fn evaluate(position: Position, plies: u8) -> Evaluated {
    let (mut engine, limits, stop) = (Engine::new(), Limits::plies(plies), StopFlag::new());
    let ranked = engine.plays(&position, &limits, &stop);
    let plays = matches!(position.stage, Stage::ToPlay(_)).then_some(ranked);
    let cube = engine.cube(&position, &limits, &stop);
    let best = plays.as_ref().and_then(|plays| plays.first()).map(|play| play.outcomes);
    // A turn that passes is judged with the other side to roll.
    let passes = plays.as_ref().is_some_and(Vec::is_empty);
    let outcomes = match best {
        Some(outcomes) => outcomes,
        None if passes => engine.evaluate(&position.board.flipped(), &limits, &stop).flipped(),
        None => engine.evaluate(&position.board, &limits, &stop),
    };
    Evaluated { position, plies, outcomes, plays, cube }
}
