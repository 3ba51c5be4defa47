//! What a lesson asks for on the board, and what the rules say to each answer.

use reversi::{Bitboard, Disc, LineEnd, Move, Position, Square};
use table::Reason;
use table::reversi::refusal_reason;

use super::frame::name;
use super::scene::square;
use super::stable::stable;
use super::witness::{at_the_front, broken_at, corners, directions, ending, quiet_reply, turned_by, worth};

/// A question about a position; its answer is a set of squares, or one of them.
pub enum Task {
    /// Every legal square.
    Legal,
    /// The square that captures in so many directions.
    Directions(u8),
    /// The one legal square among these.
    Marked(&'static [&'static str]),
    /// Every disc that this move turns over.
    Flips(&'static str),
    /// These squares, each asked for by name, one after the other.
    Named(&'static [&'static str]),
    /// Every corner of the board.
    Corners,
    /// Every square diagonally beside a corner.
    XSquares,
    /// The move that takes a corner.
    TakeCorner,
    /// The move that hands a corner over.
    GiveCorner,
    /// The move after which the other side has none.
    ForcePass,
    /// The move that leaves the fewest replies.
    FewestReplies,
    /// The move of which no turned disc lies beside an empty square.
    Quiet,
    /// Every black disc that can never be turned over.
    Stable,
    /// The move after which every reply hands over a corner.
    Squeeze,
    /// The best move, by looking at every line to the end.
    Best,
}

impl Task {
    /// Whether the answer is a move, which is then played.
    pub fn is_move(&self) -> bool {
        use Task::{Corners, Flips, Legal, Named, Stable, XSquares};
        !matches!(self, Legal | Flips(_) | Named(_) | Corners | XSquares | Stable)
    }

    /// The right squares.
    pub fn right(&self, position: &Position) -> Bitboard {
        let size = position.size();
        let after = |square| position.play_unchecked(Move::At(square));
        let legal = |is: &dyn Fn(Square) -> bool| position.legal().iter().filter(|&square| is(square)).collect();
        match self {
            Task::Legal => position.legal(),
            Task::Directions(count) => legal(&|square| directions(position, square) == *count),
            Task::Marked(names) => {
                names.iter().map(|name| square(size, name)).filter(|&at| position.legal().has(at)).collect()
            }
            Task::Flips(from) => position.flips(square(size, from)),
            Task::Named(names) => names.iter().map(|name| square(size, name)).collect(),
            Task::Corners => size.corners(),
            Task::XSquares => size.squares().filter(|&square| place(position, square) == "x").collect(),
            Task::TakeCorner => corners(position),
            Task::GiveCorner => legal(&|square| !corners(&after(square)).is_empty()),
            Task::ForcePass => legal(&|square| after(square).must_pass()),
            Task::FewestReplies => {
                let replies = |square| after(square).legal().count();
                let fewest = position.legal().iter().map(replies).min();
                legal(&|square| Some(replies(square)) == fewest)
            }
            Task::Quiet => legal(&|square| at_the_front(&after(square), position.flips(square)).is_none()),
            Task::Stable => stable(position, Disc::Black),
            Task::Squeeze => {
                legal(&|square| !after(square).legal().is_empty() && quiet_reply(position, square).is_none())
            }
            Task::Best => {
                let value = |square| worth(position, &ending(&after(square)));
                let best = position.legal().iter().map(value).max();
                legal(&|square| Some(value(square)) == best)
            }
        }
    }

    /// What to say to an answer, right or wrong: a sentence of this part, or the rules' own refusal.
    pub fn reason(&self, position: &Position, part: &str, square: Square) -> Said {
        let right = self.right(position).has(square);
        if !right && let Some(refusal) = self.refusal(position, square) {
            return Said::Reason(refusal);
        }
        let mut said = Sentence::new(position, part, if right { "right" } else { "wrong" }, square);
        self.tell(position, square, &mut said);
        Said::Sentence(said)
    }

