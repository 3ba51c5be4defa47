//! Random games with fixed seeds.

use reversi::{Game, Variant};
pub use specimen::Random;

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
