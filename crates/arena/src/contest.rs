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
    /// Plays, and tells of each game in their order, with its number from 0: the two of a pair follow one another. `None` when all was
    /// played or an interrupt ended it.
    pub fn run<E>(&self, interrupt: &Interrupt, tell: impl FnMut(u64, Played) -> ControlFlow<E>) -> Option<Ended<E>> {
        let players = || self.players.each_ref().map(|spec| Player::new(spec, self.means));
        games(
            2 * self.pairs,
            self.threads,
            interrupt,
            players,
            |players, game| self.game(players, game, interrupt),
            tell,
        )
    }

    fn game(&self, players: &mut [Player; 2], number: u64, interrupt: &Interrupt) -> Result<Played, (Side, Fault)> {
        let opening = &self.openings[(number / 2 % self.openings.len() as u64) as usize];
        let black = if number.is_multiple_of(2) { Side::A } else { Side::B };
        play(players, black, opening, mix(self.seed, number), interrupt)
    }
}

/// Plays so many games of any kind, `threads` at the same time, each thread with what `start` makes, and tells of each in their
/// order, with its number. `None` when all was played or an interrupt ended it.
pub(crate) fn games<S, G: Send, E>(
    count: u64,
    threads: usize,
    interrupt: &Interrupt,
    start: impl Fn() -> S + Sync,
    play: impl Fn(&mut S, u64) -> Result<G, (Side, Fault)> + Sync,
    mut tell: impl FnMut(u64, G) -> ControlFlow<E>,
) -> Option<Ended<E>> {
    in_order(
        0..count,
        threads,
        interrupt,
        start,
        |kept, number| match play(kept, number) {
            Err((_, Fault::Interrupted)) => None,
            done => Some(done.map(|game| (number, game))),
        },
        |done| match done.map(|(number, game)| tell(number, game)) {
            Ok(ControlFlow::Continue(())) => ControlFlow::Continue(()),
            Ok(ControlFlow::Break(with)) => ControlFlow::Break(Ended::Enough(with)),
            Err((side, fault)) => ControlFlow::Break(Ended::Hopeless(side, fault)),
        },
    )
}
