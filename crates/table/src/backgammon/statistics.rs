//! How the dice of a line have fallen.

use backgammon::Checker;

use super::{Backgammon, Thrown, checker_of};
use crate::{Node, Table, Verb};

/// The throws of both sides along a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// White's, then Black's.
    pub sides: [Faces; 2],
}

/// The throws of one side.
///
/// The first dice of a game count one for each side, and are no roll of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces {
    /// How often a die showed 1 … 6.
    pub dice: [u32; 6],
    /// Rolls of two dice.
    pub rolls: u32,
    /// Of them, how often each pair of numbers came: `pairs[5][1]` counts 62; only `high >= low` is used.
    pub pairs: [[u32; 6]; 6],
}

impl Faces {
    /// Dice counted.
    pub fn sample(&self) -> u32 {
        self.dice.iter().sum()
    }

    /// Doublets among the rolls of two dice.
    pub fn doublets(&self) -> u32 {
        (0..6).map(|face| self.pairs[face][face]).sum()
    }

    /// Pips of all rolls of two dice, a doublet counted four times its face.
    pub fn pips(&self) -> u32 {
        let worth = |high: usize, low: usize| if high == low { 4 * (high as u32 + 1) } else { (high + low) as u32 + 2 };
        (0..6)
            .flat_map(|high| (0..=high).map(move |low| (high, low)))
            .map(|(high, low)| self.pairs[high][low] * worth(high, low))
            .sum()
    }

    fn die(&mut self, pips: u8) {
        self.dice[usize::from(pips) - 1] += 1;
    }
}

/// The throws from the start to a node; `None` when there is no such node.
pub fn statistics(table: &Table<Backgammon>, id: u64) -> Option<Statistics> {
    let mut statistics = Statistics::default();
    let mut node: &Node<Backgammon> = table.node(id)?;
    while let Some(parent) = node.parent {
        if let (Verb::Roll, Some(Thrown(one, other))) = (node.verb, node.state.thrown) {
            match node.seat {
                Some(seat) => {
                    let faces = &mut statistics.sides[checker_of(seat).index()];
                    let (high, low) = (one.max(other).pips(), one.min(other).pips());
                    faces.die(high);
                    faces.die(low);
                    faces.rolls += 1;
                    faces.pairs[usize::from(high) - 1][usize::from(low) - 1] += 1;
                }
                None => {
                    statistics.sides[Checker::White.index()].die(one.pips());
                    statistics.sides[Checker::Black.index()].die(other.pips());
                }
            }
        }
        node = table.node(parent)?;
    }
    Some(statistics)
}
