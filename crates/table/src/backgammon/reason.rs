//! What the rules and the file formats of Backgammon refuse, as sentences' names.

use backgammon::{ActionError, BoardError, Due, Place, Refusal, TextError};

use super::Illegal;
use crate::Reason;

impl From<Illegal> for Reason {
    fn from(illegal: Illegal) -> Reason {
        match illegal {
            Illegal::Rules(illegal) => illegal_reason(illegal),
            Illegal::Dice => Reason::new("refusal-dice-are-rolled"),
        }
    }
}

/// The sentence for a text that is no action here.
pub(super) fn action_reason(error: &ActionError) -> Reason {
    match error {
        ActionError::NotAPlay(error) => Reason::new("refusal-not-a-play").with("text", error.text.as_str()),
        ActionError::Illegal(illegal) => illegal_reason(*illegal),
        ActionError::OtherRoll { found } => Reason::new("refusal-other-roll").with("roll", found.to_string()),
    }
}

fn illegal_reason(illegal: backgammon::Illegal) -> Reason {
    use backgammon::Illegal;
    match illegal {
        Illegal::Play(refusal) => refusal_reason(refusal),
        Illegal::NotNow { due } => due_reason(due),
        Illegal::NoCube => Reason::new("refusal-no-cube"),
        Illegal::Crawford => Reason::new("refusal-crawford"),
        Illegal::CubeIsOthers { owner } => Reason::new("refusal-cube-is-others").with("owner", owner.to_string()),
        Illegal::CubeLimit { value } => Reason::new("refusal-cube-limit").with("value", i64::from(value)),
        Illegal::NoBeavers => Reason::new("refusal-no-beavers"),
    }
}

/// What is due instead.
fn due_reason(due: Due) -> Reason {
    let key = match due {
        Due::Opening => return Reason::new("refusal-opening-due"),
        Due::Over(_) => return Reason::new("refusal-game-over"),
        Due::Roll(_) => "refusal-roll-due",
        Due::Play(_) => "refusal-play-due",
        Due::Double(_) => "refusal-double-due",
        Due::Beaver(_) => "refusal-beaver-due",
        Due::Resignation(_) => "refusal-resignation-due",
    };
    Reason::new(key).with("by", due.checker().map(|by| by.to_string()).unwrap_or_default())
}

/// The sentence for a refused hop or play.
pub fn refusal_reason(refusal: Refusal) -> Reason {
    let at = |key, at: backgammon::Point| Reason::new(key).with("at", at.to_string());
    match refusal {
        Refusal::NoChecker { at: point } => at("refusal-no-checker", point),
        Refusal::BarFirst => Reason::new("refusal-bar-first"),
        Refusal::Held { at: point } => at("refusal-held", point),
        Refusal::Backwards { from, to } => {
            Reason::new("refusal-backwards").with("from", from.to_string()).with("to", to.to_string())
        }
        Refusal::NoDie { from, to, pips } => {
            let reason = Reason::new("refusal-no-die").with("from", from.to_string());
            reason.with("to", to.to_string()).with("pips", pips)
        }
        Refusal::NotAllHome { rear } => at("refusal-not-all-home", rear),
        Refusal::HigherRemains { die, from, higher } => {
            let reason = Reason::new("refusal-higher-remains").with("die", die.pips());
            reason.with("from", from.to_string()).with("higher", higher.to_string())
        }
        Refusal::LargerDie { die } => Reason::new("refusal-larger-die").with("die", die.pips()),
        Refusal::BothDice { only: Some(play), .. } => {
            Reason::new("refusal-both-dice-only").with("play", play.to_string())
        }
        Refusal::BothDice { plays, only: None } => Reason::new("refusal-both-dice").with("plays", i64::from(plays)),
        Refusal::MoreDice { must, only: Some(play), .. } => {
            Reason::new("refusal-more-dice-only").with("must", must).with("play", play.to_string())
        }
        Refusal::MoreDice { must, plays, only: None } => {
            Reason::new("refusal-more-dice").with("must", must).with("plays", i64::from(plays))
        }
        Refusal::MustPass => Reason::new("refusal-no-legal-play"),
        Refusal::PlayedOut => Reason::new("refusal-played-out"),
        Refusal::Unclear => Reason::new("refusal-unclear-play"),
    }
}

/// The sentence for an impossible set-up.
pub fn impossible_reason(impossible: backgammon::Impossible) -> Reason {
    use backgammon::Impossible;
    match impossible {
        Impossible::NoCheckers => Reason::new("setup-no-checkers"),
        Impossible::BothShutOut => Reason::new("setup-both-shut-out"),
        Impossible::CubeTooHigh { value } => Reason::new("setup-cube-too-high").with("value", i64::from(value)),
        Impossible::OwnedCubeOfOne => Reason::new("setup-owned-cube-of-one"),
        Impossible::CrawfordCube => Reason::new("setup-crawford-cube"),
        Impossible::DoubledByOther => Reason::new("setup-doubled-by-other"),
        Impossible::MatchOver => Reason::new("setup-match-over"),
        Impossible::Crawford => Reason::new("setup-not-crawford"),
    }
}

/// The sentence for numbers that are no board.
pub fn board_reason(error: &BoardError) -> Reason {
    match error {
        BoardError::TooManyCheckers { count } => {
            Reason::new("setup-too-many-checkers").with("count", i64::from(*count))
        }
        BoardError::NegativeBar => Reason::new("setup-negative-bar"),
    }
}

/// The sentence for a text that is not accepted, without the place.
pub fn text_reason(error: &TextError) -> Reason {
    use backgammon::Reason as Why;
    let by = |key, by: &backgammon::Checker| Reason::new(key).with("by", by.to_string());
    match error.reason() {
        Why::Empty => Reason::new("text-empty"),
        Why::Unknown { found } => Reason::new("text-unknown").with("found", found.as_str()),
        Why::Missing { field } => Reason::new("text-field-missing").with("field", name(field)),
        Why::NotA { field, found } => {
            Reason::new("text-not-a").with("field", name(field)).with("found", found.as_str())
        }
        Why::Length { field, found, expected } => {
            Reason::new("text-length").with("field", name(field)).with("found", *found).with("expected", *expected)
        }
        Why::Board(error) => board_reason(error),
        Why::Impossible(why) => impossible_reason(*why),
        Why::Unexpected { found } => Reason::new("text-unexpected").with("found", found.as_str()),
        Why::Unclosed { opener } => Reason::new("text-unclosed").with("opener", opener.to_string()),
        Why::OtherGame { found } => Reason::new("text-other-game").with("found", found.as_str()),
        Why::Illegal { illegal, .. } => illegal_reason(*illegal),
        Why::NotTheirTurn { by: side } => by("text-not-their-turn", side),
        Why::NoPlay { by: side } => by("text-no-play", side),
        Why::AfterEnd { found } => Reason::new("text-after-end").with("found", found.as_str()),
        Why::OtherResult { by: side, points } => by("text-other-result", side).with("points", i64::from(*points)),
    }
}

/// A field's name as catalogues choose words by it: `cube's owner` is `cubes-owner`.
fn name(field: &str) -> String {
    field.replace('\'', "").replace(' ', "-")
}

/// The words for a place in a text.
pub fn text_place(place: Place) -> Reason {
    let key = if place.game.is_some() { "text-place-game" } else { "text-place" };
    Reason::new(key).with("line", place.line).with("column", place.column).with("game", place.game.unwrap_or_default())
}
