//! The project's own commands: `cargo xtask test`, `cargo xtask tidy`, `cargo xtask bench`.

mod bench;
mod run;
mod steps;
mod tidy;
mod tree;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Everything that must hold: format, lints, house rules, tests, documentation, types, real pages.
    Test(steps::Options),
    /// The house rules alone: floors, catalogues, French typography, file sizes, links.
    Tidy,
    /// The speeds of docs/performance.md, measured on this machine.
    Bench,
}

fn main() -> anyhow::Result<ExitCode> {
    let args = Args::parse();
    let tree = tree::Tree::of_workspace()?;
    Ok(match args.command {
        Command::Test(options) => steps::run(&tree, &options)?,
        Command::Tidy => tidy::report(&tree)?,
        Command::Bench => {
            bench::run(&tree)?;
            ExitCode::SUCCESS
        }
    })
}
