//! `volteface play` in a real terminal: tmux holds it, types and reads the screen.
//!
//! `cargo xtask test terminal` runs these, where there is tmux.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a screen may take to show something; a test that passes never waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

const GAME: &str = include_str!("../../../../assets/example/8x8.txt");

/// A terminal with a server of its own, closed when the test is over.
struct Terminal {
    socket: String,
    folder: PathBuf,
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.tmux(&["kill-server"]);
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Terminal {
    /// A terminal that plays with these arguments; `None`, and a word about it, where there is no tmux.
    fn open(name: &str, arguments: &str) -> Option<Terminal> {
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("skipped: there is no tmux (apt-get install tmux)");
            return None;
        }
        let name = format!("volteface-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(&name);
        let _ = std::fs::remove_dir_all(&folder);
        let terminal = Terminal { socket: name, folder };
        let _ = terminal.tmux(&["kill-server"]);
        let start = ["-f", "/dev/null", "new-session", "-d", "-s", "play", "-x", "80", "-y", "24", "sh"];
        terminal.tmux(&start).expect("a session");
        terminal.play(arguments);
        Some(terminal)
    }

    /// Types the command that plays.
    fn play(&self, arguments: &str) {
        let binary = Path::new(env!("CARGO_BIN_EXE_volteface"));
        self.command(&format!("'{}' play --data '{}' {arguments}", binary.display(), self.folder.display()));
    }

    /// Types a command, and lets the shell tell how it ended.
    fn command(&self, command: &str) {
        self.typed(&format!("LC_ALL=C.UTF-8 {command}; echo status=$?"));
    }

    /// The terminal is as a shell wants it: the usual screen, no mouse, lines with echo.
    #[track_caller]
    fn is_restored(&self) {
        let modes = "#{alternate_on} #{mouse_any_flag} #{cursor_flag}";
        let state = self.tmux(&["display-message", "-p", "-t", "play", modes]).unwrap();
        assert_eq!(state.trim(), "0 0 1");
        self.typed("stty -a | tr ' ' '_'");
        let settings = self.shows("_icanon_");
        assert!(settings.contains("_echo_"), "{settings}");
    }

    fn tmux(&self, arguments: &[&str]) -> Result<String, String> {
        let mut command = Command::new("tmux");
        command.args(["-u", "-L", &self.socket]).args(arguments).env("LC_ALL", "C.UTF-8").env_remove("TMUX");
        let output = command.output().map_err(|error| error.to_string())?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "-t", "play"], keys].concat()).expect("keys");
    }

    /// Types a text, letter by letter (`f5` is a key's name otherwise), and Enter.
    fn typed(&self, text: &str) {
        self.tmux(&["send-keys", "-t", "play", "-l", text]).expect("typed");
        self.keys(&["Enter"]);
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-t", "play"]).expect("a screen")
    }

    /// Waits for a text on the screen.
    #[track_caller]
    fn shows(&self, text: &str) -> String {
        self.waits(|screen| screen.contains(text), text)
    }

    #[track_caller]
    fn waits(&self, is_it: impl Fn(&str) -> bool, what: &str) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if is_it(&screen) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "no {what:?} on\n{screen}");
        }
    }

    /// How long an arrow takes to be seen on the screen.
    #[track_caller]
    fn ordinary_key(&self) -> Duration {
        let start = Instant::now();
        self.keys(&["Right"]);
        self.shows("Esc: no");
        let taken = start.elapsed();
        self.keys(&["Escape"]);
        self.waits(|screen| !screen.contains("Esc: no"), "a board without the arrow's mark");
        taken
    }

    /// The process that plays.
    fn process(&self) -> String {
        let shell = self.tmux(&["display-message", "-p", "-t", "play", "#{pane_pid}"]).unwrap();
        let children = Command::new("pgrep").args(["-P", shell.trim()]).output().expect("pgrep");
        String::from_utf8_lossy(&children.stdout).trim().to_owned()
    }

    fn kill(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.process()]).status().unwrap().success());
    }
}

