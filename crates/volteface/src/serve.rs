//! `volteface serve`: the web site.

use std::io::{ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use club::Club;
use server::{App, Hosts, Visitor};
use store::{Millis, Sqlite};
use table::Arg;
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;

use crate::cli::lang;
use crate::terminal_key;

/// Ports tried after a taken one.
const MORE_PORTS: u16 = 50;
/// The least time between two moves of a demonstration.
pub const DEMONSTRATION_PACE: Duration = Duration::from_millis(900);

#[derive(Args)]
pub struct Options {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8640", env = "VOLTEFACE_BIND")]
    bind: SocketAddr,
    #[arg(long, value_name = "FOLDER", env = "VOLTEFACE_HOME")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "NAME", env = "VOLTEFACE_HOST", value_delimiter = ',', value_parser = host)]
    host: Vec<String>,
    #[arg(long)]
    no_open: bool,
}

/// Reads the name of a site, which has no port, no path and no space.
fn host(text: &str) -> Result<String, String> {
    let is_name = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
    if is_name { Ok(text.to_owned()) } else { Err("no name of a site (volteface.example.org)".to_owned()) }
}

pub fn run(options: Options) -> Result<()> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(LevelFilter::WARN).init();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(options))
}

async fn serve(options: Options) -> Result<()> {
    let folder = folder(options.data)?;
    let store = store(&folder)?;
    let listener = listen(options.bind).await?;
    let address = listener.local_addr()?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let club = Club::new(store, now, club::Options { threads, demonstration_pace: DEMONSTRATION_PACE });
    let url = url(address);
    let has_terminal = terminal_key::read(&folder)?.is_some();
    let token = terminal_key::open(&folder)?;
    greet(&url, &folder, has_terminal.then_some(token.as_str()));
    if !options.no_open && has_desktop() {
        // A browser that does not start is no reason not to serve: the address stands above.
        let _ = open::that_detached(&url);
    }
    let hosts = Hosts::named(options.host);
    server::serve(listener, App { club: club.clone(), terminal: Visitor::of_token(&token), hosts }, stopped()).await?;
    club.close().await.context("closing the database")?;
    Ok(())
}

/// The folder of the games, which is made if there is none.
pub fn folder(named: Option<PathBuf>) -> Result<PathBuf> {
    let folder = named.map_or_else(default_folder, Ok)?;
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

/// The games of a folder.
pub fn store(folder: &Path) -> Result<Sqlite> {
    let file = folder.join("volteface.db");
    Sqlite::open(&file).with_context(|| file.display().to_string())
}

/// Says where the site is. That nobody reads it, or no longer, is no reason to stop.
fn greet(url: &str, folder: &Path, terminal: Option<&str>) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{}", words::say(lang(), "serve-here", &[("url", url.into())]));
    let _ = writeln!(out, "{}", words::say(lang(), "serve-data", &[("folder", folder.display().to_string().into())]));
    if let Some(token) = terminal {
        let url = format!("{url}terminal/{token}");
        let _ = writeln!(out, "{}", words::say(lang(), "serve-terminal", &[("url", url.into())]));
    }
}

/// Listens at the address, or at the next free port after it.
async fn listen(wanted: SocketAddr) -> Result<TcpListener> {
    for port in wanted.port()..=wanted.port().saturating_add(MORE_PORTS) {
        match TcpListener::bind((wanted.ip(), port)).await {
            Ok(listener) => {
                if port != wanted.port() {
                    let args = [("taken", i64::from(wanted.port())), ("port", i64::from(port))];
                    let args = args.map(|(name, port)| (name, Arg::from(port.to_string())));
                    eprintln!("{}", words::say(lang(), "serve-port-taken", &args));
                }
                return Ok(listener);
            }
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            Err(error) => return Err(anyhow!(error).context(format!("{}:{port}", wanted.ip()))),
        }
    }
    let args = [("address", Arg::from(wanted.to_string())), ("more", Arg::from(i64::from(MORE_PORTS)))];
    Err(anyhow!(words::say(lang(), "serve-no-port", &args)))
}

fn url(address: SocketAddr) -> String {
    let host = match address.ip() {
        ip if ip.is_unspecified() => "127.0.0.1".to_owned(),
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    format!("http://{host}:{}/", address.port())
}

/// Where games are kept unless told otherwise: the user's data folder.
fn default_folder() -> Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(Path::new(".local/share"))))
    };
    base.map(|base| base.join("volteface")).ok_or_else(|| anyhow!(words::say(lang(), "serve-no-home", &[])))
}

/// Whether there is someone at a screen to open a browser for.
fn has_desktop() -> bool {
    let display = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen = cfg!(any(windows, target_os = "macos")) || display("DISPLAY") || display("WAYLAND_DISPLAY");
    screen && !display("SSH_CONNECTION") && std::io::stdout().is_terminal()
}

/// The one clock of the program.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Done when the user or the system asks the program to stop.
pub async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate()).expect("signals can be heard");
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}
