//! Why a move is good, in one sentence.

mod effect;
mod region;
mod stability;
mod symmetry;

use reversi::{Goal, Position, Square};
use reversi_engine::{Analysis, MoveValue, Outcome, Value};
use table::Reason;

use effect::Effect;

/// The most telling true thing to say about the best move of an analysis, with its value; `None` when there is no move.
///
/// The sentences are those of `hint.ftl`. Each has the variables `square`, `known` and `value`: `known` is `exact` or
/// `about` (then `value` is the signed number of discs), `even` (about 0), or `win`, `draw`, `loss` where only that is
/// proven.
pub fn why(position: &Position, analysis: &Analysis) -> Option<Reason> {
    let best = analysis.moves.first()?;
    let case = Case::new(position, analysis, best);
    let found = case.forced().or_else(|| match position.variant.goal {
        Goal::Most => case.for_most(),
        Goal::Fewest => case.for_fewest(),
    });
    let reason = found.unwrap_or_else(|| case.searched());
    Some(with_value(reason.with("square", position.size().name(best.square).to_string()), best.value))
}

/// Adds `known` and `value`.
fn with_value(reason: Reason, value: Value) -> Reason {
    let (known, discs) = match value {
        Value::Exact(diff) => ("exact", i32::from(diff.0)),
        Value::Outcome(Outcome::Win) => ("win", 1),
        Value::Outcome(Outcome::Draw) => ("draw", 0),
        Value::Outcome(Outcome::Loss) => ("loss", -1),
        Value::Selective(..) | Value::Likely(..) | Value::Estimate(_) => match whole(i32::from(value.centidiscs().0)) {
            0 => ("even", 0),
            discs => ("about", discs),
        },
    };
    reason.with("known", known).with("value", signed(discs))
}

/// Hundredths of a disc to the nearest disc.
fn whole(hundredths: i32) -> i32 {
    (hundredths + 50 * hundredths.signum()) / 100
}

/// `+3`, `0`, `−3`, with the true minus sign.
fn signed(discs: i32) -> String {
    match discs {
        0 => "0".to_owned(),
        1.. => format!("+{discs}"),
        ..0 => format!("\u{2212}{}", -discs),
    }
}

/// A move and what else could be played.
struct Case<'a> {
    position: &'a Position,
    analysis: &'a Analysis,
    value: Value,
    this: Effect,
    others: Vec<Effect>,
}

