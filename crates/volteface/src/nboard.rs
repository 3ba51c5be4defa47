//! `volteface nboard`: an engine for NBoard and other programs that speak its protocol, version 1 or 2.
//!
//! A line is a command. What is not understood is passed over, as the protocol wants it. Values are in discs for the side to
//! move. `ping` ends whatever search is under way before it is answered.

use std::time::Instant;

use anyhow::Result;
use clap::Args;
use reversi::{Move, Position, Record, Variant, ggf};
use reversi_engine::{Analysis, Bound, Breadth, Engine, Value};

use crate::cli::lang;
use crate::console::{Console, tell};
use crate::effort::Effort;
use crate::machine::Machine;

const NAME: &str = "Volteface";

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    effort: Effort,
    #[command(flatten)]
    machine: Machine,
}

pub fn run(options: &Options) -> Result<()> {
    let mut console = Console::open(|line| line.split_whitespace().next() == Some("ping"));
    let mut session = Session {
        positions: vec![Position::start(Variant::REVERSI)],
        engine: options.machine.engine_with_book(options.machine.together()),
        effort: options.effort,
    };
    while let Some(line) = console.next() {
        if line == "quit" {
            break;
        }
        session.obey(&line, &console)?;
    }
    Ok(())
}

struct Session {
    /// Every position of the game, passes told by the other program included. Nobody passes by themselves here: the other
    /// program asks the side that has to pass what it does.
    positions: Vec<Position>,
    engine: Engine,
    effort: Effort,
}

impl Session {
    fn position(&self) -> Position {
        *self.positions.last().expect("a game has a position")
    }

    fn obey(&mut self, line: &str, console: &Console) -> Result<()> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "nboard" => tell(&format!("set myname {NAME}")),
            "set" => self.set(rest),
            "move" => self.play(rest),
            "go" => self.go(console),
            "hint" => self.hint(rest.parse().unwrap_or(1), console),
            "analyze" | "analyse" => self.analyse(console),
            "ping" => tell(&format!("pong {rest}")),
            "learn" => tell("learned"),
            // Version 1 sends a move by itself.
            _ if rest.is_empty() && self.read_move(command).is_some() => self.play(command),
            _ => Ok(()),
        }
    }

    fn set(&mut self, what: &str) -> Result<()> {
        let (what, rest) = what.split_once(char::is_whitespace).unwrap_or((what, ""));
        match what {
            "depth" => match rest.trim().parse() {
                Ok(depth) => {
                    let depth = u8::clamp(depth, 1, 60);
                    self.effort = self.effort.with_depth(depth);
                    tell(&format!("set myname {NAME}{depth}"))
                }
                Err(_) => Ok(()),
            },
            "game" => match positions(rest) {
                Ok(positions) => {
                    self.positions = positions;
                    Ok(())
                }
                Err(why) => tell(&format!("status {why}")),
            },
            _ => Ok(()),
        }
    }

    /// `F5`, `F5/1.25/0.3`, `PA`.
    fn read_move(&self, text: &str) -> Option<Move> {
        let name = text.split('/').next().unwrap_or("").trim();
        if ["pa", "ps", "pass"].iter().any(|pass| name.eq_ignore_ascii_case(pass)) {
            return Some(Move::Pass);
        }
        self.position().size().square(name).ok().map(Move::At)
    }

    fn play(&mut self, text: &str) -> Result<()> {
        let Some(mv) = self.read_move(text) else { return Ok(()) };
        match self.position().play(mv) {
            Ok(after) => self.positions.push(after),
            Err(_) => {
                let args = [("move", text.into())];
                tell(&format!("status {}", words::say(lang(), "nboard-not-legal", &args)))?;
            }
        }
        Ok(())
    }

    fn search(
        &mut self,
        position: &Position,
        breadth: Breadth,
        console: &Console,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let analysis = self.effort.search(&mut self.engine, position, breadth, console.stop(), progress);
        console.rest();
        analysis
    }

    /// What the engine would play. It does not play it: the other program says so if it is played.
    fn go(&mut self, console: &Console) -> Result<()> {
        tell(&format!("status {}", words::say(lang(), "nboard-thinking", &[])))?;
        let (position, begun) = (self.position(), Instant::now());
        let analysis = self.search(&position, Breadth::Best, console, &mut |_| {});
        let seconds = begun.elapsed().as_secs_f64();
        let mv = analysis.best.map_or(Move::Pass, Move::At);
        tell(&format!("nodestats {} {seconds:.3}", analysis.nodes))?;
        tell(&format!("=== {}/{}/{seconds:.3}", name(&position, mv), eval(analysis.value)))?;
        tell("status")
    }

    /// The values of the best `count` moves, while they are found and at last.
    fn hint(&mut self, count: usize, console: &Console) -> Result<()> {
        tell(&format!("status {}", words::say(lang(), "nboard-analysing", &[])))?;
        let (position, begun) = (self.position(), Instant::now());
        let breadth = if count > 1 { Breadth::All } else { Breadth::Best };
        let mut told = Ok(());
        let mut last = 0;
        let analysis = self.search(&position, breadth, console, &mut |so_far| {
            if told.is_ok() && so_far.depth > last {
                last = so_far.depth;
                told = tell_moves(&position, so_far, count);
            }
        });
        told?;
        tell_moves(&position, &analysis, count)?;
        tell(&format!("nodestats {} {:.3}", analysis.nodes, begun.elapsed().as_secs_f64()))?;
        tell("status")
    }

    /// The value of every position of the game, from the last to the first.
    fn analyse(&mut self, console: &Console) -> Result<()> {
        tell(&format!("status {}", words::say(lang(), "nboard-analysing", &[])))?;
        for (made, position) in self.positions.clone().into_iter().enumerate().rev() {
            if console.stop().is_raised() {
                break;
            }
            let analysis = self.search(&position, Breadth::Best, console, &mut |_| {});
            tell(&format!("analysis {made} {}", eval(analysis.value)))?;
        }
        tell("status")
    }
}

