//! `volteface`: the program. Everything it does is a command; see `volteface --help`.

mod analyse;
mod cli;
mod convert;
mod effort;
mod interrupt;
mod machine;
mod perft;
mod progress;
mod serve;
mod show;
mod solve;
mod source;
mod worth;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
