//! What a position can come to: the small searches that lessons argue with.

use reversi::{Bitboard, Direction, LineEnd, Move, Position, Square};

/// A move of the side to move that turns this disc over.
pub fn turned_by(position: &Position, disc: Square) -> Option<Square> {
    position.legal().iter().find(|&square| position.flips(square).has(disc))
}

/// In how many directions a move captures.
pub fn directions(position: &Position, square: Square) -> u8 {
    let own = position.own();
    let closes = |direction| {
        let mut at = square.step(direction);
        let mut any = false;
        while let Some(next) = at.filter(|&next| position.opp().has(next)) {
            any = true;
            at = next.step(direction);
        }
        any && at.is_some_and(|end| own.has(end))
    };
    Direction::ALL.into_iter().map(|direction| u8::from(closes(direction))).sum()
}

/// The lines that a legal move closes: from the new disc to the disc at the other end.
pub fn closed_lines(position: &Position, square: Square) -> Vec<(Square, Square)> {
    let flips = position.flips(square);
    let end = |direction| {
        let mut at = square.step(direction)?;
        if !flips.has(at) {
            return None;
        }
        while flips.has(at) {
            at = at.step(direction)?;
        }
        position.own().has(at).then_some((square, at))
    };
    Direction::ALL.into_iter().filter_map(end).collect()
}

/// How the line from a new disc over this opposing disc breaks; `None` when the disc lies on no line from there that
/// runs over opposing discs only.
pub fn broken_at(position: &Position, from: Square, disc: Square) -> Option<LineEnd> {
    let playable = position.size().playable();
    Direction::ALL.into_iter().find_map(|direction| {
        let mut last = from;
        let mut meets = false;
        loop {
            match last.step(direction).filter(|&next| playable.has(next)) {
                Some(next) if position.opp().has(next) => {
                    meets |= next == disc;
                    last = next;
                }
                Some(next) if position.own().has(next) => return None,
                Some(next) => return meets.then_some(LineEnd::Open(next)),
                None => return meets.then_some(LineEnd::Edge(last)),
            }
        }
    })
}

/// The corners that the side to move could take now.
pub fn corners(position: &Position) -> Bitboard {
    position.legal() & position.size().corners()
}

/// A reply after this move that hands over no corner; a reply that itself takes a corner counts as such.
pub fn quiet_reply(position: &Position, square: Square) -> Option<Square> {
    let after = position.play_unchecked(Move::At(square));
    after.legal().iter().find(|&reply| corners(&after.play_unchecked(Move::At(reply))).is_empty())
}

/// A disc of these that lies beside an empty square.
pub fn at_the_front(position: &Position, discs: Bitboard) -> Option<Square> {
    let playable = position.size().playable();
    let is_open = |square: Square| {
        let near = Direction::ALL.into_iter().filter_map(|direction| square.step(direction));
        near.filter(|&near| playable.has(near)).any(|near| position.board.get(near).is_none())
    };
    discs.iter().find(|&square| is_open(square))
}

/// The position at the end of best play, looking at every line: for a few empty squares.
pub fn ending(position: &Position) -> Position {
    if position.is_over() {
        return *position;
    }
    if position.must_pass() {
        return ending(&position.play_unchecked(Move::Pass));
    }
    let ends = position.legal().iter().map(|square| ending(&position.play_unchecked(Move::At(square))));
    ends.max_by_key(|end| worth(position, end)).expect("the side to move has a move")
}

/// What an end is worth to the side to move in `position`.
pub fn worth(position: &Position, end: &Position) -> i8 {
    let diff = end.final_diff().expect("an end is over").0;
    if end.to_move == position.to_move { diff } else { -diff }
}
