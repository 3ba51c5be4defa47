//! The door.

use std::sync::Arc;

use backgammon::{Board, Outcome, Play, Plays, Position, Resignation, Stage};

use crate::advice::CubeAdvice;
use crate::bearoff::Ending;
use crate::equity::Equity;
use crate::glance::Glance;
use crate::judge::{Nets, two_sided};
use crate::kernel::Cpu;
use crate::life::life;
use crate::limits::Limits;
use crate::outcomes::Outcomes;
use crate::search::look_ahead;
use crate::side::Side;
use crate::stakes::{Owner, Stakes};
use crate::stop::Stop;

/// A backgammon player's judgement. It keeps buffers, so each thread has its own; the nets are shared.
///
/// With the same position and limits it answers alike on every machine. Raising the stop flag makes it answer with the plies that it has
/// finished.
pub struct Engine {
    nets: Arc<Nets>,
    glance: Glance,
}

/// A legal play and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedPlay {
    /// The play.
    pub play: Play,
    /// The board after it, still in the mover's view.
    pub result: Board,
    /// The mover's chances after it.
    pub outcomes: Outcomes,
    /// What it is worth to the mover, the cube and the score counted in.
    pub equity: Equity,
    /// In a match the mover's chance to win it, 0..=1.
    pub mwc: Option<f32>,
    /// How many plies beyond the static judgement this comes from.
    pub plies: u8,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Engine {
    /// With the engine's own nets.
    pub fn new() -> Engine {
        Engine::with(Nets::own(), Cpu::best())
    }

    /// With these nets, on this path.
    pub fn with(nets: Arc<Nets>, cpu: Cpu) -> Engine {
        Engine { nets, glance: Glance::new(cpu) }
    }

    /// The chances of the side to roll.
    pub fn evaluate(&mut self, board: &Board, limits: &Limits, stop: &dyn Stop) -> Outcomes {
        self.evaluated(board, limits, stop).0
    }

    /// The chances of the side to roll, and how many plies they come from.
    pub fn evaluated(&mut self, board: &Board, limits: &Limits, stop: &dyn Stop) -> (Outcomes, u8) {
        let mut found = (self.glance.judge(&self.nets, board), 0);
        for plies in 1..=limits.plies.min(Limits::MOST_PLIES) {
            match look_ahead(&mut self.glance, &self.nets, board, plies, stop) {
                Some(deeper) => found = (deeper, plies),
                None => break,
            }
        }
        found
    }

    /// The legal plays of the position's roll, those looked at furthest first, then the best first; none when no roll is to be played.
    pub fn plays(&mut self, position: &Position, limits: &Limits, stop: &dyn Stop) -> Vec<RankedPlay> {
        let Stage::ToPlay(roll) = position.stage else { return Vec::new() };
        let stakes = Stakes::of(position, position.on_roll);
        let legal = Plays::of(&position.board, roll);
        let mut ranked = Vec::with_capacity(legal.len());
        let afters: Vec<Board> = legal.iter().map(|candidate| candidate.result.flipped()).collect();
        let mut candidates = legal.iter();
        self.glance.judge_all(&self.nets, afters.iter(), |after, outcomes| {
            let candidate = candidates.next().expect("a candidate for each board");
            let outcomes = outcomes.flipped();
            let (equity, mwc) = worth(&stakes, after, &outcomes);
            ranked.push(RankedPlay { play: candidate.play, result: candidate.result, outcomes, equity, mwc, plies: 0 });
        });
        sort(&mut ranked);
        for plies in 1..=limits.plies.min(Limits::MOST_PLIES) {
            if !self.deepen(&mut ranked, &stakes, limits, plies, stop) {
                break;
            }
        }
        ranked
    }

    /// Looks at the best plays one ply further; `false` when stopped, which leaves all as it was.
    fn deepen(
        &mut self,
        ranked: &mut [RankedPlay],
        stakes: &Stakes,
        limits: &Limits,
        plies: u8,
        stop: &dyn Stop,
    ) -> bool {
        let (most, margin) = limits.width.filter(plies);
        let Some(best) = ranked.first().copied() else { return false };
        // Only plays that have come as far as the best.
        let keeps = |play: &RankedPlay| play.plies == best.plies && best.equity.0 - play.equity.0 <= margin;
        let count = ranked.iter().take(most).take_while(|play| keeps(play)).count();
        let mut deeper = ranked[..count].to_vec();
        for play in &mut deeper {
            let after = play.result.flipped();
            let Some(found) = look_ahead(&mut self.glance, &self.nets, &after, plies, stop) else { return false };
            play.outcomes = found.flipped();
            (play.equity, play.mwc) = worth(stakes, &after, &play.outcomes);
            play.plies = plies;
        }
        sort(&mut deeper);
        ranked[..count].copy_from_slice(&deeper);
        true
    }

    /// The decision about a double of the side on roll: before it rolls, and while its double or the beaver is to be answered. `None` in any
    /// other stage and where there is no cube.
    pub fn cube(&mut self, position: &Position, limits: &Limits, stop: &dyn Stop) -> Option<CubeAdvice> {
        let may_double = match position.stage {
            Stage::ToRoll => position.may_double(),
            Stage::Doubled | Stage::Beavered => true,
            Stage::Opening | Stage::ToPlay(_) | Stage::Over(_) => return None,
        };
        let stakes = Stakes::of(position, position.on_roll);
        if stakes.owner == Owner::None {
            return None;
        }
        let (outcomes, plies) = self.evaluated(&position.board, limits, stop);
        let ways = ways(&stakes, &position.board, &outcomes);
        let has_beavers = position.rules.beavers && !stakes.is_match();
        let equity = |worth| Equity(stakes.normalised(worth));
        Some(CubeAdvice {
            outcomes,
            no_double: equity(ways[0]),
            double_take: equity(ways[1]),
            double_drop: equity(ways[2]),
            double_beaver: has_beavers.then(|| Equity(2.0 * equity(ways[1]).0)),
            mwc: stakes.is_match().then_some(ways),
            may_double,
            plies,
        })
    }

    /// What the side on roll may as well resign: the game is lost for all that can be seen, and no less than that. `None` while there is
    /// hope, or too little to tell how much is lost.
    pub fn resignation(&mut self, position: &Position, limits: &Limits, stop: &dyn Stop) -> Option<Outcome> {
        let outcomes = match position.stage {
            Stage::ToRoll => self.evaluate(&position.board, limits, stop),
            Stage::ToPlay(_) => self.plays(position, limits, stop).first()?.outcomes,
            Stage::Opening | Stage::Doubled | Stage::Beavered | Stage::Over(_) => return None,
        };
        const NEVER: f32 = 0.0005;
        const ALWAYS: f32 = 0.9995;
        match outcomes {
            Outcomes { win, .. } if win > NEVER => None,
            Outcomes { lose_backgammon, .. } if lose_backgammon > ALWAYS => Some(Outcome::Backgammon),
            Outcomes { lose_gammon, lose_backgammon, .. } if lose_gammon > ALWAYS => {
                (lose_backgammon < NEVER).then_some(Outcome::Gammon)
            }
            Outcomes { lose_gammon, .. } => (lose_gammon < NEVER).then_some(Outcome::Single),
        }
    }

    /// Whether the side that is offered the position's resignation gets no less by it than by playing on.
    pub fn accepts(&mut self, position: &Position, limits: &Limits, stop: &dyn Stop) -> bool {
        let Some(Resignation { by, outcome }) = position.resignation else { return false };
        let stakes = Stakes::of(position, !by);
        let outcomes = match position.stage {
            Stage::ToPlay(_) => self.plays(position, limits, stop).first().map(|play| play.outcomes),
            _ => None,
        };
        let on_roll = outcomes.unwrap_or_else(|| self.evaluate(&position.board, limits, stop));
        let outcomes = if position.on_roll == by { on_roll.flipped() } else { on_roll };
        let offered = if position.worth(outcome) == position.cube.value() { 1 } else { outcome.factor() as i32 };
        // A hair's breadth, so that the last digits of an estimate do not refuse all that there is to win.
        stakes.of_factor(offered) >= stakes.cubeful(&outcomes, life(&position.board)) - 0.002
    }
}

