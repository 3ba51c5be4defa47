//! What a number of games says.

use std::fmt;

use backgammon::Outcome;

use super::Played;
use crate::tally::{CONFIDENCE, elo};
use crate::{Elo, Pace, Side};

/// The results of games for money or of matches, side A's view. Pairs share their dice, so errors are counted from pairs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games, or matches, that each side won.
    pub wins: [u64; 2],
    /// Gammons that each side won, backgammons not among them.
    pub gammons: [u64; 2],
    /// Backgammons that each side won.
    pub backgammons: [u64; 2],
    /// Games, or matches, that each side lost by a fault.
    pub faults: [u64; 2],
    /// How fast they played.
    pub pace: Pace,
    /// What side A wins a game, in points; of matches, the share that it wins.
    pub points: Mean,
    /// The same less luck, where that is known.
    pub adjusted: Mean,
    /// The first of a pair whose second is not known yet: its number, its points, and these less luck.
    open: Option<(u64, f64, Option<f64>)>,
}

impl Tally {
    /// Adds a game or a match; number 2n and the one after it have the same dice. One without its other half counts by itself, and
    /// not among the means.
    pub fn add(&mut self, number: u64, game: &Played) {
        self.wins[game.winner().index()] += 1;
        let [gammons, backgammons] = [Outcome::Gammon, Outcome::Backgammon].map(|outcome| game.count(outcome));
        for side in [Side::A, Side::B].map(Side::index) {
            self.gammons[side] += gammons[side];
            self.backgammons[side] += backgammons[side];
        }
        self.pace.join(&game.pace);
        if let Some((by, _)) = game.fault {
            self.faults[by.index()] += 1;
        }
        let (points, adjusted) = (game.points(), game.points_without_luck());
        match self.open.take() {
            Some((first, of_first, adjusted_of_first)) if first + 1 == number => {
                self.points.add((of_first + points) / 2.0);
                if let (Some(one), Some(other)) = (adjusted_of_first, adjusted) {
                    self.adjusted.add((one + other) / 2.0);
                }
            }
            _ => self.open = number.is_multiple_of(2).then_some((number, points, adjusted)),
        }
    }

    /// Games, or matches, played.
    pub fn games(&self) -> u64 {
        self.wins.iter().sum()
    }

    /// Of matches, the difference in strength that makes such a share of them likely.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, error) = (self.points.value()?, self.points.error()?);
        Some(Elo { value: elo(mean), low: elo(mean - error), high: elo(mean + error) })
    }
}

/// A mean of independent values, and how sure it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean; `None` before the first value.
    pub fn value(&self) -> Option<f64> {
        (self.count > 0.0).then(|| self.sum / self.count)
    }

    /// How far off the mean is at most 19 times in 20; `None` with less than two values.
    pub fn error(&self) -> Option<f64> {
        if self.count < 2.0 {
            return None;
        }
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0) * self.count / (self.count - 1.0);
        Some(CONFIDENCE * (variance / self.count).sqrt())
    }
}

impl fmt::Display for Mean {
    /// `+0.0123 ± 0.0045`, of what is known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.value(), self.error()) {
            (Some(value), Some(error)) => write!(f, "{value:+.4} ± {error:.4}"),
            (Some(value), None) => write!(f, "{value:+.4}"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Mean;

    #[test]
    fn a_mean_and_its_error() {
        let mut mean = Mean::default();
        assert_eq!((mean.value(), mean.to_string()), (None, String::new()));
        for value in [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0] {
            mean.add(value);
        }
        // Worked out by hand: mean 1/9, variance (9 - 1/9) / 8.
        assert_eq!(mean.to_string(), "+0.1111 ± 0.6887");
    }
}
