//! What the endings of a game are worth to a side: points, or chances to win the match.

use backgammon::{Checker, Position};

use crate::gains::Gains;
use crate::met::Met;
use crate::outcomes::Outcomes;

/// What is at stake for one side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    /// In a match.
    met: Option<Met>,
    /// The cube, as a power of two.
    log: u8,
    /// The cube's owner, as the side sees it.
    pub owner: Owner,
    /// Powers of two that the cube does not go beyond.
    limit: u8,
    /// For money: gammons count once while the cube is in the middle.
    is_jacoby: bool,
}

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    Both,
    Own,
    Opp,
    /// There is no cube in this game.
    None,
}

/// The share of wins, and of losses, that are worth more.
#[derive(Clone, Copy, Debug)]
struct Shares {
    /// Won gammons and backgammons by wins.
    win: [f32; 2],
    /// Lost ones by losses.
    lose: [f32; 2],
}

impl Shares {
    fn of(outcomes: &Outcomes) -> Shares {
        let share = |part: f32, whole: f32| if whole > 1e-6 { (part / whole).clamp(0.0, 1.0) } else { 0.0 };
        let loss = 1.0 - outcomes.win;
        Shares {
            win: [share(outcomes.win_gammon, outcomes.win), share(outcomes.win_backgammon, outcomes.win)],
            lose: [share(outcomes.lose_gammon, loss), share(outcomes.lose_backgammon, loss)],
        }
    }

    const SINGLE: Shares = Shares { win: [0.0; 2], lose: [0.0; 2] };
}

impl Stakes {
    /// For this side of a position.
    pub fn of(position: &Position, side: Checker) -> Stakes {
        let Position { cube, rules, score, .. } = position;
        let owner = match cube.owner {
            _ if !rules.cube || score.is_crawford => Owner::None,
            None => Owner::Both,
            Some(owner) if owner == side => Owner::Own,
            Some(_) => Owner::Opp,
        };
        let met = Met::of(position, side);
        let is_jacoby = rules.jacoby && met.is_none() && cube.owner.is_none();
        Stakes { met, log: cube.log(), owner, limit: rules.cube_limit, is_jacoby }
    }

    /// The same after the cube has been turned so many times, and given to one side.
    pub fn turned(&self, times: u8, owner: Owner) -> Stakes {
        Stakes { log: self.log + times, owner, is_jacoby: false, ..*self }
    }

    /// Whether the side may double, and that may be of use.
    pub fn has_double(&self) -> bool {
        let is_useful = self.met.as_ref().is_none_or(|met| met.own_away() > 1 << self.log.min(20));
        matches!(self.owner, Owner::Both | Owner::Own) && self.log < self.limit && is_useful
    }

    /// The same after the side has doubled and the other has taken.
    pub fn doubled(&self) -> Stakes {
        self.turned(1, Owner::Opp)
    }

    /// A worth at [`doubled`](Stakes::doubled) stakes as one at these.
    pub fn of_doubled(&self, worth: f32) -> f32 {
        // For money a worth is told by the cube as it lies, which the double turns.
        if self.is_match() { worth } else { 2.0 * worth }
    }

    /// What a worth to one side is to the other.
    pub fn flip(&self, worth: f32) -> f32 {
        if self.is_match() { 1.0 - worth } else { -worth }
    }

    /// What gammons are worth with the cube as it lies.
    pub fn gains(&self) -> Gains {
        if self.met.is_none() {
            return Gains::MONEY;
        }
        let of = |factor: i32| self.worth(factor, self.log);
        let unit = (of(1) - of(-1)) / 2.0;
        if unit < 1e-6 {
            return Gains::MONEY;
        }
        let gain = |more: i32, less: i32| (of(more) - of(less)) / unit;
        Gains { win: [gain(2, 1), gain(3, 2)], lose: [gain(-1, -2), gain(-2, -3)] }
    }

    /// Worth of winning (or, negative, losing) so many times the cube of 2^`log`: in points of the cube at the start, or the chance to win the match.
    fn worth(&self, factor: i32, log: u8) -> f32 {
        let points = factor << log.min(20);
        match &self.met {
            Some(met) => met.after(points),
            None => points as f32 / (1 << self.log.min(20)) as f32,
        }
    }

    /// Worth of a win and of a loss in the mean, at a cube of 2^`log`.
    fn ends(&self, shares: &Shares, log: u8) -> (f32, f32) {
        let mean = |sign: i32, [gammon, backgammon]: [f32; 2]| {
            (1.0 - gammon) * self.worth(sign, log)
                + (gammon - backgammon) * self.worth(2 * sign, log)
                + backgammon * self.worth(3 * sign, log)
        };
        (mean(1, shares.win), mean(-1, shares.lose))
    }

    /// The chance to win the match, or points by the cube, of winning so many times the cube.
    pub fn of_factor(&self, factor: i32) -> f32 {
        self.worth(factor, self.log)
    }

    /// In the unit of [`Equity`](crate::Equity): 1 for a single win at this cube, -1 for a loss.
    pub fn normalised(&self, worth: f32) -> f32 {
        let (win, lose) = (self.worth(1, self.log), self.worth(-1, self.log));
        if win - lose > 1e-6 { 2.0 * (worth - lose) / (win - lose) - 1.0 } else { 0.0 }
    }