#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn a_whole_game_and_the_options() {
    let Some(terminal) = Terminal::open("game", "reversi --opponent person --no-animation") else { return };
    terminal.shows("Black to move");
    terminal.typed("a1");
    terminal.shows("a1: flips nothing");
    for (number, pair) in (1..).zip(GAME.trim().as_bytes().chunks(2)) {
        let square = std::str::from_utf8(pair).unwrap();
        terminal.typed(square);
        let listed = format!("{number:>2} {square}");
        let screen = terminal.shows(&listed);
        if screen.contains("Enter to pass") {
            terminal.keys(&["Enter"]);
            terminal.waits(|screen| !screen.contains("Enter to pass"), "the end of the pass");
        }
    }
    terminal.shows("Black wins 47–17");
    terminal.keys(&["Enter"]);
    terminal.shows("Change sides");
    terminal.keys(&["15"]);
    terminal.shows("La partie est terminée");
    terminal.keys(&["NPage", "Home"]);
    terminal.shows("Coup 0 sur 60");
    terminal.keys(&["C-q"]);
    terminal.shows("status=0");
}

/// What the computer may take from the key to its move on the screen.
const AT_ONCE: Duration = Duration::from_millis(100);

/// What the program may be at work beside the first answer, unpacking for the next: no answer waits for it.
const UNPACKING: Duration = Duration::from_millis(250);

/// Every press of the break key is answered at once, also the first, while the program is still unpacking what it thinks with.
///
/// Between key and answer lie two processes of tmux, a look at the screen, and whatever else the machine is doing. So every press is held
/// to the processor's time that the program takes from the key on, which no load changes; and the clock is read for the press in the
/// middle, beyond what four ordinary keys take to be seen in the same minute: as many times as key and answer change hands.
#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn the_break_key_answers_at_once_at_level_nine() {
    for (colour, first) in [("black", 1), ("white", 0)] {
        let arguments = format!("reversi --level 9 --colour {colour} --no-animation");
        let Some(terminal) = Terminal::open(&format!("break-{colour}"), &arguments) else { return };
        let (mut times, mut work) = (Vec::new(), Vec::new());
        let mut ordinary = Duration::ZERO;
        for (turn, key) in ["Escape", "C-b"].into_iter().cycle().take(12).enumerate() {
            if first == 1 || turn > 0 {
                let screen = terminal.shows("Your move");
                ordinary = ordinary.max(terminal.ordinary_key());
                terminal.typed(&legal(&screen));
            }
            let answer = format!("{:>2} ", 2 * turn + first + 1);
            // In some positions it answers before it can be told to.
            let is_listed = |screen: &str| ('a'..='h').any(|file| screen.contains(&format!("{answer}{file}")));
            let is_answered = |screen: &str| screen.contains("Your move") && is_listed(screen);
            let screen = terminal.waits(|screen| screen.contains("thinking") || is_answered(screen), "thinking");
            if !screen.contains("thinking") {
                continue;
            }
            let process = terminal.process();
            let start = Instant::now();
            terminal.keys(&[key]);
            let before = worked(&process);
            terminal.waits(is_answered, "the answer");
            times.push(start.elapsed());
            work.push(worked(&process).saturating_sub(before));
            if times.len() == 5 {
                break;
            }
        }
        assert!(!times.is_empty(), "it never thought long enough to be told");
        let told = format!(
            "{colour}: from the key to the move on the screen {times:.0?}, the program at work for {work:?}, an ordinary key \
             {ordinary:.0?} at most"
        );
        eprintln!("{told}");
        let most = |press| if press == 0 { AT_ONCE + UNPACKING } else { AT_ONCE };
        assert!(work.iter().enumerate().all(|(press, &work)| work < most(press)), "{told}");
        times.sort();
        assert!(times[times.len() / 2] < AT_ONCE + 4 * ordinary, "{told}");
    }
}

