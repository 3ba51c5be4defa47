//! A roll played hop by hop, as one does at a board.

use crate::generate::most_hops;
use crate::{Board, Die, Hop, Play, Plays, Point, Refusal, Roll};

/// A roll in the course of being played: what has been moved, what may still be moved, and why something may not.
///
/// A hop is only allowed while a legal complete play remains behind it, so one can never get stuck.
///
/// ```
/// use backgammon::{Board, Die, Point, Turn};
/// let mut turn = Turn::new(Board::START, "31".parse().unwrap());
/// turn.hop(Point::new(8).unwrap(), Die::new(3).unwrap()).unwrap();
/// turn.hop_to(Point::new(6).unwrap(), Point::new(5).unwrap()).unwrap();
/// assert_eq!(turn.play().unwrap().to_string(), "8/5 6/5");
/// turn.undo();
/// assert!(turn.play().is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Turn {
    start: Board,
    board: Board,
    roll: Roll,
    legal: Plays,
    steps: Vec<Step>,
}

/// A hop with its die, and the board before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    hop: Hop,
    die: Die,
    before: Board,
}

/// A hop that is allowed next, and the die that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The die.
    pub die: Die,
    /// The hop.
    pub hop: Hop,
}

/// Where a checker may go in one or more hops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it arrives.
    pub to: Point,
    /// How many hops that takes, 1..=4.
    pub hops: u8,
    /// How many checkers are hit on the way and there.
    pub hits: u8,
}

impl Turn {
    /// A turn with nothing moved yet.
    pub fn new(board: Board, roll: Roll) -> Turn {
        Turn { start: board, board, roll, legal: Plays::of(&board, roll), steps: Vec::new() }
    }

    /// The board before the turn.
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The board now, in the mover's view.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The roll that is played.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// All legal plays of the roll, from the start of the turn.
    pub const fn legal(&self) -> &Plays {
        &self.legal
    }

    /// The hops so far, in the order they were made.
    pub fn hops(&self) -> impl Iterator<Item = Hop> {
        self.steps.iter().map(|step| step.hop)
    }

    /// The dice not played yet, the larger first; some of them may be unplayable.
    pub fn dice(&self) -> Vec<Die> {
        let mut dice = match self.roll.is_doublet() {
            true => vec![self.roll.high(); 4],
            false => vec![self.roll.high(), self.roll.low()],
        };
        for step in &self.steps {
            if let Some(at) = dice.iter().position(|&die| die == step.die) {
                dice.remove(at);
            }
        }
        dice
    }

    /// Whether the hops so far are a legal play and no other may follow. So it is from the start when nothing is legal.
    pub fn is_complete(&self) -> bool {
        self.legal.is_empty() || (self.legal.leading_to(&self.board).is_some() && self.choices().is_empty())
    }

    /// The play made, in the canonical order.
    ///
    /// # Errors
    ///
    /// [`Refusal::BothDice`] or [`Refusal::MoreDice`] when more must be played.
    pub fn play(&self) -> Result<Play, Refusal> {
        if self.legal.is_empty() {
            return Ok(Play::NONE);
        }
        let made = self.legal.leading_to(&self.board).filter(|_| self.choices().is_empty());
        made.copied().ok_or_else(|| self.unfinished())
    }

    /// Why this die may not move this checker now, or `None` when it may.
    pub fn refusal(&self, from: Point, die: Die) -> Option<Refusal> {
        let dice = self.dice();
        if dice.is_empty() {
            return Some(Refusal::PlayedOut);
        }
        if !dice.contains(&die) {
            let to = Point::at(from.index().saturating_sub(die.pips()));
            return Some(Refusal::NoDie { from, to, pips: die.pips() });
        }
        if let Some(refusal) = self.board.refusal(from, die) {
            return Some(if self.legal.is_empty() { self.instead_of_pass(refusal) } else { refusal });
        }
        let hop = self.board.hop(from, die)?;
        let mut after = self.board;
        after.make(hop);
        (!self.may_reach(&after, die)).then(|| self.why_not(die))
    }

    /// A reason that says something is worth more than the word that nothing is legal.
    fn instead_of_pass(&self, refusal: Refusal) -> Refusal {
        match refusal {
            Refusal::NoChecker { .. } => Refusal::MustPass,
            refusal => refusal,
        }
    }

