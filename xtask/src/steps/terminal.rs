//! `volteface play`, driven as a person would drive it, in a real terminal.

use super::{Outcome, in_tree, whether};
use crate::run::find;
use crate::tree::Tree;

/// Runs the tests that need tmux, with the program as people get it.
///
/// # Errors
///
/// When a program cannot be started.
pub fn check(tree: &Tree) -> anyhow::Result<Outcome> {
    for (program, package) in [("tmux", "tmux"), ("pgrep", "procps")] {
        if find(&[program]).is_none() {
            let missing = format!("no {program} on the path");
            return Ok(Outcome::Skipped { missing, get: format!("apt-get install {package}") });
        }
    }
    let mut command = in_tree(tree);
    command.args(["test", "--quiet", "--release", "--package", "volteface", "--test", "it"]);
    command.args(["terminal::", "--", "--ignored", "--test-threads=2"]);
    whether(&mut command, "see the terminal's tests above")
}
