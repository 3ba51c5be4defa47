//! The full screen of a real terminal.

use std::io::{Stdout, Write, stdout};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event, KeyCode,
    KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::crossterm::{cursor, execute};
use tokio::sync::mpsc;

use crate::desk::{Desk, House, Trouble};
use crate::input::{Effect, Input};
use crate::key::Key;
use crate::state::State;
use crate::update::update;
use crate::view::view;

/// Plays on the whole terminal until the person quits or `until` is done. The terminal is left as it was found, also after a
/// panic.
///
/// # Errors
///
/// When the terminal fails.
pub async fn run(
    house: House,
    mut state: State,
    first: Vec<Effect>,
    until: impl Future<Output = ()>,
) -> Result<(), Trouble> {
    let mut terminal = Painted::open()?;
    let size = terminal.0.size()?;
    state.size = (size.width, size.height);
    let mut desk = Desk::new(house);
    desk.perform(Effect::Latest);
    first.into_iter().for_each(|effect| desk.perform(effect));
    let mut keys = listen();
    let start = Instant::now();
    tokio::pin!(until);
    loop {
        terminal.0.draw(|frame| view(&state, frame))?;
        let due = state.next_time().map(|due| start + due);
        let alarm = async {
            match due {
                Some(due) => tokio::time::sleep_until(due.into()).await,
                None => std::future::pending().await,
            }
        };
        let input = tokio::select! {
            biased;
            key = keys.recv() => match key {
                Some(input) => Some(input),
                None => return Ok(()),
            },
            input = desk.next() => input,
            () = alarm => None,
            () = &mut until => return Ok(()),
        };
        // What has come in meanwhile is painted together: a storm of resizes is one picture.
        let more = std::iter::from_fn(|| keys.try_recv().ok());
        let inputs: Vec<Input> = input.into_iter().chain(more).collect();
        if take_in(&mut state, &mut desk, start.elapsed(), inputs) {
            return Ok(());
        }
    }
}

/// Takes in what has happened; tells whether that was the end.
fn take_in(state: &mut State, desk: &mut Desk, now: Duration, inputs: Vec<Input>) -> bool {
    for input in std::iter::once(Input::Time(now)).chain(inputs) {
        for effect in update(state, input) {
            match effect {
                Effect::Quit => return true,
                Effect::Say(_) | Effect::Retype(_) => {}
                effect => desk.perform(effect),
            }
        }
    }
    false
}

/// A terminal that is being painted on; put right again when it is dropped.
struct Painted(Terminal<CrosstermBackend<Stdout>>);

impl Painted {
    fn open() -> Result<Painted, Trouble> {
        let (hook, painter) = (std::panic::take_hook(), std::thread::current().id());
        std::panic::set_hook(Box::new(move |panic| {
            // The program goes on after a panic beside it: what was said would only spoil the picture, and waits for its end.
            if std::thread::current().id() == painter {
                restore();
                hook(panic);
            } else {
                beside().push(panic.to_string());
            }
        }));
        enable_raw_mode()?;
        let opened = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Painted(terminal)),
            Err(error) => {
                restore();
                Err(error.into())
            }
        }
    }
}

impl Drop for Painted {
    fn drop(&mut self) {
        restore();
        beside().drain(..).for_each(|said| eprintln!("{said}"));
    }
}

/// What panics beside the screen have said.
fn beside() -> MutexGuard<'static, Vec<String>> {
    static BESIDE: Mutex<Vec<String>> = Mutex::new(Vec::new());
    BESIDE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Puts the terminal right. That it is gone is no trouble any more.
fn restore() {
    let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

/// Keys, clicks and sizes, from a thread of their own.
fn listen() -> mpsc::UnboundedReceiver<Input> {
    let (send, keys) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        // When the terminal is gone, so is the sender, and the program ends.
        while let Ok(event) = event::read() {
            if let Some(input) = input(event)
                && send.send(input).is_err()
            {
                break;
            }
        }
    });
    keys
}

fn input(event: Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => self::key(key).map(Input::Key),
        Event::Paste(text) => Some(Input::Pasted(text)),
        Event::Resize(columns, rows) => Some(Input::Size(columns, rows)),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => Some(Input::Wheel { up: true }),
            MouseEventKind::ScrollDown => Some(Input::Wheel { up: false }),
            _ => None,
        },
        _ => None,
    }
}

fn key(key: KeyEvent) -> Option<Key> {
    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        // What old terminals send for the backspace.
        KeyCode::Char('h') if ctrl => Key::Backspace,
        KeyCode::Char(letter) if ctrl => Key::Ctrl(letter.to_ascii_lowercase()),
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::F(number) => Key::F(number),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        _ => return None,
    })
}
