//! Between the store's rows and tables.

use store::{ClientSeq, GameId, Millis, NewEntry, StoredEntry, StoredGame, Summary};
use table::{AnyTable, Due, Entry, Occupant, Seat};

use crate::Error;

/// The table of a stored game before its first entry.
pub(crate) fn table(game: &StoredGame) -> Result<AnyTable, Error> {
    let damaged = |why: String| Error::Damaged { id: game.id, why };
    let seats = game.seats.parse().map_err(|error: table::NotAnOccupant| damaged(error.to_string()))?;
    AnyTable::new(&game.kind, &game.setup, seats).map_err(|reason| damaged(reason.to_string()))
}

pub(crate) fn entry(stored: &StoredEntry) -> Result<Entry, Error> {
    let verb = stored.entry.verb.parse()?;
    let seat = stored.entry.seat.map(|seat| if seat == 0 { Seat::First } else { Seat::Second });
    Ok(Entry { seq: stored.seq, at: stored.entry.at.0, seat, verb, text: stored.entry.text.clone() })
}

pub(crate) fn new_entry(entry: &Entry, hash: u64, client: Option<ClientSeq>) -> NewEntry {
    NewEntry {
        at: Millis(entry.at),
        seat: entry.seat.map(|seat| seat.index() as u8),
        verb: entry.verb.word().to_owned(),
        text: entry.text.clone(),
        hash,
        client,
    }
}

/// What a list of games shows of a table: who plays, and the game's own card, as `person, computer 5|31-33|--XO…`.
pub(crate) fn summary(table: &AnyTable) -> Summary {
    Summary {
        over: matches!(table.due(), Due::Over(_)),
        plies: table.played() as u32,
        text: format!("{}|{}", table.occupants(), table.card()),
    }
}

/// Whether the computer plays both sides.
pub(crate) fn is_demonstration(table: &AnyTable) -> bool {
    !table.occupants().0.contains(&Occupant::Person)
}

/// What the computer's choice at this point of this game is drawn from: the same game replays the same.
pub(crate) fn seed(id: GameId, seq: u64) -> u64 {
    id.as_str()
        .bytes()
        .chain(seq.to_le_bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
