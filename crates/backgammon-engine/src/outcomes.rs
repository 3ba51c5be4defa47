//! How a game may end, and how likely each ending is.

use std::ops::{Add, Mul};

/// Chances of the endings, the side's that is to roll unless said, each 0..=1.
///
/// They are cumulative: a backgammon is also a gammon, and a gammon also a win, so `win >= win_gammon >= win_backgammon`, and
/// the same for the losses, whose sum with the wins is 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcomes {
    /// That the side wins, in whatever way.
    pub win: f32,
    /// That it wins at least a gammon.
    pub win_gammon: f32,
    /// That it wins a backgammon.
    pub win_backgammon: f32,
    /// That it loses at least a gammon.
    pub lose_gammon: f32,
    /// That it loses a backgammon.
    pub lose_backgammon: f32,
}

impl Outcomes {
    /// The game is won as this.
    pub fn won(outcome: backgammon::Outcome) -> Outcomes {
        let at_least = |factor| f32::from(u8::from(outcome.factor() >= factor));
        Outcomes { win: 1.0, win_gammon: at_least(2), win_backgammon: at_least(3), ..Outcomes::default() }
    }

    /// The same chances in the other side's view.
    #[must_use]
    pub fn flipped(&self) -> Outcomes {
        Outcomes {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// Points expected with the cube at 1 and never turned, -3..=3.
    pub fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }

    /// In the order of the fields.
    pub const fn to_array(&self) -> [f32; 5] {
        [self.win, self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon]
    }

    /// From the order of the fields.
    pub const fn from_array([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; 5]) -> Outcomes {
        Outcomes { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }
}

impl Add for Outcomes {
    type Output = Outcomes;

    fn add(self, other: Outcomes) -> Outcomes {
        let (one, other) = (self.to_array(), other.to_array());
        Outcomes::from_array(std::array::from_fn(|at| one[at] + other[at]))
    }
}

impl Mul<f32> for Outcomes {
    type Output = Outcomes;

    fn mul(self, factor: f32) -> Outcomes {
        Outcomes::from_array(self.to_array().map(|chance| chance * factor))
    }
}
