//! One side's checkers in its home board, alone.

/// Points of a home board.
const POINTS: usize = 6;

/// How many homes there are with at most 15 checkers.
pub(crate) const HOMES: usize = 54_264;

/// How many there are with fewer than 15: those of 15 have the numbers from here on.
pub(crate) const HOMES_BELOW_15: usize = 38_760;

/// Checkers by point, the ace point first; at most 15 together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Home(pub [u8; POINTS]);

/// Ways to choose `k` of `n`.
static CHOOSE: [[u32; POINTS + 1]; 22] = {
    let mut table = [[0; POINTS + 1]; 22];
    let mut n = 0;
    while n < 22 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= POINTS && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

impl Home {
    /// The home's number, 0..54,264: 0 is the empty one, and fewer checkers have lower numbers. Among those of as many, the
    /// further back the checkers the higher.
    #[inline]
    pub fn index(self) -> usize {
        // As combinations with repetition: the checkers on and behind each point.
        let mut behind = 0u32;
        let mut index = 0u32;
        for point in (0..POINTS).rev() {
            behind += u32::from(self.0[point]);
            // Homes with fewer checkers on the points from here on back.
            let size = POINTS - point;
            if behind > 0 {
                index += CHOOSE[behind as usize + size - 1][size];
            }
        }
        index as usize
    }

    /// Every home, by number.
    pub fn all() -> Vec<Home> {
        let mut all = vec![Home([0; POINTS]); HOMES];
        let mut counts = [0u8; POINTS];
        each(&mut counts, 0, 15, &mut |home| all[home.index()] = home);
        all
    }

    /// Checkers left.
    pub fn left(self) -> u8 {
        self.0.iter().sum()
    }

    /// What the hops of one checker with this die lead to, from the points below `end`; with where it came from.
    #[inline]
    fn each_hop(self, die: usize, end: usize, mut visit: impl FnMut(Home, usize)) {
        let Some(rear) = (0..POINTS).rev().find(|&point| self.0[point] > 0) else { return };
        for from in die..(rear + 1).min(end) {
            if self.0[from] > 0 {
                let mut next = self;
                next.0[from] -= 1;
                next.0[from - die] += 1;
                visit(next, from);
            }
        }
        let from = rear.min(die - 1);
        if self.0[from] > 0 && from < end {
            let mut next = self;
            next.0[from] -= 1;
            visit(next, from);
        }
    }

    /// What the plays of a roll lead to, some perhaps more than once.
    pub fn each_play(self, high: usize, low: usize, mut visit: impl FnMut(Home)) {
        if self.left() == 0 {
            return;
        }
        if high == low {
            return self.doublet(high, POINTS, 4, &mut visit);
        }
        for (first, second) in [(high, low), (low, high)] {
            self.each_hop(first, POINTS, |next, _| match next.left() {
                0 => visit(next),
                _ => next.each_hop(second, POINTS, |next, _| visit(next)),
            });
        }
    }

    /// The same hops in another order lead nowhere else, so they go from the rear forward.
    fn doublet(self, die: usize, end: usize, hops: u8, visit: &mut impl FnMut(Home)) {
        if hops == 0 || self.left() == 0 {
            return visit(self);
        }
        self.each_hop(die, end, |next, from| next.doublet(die, from + 1, hops - 1, visit));
    }
}

fn each(counts: &mut [u8; POINTS], point: usize, rest: u8, visit: &mut impl FnMut(Home)) {
    if point == POINTS {
        return visit(Home(*counts));
    }
    for count in 0..=rest {
        counts[point] = count;
        each(counts, point + 1, rest - count, visit);
    }
    counts[point] = 0;
}

#[cfg(test)]
mod tests {
    use super::{HOMES, Home};

    #[test]
    fn every_home_has_its_number() {
        let all = Home::all();
        assert!(all.iter().enumerate().all(|(at, home)| home.index() == at));
        assert_eq!(all.len(), HOMES);
    }
}
