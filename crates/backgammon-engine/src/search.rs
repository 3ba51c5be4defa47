//! Looking ahead: all rolls are played out, each with the play that the static judgement prefers.

use backgammon::{Board, Roll};

use crate::gains::Gains;
use crate::glance::Glance;
use crate::judge::{Nets, exact};
use crate::outcomes::Outcomes;
use crate::stakes::Stakes;
use crate::stop::Stop;
use crate::worth::{known_ways, worth};

/// What may be done with the cube on the way, at most: each ply but the last may double the ways.
const MOST: usize = 8;

/// The stakes of the ways in which the cube may stand, in the view of the side to roll.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ways {
    len: usize,
    stakes: [Option<Stakes>; MOST],
}

impl Ways {
    pub fn of(stakes: &[Stakes]) -> Ways {
        let mut ways = Ways::default();
        stakes.iter().for_each(|stakes| ways.push(*stakes));
        ways
    }

    fn push(&mut self, stakes: Stakes) {
        self.stakes[self.len] = Some(stakes);
        self.len += 1;
    }

    fn iter(&self) -> impl Iterator<Item = &Stakes> {
        self.stakes[..self.len].iter().flatten()
    }

    /// Those of the other side, which then decides whether to double: each way is followed by the one in which it does, if it may.
    fn others(&self, doubles: bool) -> Ways {
        let mut ways = Ways::default();
        for stakes in self.iter().map(Stakes::other) {
            ways.push(stakes);
            if doubles && stakes.has_double() {
                ways.push(stakes.doubled());
            }
        }
        ways
    }
}

/// What looking ahead finds.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ahead {
    /// The chances of the side to roll.
    pub outcomes: Outcomes,
    /// What each way is worth to it when it rolls now, without a double.
    pub worths: [f32; MOST],
}

/// Looks ahead for one caller.
pub(crate) struct Search<'a> {
    pub glance: &'a mut Glance,
    pub nets: &'a Nets,
    pub stop: &'a dyn Stop,
}

impl Search<'_> {
    /// What is to be expected after so many plies; `None` once the search is told to stop. At the last ply a way is worth what a live cube
    /// makes of it; before, whoever is to roll doubles where that is worth more, and the other takes or drops.
    pub fn ahead(&mut self, board: &Board, plies: u8, ways: &Ways) -> Option<Ahead> {
        if plies == 0 || is_known(board, ways) {
            let outcomes = self.glance.judge(self.nets, board);
            return Some(leaf(board, outcomes, ways));
        }
        let gains = ways.iter().next().map_or(Gains::MONEY, Stakes::gains);
        let others = ways.others(plies > 1);
        let mut sum = Ahead::default();
        for roll in Roll::ALL {
            if self.stop.is_raised() {
                return None;
            }
            let choice = self.glance.best_by(self.nets, board, roll, &gains);
            let next = if plies == 1 {
                leaf(&choice.after, choice.outcomes.flipped(), &others)
            } else {
                self.ahead(&choice.after, plies - 1, &others)?
            };
            let share = f32::from(roll.chances()) / 36.0;
            sum.outcomes = sum.outcomes + next.outcomes.flipped() * share;
            let decided = decided(ways, &next.worths, plies > 1);
            sum.worths.iter_mut().zip(decided).for_each(|(sum, worth)| *sum += worth * share);
        }
        Some(sum)
    }

    /// The chances of the side to roll, and what the stakes are worth to the side that has just played: the other may double first.
    pub fn after_play(&mut self, board: &Board, plies: u8, stakes: &Stakes) -> Option<(Outcomes, f32)> {
        let ways = Ways::of(&[*stakes]);
        let ahead = self.ahead(board, plies, &ways.others(plies > 0))?;
        Some((ahead.outcomes, decided(&ways, &ahead.worths, plies > 0)[0]))
    }
}

/// Whether nothing is to be found by looking ahead.
fn is_known(board: &Board, ways: &Ways) -> bool {
    match ways.iter().next() {
        Some(stakes) => is_over(board) || known_ways(stakes, board).is_some(),
        None => exact(board).is_some(),
    }
}

fn is_over(board: &Board) -> bool {
    board.own_win().is_some() || board.opp_win().is_some()
}

fn leaf(board: &Board, outcomes: Outcomes, ways: &Ways) -> Ahead {
    let mut worths = [0.0; MOST];
    worths.iter_mut().zip(ways.iter()).for_each(|(into, stakes)| *into = worth(stakes, board, &outcomes));
    Ahead { outcomes, worths }
}

/// What each way is worth once the other side has decided whether to double, by what its ways are worth to it.
fn decided(ways: &Ways, others: &[f32; MOST], doubles: bool) -> [f32; MOST] {
    let mut worths = [0.0; MOST];
    let mut others = others.iter();
    for (into, stakes) in worths.iter_mut().zip(ways.iter()) {
        let other = stakes.other();
        let rolled = others.next().copied().unwrap_or_default();
        let best = if doubles && other.has_double() {
            let taken = other.of_doubled(others.next().copied().unwrap_or_default());
            rolled.max(taken.min(other.of_factor(1)))
        } else {
            rolled
        };
        *into = stakes.flip(best);
    }
    worths
}
