//! The command line's own words: help and complaints in the user's language.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};
use words::Lang;

/// The command line with its texts in a language: each command and argument has a sentence in the catalogue.
pub fn localised(command: Command, lang: Lang) -> Command {
    let say = |key: &str| words::say(lang, key, &[]);
    let name = if command.get_name() == "volteface" { "main".to_owned() } else { command.get_name().to_owned() };
    let usage = say("cli-usage");
    let mut command = command
        .about(say(&format!("cli-{name}")))
        .after_help(say(&format!("cli-{name}-more")))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(say("cli-commands"))
        .subcommand_value_name(say("cli-command"))
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help).help(say("cli-help")))
        .disable_version_flag(true)
        .arg(flag("version", 'V', ArgAction::Version).help(say("cli-version")));
    let (options, arguments) = (say("cli-options"), say("cli-arguments"));
    command = command.mut_args(|argument| {
        let heading = if argument.is_positional() { &arguments } else { &options };
        let argument = argument.help_heading(heading.clone());
        let id = argument.get_id().to_string();
        if id == "help" || id == "version" {
            return argument;
        }
        let mut help = say(&format!("cli-{name}-{id}"));
        help.extend(facts(&argument, lang));
        let argument = argument.help(help);
        // A flag has no value to speak of.
        match argument.get_action().takes_values() {
            true => argument.hide_default_value(true).hide_env(true).hide_possible_values(true),
            false => argument,
        }
    });
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for sub in names {
        command = command.mut_subcommand(&sub, |sub| localised(sub, lang));
    }
    command
}

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).short(short).long(name).action(action)
}

/// What clap would add behind the help of an argument: its possible values, its default, its variable of the environment.
fn facts(argument: &Arg, lang: Lang) -> Vec<String> {
    let fact = |key: &str, value: String| format!(" {}", words::say(lang, key, &[("value", value.into())]));
    let mut facts = Vec::new();
    if !argument.get_action().takes_values() {
        return facts;
    }
    let values: Vec<String> = argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() {
        facts.push(fact("cli-values", values.join(", ")));
    }
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        facts.push(fact("cli-default", defaults.join(" ")));
    }
    if let Some(variable) = argument.get_env() {
        facts.push(fact("cli-variable", variable.to_string_lossy().into_owned()));
    }
    facts
}

/// Answers what is not a command to run: help goes to standard output, a complaint to standard error with status 2.
pub fn answer(error: &Error, lang: Lang) -> ExitCode {
    if !error.use_stderr() {
        // That nobody reads it is no trouble.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    match complaint(error, lang) {
        Some(complaint) => {
            let command = std::env::args().nth(1).filter(|word| word.bytes().all(|byte| byte.is_ascii_lowercase()));
            let known = error.kind() != ErrorKind::InvalidSubcommand;
            let command = command.filter(|_| known).map_or("volteface".to_owned(), |word| format!("volteface {word}"));
            eprintln!("volteface: {complaint}");
            if let Some(guess) = guess(error) {
                eprintln!("{}", words::say(lang, "cli-did-you-mean", &[("guess", guess.into())]));
            }
            eprintln!("{}", words::say(lang, "cli-see-help", &[("command", command.into())]));
        }
        None => drop(error.print()),
    }
    ExitCode::from(2)
}

/// What is wrong with the command line, as a sentence; `None` for what is too rare to have one.
fn complaint(error: &Error, lang: Lang) -> Option<String> {
    let context = |kind| error.get(kind).map(text);
    let argument = || Some(("argument", context(ContextKind::InvalidArg)?.into()));
    Some(match error.kind() {
        ErrorKind::UnknownArgument => words::say(lang, "cli-wrong-unknown", &[argument()?]),
        ErrorKind::InvalidSubcommand => {
            let args = [("command", context(ContextKind::InvalidSubcommand)?.into())];
            words::say(lang, "cli-wrong-command", &args)
        }
        ErrorKind::MissingRequiredArgument => words::say(lang, "cli-wrong-missing", &[argument()?]),
        ErrorKind::ArgumentConflict => {
            let other = ("other", context(ContextKind::PriorArg)?.into());
            words::say(lang, "cli-wrong-conflict", &[argument()?, other])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue)?;
            if value.is_empty() {
                return Some(words::say(lang, "cli-wrong-no-value", &[argument()?]));
            }
            let args = [argument()?, ("found", value.into())];
            match context(ContextKind::ValidValue).or_else(|| expected(error)) {
                Some(expected) => {
                    let [argument, found] = args;
                    words::say(lang, "cli-wrong-value-of", &[argument, found, ("expected", expected.into())])
                }
                None => words::say(lang, "cli-wrong-value", &args),
            }
        }
        _ => return None,
    })
}

/// What was perhaps meant.
fn guess(error: &Error) -> Option<String> {
    let kinds = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    kinds.into_iter().find_map(|kind| error.get(kind)).map(text)
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(list) => list.join(", "),
        other => other.to_string(),
    }
}

/// What a value must look like, where its reader says so in figures or names: `1..=60`, `8x8, 6x6`.
fn expected(error: &Error) -> Option<String> {
    let why = std::error::Error::source(error)?.to_string();
    if let Some((_, list)) = why.strip_suffix(')').and_then(|why| why.rsplit_once('(')) {
        return Some(list.to_owned());
    }
    let figures = why.rsplit_once(" is not in ").map_or(why.as_str(), |(_, figures)| figures);
    figures.bytes().all(|byte| !byte.is_ascii_lowercase()).then(|| figures.to_owned())
}
