//! `volteface`: the program. Everything it does is a command; see `volteface --help`.

mod cli;
mod convert;
mod perft;
mod serve;
mod show;
mod source;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
