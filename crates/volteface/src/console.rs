//! Commands from another program, line by line, some of which cannot wait for a search to end.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Result;
use reversi_engine::StopFlag;

/// How long a search may go on when nobody is left to ask for an answer.
const GRACE: Duration = Duration::from_secs(10);

/// The other program: its lines are read while a search is under way.
pub struct Console {
    lines: Receiver<String>,
    gate: Arc<Gate>,
    is_urgent: fn(&str) -> bool,
}

/// Urgent lines that were read and not yet answered hold the stop flag up, so that whatever was asked before them ends.
#[derive(Default)]
struct Gate {
    stop: Arc<StopFlag>,
    urgent: Mutex<u32>,
}

impl Gate {
    fn count(&self, change: impl Fn(u32) -> u32) {
        let mut urgent = self.urgent.lock().unwrap_or_else(PoisonError::into_inner);
        *urgent = change(*urgent);
        if *urgent > 0 { self.stop.raise() } else { self.stop.lower() }
    }
}

impl Console {
    /// Begins to read standard input, up to its end or a line `quit`. What was asked before that is still answered, within
    /// ten seconds: a script may write its questions and close, and a program whose asker is gone must not think for ever.
    pub fn open(is_urgent: fn(&str) -> bool) -> Console {
        let (send, lines) = channel();
        let gate = Arc::new(Gate::default());
        let reading = Arc::clone(&gate);
        std::thread::spawn(move || {
            let mut input = std::io::stdin().lock();
            let mut bytes = Vec::new();
            while let Ok(1..) = input.read_until(b'\n', &mut bytes) {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                bytes.clear();
                if is_urgent(&line) {
                    reading.count(|urgent| urgent + 1);
                }
                let is_last = line == "quit";
                if send.send(line).is_err() || is_last {
                    break;
                }
            }
            drop(send);
            std::thread::sleep(GRACE);
            reading.count(|urgent| urgent + 1);
        });
        Console { lines, gate, is_urgent }
    }

    /// The next line; `None` after the last.
    pub fn next(&mut self) -> Option<String> {
        let line = self.lines.recv().ok()?;
        if (self.is_urgent)(&line) {
            self.gate.count(|urgent| urgent - 1);
        }
        Some(line)
    }

    /// The flag for searches.
    pub fn stop(&self) -> &Arc<StopFlag> {
        &self.gate.stop
    }

    /// Lowers the flag that a time limit has raised, unless an urgent line holds it up.
    pub fn rest(&self) {
        self.gate.count(|urgent| urgent);
    }
}

/// Writes a line to the other program at once.
pub fn tell(line: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
