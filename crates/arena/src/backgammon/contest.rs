//! Many pairs, on several threads.

use std::ops::ControlFlow;
use std::time::Duration;

use super::{Luck, Played, Player, Spec, Terms, play};
use crate::contest::pairs;
use crate::game::mix;
use crate::{Ended, Fault, Interrupt, Side};

/// Who plays whom, for what, how often. Everything is played twice with the same dice, with the sides changed.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The players, A and B.
    pub players: [Spec; 2],
    /// What is played for.
    pub terms: Terms,
    /// Pairs of games or matches at most.
    pub pairs: u64,
    /// What the dice and the players' moods follow from.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
    /// How long an answer of a program outside may take.
    pub timeout: Duration,
}

impl Contest {
    /// Plays, and tells of each pair in their order. `None` when all was played or an interrupt ended it.
    pub fn run<E>(&self, interrupt: &Interrupt, tell: impl FnMut([Played; 2]) -> ControlFlow<E>) -> Option<Ended<E>> {
        let start = || (self.players.each_ref().map(|spec| Player::new(spec, self.timeout)), Luck::default());
        let play = |(players, luck): &mut _, pair| self.pair(players, luck, pair, interrupt);
        pairs(self.pairs, self.threads, interrupt, start, play, tell)
    }

    fn pair(
        &self,
        players: &mut [Player; 2],
        luck: &mut Luck,
        pair: u64,
        interrupt: &Interrupt,
    ) -> Result<[Played; 2], (Side, Fault)> {
        let seed = mix(self.seed, pair);
        let mut game = |swapped| play(players, &self.terms, seed, swapped, luck, interrupt);
        Ok([game(false)?, game(true)?])
    }
}
