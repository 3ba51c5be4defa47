//! Backgammon: its engine as players.

mod levels;
mod worth;

use backgammon::{Action, Due, Position};
use backgammon_engine::{Answer, CubeAdvice, Engine, Equity, Limits, RankedPlay, Stop};
use table::backgammon::{State, seat_of};
use table::{Arg, Level, Reason};

use crate::evaluation::Manner;
use crate::random::Random;
use crate::{Choice, Evaluation, Hint, StopFlag, Sure, Worth};
use levels::Strength;

/// Plies that hints and evaluations look ahead.
const DEEPEST: u8 = 2;

/// Equity is told in thousandths, and only the best plays are looked at further.
const MANNER: Manner = Manner { grain: 0.001, narrows: true };

/// The engine of one player, made when it is first needed.
#[derive(Default)]
pub(crate) struct Backgammon {
    engine: Option<Engine>,
}

impl std::fmt::Debug for Backgammon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Backgammon").finish_non_exhaustive()
    }
}

impl Backgammon {
    /// Unpacks the nets.
    pub(crate) fn prepare(&mut self) {
        self.engine();
    }

    /// What a level does; `None` when nobody has anything to decide.
    pub(crate) fn choose(&mut self, state: &State, level: Level, seed: u64, stop: &StopFlag) -> Option<Choice> {
        let strength = Strength::of(level);
        let position = &state.position;
        let (limits, until) = (Limits::plies(strength.plies), Until(stop));
        if let Some(resigns) = self.resignation(state, &limits, &until) {
            return Some(Choice::Act(resigns.to_string()));
        }
        let mut mood = Mood { strength, random: Random::new(&[seed, state_key(position)]) };
        let action = match position.due() {
            Due::Roll(_) => match self.cube(position, &limits, &until).filter(|advice| mood.doubles(advice)) {
                Some(_) if position.may_double() && !state.asked => Action::Double,
                _ => return Some(Choice::Roll),
            },
            Due::Play(_) => Action::Play(mood.pick(&self.engine().plays(position, &limits, &until))?.play),
            Due::Double(_) => match self.cube(position, &limits, &until).map(|advice| mood.answer(&advice)) {
                Some(Answer::Beaver) if position.beaver_refusal().is_none() => Action::Beaver,
                Some(Answer::Drop) => Action::Drop,
                _ => Action::Take,
            },
            Due::Beaver(_) => match self.cube(position, &limits, &until) {
                Some(advice) if !advice.keeps_after_beaver() => Action::Drop,
                _ => Action::Take,
            },
            Due::Resignation(_) if self.engine().accepts(position, &limits, &until) => Action::Accept,
            Due::Resignation(_) => Action::Refuse,
            Due::Opening | Due::Over(_) => return None,
        };
        Some(Choice::Act(action.to_string()))
    }

    /// What to suggest, why, and what it is worth.
    pub(crate) fn hint(&mut self, state: &State, stop: &StopFlag) -> Option<Hint> {
        let position = &state.position;
        let (limits, until) = (Limits::plies(DEEPEST), Until(stop));
        if let Due::Resignation(_) = position.due() {
            let accepts = self.engine().accepts(position, &limits, &until);
            let (action, key) = if accepts { (Action::Accept, "hint-accept") } else { (Action::Refuse, "hint-refuse") };
            let worth = Worth { value: 0.0, sure: Sure::Estimate { depth: limits.plies } };
            return Some(Hint { choice: Choice::Act(action.to_string()), why: Reason::new(key), worth });
        }
        let known = self.known(state, limits.plies, stop)?;
        let (best, next) = (known.actions.first()?, known.actions.get(1));
        let value = |worth: Worth| Arg::Thousandths((worth.value * 1_000.0).round() as i64);
        let why = match (best.text.as_str(), position.due()) {
            (play, Due::Play(_)) => {
                let reason =
                    Reason::new(if next.is_some() { "hint-play" } else { "hint-only-play" }).with("play", play);
                match next {
                    Some(next) => reason.with("value", value(best.worth)).with("next", value(next.worth)),
                    None => reason,
                }
            }
            (text, _) => {
                let key = match text {
                    "roll" if next.is_none() => "hint-only-roll",
                    "roll" => "hint-roll",
                    "double" => "hint-double",
                    "take" => "hint-take",
                    "beaver" => "hint-beaver",
                    _ => "hint-drop",
                };
                let reason = Reason::new(key).with("value", value(best.worth));
                match next {
                    Some(next) => reason.with("next", value(next.worth)),
                    None => reason,
                }
            }
        };
        let choice = if best.text == "roll" { Choice::Roll } else { Choice::Act(best.text.clone()) };
        Some(Hint { choice, why, worth: best.worth })
    }

