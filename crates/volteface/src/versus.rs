//! `volteface match`: two players, many games.

mod backgammon;
mod board;
mod report;
mod say;

use std::fs::File;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use arena::{Contest, Ended, Fault, Means, Opening, Played, Side, Spec, Sprt, Tally, Verdict};
use board::Board;
use clap::Args;
use reversi::{Variant, ggf};

use crate::cli::{Interrupted, Refusal, lang};
use crate::machine::Machine;
use crate::progress::Progress;
use crate::{effort, source};

/// Games of a match that no test ends.
const GAMES: u64 = 100;
/// Games of a match that a test should have ended long before.
const GAMES_OF_TEST: u64 = 50_000;
/// A player outside that fails in so many games one after the other will fail in the next.
const FAULTS_IN_A_ROW: u32 = 3;

/// What games of Reversi begin with when nothing is said.
const XOT: &str = "xot";

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "A")]
    a: String,
    #[arg(value_name = "B")]
    b: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    #[arg(long, value_name = "xot|start|FILE", default_value = XOT)]
    openings: String,
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Board,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=64))]
    points: Option<u16>,
    #[arg(long)]
    no_cube: bool,
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = sprt)]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = effort::seconds)]
    timeout: Duration,
    #[arg(long, value_name = "FILE")]
    games_to: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: Machine,
}

/// Reads `0,10`: the two hypotheses, each wrongly taken for true one time in twenty at most.
fn sprt(text: &str) -> Result<Sprt, String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
    let both = text.split_once(',').and_then(|(elo0, elo1)| Some((number(elo0)?, number(elo1)?)));
    match both {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1, error: 0.05 }),
        _ => Err("ELO0,ELO1: 0,10".to_owned()),
    }
}

/// What ends the telling before the last game.
enum Stop {
    Proven,
    GivenUp(Side),
    Failed(anyhow::Error),
}

pub fn run(options: &Options) -> Result<()> {
    options.refuse_strangers()?;
    match options.variant {
        Board::Reversi(variant) => reversi(options, variant),
        Board::Backgammon => backgammon::run(options),
    }
}

impl Options {
    /// Refuses what the command line knows, but not at this game.
    fn refuse_strangers(&self) -> Result<()> {
        let strangers = match self.variant {
            Board::Reversi(_) => vec![("--points", self.points.is_some()), ("--no-cube", self.no_cube)],
            Board::Backgammon => vec![
                ("--openings", self.openings != XOT),
                ("--sprt", self.sprt.is_some()),
                ("--games-to", self.games_to.is_some()),
                ("--cpu", self.machine.cpu().is_some()),
            ],
        };
        let Some((option, _)) = strangers.into_iter().find(|(_, is_given)| *is_given) else { return Ok(()) };
        let args = [("option", option.into()), ("variant", self.variant.to_string().into())];
        Err(Refusal(words::say(lang(), "match-stranger", &args)).into())
    }
}

fn reversi(options: &Options, variant: Variant) -> Result<()> {
    let players = [player(&options.a)?, player(&options.b)?];
    let openings = openings(options, variant)?;
    let games = options.games.unwrap_or(if options.sprt.is_some() { GAMES_OF_TEST } else { GAMES });
    let pairs = games.div_ceil(2);
    if options.sprt.is_none() && pairs > openings.len() as u64 && players.iter().all(repeats_itself) {
        let args = [("openings", openings.len().into())];
        eprintln!("volteface: {}", words::say(lang(), "match-openings-repeat", &args));
    }
    let file = options.games_to.as_deref().map(create).transpose()?;
    let contest = Contest {
        players,
        openings,
        pairs,
        seed: options.seed,
        threads: options.machine.side_by_side().workers,
        means: Means { memory: options.machine.memory(), cpu: options.machine.cpu(), timeout: options.timeout },
    };
    play(&contest, options, variant, file)
}

