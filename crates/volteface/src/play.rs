//! `volteface play`: the game in the terminal.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use club::Club;
use reversi::{Disc, Variant};
use server::Visitor;
use store::{GameId, Sqlite};
use table::Level;
use tui::choice::{Choice, Colour, Match, Opponent, Start};
use tui::{Effect, House, Look, Palette, State, Trouble};
use words::Lang;

use crate::cli::{self, Refusal, lang};
use crate::{serve, terminal_key};

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    Reversi,
    Backgammon,
}

#[derive(Clone, Copy, ValueEnum)]
enum Side {
    Black,
    White,
    Lot,
}

#[derive(Clone, Copy, ValueEnum)]
enum Against {
    Computer,
    Person,
    Demo,
}

#[derive(Clone, Copy, ValueEnum)]
enum From {
    Standard,
    Xot,
}

#[derive(Clone, Copy, ValueEnum)]
enum Colours {
    Auto,
    #[value(name = "256")]
    Full,
    #[value(name = "16")]
    Sixteen,
    None,
}

#[derive(Args)]
pub struct Options {
    #[arg(value_enum, value_name = "GAME")]
    kind: Option<Kind>,
    #[arg(long, value_name = "VARIANT", default_value = "8x8", value_parser = variant)]
    variant: Variant,
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u8).range(1..=9))]
    level: u8,
    #[arg(long, value_enum, default_value = "lot", visible_alias = "color")]
    colour: Side,
    #[arg(long, value_enum, default_value = "computer")]
    opponent: Against,
    #[arg(long, value_enum, default_value = "standard", conflicts_with = "corners")]
    start: From,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    corners: Option<u8>,
    #[arg(long = "match", value_name = "POINTS", default_value = "11", value_parser = clap::value_parser!(u16).range(1..=99))]
    points: u16,
    #[arg(long)]
    own_dice: bool,
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    game: Option<GameId>,
    #[arg(long)]
    resume: bool,
    #[arg(long)]
    plain: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long, value_enum, default_value = "auto")]
    palette: Colours,
    #[arg(long)]
    no_animation: bool,
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Lang>,
    #[arg(long, value_name = "FOLDER", env = "VOLTEFACE_HOME")]
    data: Option<PathBuf>,
}

/// A variant that is played: the 4×4 board is for files.
fn variant(text: &str) -> Result<Variant, String> {
    let names = || Variant::PLAYED.map(|variant| variant.to_string()).join(", ");
    let known: Option<Variant> = text.parse().ok();
    known.filter(|variant| Variant::PLAYED.contains(variant)).ok_or_else(|| format!("({})", names()))
}

pub fn run(options: Options) -> Result<()> {
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if !options.plain && !is_terminal {
        return Err(Refusal(cli::say("play-no-terminal", &[])).into());
    }
    // A terminal without a cursor is spoken to line by line.
    let plain = options.plain || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(play(options, plain))
}

async fn play(options: Options, plain: bool) -> Result<()> {
    let folder = serve::folder(options.data.clone())?;
    let store = serve::store(&folder)?;
    let token = terminal_key::open(&folder)?;
    let owner = Visitor::of_token(&token).context("a token of our own is well formed")?.0;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let demonstration_pace = if plain { Duration::ZERO } else { serve::DEMONSTRATION_PACE };
    let club_options = club::Options { threads, demonstration_pace };
    let club = Club::new(store, serve::now, club_options);
    let shown = Club::new(Sqlite::in_memory()?, serve::now, club_options);
    let first = first(&options, club.latest_open(owner).await?.map(|game| game.id))?;
    let state = State::new(options.lang.unwrap_or_else(lang), look(&options), plain, choice(&options));
    let house = House { club: club.clone(), shown, owner };
    let played = match plain {
        true => tui::run_plain(house, state, first, ended()).await,
        false => tui::run_screen(house, state, first, ended()).await,
    };
    // What is stored is closed in any case; that nobody reads on is for the command line to judge.
    let closed = club.close().await;
    played.map_err(|Trouble::Terminal(error)| error)?;
    closed.context("closing the database")?;
    Ok(())
}

/// What is done before the first key: nothing, where the first screen is to ask.
fn first(options: &Options, latest: Option<GameId>) -> Result<Vec<Effect>> {
    Ok(match (options.game, options.resume, options.kind) {
        (Some(id), ..) => vec![Effect::Sit(id)],
        (None, true, _) => {
            let id = latest.ok_or_else(|| anyhow!(Refusal(cli::say("play-nothing-open", &[]))))?;
            vec![Effect::Sit(id)]
        }
        (None, false, Some(_)) => vec![Effect::Deal(choice(options))],
        (None, false, None) => Vec::new(),
    })
}

fn choice(options: &Options) -> Choice {
    let colour = match options.colour {
        Side::Black => Colour::Is(Disc::Black),
        Side::White => Colour::Is(Disc::White),
        Side::Lot => Colour::Lot,
    };
    let to = if matches!(options.colour, Side::White) { Disc::White } else { Disc::Black };
    let start = match (options.corners, options.start) {
        (Some(corners), _) => Start::Handicap { corners, to },
        (None, From::Standard) => Start::Standard,
        (None, From::Xot) => Start::Xot,
    };
    Choice {
        backgammon: matches!(options.kind, Some(Kind::Backgammon)),
        rounds: Match { points: options.points, own_dice: options.own_dice, start: None },
        variant: options.variant,
        opponent: match options.opponent {
            Against::Computer => Opponent::Computer,
            Against::Person => Opponent::Person,
            Against::Demo => Opponent::Demo,
        },
        level: Level::new(options.level).unwrap_or(Level::NORMAL),
        colour,
        start,
    }
}

/// What the terminal can show, as its variables tell.
fn look(options: &Options) -> Look {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let palette = match options.palette {
        Colours::Full => Palette::Full,
        Colours::Sixteen => Palette::Sixteen,
        Colours::None => Palette::Mono,
        Colours::Auto if set("NO_COLOR").is_some() => Palette::Mono,
        Colours::Auto => match set("TERM").unwrap_or_default() {
            term if term.contains("256") || term.contains("kitty") || set("COLORTERM").is_some() => Palette::Full,
            term if term.starts_with("vt") => Palette::Mono,
            _ => Palette::Sixteen,
        },
    };
    // A locale that is named and is not UTF-8 cannot show the signs; one that is not named tells nothing.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    let is_utf8 = locale.is_none_or(|name| name.to_lowercase().replace('-', "").contains("utf8"));
    let still = options.no_animation || set("VOLTEFACE_MOTION").is_some_and(|value| value == "reduced");
    Look { palette, ascii: options.ascii || !is_utf8, motion: !still, marks: true }
}

/// Done when the system ends the program or takes its terminal away.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut gone = signal(SignalKind::hangup()).expect("signals can be heard");
        tokio::select! {
            () = serve::stopped() => {}
            _ = gone.recv() => {}
        }
    }
    #[cfg(not(unix))]
    serve::stopped().await;
}
