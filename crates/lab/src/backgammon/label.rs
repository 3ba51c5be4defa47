//! Labels positions of self-play by looking ahead.
//!
//! The nets play on by their static judgement, now and then by lot; each position on the way, and of some turns also one that another play
//! would have led to, gets the chances that looking ahead finds. With `--trace` a position on the way also learns from those after it: each of them
//! tells how far off the static judgement was by which the play before was chosen. Since looking ahead goes through all rolls, the luck
//! of the dice on the way is left out; this is Sutton's TD(λ) without it (1988). A file holds [`PER_FILE`] positions, each as 26 signed counts and five
//! chances of 16 bits.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::backgammon::{Board, Plays};
use anyhow::{Context, ensure};
use backgammon_engine::{Class, Cpu, Engine, Glance, Inputs, Limits, Nets, Outcomes, StopFlag};

use super::learner::{first_roll, is_known, roll};
use super::nets;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets; the engine's own without it
    #[arg(long)]
    nets: Option<PathBuf>,
    /// The folder of the files to write; those that are there already stay as they are
    #[arg(long)]
    out: PathBuf,
    /// Files to write
    #[arg(long, default_value_t = 10)]
    files: u64,
    /// Where chance begins: the number of the first file
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Plies to look ahead
    #[arg(long, default_value_t = 1)]
    plies: u8,
    /// How much of what the next position corrects is believed, 0 to 1
    #[arg(long, default_value_t = 0.0)]
    trace: f32,
}

/// Positions a file.
const PER_FILE: usize = 50_000;

const BYTES: usize = 36;

/// A position and what looking ahead found.
#[derive(Clone, Copy)]
pub struct Label {
    pub board: Board,
    pub outcomes: Outcomes,
}

impl Label {
    fn to_bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        for (byte, cell) in bytes.iter_mut().zip(self.board.signed()) {
            *byte = cell as u8;
        }
        for (word, chance) in bytes[26..].chunks_exact_mut(2).zip(self.outcomes.to_array()) {
            word.copy_from_slice(&((chance.clamp(0.0, 1.0) * 65535.0).round() as u16).to_le_bytes());
        }
        bytes
    }

    fn of_bytes(bytes: &[u8]) -> anyhow::Result<Label> {
        let board = Board::from_signed(std::array::from_fn(|at| bytes[at] as i8))?;
        let chance = |at: usize| f32::from(u16::from_le_bytes([bytes[26 + 2 * at], bytes[27 + 2 * at]])) / 65535.0;
        Ok(Label { board, outcomes: Outcomes::from_array(std::array::from_fn(chance)) })
    }
}

/// All labels of a file.
pub fn read(path: &Path) -> anyhow::Result<Vec<Label>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    ensure!(bytes.len() % BYTES == 0, "{} is cut off", path.display());
    bytes.chunks_exact(BYTES).map(Label::of_bytes).collect()
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let own = match &options.nets {
        Some(path) => Arc::new(nets::read(path)?),
        None => Nets::own(),
    };
    fs::create_dir_all(&options.out).with_context(|| format!("cannot make {}", options.out.display()))?;
    for seed in options.seed..options.seed + options.files {
        let path = options.out.join(format!("labels-{seed}.bin"));
        if path.exists() {
            continue;
        }
        let labels = Teacher::new(Arc::clone(&own), options).labels(&mut Draw::new(seed));
        let bytes: Vec<u8> = labels.iter().flat_map(|label| label.to_bytes()).collect();
        let beside = path.with_extension("part");
        fs::write(&beside, bytes).with_context(|| format!("cannot write {}", beside.display()))?;
        fs::rename(&beside, &path).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// One game in so many begins with plays by lot.
const STRANGE: u64 = 4;

/// Of so many plays one is by lot.
const LOT: u64 = 20;

/// Of so many turns one has a neighbour labelled, too.
const NEIGHBOUR: u64 = 3;

struct Teacher {
    engine: Engine,
    nets: Arc<Nets>,
    glance: Glance,
    inputs: Inputs,
    limits: Limits,
    trace: f32,
    labels: Vec<Label>,
}

/// A position on the way.
struct Step {
    board: Board,
    /// What looking ahead found; `None` where no net judges.
    ahead: Option<Outcomes>,
    /// What the static judgement made of the play that was chosen, where it was the best.
    chosen: Option<Outcomes>,
}

impl Teacher {
    fn new(nets: Arc<Nets>, options: &Options) -> Teacher {
        let cpu = Cpu::best();
        Teacher {
            engine: Engine::with(Arc::clone(&nets), cpu),
            nets,
            glance: Glance::new(cpu),
            inputs: Inputs::default(),
            limits: Limits::plies(options.plies),
            trace: options.trace,
            labels: Vec::with_capacity(PER_FILE),
        }
    }

    fn labels(mut self, draw: &mut Draw) -> Vec<Label> {
        while self.labels.len() < PER_FILE {
            self.game(draw);
        }
        self.labels.truncate(PER_FILE);
        self.labels
    }

    /// What looking ahead finds, where a net judges.
    fn ahead(&mut self, board: &Board) -> Option<Outcomes> {
        let has_net = Class::NETS.contains(&self.inputs.read(board));
        has_net.then(|| self.engine.evaluate(board, &self.limits, &StopFlag::new()))
    }

    fn game(&mut self, draw: &mut Draw) {
        let mut board = Board::START;
        let mut dice = first_roll(draw);
        let by_lot = if draw.below(STRANGE) == 0 { draw.below(20) } else { 0 };
        let mut way = Vec::new();
        for turn in 0..400 {
            let best = self.glance.best(&self.nets, &board, dice);
            let (mut after, mut chosen) = (best.after, Some(best.outcomes));
            let plays: &Plays = self.glance.plays();
            let count = plays.len() as u64;
            let mut other = || plays.as_slice()[draw.below(count) as usize].result.flipped();
            let neighbour = (count > 1).then(&mut other);
            if count > 1 && (turn < by_lot || draw.below(LOT) == 0) {
                after = neighbour.unwrap_or(after);
                chosen = None;
            }
            if let Some(neighbour) = neighbour.filter(|_| draw.below(NEIGHBOUR) == 0)
                && let Some(outcomes) = self.ahead(&neighbour)
            {
                self.labels.push(Label { board: neighbour, outcomes });
            }
            // The first position's rolls are not those of other turns.
            let ahead = if turn == 0 { None } else { self.ahead(&board) };
            way.push(Step { board, ahead, chosen });
            board = after;
            if is_known(&board) {
                break;
            }
            dice = roll(draw);
        }
        self.look_back(&way);
    }

    /// Labels the positions on the way, from the last to the first.
    fn look_back(&mut self, way: &[Step]) {
        let mut next: Option<Outcomes> = None;
        for step in way.iter().rev() {
            next = step.ahead.map(|ahead| match (next, step.chosen) {
                (Some(next), Some(chosen)) => ahead + (next.flipped() + chosen * -1.0) * self.trace,
                _ => ahead,
            });
            if let Some(outcomes) = next {
                self.labels.push(Label { board: step.board, outcomes });
            }
        }
    }
}