    /// What the rules, or the question itself, have against a square that is no answer at all.
    fn refusal(&self, position: &Position, at: Square) -> Option<Reason> {
        let size = position.size();
        let on = |key: &'static str| Some(Reason::new(key).with("square", name(size, at)));
        match self {
            Task::Flips(from) => {
                let from = square(size, from);
                if at == from {
                    return on("learn-flips-new");
                }
                match position.board.get(at) {
                    None => on("learn-flips-empty"),
                    Some(disc) if disc == position.to_move => on("learn-flips-own"),
                    Some(_) => match broken_at(position, from, at) {
                        Some(LineEnd::Open(end)) => on("learn-flips-open").map(|why| why.with("end", name(size, end))),
                        Some(LineEnd::Edge(_)) => on("learn-flips-edge"),
                        None => on("learn-flips-aside").map(|why| why.with("from", name(size, from))),
                    },
                }
            }
            Task::Stable => match position.board.get(at) {
                None => on("learn-stable-empty"),
                Some(Disc::White) => on("learn-stable-white"),
                Some(Disc::Black) => None,
            },
            Task::Named(_) | Task::Corners | Task::XSquares => None,
            _ => position.refusal(at).map(|refusal| refusal_reason(refusal, size)),
        }
    }

    /// The variables of this question's sentences.
    fn tell(&self, position: &Position, square: Square, said: &mut Sentence) {
        let size = position.size();
        let named = |square: Option<Square>| square.map_or_else(|| "–".to_owned(), |square| name(size, square));
        let legal = position.legal().has(square);
        let after = if legal { position.play_unchecked(Move::At(square)) } else { *position };
        match self {
            Task::Legal | Task::Marked(_) | Task::Flips(_) | Task::Named(_) => {}
            Task::Corners | Task::XSquares => said.with("place", place(position, square)),
            Task::Directions(_) => said.with("directions", directions(position, square)),
            Task::TakeCorner => {
                let reply = turned_by(&after, square);
                said.with("answered", if reply.is_some() { "yes" } else { "no" });
                said.with("reply", named(reply));
            }
            Task::GiveCorner => said.with("corner", named(corners(&after).iter().next())),
            Task::ForcePass => {
                said.with("replies", after.legal().count());
                said.with("reply", named(after.legal().iter().next()));
            }
            Task::FewestReplies => said.with("replies", after.legal().count()),
            Task::Quiet => said.with("disc", named(at_the_front(&after, position.flips(square)))),
            Task::Stable => {
                let white = Position { to_move: Disc::White, ..*position };
                let turner = turned_by(&white, square);
                said.with("turned", if turner.is_some() { "now" } else { "later" });
                said.with("turner", named(turner));
            }
            Task::Squeeze => {
                said.with("reply", named(quiet_reply(position, square)));
                said.with("replies", after.legal().count());
            }
            Task::Best => {
                let score = ending(&after).score().expect("an end is over");
                said.with("end_black", score.black);
                said.with("end_white", score.white);
            }
        }
    }
}

/// What kind of square it is beside the corners.
fn place(position: &Position, square: Square) -> &'static str {
    let size = position.size();
    let margin = (8 - size.side()) / 2;
    let last = size.side() - 1;
    // How far from the nearer edge, both ways.
    let depth = |at: u8| (at - margin).min(last - (at - margin));
    match (depth(square.file()), depth(square.rank())) {
        (0, 0) => "corner",
        (1, 1) => "x",
        (0, 1) | (1, 0) => "c",
        (0, _) | (_, 0) => "edge",
        _ => "inside",
    }
}

/// What is said to an answer.
pub enum Said {
    /// A sentence of the part.
    Sentence(Sentence),
    /// A sentence that is known by its whole name.
    Reason(Reason),
}

/// A sentence of a part, `learn-<part>-<suffix>`.
pub struct Sentence {
    pub name: String,
    pub args: crate::learn::text::Args,
}

impl Sentence {
    fn new(position: &Position, part: &str, suffix: &str, square: Square) -> Sentence {
        let mut args = super::part::facts(position);
        args.push(("square", name(position.size(), square).into()));
        args.push(("count", position.flips(square).count().into()));
        Sentence { name: format!("learn-{part}-{suffix}"), args }
    }

    fn with(&mut self, name: &'static str, arg: impl Into<table::Arg>) {
        self.args.push((name, arg.into()));
    }
}
