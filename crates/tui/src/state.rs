//! Everything the program knows: what happens changes it, and the views only read it.

use std::time::Duration;

use store::GameId;
use table::{Level, Occupant, Reason};
use words::Lang;

use crate::card::Card;
use crate::choice::Choice;
use crate::editor::Editor;
use crate::game::Game;
use crate::input::{Effect, Format};
use crate::list::{Kind, List};
use crate::look::Look;
use crate::match_editor::MatchEditor;
use crate::voice::{Said, Voice};

/// How long the first screen waits before it shows a demonstration.
pub const PATIENCE: Duration = Duration::from_secs(40);

/// How long a picture of something that moves stands.
const FRAME: Duration = Duration::from_millis(20);

/// What lies over the first screen or a game.
#[derive(Clone, Debug)]
pub enum Layer {
    /// Numbered options.
    List(List),
    /// The keys and words, from this line on.
    Help(usize),
    /// A position of Reversi being set up.
    Editor(Editor),
    /// A position of Backgammon being set up.
    Match(MatchEditor),
    /// A question to be answered by typing.
    Ask(Ask),
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// What is asked.
    pub what: Asked,
    /// What has been typed.
    pub typed: String,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The file to write the game to.
    File(Format),
    /// The file or the text to load.
    Load,
    /// Whether a kept game is really to be deleted.
    Delete(GameId),
}

/// The whole state.
#[derive(Clone, Debug)]
pub struct State {
    /// The language.
    pub lang: Lang,
    /// How the terminal is painted.
    pub look: Look,
    /// Line by line, in words.
    pub plain: bool,
    /// Columns and rows of the terminal.
    pub size: (u16, u16),
    /// The time since the program began.
    pub now: Duration,
    /// When something was last pressed.
    pub touched: Duration,
    /// What a new game is to be.
    pub choice: Choice,
    /// The first screen.
    pub first: List,
    /// The game on the screen, unless the first screen is.
    pub game: Option<Game>,
    /// What lies over it; the last is on top.
    pub layers: Vec<Layer>,
    /// The last game that is not over.
    pub latest: Option<Card>,
    /// The list of games, and whether it goes on.
    pub games: Vec<Card>,
    /// Whether there are older ones.
    pub more_games: bool,
    /// What was last told.
    pub message: Vec<Said>,
    /// A demonstration was asked for, and nothing has been pressed since.
    pub(crate) demonstrating: bool,
    pub(crate) out: Vec<Effect>,
}

impl State {
    /// The program at its first screen.
    pub fn new(lang: Lang, look: Look, plain: bool, choice: Choice) -> State {
        State {
            lang,
            look,
            plain,
            size: (80, 24),
            now: Duration::ZERO,
            touched: Duration::ZERO,
            choice,
            first: List::new(Kind::First),
            game: None,
            layers: Vec::new(),
            latest: None,
            games: Vec::new(),
            more_games: false,
            message: Vec::new(),
            demonstrating: false,
            out: Vec::new(),
        }
    }

    /// What speaks.
    pub fn voice(&self) -> Voice {
        Voice(self.lang)
    }

    /// The layer on top.
    pub fn top(&self) -> Option<&Layer> {
        self.layers.last()
    }

    /// The list that is open, if one is, else that of the first screen.
    pub fn list(&self) -> Option<&List> {
        match self.top() {
            Some(Layer::List(list)) => Some(list),
            Some(_) => None,
            None => self.game.is_none().then_some(&self.first),
        }
    }

    pub(crate) fn list_mut(&mut self) -> Option<&mut List> {
        match self.layers.last_mut() {
            Some(Layer::List(list)) => Some(list),
            Some(_) => None,
            None if self.game.is_none() => Some(&mut self.first),
            None => None,
        }
    }

    /// The computer's level in the game, else the one chosen for the next.
    pub fn level(&self) -> Level {
        let seats = self.game.iter().flat_map(|game| game.table.occupants().0);
        let levels = seats.filter_map(|occupant| match occupant {
            Occupant::Computer(level) => Some(level),
            Occupant::Person => None,
        });
        levels.max().unwrap_or(self.choice.level)
    }

    /// Whether the program waits for the computer, so that a line typed ahead has to wait too.
    pub fn is_busy(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.is_busy() || game.asking)
    }

    /// When the state changes by the clock alone.
    pub fn next_time(&self) -> Option<Duration> {
        match &self.game {
            Some(game) => game.rests_at().map(|end| end.min(self.now + FRAME)),
            None if self.plain || !self.layers.is_empty() => None,
            None => Some(self.touched + PATIENCE),
        }
    }

    pub(crate) fn effect(&mut self, effect: Effect) {
        self.out.push(effect);
    }

    /// Tells something: on the screen until the next thing, and as a line in the line mode.
    pub(crate) fn tell(&mut self, said: Said) {
        if self.plain {
            self.say(said.text(self.voice()));
        }
        self.message.push(said);
        // What scrolled away is told.
        let extra = self.message.len().saturating_sub(8);
        self.message.drain(..extra);
    }

    pub(crate) fn tell_reason(&mut self, reason: Reason) {
        self.tell(Said::Reason(reason));
    }

    /// A line of the line mode.
    pub(crate) fn say(&mut self, line: String) {
        self.out.push(Effect::Say(line));
    }

    pub(crate) fn say_all(&mut self, lines: Vec<String>) {
        lines.into_iter().for_each(|line| self.say(line));
    }
}
