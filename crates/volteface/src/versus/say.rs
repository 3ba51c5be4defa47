//! What goes wrong with players and openings, as sentences.

use arena::{Fault, OpeningError, SpecError};
use reversi::Variant;
use table::reversi::{text_place, text_reason};

use crate::cli::lang;

/// Why a description is of no player; `kind` is the sentence that tells the kinds there are.
pub(super) fn spec_error(text: &str, error: &SpecError, kind: &str) -> String {
    let text = ("text", text.into());
    match error {
        SpecError::Kind { found } => words::say(lang(), kind, &[text, ("found", found.as_str().into())]),
        SpecError::Value { key, found } => {
            let args = [text, ("key", key.as_str().into()), ("found", found.as_str().into())];
            words::say(lang(), "match-spec-value", &args)
        }
        SpecError::Key { kind: of, found } => {
            let args = [text, ("kind", of.as_str().into()), ("found", found.as_str().into())];
            words::say(lang(), "match-spec-key", &args)
        }
        SpecError::Command => words::say(lang(), "match-spec-command", &[text]),
        SpecError::Quote => words::say(lang(), "match-spec-quote", &[text]),
    }
}

/// What a player did wrong.
pub(super) fn fault(player: &str, fault: &Fault) -> String {
    let player = ("player", player.into());
    match fault {
        Fault::Interrupted => words::say(lang(), "toolbox-interrupted", &[]),
        Fault::Start { command, why } => {
            let args = [player, ("command", command.as_str().into()), ("why", why.as_str().into())];
            words::say(lang(), "match-fault-start", &args)
        }
        Fault::Died { how } => words::say(lang(), "match-fault-died", &[player, ("how", how.as_str().into())]),
        Fault::Timeout { after } => {
            let seconds = after.as_secs_f64().to_string();
            words::say(lang(), "match-fault-timeout", &[player, ("seconds", seconds.into())])
        }
        Fault::Illegal { found } => {
            words::say(lang(), "match-fault-illegal", &[player, ("found", found.as_str().into())])
        }
        Fault::Resigned => words::say(lang(), "match-fault-resigned", &[player]),
        Fault::Refused { command, answer } => {
            let args = [player, ("command", command.as_str().into()), ("answer", answer.as_str().into())];
            words::say(lang(), "match-fault-refused", &args)
        }
        Fault::SetUp => words::say(lang(), "match-fault-setup", &[player]),
    }
}

/// Why a file is no list of openings.
pub(super) fn opening_error(file: &str, variant: Variant, error: &OpeningError) -> String {
    let (file_arg, variant) = (("file", file.into()), ("variant", variant.to_string().into()));
    match error {
        OpeningError::Text { line, error } => {
            let place = reversi::Place { line: *line, ..error.place() };
            format!("{file}: {}", words::say_at(lang(), &text_place(place), &text_reason(error)))
        }
        OpeningError::Variant { line, found } => {
            let args = [file_arg, variant, ("line", (*line).into()), ("found", found.to_string().into())];
            words::say(lang(), "match-opening-variant", &args)
        }
        OpeningError::Over { line } => words::say(lang(), "match-opening-over", &[file_arg, ("line", (*line).into())]),
        OpeningError::Empty => words::say(lang(), "match-opening-none", &[file_arg]),
    }
}