/// What the doubler gets without a double, and doubled and taken or dropped.
fn ways(stakes: &Stakes, board: &Board, outcomes: &Outcomes) -> [f32; 3] {
    if let Some(ending) = ending(stakes, board) {
        let not_doubled = match stakes.owner {
            Owner::Both => ending.centred_not_doubled,
            Owner::Own => ending.own_not_doubled,
            Owner::Opp => ending.cube_theirs,
            Owner::None => 2.0 * ending.win - 1.0,
        };
        return [not_doubled, 2.0 * ending.cube_theirs, 1.0];
    }
    let life = life(board);
    let taken = stakes.turned(1, Owner::Opp).cubeful(outcomes, life);
    // For money a worth is told by the cube as it lies, which the double turns.
    let taken = if stakes.is_match() { taken } else { 2.0 * taken };
    [stakes.cubeful(outcomes, life), taken, stakes.of_factor(1)]
}

fn worth(stakes: &Stakes, after: &Board, outcomes: &Outcomes) -> (Equity, Option<f32>) {
    if let Some(ending) = ending(stakes, after) {
        let equity = match stakes.owner {
            Owner::Both => ending.centred,
            Owner::Own => ending.cube_theirs,
            Owner::Opp => ending.own,
            Owner::None => 2.0 * ending.win - 1.0,
        };
        return (Equity(-equity), None);
    }
    let worth = stakes.cubeful(outcomes, life(after));
    (Equity(stakes.normalised(worth)), stakes.is_match().then_some(worth))
}

/// What the two-sided table tells of the board, where its equities hold: for money.
fn ending(stakes: &Stakes, board: &Board) -> Option<&'static Ending> {
    let (own, opp) = Side::both(board);
    if stakes.is_match() || !own.is_past(&opp) { None } else { two_sided(&own, &opp) }
}

fn sort(plays: &mut [RankedPlay]) {
    plays.sort_by(|one, other| other.equity.0.total_cmp(&one.equity.0));
}
