//! Reversi: its engines as players.

mod choice;
mod evaluate;
mod hint;
pub mod levels;
pub mod xot;

use reversi::{Position, Size, Square, Variant};
use reversi_engine::{Breadth, Engine, Limits, Memory, StopFlag};
use table::{Level, Reason};

use crate::{Evaluation, Worth};

pub use hint::why;
use levels::Strength;

/// Searches of fewer positions than this share the small engine.
const SMALL: u64 = 100_000;
const SMALL_MEMORY: Memory = Memory::mebibytes(2);
const LARGE_MEMORY: Memory = Memory::mebibytes(32);
const EVALUATION_MEMORY: Memory = Memory::mebibytes(128);

/// What a hint may cost: a few tenths of a second.
const HINT: Limits =
    Limits { nodes: Some(600_000), depth: None, exact: 16, outcome: 18, likely: 0, breadth: Breadth::Best };
/// On a small board the same reaches further.
const HINT_SMALL: Limits = Limits { exact: 20, outcome: 0, ..HINT };

/// The engines of one player. A cleared engine answers alike whatever it did before, and a small one is cleared in no time.
#[derive(Debug, Default)]
pub(crate) struct Reversi {
    small: Option<Engine>,
    large: Option<Engine>,
    /// Remembers from one evaluation to the next: people look at one position of a game after the other.
    evaluating: Option<Engine>,
}

impl Reversi {
    /// Takes the memory that a level needs, and unpacks the weights of the variant.
    pub(crate) fn prepare(&mut self, variant: Variant, level: Level) {
        let (engine, memory) = self.place(Strength::of(level, variant).nodes);
        engine.get_or_insert_with(|| Engine::new(memory)).prepare(variant);
    }

    /// The move of a level; `None` when the side to move has none.
    pub(crate) fn choose(
        &mut self,
        position: &Position,
        level: Level,
        seed: u64,
        stop: &StopFlag,
        progress: &mut dyn FnMut(u8),
    ) -> Option<Square> {
        // There is nothing to think about.
        if position.legal().count() == 1 {
            return position.legal().iter().next();
        }
        let strength = Strength::of(level, position.variant);
        let limits = strength.limits(position.empty().count());
        let engine = self.engine(strength.nodes, stop);
        engine.set_book(strength.book);
        let analysis = engine.analyse(position, &limits, stop, &mut |so_far| progress(so_far.depth));
        choice::draw(position, &analysis, &strength, seed)
    }

    /// The best move that a short search finds, why, and what it is worth.
    pub(crate) fn hint(&mut self, position: &Position, stop: &StopFlag) -> Option<(Square, Reason, Worth)> {
        let engine = self.engine(u64::MAX, stop);
        engine.set_book(true);
        let limits = if position.size() == Size::Eight { HINT } else { HINT_SMALL };
        let analysis = engine.analyse(position, &limits, stop, &mut |_| {});
        Some((analysis.best?, why(position, &analysis)?, evaluate::worth(analysis.moves.first()?)))
    }

    /// What every move is worth, as far as a round of this number finds out.
    pub(crate) fn evaluate(
        &mut self,
        position: &Position,
        round: usize,
        stop: &StopFlag,
        progress: &mut dyn FnMut(Evaluation),
    ) -> Option<Evaluation> {
        let round = evaluate::round(position, round);
        let engine = self.evaluating.get_or_insert_with(|| Engine::new(EVALUATION_MEMORY));
        engine.set_book(true);
        let analysis = engine.analyse(position, &round.limits, stop, &mut |so_far| {
            if let Some(evaluation) = evaluate::evaluation(position, so_far, false) {
                progress(evaluation);
            }
        });
        let done = (analysis.complete && round.ends) || (round.is_last && !stop.is_raised());
        evaluate::evaluation(position, &analysis, done)
    }

    /// A cleared engine for a search of so many positions. One that is stopped beforehand needs no memory.
    fn engine(&mut self, nodes: u64, stop: &StopFlag) -> &mut Engine {
        let (engine, memory) = self.place(if stop.is_raised() { 0 } else { nodes });
        if let Some(engine) = engine {
            engine.clear();
        }
        engine.get_or_insert_with(|| Engine::new(memory))
    }

    /// The engine for a search of so many positions, and its memory.
    fn place(&mut self, nodes: u64) -> (&mut Option<Engine>, Memory) {
        match nodes {
            0..SMALL => (&mut self.small, SMALL_MEMORY),
            _ => (&mut self.large, LARGE_MEMORY),
        }
    }
}
