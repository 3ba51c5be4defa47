//! Games and entries to store.

use store::{ClientSeq, GameId, Millis, NewEntry, NewGame, OwnerKey, Summary};

/// The game of this number.
pub fn id(number: u64) -> GameId {
    // The last four of the 64 bits are not used.
    GameId::from_random((number << 4).to_be_bytes())
}

/// The owner of this number.
pub fn owner(number: u8) -> OwnerKey {
    OwnerKey([number; 32])
}

/// A game made at this instant.
pub fn game_at(number: u64, whose: u8, at: i64) -> NewGame {
    NewGame {
        id: id(number),
        owner: owner(whose),
        kind: "reversi".into(),
        setup: "8x8".into(),
        seats: "person, computer 5".into(),
        created_at: Millis(at),
    }
}

/// A game of owner 1.
pub fn game(number: u64) -> NewGame {
    game_at(number, 1, 1_000)
}

/// An entry with this text.
pub fn entry(text: &str) -> NewEntry {
    entry_at(text, 2_000)
}

/// An entry of this instant.
pub fn entry_at(text: &str, at: i64) -> NewEntry {
    let seat = Some((text.len() % 2) as u8);
    NewEntry { at: Millis(at), seat, verb: "play".into(), text: text.into(), hash: 0x1122_3344, client: None }
}

/// An entry that a client's command made.
pub fn command(text: &str, client: &str, seq: u64) -> NewEntry {
    NewEntry { client: Some(ClientSeq { client: client.into(), seq }), ..entry(text) }
}

/// The summary of a game that goes on.
pub fn open(plies: u32) -> Summary {
    Summary { over: false, plies, text: format!("after {plies}") }
}

/// The summary of a game that has ended.
pub fn over(plies: u32) -> Summary {
    Summary { over: true, ..open(plies) }
}
