//! What happens changes the state, and what is to be done about it comes out.

use std::sync::Arc;

use reversi::{Square, Variant};
use table::reversi::{seat_of, text_place, text_reason};
use table::{AnyTable, Entry, Occupant, Occupants, Reason, Verb};

use crate::choice::{Choice, Opponent};
use crate::command::{self, Does};
use crate::editor::stepped;
use crate::game::Game;
use crate::input::{Effect, Input, Sitting};
use crate::key::Key;
use crate::list::{self, Kind};
use crate::state::{Layer, PATIENCE, State};
use crate::tell;
use crate::view::Spot;
use crate::voice::Said;

/// Takes in what happened.
pub fn update(state: &mut State, input: Input) -> Vec<Effect> {
    match input {
        Input::Time(now) => state.time(now),
        Input::Size(columns, rows) => state.size = (columns, rows),
        Input::Key(key) => state.key(key),
        Input::Click(column, row) => state.click(column, row),
        Input::Wheel { up } => state.key(if up { Key::PageUp } else { Key::PageDown }),
        Input::Pasted(text) => state.paste(&text),
        Input::Line(line) => state.line(&line),
        Input::Sat(sitting) => state.sit(sitting),
        Input::Entry(entry, table) => state.entry(entry, table),
        Input::Thinking(thinking) => {
            if let Some(game) = &mut state.game {
                game.thinking = Some(thinking);
            }
        }
        Input::Idle => {
            if let Some(game) = &mut state.game {
                game.thinking = None;
                game.stalled = game.waiting.is_empty() && game.table.computer_due().is_some();
            }
        }
        Input::Gone => {
            state.leave();
            state.tell_reason(Reason::new("net-gone"));
        }
        Input::Refused(reason) => {
            state.message.clear();
            if let Some(game) = &mut state.game {
                game.asking = false;
            }
            state.tell_reason(reason);
        }
        Input::Hint(node, hint) => state.hinted(node, &hint),
        Input::Games(cards, more) => {
            state.games = cards;
            state.more_games = more;
            match state.games.is_empty() {
                true => state.tell_reason(Reason::new("games-none")),
                false => {
                    state.layers.clear();
                    state.open_list(Kind::Games);
                }
            }
        }
        Input::Latest(card) => state.latest = card,
        Input::Loaded(text) => state.load(&text),
        Input::Deleted => state.tell_reason(Reason::new("tui-deleted")),
        Input::Written(path) => {
            state.message.clear();
            state.tell_reason(Reason::new("tui-written").with("path", path.display().to_string()));
        }
    }
    std::mem::take(&mut state.out)
}

impl State {
    fn time(&mut self, now: std::time::Duration) {
        self.now = now;
        match &mut self.game {
            Some(game) if game.rests_at().is_some_and(|end| now >= end) => {
                (game.turning, game.moving) = (None, None);
                self.drain();
            }
            None if !self.plain && self.layers.is_empty() && now >= self.touched + PATIENCE => {
                self.touched = now;
                self.demonstrating = true;
                let choice = Choice { opponent: Opponent::Demo, ..self.choice };
                self.effect(Effect::Demonstrate(choice));
            }
            _ => {}
        }
    }

    fn sit(&mut self, sitting: Sitting) {
        let Sitting { id, kept, table, thinking } = sitting;
        let demonstration = !table.occupants().0.contains(&Occupant::Person);
        // A demonstration that somebody has ended in the meantime is not wanted any more.
        if !kept && demonstration && !std::mem::take(&mut self.demonstrating) {
            return self.effect(Effect::Leave);
        }
        self.layers.clear();
        self.message.clear();
        let mut game = Game::new(id, kept, table, thinking);
        game.example = !kept && !demonstration;
        if game.example {
            game.looking = Some(0);
            game.hand = crate::classic::InHand::at(&game);
        }
        if game.is_reversi() && game.state().position.size().side() == 6 {
            game.cursor.square = game.state().position.size().at(2, 2).unwrap_or(game.cursor.square);
        }
        self.game = Some(game);
        self.learn_choice();
        self.greet();
    }

