//! The laboratory: commands that make what lies in `assets/` and in the engine's tables of weights.
//!
//! Each command is deterministic: the same arguments make the same file.

mod draw;
mod fit;
mod least_squares;
mod xot;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Makes openings and weights for Volteface")]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Draws balanced 8-ply openings by lot
    Xot(xot::Options),
    /// Fits the evaluation's weights to games of the engine with itself
    Fit(fit::Options),
}

fn main() -> anyhow::Result<()> {
    match Options::parse().command {
        Command::Xot(options) => xot::run(&options),
        Command::Fit(options) => fit::run(&options),
    }
}