    /// What everything that can be done is worth, a ply deeper each round.
    pub(crate) fn evaluate(&mut self, state: &State, round: usize, stop: &StopFlag) -> Option<Evaluation> {
        self.known(state, u8::try_from(round).unwrap_or(u8::MAX).min(DEEPEST), stop)
    }

    fn known(&mut self, state: &State, plies: u8, stop: &StopFlag) -> Option<Evaluation> {
        let position = &state.position;
        let (limits, until) = (Limits::plies(plies), Until(stop));
        let seat = seat_of(position.due().checker()?);
        let (actions, reached) = match position.due() {
            Due::Play(_) => {
                let ranked = self.engine().plays(position, &limits, &until);
                (worth::of_plays(&ranked), ranked.first()?.plies)
            }
            Due::Roll(_) if state.asked || !position.may_double() => self.roll(position, &limits, &until),
            Due::Roll(_) | Due::Double(_) | Due::Beaver(_) => {
                let advice = self.cube(position, &limits, &until)?;
                (worth::of_cube(position, &advice), advice.plies)
            }
            _ => return None,
        };
        Evaluation::of(seat, actions, MANNER, reached == DEEPEST)
    }

    /// What the position is worth to a side that can only roll, and how far it was looked at.
    fn roll(&mut self, position: &Position, limits: &Limits, until: &Until<'_>) -> (Vec<(String, Worth)>, u8) {
        let (equity, plies) = match self.cube(position, limits, until) {
            Some(advice) => (advice.no_double.0, advice.plies),
            None => {
                let (outcomes, plies) = self.engine().evaluated(&position.board, limits, until);
                (outcomes.equity(), plies)
            }
        };
        (vec![("roll".to_owned(), worth::worth(equity, plies))], plies)
    }

    fn cube(&mut self, position: &Position, limits: &Limits, until: &Until<'_>) -> Option<CubeAdvice> {
        self.engine().cube(position, limits, until)
    }

    /// What the computer offers to lose, at its own turn, if that has not been refused before.
    fn resignation(&mut self, state: &State, limits: &Limits, until: &Until<'_>) -> Option<Action> {
        let position = &state.position;
        let (Due::Roll(by) | Due::Play(by)) = position.due() else { return None };
        // Most often a glance tells that there is hope.
        self.engine().resignation(position, &Limits::plies(0), until)?;
        let outcome = self.engine().resignation(position, limits, until)?;
        // A first look is too little to give a game up.
        if until.is_raised() {
            return None;
        }
        (Some(outcome) > state.refused[by.index()]).then_some(Action::Resign { by, outcome })
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(Engine::new)
    }
}

/// The caller's flag, as the engine asks for it: raised, it has a search answer with the plies that it has finished.
struct Until<'a>(&'a StopFlag);

impl Stop for Until<'_> {
    fn is_raised(&self) -> bool {
        self.0.is_raised()
    }
}

fn state_key(position: &Position) -> u64 {
    let signed = position.board.signed();
    signed.iter().fold(position.cube.value().into(), |key, &count| key.wrapping_mul(31).wrapping_add(count as u64))
}

/// What a level is like at this moment: how far off its judgement is.
struct Mood {
    strength: Strength,
    random: Random,
}

impl Mood {
    /// How far off it is this time: most often a little, never more than the level's error.
    fn error(&mut self) -> f32 {
        const STEPS: u64 = 1 << 20;
        let (one, other) = (self.random.below(STEPS) as f32, self.random.below(STEPS) as f32);
        self.strength.error * ((one + other) / STEPS as f32 - 1.0)
    }

    /// The play it likes best.
    fn pick<'a>(&mut self, ranked: &'a [RankedPlay]) -> Option<&'a RankedPlay> {
        // Only those looked at furthest are compared; the rest is known to be worse.
        let best = ranked.first()?;
        let bound = self.strength.bound;
        let is_candidate = |play: &&RankedPlay| play.plies == best.plies && best.equity.0 - play.equity.0 <= bound;
        let liked = ranked.iter().filter(is_candidate).map(|play| (play.equity.0 + self.error(), play));
        liked.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, play)| play)
    }

    fn doubles(&mut self, advice: &CubeAdvice) -> bool {
        let felt = CubeAdvice { no_double: Equity(advice.no_double.0 + self.error()), ..*advice };
        let is_grave = (advice.doubled().0 - advice.no_double.0).abs() > self.strength.bound;
        if is_grave { advice.doubles() } else { felt.doubles() }
    }

    fn answer(&mut self, advice: &CubeAdvice) -> Answer {
        let felt = CubeAdvice { double_take: Equity(advice.double_take.0 + self.error()), ..*advice };
        let is_grave = (advice.double_take.0 - advice.double_drop.0).abs() > self.strength.bound;
        if is_grave { advice.answer() } else { felt.answer() }
    }
}
