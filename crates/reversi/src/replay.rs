//! A game played from a text: every refusal becomes a [`Reason`].

use crate::text_error::{Fault, quote};
use crate::{Disc, Game, Impossible, Move, Reason, Setup};

/// A game to which written moves are added.
pub(crate) struct Replay {
    pub(crate) game: Game,
    /// The last ply is a pass that the text has written down already.
    pass_told: bool,
}

impl Replay {
    pub(crate) fn new(setup: Setup) -> Result<Replay, Reason> {
        match Game::from_setup(setup) {
            Ok(game) => Ok(Replay { game, pass_told: false }),
            Err(why) => Err(impossible(setup, why)),
        }
    }

    /// The number of the disc to be placed next, from 1.
    fn number(&self) -> usize {
        self.game.squares().count() + 1
    }

    /// Plays the square of this name.
    pub(crate) fn place(&mut self, at: usize, name: &str) -> Result<(), Fault> {
        self.try_place(None, name).map_err(|reason| self.fault(at, reason))
    }

    /// Plays the square of this name for a side, which must be the one to move.
    pub(crate) fn place_by(&mut self, by: Disc, at: usize, name: &str) -> Result<(), Fault> {
        self.try_place(Some(by), name).map_err(|reason| self.fault(at, reason))
    }

    /// Takes note of a written pass, which must be due.
    pub(crate) fn pass(&mut self, at: usize, found: &str) -> Result<(), Fault> {
        self.try_pass(None, found).map_err(|reason| self.fault(at, reason))
    }

    /// Takes note of a written pass of one side. Passes after the end, with which some programs close a game, are
    /// allowed.
    pub(crate) fn pass_by(&mut self, by: Disc, at: usize, found: &str) -> Result<(), Fault> {
        if self.game.position().is_over() {
            return Ok(());
        }
        self.try_pass(Some(by), found).map_err(|reason| self.fault(at, reason))
    }

    /// A fault at the next move.
    pub(crate) fn fault(&self, at: usize, reason: Reason) -> Fault {
        Fault { at, move_number: Some(self.number()), reason }
    }

    fn try_place(&mut self, by: Option<Disc>, name: &str) -> Result<(), Reason> {
        let position = self.game.position();
        let size = position.size();
        let square = size.square(name).map_err(Reason::NoSuchSquare)?;
        if position.is_over() {
            return Err(Reason::AfterEnd { found: quote(name) });
        }
        if let Some(by) = by.filter(|&by| by != position.to_move) {
            return Err(Reason::NotTheirTurn { by });
        }
        self.pass_told = false;
        self.game.play(square).map_err(|refusal| Reason::Illegal { size, by: position.to_move, refusal })
    }

    fn try_pass(&mut self, by: Option<Disc>, found: &str) -> Result<(), Reason> {
        let position = self.game.position();
        let due = self.game.plies().last().filter(|ply| ply.mv == Move::Pass && !self.pass_told);
        if due.is_some_and(|ply| by.is_none_or(|by| by == ply.by)) {
            self.pass_told = true;
            return Ok(());
        }
        if position.is_over() {
            return Err(Reason::AfterEnd { found: quote(found) });
        }
        match by {
            Some(by) if by != position.to_move => Err(Reason::NotTheirTurn { by }),
            _ => Err(Reason::PassNotDue { by: position.to_move, legal: position.legal().count() }),
        }
    }
}

/// The reason for an impossible set-up.
pub(crate) fn impossible(setup: Setup, why: Impossible) -> Reason {
    Reason::Impossible { size: setup.variant.size, why }
}
