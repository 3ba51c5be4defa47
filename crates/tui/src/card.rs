//! A kept game in a list.

use reversi::Variant;
use store::{Cursor, GameId, StoredGame};
use table::backgammon::Backgammon;
use table::{Occupant, Occupants, Referee};

use crate::voice::Voice;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reversi.
    Reversi(Variant),
    /// Backgammon: a match to so many points, or for money.
    Backgammon(Option<u16>),
}

/// What a list tells of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub id: GameId,
    /// Board and goal; of Backgammon, the points of the match.
    pub kind: Kind,
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
        let kind = match game.kind.as_str() {
            Backgammon::NAME => {
                let score = Backgammon::read_setup(&game.setup).ok()?.start.score;
                Kind::Backgammon(score.is_match().then_some(score.length))
            }
            _ => Kind::Reversi(game.setup.split(' ').next()?.parse().ok()?),
        };
        let mut parts = game.summary.text.split('|');
        let occupants = parts.next().and_then(|text| text.parse().ok());
        Some(Card {
            id: game.id,
            kind,
            occupants,
            // Behind the score of a match its cube may follow.
            count: parts.next().and_then(|count| count.split(' ').next()).unwrap_or_default().to_owned(),
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
        let (kind, seats) = match self.kind {
            Kind::Reversi(variant) => (self::variant(voice, variant), self.occupants),
            Kind::Backgammon(Some(points)) => (voice.tn("backgammon-match", "points", points), self.occupants),
            Kind::Backgammon(None) => (voice.t("backgammon-money"), self.occupants),
        };
        // White sits first in Backgammon, Black in Reversi.
        let seats = seats.map(|seats| if matches!(self.kind, Kind::Reversi(_)) { seats } else { seats.swapped() });
        let players = seats.map(|occupants| players(voice, occupants)).unwrap_or_default();
        let count = self.count.split('/').next().unwrap_or_default().replace('-', "–");
        format!("{kind} {count} · {players} · {state}")
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
