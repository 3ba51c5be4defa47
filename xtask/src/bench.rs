//! `cargo xtask bench`: the speeds of docs/performance.md, each with how it is measured.

mod http;
mod site;
mod socket;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::run::{cargo, passes};
use crate::steps::release_binary;
use crate::tree::Tree;
use site::Site;

/// How deep the move paths are counted.
const PERFT_DEPTH: u32 = 11;
/// How often the program is started.
const STARTS: usize = 20;
/// How many games are played through a socket.
const GAMES: usize = 20;

/// Builds the release and measures it.
///
/// # Errors
///
/// When a program does not build, start or answer as it should.
pub fn run(tree: &Tree) -> anyhow::Result<()> {
    let mut build = cargo();
    build.current_dir(&tree.root).args(["build", "--quiet", "--release", "--package", "volteface"]);
    anyhow::ensure!(passes(&mut build)?, "the release binary does not build");
    let binary = release_binary(tree)?;

    let size = binary.metadata()?.len();
    println!("binary size               {:.1} MB", size as f64 / 1e6);
    println!("perft({PERFT_DEPTH}), one thread     {:.0} million leaves/s", perft(&binary)? / 1e6);
    println!("Reversi engine            {}", engine(&binary)?);
    let [one, two] = [endings(&binary, 1)?, endings(&binary, 2)?];
    println!("endings, one thread       {one}");
    println!("endings, two threads      {two}");
    let starts = Times::of((0..STARTS).map(|_| Site::start(&binary)?.first_page()).collect::<anyhow::Result<_>>()?);
    println!("start to first page       median {}, worst of {STARTS} {}", ms(starts.at(0.5)), ms(starts.at(1.0)));
    let trips = Times::of(round_trips(&binary)?);
    let (median, p99) = (ms(trips.at(0.5)), ms(trips.at(0.99)));
    println!("move round trip           median {median}, p99 {p99}, {} moves", trips.0.len());

    println!("durable commits:");
    let mut commits = cargo();
    commits.current_dir(&tree.root).args(["run", "--quiet", "--release", "--package", "store", "--example", "commits"]);
    commits.arg("--").arg(binary.parent().context("the binary lies in a folder")?);
    anyhow::ensure!(passes(&mut commits)?, "the commits example failed");
    Ok(())
}

/// Leaves a second at the deepest depth alone: the time between the last two lines that the program prints.
fn perft(binary: &Path) -> anyhow::Result<f64> {
    let mut command = Command::new(binary);
    command.args(["perft", "--depth", &PERFT_DEPTH.to_string()]).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let output = child.stdout.take().context("the program prints")?;
    let mut last = (Instant::now(), Instant::now(), 0.0);
    for line in BufReader::new(output).lines() {
        let line = line?;
        let count: f64 = line.split(' ').nth(1).context("`depth count` a line")?.parse()?;
        last = (last.1, Instant::now(), count);
    }
    anyhow::ensure!(child.wait()?.success(), "perft failed");
    Ok(last.2 / (last.1 - last.0).as_secs_f64())
}

/// What `volteface bench` prints, in a line: a count that only a change of the engine changes, and its speed.
fn engine(binary: &Path) -> anyhow::Result<String> {
    let output = Command::new(binary).arg("bench").env("LC_ALL", "C").stderr(Stdio::inherit()).output()?;
    anyhow::ensure!(output.status.success(), "the engine's bench failed");
    Ok(String::from_utf8(output.stdout)?.lines().collect::<Vec<_>>().join(", "))
}

/// Games that the engine played against itself, each until so many squares are empty that a solver has some work.
const ENDINGS: &str = "\
f5d6c4f3e6e7d3c3d7g5f4f6g4d2e8e3g3g6f2f1e2h3g2e1f7b5b4a5c1f8a6a7a4a3h5d1
f5f4e3d6g5g4h3f6e6h5g6e7f3g3d8f7f8h4h6d2d3e8d1c8b8e2c3c1b1c2h2c5f2c4e1g1
f5f6c4e3f7c6e6c3f4c5d6f3d3e2f2g3e1d1c1f1g1g4d2c2b1g5g6f8h5h3h6h4h2c7d7e7
";

/// What `volteface solve` says of endings of 24 empty squares, together on so many threads.
fn endings(binary: &Path, threads: u32) -> anyhow::Result<String> {
    let positions = fed(Command::new(binary).args(["convert", "-", "--to", "obf"]), ENDINGS.as_bytes())?.stdout;
    let threads = threads.to_string();
    let solved = fed(Command::new(binary).args(["solve", "-", "--json", "--threads", &threads]), &positions)?;
    Ok(String::from_utf8(solved.stderr)?.trim_end().to_owned())
}

/// What a command says when this is its input.
fn fed(command: &mut Command, input: &[u8]) -> anyhow::Result<Output> {
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    child.stdin.take().context("the program reads")?.write_all(input)?;
    let output = child.wait_with_output()?;
    anyhow::ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(output)
}

/// The times from sending a move to hearing that it is stored, in whole games between two people.
fn round_trips(binary: &Path) -> anyhow::Result<Vec<Duration>> {
    let mut site = Site::start(binary)?;
    site.first_page()?;
    let mut times = Vec::new();
    for _ in 0..GAMES {
        let mut table = site.new_game()?;
        while let Some(square) = table.legal.first().cloned() {
            let sent = Instant::now();
            table.play(&square)?;
            times.push(sent.elapsed());
        }
    }
    Ok(times)
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}

/// Times in rising order.
struct Times(Vec<Duration>);

impl Times {
    fn of(mut times: Vec<Duration>) -> Times {
        times.sort();
        Times(times)
    }

    /// The time below which this part of all lies.
    fn at(&self, part: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get((part * last as f64).round() as usize).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Times;

    #[test]
    fn parts_of_times() {
        let times = Times::of((1..=101).rev().map(Duration::from_millis).collect());
        assert_eq!(times.at(0.0).as_millis(), 1);
        assert_eq!(times.at(0.5).as_millis(), 51);
        assert_eq!(times.at(0.99).as_millis(), 100);
        assert_eq!(times.at(1.0).as_millis(), 101);
        assert_eq!(Times::of(Vec::new()).at(0.5), Duration::ZERO);
    }
}
