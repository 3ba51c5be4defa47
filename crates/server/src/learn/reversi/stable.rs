//! Discs that can never be turned over again, as a lesson explains them: from the corners outward.

use reversi::{Bitboard, Direction, Disc, Position, Size, Square};

/// The discs of a side that are surely safe for ever: along each of the four axes a disc's line is full, or the disc
/// leans on the border or on a safe disc of its own. Grown from nothing, so it may miss some; it never names one too many.
pub fn stable(position: &Position, disc: Disc) -> Bitboard {
    let own = position.board.of(disc);
    let mut safe = Bitboard::EMPTY;
    loop {
        let grown: Bitboard = own.iter().filter(|&square| is_safe(position, square, safe)).collect();
        if grown == safe {
            return safe;
        }
        safe = grown;
    }
}

fn is_safe(position: &Position, square: Square, safe: Bitboard) -> bool {
    let size = position.size();
    let axes = Direction::ALL.iter().zip(&Direction::ALL[4..]);
    axes.take(4).all(|(&one, &other)| {
        let leans = |direction| step(size, square, direction).is_none_or(|next| safe.has(next));
        leans(one) || leans(other) || (is_full(position, square, one) && is_full(position, square, other))
    })
}

fn is_full(position: &Position, from: Square, direction: Direction) -> bool {
    let mut at = from;
    while let Some(next) = step(position.size(), at, direction) {
        if position.board.get(next).is_none() {
            return false;
        }
        at = next;
    }
    true
}

fn step(size: Size, square: Square, direction: Direction) -> Option<Square> {
    square.step(direction).filter(|&next| size.playable().has(next))
}

#[cfg(test)]
mod tests {
    use reversi::{Move, Variant};

    use super::*;

    /// In random games a disc once called stable lies to the end as it is.
    #[test]
    fn stable_discs_stay() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut found = 0;
        for game in 0..150 {
            let mut position = Position::start(Variant::PLAYED[game % 4]);
            let mut sure = [Bitboard::EMPTY; 2];
            while !position.is_over() {
                for (disc, sure) in Disc::BOTH.into_iter().zip(&mut sure) {
                    assert_eq!(*sure & !position.board.of(disc), Bitboard::EMPTY, "{position:?}");
                    *sure = stable(&position, disc);
                    found += u32::from(sure.count());
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let legal = position.legal();
                let nth = |count: u8| (state >> 33) as usize % usize::from(count);
                position = position.play_unchecked(match legal.count() {
                    0 => Move::Pass,
                    count => Move::At(legal.iter().nth(nth(count)).unwrap()),
                });
            }
        }
        assert!(found > 5_000, "{found}");
    }
}
