//! Many pairs, on several threads.

use std::ops::ControlFlow;
use std::time::Duration;

use super::{Luck, Played, Player, Spec, Terms, play};
use crate::contest::games;
use crate::game::mix;
use crate::{Ended, Interrupt};

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
    /// Plays, and tells of each game or match in their order, with its number from 0: the two of a pair follow one another. `None` when
    /// all was played or an interrupt ended it.
    pub fn run<E>(&self, interrupt: &Interrupt, tell: impl FnMut(u64, Played) -> ControlFlow<E>) -> Option<Ended<E>> {
        let start = || (self.players.each_ref().map(|spec| Player::new(spec, self.timeout)), Luck::default());
        let play = |(players, luck): &mut ([Player; 2], Luck), number: u64| {
            play(players, &self.terms, mix(self.seed, number / 2), !number.is_multiple_of(2), luck, interrupt)
        };
        games(2 * self.pairs, self.threads, interrupt, start, play, tell)
    }
}
