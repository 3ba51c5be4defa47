//! Which of the good moves a level plays.

use reversi::{Goal, Position, Square};
use reversi_engine::{Analysis, Bound, MoveValue, Value};

use super::levels::Strength;
use crate::random::Random;

/// The weight of a move that is as good as the best.
const WHOLE: u64 = 1 << 40;

/// Draws a move among those within the bound of the best; `None` when there is no move.
///
/// The weights are whole numbers, so that every machine draws alike.
pub(crate) fn draw(position: &Position, analysis: &Analysis, strength: &Strength, seed: u64) -> Option<Square> {
    let (best, others) = analysis.moves.split_first()?;
    let near = others.iter().filter(|mv| comparable(mv, best) && loss(mv, best) <= i32::from(strength.bound));
    let tastes: Vec<(Square, i32)> =
        std::iter::once(best).chain(near).map(|mv| (mv.square, taste(position, mv, strength))).collect();
    let top = tastes.iter().map(|&(_, taste)| taste).max()?;
    let weights: Vec<u64> = tastes.iter().map(|&(_, taste)| weight((top - taste) as u32, strength.halving)).collect();
    let mut random = Random::new(&[seed, position.own().0, position.opp().0]);
    let mut at = random.below(weights.iter().sum());
    for (&(square, _), &weight) in tastes.iter().zip(&weights) {
        match at.checked_sub(weight) {
            None => return Some(square),
            Some(rest) => at = rest,
        }
    }
    Some(best.square)
}

/// Whether the search knows both moves equally well, so that the difference of their values says something.
/// Where only the outcome is known the margin is unknown, and the engine's own order is all there is.
fn comparable(mv: &MoveValue, best: &MoveValue) -> bool {
    mv.bound == Bound::Equal
        && mv.depth == best.depth
        && mv.value.is_proven() == best.value.is_proven()
        && mv.value.confidence() == best.value.confidence()
        && !matches!(best.value, Value::Outcome(_) | Value::Likely(..))
}

fn loss(mv: &MoveValue, best: &MoveValue) -> i32 {
    (i32::from(best.value.centidiscs().0) - i32::from(mv.value.centidiscs().0)).max(0)
}

/// How much the level likes a move, in hundredths of a disc.
fn taste(position: &Position, mv: &MoveValue, strength: &Strength) -> i32 {
    let discs = i32::from(position.flips(mv.square).count()) * i32::from(strength.greed);
    let discs = match position.variant.goal {
        Goal::Most => discs,
        Goal::Fewest => -discs,
    };
    i32::from(mv.value.centidiscs().0) + discs
}

/// 2^-(loss / halving), straight between the whole powers.
fn weight(loss: u32, halving: u16) -> u64 {
    if loss == 0 {
        return WHOLE;
    }
    if halving == 0 {
        return 0;
    }
    let (halvings, part) = (loss / u32::from(halving), loss % u32::from(halving));
    let upper = WHOLE.checked_shr(halvings).unwrap_or(0);
    upper - upper / 2 * u64::from(part) / u64::from(halving)
}

#[cfg(test)]
mod tests {
    use super::{WHOLE, weight};

    #[test]
    fn weights_halve_and_fall() {
        assert_eq!(weight(0, 0), WHOLE);
        assert_eq!(weight(1, 0), 0);
        assert_eq!(weight(50, 50), WHOLE / 2);
        assert_eq!(weight(25, 50), WHOLE / 4 * 3);
        assert_eq!(weight(100, 50), WHOLE / 4);
        let weights: Vec<u64> = (0..3000).map(|loss| weight(loss, 50)).collect();
        assert!(weights.is_sorted_by(|more, less| more >= less));
        assert_eq!(weight(12_800, 1), 0);
    }
}
