//! What a node is worth, and each action there: the same shape for every game.

use std::cmp::Ordering;

use table::Seat;

/// What is known of a node so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// Who has to act there; every value is this seat's.
    pub seat: Seat,
    /// What the node is worth: as sure as the least sure of its actions lets it be.
    pub worth: Worth,
    /// Every legal action, best first.
    pub actions: Vec<ActionWorth>,
    /// Whether nothing more will be found out.
    pub done: bool,
    manner: Manner,
}

/// How a game's actions are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// The difference of values that a reader is told: actions that differ by less are as good as each other.
    pub grain: f64,
    /// Whether only the most promising actions are looked at further. Then those looked at furthest are better than all others, whatever
    /// a shorter look made of these.
    pub narrows: bool,
}

/// An action and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionWorth {
    /// The action, in the game's notation.
    pub text: String,
    /// Its worth for the seat that takes it.
    pub worth: Worth,
    /// What an estimate expects of it, where only the outcome is known: of moves that all win some win by more.
    pub expected: Option<Expected>,
    /// Whether no other is known to be better, nor expected to be among those with the same outcome.
    pub best: bool,
}

/// An estimate beside an outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// In the game's unit, the acting seat's view.
    pub value: f64,
    /// Plies looked ahead.
    pub depth: u8,
}

/// A value and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// In the game's unit (discs, or points of equity), the acting seat's view. Where only the outcome is known: 1, 0 or -1.
    pub value: f64,
    /// How sure it is.
    pub sure: Sure,
}

/// How sure a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// Proven to the last disc or point.
    Exact,
    /// Proven, but only who wins.
    Outcome,
    /// Looked at to the end of the game, but not every line of it.
    Likely {
        /// How likely the value is right, in per cent.
        percent: u8,
    },
    /// The same, but only who wins.
    LikelyOutcome {
        /// How likely that is right, in per cent.
        percent: u8,
    },
    /// An expectation.
    Estimate {
        /// Plies looked ahead.
        depth: u8,
    },
}

impl Sure {
    /// Greater is surer.
    fn rank(self) -> (u8, u8) {
        match self {
            Sure::Estimate { depth } => (0, depth),
            // One round finds both: a difference where it is close, and who wins where it is not.
            Sure::LikelyOutcome { percent } | Sure::Likely { percent } => (1, percent),
            Sure::Outcome => (2, 0),
            Sure::Exact => (3, 0),
        }
    }

    fn is_proven(self) -> bool {
        matches!(self, Sure::Exact | Sure::Outcome)
    }

    /// Whether only the outcome is known.
    fn is_outcome(self) -> bool {
        matches!(self, Sure::Outcome | Sure::LikelyOutcome { .. })
    }
}

impl Worth {
    /// A proven win, whatever its margin.
    fn is_win(self) -> bool {
        self.sure.is_proven() && self.value > 0.0
    }

    /// For choosing: a win of unknown margin stands above, such a loss below all numbers, and further out when it is proven.
    fn order(self) -> f64 {
        match self.sure {
            Sure::Outcome if self.value != 0.0 => self.value * f64::INFINITY,
            Sure::LikelyOutcome { .. } => self.value * 1e9,
            _ => self.value,
        }
    }

    fn compare(self, other: Worth) -> Ordering {
        self.order().total_cmp(&other.order()).then(self.sure.rank().cmp(&other.sure.rank()))
    }
}

impl Evaluation {
    /// The evaluation that follows from those of the actions; `None` without any.
    pub fn of(seat: Seat, actions: Vec<(String, Worth)>, manner: Manner, done: bool) -> Option<Evaluation> {
        let action = |(text, worth)| ActionWorth { text, worth, expected: None, best: false };
        Evaluation::ranked(seat, actions.into_iter().map(action).collect(), manner, done)
    }

    fn ranked(seat: Seat, mut actions: Vec<ActionWorth>, manner: Manner, done: bool) -> Option<Evaluation> {
        let round = |worth: Worth| if manner.narrows { worth.sure.rank() } else { (0, 0) };
        actions.sort_by(|one, two| round(two.worth).cmp(&round(one.worth)).then_with(|| two.compare(one)));
        let top = actions.first()?.clone();
        let grains = |value: f64| (value / manner.grain).round();
        for action in &mut actions {
            let expected = action.expected.zip(top.expected);
            action.best = grains(action.worth.order()) == grains(top.worth.order())
                && round(action.worth) == round(top.worth)
                && expected.is_none_or(|(own, best)| grains(own.value) == grains(best.value));
        }
        let worth = if manner.narrows { top.worth } else { together(&actions) };
        Some(Evaluation { seat, worth, actions, done, manner })
    }