    /// Tells what the table is that was just sat at.
    fn greet(&mut self) {
        let voice = self.voice();
        let Some(game) = &self.game else { return };
        if game.example {
            if self.plain {
                self.say(voice.t("tui-item-example"));
                self.say(voice.t("tui-example-keys"));
            }
            return self.tell_place();
        }
        if !game.is_reversi() {
            let lines = [crate::commentary::what(voice, game), crate::commentary::seats(voice, game)];
            let happened = crate::commentary::happened(voice, game);
            if self.plain {
                self.say_all(lines.into());
            }
            happened.into_iter().for_each(|line| self.tell(Said::Text(line)));
            if !self.plain && self.game.as_ref().is_some_and(|game| !game.kept) {
                self.tell_reason(Reason::new("tui-demonstration"));
            }
            return self.say_standing();
        }
        if self.plain {
            let text = tell::game(voice, game);
            self.say(text);
            self.say_standing();
        } else {
            let over = tell::result(voice, game);
            over.into_iter().for_each(|line| self.tell(Said::Text(line)));
            if self.game.as_ref().is_some_and(|game| !game.kept) {
                self.tell_reason(Reason::new("tui-demonstration"));
            }
        }
    }

    fn entry(&mut self, entry: Entry, table: Arc<AnyTable>) {
        let Some(game) = &mut self.game else { return };
        game.waiting.push_back((entry, table));
        self.drain();
    }

    /// Shows what has happened, as far as nothing has to be seen first.
    pub(crate) fn drain(&mut self) {
        while let Some(game) = self.game.as_mut().filter(|game| !game.is_held())
            && let Some((entry, table)) = game.waiting.pop_front()
        {
            self.apply(&entry, table);
        }
    }

    fn apply(&mut self, entry: &Entry, table: Arc<AnyTable>) {
        let voice = self.voice();
        let (motion, now) = (self.look.motion && !self.plain, self.now);
        let Some(game) = &mut self.game else { return };
        let before = game.ply();
        game.table = table;
        game.stalled = false;
        // What is thought now, if anything, is told right after this.
        if game.waiting.is_empty() && entry.verb == Verb::Play {
            game.thinking = None;
        }
        match entry.verb {
            Verb::Play | Verb::Roll if !game.is_reversi() => self.applied(motion),
            Verb::Play => {
                game.looking = None;
                game.hint = None;
                game.cursor.armed = false;
                let state = *game.state();
                if motion && !state.flipped.is_empty() {
                    game.turning = Some(now);
                }
                let moved = tell::last_move(voice, game);
                let to_confirm = state.passed.filter(|&disc| game.is_person(seat_of(disc)));
                game.pass = to_confirm;
                let over = tell::result(voice, game);
                self.message.clear();
                moved.into_iter().for_each(|line| self.tell(Said::Text(line)));
                if let Some(disc) = state.passed {
                    let name = if to_confirm.is_some() { "tui-pass" } else { "status-pass" };
                    self.tell_reason(Reason::new(name).with("side", disc.to_string()));
                }
                if !self.plain {
                    over.into_iter().for_each(|line| self.tell(Said::Text(line)));
                }
            }
            Verb::Go => {
                game.looking = None;
                game.hint = None;
                game.giving_up = false;
                game.hand = crate::classic::InHand::new(&game.table);
                let name = if game.ply() < before { "say-undone" } else { "say-redone" };
                let place = Reason::new("say-position").with("ply", game.ply());
                self.message.clear();
                self.tell_reason(Reason::new(name));
                self.tell_reason(place);
            }
            Verb::Seats => {
                game.hand = crate::classic::InHand::new(&game.table);
                let seats = match game.is_reversi() {
                    true => tell::seats(voice, game),
                    false => crate::commentary::seats(voice, game),
                };
                self.message.clear();
                self.tell(Said::Text(seats));
            }
            Verb::Roll | Verb::About => {}
        }
        if self.game.as_ref().is_some_and(Game::is_reversi) || !matches!(entry.verb, Verb::Play | Verb::Roll) {
            self.say_standing();
        }
    }

