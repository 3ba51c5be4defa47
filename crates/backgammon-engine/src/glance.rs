//! Judging positions and choosing plays without looking ahead.

use backgammon::{Board, Plays, Roll};

use crate::gains::Gains;
use crate::judge::{Memory, Nets};
use crate::kernel::Cpu;
use crate::outcomes::Outcomes;

/// What a static judgement needs beside the nets: buffers, and the processor's path.
pub struct Glance {
    cpu: Cpu,
    memory: Memory,
    plays: Plays,
    /// What the sieve makes of each play, and which it is.
    guesses: Vec<(f32, u32)>,
}

/// Plays that pass the sieve.
const PASS: usize = 6;

/// More plays than so many are sieved.
const MANY: usize = 9;

/// A play as the static judgement finds it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The board after it, in the view of the side then to roll.
    pub after: Board,
    /// The chances of the side that plays.
    pub outcomes: Outcomes,
}

impl Glance {
    /// On this path.
    pub fn new(cpu: Cpu) -> Glance {
        Glance { cpu, memory: Memory::default(), plays: Plays::new(), guesses: Vec::new() }
    }

    /// The chances of the side to roll.
    pub fn judge(&mut self, nets: &Nets, board: &Board) -> Outcomes {
        self.memory.forget();
        nets.judge(self.cpu, board, &mut self.memory)
    }

    /// The chances of the side to roll on each of these boards, which are faster judged the more they are alike.
    pub fn judge_all<'a>(
        &mut self,
        nets: &Nets,
        boards: impl Iterator<Item = &'a Board>,
        mut visit: impl FnMut(&Board, Outcomes),
    ) {
        self.memory.forget();
        for board in boards {
            visit(board, nets.judge(self.cpu, board, &mut self.memory));
        }
    }

    /// The play with the highest equity without a cube, of those that the sieve lets pass; passing if there is none.
    pub fn best(&mut self, nets: &Nets, board: &Board, roll: Roll) -> Choice {
        self.best_by(nets, board, roll, &Gains::MONEY)
    }

    /// The same where gammons are worth this.
    pub(crate) fn best_by(&mut self, nets: &Nets, board: &Board, roll: Roll, gains: &Gains) -> Choice {
        self.memory.forget();
        self.plays.generate(board, roll);
        let is_sieved = nets.sieve.is_some() && self.plays.len() > MANY;
        if is_sieved {
            self.sieve(nets, &gains.other());
        }
        let mut best: Option<(f32, Choice)> = None;
        for (at, candidate) in self.plays.iter().enumerate() {
            if is_sieved && !self.guesses.iter().any(|(_, passed)| *passed as usize == at) {
                continue;
            }
            let after = candidate.result.flipped();
            let outcomes = nets.judge(self.cpu, &after, &mut self.memory).flipped();
            let worth = gains.equity(&outcomes);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, Choice { after, outcomes }));
            }
        }
        match best {
            Some((_, choice)) => choice,
            None => {
                let after = board.flipped();
                Choice { after, outcomes: nets.judge(self.cpu, &after, &mut self.memory).flipped() }
            }
        }
    }

    /// Leaves the guesses of the plays that may be best, by the other side's gains.
    fn sieve(&mut self, nets: &Nets, gains: &Gains) {
        self.guesses.clear();
        for (at, candidate) in self.plays.iter().enumerate() {
            // What the sieve cannot tell always passes.
            let guess = nets.guess(self.cpu, &candidate.result.flipped(), &mut self.memory);
            let guess = guess.map_or(f32::NEG_INFINITY, |outcomes| gains.equity(&outcomes));
            self.guesses.push((guess, at as u32));
        }
        // The other side's equity: the lower the better.
        self.guesses.select_nth_unstable_by(PASS - 1, |one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let unknown = self.guesses.iter().filter(|(guess, _)| *guess == f32::NEG_INFINITY).count();
        self.guesses.truncate(PASS.max(unknown));
    }

    /// The plays that [`best`](Glance::best) has just looked at.
    pub fn plays(&self) -> &Plays {
        &self.plays
    }
}
