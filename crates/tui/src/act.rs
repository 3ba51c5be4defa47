//! What each command does.

use std::path::PathBuf;

use club::{NewTable, Wish};
use reversi::{Disc, Refusal, Setup};
use table::reversi::{refusal_reason, seat_of};
use table::{AnyTable, Due, Entry, Hand, Level, Occupant, Occupants, Reason, Seat, Verb};
use words::Lang;

use crate::choice::{Colour, Opponent, Start};
use crate::command::{COMMANDS, Does};
use crate::example;
use crate::input::{Effect, Format};
use crate::list::{self, Kind, List};
use crate::state::{Ask, Asked, Layer, State};
use crate::tell;
use crate::voice::{Said, Voice};

impl State {
    /// Does what a command says, `with` what follows its word.
    pub(crate) fn run(&mut self, does: Does, with: &str) {
        if self.game.is_none() && needs_game(does) {
            return self.tell_reason(Reason::new("tui-wrong-no-game"));
        }
        match does {
            Does::Menu => self.open_list(Kind::Menu),
            Does::Hint => self.ask_hint(),
            Does::Now => self.play_now(),
            Does::Undo => self.wish_back(Wish::Undo),
            Does::Redo => self.wish_back(Wish::Redo),
            Does::First | Does::Previous | Does::Next | Does::Last => self.step(does),
            Does::Here => self.go_here(),
            Does::Level => self.ask_level(with),
            Does::LevelUp => self.set_level(Level::new(self.level().number() + 1)),
            Does::LevelDown => self.set_level(Level::new(self.level().number() - 1)),
            Does::Swap => self.swap(),
            Does::Take => self.take(with),
            Does::Setup => self.open_editor(with),
            Does::New => self.leave(),
            Does::Again => self.effect(Effect::Deal(self.choice)),
            Does::Two => {
                self.choice.opponent = Opponent::Person;
                self.effect(Effect::Deal(self.choice));
            }
            Does::Example => self.show_example(),
            Does::Games => self.effect(Effect::Games(None)),
            Does::Older => self.effect(Effect::Games(self.games.last().map(|card| card.place))),
            Does::Open => self.open_kept(with),
            Does::Delete => self.ask_to_delete(with),
            Does::Load if with.is_empty() => self.ask(Asked::Load),
            Does::Load => self.effect(Effect::Load(with.to_owned())),
            Does::Save => self.save(with),
            Does::Browser => {
                let id = self.game.as_ref().map(|game| game.id.to_string()).unwrap_or_default();
                self.tell_reason(Reason::new("tui-browser").with("id", id));
            }
            Does::Language => self.speak(with),
            Does::Marks => {
                self.look.marks = !self.look.marks;
                let name = if self.look.marks { "tui-marks-on" } else { "tui-marks-off" };
                self.tell_reason(Reason::new(name));
            }
            Does::Help if self.plain => self.say_help(),
            Does::Help => self.layers.push(Layer::Help(0)),
            Does::Pass => self.pass(),
            Does::Resign => self.resign(with),
            Does::Board | Does::Draw | Does::Moves | Does::Legal | Does::Score => self.describe(does),
            Does::Quit => self.effect(Effect::Quit),
            Does::Begin => self.effect(Effect::Deal(self.choice)),
            Does::Resume => {
                if let Some(latest) = &self.latest {
                    self.effect(Effect::Sit(latest.id));
                }
            }
            Does::Choose => {}
        }
    }

    /// Opens a list; in the line mode it is read out.
    pub(crate) fn open_list(&mut self, kind: Kind) {
        self.layers.push(Layer::List(List::new(kind)));
        if self.plain {
            self.say_list(kind);
        }
    }

    /// Reads a list out.
    pub(crate) fn say_list(&mut self, kind: Kind) {
        let voice = self.voice();
        self.say(list::title(kind, voice));
        let items = list::items(self, kind);
        for (number, item) in (1..).zip(&items) {
            let text =
                item.value.as_ref().map_or_else(|| item.label.clone(), |value| valued(voice, &item.label, value));
            self.say(format!("{number} {text}"));
        }
        self.say(voice.t(if kind == Kind::First { "tui-prompt-first" } else { "tui-prompt-list" }));
    }

    /// Takes an item of the list that is open.
    pub(crate) fn take_item(&mut self, number: usize) {
        let Some(kind) = self.list().map(|list| list.kind) else { return };
        let Some(item) = list::items(self, kind).into_iter().nth(number) else { return };
        match (item.field, item.does) {
            (Some(field), _) => self.turn_choice(field, true),
            (None, does) => {
                self.layers.clear();
                self.run(does, &item.with);
            }
        }
    }

