//! The door.

use std::sync::Arc;

use backgammon::{Board, Outcome, Play, Plays, Position, Resignation, Stage};

use crate::advice::CubeAdvice;
use crate::equity::Equity;
use crate::glance::Glance;
use crate::judge::Nets;
use crate::kernel::Cpu;
use crate::life::life;
use crate::limits::Limits;
use crate::outcomes::Outcomes;
use crate::search::{Ahead, Search, Ways};
use crate::stakes::{Owner, Stakes};
use crate::stop::Stop;
use crate::worth::{known_ways, worth};

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
        let (found, plies) = self.ahead(board, &Ways::default(), limits, stop);
        (found.outcomes, plies)
    }

    /// What is found as far ahead as there is time, and how many plies that is.
    fn ahead(&mut self, board: &Board, ways: &Ways, limits: &Limits, stop: &dyn Stop) -> (Ahead, u8) {
        let mut search = Search { glance: &mut self.glance, nets: &self.nets, stop };
        let mut found = (search.ahead(board, 0, ways).expect("a glance is not stopped"), 0);
        for plies in 1..=limits.plies.min(Limits::MOST_PLIES) {
            match search.ahead(board, plies, ways) {
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
        let others = stakes.other();
        let legal = Plays::of(&position.board, roll);
        let mut ranked = Vec::with_capacity(legal.len());
        let afters: Vec<Board> = legal.iter().map(|candidate| candidate.result.flipped()).collect();
        let mut candidates = legal.iter();
        self.glance.judge_all(&self.nets, afters.iter(), |after, outcomes| {
            let candidate = candidates.next().expect("a candidate for each board");
            let worth = stakes.flip(worth(&others, after, &outcomes));
            let (equity, mwc) = told(&stakes, worth);
            let outcomes = outcomes.flipped();
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
            let mut search = Search { glance: &mut self.glance, nets: &self.nets, stop };
            let Some((outcomes, worth)) = search.after_play(&play.result.flipped(), plies, stakes) else {
                return false;
            };
            play.outcomes = outcomes.flipped();
            (play.equity, play.mwc) = told(stakes, worth);
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
        let (found, plies) = self.ahead(&position.board, &Ways::of(&[stakes, stakes.doubled()]), limits, stop);
        let [no_double, take] = known_ways(&stakes, &position.board)
            .unwrap_or_else(|| [found.worths[0], stakes.of_doubled(found.worths[1])]);
        let ways = [no_double, take, stakes.of_factor(1)];
        let has_beavers = position.rules.beavers && !stakes.is_match();
        let equity = |worth| Equity(stakes.normalised(worth));
        Some(CubeAdvice {
            outcomes: found.outcomes,
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

/// A worth at these stakes as it is told: an equity, and in a match the chance to win it.
fn told(stakes: &Stakes, worth: f32) -> (Equity, Option<f32>) {
    (Equity(stakes.normalised(worth)), stakes.is_match().then_some(worth))
}

fn sort(plays: &mut [RankedPlay]) {
    plays.sort_by(|one, other| other.equity.0.total_cmp(&one.equity.0));
}
