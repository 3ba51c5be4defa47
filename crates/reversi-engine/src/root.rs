//! The search from the root: deeper and deeper passes over the legal moves, then the exact one.

use std::borrow::Borrow;
use std::cmp::Reverse;

use reversi::{DiscDiff, Move, Square};

use crate::discs::{Discs, Indices};
use crate::endgame::FORESEEN;
use crate::evaluation::evaluate;
use crate::kernel::Kernel;
use crate::probcut::{SURE, Selectivity};
use crate::search::{Halt, Search};
use crate::table::PROVEN;
use crate::{Analysis, Bound, Breadth, Centidiscs, Limits, MoveValue, Outcome, Value};

/// Estimates before the solver's passes look at most so many plies ahead.
const DEEPEST: u8 = 11;

/// A pass that asks who is likely to win tells differences apart that are smaller than this; larger ones are as good as won or lost.
const CLOSE: i32 = 5;

/// The solver's passes begin once the estimates look as far as this short of the end: they order its moves.
fn lead(empties: u8) -> u8 {
    if empties < 19 { 10 } else { 12 }
}

/// One search over all legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Estimates, looking this many plies ahead, the root's move included.
    Estimate(u8),
    /// Differences that are as sure as this.
    Sure(Selectivity),
    /// Exact differences.
    Exact,
    /// Who wins, and by how much where that is close, as sure as this.
    Likely(Selectivity),
    /// Only who wins.
    Outcome,
}

impl Pass {
    /// Whether it finds out who wins, and nothing more where that is clear.
    const fn is_outcome(self) -> bool {
        matches!(self, Pass::Likely(_) | Pass::Outcome)
    }
}

struct RootMove {
    found: MoveValue,
    child: Discs,
}

/// The legal moves of the position under search, best first.
pub(crate) struct Root {
    moves: Vec<RootMove>,
    empties: u8,
    depth: u8,
    /// Whether the last pass was one of the solver's.
    sure: bool,
}

impl Root {
    /// A first look at each legal move. There must be one.
    pub(crate) fn new<K: Kernel>(search: &mut Search<'_, K>, discs: Discs) -> Root {
        search.nodes += 1;
        let mut moves: Vec<RootMove> = Indices(search.frame.legal(discs))
            .map(|square| {
                search.nodes += 1;
                let child = discs.play(square, discs.flips(square));
                let value = estimate(-first_look(search, child));
                let square = Square::new(square as u8).expect("an index of a bit is a square");
                let line = vec![Move::At(square)];
                RootMove { found: MoveValue { square, value, bound: Bound::Equal, depth: 1, line }, child }
            })
            .collect();
        moves.sort_by_key(|mv| Reverse(mv.found.value));
        Root { moves, empties: search.frame.empties(discs) as u8, depth: 0, sure: false }
    }

    /// Runs the passes that the limits ask for; reports after each, and within the proving ones after each move.
    pub(crate) fn run<K: Kernel>(
        &mut self,
        search: &mut Search<'_, K>,
        limits: &Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let mut complete = true;
        for pass in passes(limits, self.empties) {
            if self.pass(search, pass, limits.breadth, progress).is_err() {
                complete = false;
                break;
            }
            progress(&self.analysis(search.all_nodes(), false));
        }
        self.analysis(search.all_nodes(), complete)
    }

