//! `volteface`: the program. Everything it does is a command; see `volteface --help`.

mod analyse;
mod bench;
mod cli;
mod console;
mod convert;
mod effort;
mod evaluate;
mod games;
mod gtp;
mod help;
mod interrupt;
mod machine;
mod nboard;
mod perft;
mod play;
mod plays;
mod progress;
mod serve;
mod show;
mod solve;
mod source;
mod terminal_key;
mod versus;
mod worth;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