    fn hinted(&mut self, node: u64, hint: &bots::Hint) {
        let Some(game) = &mut self.game else { return };
        game.asking = false;
        if game.shown() != node {
            return;
        }
        if !game.is_reversi() {
            return self.hinted_play(hint);
        }
        let size = game.state().position.size();
        let choice = hint.choice.clone().action();
        game.hint = choice.and_then(|name| size.square(&name).ok()).map(|square| (node, square));
        self.message.retain(|said| *said != Said::Reason(Reason::new("hint-asked")));
        self.tell(Said::Hint(hint.why.clone()));
    }

    fn load(&mut self, text: &str) {
        match reversi::text::read(text, Variant::REVERSI) {
            Ok(record) => {
                let game = &record.game;
                let size = game.setup().variant.size;
                let moves = game.squares().map(|square| (Verb::Play, size.name(square).to_string()));
                self.effect(Effect::Start(club::NewTable {
                    kind: <table::reversi::Reversi as table::Referee>::NAME,
                    setup: game.setup().text(),
                    occupants: Occupants([Occupant::Person; 2]),
                    entries: moves.chain(table::reversi::about(&record).entry()).collect(),
                }));
            }
            Err(error) => match loaded_match(text) {
                Some(new) => self.effect(Effect::Start(new)),
                None => self.tell(Said::Fault(text_place(error.place()), text_reason(&error))),
            },
        }
    }

    // Keys.

    fn key(&mut self, key: Key) {
        self.touched = self.now;
        self.demonstrating = false;
        if matches!(key, Key::Ctrl('c' | 'q')) {
            return self.run(Does::Quit, "");
        }
        if self.game.as_ref().is_some_and(|game| !game.kept && game.is_demonstration()) {
            return self.leave();
        }
        match self.layers.last_mut() {
            Some(Layer::List(_)) => self.list_key(key),
            Some(Layer::Help(_)) => self.help_key(key),
            Some(Layer::Editor(_)) => self.editor_key(key),
            Some(Layer::Match(_)) => self.match_editor_key(key),
            Some(Layer::Ask(_)) => self.ask_key(key),
            None if self.game.is_some() => self.game_key(key),
            None => self.list_key(key),
        }
    }

    fn list_key(&mut self, key: Key) {
        let Some(kind) = self.list().map(|list| list.kind) else { return };
        let items = list::items(self, kind);
        let over_game = self.top().is_some();
        let more = self.more_games;
        let Some(list) = self.list_mut() else { return };
        let field = items.get(list.selected).and_then(|item| item.field);
        match key {
            Key::Up | Key::BackTab => list.step(items.len(), false),
            Key::Down | Key::Tab => list.step(items.len(), true),
            Key::Home => list.selected = 0,
            Key::End => list.selected = items.len().saturating_sub(1),
            Key::PageDown if kind == Kind::Games && more => self.run(Does::Older, ""),
            Key::Delete if kind == Kind::Games => self.delete_selected(),
            Key::Left | Key::Right | Key::Char(' ') if field.is_some() => {
                field.into_iter().for_each(|field| self.turn_choice(field, key != Key::Left));
            }
            Key::Char(digit) if digit.is_ascii_digit() => {
                if let Some(number) = list.digit(digit, items.len()) {
                    self.take_item(number);
                }
            }
            Key::Backspace => drop(list.digits.pop()),
            Key::Enter if kind == Kind::First && field.is_some() => self.run(Does::Begin, ""),
            Key::Enter if kind == Kind::Menu && !list.moved => drop(self.layers.pop()),
            Key::Enter => {
                let number = list.selected;
                list.digits.clear();
                self.take_item(number);
            }
            Key::Esc | Key::Ctrl('b') if over_game => drop(self.layers.pop()),
            key if kind == Kind::First && !over_game => match command::of_key(key) {
                Some(Does::Menu | Does::Hint | Does::Now) | None => {}
                Some(does) => {
                    self.message.clear();
                    self.run(does, "");
                }
            },
            _ => {}
        }
    }

    /// Asks whether the game of the list that is chosen is to be deleted.
    fn delete_selected(&mut self) {
        let Some(list) = self.list() else { return };
        if let Some(id) = self.games.get(list.selected).map(|card| card.id) {
            self.confirm_delete(id);
        }
    }