    fn pass<K: Kernel>(
        &mut self,
        search: &mut Search<'_, K>,
        pass: Pass,
        breadth: Breadth,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Result<(), Halt> {
        let depth = match pass {
            Pass::Estimate(depth) => depth,
            Pass::Sure(_) | Pass::Exact | Pass::Likely(_) | Pass::Outcome => self.empties,
        };
        let (unit, top) = match pass {
            Pass::Estimate(_) => (100, search.frame.area * 100),
            Pass::Sure(_) | Pass::Exact => (1, search.frame.area),
            Pass::Likely(_) => (1, CLOSE),
            Pass::Outcome => (1, 1),
        };
        search.confidence = match pass {
            Pass::Sure(selectivity) | Pass::Likely(selectivity) => selectivity.level,
            _ => PROVEN,
        };
        // A pass of the solver begins where the one before it ended.
        let begun = matches!(pass, Pass::Sure(_) | Pass::Exact) && self.sure;
        let mut best = -top - 1;
        for at in 0..self.moves.len() {
            let alpha = match breadth {
                Breadth::All => -top - 1,
                // By how much a move is worse than the best is not asked in these passes.
                Breadth::Within(_) if pass.is_outcome() => best,
                Breadth::Within(discs) => (best - i32::from(discs) * unit - 1).max(-top - 1),
                Breadth::Best => best,
            };
            // A win is enough where only that is asked.
            let floor = if pass.is_outcome() { alpha.max(-top) } else { alpha };
            let mut line = Vec::new();
            let mv = &mut self.moves[at];
            let known = begun && mv.found.bound == Bound::Equal;
            let guess = known.then(|| i32::from(mv.found.value.centidiscs().0) / 100);
            let value = match window(search, mv.child, pass, depth, (floor, top), (at == 0, guess), &mut line) {
                Ok(value) if pass.is_outcome() => value.clamp(-top, top),
                Ok(value) => value,
                Err(Halt) => {
                    self.settle(at);
                    return Err(Halt);
                }
            };
            let bound = if value > alpha || (pass.is_outcome() && alpha <= -top && value == -top) {
                Bound::Equal
            } else {
                Bound::AtMost
            };
            if bound == Bound::Equal {
                best = best.max(value);
            }
            line.insert(0, Move::At(mv.found.square));
            mv.found = MoveValue { square: mv.found.square, value: worth(pass, value), bound, depth, line };
            if matches!(pass, Pass::Exact | Pass::Outcome) && at + 1 < self.moves.len() {
                progress(&self.partial(at + 1, search.all_nodes()));
            }
        }
        self.depth = depth;
        self.sure = matches!(pass, Pass::Sure(_));
        self.settle(self.moves.len());
        Ok(())
    }

    /// Sorts after a pass that reached the first `done` moves.
    fn settle(&mut self, done: usize) {
        rank(&mut self.moves, done);
    }

    fn partial(&self, done: usize, nodes: u64) -> Analysis {
        let mut moves: Vec<&RootMove> = self.moves.iter().collect();
        rank(&mut moves, done);
        analysis(&moves, self.depth, nodes, false)
    }

    fn analysis(&self, nodes: u64, complete: bool) -> Analysis {
        analysis(&self.moves.iter().collect::<Vec<_>>(), self.depth, nodes, complete)
    }
}

/// Sorts moves of which a pass has reached the first `done`. Of those one comes first, because they are known better and
/// the best of the pass before is among them; unless they lose, and another still promises more.
fn rank<M: Borrow<RootMove>>(moves: &mut [M], done: usize) {
    let key = |mv: &M| Reverse((mv.borrow().found.value, mv.borrow().found.bound == Bound::Equal));
    moves[..done].sort_by_key(key);
    let Some(first) = moves[..done].first() else { return };
    let value = first.borrow().found.value;
    let lost = value.outcome() == Some(Outcome::Loss) || matches!(value, Value::Likely(Outcome::Loss, _));
    moves[usize::from(!lost)..].sort_by_key(key);
}

fn analysis(moves: &[&RootMove], depth: u8, nodes: u64, complete: bool) -> Analysis {
    let best = &moves[0].found;
    Analysis {
        best: Some(best.square),
        value: best.value,
        moves: moves.iter().map(|mv| mv.found.clone()).collect(),
        depth,
        nodes,
        pv: best.line.clone(),
        complete,
    }
}

/// The passes for a position with so many empty squares, in their order.
fn passes(limits: &Limits, empties: u8) -> Vec<Pass> {
    let end = if empties <= limits.exact {
        Some(Pass::Exact)
    } else if empties <= limits.outcome {
        Some(Pass::Outcome)
    } else if empties <= limits.likely {
        Some(Pass::Likely(SURE[0]))
    } else {
        None
    };
    let depth = limits.depth.map_or(empties, |depth| depth.max(1));
    let last = match end {
        Some(_) => empties.saturating_sub(lead(empties)).min(DEEPEST).min(depth),
        None => (empties - 1).min(depth),
    };
    // A search that may look as far as the end proves what it finds there.
    let end = end.or((depth >= empties).then_some(Pass::Exact));
    // Every other depth: the passes between would cost two fifths more, and odd depths tell even ones little.
    let estimates = (1..=last).filter(|depth| (last - depth) % 2 == 0);
    // Surer and surer passes fill the table with good moves before the exact one.
    let sure = if end == Some(Pass::Exact) && u32::from(empties) > FORESEEN + 3 { &SURE[..] } else { &[] };
    estimates.map(Pass::Estimate).chain(sure.iter().map(|&sure| Pass::Sure(sure))).chain(end).collect()
}

/// The value of a root move: its own when it is above `floor`, else a limit to it.
fn window<K: Kernel>(
    search: &mut Search<'_, K>,
    child: Discs,
    pass: Pass,
    depth: u8,
    (floor, top): (i32, i32),
    (first, guess): (bool, Option<i32>),
    line: &mut Vec<Move>,
) -> Result<i32, Halt> {
    if floor >= top {
        return Ok(top);
    }
    let empties = search.frame.empties(child);
    if !first && floor >= -top {
        let value = -match pass {
            Pass::Estimate(_) => search.null(child, -floor - 1, depth - 1)?,
            _ => search.solve_null(child, -floor - 1, empties)?,
        };
        if value <= floor {
            return Ok(value);
        }
    }
    Ok(-match pass {
        Pass::Estimate(_) => search.pv(child, -top - 1, -floor, depth - 1, line)?,
        Pass::Sure(_) | Pass::Exact => return solve_around(search, child, guess, (floor, top), line),
        Pass::Likely(_) | Pass::Outcome => search.solve_pv(child, -top, -floor, empties, line)?,
    })
}

/// The value of a root move between `floor` and `top`, in discs, first looked for where it is expected.
fn solve_around<K: Kernel>(
    search: &mut Search<'_, K>,
    child: Discs,
    guess: Option<i32>,
    (floor, top): (i32, i32),
    line: &mut Vec<Move>,
) -> Result<i32, Halt> {
    let empties = search.frame.empties(child);
    let (mut low, mut high) = (floor, top + 1);
    if let Some(guess) = guess.filter(|guess| floor < *guess && *guess <= top) {
        let (near_low, near_high) = (guess - 1, guess + 1);
        let value = -search.solve_pv(child, -near_high, -near_low, empties, line)?;
        if value >= near_high {
            low = value - 1;
        } else if value <= near_low {
            high = value + 1;
        } else {
            return Ok(value);
        }
        if low < floor || high <= floor + 1 {
            return Ok(value);
        }
    }
    Ok(-search.solve_pv(child, -high, -low, empties, line)?)
}

fn worth(pass: Pass, value: i32) -> Value {
    match pass {
        Pass::Estimate(_) => estimate(value),
        Pass::Sure(selectivity) => Value::Selective(DiscDiff(value as i8), selectivity.confidence),
        Pass::Exact => Value::Exact(DiscDiff(value as i8)),
        Pass::Likely(selectivity) if value.abs() < CLOSE => {
            Value::Selective(DiscDiff(value as i8), selectivity.confidence)
        }
        Pass::Likely(selectivity) => Value::Likely(outcome(value), selectivity.confidence),
        Pass::Outcome => Value::Outcome(outcome(value)),
    }
}

fn outcome(value: i32) -> Outcome {
    match value {
        1.. => Outcome::Win,
        0 => Outcome::Draw,
        ..0 => Outcome::Loss,
    }
}

fn estimate(value: i32) -> Value {
    Value::Estimate(Centidiscs(value as i16))
}

fn first_look<K: Kernel>(search: &Search<'_, K>, child: Discs) -> i32 {
    if search.frame.legal(child) == 0 && search.frame.legal(child.pass()) == 0 {
        100 * search.frame.final_diff(child)
    } else {
        evaluate(search.kernel, &search.frame, search.weights, child)
    }
}
