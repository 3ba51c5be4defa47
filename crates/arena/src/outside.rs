//! A program outside: lines go in, lines come out, and nobody waits for ever.

mod gtp;
mod nboard;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use gtp::Gtp;
pub(crate) use nboard::NBoard;

use crate::{Fault, Interrupt};

/// How often a wait looks up to see whether it was interrupted.
const LOOK: Duration = Duration::from_millis(20);
/// How long a program may take to leave once it was asked to.
const LEAVE: Duration = Duration::from_millis(300);
/// So many lines may wait to be heard: a program that says more has to wait itself.
const WAITING: usize = 1024;
/// Of a line no more bytes are kept than this, whatever a program says.
const LINE: u64 = 1 << 16;

/// A running program. It is ended when dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    complaint: Arc<Mutex<String>>,
}

impl Process {
    pub(crate) fn start(command: &[String]) -> Result<Process, Fault> {
        Process::start_with(command, &[])
    }

    /// Starts it with these variables of the environment.
    pub(crate) fn start_with(command: &[String], variables: &[(&str, &str)]) -> Result<Process, Fault> {
        let (program, arguments) = command.split_first().expect("a command has a program");
        let mut start = Command::new(program);
        start.envs(variables.iter().copied());
        start.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for us: we end the program in our own time.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start, 0);
        let fault = |error: std::io::Error| Fault::Start { command: program.clone(), why: error.to_string() };
        let mut child = start.spawn().map_err(fault)?;
        let output = child.stdout.take().expect("it is piped");
        let errors = child.stderr.take().expect("it is piped");
        let (send, lines) = sync_channel(WAITING);
        std::thread::spawn(move || {
            for_each_line(output, |line| send.send(line).is_ok());
        });
        let complaint = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&complaint);
        std::thread::spawn(move || {
            for_each_line(errors, |line| {
                if !line.trim().is_empty() {
                    *heard.lock().unwrap_or_else(PoisonError::into_inner) = line;
                }
                true
            });
        });
        Ok(Process { input: child.stdin.take(), child, lines, complaint })
    }

    /// Writes a line to the program.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), Fault> {
        let input = self.input.as_mut().expect("it is taken only at the end");
        let sent = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        sent.map_err(|_| self.died())
    }

    /// The next line of the program.
    pub(crate) fn hear(&mut self, wait: &Wait<'_>) -> Result<String, Fault> {
        loop {
            // A program that talks and talks without an answer has its time, too.
            if wait.interrupt.is_asked() {
                return Err(Fault::Interrupted);
            }
            if wait.left().is_zero() {
                return Err(Fault::Timeout { after: wait.time });
            }
            match self.lines.recv_timeout(LOOK.min(wait.left())) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The next line that means something to `read`.
    pub(crate) fn hear_until<T>(&mut self, wait: &Wait<'_>, read: impl Fn(&str) -> Option<T>) -> Result<T, Fault> {
        loop {
            if let Some(found) = read(self.hear(wait)?.trim()) {
                return Ok(found);
            }
        }
    }

    /// How it ended, now that it does not answer any more.
    fn died(&mut self) -> Fault {
        let ended = wait_for(&mut self.child, LEAVE);
        let status = ended.map_or_else(|| "it has closed its output".to_owned(), |status| status.to_string());
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let how = if complaint.is_empty() { status } else { format!("{status}: {complaint}") };
        Fault::Died { how }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A program that reads its input leaves when that ends.
        self.input = None;
        if wait_for(&mut self.child, LEAVE).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn wait_for(child: &mut Child, time: Duration) -> Option<std::process::ExitStatus> {
    let until = Instant::now() + time;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
            _ => return None,
        }
    }
}

/// Each line, until the end or until nobody wants more; one without end comes in pieces. A byte that is no text does not matter.
fn for_each_line(from: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while let Ok(1..) = from.by_ref().take(LINE).read_until(b'\n', &mut line) {
        if !take(String::from_utf8_lossy(&line).trim_end().to_owned()) {
            return;
        }
        line.clear();
    }
}

/// How long an answer may take, and what may cut the waiting short.
pub(crate) struct Wait<'a> {
    until: Instant,
    time: Duration,
    interrupt: &'a Interrupt,
}

impl<'a> Wait<'a> {
    pub(crate) fn new(time: Duration, interrupt: &'a Interrupt) -> Wait<'a> {
        Wait { until: Instant::now() + time, time, interrupt }
    }

    fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}
