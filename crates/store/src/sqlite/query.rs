//! The questions and changes in SQL, each within a transaction of the caller.

use std::sync::Arc;

use rusqlite::{CachedStatement, Connection, ErrorCode, OptionalExtension, Row, named_params, params};

use crate::{
    Appended, ClientSeq, Cursor, Error, GameId, Millis, NewEntry, NewGame, OwnerKey, StoredEntry, StoredGame, Summary,
};

/// What the database says, as the port says it.
pub fn failed(error: rusqlite::Error) -> Error {
    Error::Failed(Arc::new(error))
}

fn prepare<'a>(connection: &'a Connection, sql: &str) -> Result<CachedStatement<'a>, Error> {
    connection.prepare_cached(sql).map_err(failed)
}

const CREATE: &str = "
    INSERT INTO games (id, owner, kind, setup, seats, created_at, updated_at, seq, over, plies, summary)
    VALUES (:id, :owner, :kind, :setup, :seats, :created_at, :updated_at, :seq, :over, :plies, :summary)";

/// See [`Games::create`](crate::Games::create).
pub fn create(connection: &Connection, game: &NewGame, entries: &[NewEntry], summary: &Summary) -> Result<(), Error> {
    each_once(entries)?;
    let inserted = prepare(connection, CREATE)?.execute(named_params! {
        ":id": game.id.as_str(),
        ":owner": game.owner.0,
        ":kind": game.kind,
        ":setup": game.setup,
        ":seats": game.seats,
        ":created_at": game.created_at.0,
        ":updated_at": latest(entries).unwrap_or(game.created_at).max(game.created_at).0,
        ":seq": entries.len() as i64,
        ":over": summary.over,
        ":plies": summary.plies,
        ":summary": summary.text,
    });
    match inserted {
        Ok(_) => insert(connection, game.id, 0, entries),
        Err(error) if is_taken(&error) => Err(Error::Taken(game.id)),
        Err(error) => Err(failed(error)),
    }
}

/// Whether a row with this primary key is there.
fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error().is_some_and(|error| {
        error.code == ErrorCode::ConstraintViolation
            && error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
    })
}

fn each_once(entries: &[NewEntry]) -> Result<(), Error> {
    let clients: Vec<&ClientSeq> = entries.iter().filter_map(|entry| entry.client.as_ref()).collect();
    let again = clients.iter().enumerate().find(|(at, client)| clients[..*at].contains(client));
    again.map_or(Ok(()), |(_, client)| Err(Error::Twice((*client).clone())))
}

fn latest(entries: &[NewEntry]) -> Option<Millis> {
    entries.iter().map(|entry| entry.at).max()
}

const INSERT: &str = "
    INSERT INTO entries (game, seq, at, seat, verb, text, hash, client, client_seq)
    VALUES (:game, :seq, :at, :seat, :verb, :text, :hash, :client, :client_seq)";

/// Adds entries with the numbers after `last`.
fn insert(connection: &Connection, id: GameId, last: u64, entries: &[NewEntry]) -> Result<(), Error> {
    let mut statement = prepare(connection, INSERT)?;
    for (seq, entry) in (last + 1..).zip(entries) {
        let client = entry.client.as_ref();
        let values = named_params! {
            ":game": id.as_str(),
            ":seq": seq.cast_signed(),
            ":at": entry.at.0,
            ":seat": entry.seat,
            ":verb": entry.verb,
            ":text": entry.text,
            ":hash": entry.hash.cast_signed(),
            ":client": client.map(|client| &client.client),
            ":client_seq": client.map(|client| client.seq.cast_signed()),
        };
        statement.execute(values).map_err(failed)?;
    }
    Ok(())
}

const ADVANCE: &str = "
    UPDATE games SET seq = :seq, updated_at = max(updated_at, :at), over = :over, plies = :plies, summary = :summary
    WHERE id = :id";

/// See [`Games::append`](crate::Games::append).
pub fn append(
    connection: &Connection,
    id: GameId,
    expected: u64,
    entries: &[NewEntry],
    summary: &Summary,
) -> Result<Appended, Error> {
    each_once(entries)?;
    let last = last_seq(connection, id)?.ok_or(Error::NoGame(id))?;
    for client in entries.iter().filter_map(|entry| entry.client.as_ref()) {
        if let Some(seq) = seq_of(connection, id, client)? {
            return Ok(Appended::Repeated { seq });
        }
    }
    if last != expected {
        return Ok(Appended::Behind { seq: last });
    }
    insert(connection, id, last, entries)?;
    let seq = last + entries.len() as u64;
    let advanced = prepare(connection, ADVANCE)?.execute(named_params! {
        ":id": id.as_str(),
        ":seq": seq.cast_signed(),
        ":at": latest(entries).map_or(i64::MIN, |at| at.0),
        ":over": summary.over,
        ":plies": summary.plies,
        ":summary": summary.text,
    });
    advanced.map_err(failed)?;
    Ok(Appended::Committed { seq })
}