    /// Changes a line of the first screen.
    pub(crate) fn turn_choice(&mut self, field: crate::choice::Field, forward: bool) {
        self.choice.turn(field, forward);
        if self.plain {
            let voice = self.voice();
            let value = list::value(&self.choice, field, voice);
            self.say(valued(voice, &list::field(field, voice), &value));
        }
    }

    pub(crate) fn ask(&mut self, what: Asked) {
        self.layers.push(Layer::Ask(Ask { what, typed: String::new() }));
        if self.plain {
            self.say(self.question(what));
        }
    }

    /// A question in words.
    pub fn question(&self, what: Asked) -> String {
        match what {
            Asked::Load => self.voice().t("tui-ask-load"),
            Asked::File(format) => self.voice().ts("tui-ask-file", "name", &self.file_name(format)),
            Asked::Delete(_) => self.voice().t("tui-ask-yes-no"),
        }
    }

    /// The name of the file that a game is written to unless another is typed.
    fn file_name(&self, format: Format) -> String {
        let id = self.game.as_ref().map(|game| game.id.to_string()).unwrap_or_default();
        format!("volteface-{id}.{}", format.ending())
    }

    /// Takes the answer to a question.
    pub(crate) fn answer(&mut self, what: Asked, typed: &str) {
        let typed = typed.trim();
        match what {
            Asked::Load if typed.is_empty() => {}
            Asked::Load => self.effect(Effect::Load(typed.to_owned())),
            Asked::Delete(id) => match is_yes(typed) {
                true => self.delete(id),
                false => self.tell_reason(Reason::new("tui-not-deleted")),
            },
            Asked::File(format) => {
                let name = if typed.is_empty() { self.file_name(format) } else { typed.to_owned() };
                self.save_to(&name, format);
            }
        }
    }

    fn ask_hint(&mut self) {
        let voice = self.voice();
        let Some(game) = &mut self.game else { return };
        match game.due() {
            Due::Over(_) => self.tell_reason(Reason::new("refusal-over-no-hint")),
            // Before the first dice there is nothing to decide but to throw them.
            Due::Dice { by: None, .. } => {
                let status = crate::commentary::status(voice, game);
                self.tell(Said::Text(status));
            }
            _ => {
                game.asking = true;
                let node = game.shown();
                self.effect(Effect::Hint(node));
                self.tell_reason(Reason::new("hint-asked"));
            }
        }
    }

    fn play_now(&mut self) {
        match &self.game {
            Some(game) if game.is_busy() => self.effect(Effect::PlayNow),
            _ => self.tell_reason(Reason::new("refusal-not-thinking")),
        }
    }

    fn wish_back(&mut self, wish: Wish) {
        let Some(game) = &mut self.game else { return };
        if !game.kept {
            return self.step(if wish == Wish::Undo { Does::Previous } else { Does::Next });
        }
        game.looking = None;
        self.wish(wish);
    }

    pub(crate) fn wish(&mut self, wish: Wish) {
        self.effect(Effect::Wish(wish));
    }

    /// Looks at another node of the line.
    fn step(&mut self, does: Does) {
        let Some(game) = &mut self.game else { return };
        (game.turning, game.moving) = (None, None);
        let line = game.table.line();
        let at = line.iter().position(|&id| id == game.shown()).unwrap_or(0);
        let to = match does {
            Does::First => 0,
            Does::Previous => at.saturating_sub(1),
            Does::Next => (at + 1).min(line.len() - 1),
            _ => line.iter().position(|&id| id == game.table.current()).unwrap_or(line.len() - 1),
        };
        game.looking = Some(line[to]).filter(|&node| node != game.table.current());
        game.hand = crate::classic::InHand::at(game);
        self.tell_place();
    }