    fn help_key(&mut self, key: Key) {
        let Some(Layer::Help(top)) = self.layers.last_mut() else { return };
        match key {
            Key::Up => *top = top.saturating_sub(1),
            Key::Down => *top += 1,
            Key::PageUp => *top = top.saturating_sub(10),
            Key::PageDown | Key::Char(' ') => *top += 10,
            Key::Home => *top = 0,
            _ => drop(self.layers.pop()),
        }
        let longest = crate::view::help_length(self);
        if let Some(Layer::Help(top)) = self.layers.last_mut() {
            *top = (*top).min(longest);
        }
    }

    fn ask_key(&mut self, key: Key) {
        let Some(Layer::Ask(ask)) = self.layers.last_mut() else { return };
        match key {
            Key::Char(letter) => ask.typed.push(letter),
            Key::Backspace => drop(ask.typed.pop()),
            Key::Enter => {
                let (what, typed) = (ask.what, std::mem::take(&mut ask.typed));
                self.layers.pop();
                self.message.clear();
                self.answer(what, &typed);
            }
            Key::Esc => drop(self.layers.pop()),
            _ => {}
        }
    }

    fn game_key(&mut self, key: Key) {
        let Some(game) = &mut self.game else { return };
        if !game.is_reversi() {
            return self.classic_key(key);
        }
        if game.pass.is_some() && matches!(key, Key::Enter | Key::Char(_)) {
            return self.run(Does::Pass, "");
        }
        let size = game.state().position.size();
        match key {
            Key::Char(letter) if !game.typed.is_empty() || letter.is_alphabetic() => game.typed.push(letter),
            Key::Backspace if !game.typed.is_empty() => drop(game.typed.pop()),
            Key::Enter if !game.typed.is_empty() => {
                let typed = std::mem::take(&mut game.typed);
                self.message.clear();
                self.submit(&typed);
            }
            Key::Esc if !game.typed.is_empty() => game.typed.clear(),
            Key::Left | Key::Right | Key::Up | Key::Down => {
                let (file, rank) = match key {
                    Key::Left => (-1, 0),
                    Key::Right => (1, 0),
                    Key::Up => (0, -1),
                    _ => (0, 1),
                };
                if game.cursor.armed {
                    game.cursor.square = stepped(size, game.cursor.square, file, rank);
                }
                game.cursor.armed = true;
            }
            Key::Enter | Key::Char(' ') if game.cursor.armed => {
                let name = size.name(game.cursor.square).to_string();
                self.message.clear();
                self.play(&name);
            }
            Key::Esc if !game.is_busy() && (game.cursor.armed || game.looking.is_some()) => match game.cursor.armed {
                true => game.cursor.armed = false,
                false if game.example => self.leave(),
                false => self.run(Does::Last, ""),
            },
            Key::Esc if !game.is_busy() => self.message.clear(),
            key => {
                if let Some(does) = command::of_key(key) {
                    self.message.clear();
                    self.run(does, "");
                }
            }
        }
    }

    /// Does what was typed: a command's word, or a move.
    fn submit(&mut self, typed: &str) {
        match command::of_line(typed) {
            Some((does, with)) => self.run(does, with),
            None => self.play(typed),
        }
    }

    // The mouse and the clipboard.

    fn click(&mut self, column: u16, row: u16) {
        self.touched = self.now;
        if self.game.as_ref().is_some_and(|game| !game.kept && game.is_demonstration()) {
            return self.leave();
        }
        match crate::view::spot(self, column, row) {
            Some(Spot::Item(number)) => {
                if let Some(list) = self.list_mut() {
                    list.selected = number;
                }
                self.take_item(number);
            }
            Some(Spot::Square(square)) => self.click_square(square),
            Some(Spot::Place(place)) => self.click_place(place),
            Some(Spot::Dice) => self.click_dice(),
            None => {
                if matches!(self.top(), Some(Layer::List(_) | Layer::Help(_))) {
                    self.layers.pop();
                }
            }
        }
    }

