//! Dice that a seed repeats.

use backgammon::{Die, Roll};

use crate::game::mix;

/// The dice of a game: the n-th throw is the same whoever plays, and on every machine.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: u64,
    thrown: u64,
}

impl Dice {
    /// The dice that follow from this seed.
    pub const fn new(seed: u64) -> Dice {
        Dice { seed, thrown: 0 }
    }

    /// The first dice of a game, one of each side: never equal.
    pub fn first(&mut self) -> [Die; 2] {
        loop {
            let dice = [self.die(), self.die()];
            if dice[0] != dice[1] {
                return dice;
            }
        }
    }

    /// The next throw.
    pub fn roll(&mut self) -> Roll {
        Roll::new(self.die(), self.die())
    }

    fn die(&mut self) -> Die {
        self.thrown += 1;
        let number = (u128::from(mix(self.seed, self.thrown)) * 6) >> 64;
        Die::new(1 + number as u8).expect("1 to 6")
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;

    #[test]
    fn they_are_fair_and_come_again() {
        let (mut one, mut other) = (Dice::new(7), Dice::new(7));
        let mut faces = [0u32; 6];
        for _ in 0..6000 {
            let roll = one.roll();
            assert_eq!(roll, other.roll());
            for die in [roll.high(), roll.low()] {
                faces[usize::from(die.pips()) - 1] += 1;
            }
        }
        // 2000 each are expected, 41 is their standard deviation.
        assert!(faces.iter().all(|count| (1850..2150).contains(count)), "{faces:?}");
        let [white, black] = one.first();
        assert_ne!(white, black);
    }
}
