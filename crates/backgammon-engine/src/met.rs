//! Match equities: the chance of winning the match by what both sides still need.

mod kazaross;

use backgammon::{Checker, Position, Rules, Score};

use kazaross::{BEFORE_CRAWFORD, POST_CRAWFORD};

/// Points that the table goes to.
const TABLE: u32 = 25;

/// What an end of the game makes of the match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Met {
    /// Points that the side and the other need, before the game.
    away: [u32; 2],
    /// Whether the game after this one comes after the Crawford game, or there is none.
    is_free: bool,
}

impl Met {
    /// For a side of a match; `None` for money.
    pub fn of(position: &Position, side: Checker) -> Option<Met> {
        let Position { score, rules, .. } = position;
        let away = [score.away(side)?, score.away(!side)?];
        Some(Met { away, is_free: is_free(score, rules) })
    }

    /// Points that the side needs.
    pub fn own_away(&self) -> u32 {
        self.away[0]
    }

    /// As the other side sees it.
    pub fn other(&self) -> Met {
        Met { away: [self.away[1], self.away[0]], ..*self }
    }

    /// The side's chance to win the match once it has won (or, negative, lost) these points, 0..=1.
    pub fn after(&self, points: i32) -> f32 {
        let won = points.max(0) as u32;
        let lost = (-points).max(0) as u32;
        self.chance(self.away[0].saturating_sub(won), self.away[1].saturating_sub(lost))
    }

    /// The chance with the next game due.
    fn chance(&self, own: u32, opp: u32) -> f32 {
        match (own, opp) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            (1, 1) => 0.5,
            (1, _) if self.is_free => 1.0 - post_crawford(opp),
            (_, 1) if self.is_free => post_crawford(own),
            _ if own <= opp => before_crawford(own, opp),
            _ => 1.0 - before_crawford(opp, own),
        }
    }
}

/// Whether a side that is one point away will play the next game with the cube.
fn is_free(score: &Score, rules: &Rules) -> bool {
    !rules.crawford || score.is_crawford || score.is_post_crawford()
}

/// The trailer's chance when the leader is one point away and doubling is allowed.
fn post_crawford(away: u32) -> f32 {
    POST_CRAWFORD[(away.min(TABLE) - 1) as usize]
}

/// The leader's chance; `own <= opp`.
fn before_crawford(own: u32, opp: u32) -> f32 {
    if opp > TABLE {
        // R. Janowski's formula: 85 percent of the lead over the trailer's need and six.
        return (0.5 + 0.85 * (opp - own) as f32 / (opp + 6) as f32).min(0.999);
    }
    BEFORE_CRAWFORD[(own - 1) as usize][(opp - own) as usize]
}

#[cfg(test)]
mod tests {
    use backgammon::{Checker, Position, Rules, Score};

    use super::Met;

    fn check(length: u16, points: [u32; 2], is_crawford: bool, won: i32, expect: f32) {
        let score = Score { length, points, is_crawford };
        let met = Met::of(&Position::start(Rules::STANDARD, score), Checker::White).unwrap();
        assert!((met.after(won) - expect).abs() < 1e-5, "{score:?} {won}: {}", met.after(won));
    }

    #[test]
    fn published_figures() {
        check(7, [0, 0], false, 1, 0.56261);
        check(7, [0, 0], false, -1, 0.43739);
        check(7, [5, 5], false, 1, 0.67736);
        check(7, [5, 5], false, -2, 0.0);
        check(7, [5, 5], false, 3, 1.0);
        // The Crawford game: the trailer wins it, and may double in the next.
        check(5, [4, 2], true, -1, 0.51197);
        check(5, [2, 4], true, 1, 0.48803);
        check(5, [3, 4], false, 1, 0.5);
        check(64, [0, 0], false, 0, 0.5);
    }

    #[test]
    fn winning_more_is_never_worse() {
        for own in 0..40 {
            for opp in 0..40 {
                let score = Score { length: 40, points: [own, opp], is_crawford: false };
                let met = Met::of(&Position::start(Rules::STANDARD, score), Checker::White).unwrap();
                for points in -40..40 {
                    assert!(met.after(points) <= met.after(points + 1) + 0.03, "{score:?} {points}");
                }
            }
        }
    }
}
