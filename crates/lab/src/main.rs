//! The laboratory: commands that make what lies in `assets/` and in the engine's tables of weights.
//!
//! Each command is deterministic: the same arguments make the same file.

mod arena;
mod backgammon;
mod book;
mod confidence;
mod corpus;
mod draw;
mod fit;
mod games;
mod label;
mod least_squares;
mod measure;
mod notes;
mod outside;
mod probcut;
mod progress;
mod recipe;
mod relabel;
mod strays;
mod sweep;
mod tempo;
mod weights;
mod xot;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Makes openings and weights for Volteface")]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Finds the balanced 8-ply openings
    Xot(xot::Options),
    /// Holds a sample of a list of openings against a deeper search
    XotCheck(xot::check::Options),
    /// Tells how many openings of a small board are balanced
    XotCensus(xot::census::Options),
    /// Solves the openings of a small board
    Book(book::Options),
    /// Measures what it takes to prove positions that no book has
    Outside(outside::Options),
    /// Plays games of the engine with itself, and labels their positions
    Games(games::Options),
    /// Labels the positions of tournament games
    Label(label::Options),
    /// Labels positions that a search meets and a game does not
    Strays(strays::Options),
    /// Labels a corpus anew with what deeper searches expect
    Relabel(relabel::Options),
    /// Fits the evaluation's weights to labelled positions
    Fit(fit::Options),
    /// Fits the evaluation's weights from the end back, to searches with those fitted already
    Sweep(sweep::Options),
    /// Measures what it is worth to be the one to move, and adds it to weights
    Tempo(tempo::Options),
    /// Labels, plays and fits: all the way to a variant's weights
    Weights(recipe::Options),
    /// Plays a match between two sets of weights
    Arena(arena::Options),
    /// Measures how well shallow searches foretell deep ones and the end
    Probcut(probcut::Options),
    /// Measures how often selective results are the true ones
    Confidence(confidence::Options),
    /// Measures the engine's judgement on positions whose every move is scored
    Measure(measure::Options),
    /// Trains and measures the nets of Backgammon
    Backgammon(backgammon::Options),
}

fn main() -> anyhow::Result<()> {
    match Options::parse().command {
        Command::Xot(options) => xot::run(&options),
        Command::XotCheck(options) => xot::check::run(&options),
        Command::XotCensus(options) => xot::census::run(&options),
        Command::Book(options) => book::run(&options),
        Command::Outside(options) => {
            outside::run(&options);
            Ok(())
        }
        Command::Games(options) => games::run(&options),
        Command::Label(options) => label::run(&options),
        Command::Strays(options) => strays::run(&options),
        Command::Relabel(options) => relabel::run(&options),
        Command::Fit(options) => fit::run(&options),
        Command::Sweep(options) => sweep::run(&options),
        Command::Tempo(options) => tempo::run(&options),
        Command::Weights(options) => recipe::run(&options),
        Command::Arena(options) => arena::run(&options),
        Command::Probcut(options) => probcut::run(&options),
        Command::Confidence(options) => confidence::run(&options),
        Command::Measure(options) => measure::run(&options),
        Command::Backgammon(options) => backgammon::run(&options),
    }
}
