//! `volteface evaluate`: what a Backgammon position is worth, and what to do in it.

mod report;

use anyhow::Result;
use backgammon::text::{self, Pasted};
use backgammon::{Position, Roll, Setup, Stage};
use backgammon_engine::{CubeAdvice, Engine, Limits, Outcomes, RankedPlay, StopFlag};
use clap::Args;
use table::backgammon::{impossible_reason, text_place, text_reason};

use crate::cli::{Refusal, lang};
use crate::source;

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "TEXT|-", allow_hyphen_values = true)]
    text: String,
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
    let position = with_roll(read(&source::text(&options.text)?)?, options.roll);
    let evaluated = evaluate(position, options.plies);
    if options.json { report::json(&evaluated) } else { report::people(&evaluated) }
}

/// The position of a text; of a match where its last game stands.
fn read(text: &str) -> Result<Position> {
    let refusal = |error: &backgammon::TextError| {
        anyhow::Error::from(Refusal(words::say_at(lang(), &text_place(error.place()), &text_reason(error))))
    };
    let reading = match text::read(text).map_err(|error| refusal(&error))? {
        Pasted::Position(setup) => return checked(&setup),
        Pasted::Match(reading) => reading,
    };
    match (reading.record.games.last(), reading.bad.first()) {
        (Some(game), _) => Ok(*game.position()),
        (None, Some(error)) => Err(refusal(error)),
        (None, None) => Err(Refusal(words::say(lang(), "toolbox-no-position", &[])).into()),
    }
}

fn checked(setup: &Setup) -> Result<Position> {
    setup.position().map_err(|impossible| Refusal(words::say_reason(lang(), &impossible_reason(impossible))).into())
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
