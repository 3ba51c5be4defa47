//! The game in a terminal, without one: inputs go in, pictures and words come out.

mod arrange;
mod backgammon;
mod keys;
mod pictures;
mod plain;
mod play;
mod puppet;
mod sizes;
mod words;

use std::sync::Arc;
use std::time::Duration;

use ::words::Lang;
use club::{NewTable, Wish};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use store::GameId;
use table::{AnyTable, Draft, Entry, Hand, Verb};
use tui::choice::Choice;
use tui::input::Sitting;
use tui::key::Key;
use tui::{Effect, Input, Look, State, update, view};

/// A program at its screen, with a table that answers at once: a club without a store, a clock or threads.
struct Bench {
    state: State,
    table: Option<AnyTable>,
    kept: bool,
    /// Whether the computer answers by itself.
    thinks: bool,
    /// What the line mode has said.
    said: Vec<String>,
    /// What was asked of the world and is not played here.
    asked: Vec<Effect>,
    retyped: Vec<String>,
    dice: Dice,
    over: bool,
}

/// Dice that fall alike in every run.
struct Dice(u32);

impl Dice {
    fn throw(&mut self) -> String {
        let mut die = || {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 16) % 6 + 1
        };
        format!("{}{}", die(), die())
    }
}

fn bench(lang: Lang, look: Look, choice: Choice) -> Bench {
    let state = State::new(lang, look, false, choice);
    Bench {
        state,
        table: None,
        kept: true,
        thinks: true,
        said: Vec::new(),
        asked: Vec::new(),
        retyped: Vec::new(),
        dice: Dice(7),
        over: false,
    }
}

/// Without movement, so that nothing has to be waited for.
fn still() -> Look {
    Look { motion: false, ..Look::default() }
}

impl Bench {
    fn send(&mut self, input: Input) {
        let effects = update(&mut self.state, input);
        for effect in effects {
            self.perform(effect);
        }
    }

    fn key(&mut self, key: Key) {
        self.send(Input::Key(key));
    }

    fn keys(&mut self, keys: &[Key]) {
        keys.iter().for_each(|&key| self.key(key));
    }

    fn typed(&mut self, text: &str) {
        text.chars().for_each(|letter| self.key(Key::Char(letter)));
        self.key(Key::Enter);
    }

    /// A line of the line mode, and those that it puts off.
    fn line(&mut self, line: &str) {
        self.send(Input::Line(line.to_owned()));
        while let Some(line) = self.retyped.pop() {
            self.send(Input::Line(line));
        }
    }

    fn begin(&mut self) {
        let choice = self.state.choice;
        self.perform(Effect::Deal(choice));
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Deal(choice) => self.sit(choice.new_table(true, Vec::new()), true),
            Effect::Start(new) => self.sit(new, true),
            Effect::Show(new) => self.sit(new, false),
            Effect::Demonstrate(choice) => self.sit(choice.new_table(true, Vec::new()), false),
            Effect::Wish(wish) => self.wish(wish),
            Effect::Hint(node) => {
                let hint = self.table.as_ref().and_then(|table| puppet::hint(table, node));
                self.send(Input::Hint(node, hint.unwrap()));
            }
            Effect::PlayNow => self.answer(true),
            Effect::Leave => self.table = None,
            Effect::Say(line) => self.said.push(line),
            Effect::Retype(line) => self.retyped.push(line),
            Effect::Quit => self.over = true,
            effect => self.asked.push(effect),
        }
    }

    fn sit(&mut self, new: NewTable, kept: bool) {
        let mut table = AnyTable::new(new.kind, &new.setup, new.occupants).unwrap();
        for (verb, text) in new.entries {
            let draft = table.propose(Hand::Record, verb, &text).unwrap();
            table.push(&draft.at(table.seq() + 1, 0)).unwrap();
        }
        let id = GameId::from_random(*b"terminal");
        self.table = Some(table.clone());
        self.kept = kept;
        self.send(Input::Sat(Sitting { id, kept, table: Arc::new(table), thinking: None }));
        self.answer(false);
    }

    fn wish(&mut self, wish: Wish) {
        let table = self.table.as_ref().unwrap();
        let (verb, text) = match wish {
            Wish::Play { at, text } => {
                assert_eq!(at, table.current(), "a wish at a node that is not the table's");
                (Verb::Play, text)
            }
            Wish::Roll { at, text } => {
                assert_eq!(at, table.current(), "a wish at a node that is not the table's");
                (Verb::Roll, text.unwrap_or_else(|| self.dice.throw()))
            }
            Wish::Undo => (Verb::Go, table.undo_target().map_or("none".to_owned(), |node| node.to_string())),
            Wish::Redo => (Verb::Go, table.redo_target().map_or("none".to_owned(), |node| node.to_string())),
            Wish::Go(node) => (Verb::Go, node.to_string()),
            Wish::Seats(text) => (Verb::Seats, text),
        };
        match table.propose(Hand::Person, verb, &text) {
            Ok(draft) => {
                self.push(draft);
                self.answer(false);
            }
            Err(reason) => self.send(Input::Refused(reason)),
        }
    }

    fn push(&mut self, draft: Draft) {
        let table = self.table.as_mut().unwrap();
        let entry: Entry = draft.at(table.seq() + 1, 0);
        table.push(&entry).unwrap();
        let table = Arc::new(table.clone());
        self.send(Input::Entry(entry, table));
    }

    /// Lets the computer play as long as it has the turn.
    fn answer(&mut self, now: bool) {
        while (self.thinks || now)
            && let Some(table) = &self.table
        {
            if table.rolls_itself() {
                let text = self.dice.throw();
                let draft = table.propose(Hand::Computer, Verb::Roll, &text).unwrap();
                self.push(draft);
                continue;
            }
            if table.computer_due().is_none() {
                break;
            }
            let (verb, text) = match puppet::choose(table, table.current()).unwrap() {
                bots::Choice::Act(text) => (Verb::Play, text),
                bots::Choice::Roll if table.dice() == table::Dice::Typed => (Verb::Play, "roll".to_owned()),
                bots::Choice::Roll => (Verb::Roll, self.dice.throw()),
            };
            let draft = table.propose(Hand::Computer, verb, &text).unwrap();
            self.push(draft);
        }
    }

    fn time(&mut self, millis: u64) {
        self.send(Input::Time(Duration::from_millis(millis)));
    }

    /// The screen at a size.
    fn paint(&mut self, columns: u16, rows: u16) -> Buffer {
        self.send(Input::Size(columns, rows));
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| view(&self.state, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The screen of 80 by 24 as text.
    fn screen(&mut self) -> String {
        text(&self.paint(80, 24))
    }
}

/// A screen as text.
fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width.max(1));
    let lines: Vec<String> = rows
        .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned())
        .collect();
    lines.join("\n")
}

/// Says what is missing in a text.
#[track_caller]
fn holds(text: &str, part: &str) {
    assert!(text.contains(part), "no {part:?} in\n{text}");
}