    /// This evaluation with what an earlier one of the same node knew more surely.
    #[must_use]
    pub fn with_earlier(self, earlier: &Evaluation) -> Evaluation {
        let with = |action: &ActionWorth| match earlier.actions.iter().find(|known| known.text == action.text) {
            Some(known) => action.with_earlier(known),
            None => action.clone(),
        };
        let actions = self.actions.iter().map(with).collect();
        Evaluation::ranked(self.seat, actions, self.manner, self.done).unwrap_or(self)
    }
}

impl ActionWorth {
    /// The deepest estimate of it, if there was one.
    fn estimate(&self) -> Option<Expected> {
        match self.worth.sure {
            Sure::Estimate { depth } => Some(Expected { value: self.worth.value, depth }),
            _ => self.expected,
        }
    }

    /// The surer of both, and beside an outcome the deeper estimate.
    fn with_earlier(&self, earlier: &ActionWorth) -> ActionWorth {
        let surer = if earlier.worth.sure.rank() > self.worth.sure.rank() { earlier } else { self };
        let estimates = [earlier.estimate(), self.estimate()].into_iter().flatten();
        let expected = estimates.max_by_key(|expected| expected.depth).filter(|_| surer.worth.sure.is_outcome());
        ActionWorth { expected, ..surer.clone() }
    }

    fn compare(&self, other: &ActionWorth) -> Ordering {
        let expected = |action: &ActionWorth| action.expected.map_or(0.0, |expected| expected.value);
        self.worth.compare(other.worth).then_with(|| expected(self).total_cmp(&expected(other)))
    }
}

