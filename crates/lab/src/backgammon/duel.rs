//! A duel: many games without a cube, each played twice with the same dice and the sides changed.
//!
//! Beside the plain result stands one from which luck is taken: what each roll was worth more than the mean of all rolls, as our own nets judge it.
//! In the mean that is nothing whoever judges, so the result stays true and only varies less.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use ::backgammon::{Board, Plays, Position, Roll, Rules, Score, Stage};
use anyhow::{Context, bail, ensure};
use backgammon_engine::{Cpu, Engine, Glance, Limits, Nets, Outcomes, StopFlag, exact};

use super::learner::{first_roll, roll};
use super::nets;
use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets that play first; the engine's own without it
    #[arg(long)]
    nets: Option<PathBuf>,
    /// Plies that they look ahead
    #[arg(long, default_value_t = 0)]
    plies: u8,
    /// The file of the nets that play against them
    #[arg(long)]
    against: Option<PathBuf>,
    /// A program, with its arguments, that plays against them instead: it reads lines of 26 signed counts and two dice, and answers each
    /// with the 26 counts after its play
    #[arg(long, num_args = 1.., allow_hyphen_values = true)]
    program: Vec<String>,
    /// Pairs of games
    #[arg(long, default_value_t = 500)]
    pairs: u64,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let load = |path: &Option<PathBuf>| match path {
        Some(path) => Ok(Arc::new(nets::read(path)?)),
        None => anyhow::Ok(Nets::own()),
    };
    let own = load(&options.nets)?;
    let engine = |nets| Player::Engine(Box::new(Engine::with(nets, Cpu::best())), Limits::plies(options.plies));
    let second = match options.program.split_first() {
        Some((program, arguments)) => Player::Program(Program::start(program, arguments)?),
        None => engine(load(&options.against)?),
    };
    let mut table = Table {
        players: [engine(Arc::clone(&own)), second],
        nets: own,
        glance: Glance::new(Cpu::best()),
        ends: Outcomes::default(),
    };
    let (mut plain, mut adjusted) = (Tally::default(), Tally::default());
    for pair in 0..options.pairs {
        let mut sums = [0.0; 2];
        for begins in 0..2 {
            let game = table.game(begins, &mut Draw::new(options.seed.wrapping_mul(1_000_003).wrapping_add(pair)))?;
            sums[0] += game.0 / 2.0;
            sums[1] += game.1 / 2.0;
        }
        plain.add(sums[0]);
        adjusted.add(sums[1]);
        if (pair + 1) % 100 == 0 || pair + 1 == options.pairs {
            let games = 2 * (pair + 1);
            println!("{games} games: {plain} a game; without luck {adjusted}; {}", table.ends(games));
        }
    }
    Ok(())
}

enum Player {
    Engine(Box<Engine>, Limits),
    Program(Program),
}

impl Player {
    /// The board after its play, in its own view.
    fn play(&mut self, board: &Board, roll: Roll) -> anyhow::Result<Board> {
        match self {
            Player::Engine(engine, limits) => {
                let rules = Rules { cube: false, ..Rules::STANDARD };
                let position =
                    Position { board: *board, stage: Stage::ToPlay(roll), ..Position::start(rules, Score::MONEY) };
                let ranked = engine.plays(&position, limits, &StopFlag::new());
                Ok(ranked.first().map_or(*board, |play| play.result))
            }
            Player::Program(program) => program.play(board, roll),
        }
    }
}

struct Program {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Program {
    fn start(program: &str, arguments: &[String]) -> anyhow::Result<Program> {
        let mut process = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let to = process.stdin.take().context("no standard input")?;
        let from = BufReader::new(process.stdout.take().context("no standard output")?);
        Ok(Program { process, to, from })
    }

    fn play(&mut self, board: &Board, roll: Roll) -> anyhow::Result<Board> {
        let legal = Plays::of(board, roll);
        if legal.is_empty() {
            return Ok(*board);
        }
        let cells: Vec<String> = board.signed().iter().map(i8::to_string).collect();
        writeln!(self.to, "{} {} {}", cells.join(" "), roll.high(), roll.low())?;
        self.to.flush()?;
        let mut line = String::new();
        loop {
            line.clear();
            ensure!(self.from.read_line(&mut line)? > 0, "the program has ended");
            let cells: Vec<i8> = line.split_whitespace().map_while(|word| word.parse().ok()).collect();
            // Whatever else it says is passed over.
            let Ok(cells) = <[i8; 26]>::try_from(cells) else { continue };
            let result = Board::from_signed(cells)?;
            if legal.leading_to(&result).is_none() {
                bail!("the program's play is not legal: {board:?} {roll} {result:?}");
            }
            return Ok(result);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

struct Table {
    players: [Player; 2],
    /// What judges luck.
    nets: Arc<Nets>,
    glance: Glance,
    /// How the games ended, added up, in the first player's view.
    ends: Outcomes,
}

impl Table {
    /// How the games ended.
    fn ends(&self, games: u64) -> String {
        let Outcomes { win, win_gammon, lose_gammon, .. } = self.ends * (100.0 / games as f32);
        format!("won {win:.1} %, gammons {win_gammon:.1} %, lost gammons {lose_gammon:.1} %")
    }

    /// Plays a game; what the first player wins, and that without luck.
    fn game(&mut self, begins: usize, draw: &mut Draw) -> anyhow::Result<(f64, f64)> {
        let mut board = Board::START;
        let mut on_roll = begins;
        let mut dice = first_roll(draw);
        let mut luck = 0.0;
        for turn in 0.. {
            let sign = if on_roll == 0 { 1.0 } else { -1.0 };
            luck += sign * self.luck(&board, dice, turn == 0);
            board = self.players[on_roll].play(&board, dice)?.flipped();
            on_roll = 1 - on_roll;
            if let Some(outcomes) = exact(&board) {
                let outcomes = if on_roll == 0 { outcomes } else { outcomes.flipped() };
                self.ends = self.ends + outcomes;
                let won = f64::from(outcomes.equity());
                return Ok((won, won - luck));
            }
            ensure!(turn < 5_000, "the game has no end");
            dice = roll(draw);
        }
        unreachable!("a game ends")
    }

    /// What a roll is worth more than the mean of all.
    fn luck(&mut self, board: &Board, dice: Roll, is_first: bool) -> f64 {
        let (mut sum, mut chances, mut own) = (0.0, 0.0, 0.0);
        for roll in Roll::ALL {
            if is_first && roll.is_doublet() {
                continue;
            }
            let worth = f64::from(self.glance.best(&self.nets, board, roll).outcomes.equity());
            sum += worth * f64::from(roll.chances());
            chances += f64::from(roll.chances());
            if roll == dice {
                own = worth;
            }
        }
        own - sum / chances
    }
}

/// A mean and how sure it is.
#[derive(Default)]
struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        write!(f, "{mean:+.4} ± {:.4}", 2.0 * (variance / self.count).sqrt())
    }
}