impl<'a> Case<'a> {
    fn new(position: &'a Position, analysis: &'a Analysis, best: &MoveValue) -> Case<'a> {
        let others = position.legal().iter().filter(|&square| square != best.square);
        Case {
            position,
            analysis,
            value: best.value,
            this: Effect::new(position, best.square),
            others: others.map(|square| Effect::new(position, square)).collect(),
        }
    }

    fn name(&self, square: Square) -> String {
        self.position.size().name(square).to_string()
    }

    /// Whether this move's measure is at most `numerator / denominator` of the other moves' mean.
    fn far_below(&self, measure: impl Fn(&Effect) -> u8, numerator: u32, denominator: u32) -> bool {
        let sum: u32 = self.others.iter().map(|other| u32::from(measure(other))).sum();
        u32::from(measure(&self.this)) * self.others.len() as u32 * denominator < sum * numerator + 1 && sum > 0
    }

    /// Whether this move's measure is at least `numerator / denominator` of the other moves' mean.
    fn far_above(&self, measure: impl Fn(&Effect) -> u8, numerator: u32, denominator: u32) -> bool {
        let sum: u32 = self.others.iter().map(|other| u32::from(measure(other))).sum();
        u32::from(measure(&self.this)) * self.others.len() as u32 * denominator >= sum * numerator
    }

    /// What leaves no choice, in either goal.
    fn forced(&self) -> Option<Reason> {
        if self.position.variant.goal == Goal::Most && self.this.wipes_out() {
            return Some(Reason::new("hint-wipe-out"));
        }
        if self.others.is_empty() {
            return Some(Reason::new("hint-only-move"));
        }
        if symmetry::all_alike(std::iter::once(&self.this).chain(&self.others).map(|effect| &effect.after)) {
            return Some(Reason::new("hint-all-alike").with("count", self.others.len() + 1));
        }
        self.only_way()
    }

    /// The one move that is proven to keep the win, or the draw.
    fn only_way(&self) -> Option<Reason> {
        let outcome = self.value.outcome()?;
        let rest = &self.analysis.moves[1..];
        // A limit from above proves as much: the move is at most that good.
        let worse = |mv: &MoveValue| mv.value.outcome().is_some_and(|other| other < outcome);
        if outcome == Outcome::Loss || !rest.iter().all(worse) {
            return None;
        }
        Some(Reason::new(if outcome == Outcome::Win { "hint-only-win" } else { "hint-only-draw" }))
    }

    /// What a move does well where the most discs win.
    fn for_most(&self) -> Option<Reason> {
        let late = self.position.empty().count() <= 20;
        if self.this.takes_corner() {
            return Some(Reason::new("hint-corner"));
        }
        if self.this.forces_pass() {
            return Some(Reason::new("hint-forces-pass"));
        }
        self.closes_corner()
            .or_else(|| self.alone_gives_no_corner())
            .or_else(|| if late { self.parity() } else { None })
            .or_else(|| self.proven())
            .or_else(|| self.stable())
            .or_else(|| self.mobility())
            .or_else(|| self.attacks_corner())
            .or_else(|| self.gives_no_corner())
            .or_else(|| self.quiet())
    }

    /// What a move does well where the fewest discs win.
    fn for_fewest(&self) -> Option<Reason> {
        if let Some(reason) = self.proven() {
            return Some(reason);
        }
        self.forces_corner()
            .or_else(|| self.mobility())
            .or_else(|| self.feeds())
            .or_else(|| self.leaves_corner())
            .or_else(|| self.takes_few())
            .or_else(|| self.offers_corner())
    }

    /// A corner that the other side could have taken now and can no longer.
    fn closes_corner(&self) -> Option<Reason> {
        let corners = self.position.size().corners();
        let closed = self.position.opponent_legal() & corners & !self.this.replies();
        let corner = closed.iter().find(|&corner| corner != self.this.square)?;
        self.others
            .iter()
            .any(|other| other.replies().has(corner))
            .then(|| Reason::new("hint-closes-corner").with("corner", self.name(corner)))
    }

    /// How many of the other moves let the other side into a corner, when this one does not.
    fn corner_givers(&self) -> usize {
        if !self.this.corner_replies().is_empty() {
            return 0;
        }
        self.others.iter().filter(|other| !other.corner_replies().is_empty()).count()
    }

    /// All other moves let the other side into a corner.
    fn alone_gives_no_corner(&self) -> Option<Reason> {
        (self.corner_givers() == self.others.len()).then(|| Reason::new("hint-only-no-corner"))
    }

    /// A good part of the other moves let the other side into a corner.
    fn gives_no_corner(&self) -> Option<Reason> {
        let count = self.corner_givers();
        (count > 0 && count * 4 >= self.others.len()).then(|| Reason::new("hint-no-corner").with("count", count))
    }

    /// A corner that the mover could take next, and could not before.
    fn attacks_corner(&self) -> Option<Reason> {
        let corners = self.position.size().corners();
        let attacked = self.this.after.opponent_legal() & corners & !self.position.legal();
        let corner = attacked.iter().next()?;
        Some(Reason::new("hint-attacks-corner").with("corner", self.name(corner)))
    }

    /// An even number of squares stays in the region, so the other side moves first there and the mover last.
    fn parity(&self) -> Option<Reason> {
        let empty = self.position.empty();
        let region = region::around(empty, self.this.square);
        let rest = region.count() - 1;
        let elsewhere = |other: &Effect| region::around(empty, other.square).count().is_multiple_of(2);
        if rest % 2 == 1 || rest > 6 || region == empty || !self.others.iter().any(elsewhere) {
            return None;
        }
        Some(Reason::new(if rest == 0 { "hint-last-in-region" } else { "hint-parity" }).with("count", rest))
    }

    /// Discs that can never be turned over again.
    fn stable(&self) -> Option<Reason> {
        let before = stability::stable(self.position.own(), self.position.opp(), self.position.size());
        let gain = |effect: &Effect| {
            let stable = stability::stable(effect.after.opp(), effect.after.own(), self.position.size());
            (stable & !before).count()
        };
        let count = gain(&self.this);
        (count >= 2 && self.far_above(gain, 3, 2)).then(|| Reason::new("hint-stable").with("count", count))
    }

    /// Few moves for the other side.
    fn mobility(&self) -> Option<Reason> {
        let count = self.this.replies().count();
        let few = (1..=5).contains(&count) && self.far_below(|effect| effect.replies().count(), 2, 3);
        few.then(|| Reason::new("hint-mobility").with("count", count))
    }

    /// Few of the discs turned over look at empty squares.
    fn quiet(&self) -> Option<Reason> {
        let open = self.this.open_flips().count();
        if open > 1 || !self.far_below(|effect| effect.open_flips().count(), 2, 3) {
            return None;
        }
        let key = if open == 0 { "hint-quiet" } else { "hint-opens-little" };
        Some(Reason::new(key).with("count", self.this.flips.count()))
    }

    /// In Anti Reversi: the other side has nothing but corners to play.
    fn forces_corner(&self) -> Option<Reason> {
        let (corners, replies) = (self.this.corner_replies(), self.this.replies());
        (!corners.is_empty() && corners == replies).then(|| Reason::new("hint-forces-corner"))
    }

    /// In Anti Reversi: the other side may take a corner, as after few other moves.
    fn offers_corner(&self) -> Option<Reason> {
        let corner = self.this.corner_replies().iter().next()?;
        let alike = self.others.iter().filter(|other| !other.corner_replies().is_empty()).count();
        (alike * 3 <= self.others.len()).then(|| Reason::new("hint-offers-corner").with("corner", self.name(corner)))
    }

    /// In Anti Reversi: a good part of the other moves take a corner, and this one does not.
    fn leaves_corner(&self) -> Option<Reason> {
        let takers: Vec<&Effect> = self.others.iter().filter(|other| other.takes_corner()).collect();
        if self.this.takes_corner() || takers.len() * 4 < self.others.len() {
            return None;
        }
        Some(Reason::new("hint-leaves-corner").with("corner", self.name(takers.first()?.square)))
    }

    /// In Anti Reversi: whatever the other side plays, it has to take discs.
    fn feeds(&self) -> Option<Reason> {
        let count = self.this.least_reply();
        let many = count >= 2 && self.far_above(Effect::least_reply, 3, 2);
        many.then(|| Reason::new("hint-feeds").with("count", count))
    }

    /// In Anti Reversi: few discs are turned over.
    fn takes_few(&self) -> Option<Reason> {
        let count = self.this.flips.count();
        let few = self.far_below(|effect| effect.flips.count(), 2, 3);
        few.then(|| Reason::new("hint-takes-few").with("count", count))
    }

    /// What is proven, as the reason itself. A loss is only a reason when no other move is better.
    fn proven(&self) -> Option<Reason> {
        let outcome = self.value.outcome()?;
        if outcome == Outcome::Loss && !self.analysis.moves.iter().all(|mv| mv.value.is_proven()) {
            return None;
        }
        let margin = match self.value {
            Value::Exact(diff) => Some(diff.0.unsigned_abs()),
            _ => None,
        };
        Some(match (outcome, margin) {
            (Outcome::Win, Some(discs)) => Reason::new("hint-wins-by").with("count", discs),
            (Outcome::Win, None) => Reason::new("hint-wins"),
            (Outcome::Draw, _) => Reason::new("hint-draws"),
            (Outcome::Loss, Some(discs)) => Reason::new("hint-loses-by").with("count", discs),
            (Outcome::Loss, None) => Reason::new("hint-loses"),
        })
    }

    /// Nothing to point at: the search prefers it.
    fn searched(&self) -> Reason {
        Reason::new("hint-searched").with("depth", self.analysis.depth)
    }
}
