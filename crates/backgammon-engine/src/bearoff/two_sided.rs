//! The last six checkers of both sides, with the cube.

use std::sync::OnceLock;

use super::home::Home;

/// How many homes there are with at most six checkers.
const HOMES: usize = 924;

/// What a position of the table is worth to the side to roll, for money, in points by the cube as it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// Chance to win.
    pub win: f32,
    /// Equity when the other side owns the cube.
    pub cube_theirs: f32,
    /// Equity when the cube is in the middle and not turned now.
    pub centred_not_doubled: f32,
    /// Equity when the side owns the cube and does not turn it now.
    pub own_not_doubled: f32,
    /// Equity when the cube is in the middle, with the better of doubling and not.
    pub centred: f32,
    /// Equity when the side owns the cube, with the better of doubling and not.
    pub own: f32,
}

/// For every two homes of at most six checkers each what the best play wins, exact for each place of the cube.
///
/// Built in a fraction of a second when first asked for.
#[derive(Debug)]
pub struct TwoSided(Vec<Ending>);

static TABLE: OnceLock<TwoSided> = OnceLock::new();

impl TwoSided {
    /// Checkers a side up to which the table goes.
    pub const CHECKERS: u8 = 6;

    /// The table.
    pub fn get() -> &'static TwoSided {
        TABLE.get_or_init(TwoSided::build)
    }

    /// What these checkers are worth, by point from the ace point on; `None` if a side has more than six or none.
    pub fn ending(&self, own: [u8; 6], opp: [u8; 6]) -> Option<&Ending> {
        let (own, opp) = (Home(own), Home(opp));
        let is_in = |home: Home| (1..=TwoSided::CHECKERS).contains(&home.left());
        (is_in(own) && is_in(opp)).then(|| &self.0[own.index() * HOMES + opp.index()])
    }

    fn build() -> TwoSided {
        let homes: Vec<Home> = Home::all().into_iter().take(HOMES).collect();
        let next: Vec<Vec<(f32, Vec<u16>)>> = homes.iter().map(|&home| results(home)).collect();
        let pips = |home: &Home| home.0.iter().zip(1usize..).map(|(&count, point)| usize::from(count) * point).sum();
        let mut by_pips: Vec<Vec<usize>> = vec![Vec::new(); 37];
        for (at, home) in homes.iter().enumerate() {
            let pips: usize = pips(home);
            by_pips[pips].push(at);
        }
        let mut table = TwoSided(vec![Ending::default(); HOMES * HOMES]);
        // Each play takes pips away from the two sides together.
        for total in 2..=72usize {
            for own_pips in total.saturating_sub(36).max(1)..=(total - 1).min(36) {
                for &own in &by_pips[own_pips] {
                    for &opp in &by_pips[total - own_pips] {
                        table.0[own * HOMES + opp] = table.solve(&next[own], opp);
                    }
                }
            }
        }
        table
    }

    fn solve(&self, next: &[(f32, Vec<u16>)], opp: usize) -> Ending {
        let mut ending = Ending::default();
        for (share, results) in next {
            // Best for each place of the cube by itself.
            let mut best = [f32::NEG_INFINITY; 4];
            for &result in results {
                let ways = if result == 0 {
                    [1.0; 4]
                } else {
                    let reply = &self.0[opp * HOMES + usize::from(result)];
                    [1.0 - reply.win, -reply.own, -reply.centred, -reply.cube_theirs]
                };
                for (best, way) in best.iter_mut().zip(ways) {
                    *best = best.max(way);
                }
            }
            ending.win = (ending.win + share * best[0]).min(1.0);
            ending.cube_theirs += share * best[1];
            ending.centred_not_doubled += share * best[2];
            ending.own_not_doubled += share * best[3];
        }
        let doubled = (2.0 * ending.cube_theirs).min(1.0);
        ending.centred = ending.centred_not_doubled.max(doubled);
        ending.own = ending.own_not_doubled.max(doubled);
        ending
    }
}

/// By roll its share and the different homes that its plays lead to.
fn results(home: Home) -> Vec<(f32, Vec<u16>)> {
    let mut all = Vec::with_capacity(21);
    for high in 1..=6 {
        for low in 1..=high {
            let mut results: Vec<u16> = Vec::new();
            home.each_play(high, low, |next| results.push(next.index() as u16));
            results.sort_unstable();
            results.dedup();
            all.push((if high == low { 1.0 / 36.0 } else { 2.0 / 36.0 }, results));
        }
    }
    all
}
