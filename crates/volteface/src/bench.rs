//! `volteface bench`: the same searches on every machine, to see whether the engine has changed and how fast it is.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use reversi::{Position, Variant, transcript};
use reversi_engine::{Breadth, Engine, Limits, Memory, StopFlag};
use table::Arg;

use crate::cli::lang;
use crate::machine::Instructions;

/// Mebibytes of the engine's table: the count depends on it.
const MEMORY: usize = 16;

#[derive(Args)]
pub struct Options {
    #[arg(long)]
    verbose: bool,
    #[arg(long, value_name = "CPU")]
    cpu: Option<Instructions>,
}

/// What is searched at some moves of a game.
struct Case {
    variant: Variant,
    /// A game that the engine played against itself.
    game: &'static str,
    /// Positions after so many moves are looked at so many plies ahead.
    looks: &'static [(usize, u8)],
    /// Positions after so many moves are solved.
    solves: &'static [usize],
}

const CASES: [Case; 7] = [
    Case {
        variant: Variant::REVERSI,
        game: "f5d6c4f3e6e7d3c3d7g5f4f6g4d2e8e3g3g6f2f1e2h3g2e1f7b5b4a5c1f8a6a7a4a3h5d1h4c8d8h1g7h8g8c7c6h6b7c5b6a8h2h7b8b1g1c2b2a1b3a2",
        looks: &[(8, 10), (24, 9)],
        solves: &[42],
    },
    Case {
        variant: Variant::REVERSI,
        game: "f5f4e3d6g5g4h3f6e6h5g6e7f3g3d8f7f8h4h6d2d3e8d1c8b8e2c3c1b1c2h2c5f2c4e1g1c7d7b3b4a4g7b6c6b5a6a5g2a7a2b2a1f1h1a3a8h8b7h7g8",
        looks: &[(14, 9), (32, 9)],
        solves: &[40],
    },
    Case {
        variant: Variant::REVERSI,
        game: "f5f6c4e3f7c6e6c3f4c5d6f3d3e2f2g3e1d1c1f1g1g4d2c2b1g5g6f8h5h3h6h4h2c7d7e7b3b4g7a2a4h7h8g8b5a5a6a3a1b6c8b8e8b7a8b2a7d8g2h1",
        looks: &[(20, 9), (38, 10)],
        solves: &[44],
    },
    Case {
        variant: Variant::REVERSI_6,
        game: "e4c5b3a2b4a3c6d6e6d5a4a5b6e3d2f4e5c2c1b5f5f6a6b2a1b1d1e2f2f1e1f3",
        looks: &[(6, 10), (10, 10)],
        solves: &[14],
    },
    Case {
        variant: Variant::REVERSI_6,
        game: "e4e3e2f3b2f5d2b3f4a1b4d5f6f1e5e6d6c5c6d1a2a4f2a3e1c2b5a5b1c1b6a6",
        looks: &[(8, 10)],
        solves: &[13],
    },
    Case {
        variant: Variant::ANTI,
        game: "f5d6c4d3c7b5c2d2c6f4c3b4c5b3b2d1a2a4a6b6a7b1a5e6d7f6a3b7e3e2c8f3c1e8d8f7e7f8g8a1g6b8g4g3e1h5g5f2f1g2h4h3g1h2a8g7h6h8h7h1",
        looks: &[(12, 8), (28, 8)],
        solves: &[46],
    },
    Case {
        variant: Variant::ANTI_6,
        game: "e4c5b3c2b5e5b1c1d5f5b2b4a3e6e3d2d1f4e1a4d6a5f6e2a6a2f2f3c6b6a1f1",
        looks: &[(8, 9)],
        solves: &[18],
    },
];

pub fn run(options: &Options) -> Result<()> {
    let mut engine = Engine::new(Memory::mebibytes(MEMORY));
    if let Some(cpu) = options.cpu {
        engine.set_cpu(cpu.into());
    }
    let mut out = std::io::stdout().lock();
    let mut totals = [Total::default(); 2];
    for case in &CASES {
        // What is unpacked once only is not what is measured.
        engine.prepare(case.variant);
        for (kind, moves, limits) in case.searches() {
            engine.clear();
            let begun = Instant::now();
            let analysis = engine.analyse(&case.position(moves), &limits, &StopFlag::new(), &mut |_| {});
            let time = begun.elapsed();
            totals[kind as usize].add(analysis.nodes, time);
            if options.verbose {
                let (seconds, value) = (time.as_secs_f64(), analysis.value.to_string());
                let (variant, depth) = (case.variant.to_string(), analysis.depth);
                writeln!(out, "{variant:<8} {moves:>2} {depth:>2} {value:>7} {:>12} {seconds:>8.3}", analysis.nodes)?;
            }
        }
    }
    let [looks, solves] = totals;
    writeln!(out, "Bench: {}", looks.nodes + solves.nodes)?;
    writeln!(out, "{}", words::say(lang(), "bench-looks", &looks.args()))?;
    writeln!(out, "{}", words::say(lang(), "bench-solves", &solves.args()))?;
    Ok(())
}

/// What a search is for.
#[derive(Clone, Copy)]
enum Kind {
    Look,
    Solve,
}

/// The searches of a kind together.
#[derive(Clone, Copy, Default)]
struct Total {
    nodes: u64,
    time: Duration,
}

impl Total {
    fn add(&mut self, nodes: u64, time: Duration) {
        self.nodes += nodes;
        self.time += time;
    }

    fn args(&self) -> [(&'static str, Arg); 3] {
        let seconds = self.time.as_secs_f64();
        [
            ("nodes", self.nodes.to_string().into()),
            ("seconds", format!("{seconds:.3}").into()),
            ("speed", format!("{:.2}", self.nodes as f64 / seconds / 1e6).into()),
        ]
    }
}

impl Case {
    fn searches(&self) -> impl Iterator<Item = (Kind, usize, Limits)> {
        let limits = Limits { breadth: Breadth::Best, exact: 0, ..Limits::default() };
        let looks =
            self.looks.iter().map(move |&(moves, depth)| (Kind::Look, moves, Limits { depth: Some(depth), ..limits }));
        let solves = self.solves.iter().map(move |&moves| (Kind::Solve, moves, Limits { exact: u8::MAX, ..limits }));
        looks.chain(solves)
    }

    fn position(&self, moves: usize) -> Position {
        let line = &self.game[..2 * moves];
        transcript::read(line, self.variant).expect("the game was played").position()
    }
}
