//! A kept game in a list.

use reversi::Variant;
use store::{Cursor, GameId, StoredGame};
use table::{Occupant, Occupants};

use crate::voice::Voice;

/// What a list tells of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub id: GameId,
    /// Board and goal.
    pub variant: Variant,
    /// Who plays.
    pub occupants: Option<Occupants>,
    /// The count, `34-30`.
    pub count: String,
    /// Whether it has ended.
    pub over: bool,
    /// Moves played.
    pub plies: u32,
    /// Its place in the list.
    pub place: Cursor,
}

impl Card {
    /// The card of a stored game; `None` for a game that is not played here.
    pub fn new(game: &StoredGame) -> Option<Card> {
        let variant = game.setup.split(' ').next()?.parse().ok()?;
        let mut parts = game.summary.text.split('|');
        let occupants = parts.next().and_then(|text| text.parse().ok());
        Some(Card {
            id: game.id,
            variant,
            occupants,
            count: parts.next().unwrap_or_default().to_owned(),
            over: game.summary.over,
            plies: game.summary.plies,
            place: game.cursor(),
        })
    }

    /// The card on one line.
    pub fn line(&self, voice: Voice) -> String {
        let state = match self.over {
            true => voice.t("games-over"),
            false => voice.tn("games-going", "plies", i64::from(self.plies)),
        };
        let players = self.occupants.map(|occupants| players(voice, occupants)).unwrap_or_default();
        format!("{} {} · {players} · {state}", variant(voice, self.variant), self.count.replace('-', "–"))
    }
}

/// What is played, in words.
pub fn variant(voice: Voice, variant: Variant) -> String {
    voice.t(&format!("variant-{variant}"))
}

/// Who plays, in words.
pub fn players(voice: Voice, occupants: Occupants) -> String {
    match occupants.0 {
        [Occupant::Person, Occupant::Person] => voice.t("players-two"),
        [Occupant::Person, Occupant::Computer(level)] => voice.tn("players-black", "level", level.number()),
        [Occupant::Computer(level), Occupant::Person] => voice.tn("players-white", "level", level.number()),
        [Occupant::Computer(_), Occupant::Computer(_)] => voice.t("players-demo"),
    }
}