/// The processor's time that a process has had, in the hundredths of a second that Linux tells; nothing elsewhere.
fn worked(process: &str) -> Duration {
    let told = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Behind the name in brackets: the state is the first field, those of the user's and the system's time the 12th and 13th.
    let fields = told.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn storms_of_resizes_leave_the_picture_as_it_was() {
    let Some(terminal) = Terminal::open("resize", "reversi --opponent person --no-animation") else { return };
    terminal.shows("Black to move");
    terminal.typed("d3");
    let before = terminal.shows(" 1 d3");
    let sizes = [(1, 1), (200, 60), (3, 40), (22, 12), (80, 5), (1, 24), (40, 13), (120, 40)];
    for (columns, rows) in sizes.iter().cycle().take(60) {
        let (columns, rows) = (columns.to_string(), rows.to_string());
        terminal.tmux(&["resize-window", "-t", "play", "-x", &columns, "-y", &rows]).unwrap();
    }
    terminal.tmux(&["resize-window", "-t", "play", "-x", "20", "-y", "8"]).unwrap();
    terminal.shows("Too small");
    terminal.tmux(&["resize-window", "-t", "play", "-x", "80", "-y", "24"]).unwrap();
    terminal.waits(|screen| screen == before, "the picture of before");
    terminal.typed("c3");
    terminal.shows(" 2 c3");
}

#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn a_killed_program_loses_nothing_and_an_ended_one_restores_the_terminal() {
    let Some(terminal) = Terminal::open("kill", "reversi --opponent person") else { return };
    terminal.shows("Black to move");
    terminal.typed("f5");
    terminal.shows(" 1 f5");
    terminal.kill("-KILL");
    terminal.shows("status=137");
    // Nothing could put the terminal right: its Enter is no end of a line any more.
    terminal.tmux(&["send-keys", "-t", "play", "-l", "stty sane; clear"]).unwrap();
    terminal.keys(&["C-j"]);
    terminal.waits(|screen| !screen.contains("status="), "an empty screen");
    terminal.play("--resume");
    terminal.shows(" 1 f5");
    terminal.typed("d6");
    terminal.shows(" 2 d6");
    assert_eq!(terminal.tmux(&["display-message", "-p", "-t", "play", "#{alternate_on}"]).unwrap().trim(), "1");
    terminal.kill("-TERM");
    terminal.shows("status=0");
    terminal.is_restored();
}

/// The variable by which `a_panic_restores_the_terminal` tells its other half that it stands in a terminal.
const PANIC: &str = "VOLTEFACE_TEST_PANIC";

#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn a_panic_restores_the_terminal() {
    let Some(terminal) = Terminal::open("panic", "reversi --opponent person") else { return };
    terminal.shows("Black to move");
    terminal.kill("-TERM");
    terminal.shows("status=0");
    let this = std::env::current_exe().unwrap();
    let other = "terminal::panics_on_the_whole_screen --exact --ignored --nocapture";
    terminal.command(&format!("clear; {PANIC}=1 '{}' {other}", this.display()));
    // What the panic said is there to be read, on the usual screen.
    terminal.shows("the game fell over");
    terminal.shows("status=101");
    terminal.is_restored();
}

#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn a_panic_beside_the_screen_leaves_the_picture_and_is_told_at_the_end() {
    let Some(terminal) = Terminal::open("beside", "reversi --opponent person") else { return };
    terminal.shows("Black to move");
    terminal.kill("-TERM");
    terminal.shows("status=0");
    let this = std::env::current_exe().unwrap();
    let other = "terminal::panics_on_the_whole_screen --exact --ignored --nocapture";
    terminal.command(&format!("clear; {PANIC}=beside '{}' {other}", this.display()));
    let screen = terminal.shows("Example game");
    assert!(!screen.contains("a stone beside the board"), "{screen}");
    terminal.keys(&["C-c"]);
    terminal.shows("a stone beside the board");
    terminal.shows("status=0");
    terminal.is_restored();
}

