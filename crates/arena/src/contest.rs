//! A match: pairs of games on several threads.

use std::ops::ControlFlow;

use crate::game::mix;
use crate::{Fault, Interrupt, Means, Opening, Played, Player, Side, Spec, in_order, play};

/// Who plays whom, from where, how often. Every opening is played twice, with the colours changed.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The players, A and B.
    pub players: [Spec; 2],
    /// The openings, taken in their order and again from the first; at least one.
    pub openings: Vec<Opening>,
    /// Pairs of games at most.
    pub pairs: u64,
    /// What levels draw by.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
    /// What each player may use.
    pub means: Means,
}

/// Why a match ended before its last game.
#[derive(Debug)]
pub enum Ended<E> {
    /// A player cannot play at all.
    Hopeless(Side, Fault),
    /// Whoever was told of the games has heard enough.
    Enough(E),
}

impl Contest {
    /// Plays, and tells of each pair in the order of the openings. `None` when all was played or an interrupt ended it.
    pub fn run<E>(&self, interrupt: &Interrupt, tell: impl FnMut([Played; 2]) -> ControlFlow<E>) -> Option<Ended<E>> {
        let players = || self.players.each_ref().map(|spec| Player::new(spec, self.means));
        pairs(self.pairs, self.threads, interrupt, players, |players, pair| self.pair(players, pair, interrupt), tell)
    }

    fn pair(&self, players: &mut [Player; 2], pair: u64, interrupt: &Interrupt) -> Result<[Played; 2], (Side, Fault)> {
        let opening = &self.openings[(pair % self.openings.len() as u64) as usize];
        let mut game = |black, number| play(players, black, opening, mix(self.seed, 2 * pair + number), interrupt);
        Ok([game(Side::A, 0)?, game(Side::B, 1)?])
    }
}

/// Plays so many pairs of games of any kind, `threads` at the same time, each thread with what `start` makes, and tells of each in their
/// order. `None` when all was played or an interrupt ended it.
pub(crate) fn pairs<S, G: Send, E>(
    count: u64,
    threads: usize,
    interrupt: &Interrupt,
    start: impl Fn() -> S + Sync,
    play: impl Fn(&mut S, u64) -> Result<[G; 2], (Side, Fault)> + Sync,
    mut tell: impl FnMut([G; 2]) -> ControlFlow<E>,
) -> Option<Ended<E>> {
    in_order(
        0..count,
        threads,
        interrupt,
        start,
        |kept, pair| match play(kept, pair) {
            Err((_, Fault::Interrupted)) => None,
            done => Some(done),
        },
        |pair| match pair.map(&mut tell) {
            Ok(ControlFlow::Continue(())) => ControlFlow::Continue(()),
            Ok(ControlFlow::Break(with)) => ControlFlow::Break(Ended::Enough(with)),
            Err((side, fault)) => ControlFlow::Break(Ended::Hopeless(side, fault)),
        },
    )
}
