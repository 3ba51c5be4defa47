//! Many pairs, on several threads.

use std::ops::ControlFlow;
use std::time::Duration;

use super::{Luck, Played, Player, Spec, Terms, play};
use crate::game::mix;
use crate::{Ended, Fault, Interrupt, Side, in_order};

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
    pub fn run<E>(
        &self,
        interrupt: &Interrupt,
        mut tell: impl FnMut([Played; 2]) -> ControlFlow<E>,
    ) -> Option<Ended<E>> {
        in_order(
            0..self.pairs,
            self.threads,
            interrupt,
            || (self.players.each_ref().map(|spec| Player::new(spec, self.timeout)), Luck::default()),
            |(players, luck), pair| self.pair(players, luck, pair, interrupt),
            |pair| match pair {
                Ok(pair) => match tell(pair) {
                    ControlFlow::Continue(()) => ControlFlow::Continue(()),
                    ControlFlow::Break(with) => ControlFlow::Break(Ended::Enough(with)),
                },
                Err((side, fault)) => ControlFlow::Break(Ended::Hopeless(side, fault)),
            },
        )
    }

    fn pair(
        &self,
        players: &mut [Player; 2],
        luck: &mut Luck,
        pair: u64,
        interrupt: &Interrupt,
    ) -> Option<Result<[Played; 2], (Side, Fault)>> {
        let seed = mix(self.seed, pair);
        let mut game = |swapped| play(players, &self.terms, seed, swapped, luck, interrupt);
        let both = game(false).and_then(|first| Ok([first, game(true)?]));
        match both {
            Err((_, Fault::Interrupted)) => None,
            done => Some(done),
        }
    }
}
