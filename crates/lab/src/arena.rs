//! Matches between two sets of weights, from random openings, each opening with both colours.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use reversi::{Disc, Move, Position, Variant};
use reversi_engine::{Engine, Limits, Memory, StopFlag, Weights};

use crate::draw::Draw;
use crate::weights;

/// Random plies of an opening.
const OPENING: u32 = 8;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 8x8, 6x6, anti, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The first player's weights: `own`, `counted` or a file
    #[arg(long)]
    first: String,
    /// The second player's weights
    #[arg(long)]
    second: String,
    /// Positions that the first player visits for a move
    #[arg(long, default_value_t = 5000)]
    nodes: u64,
    /// Positions that the second player visits for a move, if not as many
    #[arg(long)]
    second_nodes: Option<u64>,
    /// The number of empties from which the players solve
    #[arg(long, default_value_t = 10)]
    exact: u8,
    /// Pairs of games
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// What the openings follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How far from even an opening may look to the dozen features at depth 6, in hundredths of a disc
    #[arg(long, default_value_t = 400)]
    within: i16,
}

struct Player {
    engine: Engine,
    limits: Limits,
    nodes: u64,
    time: Duration,
}

impl Player {
    fn new(name: &str, options: &Options, nodes: u64) -> anyhow::Result<Player> {
        let weights = weights::load(name, options.variant)?;
        let engine = Engine::with_weights(Memory::mebibytes(4), weights);
        let limits = Limits { nodes: Some(nodes), exact: options.exact, ..Limits::default() };
        Ok(Player { engine, limits, nodes: 0, time: Duration::ZERO })
    }

    fn choose(&mut self, position: &Position) -> Move {
        let from = cpu_time();
        let analysis = self.engine.analyse(position, &self.limits, &StopFlag::new(), &mut |_| {});
        self.time += cpu_time().saturating_sub(from);
        self.nodes += analysis.nodes;
        analysis.best.map_or(Move::Pass, Move::At)
    }
}

/// Plays the pairs and prints how the first player did.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let mut players = [
        Player::new(&options.first, options, options.nodes)?,
        Player::new(&options.second, options, options.second_nodes.unwrap_or(options.nodes))?,
    ];
    let mut judge = Engine::with_weights(Memory::mebibytes(2), Arc::new(Weights::counted(options.variant)));
    let mut draw = Draw::new(options.seed);
    let (mut points, mut margins, mut count) = (Vec::new(), 0, [0u32; 3]);
    for _ in 0..options.pairs {
        let start = opening(&mut judge, &mut draw, options);
        let mut pair = 0.0;
        for first_is_black in [true, false] {
            for player in &mut players {
                player.engine.clear();
            }
            let diff = game(&mut players, start, first_is_black);
            margins += diff;
            let result = (1 - diff.signum()) as usize;
            count[result] += 1;
            pair += [1.0, 0.5, 0.0][result];
        }
        points.push(pair / 2.0);
    }
    report(options, &players, &points, margins, count);
    Ok(())
}

/// A random position that looks about even.
fn opening(judge: &mut Engine, draw: &mut Draw, options: &Options) -> Position {
    let limits = Limits { depth: Some(6), exact: 8, ..Limits::default() };
    loop {
        let mut position = Position::start(options.variant);
        for _ in 0..OPENING {
            position = position.play_unchecked(draw.legal(&position));
        }
        if !position.legal().is_empty() {
            let value = judge.analyse(&position, &limits, &StopFlag::new(), &mut |_| {}).value;
            if value.centidiscs().0.abs() <= options.within {
                return position;
            }
        }
    }
}

/// The final difference for the first player.
fn game(players: &mut [Player; 2], start: Position, first_is_black: bool) -> i32 {
    let mut position = start;
    loop {
        let first = (position.to_move == Disc::Black) == first_is_black;
        if let Some(diff) = position.final_diff() {
            return i32::from(if first { diff.0 } else { -diff.0 });
        }
        let mv = players[usize::from(!first)].choose(&position);
        position = position.play_unchecked(mv);
    }
}

fn report(options: &Options, players: &[Player; 2], points: &[f64], margins: i32, [won, drawn, lost]: [u32; 3]) {
    let pairs = points.len() as f64;
    let mean = points.iter().sum::<f64>() / pairs;
    let variance = points.iter().map(|point| (point - mean).powi(2)).sum::<f64>() / (pairs - 1.0).max(1.0);
    let error = 2.0 * (variance / pairs).sqrt();
    let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
    println!(
        "{}: {} against {}: +{won} ={drawn} -{lost}, {:.1} % ± {:.1}, Elo {:+.0} ({:+.0} to {:+.0}), mean margin {:+.2}",
        options.variant,
        options.first,
        options.second,
        100.0 * mean,
        100.0 * error,
        elo(mean),
        elo(mean - error),
        elo(mean + error),
        f64::from(margins) / (2.0 * pairs),
    );
    for (name, player) in [&options.first, &options.second].into_iter().zip(players) {
        let seconds = player.time.as_secs_f64();
        println!("  {name}: {} nodes, {seconds:.2} s, {:.0} nodes/s", player.nodes, player.nodes as f64 / seconds);
    }
}

/// What this thread has used of a processor; zero where the system does not tell.
fn cpu_time() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|nanos| nanos.parse().ok()).unwrap_or(0))
}
