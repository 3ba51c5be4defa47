//! What gammons are worth beside wins.

use crate::outcomes::Outcomes;

/// What each kind of ending adds to a win, or takes from a loss, in equities of a single game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Gains {
    /// A gammon won more than a single game, and a backgammon more than a gammon.
    pub win: [f32; 2],
    /// The same for lost ones.
    pub lose: [f32; 2],
}

impl Gains {
    /// For money each is a point.
    pub const MONEY: Gains = Gains { win: [1.0; 2], lose: [1.0; 2] };

    /// The equity of these chances, the cube left alone.
    #[inline]
    pub fn equity(&self, outcomes: &Outcomes) -> f32 {
        2.0 * outcomes.win - 1.0 + self.win[0] * outcomes.win_gammon + self.win[1] * outcomes.win_backgammon
            - self.lose[0] * outcomes.lose_gammon
            - self.lose[1] * outcomes.lose_backgammon
    }

    /// As the other side sees it.
    pub fn other(&self) -> Gains {
        Gains { win: self.lose, lose: self.win }
    }
}