fn play(contest: &Contest, options: &Options, variant: Variant, mut file: Option<File>) -> Result<()> {
    let interrupt = crate::interrupt::listen();
    let names = contest.players.each_ref().map(ToString::to_string);
    let names = names.each_ref().map(String::as_str);
    let (mut tally, mut faults) = (Tally::default(), Faults::default());
    let progress = Progress::new(options.sprt.is_none().then_some(2 * contest.pairs));
    let ended = contest.run(interrupt, |number, game| {
        tally.add(number, &game);
        let note = report::note(&tally, options.sprt.as_ref());
        let told = progress.step(1, Some(note), || tell(&game, number + 1, names, options.json, file.as_mut()));
        if let Err(error) = told {
            return ControlFlow::Break(Stop::Failed(error));
        }
        if let Some(side) = faults.hear(game.fault.as_ref()) {
            return ControlFlow::Break(Stop::GivenUp(side));
        }
        match options.sprt.map(|sprt| sprt.verdict(&tally.pairs)) {
            Some(Verdict::Lower | Verdict::Upper) => ControlFlow::Break(Stop::Proven),
            _ => ControlFlow::Continue(()),
        }
    });
    drop(progress);
    let complete = matches!(ended, None | Some(Ended::Enough(Stop::Proven)))
        && (tally.games() == 2 * contest.pairs || ended.is_some());
    if tally.games() > 0 || complete {
        report::summary(&tally, names, variant, options.sprt.as_ref(), complete, options.json)?;
    }
    conclude(ended, names, complete)
}

/// How the command ends.
fn conclude(ended: Option<Ended<Stop>>, names: [&str; 2], complete: bool) -> Result<()> {
    match ended {
        Some(Ended::Hopeless(side, fault)) => Err(Refusal(say::fault(names[side.index()], &fault)).into()),
        Some(Ended::Enough(Stop::GivenUp(side))) => {
            let args = [("player", names[side.index()].into()), ("games", i64::from(FAULTS_IN_A_ROW).into())];
            Err(anyhow!(words::say(lang(), "match-given-up", &args)))
        }
        Some(Ended::Enough(Stop::Failed(error))) => Err(error),
        _ if complete => Ok(()),
        _ => Err(Interrupted.into()),
    }
}

/// Faults of the same side in one game after the other.
#[derive(Default)]
struct Faults {
    row: u32,
    side: Option<Side>,
}

impl Faults {
    /// Hears of a game; names a side that has failed too often.
    fn hear(&mut self, fault: Option<&(Side, Fault)>) -> Option<Side> {
        let side = fault.filter(|(_, fault)| *fault != Fault::Resigned).map(|(side, _)| *side);
        self.row = if side.is_some() && side == self.side { self.row + 1 } else { u32::from(side.is_some()) };
        self.side = side;
        if self.row >= FAULTS_IN_A_ROW { side } else { None }
    }
}

/// Tells of a game: on standard output, in the file of games, and what went wrong on standard error.
fn tell(game: &Played, number: u64, names: [&str; 2], json: bool, file: Option<&mut File>) -> Result<()> {
    report::game(game, number, json)?;
    tell_fault(game.fault.as_ref(), number, names);
    match file {
        Some(file) => Ok(writeln!(file, "{}", ggf::write(&game.record(names)))?),
        None => Ok(()),
    }
}

/// Says on standard error what went wrong in a game.
fn tell_fault(fault: Option<&(Side, Fault)>, number: u64, names: [&str; 2]) {
    let Some((side, fault)) = fault else { return };
    let what = say::fault(names[side.index()], fault);
    let args = [("number", (number as i64).into()), ("what", what.into())];
    eprintln!("volteface: {}", words::say(lang(), "match-fault", &args));
}

fn player(text: &str) -> Result<Spec> {
    let error = |error| Refusal(say::spec_error(text, &error, "match-spec-kind")).into();
    text.parse().map_err(error)
}

/// Whether the same opening would give the same game again.
fn repeats_itself(spec: &Spec) -> bool {
    matches!(spec.kind, arena::Kind::Engine { limit: arena::Limit::Nodes(_) | arena::Limit::Depth(_), .. })
}

fn create(path: &Path) -> Result<File> {
    File::create(path).with_context(|| path.display().to_string())
}

fn openings(options: &Options, variant: Variant) -> Result<Vec<Opening>> {
    match options.openings.as_str() {
        "start" => Ok(vec![Opening::start(variant)]),
        XOT => {
            let openings = Opening::xot(variant, options.seed);
            if openings.is_empty() {
                let args = [("variant", variant.to_string().into())];
                return Err(Refusal(words::say(lang(), "match-no-xot", &args)).into());
            }
            Ok(openings)
        }
        file => {
            let text = source::file_text(Path::new(file))?;
            let list = Opening::list(&text, variant);
            list.map_err(|error| Refusal(say::opening_error(file, variant, &error)).into())
        }
    }
}
