//! The line mode: everything in words, every command typed. For screen readers, pipes and terminals without a cursor.

use std::collections::VecDeque;
use std::io::{BufRead, Write};

use tokio::sync::mpsc;

use crate::command::{self, Does};
use crate::desk::{Desk, House, Trouble};
use crate::input::{Effect, Input};
use crate::state::State;
use crate::update::update;
use crate::{ascii, list};

/// Plays line by line on the standard streams, until the input ends, `quit` is typed or `until` is done.
///
/// # Errors
///
/// When nobody reads the output any more.
pub async fn run(
    house: House,
    mut state: State,
    first: Vec<Effect>,
    until: impl Future<Output = ()>,
) -> Result<(), Trouble> {
    let mut desk = Desk::new(house);
    let mut lines = read();
    let mut waiting: VecDeque<String> = VecDeque::new();
    let mut is_open = true;
    tokio::pin!(until);
    if first.is_empty() {
        state.say_list(list::Kind::First);
    }
    let begin = std::mem::take(&mut state.out).into_iter().chain(first).collect();
    let mut done = perform(&state, &mut desk, begin, &mut waiting)?;
    while !done {
        let ready = desk.is_idle() && !state.is_busy();
        let urgent = waiting.front().is_some_and(|line| matches!(command::of_line(line), Some((Does::Now, _))));
        let input = match waiting.front() {
            Some(_) if ready || (urgent && desk.is_idle()) => waiting.pop_front().map(Input::Line),
            None if ready && !is_open => break,
            _ => tokio::select! {
                biased;
                input = desk.next() => input,
                line = lines.recv(), if is_open => {
                    is_open = line.is_some();
                    waiting.extend(line);
                    None
                }
                () = &mut until => break,
            },
        };
        if let Some(input) = input {
            let effects = update(&mut state, input);
            done = perform(&state, &mut desk, effects, &mut waiting)?;
        }
    }
    if let Some(game) = state.game.as_ref().filter(|game| game.kept) {
        tell(&state, &state.voice().ts("tui-kept", "id", game.id.as_str()))?;
    }
    Ok(())
}

/// Standard input, line by line.
fn read() -> mpsc::UnboundedReceiver<String> {
    let (send, lines) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut bytes = Vec::new();
        while let Ok(1..) = input.read_until(b'\n', &mut bytes) {
            let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned();
            bytes.clear();
            if send.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// Does what is asked; tells whether that is the end.
fn perform(
    state: &State,
    desk: &mut Desk,
    effects: Vec<Effect>,
    waiting: &mut VecDeque<String>,
) -> Result<bool, Trouble> {
    let mut is_end = false;
    for effect in effects {
        match effect {
            Effect::Say(line) => tell(state, &line)?,
            Effect::Retype(line) => waiting.push_front(line),
            Effect::Quit => is_end = true,
            effect => desk.perform(effect),
        }
    }
    Ok(is_end)
}

fn tell(state: &State, line: &str) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    match state.look.ascii {
        true => writeln!(out, "{}", ascii::text(line))?,
        false => writeln!(out, "{line}")?,
    }
    Ok(out.flush()?)
}
