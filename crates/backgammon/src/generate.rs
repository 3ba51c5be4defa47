//! All legal plays of a roll.

use crate::{Board, Hop, Play, Roll};

/// A legal play and the board it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The play.
    pub play: Play,
    /// The board after it, still in the mover's view.
    pub result: Board,
}

/// The legal plays of a roll, one for each position they lead to. A buffer to be filled again and again: it allocates only
/// when it has to grow.
///
/// A roll is played with both dice (a doublet four times) if that is possible in any way, else with as many as possible;
/// if either die can be played but not both, with the larger. No plays means that the turn passes.
///
/// ```
/// use backgammon::{Board, Plays, Roll};
/// let plays = Plays::of(&Board::START, "31".parse().unwrap());
/// assert_eq!(plays.len(), 16);
/// assert!(plays.iter().any(|candidate| candidate.play.to_string() == "8/5 6/5"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Plays {
    candidates: Vec<Candidate>,
    keys: Vec<u64>,
    /// Hops of the longest play so far; shorter ones are not legal.
    longest: usize,
}

impl Plays {
    /// An empty buffer.
    pub const fn new() -> Plays {
        Plays { candidates: Vec::new(), keys: Vec::new(), longest: 0 }
    }

    /// The legal plays of this roll.
    pub fn of(board: &Board, roll: Roll) -> Plays {
        let mut plays = Plays::new();
        plays.generate(board, roll);
        plays
    }

    /// Fills the buffer with the legal plays of this roll, after forgetting what was in it.
    pub fn generate(&mut self, board: &Board, roll: Roll) {
        self.candidates.clear();
        self.keys.clear();
        self.longest = 1;
        let (high, low) = (roll.high().pips(), roll.low().pips());
        if roll.is_doublet() {
            self.doublet(board, high, 25, &mut Line::default());
            return;
        }
        self.pair(board, high, low);
        let with_high = self.candidates.len();
        self.pair(board, low, high);
        // Plays of one hop with the larger die are all there is: those with the smaller are not legal.
        if self.longest == 1 && with_high > 0 {
            self.candidates.truncate(with_high);
            self.keys.truncate(with_high);
        }
    }

    /// The plays, in no particular order.
    pub fn as_slice(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The plays, in no particular order.
    pub fn iter(&self) -> std::slice::Iter<'_, Candidate> {
        self.candidates.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Whether the turn passes.
    pub fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// The play that leads to this board, if there is one.
    pub fn leading_to(&self, result: &Board) -> Option<&Play> {
        self.candidates.iter().find(|candidate| candidate.result == *result).map(|candidate| &candidate.play)
    }

    /// How many dice must be played, 0..=4.
    pub fn hops(&self) -> u8 {
        self.candidates.first().map_or(0, |candidate| candidate.play.len() as u8)
    }

    /// All plays with `first` and then `second`.
    fn pair(&mut self, board: &Board, first: u8, second: u8) {
        board.each_hop(first, 25, |hop| {
            let mut after = *board;
            after.make(hop);
            let mut ended = true;
            after.each_hop(second, 25, |other| {
                ended = false;
                let mut result = after;
                result.make(other);
                self.push(&[hop, other], result);
            });
            if ended {
                self.push(&[hop], after);
            }
        });
    }

    /// Plays of a doublet from places no higher than `highest`. In this order each set of hops comes once, and no set is
    /// missed: a hop further back never hinders one further on.
    fn doublet(&mut self, board: &Board, die: u8, highest: usize, line: &mut Line) {
        let mut ended = true;
        if line.len < 4 {
            board.each_hop(die, highest, |hop| {
                ended = false;
                let mut after = *board;
                after.make(hop);
                line.hops[line.len] = hop;
                line.len += 1;
                self.doublet(&after, die, usize::from(hop.from().index()), line);
                line.len -= 1;
            });
        }
        if ended && line.len >= self.longest {
            self.keep(&line.hops[..line.len], *board, 0);
        }
    }

    /// Keeps a play unless it is too short or its result is known.
    fn push(&mut self, hops: &[Hop], result: Board) {
        if hops.len() < self.longest {
            return;
        }
        let key = result.key();
        if hops.len() == self.longest {
            let mut known = self.keys.iter().enumerate().filter(|&(_, &other)| other == key);
            if known.any(|(at, _)| self.candidates[at].result == result) {
                return;
            }
        }
        self.keep(hops, result, key);
    }

    fn keep(&mut self, hops: &[Hop], result: Board, key: u64) {
        if hops.len() > self.longest {
            self.candidates.clear();
            self.keys.clear();
            self.longest = hops.len();
        }
        self.candidates.push(Candidate { play: Play::canonical(hops), result });
        self.keys.push(key);
    }
}

impl<'a> IntoIterator for &'a Plays {
    type Item = &'a Candidate;
    type IntoIter = std::slice::Iter<'a, Candidate>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The hops of a doublet so far.
struct Line {
    hops: [Hop; 4],
    len: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line { hops: [Hop::new(0, 0, false); 4], len: 0 }
    }
}

/// The largest number of these dice that can be played one after the other, in any order. `dice` has at most four, and
/// with more than two they are all the same.
pub(crate) fn most_hops(board: &Board, dice: &[u8]) -> u8 {
    let [first, rest @ ..] = dice else { return 0 };
    if let [second] = rest {
        if first != second {
            return pair_hops(board, *first, *second);
        }
    }
    same_hops(board, *first, dice.len() as u8, 25)
}

fn pair_hops(board: &Board, one: u8, other: u8) -> u8 {
    let mut most = 0;
    for (first, second) in [(one, other), (other, one)] {
        for from in (1..26).rev() {
            let Some(hop) = board.step(from, first) else { continue };
            let mut after = *board;
            after.make(hop);
            if (1..26).any(|next| after.step(next, second).is_some()) {
                return 2;
            }
            most = 1;
        }
    }
    most
}

fn same_hops(board: &Board, die: u8, left: u8, highest: usize) -> u8 {
    let mut most = 0;
    for from in (1..=highest).rev() {
        if left == 0 {
            break;
        }
        let Some(hop) = board.step(from, die) else { continue };
        let mut after = *board;
        after.make(hop);
        most = most.max(1 + same_hops(&after, die, left - 1, from));
        if most == left {
            break;
        }
    }
    most
}
