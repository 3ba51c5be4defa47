//! The program as a shell sees it.

mod analyse;
mod backgammon;
mod convert;
mod evaluate;
mod files;
mod help;
mod perft;
mod play;
mod protocols;
mod serve;
mod show;
mod solve;
mod terminal;
mod versus;
mod versus_backgammon;

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program, without a language or a folder of the machine's.
fn volteface(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_volteface"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.env_remove("VOLTEFACE_BIND").env_remove("VOLTEFACE_HOST").env_remove("VOLTEFACE_HOME").stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    volteface(arguments).output().unwrap()
}

fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = volteface(arguments);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A refusal may come before all is read.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}
