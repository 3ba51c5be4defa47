//! What to do with the cube.

use crate::equity::Equity;
use crate::outcomes::Outcomes;

/// A doubling decision: what each way is worth. All equities are the doubler's, by the unit of the cube before the double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeAdvice {
    /// The doubler's chances.
    pub outcomes: Outcomes,
    /// Without a double now.
    pub no_double: Equity,
    /// Doubled and taken.
    pub double_take: Equity,
    /// Doubled and dropped: 1.
    pub double_drop: Equity,
    /// Doubled and beavered, where that is agreed on.
    pub double_beaver: Option<Equity>,
    /// In a match the doubler's chances to win it: without a double, taken, dropped.
    pub mwc: Option<[f32; 3]>,
    /// Whether the doubler may double at all.
    pub may_double: bool,
    /// How many plies beyond the static judgement this comes from.
    pub plies: u8,
}

/// How to answer a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Play on at twice the stake.
    Take,
    /// Give up the game at the stake before the double.
    Drop,
    /// Take, and double again at once.
    Beaver,
}

impl CubeAdvice {
    /// What the doubler gets by doubling, the answer being the best.
    pub fn doubled(&self) -> Equity {
        match self.answer() {
            Answer::Take => self.double_take,
            Answer::Drop => self.double_drop,
            Answer::Beaver => self.double_beaver.unwrap_or(self.double_take),
        }
    }

    /// Whether to double: it is allowed, and worth more than not to. When nothing is lost by it either way, the doubler does.
    pub fn doubles(&self) -> bool {
        // The last digits of a sum decide nothing.
        self.may_double && self.doubled().0 >= self.no_double.0 - 1e-5
    }

    /// Whether playing on for a gammon is worth more than the point that a double would win at once.
    pub fn is_too_good(&self) -> bool {
        self.may_double && self.answer() == Answer::Drop && self.no_double.0 > self.double_drop.0
    }

    /// The best answer to a double.
    pub fn answer(&self) -> Answer {
        let best = match self.double_beaver {
            Some(beaver) if beaver.0 < self.double_take.0 => (beaver.0, Answer::Beaver),
            _ => (self.double_take.0, Answer::Take),
        };
        if best.0 <= self.double_drop.0 { best.1 } else { Answer::Drop }
    }

    /// Whether the doubler, beavered, plays on; else the doubled stake is lost.
    pub fn keeps_after_beaver(&self) -> bool {
        self.double_beaver.is_none_or(|beaver| beaver.0 >= -2.0)
    }
}