/// What the node is worth. One win is enough to know who wins; for anything more the other actions have to be known.
fn together(actions: &[ActionWorth]) -> Worth {
    let top = actions[0].worth;
    let least = actions.iter().map(|action| action.worth.sure).min_by_key(|sure| sure.rank()).unwrap_or(top.sure);
    if least.is_proven() {
        return top;
    }
    if actions.iter().any(|action| action.worth.is_win()) {
        return Worth { value: 1.0, sure: Sure::Outcome };
    }
    if matches!(top.sure, Sure::LikelyOutcome { .. }) && top.value > 0.0 {
        return top;
    }
    Worth { value: top.value, sure: least }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::{Evaluation, Manner, Sure, Worth};

    const EXACT: Sure = Sure::Exact;
    const OUTCOME: Sure = Sure::Outcome;
    const DEEP: Sure = Sure::Estimate { depth: 12 };
    const SHALLOW: Sure = Sure::Estimate { depth: 3 };
    const LIKELY: Sure = Sure::Likely { percent: 95 };

    fn evaluation(actions: &[(&str, f64, Sure)]) -> Evaluation {
        let actions = actions.iter().map(|&(text, value, sure)| (text.to_owned(), Worth { value, sure })).collect();
        Evaluation::of(Seat::First, actions, Manner { grain: 0.1, narrows: false }, false).unwrap()
    }

    /// The actions in their order, the best with a star, and the worth of all.
    fn check(actions: &[(&str, f64, Sure)], order: &str, worth: (f64, Sure)) {
        let found = evaluation(actions);
        let texts: Vec<String> =
            found.actions.iter().map(|it| format!("{}{}", it.text, if it.best { "*" } else { "" })).collect();
        assert_eq!(texts.join(" "), order);
        assert_eq!(found.worth, Worth { value: worth.0, sure: worth.1 }, "{order}");
    }

    #[test]
    fn a_node_is_as_sure_as_its_actions_let_it_be() {
        check(&[("a", 1.0, DEEP), ("b", 1.3, SHALLOW)], "b* a", (1.3, SHALLOW));
        check(&[("a", 4.0, EXACT), ("b", -2.0, EXACT)], "a* b", (4.0, EXACT));
        check(&[("a", 4.0, EXACT), ("b", -1.0, OUTCOME)], "a* b", (4.0, EXACT));
        // Who wins is proven, by how much is not: the other move may win by more.
        check(&[("a", 4.0, EXACT), ("b", 1.2, DEEP)], "a* b", (1.0, OUTCOME));
        check(&[("a", 4.0, EXACT), ("b", 6.2, LIKELY)], "b* a", (1.0, OUTCOME));
        check(&[("a", 4.0, EXACT), ("b", 1.0, OUTCOME)], "b* a", (1.0, OUTCOME));
        check(&[("a", -4.0, EXACT), ("b", -6.2, DEEP)], "a* b", (-4.0, DEEP));
        // The same where it is not proven who wins.
        let likely = Sure::LikelyOutcome { percent: 73 };
        check(&[("a", 9.0, DEEP), ("b", 1.0, likely), ("c", -1.0, OUTCOME)], "b* a c", (1.0, likely));
        check(&[("a", 1.0, likely), ("b", 1.0, likely), ("c", 1.0, OUTCOME)], "c* a b", (1.0, OUTCOME));
        check(&[("a", -1.0, likely), ("b", -1.0, OUTCOME)], "a* b", (-1.0, likely));
        check(&[("a", 0.0, likely), ("b", -1.0, likely)], "a* b", (0.0, likely));
        let close = Sure::Likely { percent: 73 };
        check(&[("a", 2.0, close), ("b", 1.0, likely), ("c", -1.0, likely)], "b* a c", (1.0, likely));
        check(&[("a", -1.0, likely), ("b", -4.0, close), ("c", 0.0, close)], "c* b a", (0.0, close));
        check(&[("a", 0.0, OUTCOME), ("b", -1.0, OUTCOME), ("c", -1.0, OUTCOME)], "a* b c", (0.0, OUTCOME));
    }

    #[test]
    fn what_is_not_worth_a_further_look_is_worse() {
        let actions = [("a", 1.0, DEEP), ("b", 1.3, SHALLOW), ("c", 1.02, DEEP)];
        let actions = actions.map(|(text, value, sure)| (text.to_owned(), Worth { value, sure })).to_vec();
        let found = Evaluation::of(Seat::First, actions, Manner { grain: 0.1, narrows: true }, true).unwrap();
        let texts: Vec<_> = found.actions.iter().map(|it| (it.text.as_str(), it.best)).collect();
        assert_eq!(texts, [("c", true), ("a", true), ("b", false)]);
        assert_eq!(found.worth, Worth { value: 1.02, sure: DEEP });
    }

    #[test]
    fn what_reads_alike_is_as_good() {
        check(&[("a", 0.62, DEEP), ("b", 0.58, DEEP), ("c", 0.54, DEEP)], "a* b* c", (0.62, DEEP));
        check(&[("a", 1.0, OUTCOME), ("b", 1.0, OUTCOME), ("c", 9.0, DEEP)], "a* b* c", (1.0, OUTCOME));
    }

    #[test]
    fn among_the_same_outcomes_the_deeper_estimate_counts() {
        let won = Sure::LikelyOutcome { percent: 73 };
        let earlier = evaluation(&[("a", 2.0, DEEP), ("b", 3.0, DEEP), ("c", -1.0, DEEP)]);
        let outcomes = evaluation(&[("a", 1.0, won), ("b", 1.0, won), ("c", -1.0, won)]).with_earlier(&earlier);
        let shallow = evaluation(&[("a", 9.0, SHALLOW), ("b", 1.0, OUTCOME), ("c", -1.5, SHALLOW)]);
        for known in [outcomes.clone(), shallow.with_earlier(&outcomes)] {
            let found: Vec<_> =
                known.actions.iter().map(|it| (it.text.as_str(), it.best, it.expected.map(|it| it.value))).collect();
            assert_eq!(found[0], ("b", true, Some(3.0)));
            assert_eq!(found[1..], [("a", false, Some(2.0)), ("c", false, Some(-1.0))]);
        }
        let exact = evaluation(&[("a", 2.0, EXACT), ("b", 4.0, EXACT), ("c", -2.0, EXACT)]).with_earlier(&outcomes);
        assert!(exact.actions.iter().all(|action| action.expected.is_none()));
    }

    #[test]
    fn what_was_known_more_surely_stays_known() {
        let earlier = evaluation(&[("a", 2.0, EXACT), ("b", 3.0, DEEP)]);
        let later = evaluation(&[("a", 5.0, DEEP), ("b", 4.0, SHALLOW), ("c", 0.5, SHALLOW)]);
        let both = later.with_earlier(&earlier);
        let texts: Vec<_> = both.actions.iter().map(|it| (it.text.as_str(), it.worth.value)).collect();
        assert_eq!(texts, [("b", 3.0), ("a", 2.0), ("c", 0.5)]);
    }
}
