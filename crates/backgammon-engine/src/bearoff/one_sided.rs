//! How many rolls a side alone needs to bear off.

use std::sync::OnceLock;

use super::home::{HOMES, HOMES_BELOW_15, Home};

/// More rolls than any home takes but by the rarest dice; the chances beyond are below 1e-6.
const MOST: usize = 32;

/// Of how many rolls a side needs: the chances by the number of rolls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolls([f32; MOST]);

impl Rolls {
    /// None is needed.
    const NONE: Rolls = {
        let mut chances = [0.0; MOST];
        chances[0] = 1.0;
        Rolls(chances)
    };

    /// The chances of 0, 1, 2 … rolls.
    pub fn chances(&self) -> &[f32] {
        &self.0
    }

    /// The mean.
    pub fn mean(&self) -> f32 {
        self.0.iter().enumerate().map(|(rolls, chance)| rolls as f32 * chance).sum()
    }

    /// The chance that these rolls are done no later than those, rolling first.
    pub fn before(&self, other: &Rolls) -> f32 {
        let mut later = 1.0;
        let mut sum = 0.0;
        for rolls in 0..MOST {
            // `later`: that the other side needs at least as many.
            sum += self.0[rolls] * later;
            later -= other.0[rolls];
        }
        sum.clamp(0.0, 1.0)
    }
}

/// For every home of at most 15 checkers the rolls to bear off all, and, where all 15 are left, the rolls to bear off the first,
/// each by the plays that need the fewest rolls in the mean.
///
/// Built in a fraction of a second when first asked for.
#[derive(Debug)]
pub struct OneSided {
    all_off: Vec<Rolls>,
    /// From the first home of 15 on.
    first_off: Vec<Rolls>,
}

static TABLE: OnceLock<OneSided> = OnceLock::new();

impl OneSided {
    /// The table.
    pub fn get() -> &'static OneSided {
        TABLE.get_or_init(OneSided::build)
    }

    fn build() -> OneSided {
        let homes = Home::all();
        let mut order: Vec<u32> = (0..HOMES as u32).collect();
        let pips = |home: Home| home.0.iter().zip(1u16..).map(|(&count, point)| u16::from(count) * point).sum::<u16>();
        // Every play takes pips away.
        order.sort_by_key(|&at| pips(homes[at as usize]));
        let all_off = solve(&homes, &order, |home| home.left() == 0);
        let first_off = solve(&homes, &order, |home| home.left() < 15).split_off(HOMES_BELOW_15);
        OneSided { all_off, first_off }
    }

    /// Rolls to bear off all checkers.
    pub(crate) fn all_off(&self, home: Home) -> &Rolls {
        &self.all_off[home.index()]
    }

    /// Rolls to have borne off a first checker.
    pub(crate) fn first_off(&self, home: Home) -> &Rolls {
        home.index().checked_sub(HOMES_BELOW_15).map_or(&Rolls::NONE, |at| &self.first_off[at])
    }

    /// Rolls to bear off all of these checkers, by point from the ace point on.
    ///
    /// # Panics
    ///
    /// If there are more than 15.
    pub fn rolls(&self, counts: [u8; 6]) -> &Rolls {
        assert!(counts.iter().map(|&count| u32::from(count)).sum::<u32>() <= 15, "more than 15 checkers");
        self.all_off(Home(counts))
    }
}

fn solve(homes: &[Home], order: &[u32], is_done: impl Fn(Home) -> bool) -> Vec<Rolls> {
    let mut table = vec![Rolls::NONE; HOMES];
    let mut means = vec![0f32; HOMES];
    for &at in order {
        let home = homes[at as usize];
        if is_done(home) {
            continue;
        }
        let mut chances = [0f32; MOST];
        for high in 1..=6 {
            for low in 1..=high {
                let mut best = (f32::INFINITY, 0);
                home.each_play(high, low, |next| {
                    let next = next.index();
                    if means[next] < best.0 {
                        best = (means[next], next);
                    }
                });
                let share = if high == low { 1.0 / 36.0 } else { 2.0 / 36.0 };
                for (rolls, chance) in table[best.1].0[..MOST - 1].iter().enumerate() {
                    chances[rolls + 1] += share * chance;
                }
            }
        }
        table[at as usize] = Rolls(chances);
        means[at as usize] = table[at as usize].mean();
    }
    table
}
