//! How far long work has come, on one line of a terminal.

use std::io::{IsTerminal, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::cli::lang;

/// How often the line is written anew.
const PACE: Duration = Duration::from_millis(500);

/// A line at the foot of the terminal that says how much is done and how long the rest may take. Where standard error is
/// no terminal it says nothing.
pub struct Progress {
    shared: Arc<Shared>,
    ticker: Option<JoinHandle<()>>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    begun: Instant,
    /// When something was done last.
    stepped: Instant,
    done: u64,
    /// How much there is to do, where that is known.
    total: Option<u64>,
    /// How long each piece of work may take, where that is known beforehand.
    each: Option<Duration>,
    note: String,
    over: bool,
}

impl Progress {
    /// The line of work that begins now.
    pub fn new(total: Option<u64>) -> Progress {
        let now = Instant::now();
        let state = State { begun: now, stepped: now, done: 0, total, each: None, note: String::new(), over: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let ticker = std::io::stderr().is_terminal().then(|| {
            let shared = Arc::clone(&shared);
            std::thread::spawn(move || {
                let mut state = shared.lock();
                while !state.over {
                    draw(&state);
                    state = shared.changed.wait_timeout(state, PACE).unwrap_or_else(PoisonError::into_inner).0;
                }
                clear();
            })
        });
        Progress { shared, ticker }
    }

    /// So many more are done. `print` writes what came of it, and the line makes room for that; `note` stands in the line from
    /// now on.
    pub fn step<T>(&self, done: u64, note: Option<String>, print: impl FnOnce() -> T) -> T {
        let mut state = self.shared.lock();
        state.done += done;
        state.stepped = Instant::now();
        if let Some(note) = note {
            state.note = note;
        }
        if self.ticker.is_none() {
            return print();
        }
        clear();
        let printed = print();
        draw(&state);
        printed
    }

    /// Each piece takes about so long.
    pub fn expect(&self, each: Duration) {
        self.shared.lock().each = Some(each);
    }

    /// So much is done of so much.
    pub fn is_at(&self, done: usize, total: usize) {
        let mut state = self.shared.lock();
        (state.done, state.total) = (done as u64, Some(total as u64));
    }

    /// `note` stands in the line from now on.
    pub fn note(&self, note: String) {
        self.shared.lock().note = note;
    }

    /// How long the work has taken so far.
    pub fn elapsed(&self) -> Duration {
        self.shared.lock().begun.elapsed()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.shared.lock().over = true;
        self.shared.changed.notify_one();
        if let Some(ticker) = self.ticker.take() {
            let _ = ticker.join();
        }
    }
}

fn clear() {
    let _ = write!(std::io::stderr(), "\r\x1b[K");
}

fn draw(state: &State) {
    let mut line = line(state);
    if !state.note.is_empty() {
        line = format!("{line}  {}", state.note);
    }
    // That nobody can read it is no reason to stop the work.
    let _ = write!(std::io::stderr(), "\r{line}\x1b[K");
    let _ = std::io::stderr().flush();
}

fn line(state: &State) -> String {
    let since = state.begun.elapsed();
    let (done, time) = (("done", (state.done as i64).into()), ("time", clock(since).into()));
    let Some(total) = state.total else { return words::say(lang(), "progress", &[done, time]) };
    let args = vec![done, time, ("total", (total as i64).into())];
    let times = |time: Duration, count: u64| time.saturating_mul(u32::try_from(count).unwrap_or(u32::MAX));
    let to_do = total.saturating_sub(state.done);
    let left = match state.each {
        Some(each) => Some(times(each, to_do).saturating_sub(state.stepped.elapsed())),
        None => since.checked_div(u32::try_from(state.done).unwrap_or(u32::MAX)).map(|each| times(each, to_do)),
    };
    match left {
        Some(left) => words::say(lang(), "progress-left", &[args, vec![("left", clock(left).into())]].concat()),
        None => words::say(lang(), "progress-of", &args),
    }
}

/// A time as `0:07`, `12:34` or `1:02:03`.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{State, clock, line};

    #[test]
    fn times_read_as_on_a_clock() {
        for (seconds, text) in [(0, "0:00"), (7, "0:07"), (754, "12:34"), (3723, "1:02:03")] {
            assert_eq!(clock(Duration::from_secs(seconds)), text);
        }
    }

    #[test]
    fn the_line_tells_what_is_known() {
        let now = Instant::now();
        let state =
            |done, total| State { begun: now, stepped: now, done, total, each: None, note: String::new(), over: false };
        assert!(line(&state(3, None)).contains('3'));
        assert!(line(&state(0, Some(12))).contains("12"));
        assert!(line(&state(4, Some(12))).contains("0:00"));
        let known = State { each: Some(Duration::from_secs(60)), ..state(0, Some(3)) };
        assert!(line(&known).contains("2:5"), "{}", line(&known));
    }
}