#[test]
#[ignore = "the half of the tests above that panics"]
fn panics_on_the_whole_screen() {
    let Some(where_to) = std::env::var_os(PANIC) else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let options = club::Options { threads: 1, demonstration_pace: Duration::ZERO };
        let club = || club::Club::new(store::Sqlite::in_memory().unwrap(), || store::Millis(0), options);
        let house = tui::House { club: club(), shown: club(), owner: store::OwnerKey([0; 32]) };
        let state = tui::State::new(words::Lang::En, tui::Look::default(), false, tui::choice::Choice::default());
        // Asked for the first time when the first picture has been painted.
        let falls = async {
            if where_to != "beside" {
                panic!("the game fell over");
            }
            let stone = std::thread::spawn(|| panic!("a stone beside the board"));
            assert!(stone.join().is_err());
            std::future::pending().await
        };
        let _ = tui::run_screen(house, state, Vec::new(), falls).await;
    });
}

#[test]
#[ignore = "needs tmux: cargo xtask test terminal"]
fn a_match_by_arrows_and_letters_with_a_double_a_storm_and_a_kill() {
    let arguments = "backgammon --match 3 --opponent person --own-dice --no-animation";
    let Some(terminal) = Terminal::open("match", arguments) else { return };
    terminal.shows("Type the first dice");
    terminal.typed("31");
    terminal.shows("Your move with the 3");
    terminal.keys(&["Right", "Left", "Left", "Left"]);
    terminal.shows("Enter: move from Q");
    terminal.keys(&["Enter"]);
    terminal.shows("Your move with the 1");
    terminal.keys(&["s"]);
    terminal.shows("Enter confirms");
    terminal.keys(&["Enter"]);
    let before = terminal.shows("White plays 8/5 6/5");
    for (columns, rows) in [("1", "1"), ("200", "60"), ("46", "12"), ("110", "34"), ("80", "3"), ("80", "24")] {
        terminal.tmux(&["resize-window", "-t", "play", "-x", columns, "-y", rows]).unwrap();
    }
    terminal.waits(|screen| screen == before, "the picture of before");
    terminal.keys(&["d"]);
    terminal.shows("Double offered");
    terminal.keys(&["n"]);
    terminal.shows("Give the game up?");
    terminal.keys(&["r"]);
    terminal.shows("Black wins 1 point");
    terminal.shows("Play again?");
    terminal.typed("52");
    terminal.shows("Game 2");
    terminal.keys(&["F4"]);
    terminal.shows("Borne off: White 0, Black 0");
    terminal.keys(&["Escape"]);
    terminal.shows("Game 2");
    terminal.kill("-KILL");
    terminal.shows("status=137");
    terminal.tmux(&["send-keys", "-t", "play", "-l", "stty sane; clear"]).unwrap();
    terminal.keys(&["C-j"]);
    terminal.waits(|screen| !screen.contains("status="), "an empty screen");
    terminal.play("--resume");
    terminal.shows("Game 2");
    terminal.shows("Your move with the 5");
    // Deleted games are gone.
    terminal.typed(":delete");
    terminal.shows("Delete this game?");
    terminal.typed("y");
    terminal.shows("A game?");
    terminal.keys(&["C-q"]);
    terminal.shows("status=0");
}

/// A legal square that the screen marks.
fn legal(screen: &str) -> String {
    for line in screen.lines() {
        let Some(rank) = line.trim_start().chars().next().filter(char::is_ascii_digit) else { continue };
        let cells: Vec<char> = line.chars().skip(3).take(40).collect();
        for (file, cell) in cells.chunks(5).enumerate() {
            if cell.get(2) == Some(&'▄') && cell.first() == Some(&' ') && cell.get(1) == Some(&' ') {
                return format!("{}{rank}", char::from(b'a' + file as u8));
            }
        }
    }
    panic!("no square is marked on\n{screen}")
}
