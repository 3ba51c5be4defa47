//! What a number of games says.

use crate::{Pace, Played};

/// Two-sided 95 % of a normal distribution, in standard deviations.
pub(crate) const CONFIDENCE: f64 = 1.959_964;

/// The results of a match, side A's view. A pair of games from the same opening with the colours changed is one draw of
/// luck, so pairs are what errors are counted from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by their half points: 0 (both lost) to 4 (both won).
    pub pairs: [u64; 5],
    /// Games that each side lost by a fault.
    pub faults: [u64; 2],
    /// How fast they played.
    pub pace: Pace,
    discs: i64,
    counted: u64,
    /// The first game of a pair whose second is not known yet: its number and half points.
    open: Option<(u64, u8)>,
}

/// A difference in strength, with the interval that holds the truth in 19 matches of 20. Infinite where one side took
/// everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest value.
    pub value: f64,
    /// The interval's lower end.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
}

impl Tally {
    /// Adds a game; number 2n and the one after it are a pair. A game without its other half counts by itself.
    pub fn add(&mut self, number: u64, game: &Played) {
        let half_points = game.half_points();
        match half_points {
            2 => self.wins += 1,
            1 => self.draws += 1,
            _ => self.losses += 1,
        }
        if let Some(discs) = game.discs() {
            self.discs += i64::from(discs);
            self.counted += 1;
        }
        if let Some((by, _)) = game.fault {
            self.faults[by.index()] += 1;
        }
        self.pace.join(&game.pace);
        match self.open.take() {
            Some((first, of_first)) if first + 1 == number => self.pairs[usize::from(of_first + half_points)] += 1,
            _ => self.open = number.is_multiple_of(2).then_some((number, half_points)),
        }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that side A has, 0..=1; `None` before the first game.
    pub fn score(&self) -> Option<f64> {
        (self.games() > 0).then(|| (self.wins as f64 + self.draws as f64 / 2.0) / self.games() as f64)
    }

    /// The mean final difference for side A, in discs, of the games that were played to their end.
    pub fn mean_discs(&self) -> Option<f64> {
        (self.counted > 0).then(|| self.discs as f64 / self.counted as f64)
    }

    /// The difference in strength; `None` with less than two pairs, of which no error can be told.
    pub fn elo(&self) -> Option<Elo> {
        let pairs: u64 = self.pairs.iter().sum();
        if pairs < 2 {
            return None;
        }
        let (mean, variance) = moments(&self.pairs.map(|count| count as f64));
        let error = CONFIDENCE * (variance / (pairs - 1) as f64).sqrt();
        Some(Elo { value: elo(mean), low: elo(mean - error), high: elo(mean + error) })
    }
}

/// Mean and variance of the share of points in a pair.
pub(crate) fn moments(pairs: &[f64; 5]) -> (f64, f64) {
    let all: f64 = pairs.iter().sum();
    let share = |half_points: usize| half_points as f64 / 4.0;
    let mean = pairs.iter().enumerate().map(|(at, count)| share(at) * count).sum::<f64>() / all;
    let variance = pairs.iter().enumerate().map(|(at, count)| (share(at) - mean).powi(2) * count).sum::<f64>() / all;
    (mean, variance)
}

/// The difference in strength that makes this share of the points likely.
pub(crate) fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        // A difference of nothing has no sign.
        -400.0 * (1.0 / share - 1.0).log10() + 0.0
    }
}

/// The share of the points that this difference in strength makes likely.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{Tally, elo, share};

    fn check(pairs: [u64; 5], expect: (f64, f64, f64)) {
        let found = Tally { pairs, ..Tally::default() }.elo().unwrap();
        for (found, expect) in [(found.value, expect.0), (found.low, expect.1), (found.high, expect.2)] {
            assert!(found == expect || (found - expect).abs() < 0.05, "{pairs:?}: {found} is not {expect}");
        }
    }

    #[test]
    fn strength_and_its_error() {
        // Worked out by hand: mean 0.5, variance 1/8, 99 degrees of freedom.
        check([25, 0, 50, 0, 25], (0.0, -48.7, 48.7));
        // Pairs that always come out even have no error at all.
        check([0, 0, 50, 0, 0], (0.0, 0.0, 0.0));
        check([0, 0, 0, 0, 3], (f64::INFINITY, f64::INFINITY, f64::INFINITY));
        assert_eq!(Tally { pairs: [0, 0, 1, 0, 0], ..Tally::default() }.elo(), None);
        for difference in [-300.0, 0.0, 17.5] {
            assert!((elo(share(difference)) - difference).abs() < 1e-9);
        }
    }
}