    /// Whether it is a match.
    pub fn is_match(&self) -> bool {
        self.met.is_some()
    }

    /// The worth with the cube never turned again.
    pub fn dead(&self, outcomes: &Outcomes) -> f32 {
        let shares = if self.is_jacoby { Shares::SINGLE } else { Shares::of(outcomes) };
        let (win, lose) = self.ends(&shares, self.log);
        outcomes.win * win + (1.0 - outcomes.win) * lose
    }

    /// The worth with the cube, which is as much alive as `life` says, 0..=1.
    ///
    /// After R. Janowski, "Take-points in money games" (1993): between a cube that nobody can turn any more and one that is turned at
    /// the very moment when the answer makes no difference. In a match the points of that moment come from the match equities,
    /// from the highest cube that matters down.
    pub fn cubeful(&self, outcomes: &Outcomes, life: f32) -> f32 {
        let dead = self.dead(outcomes);
        if self.owner == Owner::None {
            return dead;
        }
        let shares = Shares::of(outcomes);
        let live = self.live(&shares, self.log, self.owner).at(outcomes.win);
        dead + life * (live - dead)
    }

    fn live(&self, shares: &Shares, log: u8, owner: Owner) -> Line {
        let (win, lose) = self.ends(shares, log);
        let (mut low, mut high) = ((0.0, lose), (1.0, win));
        if matches!(owner, Owner::Both | Owner::Own)
            && let Some(cash) = self.cash(shares, log)
        {
            high = (cash, self.worth(1, log));
        }
        if matches!(owner, Owner::Both | Owner::Opp)
            && let Some(cash) = self.other().cash(&shares.other(), log)
        {
            low = (1.0 - cash, self.worth(-1, log));
        }
        // With the Jacoby rule nobody plays on for a gammon before doubling.
        let (win, lose) = if self.is_jacoby && log == self.log { (high.1, low.1) } else { (win, lose) };
        if low.0 > high.0 {
            return Line { low: (0.0, lose), high: (1.0, win), lose, win };
        }
        Line { low, high, lose, win }
    }

    /// The winning chance at which the other side may as well drop this side's double; `None` when doubling is of no use.
    fn cash(&self, shares: &Shares, log: u8) -> Option<f32> {
        if log >= self.limit {
            return None;
        }
        let Some(met) = &self.met else {
            let (win, lose) = self.ends(shares, self.log);
            return Some(((1.0 - lose) / (win - lose + 0.5)).clamp(0.0, 1.0));
        };
        if met.own_away() <= 1 << log || log > 8 {
            return None;
        }
        let dropped = self.worth(1, log);
        let (win, lose) = self.ends(shares, log + 1);
        let (at, from) = match self.other().cash(&shares.other(), log + 1) {
            Some(theirs) => (1.0 - theirs, self.worth(-1, log + 1)),
            None => (0.0, lose),
        };
        let part = if win - from > 1e-6 { (dropped - from) / (win - from) } else { 1.0 };
        Some((at + (1.0 - at) * part).clamp(0.0, 1.0))
    }

    /// As the other side sees it.
    pub fn other(&self) -> Stakes {
        let owner = match self.owner {
            Owner::Own => Owner::Opp,
            Owner::Opp => Owner::Own,
            owner => owner,
        };
        Stakes { met: self.met.map(|met| met.other()), owner, ..*self }
    }
}

impl Shares {
    fn other(&self) -> Shares {
        Shares { win: self.lose, lose: self.win }
    }
}

/// A worth that rises with the winning chance, in up to three straight parts.
struct Line {
    lose: f32,
    low: (f32, f32),
    high: (f32, f32),
    win: f32,
}

impl Line {
    fn at(&self, chance: f32) -> f32 {
        let between = |from: (f32, f32), to: (f32, f32)| {
            if to.0 - from.0 > 1e-6 { from.1 + (to.1 - from.1) * (chance - from.0) / (to.0 - from.0) } else { to.1 }
        };
        if chance < self.low.0 {
            between((0.0, self.lose), self.low)
        } else if chance <= self.high.0 {
            between(self.low, self.high)
        } else {
            between(self.high, (1.0, self.win))
        }
    }
}

#[cfg(test)]
mod tests {
    use backgammon::{Position, Rules, Score};

    use super::{Gains, Stakes};

    fn check(length: u16, points: [u32; 2], expect: impl Fn(&Gains) -> bool) {
        let score = Score { length, points, is_crawford: false };
        let position = Position::start(Rules::STANDARD, score);
        let gains = Stakes::of(&position, position.on_roll).gains();
        assert!(expect(&gains), "{score:?} {gains:?}");
    }

    #[test]
    fn gammons_count_as_the_score_lets_them() {
        check(0, [0, 0], |gains| *gains == Gains::MONEY);
        check(7, [6, 6], |gains| *gains == Gains { win: [0.0; 2], lose: [0.0; 2] });
        // Two away both: a gammon wins the match, a single game half of what is left.
        check(7, [5, 5], |gains| gains.win[0] > 0.5 && gains.win[1] == 0.0 && gains.win == gains.lose);
        check(25, [0, 0], |gains| (gains.win[0] - 1.0).abs() < 0.15);
    }
}