    /// Whether a legal complete play remains when `used` has led to `board`.
    fn may_reach(&self, board: &Board, used: Die) -> bool {
        let must = self.legal.hops();
        if must == 1 {
            return self.legal.leading_to(board).is_some();
        }
        let rest = self.rest_after(used);
        if self.steps.len() as u8 + 1 + most_hops(board, &rest) >= must {
            return true;
        }
        // In bearing off a larger die can do with one hop what the dice do with two: the position is the same.
        board.is_all_home() && self.reaches(board, &rest)
    }

    /// The pips of the dice left when this one is played too.
    fn rest_after(&self, used: Die) -> Vec<u8> {
        let mut rest: Vec<u8> = self.dice().into_iter().map(Die::pips).collect();
        if let Some(at) = rest.iter().position(|&die| die == used.pips()) {
            rest.remove(at);
        }
        rest
    }

    /// Whether the board is the result of a legal play, or some hops with these dice make it so.
    fn reaches(&self, board: &Board, dice: &[u8]) -> bool {
        if self.legal.leading_to(board).is_some() {
            return true;
        }
        let Some((&die, _)) = dice.split_first() else { return false };
        let orders: &[usize] = if dice.iter().all(|&other| other == die) { &[0] } else { &[0, 1] };
        orders.iter().any(|&at| {
            let mut rest = dice.to_vec();
            let die = rest.remove(at);
            (1..26).any(|from| {
                board.step(from, die).is_some_and(|hop| {
                    let mut after = *board;
                    after.make(hop);
                    self.reaches(&after, &rest)
                })
            })
        })
    }

    /// Why a die that could move may not.
    fn why_not(&self, die: Die) -> Refusal {
        let high = self.roll.high();
        let larger_is_it = self.legal.hops() == 1 && die != high && most_hops(&self.start, &[high.pips()]) == 1;
        if larger_is_it { Refusal::LargerDie { die: high } } else { self.unfinished() }
    }

    /// What must still be played.
    fn unfinished(&self) -> Refusal {
        let plays = self.completions();
        let only = if let [play] = plays.as_slice() { Some(*play) } else { None };
        let (must, plays) = (self.legal.hops(), plays.len() as u16);
        match must {
            2 if !self.roll.is_doublet() => Refusal::BothDice { plays, only },
            _ => Refusal::MoreDice { must, plays, only },
        }
    }

    /// The legal plays that the hops so far can still become, each once.
    pub fn completions(&self) -> Vec<Play> {
        if self.steps.is_empty() {
            return self.legal.iter().map(|candidate| candidate.play).collect();
        }
        let mut found = Vec::new();
        let dice: Vec<u8> = self.dice().into_iter().map(Die::pips).collect();
        self.collect(&self.board, &dice, 25, &mut found);
        found
    }

    /// With hops made, the dice left are one or all the same, so that their order is no matter.
    fn collect(&self, board: &Board, dice: &[u8], highest: usize, found: &mut Vec<Play>) {
        let mut ended = true;
        if let [die, rest @ ..] = dice {
            for from in (1..=highest).rev() {
                let Some(hop) = board.step(from, *die) else { continue };
                ended = false;
                let mut after = *board;
                after.make(hop);
                self.collect(&after, rest, from, found);
            }
        }
        match self.legal.leading_to(board) {
            Some(play) if ended && !found.contains(play) => found.push(*play),
            _ => {}
        }
    }

    /// Moves one checker with one die.
    ///
    /// # Errors
    ///
    /// Why it may not; nothing is then moved.
    pub fn hop(&mut self, from: Point, die: Die) -> Result<Hop, Refusal> {
        match self.refusal(from, die) {
            Some(refusal) => Err(refusal),
            None => Ok(self.step(from, die).expect("no refusal, so the board has this hop")),
        }
    }

    fn step(&mut self, from: Point, die: Die) -> Option<Hop> {
        let hop = self.board.hop(from, die)?;
        self.steps.push(Step { hop, die, before: self.board });
        self.board.make(hop);
        Some(hop)
    }

    /// Takes back the last hop; a checker it hit comes back.
    pub fn undo(&mut self) -> Option<Hop> {
        let step = self.steps.pop()?;
        self.board = step.before;
        Some(step.hop)
    }

    /// All hops that are allowed next, from the rear forward.
    pub fn choices(&self) -> Vec<Choice> {
        (1..26).rev().flat_map(|from| self.choices_from(Point::at(from))).collect()
    }

    /// The hops that are allowed next for a checker here, the larger die first.
    pub fn choices_from(&self, from: Point) -> Vec<Choice> {
        let mut dice = self.dice();
        dice.dedup();
        let allowed = dice.into_iter().filter(|&die| self.refusal(from, die).is_none());
        allowed.filter_map(|die| self.board.hop(from, die).map(|hop| Choice { die, hop })).collect()
    }

