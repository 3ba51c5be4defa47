//! `volteface solve`: positions solved to the end.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use arena::{Interrupt, in_order};
use clap::Args;
use reversi::{Position, Variant};
use reversi_engine::{Analysis, Engine, Limits, Value};
use serde::Serialize;

use crate::cli::{Interrupted, Refusal, lang};
use crate::machine::Machine;
use crate::progress::Progress;
use crate::source::{self, Line};
use crate::worth;

#[derive(Args)]
pub struct Options {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Variant,
    #[arg(long)]
    wld: bool,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: Machine,
}

/// What `--json` prints for a position.
#[derive(Serialize)]
struct Solved {
    line: usize,
    score: serde_json::Value,
    best: Option<String>,
    nodes: u64,
    seconds: f64,
    exact: bool,
    confidence: Option<u8>,
    outcome: Option<String>,
    #[serde(skip)]
    text: String,
}

/// What became of a position.
enum Ended {
    Solved(Solved),
    /// An interrupt came first. What is known of the position on this line, if anything.
    Unproven(usize, Option<String>),
}

pub fn run(options: &Options) -> Result<()> {
    let text = source::file_text(&options.file)?;
    let (problems, bad) = source::problems(&text, options.variant.goal);
    if problems.is_empty() && bad == 0 {
        return Err(Refusal(words::say(lang(), "toolbox-no-position", &[])).into());
    }
    let interrupt = crate::interrupt::listen();
    let (total, mut solved, mut nodes) = (problems.len(), 0usize, 0u64);
    let share = options.machine.share(problems.iter().map(|line| &line.position));
    let progress = Progress::new(Some(total as u64));
    let watch = |so_far: &str| {
        // What several searches know does not fit on a line.
        if share.workers == 1 {
            progress.note(so_far.to_owned());
        }
    };
    let mut unproven = Vec::new();
    let broken = in_order(
        problems.into_iter(),
        share.workers,
        interrupt,
        || options.machine.engine(share),
        |engine, problem| Some(solve(engine, &problem, options.wld, interrupt, &watch)),
        |ended| {
            let result = match ended {
                Ended::Solved(result) => result,
                Ended::Unproven(line, known) => {
                    unproven.extend(known.map(|known| (line, known)));
                    return ControlFlow::Continue(());
                }
            };
            solved += 1;
            nodes += result.nodes;
            let told = progress.step(1, Some(String::new()), || print(&result, options.json));
            told.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    let seconds = progress.elapsed().as_secs_f64();
    drop(progress);
    if let Some(error) = broken {
        return Err(error);
    }
    for (line, known) in unproven {
        let args = [("line", line.into()), ("known", known.into())];
        eprintln!("volteface: {}", words::say(lang(), "solve-unproven", &args));
    }
    let args = [
        ("solved", solved.into()),
        ("total", total.into()),
        ("nodes", nodes.to_string().into()),
        ("seconds", format!("{seconds:.3}").into()),
    ];
    eprintln!("{}", words::say(lang(), "solve-summary", &args));
    if solved < total {
        return Err(Interrupted.into());
    }
    source::all_read(bad)
}

fn solve(engine: &mut Engine, line: &Line, wld: bool, interrupt: &Interrupt, watch: &dyn Fn(&str)) -> Ended {
    let (exact, outcome) = if wld { (0, u8::MAX) } else { (u8::MAX, 0) };
    let limits = Limits { exact, outcome, ..Limits::default() };
    let stop = interrupt.flag();
    let begun = Instant::now();
    let mut known = None;
    let mut analysis = engine.analyse(&line.position, &limits, &stop, &mut |so_far| {
        let text = worth::so_far(&line.position, so_far);
        watch(&text);
        known = Some(text);
    });
    if !analysis.complete {
        return Ended::Unproven(line.number, known);
    }
    if wld && let Some(outcome) = analysis.value.outcome() {
        analysis.value = Value::Outcome(outcome);
    }
    Ended::Solved(Solved::new(line.number, &line.position, &analysis, begun.elapsed().as_secs_f64()))
}

impl Solved {
    fn new(line: usize, position: &Position, analysis: &Analysis, seconds: f64) -> Solved {
        Solved {
            line,
            score: worth::score(analysis.value),
            best: worth::best(position, analysis.best),
            nodes: analysis.nodes,
            seconds,
            exact: worth::is_exact(analysis.value),
            confidence: worth::confidence(analysis.value),
            outcome: worth::outcome(analysis.value),
            text: worth::text(analysis.value),
        }
    }
}

fn print(solved: &Solved, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(solved)?)?;
    } else {
        let Solved { line, text, best, nodes, seconds, exact, .. } = solved;
        let best = best.as_deref().unwrap_or("-");
        let proof = if *exact { "exact" } else { "wld" };
        writeln!(out, "{line:>4} {text:>5} {best:>4} {nodes:>14} {seconds:>10.3} {proof}")?;
    }
    Ok(out.flush()?)
}
