//! A roll to be played in a lesson: hop by hop as at a table, then judged.

use backgammon::{Action, Board, Play, Position};
use serde::Serialize;
use table::Arg;
use wire::TurnView;
use words::Lang;

use super::lessons::GROUPS;
use super::scene::{Exhibit, Part};
use super::witness::blots;
use crate::learn::text::{Args, say};
use crate::view::backgammon::turn_of;

/// What the roll is to be played for.
pub enum Goal {
    /// Anything that the rules allow.
    Any,
    /// This play.
    Exactly(&'static str),
    /// So many hits.
    Hits(u8),
    /// So many checkers borne off.
    BearsOff(u8),
    /// No checker of one's own left alone.
    Safe,
}

impl Goal {
    /// Whether a legal play does it.
    ///
    /// # Panics
    ///
    /// If the play that is wanted is none; a test makes every lesson.
    pub fn is_met(&self, position: &Position, play: &Play) -> bool {
        let result = position.board.played(play);
        match self {
            Goal::Any => true,
            Goal::Exactly(text) => match position.read(text) {
                Ok(Action::Play(wanted)) => position.board.played(&wanted) == result,
                other => panic!("{text} is no play: {other:?}"),
            },
            Goal::Hits(hits) => play.hits() == *hits,
            Goal::BearsOff(count) => borne_off(&position.board, &result) == *count,
            Goal::Safe => blots(&result) == 0,
        }
    }

    /// The legal plays that do it.
    pub fn right(&self, position: &Position) -> Vec<Play> {
        let plays = position.plays();
        let mut right: Vec<Play> = plays.iter().map(|candidate| candidate.play).collect();
        right.retain(|play| self.is_met(position, play));
        right
    }
}

fn borne_off(before: &Board, after: &Board) -> u8 {
    after.own_off() - before.own_off()
}

/// The variables of a sentence about a play.
pub fn args(position: &Position, play: &Play) -> Args {
    let result = position.board.played(play);
    let mut args = super::part::facts(position);
    args.push(("play", Arg::from(play.to_string())));
    args.push(("hits", play.hits().into()));
    args.push(("off", borne_off(&position.board, &result).into()));
    args.push(("blots", blots(&result).into()));
    args
}

/// What a lesson answers to hops that were tried.
#[derive(Debug, Serialize)]
pub struct Tried {
    /// The roll so far; none where the last hop is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
    /// Why the last hop is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// What is said to the whole play, once it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// What is said to a play.
#[derive(Debug, Serialize)]
pub struct Verdict {
    pub right: bool,
    pub text: String,
}

/// Tries hops at a lesson's question; none when there is no such question.
pub fn tried(lang: Lang, id: &str, hops: &[String]) -> Option<Tried> {
    let mut parts = GROUPS.iter().flat_map(|group| group.lessons).flat_map(|lesson| lesson.parts);
    let (part, scene, goal): (&Part, _, _) = parts.find_map(|part| match &part.exhibit {
        Exhibit::Play(scene, goal) if part.id == id => Some((part, scene, goal)),
        _ => None,
    })?;
    let position = scene.position();
    Some(match turn_of(&position, hops) {
        Err(reason) => Tried { turn: None, refused: Some(words::say_reason(lang, &reason)), verdict: None },
        Ok(turn) => {
            let play = turn.play.as_deref().and_then(|play| match position.read(play) {
                Ok(Action::Play(play)) => Some(play),
                _ => None,
            });
            let verdict = play.map(|play| {
                let right = goal.is_met(&position, &play);
                let name = format!("learn-{}-{}", part.id, if right { "right" } else { "wrong" });
                Verdict { right, text: say(lang, &name, &args(&position, &play)) }
            });
            Tried { turn: Some(turn), refused: None, verdict }
        }
    })
}
