//! The command line.

use std::fmt;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use words::Lang;

use crate::{
    analyse, bench, convert, evaluate, gtp, help, interrupt, nboard, perft, play, plays, serve, show, solve, versus,
};

/// Reversi: a web site to play and learn on, and a toolbox for games and positions.
#[derive(Parser)]
#[command(name = "volteface", version, propagate_version = true, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Options,
}

#[derive(Subcommand)]
enum Command {
    /// Start the web site (the default).
    Serve(serve::Options),
    /// Play in the terminal.
    Play(play::Options),
    /// Tell what a text is: a game or a position.
    Show(show::Options),
    /// Turn game files into another format.
    Convert(convert::Options),
    /// List the legal plays of a roll at Backgammon.
    Plays(plays::Options),
    /// Count move paths.
    Perft(perft::Options),
    /// Solve positions to the end.
    Solve(solve::Options),
    /// Tell what every move of a position or a game is worth.
    Analyse(analyse::Options),
    /// Tell what a Backgammon position is worth, and what to do in it.
    Evaluate(evaluate::Options),
    /// Let two players play many games.
    Match(versus::Options),
    /// Be an engine for NBoard.
    Nboard(nboard::Options),
    /// Be an engine that speaks GTP.
    Gtp(gtp::Options),
    /// Search fixed positions and count.
    Bench(bench::Options),
}

/// A failure that the user can mend: printed as it is, exit status 2.
#[derive(Debug)]
pub struct Refusal(pub String);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}

/// The user ended the work; what was done so far has been printed.
#[derive(Debug)]
pub struct Interrupted;

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words::say(lang(), "toolbox-interrupted", &[]))
    }
}

impl std::error::Error for Interrupted {}

/// The language of the terminal: `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
pub fn lang() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .map_or_else(Lang::default, |name| Lang::of_locale(&name))
}

/// A sentence in the terminal's language.
pub fn say(name: &str, args: &[(&'static str, table::Arg)]) -> String {
    words::say(lang(), name, args)
}

/// Runs the command line. Exit status 0 for success, 1 for trouble with the machine, 2 for something the user can mend, 130
/// for work that the user has ended.
pub fn run() -> ExitCode {
    let matches = help::localised(Cli::command(), lang()).try_get_matches();
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return help::answer(&error, lang()),
    };
    let done = match cli.command {
        None => serve::run(cli.serve),
        Some(Command::Serve(options)) => serve::run(options),
        Some(Command::Play(options)) => play::run(options),
        Some(Command::Show(options)) => show::run(&options),
        Some(Command::Convert(options)) => convert::run(&options),
        Some(Command::Plays(options)) => plays::run(&options),
        Some(Command::Perft(options)) => perft::run(&options),
        Some(Command::Solve(options)) => solve::run(&options),
        Some(Command::Analyse(options)) => analyse::run(&options),
        Some(Command::Evaluate(options)) => evaluate::run(&options),
        Some(Command::Match(options)) => versus::run(&options),
        Some(Command::Nboard(options)) => nboard::run(&options),
        Some(Command::Gtp(options)) => gtp::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("volteface: {error:#}");
            ExitCode::from(match error {
                error if error.is::<Refusal>() => 2,
                error if error.is::<Interrupted>() => interrupt::STATUS,
                _ => 1,
            })
        }
    }
}

/// Whether whoever read our output has had enough, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_and_has_its_words_in_both_languages() {
        for lang in Lang::ALL {
            let mut command = help::localised(Cli::command(), lang);
            command.clone().debug_assert();
            let mut texts = vec![command.render_long_help().to_string()];
            for sub in command.get_subcommands_mut() {
                texts.push(sub.render_long_help().to_string());
            }
            for text in texts {
                assert!(!text.contains("{cli-"), "a sentence is missing in {lang}: {text}");
            }
        }
    }
}