    /// Tells which node is looked at.
    pub(crate) fn tell_place(&mut self) {
        let voice = self.voice();
        let Some(game) = &self.game else { return };
        let (ply, is_example) = (game.ply(), game.example);
        let place = Reason::new("say-position").with("ply", ply);
        self.message.clear();
        if !game.is_reversi() {
            let lines = crate::commentary::happened(voice, game);
            let comment = example::comment(game).filter(|_| is_example);
            if !is_example || self.plain {
                self.tell_reason(place);
            }
            lines.into_iter().for_each(|line| self.tell(Said::Text(line)));
            comment.into_iter().for_each(|name| self.tell(Said::Comment(name)));
            return;
        }
        let moved = tell::last_move(voice, game);
        let standing = tell::standing(voice, game);
        let comment = example::comment(game).filter(|_| is_example);
        if !is_example || self.plain {
            self.tell_reason(place);
        }
        if let Some(moved) = moved {
            self.tell(Said::Text(moved));
        }
        if let Some(name) = comment {
            self.tell(Said::Comment(name));
        }
        if self.plain {
            self.say_all(standing);
        }
    }

    /// Goes on from the node that is looked at, by whoever sits there.
    fn go_here(&mut self) {
        let Some(game) = &self.game else { return };
        let node = game.shown();
        if !game.kept {
            let occupants = self.taking(None, node);
            return self.start_from(node, None, occupants);
        }
        if game.looking.is_some() {
            self.wish(Wish::Go(node));
        }
    }

    /// Plays: at the table's own node, or on from the node that is looked at.
    pub(crate) fn play(&mut self, text: &str) {
        let Some(game) = &self.game else { return };
        let text = if game.is_reversi() { text.trim().to_lowercase() } else { text.trim().to_owned() };
        if game.kept && game.looking.is_none() {
            let at = game.table.current();
            return self.wish(Wish::Play { at, text });
        }
        let node = game.shown();
        // Whoever plays on from here takes the side that has the turn.
        let occupants = match game.due() {
            Due::Seat(seat) if game.kept && game.is_person(seat) => game.table.occupants(),
            Due::Seat(_) => self.taking(None, node),
            _ => game.table.occupants(),
        };
        match trial(&game.table, node, occupants, &text) {
            Err(reason) => self.tell_reason(reason),
            Ok(text) if game.kept => {
                if occupants != game.table.occupants() {
                    self.wish(Wish::Seats(occupants.to_string()));
                }
                self.wish(Wish::Go(node));
                self.wish(Wish::Play { at: node, text });
            }
            Ok(text) => self.start_from(node, Some(text), occupants),
        }
    }

    /// Who plays when people take these seats, the computer the others. Without a choice: the side that
    /// has the turn at the node.
    fn taking(&self, people: Option<[bool; 2]>, node: u64) -> Occupants {
        let people = people.unwrap_or_else(|| {
            let first = self.game.as_ref().is_none_or(|game| {
                debug_assert_eq!(node, game.shown(), "sides are taken where one looks");
                game.due().seat() != Some(Seat::Second)
            });
            [first, !first]
        });
        let level = self.level();
        Occupants(people.map(|person| if person { Occupant::Person } else { Occupant::Computer(level) }))
    }

    /// A kept game that begins as the game shown did, up to a node and a move after it.
    fn start_from(&mut self, node: u64, text: Option<String>, occupants: Occupants) {
        let Some(game) = &self.game else { return };
        let played = text.map(|text| (Verb::Play, text));
        let entries = game.entries_to(node).into_iter().chain(played).collect();
        let new = NewTable { kind: game.table.kind(), setup: game.table.setup_text(), occupants, entries };
        self.effect(Effect::Start(new));
    }

    fn ask_level(&mut self, with: &str) {
        if with.is_empty() {
            return self.open_list(Kind::Levels);
        }
        self.set_level(with.parse().ok().and_then(Level::new));
    }

    fn set_level(&mut self, level: Option<Level>) {
        let Some(level) = level else { return self.tell_reason(Reason::new("tui-wrong-level")) };
        self.choice.level = level;
        let now = self.game.as_ref().filter(|game| game.kept).map(|game| game.table.occupants());
        let new = now.map(|now| {
            Occupants(now.0.map(|occupant| match occupant {
                Occupant::Person => Occupant::Person,
                Occupant::Computer(_) => Occupant::Computer(level),
            }))
        });
        match new {
            Some(new) if Some(new) != now => self.wish(Wish::Seats(new.to_string())),
            _ => {
                let text = list::level(self.voice(), level);
                self.tell(Said::Text(text));
            }
        }
    }

    fn swap(&mut self) {
        let Some(game) = &self.game else { return };
        let occupants = game.table.occupants();
        if occupants == occupants.swapped() {
            return self.tell_reason(Reason::new("tui-wrong-swap"));
        }
        if game.kept {
            self.wish(Wish::Seats(occupants.swapped().to_string()));
        }
    }