    /// All places that a checker here may go to, with one die or several, the nearest first. Of several ways to a place
    /// it is the one that [`hop_to`](Turn::hop_to) takes.
    pub fn reach(&self, from: Point) -> Vec<Reach> {
        let mut reach: Vec<Reach> = Vec::new();
        for way in self.ways(from) {
            let to = way[way.len() - 1].hop.to();
            if reach.iter().all(|known| known.to != to) {
                let hits = way.iter().filter(|choice| choice.hop.is_hit()).count() as u8;
                reach.push(Reach { to, hops: way.len() as u8, hits });
            }
        }
        reach.sort_by_key(|reach| std::cmp::Reverse(reach.to));
        reach
    }

    /// Moves one checker to a place, with the one die that goes there or with several; the number of hops it took.
    ///
    /// Of several ways the one that hits nothing on the way is taken, then the one with fewest hops, then the one with the
    /// larger die first; off the board goes the smallest die that does it.
    ///
    /// # Errors
    ///
    /// Why it may not go there; nothing is then moved.
    pub fn hop_to(&mut self, from: Point, to: Point) -> Result<u8, Refusal> {
        let ways = self.ways(from);
        let Some(way) = ways.iter().find(|way| way[way.len() - 1].hop.to() == to) else {
            return Err(self.why_no_way(from, to));
        };
        for choice in way {
            self.hop(choice.hop.from(), choice.die)?;
        }
        Ok(way.len() as u8)
    }

    /// All ways of one checker, the best to each place before the others.
    fn ways(&self, from: Point) -> Vec<Vec<Choice>> {
        let mut ways = Vec::new();
        self.clone().follow(from, &mut Vec::new(), &mut ways);
        ways.sort_by_key(|way| {
            let on_the_way = way[..way.len() - 1].iter().filter(|choice| choice.hop.is_hit()).count();
            let last = way[way.len() - 1];
            let die = last.die.pips() as i8;
            (
                on_the_way,
                way.len(),
                if last.hop.to() == Point::OFF && way.len() == 1 { die } else { -(way[0].die.pips() as i8) },
            )
        });
        ways
    }

    fn follow(&mut self, at: Point, way: &mut Vec<Choice>, ways: &mut Vec<Vec<Choice>>) {
        if at == Point::OFF {
            return;
        }
        for choice in self.choices_from(at) {
            if self.step(at, choice.die).is_some() {
                way.push(choice);
                ways.push(way.clone());
                self.follow(choice.hop.to(), way, ways);
                way.pop();
                self.undo();
            }
        }
    }

    /// Why no dice take this checker there.
    fn why_no_way(&self, from: Point, to: Point) -> Refusal {
        if self.dice().is_empty() {
            return Refusal::PlayedOut;
        }
        if from == Point::OFF || self.board.own(from) == 0 {
            return Refusal::NoChecker { at: from };
        }
        if from != Point::BAR && self.board.own(Point::BAR) > 0 {
            return Refusal::BarFirst;
        }
        if to >= from {
            return Refusal::Backwards { from, to };
        }
        let rear = self.board.rearmost().filter(|rear| !rear.is_home() && (*rear != from || self.board.own(*rear) > 1));
        if let (Point::OFF, Some(rear)) = (to, rear) {
            return Refusal::NotAllHome { rear };
        }
        let pips = from.index() - to.index();
        let fits = |dice: &[Die]| {
            let all: u8 = dice.iter().map(|die| die.pips()).sum();
            let last = dice[dice.len() - 1].pips();
            all == pips || (to == Point::OFF && all > pips && all - last < pips)
        };
        let mut lines = lines(&self.dice());
        lines.retain(|line| fits(line));
        // The first line that fits and its first hop that fails.
        for line in lines {
            let mut turn = self.clone();
            let mut at = from;
            for die in line {
                match turn.hop(at, die) {
                    Ok(hop) => at = hop.to(),
                    Err(refusal) => return refusal,
                }
            }
        }
        Refusal::NoDie { from, to, pips }
    }
}

/// The orders in which some of these dice can be played, the shortest first, then the larger die first.
fn lines(dice: &[Die]) -> Vec<Vec<Die>> {
    match *dice {
        [one, other] if one != other => vec![vec![one], vec![other], vec![one, other], vec![other, one]],
        _ => (1..=dice.len()).map(|length| dice[..length].to_vec()).collect(),
    }
}
