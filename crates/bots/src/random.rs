//! A small generator of random numbers from a seed.

/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// A generator whose numbers depend on all parts of the seed.
    pub(crate) fn new(parts: &[u64]) -> Random {
        parts.iter().fold(Random(0), |mut random, part| Random(random.next() ^ part))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(end)) >> 64) as u64
    }
}