    fn take(&mut self, with: &str) {
        if with.is_empty() {
            return self.open_list(Kind::Seats);
        }
        let Some(people) = list::people(with) else {
            return self.tell_reason(Reason::new("tui-wrong-take"));
        };
        let Some(game) = &self.game else { return };
        let (node, kept, looking) = (game.shown(), game.kept, game.looking);
        // Black sits first in Reversi, White in Backgammon.
        let [black, white] = people;
        let people = if game.is_reversi() { [black, white] } else { [white, black] };
        let occupants = self.taking(Some(people), node);
        if !kept {
            return self.start_from(node, None, occupants);
        }
        self.wish(Wish::Seats(occupants.to_string()));
        if let Some(node) = looking {
            self.wish(Wish::Go(node));
        }
    }

    /// Back to the first screen.
    pub(crate) fn leave(&mut self) {
        self.game = None;
        self.layers.clear();
        self.message.clear();
        self.first = List::new(Kind::First);
        self.touched = self.now;
        self.effect(Effect::Leave);
        self.effect(Effect::Latest);
        if self.plain {
            self.say_list(Kind::First);
        }
    }

    /// The commented game of what is played here, or chosen.
    fn show_example(&mut self) {
        let new = if list::is_match(self) { example::backgammon() } else { example::reversi() };
        self.effect(Effect::Show(new));
    }

    fn save(&mut self, with: &str) {
        match with.strip_prefix('.') {
            _ if with.is_empty() => self.open_list(Kind::Formats),
            Some("transcript") => self.ask(Asked::File(Format::Transcript)),
            Some(_) => self.ask(Asked::File(Format::of_name(with))),
            None => self.save_to(with, Format::of_name(with)),
        }
    }

    fn save_to(&mut self, name: &str, format: Format) {
        let voice = self.voice();
        let Some(game) = &self.game else { return };
        let names = Seat::BOTH.map(|seat| match game.table.occupants().at(seat) {
            Occupant::Person => voice.t("export-person"),
            Occupant::Computer(level) => format!("Volteface {level}"),
        });
        let node = game.looking.or(game.table.line().last().copied()).unwrap_or(0);
        self.effect(Effect::Save { path: PathBuf::from(name), format, node, names });
    }

    fn speak(&mut self, with: &str) {
        self.lang = with.parse().unwrap_or(match crate::command::plain_letters(with).as_str() {
            "english" | "anglais" => Lang::En,
            "francais" | "french" => Lang::Fr,
            _ => self.lang.other(),
        });
        self.tell_reason(Reason::new("tui-language"));
        if self.plain && self.game.is_none() {
            self.say_list(Kind::First);
        }
    }

    fn say_help(&mut self) {
        let voice = self.voice();
        self.say(voice.t("tui-help-plain"));
        for command in COMMANDS {
            let words = command.words(self.lang).join(", ");
            self.say(format!("{words} - {}", command.about(voice)));
        }
        if self.game.as_ref().map_or(self.choice.backgammon, |game| !game.is_reversi()) {
            self.say(voice.t("variant-backgammon"));
            for key in crate::classic::KEYS {
                self.say(format!("{} - {}", key.key_names(voice).join(", "), key.about(voice)));
            }
        }
    }

    /// Passes when that is due; passing is never a choice.
    pub(crate) fn pass(&mut self) {
        let Some(game) = &mut self.game else { return };
        if !game.is_reversi() {
            return self.tell_reason(Reason::new("tui-wrong-pass"));
        }
        if game.pass.take().is_none() {
            let position = game.state().position;
            let refusal = match game.due() {
                Due::Over(_) => Refusal::GameOver,
                _ => Refusal::MayNotPass { legal: position.legal().count() },
            };
            return self.tell_reason(refusal_reason(refusal, position.size()));
        }
        self.message.clear();
        self.drain();
        self.say_standing();
    }

    /// Says where the game stands, when the line mode waits for the person.
    pub(crate) fn say_standing(&mut self) {
        let Some(game) = &self.game else { return };
        if self.plain && game.pass.is_none() && !game.is_busy() && game.waiting.is_empty() {
            let lines = match game.is_reversi() {
                true => tell::standing(self.voice(), game),
                false => crate::commentary::standing(self.voice(), game),
            };
            self.say_all(lines);
        }
    }

