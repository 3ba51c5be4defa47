//! Backgammon: trains the nets and measures them.

mod learner;
mod measure;
mod nets;
mod pack;
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
    /// Writes nets as the file that the engine carries
    Pack(pack::Options),
    /// Measures nets on positions whose chances are known
    Measure(measure::Options),
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    match &options.command {
        Command::Td(options) => td::run(options),
        Command::Pack(options) => pack::run(options),
        Command::Measure(options) => measure::run(options),
    }
}
