//! Setting up positions: what the editors are asked, and what comes of it.

use backgammon::{Checker, Score, Setup as MatchSetup};
use reversi::Setup;
use table::Reason;

use crate::choice::Start;
use crate::editor::{EDITS, Editor, Left};
use crate::key::Key;
use crate::match_editor::{self, MatchEditor};
use crate::state::{Layer, State};
use crate::{commentary, tell};

impl State {
    /// Opens the editor of what is played, or about to be.
    pub(crate) fn open_editor(&mut self, with: &str) {
        let is_match = self.game.as_ref().map_or(self.choice.backgammon, |game| !game.is_reversi());
        let layer = if is_match { Layer::Match(self.match_editor()) } else { Layer::Editor(self.reversi_editor()) };
        self.layers.push(layer);
        let left = match self.layers.last_mut() {
            _ if with.is_empty() => Ok(Left::Open),
            Some(Layer::Editor(editor)) => editor.line(with),
            Some(Layer::Match(editor)) => editor.line(with),
            _ => Ok(Left::Open),
        };
        if let Err(reason) = left {
            self.layers.pop();
            return self.tell_reason(reason);
        }
        if self.plain {
            self.say(self.voice().t("editor-title"));
            self.say_edits();
            self.say_open_editor();
        }
    }

    fn reversi_editor(&self) -> Editor {
        Editor::new(match &self.game {
            Some(game) => Setup::from(game.state().position),
            None => match self.choice.start {
                Start::Position(setup) => setup,
                Start::Handicap { corners, to } => Setup::handicap(self.choice.variant, corners, to),
                Start::Standard | Start::Xot => Setup::standard(self.choice.variant),
            },
        })
    }

    fn match_editor(&self) -> MatchEditor {
        let shown = self.game.as_ref().and_then(|game| game.node()).map(|node| MatchSetup::from(node.position));
        let chosen = || {
            let rules = self.choice.rules();
            self.choice.rounds.start.unwrap_or(MatchSetup::standard(rules, Score::of_match(self.choice.rounds.points)))
        };
        MatchEditor::new(&shown.unwrap_or_else(chosen))
    }

    /// Reads out what can be typed in the editor.
    fn say_edits(&mut self) {
        let voice = self.voice();
        let names: Vec<(String, String)> = match self.top() {
            Some(Layer::Match(_)) => match_editor::EDITS
                .iter()
                .map(|(_, name, _)| (format!("tui-set-word-{name}"), format!("tui-set-{name}")))
                .collect(),
            _ => {
                EDITS.iter().map(|(_, name, _)| (format!("tui-edit-word-{name}"), format!("tui-edit-{name}"))).collect()
            }
        };
        for (word, about) in names {
            let word = voice.t(&word);
            self.say(format!("{} - {}", word.split(' ').next().unwrap_or_default(), voice.t(&about)));
        }
    }

    pub(crate) fn editor_key(&mut self, key: Key) {
        let Some(Layer::Editor(editor)) = self.layers.last_mut() else { return };
        let left = editor.key(key);
        self.message.clear();
        self.edited(left);
    }

    pub(crate) fn match_editor_key(&mut self, key: Key) {
        let Some(Layer::Match(editor)) = self.layers.last_mut() else { return };
        let left = editor.key(key);
        self.message.clear();
        self.edited(left);
    }

    /// Goes on after the editor has taken something in.
    pub(crate) fn edited(&mut self, left: Result<Left, Reason>) {
        match left {
            Err(reason) => self.tell_reason(reason),
            Ok(Left::Open) => self.say_open_editor(),
            Ok(Left::Cancelled) => drop(self.layers.pop()),
            Ok(Left::Done) => match self.layers.last() {
                Some(Layer::Editor(editor)) => match (editor.setup, editor.verdict()) {
                    (_, Err(reason)) => self.tell_reason(reason),
                    (setup, Ok(_)) => {
                        self.choice.backgammon = false;
                        self.choice.variant = setup.variant;
                        self.choice.start = Start::Position(setup);
                        self.deal_setup();
                    }
                },
                Some(Layer::Match(editor)) => match (editor.setup(), editor.verdict()) {
                    (_, Err(reason)) => self.tell_reason(reason),
                    (setup, Ok(_)) => {
                        self.choice.backgammon = true;
                        self.choice.rounds.start = Some(setup);
                        self.deal_setup();
                    }
                },
                _ => {}
            },
        }
    }

    /// Plays the position that was set up.
    fn deal_setup(&mut self) {
        self.layers.pop();
        self.effect(crate::input::Effect::Deal(self.choice));
    }

    /// Reads the position being set up, in the line mode.
    fn say_open_editor(&mut self) {
        if !self.plain {
            return;
        }
        let voice = self.voice();
        let lines = match self.top() {
            Some(Layer::Editor(editor)) => {
                let setup = editor.setup;
                let mut lines = tell::board(voice, setup.variant.size, setup.board);
                lines.push(words::say(self.lang, "status-turn", &[("side", setup.to_move.to_string().into())]));
                lines.push(voice.reason(&editor.verdict().unwrap_or_else(|why| why)));
                lines
            }
            Some(Layer::Match(editor)) => {
                let mut lines = commentary::points(voice, &editor.board(), Checker::White);
                lines.extend(commentary::setup(voice, editor));
                lines.push(commentary::length(voice, editor.score));
                lines.push(commentary::points_of(voice, editor.score));
                lines.push(voice.reason(&editor.verdict().unwrap_or_else(|why| why)));
                lines
            }
            _ => return,
        };
        self.say_all(lines);
    }
}