    fn describe(&mut self, does: Does) {
        let voice = self.voice();
        let Some(game) = &self.game else { return };
        if !game.is_reversi() {
            let lines = match does {
                Does::Board | Does::Draw => crate::commentary::board(voice, game),
                Does::Moves => match crate::commentary::moves(voice, game) {
                    none if none.is_empty() => vec![voice.tn("say-position", "ply", 0)],
                    moves => moves,
                },
                Does::Legal => crate::commentary::standing(voice, game),
                _ => crate::commentary::score(voice, game),
            };
            return lines.into_iter().for_each(|line| self.tell(Said::Text(line)));
        }
        let position = game.state().position;
        let lines = match does {
            Does::Board => tell::board(voice, position.size(), position.board),
            Does::Draw => tell::drawing(position.size(), position.board, position.legal()),
            Does::Moves => vec![tell::moves(voice, game)],
            Does::Legal => vec![tell::legal(voice, game)],
            _ => vec![tell::score(voice, game)],
        };
        lines.into_iter().for_each(|line| self.tell(Said::Text(line)));
    }

    /// Takes over what a table says of itself for the next game.
    pub(crate) fn learn_choice(&mut self) {
        let Some(game) = self.game.as_ref().filter(|game| game.kept) else { return };
        self.choice.backgammon = !game.is_reversi();
        if let Some(table) = game.table.backgammon() {
            let length = table.setup().start.score.length;
            self.choice.rounds.points = if length > 0 { length } else { self.choice.rounds.points };
            self.choice.rounds.own_dice = table.setup().dice == table::Dice::Typed;
            let is_standard = table.setup().start.stage == backgammon::Stage::Opening;
            self.choice.rounds.start = (!is_standard).then_some(table.setup().start);
            self.choice.level = self.level();
            return;
        }
        let setup = game.reversi().setup().clone();
        let occupants = game.table.occupants();
        let level = self.level();
        self.choice.level = level;
        self.choice.variant = setup.variant();
        let started = match self.choice.start {
            Start::Standard | Start::Xot => Setup::standard(setup.variant()),
            Start::Handicap { corners, to } => Setup::handicap(setup.variant(), corners, to),
            Start::Position(start) => start,
        };
        self.choice.start = match self.choice.start {
            _ if !setup.opening.is_empty() => Start::Xot,
            _ if setup.start == Setup::standard(setup.variant()) => Start::Standard,
            start if started == setup.start => start,
            _ => Start::Position(setup.start),
        };
        let is_person = |disc| occupants.at(seat_of(disc)) == Occupant::Person;
        self.choice.opponent = match Disc::BOTH.map(is_person) {
            [true, true] => Opponent::Person,
            [false, false] => Opponent::Demo,
            [black, _] => {
                if self.choice.colour != Colour::Lot {
                    self.choice.colour = Colour::Is(if black { Disc::Black } else { Disc::White });
                }
                Opponent::Computer
            }
        };
    }
}

/// A line of a list with the value that it stands at. A question is answered, not continued.
fn valued(voice: Voice, label: &str, value: &str) -> String {
    match label.ends_with('?') {
        true => format!("{label} {value}"),
        false => format!("{label}{}", voice.ts("tui-value", "value", value)),
    }
}

/// Whether a typed answer means yes, in either language.
fn is_yes(typed: &str) -> bool {
    matches!(crate::command::plain_letters(typed).as_str(), "y" | "yes" | "o" | "oui")
}

/// Whether a command is about a game on the screen.
const fn needs_game(does: Does) -> bool {
    matches!(
        does,
        Does::Menu
            | Does::Hint
            | Does::Now
            | Does::Undo
            | Does::Redo
            | Does::First
            | Does::Previous
            | Does::Next
            | Does::Last
            | Does::Here
            | Does::Swap
            | Does::Take
            | Does::Save
            | Does::Browser
            | Does::Pass
            | Does::Resign
            | Does::Board
            | Does::Draw
            | Does::Moves
            | Does::Legal
            | Does::Score
    )
}

/// Tries a move at a node with these people at the table, and gives it in canonical notation. The table is not changed.
fn trial(table: &AnyTable, node: u64, occupants: Occupants, text: &str) -> Result<String, Reason> {
    let mut trial = table.clone();
    for (verb, text) in [(Verb::Seats, occupants.to_string()), (Verb::Go, node.to_string())] {
        let draft = trial.propose(Hand::Person, verb, &text)?;
        let entry: Entry = draft.at(trial.seq() + 1, 0);
        trial.push(&entry).map_err(|broken| broken.reason)?;
    }
    trial.propose(Hand::Person, Verb::Play, text).map(|draft| draft.text)
}