/// The positions of a game in GGF. A pass at the end counts only if the text has it: else it is still to be made.
fn positions(text: &str) -> Result<Vec<Position>, String> {
    let records = ggf::read(text).map_err(|error| {
        let (place, reason) = (table::reversi::text_place(error.place()), table::reversi::text_reason(&error));
        words::say_at(lang(), &place, &reason)
    })?;
    let record = records.into_iter().next().ok_or_else(|| words::say(lang(), "toolbox-no-position", &[]))?;
    let mut positions = vec![record.game.setup().position().expect("a game's set-up is a position")];
    positions.extend(record.game.plies().iter().map(|ply| ply.after));
    if record.game.plies().last().is_some_and(|ply| ply.mv == Move::Pass) && !ends_with_pass(text, &record) {
        positions.pop();
    }
    Ok(positions)
}

/// Whether the last move that the text writes down is a pass.
fn ends_with_pass(text: &str, record: &Record) -> bool {
    let mut moves = text.match_indices(['B', 'W']).filter(|&(at, key)| {
        let before = text[..at].chars().next_back();
        text[at + key.len()..].starts_with('[') && !before.is_some_and(char::is_alphanumeric)
    });
    let last = moves.next_back().map(|(at, _)| text[at + 2..].split([']', '/']).next().unwrap_or("").trim());
    last.is_some_and(|name| record.game.setup().variant.size.square(name).is_err())
}

/// `F5`, `PA`.
fn name(position: &Position, mv: Move) -> String {
    mv.square().map_or_else(|| "PA".to_owned(), |square| position.size().name(square).to_string().to_uppercase())
}

/// A value in discs.
fn eval(value: Value) -> String {
    format!("{:.2}", f64::from(value.centidiscs().0) / 100.0)
}

/// How far a value looks, as the protocol has it: plies, `100%` for a proven difference, `100%W` for a proven outcome, `98%` and `73%W`
/// for what a selective search found.
fn depth(value: Value, plies: u8) -> String {
    match value {
        Value::Exact(_) => "100%".to_owned(),
        Value::Outcome(_) => "100%W".to_owned(),
        Value::Selective(_, confidence) => confidence.to_string(),
        Value::Likely(_, confidence) => format!("{confidence}W"),
        Value::Estimate(_) => plies.to_string(),
    }
}

/// A line for each of the best moves whose values are known.
fn tell_moves(position: &Position, analysis: &Analysis, count: usize) -> Result<()> {
    let text = |line: &[Move]| -> String { line.iter().map(|&mv| name(position, mv)).collect() };
    if analysis.moves.is_empty() {
        let line = text(&analysis.pv);
        let line = if line.is_empty() { "PA".to_owned() } else { line };
        return tell(&format!("search {line} {} 0 {}", eval(analysis.value), depth(analysis.value, analysis.depth)));
    }
    let known = analysis.moves.iter().filter(|mv| mv.bound == Bound::Equal);
    for mv in known.take(count.max(1)) {
        tell(&format!("search {} {} 0 {}", text(&mv.line), eval(mv.value), depth(mv.value, mv.depth)))?;
    }
    Ok(())
}
