//! `volteface match --variant backgammon`: pairs of games with the same dice and the sides changed.

mod report;

use std::ops::ControlFlow;

use anyhow::Result;
use arena::backgammon::{Contest, Played, Spec, Tally, Terms};

use super::{Faults, GAMES, Options, Stop, conclude, say, tell_fault};
use crate::cli::Refusal;
use crate::progress::Progress;

pub(super) fn run(options: &Options) -> Result<()> {
    let players = [player(&options.a)?, player(&options.b)?];
    let cube = !options.no_cube;
    let contest = Contest {
        players,
        terms: options.points.map_or(Terms::money(cube), |points| Terms::of_match(points, cube)),
        pairs: options.games.unwrap_or(GAMES).div_ceil(2),
        seed: options.seed,
        threads: options.machine.side_by_side().workers,
        timeout: options.timeout,
    };
    play(&contest, options.json)
}

fn player(text: &str) -> Result<Spec> {
    let error = |error| Refusal(say::spec_error(text, &error, "match-spec-kind-backgammon")).into();
    text.parse().map_err(error)
}

fn play(contest: &Contest, json: bool) -> Result<()> {
    let interrupt = crate::interrupt::listen();
    let names = contest.players.each_ref().map(ToString::to_string);
    let names = names.each_ref().map(String::as_str);
    let (mut tally, mut faults) = (Tally::default(), Faults::default());
    let progress = Progress::new(Some(2 * contest.pairs));
    let ended = contest.run(interrupt, |number, game| {
        tally.add(number, &game);
        let told = progress.step(1, Some(report::note(&tally)), || tell(&game, number + 1, names, json));
        if let Err(error) = told {
            return ControlFlow::Break(Stop::Failed(error));
        }
        match faults.hear(game.fault.as_ref()) {
            Some(side) => ControlFlow::Break(Stop::GivenUp(side)),
            None => ControlFlow::Continue(()),
        }
    });
    drop(progress);
    let complete = ended.is_none() && tally.games() == 2 * contest.pairs;
    if tally.games() > 0 {
        report::summary(&tally, names, &contest.terms, complete, json)?;
    }
    conclude(ended, names, complete)
}

/// Tells of a game: on standard output, and what went wrong on standard error.
fn tell(game: &Played, number: u64, names: [&str; 2], json: bool) -> Result<()> {
    report::game(game, number, json)?;
    tell_fault(game.fault.as_ref(), number, names);
    Ok(())
}