    fn click_square(&mut self, square: Square) {
        match self.layers.last_mut() {
            Some(Layer::Editor(editor)) => editor.cycle(square),
            Some(_) => {}
            None => {
                let Some(game) = &mut self.game else { return };
                if game.pass.is_some() {
                    return self.run(Does::Pass, "");
                }
                let name = game.state().position.size().name(square).to_string();
                game.cursor.square = square;
                self.message.clear();
                self.play(&name);
            }
        }
    }

    /// A pasted text is the answer to a question, or a game to open.
    fn paste(&mut self, text: &str) {
        self.touched = self.now;
        match self.layers.last_mut() {
            Some(Layer::Ask(ask)) => ask.typed.push_str(&text.replace(['\r', '\n'], " ")),
            _ => {
                self.message.clear();
                self.load(text);
            }
        }
    }

    // The line mode.

    fn line(&mut self, line: &str) {
        self.touched = self.now;
        self.message.clear();
        match self.layers.last_mut() {
            Some(Layer::Editor(editor)) => {
                let left = editor.line(line);
                self.edited(left);
            }
            Some(Layer::Match(editor)) => {
                let left = editor.line(line);
                self.edited(left);
            }
            Some(Layer::Ask(ask)) => {
                let what = ask.what;
                self.layers.pop();
                self.answer(what, line);
            }
            Some(Layer::List(_)) => self.list_line(line),
            Some(Layer::Help(_)) => drop(self.layers.pop()),
            None if self.game.is_some() => self.game_line(line),
            None => self.list_line(line),
        }
    }

    fn list_line(&mut self, line: &str) {
        let Some(kind) = self.list().map(|list| list.kind) else { return };
        let count = list::items(self, kind).len();
        let is_first = self.layers.is_empty();
        match line.trim() {
            "" if is_first => self.run(Does::Begin, ""),
            "" => {
                self.layers.pop();
                self.say_standing();
            }
            number if number.bytes().all(|byte| byte.is_ascii_digit()) => match number.parse::<usize>() {
                Ok(number) if (1..=count).contains(&number) => self.take_item(number - 1),
                _ => self.tell_reason(Reason::new("tui-wrong-number").with("count", count)),
            },
            line => match command::of_line(line) {
                Some((does, with)) => {
                    self.layers.clear();
                    self.run(does, with);
                }
                None if is_first => self.tell_reason(Reason::new("tui-wrong-word").with("text", line)),
                None => {
                    self.layers.clear();
                    self.game_line(line);
                }
            },
        }
    }

    fn game_line(&mut self, line: &str) {
        if self.game.as_ref().is_some_and(|game| !game.is_reversi()) {
            return self.classic_line(line);
        }
        let passes = self.game.as_ref().is_some_and(|game| game.pass.is_some());
        if passes {
            self.run(Does::Pass, "");
            // A script may leave its passes out: its next line comes again once it is the person's turn.
            if !line.trim().is_empty() && !matches!(command::of_line(line), Some((Does::Pass, _))) {
                self.effect(Effect::Retype(line.to_owned()));
            }
            return;
        }
        match line.trim() {
            "" => self.run(Does::Menu, ""),
            line => self.submit(line),
        }
    }
}

/// A match or a position of Backgammon in a text, as a table for two people; `None` when it is none.
fn loaded_match(text: &str) -> Option<club::NewTable> {
    use table::backgammon::{Backgammon, Setup, about, played};
    let (setup, entries) = match backgammon::text::read(text).ok()? {
        backgammon::text::Pasted::Position(setup) => (Setup::new(setup, table::Dice::Drawn).ok()?, Vec::new()),
        backgammon::text::Pasted::Match(reading) => {
            let first = played(&reading.record, table::Dice::Drawn).into_iter().next()?;
            (first.setup, first.entries.into_iter().chain(about(&reading.record).entry()).collect())
        }
    };
    Some(club::NewTable {
        kind: <Backgammon as table::Referee>::NAME,
        setup: <Backgammon as table::Referee>::write_setup(&setup),
        occupants: Occupants([Occupant::Person; 2]),
        entries,
    })
}
