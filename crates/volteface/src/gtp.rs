//! `volteface gtp`: an engine that speaks the Go Text Protocol, version 2, as far as it makes sense for Reversi.
//!
//! Squares have their Reversi names, `a1` at the top left. A forced pass may be told (`play white pass`) or left out.

mod clock;
mod session;

use std::time::Instant;

use anyhow::Result;
use clap::Args;
use reversi::{Disc, Game, Variant};

use crate::console::{Console, tell};
use crate::effort::Effort;
use crate::machine::Machine;
use crate::show::drawing;
use session::Session;

#[derive(Args)]
pub struct Options {
    #[arg(long, value_name = "VARIANT", default_value = "8x8")]
    variant: Variant,
    #[command(flatten)]
    effort: Effort,
    #[command(flatten)]
    machine: Machine,
}

pub fn run(options: &Options) -> Result<()> {
    let mut console = Console::open(|line| line == "# interrupt");
    let mut session =
        Session::new(options.variant, options.effort, options.machine.engine_with_book(options.machine.together()));
    while let Some(line) = console.next() {
        let Some((id, command, arguments)) = parse(&line) else { continue };
        let (sign, text) = match obey(&mut session, &command, &arguments, &console) {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        tell(format!("{sign}{id} {text}").trim_end())?;
        tell("")?;
        if command == "quit" {
            break;
        }
    }
    Ok(())
}

/// The number that an answer repeats, the command and its arguments; `None` for an empty line.
fn parse(line: &str) -> Option<(String, String, Vec<String>)> {
    let line = line.split('#').next().unwrap_or("");
    let mut parts = line.split_whitespace().map(str::to_owned).peekable();
    let is_number = |part: &String| part.bytes().all(|byte| byte.is_ascii_digit());
    let id = parts.next_if(is_number).unwrap_or_default();
    let command = parts.next()?;
    Some((id, command, parts.collect()))
}

const COMMANDS: [&str; 25] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "showboard",
    "time_settings",
    "time_left",
    "final_score",
    "set_game",
    "list_games",
    "gogui-rules_game_id",
    "gogui-rules_board_size",
    "gogui-rules_legal_moves",
    "gogui-rules_side_to_move",
    "gogui-rules_final_result",
    "gogui-interrupt",
];

/// Does what the command says. Answers of the protocol are its own language and are not translated.
fn obey(session: &mut Session, command: &str, arguments: &[String], console: &Console) -> Result<String, String> {
    let argument = |at: usize| arguments.get(at).map_or("", String::as_str);
    let nothing = |()| String::new();
    match command {
        "protocol_version" => Ok("2".to_owned()),
        "name" => Ok("Volteface".to_owned()),
        "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
        "known_command" => Ok(COMMANDS.contains(&argument(0)).to_string()),
        "list_commands" => Ok(COMMANDS.join("\n")),
        "quit" | "gogui-interrupt" => Ok(String::new()),
        "boardsize" => session.resize(argument(0)).map(nothing),
        "clear_board" => {
            session.clear();
            Ok(String::new())
        }
        // Reversi has no komi, but a controller may send one to every engine.
        "komi" => argument(0).parse::<f64>().map(|_| String::new()).map_err(|_| "komi not a float".to_owned()),
        "play" => session.play(colour(argument(0))?, argument(1)).map(nothing),
        "genmove" => genmove(session, argument(0), true, console),
        "reg_genmove" => genmove(session, argument(0), false, console),
        "undo" => session.undo().map(nothing),
        "showboard" => {
            let game = Game::from_setup(session.position().into()).map_err(|error| error.to_string())?;
            Ok(format!("\n{}", drawing(&game).trim_end()))
        }
        "time_settings" => {
            let numbers = [argument(0), argument(1), argument(2)].map(|text| text.parse::<u32>().ok());
            let [Some(main), Some(extra), Some(moves)] = numbers else { return Err("syntax error".to_owned()) };
            session.clocks.settle(main, extra, moves);
            Ok(String::new())
        }
        "time_left" => {
            let numbers = [argument(1), argument(2)].map(|text| text.parse::<u32>().ok());
            let [Some(time), Some(moves)] = numbers else { return Err("syntax error".to_owned()) };
            session.clocks.left(colour(argument(0))?, time, moves);
            Ok(String::new())
        }
        "final_score" | "gogui-rules_final_result" => session.final_score(),
        "set_game" => session.set_game(&arguments.join(" ")).map(nothing),
        "list_games" => Ok(session::GAMES.map(|(name, _)| name).join("\n")),
        "gogui-rules_game_id" => Ok("Reversi".to_owned()),
        "gogui-rules_board_size" => Ok(session.position().size().side().to_string()),
        "gogui-rules_legal_moves" => Ok(session.legal().join(" ")),
        "gogui-rules_side_to_move" => Ok(session.position().to_move.to_string()),
        _ => Err("unknown command".to_owned()),
    }
}

fn colour(text: &str) -> Result<Disc, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Disc::Black),
        "w" | "white" => Ok(Disc::White),
        _ => Err("invalid color".to_owned()),
    }
}

fn genmove(session: &mut Session, by: &str, play: bool, console: &Console) -> Result<String, String> {
    let by = colour(by)?;
    let begun = Instant::now();
    let name = session.choose(by, console)?;
    if play {
        session.clocks.spent(by, begun.elapsed());
        session.play(by, &name)?;
    }
    Ok(name)
}
