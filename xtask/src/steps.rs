//! `cargo xtask test`: the steps, one after the other, and what came of them.

mod browser;
mod terminal;
mod types;

use std::fmt;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::Context;

pub use browser::release_binary;

use crate::run::{cargo, passes};
use crate::tidy;
use crate::tree::Tree;

/// How to test.
#[derive(clap::Args)]
pub struct Options {
    /// Only these steps (fmt, clippy, tidy, tests, doctests, docs, types, terminal, pages).
    only: Vec<String>,
    /// Also the proofs that take minutes, in the release profile.
    #[arg(long)]
    slow: bool,
}

/// How a step ended.
pub enum Outcome {
    Passed,
    /// Passed, and something is to be said about it.
    PassedBut(String),
    Failed(String),
    /// Something is not here; with the command that gets it.
    Skipped {
        missing: String,
        get: String,
    },
}

struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Tree) -> anyhow::Result<Outcome>,
}

const STEPS: [Step; 9] = [
    Step { name: "fmt", what: "every Rust file is formatted", run: fmt_check },
    Step { name: "clippy", what: "no warning in any target", run: clippy },
    Step { name: "tidy", what: "the house rules hold", run: tidy_check },
    Step { name: "tests", what: "unit, property and data tests", run: tests },
    Step { name: "doctests", what: "the examples in the documentation run", run: doctests },
    Step { name: "docs", what: "the documentation builds without a warning", run: docs },
    Step { name: "types", what: "the types of the pages' scripts agree", run: types::check },
    Step { name: "terminal", what: "the game plays in a real terminal", run: terminal::check },
    Step { name: "pages", what: "the pages work in a real Chromium", run: browser::check },
];

const SLOW: Step = Step { name: "slow", what: "the proofs that take minutes", run: slow };

/// Runs the steps and prints the summary. All run, also after a failure, so that one run tells everything.
///
/// # Errors
///
/// When a step of an unknown name is asked for.
pub fn run(tree: &Tree, options: &Options) -> anyhow::Result<ExitCode> {
    let mut steps: Vec<&Step> = STEPS.iter().collect();
    if options.slow {
        steps.push(&SLOW);
    }
    if let Some(unknown) = options.only.iter().find(|name| steps.iter().all(|step| step.name != name.as_str())) {
        let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
        anyhow::bail!("no step is called `{unknown}`: there are {}", names.join(", "));
    }
    if !options.only.is_empty() {
        steps.retain(|step| options.only.iter().any(|name| name == step.name));
    }
    let may_skip = std::env::var_os("VOLTEFACE_NO_SKIP").is_none_or(|value| value.is_empty() || value == "0");

    let start = Instant::now();
    let mut results = Vec::new();
    for (number, step) in (1..).zip(&steps) {
        println!("\n── {number}/{} {}: {} ──", steps.len(), step.name, step.what);
        let start = Instant::now();
        let outcome = (step.run)(tree).unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")));
        results.push((step.name, strict(outcome, may_skip), start.elapsed()));
    }
    println!("\n── summary ──");
    for (number, (name, outcome, time)) in (1..).zip(&results) {
        println!("{number}. {name:<9} {:>7}  {outcome}", seconds(*time));
    }
    let failed = results.iter().any(|(_, outcome, _)| matches!(outcome, Outcome::Failed(_)));
    println!("{} in {}", if failed { "FAILED" } else { "passed" }, seconds(start.elapsed()));
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Where nothing may be skipped, a skip is a failure.
fn strict(outcome: Outcome, may_skip: bool) -> Outcome {
    match outcome {
        Outcome::Skipped { missing, get } if !may_skip => {
            Outcome::Failed(format!("{missing}, and nothing may be skipped here (VOLTEFACE_NO_SKIP); get it: {get}"))
        }
        outcome => outcome,
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed => f.write_str("passed"),
            Outcome::PassedBut(note) => write!(f, "passed; {note}"),
            Outcome::Failed(why) => write!(f, "FAILED: {why}"),
            Outcome::Skipped { missing, get } => write!(f, "skipped: {missing}; get it: {get}"),
        }
    }
}

/// A command whose end is the step's end.
fn whether(command: &mut Command, why: &str) -> anyhow::Result<Outcome> {
    Ok(if passes(command)? { Outcome::Passed } else { Outcome::Failed(why.to_owned()) })
}