fn last_seq(connection: &Connection, id: GameId) -> Result<Option<u64>, Error> {
    let mut statement = prepare(connection, "SELECT seq FROM games WHERE id = ?1")?;
    statement.query_row([id.as_str()], |row| unsigned(row, 0)).optional().map_err(failed)
}

fn seq_of(connection: &Connection, id: GameId, client: &ClientSeq) -> Result<Option<u64>, Error> {
    let sql = "SELECT seq FROM entries WHERE game = ?1 AND client = ?2 AND client_seq = ?3";
    let values = params![id.as_str(), client.client, client.seq.cast_signed()];
    prepare(connection, sql)?.query_row(values, |row| unsigned(row, 0)).optional().map_err(failed)
}

/// See [`Games::delete`](crate::Games::delete).
pub fn delete(connection: &Connection, id: GameId, owner: OwnerKey) -> Result<bool, Error> {
    let mut statement = prepare(connection, "DELETE FROM games WHERE id = ?1 AND owner = ?2")?;
    Ok(statement.execute(params![id.as_str(), owner.0]).map_err(failed)? > 0)
}

/// What [`game_of_row`] reads, in its order.
macro_rules! select_games {
    ($rest:literal) => {
        concat!(
            "SELECT id, owner, kind, setup, seats, created_at, updated_at, seq, over, plies, summary FROM games ",
            $rest
        )
    };
}

/// See [`Games::game`](crate::Games::game).
pub fn game(connection: &Connection, id: GameId) -> Result<Option<StoredGame>, Error> {
    let mut statement = prepare(connection, select_games!("WHERE id = ?1"))?;
    statement.query_row([id.as_str()], game_of_row).optional().map_err(failed)
}

/// See [`Games::games_of`](crate::Games::games_of).
pub fn games_of(
    connection: &Connection,
    owner: OwnerKey,
    limit: u32,
    before: Option<Cursor>,
) -> Result<Vec<StoredGame>, Error> {
    match before {
        None => {
            let mut statement =
                prepare(connection, select_games!("WHERE owner = ?1 ORDER BY updated_at DESC, id DESC LIMIT ?2"))?;
            let rows = statement.query_map(params![owner.0, limit], game_of_row);
            rows.and_then(Iterator::collect).map_err(failed)
        }
        Some(Cursor { updated_at, id }) => {
            let mut statement = prepare(
                connection,
                select_games!(
                    "WHERE owner = ?1 AND (updated_at, id) < (?3, ?4) ORDER BY updated_at DESC, id DESC LIMIT ?2"
                ),
            )?;
            let rows = statement.query_map(params![owner.0, limit, updated_at.0, id.as_str()], game_of_row);
            rows.and_then(Iterator::collect).map_err(failed)
        }
    }
}

/// See [`Games::latest_open`](crate::Games::latest_open).
pub fn latest_open(connection: &Connection, owner: OwnerKey) -> Result<Option<StoredGame>, Error> {
    let sql = select_games!("WHERE owner = ?1 AND over = 0 ORDER BY updated_at DESC, id DESC LIMIT 1");
    prepare(connection, sql)?.query_row([owner.0], game_of_row).optional().map_err(failed)
}

/// See [`Games::entries`](crate::Games::entries).
pub fn entries(connection: &Connection, id: GameId, after: u64) -> Result<Vec<StoredEntry>, Error> {
    let Ok(after) = i64::try_from(after) else { return Ok(Vec::new()) };
    let mut statement = prepare(
        connection,
        "SELECT seq, at, seat, verb, text, hash, client, client_seq FROM entries
         WHERE game = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let rows = statement.query_map(params![id.as_str(), after], entry_of_row);
    rows.and_then(Iterator::collect).map_err(failed)
}

fn game_of_row(row: &Row<'_>) -> rusqlite::Result<StoredGame> {
    let id: GameId =
        row.get_ref(0)?.as_str()?.parse().map_err(|error| {
            rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error))
        })?;
    Ok(StoredGame {
        id,
        owner: OwnerKey(row.get(1)?),
        kind: row.get(2)?,
        setup: row.get(3)?,
        seats: row.get(4)?,
        created_at: Millis(row.get(5)?),
        updated_at: Millis(row.get(6)?),
        seq: unsigned(row, 7)?,
        summary: Summary { over: row.get(8)?, plies: row.get(9)?, text: row.get(10)? },
    })
}

fn entry_of_row(row: &Row<'_>) -> rusqlite::Result<StoredEntry> {
    let client = match row.get(6)? {
        Some(client) => Some(ClientSeq { client, seq: unsigned(row, 7)? }),
        None => None,
    };
    let entry = NewEntry {
        at: Millis(row.get(1)?),
        seat: row.get(2)?,
        verb: row.get(3)?,
        text: row.get(4)?,
        hash: unsigned(row, 5)?,
        client,
    };
    Ok(StoredEntry { seq: unsigned(row, 0)?, entry })
}

/// SQLite's integers are signed: the 64 bits as they lie.
fn unsigned(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(i64::cast_unsigned)
}
