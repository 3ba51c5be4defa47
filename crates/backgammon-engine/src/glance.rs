//! Judging positions and choosing plays without looking ahead.

use backgammon::{Board, Plays, Roll};

use crate::judge::{Memory, Nets};
use crate::kernel::Cpu;
use crate::outcomes::Outcomes;

/// What a static judgement needs beside the nets: buffers, and the processor's path.
pub struct Glance {
    cpu: Cpu,
    memory: Memory,
    plays: Plays,
}

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
        Glance { cpu, memory: Memory::default(), plays: Plays::new() }
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

    /// The play with the highest equity without a cube; passing if there is none.
    pub fn best(&mut self, nets: &Nets, board: &Board, roll: Roll) -> Choice {
        self.memory.forget();
        self.plays.generate(board, roll);
        let mut best: Option<(f32, Choice)> = None;
        for candidate in self.plays.iter() {
            let after = candidate.result.flipped();
            let outcomes = nets.judge(self.cpu, &after, &mut self.memory).flipped();
            let worth = outcomes.equity();
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

    /// The plays that [`best`](Glance::best) has just looked at.
    pub fn plays(&self) -> &Plays {
        &self.plays
    }
}
