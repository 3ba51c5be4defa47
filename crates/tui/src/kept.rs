//! The games that are kept: opened again, or deleted.

use store::GameId;
use table::Reason;

use crate::input::Effect;
use crate::state::{Asked, State};

impl State {
    /// The kept game that a number of the list, or a name, means.
    fn kept(&self, with: &str) -> Option<GameId> {
        let listed = with.parse::<usize>().ok().and_then(|number| self.games.get(number.wrapping_sub(1)));
        listed.map(|card| card.id).or_else(|| with.parse().ok())
    }

    pub(crate) fn ask_to_delete(&mut self, with: &str) {
        let shown = self.game.as_ref().filter(|game| game.kept).map(|game| game.id);
        match if with.is_empty() { shown } else { self.kept(with) } {
            Some(id) => self.confirm_delete(id),
            None if with.is_empty() => self.effect(Effect::Games(None)),
            None => self.tell_reason(Reason::new("tui-wrong-game").with("text", with)),
        }
    }

    /// Asks whether a game is really to be deleted.
    pub(crate) fn confirm_delete(&mut self, id: GameId) {
        let listed = self.games.iter().find(|card| card.id == id);
        let game = listed.map_or_else(|| id.to_string(), |card| card.line(self.voice()));
        self.message.clear();
        self.tell_reason(Reason::new("tui-ask-delete").with("game", game));
        self.ask(Asked::Delete(id));
    }

    /// Deletes a game; whoever had the list of games open gets it again.
    pub(crate) fn delete(&mut self, id: GameId) {
        let is_listed = !self.layers.is_empty();
        if self.game.as_ref().is_some_and(|game| game.id == id) {
            self.leave();
        }
        self.effect(Effect::Delete(id));
        self.effect(Effect::Latest);
        if is_listed {
            self.effect(Effect::Games(None));
        }
    }

    pub(crate) fn open_kept(&mut self, with: &str) {
        match self.kept(with) {
            Some(id) => self.effect(Effect::Sit(id)),
            None if with.is_empty() => self.effect(Effect::Games(None)),
            None => self.tell_reason(Reason::new("tui-wrong-game").with("text", with)),
        }
    }
}