fn in_tree(tree: &Tree) -> Command {
    let mut command = cargo();
    command.current_dir(&tree.root);
    command
}

fn fmt_check(tree: &Tree) -> anyhow::Result<Outcome> {
    whether(in_tree(tree).args(["fmt", "--all", "--check"]), "`cargo fmt --all` puts it right")
}

fn clippy(tree: &Tree) -> anyhow::Result<Outcome> {
    let mut command = in_tree(tree);
    command.args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"]);
    whether(&mut command, "see the warnings above")
}

fn tidy_check(tree: &Tree) -> anyhow::Result<Outcome> {
    let found = tidy::findings(tree)?;
    for finding in &found {
        println!("{finding}");
    }
    Ok(match found.len() {
        0 => Outcome::Passed,
        number => Outcome::Failed(format!("{number} places, listed above (`cargo xtask tidy`)")),
    })
}

fn tests(tree: &Tree) -> anyhow::Result<Outcome> {
    let mut command = in_tree(tree);
    command.args(["test", "--quiet", "--workspace", "--lib", "--bins", "--tests", "--examples", "--no-fail-fast"]);
    if !passes(&mut command)? {
        return Ok(Outcome::Failed("see the tests above".to_owned()));
    }
    Ok(match std::env::var_os("VOLTEFACE_DATA") {
        Some(_) => Outcome::Passed,
        None => Outcome::PassedBut("data tests skipped themselves: set VOLTEFACE_DATA to the data's folder".to_owned()),
    })
}

fn doctests(tree: &Tree) -> anyhow::Result<Outcome> {
    whether(in_tree(tree).args(["test", "--quiet", "--workspace", "--doc"]), "see the examples above")
}

fn docs(tree: &Tree) -> anyhow::Result<Outcome> {
    let mut command = in_tree(tree);
    command.args(["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
    whether(&mut command, "see the warnings above")
}

fn slow(tree: &Tree) -> anyhow::Result<Outcome> {
    let mut command = in_tree(tree);
    command.args(["test", "--release", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"]);
    command.args(["--", "--include-ignored"]).env("VOLTEFACE_SLOW", "1");
    whether(&mut command, "see the tests above")
}

/// The folder of the browser tests, with the npm packages that they and the type check use.
const WEB_TESTS: &str = "web/tests";

/// Installs the npm packages of the tests, exactly those of the lock file, unless they are there.
///
/// # Errors
///
/// When npm cannot be started.
fn npm_packages(tree: &Tree) -> anyhow::Result<Result<(), Outcome>> {
    let (Some(_), Some(npm)) = (crate::run::find(&["node"]), crate::run::find(&["npm"])) else {
        let get = "apt-get install nodejs npm (Node 20 or newer)".to_owned();
        return Ok(Err(Outcome::Skipped { missing: "Node and npm are not on the path".to_owned(), get }));
    };
    let folder = tree.root.join(WEB_TESTS);
    let lock = folder.join("package-lock.json");
    // npm writes this file last, so it is newer than the lock file only after a whole installation.
    let installed = folder.join("node_modules/.package-lock.json");
    let written = |file: &std::path::Path| file.metadata().and_then(|meta| meta.modified()).ok();
    if written(&installed).is_some_and(|time| written(&lock).is_some_and(|lock| time >= lock)) {
        return Ok(Ok(()));
    }
    let mut install = Command::new(npm);
    install.current_dir(&folder).args(["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
    if passes(&mut install).context("npm")? {
        return Ok(Ok(()));
    }
    let get = format!("npm ci --prefix {WEB_TESTS}, when the network is there");
    Ok(Err(Outcome::Skipped { missing: "the npm packages of the tests cannot be installed".to_owned(), get }))
}

#[cfg(test)]
mod tests {
    use super::{Outcome, strict};

    #[test]
    fn a_skip_fails_where_nothing_may_be_skipped() {
        let skip =
            || Outcome::Skipped { missing: "no Chromium".to_owned(), get: "apt-get install chromium".to_owned() };
        assert_eq!(strict(skip(), true).to_string(), "skipped: no Chromium; get it: apt-get install chromium");
        assert!(matches!(strict(skip(), false), Outcome::Failed(why) if why.contains("apt-get install chromium")));
        assert!(matches!(strict(Outcome::Passed, false), Outcome::Passed));
    }
}
