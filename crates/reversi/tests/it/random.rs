//! Random games with fixed seeds.

use reversi::{Game, Variant};

/// Numbers from a seed (SplitMix64, Steele, Lea and Flood 2014).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// A game of random moves that stops at `plies` discs or at its end.
pub fn game(random: &mut Random, variant: Variant, discs: usize) -> Game {
    let mut game = Game::new(variant);
    play_on(random, &mut game, discs);
    game
}

/// Adds up to `discs` random moves.
pub fn play_on(random: &mut Random, game: &mut Game, discs: usize) {
    for _ in 0..discs {
        let legal = game.position().legal();
        if legal.is_empty() {
            return;
        }
        let square = legal.iter().nth(random.below(legal.count().into())).expect("below the count");
        game.play(square).expect("a legal square");
    }
}
