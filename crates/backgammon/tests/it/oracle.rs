//! The rules of movement once more: every order of the dice tried on plain lists of checkers, for comparison.

use std::collections::BTreeSet;

use backgammon::Board;

/// Each side's checkers by how far they have to go in their own numbering: 25 on the bar, 0 off. Sorted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Oracle {
    own: Vec<u8>,
    opp: Vec<u8>,
}

impl Oracle {
    pub fn of(board: &Board) -> Oracle {
        let signed = board.signed();
        let mut oracle = Oracle { own: Vec::new(), opp: Vec::new() };
        for (index, &count) in signed.iter().enumerate() {
            let index = index as u8;
            match (index, count) {
                (0, count) => oracle.opp.extend(std::iter::repeat_n(25, count as usize)),
                (25, count) => oracle.own.extend(std::iter::repeat_n(25, count as usize)),
                (_, count) if count > 0 => oracle.own.extend(std::iter::repeat_n(index, count as usize)),
                (_, count) => oracle.opp.extend(std::iter::repeat_n(25 - index, -count as usize)),
            }
        }
        oracle.sorted()
    }

    fn sorted(mut self) -> Oracle {
        self.own.retain(|&at| at > 0);
        self.own.sort_unstable();
        self.opp.sort_unstable();
        self
    }

    /// The position after one checker's move with one die, if the rules of one checker allow it.
    fn moved(&self, from: u8, die: u8) -> Option<Oracle> {
        let at = self.own.iter().position(|&own| own == from)?;
        if self.own.contains(&25) && from != 25 {
            return None;
        }
        let mut next = self.clone();
        if from <= die {
            let all_home = self.own.iter().all(|&own| own <= 6);
            let exact = from == die;
            let none_behind = self.own.iter().all(|&own| own <= from);
            if !all_home || !(exact || none_behind) {
                return None;
            }
            next.own[at] = 0;
        } else {
            let to = from - die;
            let theirs = 25 - to;
            match self.opp.iter().filter(|&&opp| opp == theirs).count() {
                0 => {}
                1 => {
                    let hit = self.opp.iter().position(|&opp| opp == theirs)?;
                    next.opp[hit] = 25;
                }
                _ => return None,
            }
            next.own[at] = to;
        }
        Some(next.sorted())
    }

    /// Every line of moves that cannot be continued: the dice it used, and where it ends.
    fn lines(&self, dice: &[u8], used: &[u8], ends: &mut BTreeSet<(Vec<u8>, Oracle)>) {
        let mut ended = true;
        for (number, &die) in dice.iter().enumerate() {
            let mut rest = dice.to_vec();
            rest.remove(number);
            for from in 1..=25 {
                if let Some(next) = self.moved(from, die) {
                    ended = false;
                    let used: Vec<u8> = used.iter().copied().chain([die]).collect();
                    next.lines(&rest, &used, ends);
                }
            }
        }
        if ended {
            ends.insert((used.to_vec(), self.clone()));
        }
    }

    /// Where the legal plays of two dice lead, in this order of the dice.
    pub fn results(&self, one: u8, other: u8) -> BTreeSet<Oracle> {
        let dice = if one == other { vec![one; 4] } else { vec![one, other] };
        let mut ends = BTreeSet::new();
        self.lines(&dice, &[], &mut ends);
        let most = ends.iter().map(|(used, _)| used.len()).max().unwrap_or(0);
        if most == 0 {
            return BTreeSet::new();
        }
        ends.retain(|(used, _)| used.len() == most);
        if most == 1 {
            let largest = ends.iter().map(|(used, _)| used[0]).max().unwrap_or(0);
            ends.retain(|(used, _)| used[0] == largest);
        }
        ends.into_iter().map(|(_, end)| end).collect()
    }
}
