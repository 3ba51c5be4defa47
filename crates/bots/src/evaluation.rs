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
    /// Whether no other is known to be better.
    pub best: bool,
}

/// A value and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// In the game's unit (discs, or points of equity), the acting seat's view. Where only the outcome is proven: 1, 0 or -1.
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
            Sure::Likely { percent } => (1, percent),
            Sure::Outcome => (2, 0),
            Sure::Exact => (3, 0),
        }
    }

    fn is_proven(self) -> bool {
        matches!(self, Sure::Exact | Sure::Outcome)
    }
}

impl Worth {
    /// A proven win, whatever its margin.
    fn is_win(self) -> bool {
        self.sure.is_proven() && self.value > 0.0
    }

    /// For choosing: a proven win of unknown margin stands above, such a loss below all numbers.
    fn order(self) -> f64 {
        if self.sure == Sure::Outcome && self.value != 0.0 { self.value * f64::INFINITY } else { self.value }
    }

    fn compare(self, other: Worth) -> Ordering {
        self.order().total_cmp(&other.order()).then(self.sure.rank().cmp(&other.sure.rank()))
    }
}

impl Evaluation {
    /// The evaluation that follows from those of the actions; `None` without any.
    pub fn of(seat: Seat, actions: Vec<(String, Worth)>, manner: Manner, done: bool) -> Option<Evaluation> {
        let mut actions: Vec<ActionWorth> =
            actions.into_iter().map(|(text, worth)| ActionWorth { text, worth, best: false }).collect();
        let round = |worth: Worth| if manner.narrows { worth.sure.rank() } else { (0, 0) };
        actions.sort_by(|one, two| round(two.worth).cmp(&round(one.worth)).then_with(|| two.worth.compare(one.worth)));
        let top = actions.first()?.worth;
        let told = |worth: Worth| (worth.order() / manner.grain).round();
        for action in &mut actions {
            action.best = told(action.worth) == told(top) && round(action.worth) == round(top);
        }
        let worth = if manner.narrows { top } else { together(&actions) };
        Some(Evaluation { seat, worth, actions, done, manner })
    }

    /// This evaluation with what an earlier one of the same node knew more surely.
    #[must_use]
    pub fn with_earlier(self, earlier: &Evaluation) -> Evaluation {
        let surer = |action: &ActionWorth| {
            let known = earlier.actions.iter().find(|known| known.text == action.text)?.worth;
            (known.sure.rank() > action.worth.sure.rank()).then_some(known)
        };
        let actions =
            self.actions.iter().map(|action| (action.text.clone(), surer(action).unwrap_or(action.worth))).collect();
        Evaluation::of(self.seat, actions, self.manner, self.done).unwrap_or(self)
    }
}

/// What the node is worth. One proven win is enough to know who wins; for anything more the other actions have to be known.
fn together(actions: &[ActionWorth]) -> Worth {
    let top = actions[0].worth;
    let least = actions.iter().map(|action| action.worth.sure).min_by_key(|sure| sure.rank()).unwrap_or(top.sure);
    if least.is_proven() {
        return top;
    }
    if actions.iter().any(|action| action.worth.is_win()) {
        return Worth { value: 1.0, sure: Sure::Outcome };
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
    fn what_was_known_more_surely_stays_known() {
        let earlier = evaluation(&[("a", 2.0, EXACT), ("b", 3.0, DEEP)]);
        let later = evaluation(&[("a", 5.0, DEEP), ("b", 4.0, SHALLOW), ("c", 0.5, SHALLOW)]);
        let both = later.with_earlier(&earlier);
        let texts: Vec<_> = both.actions.iter().map(|it| (it.text.as_str(), it.worth.value)).collect();
        assert_eq!(texts, [("b", 3.0), ("a", 2.0), ("c", 0.5)]);
    }
}
