//! The site as a child process, with data of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;

use super::http::ask;
use super::socket::TableSocket;

/// A running site. Dropping it ends it and takes its data away.
pub struct Site {
    child: Child,
    folder: PathBuf,
    started: Instant,
    authority: String,
}

impl Site {
    /// Starts the program on a free port.
    ///
    /// # Errors
    ///
    /// When it does not start, or prints no address.
    pub fn start(binary: &Path) -> anyhow::Result<Site> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        // Beside the program, on a disk: a temporary folder may lie in memory, where nothing waits.
        let folder = binary.with_file_name(format!("bench-{}-{number}", std::process::id()));
        let started = Instant::now();
        let mut child = Command::new(binary)
            .args(["serve", "--no-open", "--bind", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().context("the program prints")?;
        let mut site = Site { child, folder, started, authority: String::new() };
        for line in BufReader::new(output).lines() {
            let line = line?;
            if let Some((_, rest)) = line.split_once("http://") {
                let end = rest.find(|letter: char| letter == '/' || letter.is_whitespace()).unwrap_or(rest.len());
                site.authority = rest[..end].to_owned();
                return Ok(site);
            }
        }
        anyhow::bail!("the program ended without printing its address")
    }

    /// Reads the first page: how long after the start of the process it was there.
    ///
    /// # Errors
    ///
    /// When the page is not there.
    pub fn first_page(&mut self) -> anyhow::Result<Duration> {
        let answer = ask(&self.authority, "GET", "/", "", "")?;
        let time = self.started.elapsed();
        anyhow::ensure!(answer.head.starts_with("HTTP/1.1 200") && answer.body.contains("</html>"), "{}", answer.head);
        Ok(time)
    }

    /// A new game between two people, with its socket open.
    ///
    /// # Errors
    ///
    /// When the site does not answer as it should.
    pub fn new_game(&mut self) -> anyhow::Result<TableSocket> {
        let answer = ask(&self.authority, "POST", "/games", "", "variant=8x8&opponent=person&level=1&colour=black")?;
        let path = answer.header("location").with_context(|| format!("no game was made: {}", answer.head))?;
        let is_cookie = |(name, _): &(&str, &str)| name.eq_ignore_ascii_case("set-cookie");
        let cookies = answer.head.lines().filter_map(|line| line.split_once(": ")).filter(is_cookie);
        let cookies = cookies.map(|(_, value)| value.split(';').next().unwrap_or_default());
        let cookie = cookies.collect::<Vec<_>>().join("; ");
        TableSocket::open(&self.authority, path, &cookie)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // Both may have happened already; there is nobody to tell.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
