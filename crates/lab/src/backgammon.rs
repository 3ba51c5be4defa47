//! Backgammon: trains the nets and measures them.

mod clock;
mod label;
mod learner;
mod mean;
mod measure;
mod nets;
mod pack;
mod sieve;
mod speed;
mod study;
mod td;

use clap::Subcommand;

#[derive(clap::Args)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Learns from games with itself
    Td(td::Options),
    /// Labels positions of self-play by looking ahead
    Label(label::Options),
    /// Teaches nets what looking ahead has found
    Study(study::Options),
    /// Teaches the sieve which plays the nets find good
    Sieve(sieve::Options),
    /// Writes nets as the file that the engine carries
    Pack(pack::Options),
    /// Measures nets on positions whose chances are known
    Measure(measure::Options),
    /// Times how fast positions are judged
    Speed(speed::Options),
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    match &options.command {
        Command::Td(options) => td::run(options),
        Command::Label(options) => label::run(options),
        Command::Study(options) => study::run(options),
        Command::Sieve(options) => sieve::run(options),
        Command::Pack(options) => pack::run(options),
        Command::Measure(options) => measure::run(options),
        Command::Speed(options) => speed::run(options),
    }
}
