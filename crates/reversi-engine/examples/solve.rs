//! Solves positions and says how much work it was.
//!
//! ```text
//! cargo run --release -p reversi-engine --example solve -- FILE.obf [--from A] [--to B] [--threads N] [--memory MIB] [--cpu portable|avx2|avx512] [--wld] [--weights FILE]
//! cargo run --release -p reversi-engine --example solve -- --bench
//! ```
//!
//! A line a position: its number, the score (mover's view), the best move, nodes, seconds. Scores in the file are checked.
//! Without a file it solves a fixed set of made-up positions, whose node count does not depend on the machine.

use std::process::ExitCode;
use std::time::Instant;

use reversi::{DiscDiff, Goal, Move, Position, Variant, obf};
use reversi_engine::{Cpu, Engine, Limits, Memory, StopFlag, Value, Weights};

struct Options {
    file: Option<String>,
    from: usize,
    to: usize,
    memory: usize,
    threads: usize,
    cpu: Cpu,
    wld: bool,
    weights: Option<String>,
}

fn options() -> Option<Options> {
    let mut options = Options {
        file: None,
        from: 1,
        to: usize::MAX,
        memory: 256,
        threads: 1,
        cpu: Cpu::best(),
        wld: false,
        weights: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next()?.parse().ok();
        match argument.as_str() {
            "--from" => options.from = number()?,
            "--to" => options.to = number()?,
            "--threads" => options.threads = number()?,
            "--memory" => options.memory = number()?,
            "--weights" => options.weights = Some(arguments.next()?),
            "--wld" => options.wld = true,
            "--bench" => options.file = None,
            "--cpu" => {
                options.cpu = match arguments.next()?.as_str() {
                    "portable" => Cpu::Portable,
                    "avx2" => Cpu::Avx2,
                    "avx512" => Cpu::Avx512,
                    _ => return None,
                };
            }
            _ if argument.starts_with("--") => return None,
            _ => options.file = Some(argument),
        }
    }
    Some(options)
}

/// Positions of random games of each variant, from a fixed seed.
fn made_up() -> Vec<(Position, Option<DiscDiff>)> {
    let mut state = 0x5eed_u64;
    let mut below = |end: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) % end
    };
    let mut positions = Vec::new();
    for (variant, empties) in
        [(Variant::REVERSI, 18), (Variant::REVERSI_6, 18), (Variant::ANTI, 15), (Variant::ANTI_6, 15)]
    {
        for _ in 0..if variant == Variant::REVERSI { 8 } else { 2 } {
            let mut position = Position::start(variant);
            while position.empty().count() > empties || position.must_pass() {
                let legal = position.legal();
                position = position.play_unchecked(match legal.count() {
                    0 => Move::Pass,
                    count => Move::At(legal.iter().nth(below(u64::from(count)) as usize).expect("counted")),
                });
                if position.is_over() {
                    position = Position::start(variant);
                }
            }
            positions.push((position, None));
        }
    }
    positions
}

fn positions(options: &Options) -> Result<Vec<(Position, Option<DiscDiff>)>, String> {
    let Some(file) = &options.file else { return Ok(made_up()) };
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let problems = obf::read(&text, Goal::Most).map_err(|error| format!("{file}: {error}"))?;
    problems
        .iter()
        .map(|problem| {
            let position = problem.setup.position().map_err(|error| format!("{error:?}"))?;
            Ok((position, problem.scores.iter().map(|(_, score)| *score).max()))
        })
        .collect()
}

fn main() -> ExitCode {
    let Some(options) = options() else {
        eprintln!(
            "solve [FILE.obf] [--from A] [--to B] [--threads N] [--memory MIB] [--cpu portable|avx2|avx512] [--wld] [--bench]"
        );
        return ExitCode::from(2);
    };
    let positions = match positions(&options) {
        Ok(positions) => positions,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let memory = Memory::mebibytes(options.memory);
    let mut engine = match &options.weights {
        None => Engine::new(memory),
        Some(file) => match std::fs::read(file).ok().and_then(|bytes| Weights::unpack(&bytes).ok()) {
            Some(weights) => Engine::with_weights(memory, weights.into()),
            None => {
                eprintln!("{file}: no weights");
                return ExitCode::from(2);
            }
        },
    };
    engine.set_cpu(options.cpu);
    engine.set_threads(options.threads);
    let limits = if options.wld {
        Limits { exact: 0, outcome: 64, ..Limits::default() }
    } else {
        Limits { exact: 64, ..Limits::default() }
    };
    let (mut nodes, mut seconds, mut wrong) = (0, 0.0, 0);
    for (index, (position, expected)) in positions.iter().enumerate() {
        if !(options.from..=options.to).contains(&(index + 1)) {
            continue;
        }
        engine.clear();
        let start = Instant::now();
        let analysis = engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {});
        let time = start.elapsed().as_secs_f64();
        let agrees = expected.is_none_or(|expected| match analysis.value {
            Value::Exact(diff) => diff == expected,
            value => value.outcome() == Value::Exact(expected).outcome(),
        });
        let best = analysis.best.map_or("pass".to_string(), |square| position.variant.size.name(square).to_string());
        let empties = position.empty().count();
        println!(
            "{:3} {empties:2} empties {} {best} {} nodes {time:.3} s {:.1} M/s{}",
            index + 1,
            analysis.value,
            analysis.nodes,
            analysis.nodes as f64 / time / 1e6,
            if agrees { "" } else { " WRONG" }
        );
        nodes += analysis.nodes;
        seconds += time;
        wrong += u32::from(!agrees);
    }
    println!("Bench: {nodes}");
    println!("{seconds:.3} s, {:.1} M nodes/s", nodes as f64 / seconds / 1e6);
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
