//! Opening files: whose they are, of which version, and how connections are set.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use thiserror::Error;

/// What marks a file as ours: "VOLT" in the header's field for this.
const APPLICATION_ID: i32 = 0x564F_4C54;

/// The steps from an empty file to this version's form. A file's version is how many of them it has had; steps are only
/// ever added.
const MIGRATIONS: &[&str] = &[include_str!("migrations/1.sql")];

/// How long a connection waits for another one's lock.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file is of another program, or no database.
    #[error("{} is not a data file of this program; it was left as it is", .path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer version of this program.
    #[error("{} was written by a newer version (data version {found}, this program knows {known}); it was left as it is", .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The highest version this program knows.
        known: i64,
    },
    /// The database cannot be opened: no such folder, not allowed, damaged, locked for too long.
    #[error("{} cannot be opened: {reason}", .path.display())]
    Failed {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// What goes wrong before it is known with which file.
enum Refusal {
    NotOurs,
    Newer { found: i64 },
    Failed(rusqlite::Error),
}

impl From<rusqlite::Error> for Refusal {
    fn from(error: rusqlite::Error) -> Refusal {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Refusal::NotOurs,
            _ => Refusal::Failed(error),
        }
    }
}

impl Refusal {
    fn of(self, path: &Path) -> OpenError {
        let path = path.to_owned();
        match self {
            Refusal::NotOurs => OpenError::NotOurs { path },
            Refusal::Newer { found } => OpenError::Newer { path, found, known: known() },
            Refusal::Failed(error) => OpenError::Failed { path, reason: error.into() },
        }
    }
}

/// The version this program brings files to.
fn known() -> i64 {
    MIGRATIONS.len() as i64
}

/// The connection that writes a file. The file is made or migrated as needed.
pub fn file(path: &Path) -> Result<Connection, OpenError> {
    let start = Instant::now();
    loop {
        match try_file(path) {
            // While a new file is made ready by another process, SQLite refuses some requests at once instead of waiting.
            Err(Refusal::Failed(error))
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && start.elapsed() < PATIENCE =>
            {
                thread::sleep(Duration::from_millis(10));
            }
            outcome => return outcome.map_err(|refusal| refusal.of(path)),
        }
    }
}

fn try_file(path: &Path) -> Result<Connection, Refusal> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    prepare(&mut connection)?;
    Ok(connection)
}

/// The connection that holds data in memory.
pub fn memory() -> Result<Connection, OpenError> {
    let open = || {
        let mut connection = Connection::open_in_memory()?;
        prepare(&mut connection)?;
        Ok(connection)
    };
    open().map_err(|refusal: Refusal| refusal.of(Path::new(":memory:")))
}

/// A connection that reads a file which [`file()`] has opened.
pub fn reader(path: &Path) -> Result<Connection, OpenError> {
    let open = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        Ok(connection)
    };
    open().map_err(|refusal: Refusal| refusal.of(path))
}

fn prepare(connection: &mut Connection) -> Result<(), Refusal> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Looked at before anything is changed: a file that is not ours is left as it is. One transaction, or the process that
    // makes the file at this moment would be seen half done.
    let found = version(&*connection.transaction()?)?;
    if found < known() {
        migrate(connection)?;
    }
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "full")?;
    // A log that has grown under a long read is cut down again.
    connection.pragma_update_and_check(None, "journal_size_limit", 16 << 20, |_| Ok(()))?;
    Ok(())
}

/// The version of a file that is ours, 0 for one without content.
fn version(connection: &Connection) -> Result<i64, Refusal> {
    let number = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    let empty = number("SELECT count(*) FROM sqlite_schema")? == 0;
    match (application == i64::from(APPLICATION_ID), application == 0 && version == 0 && empty) {
        (true, _) if version > known() => Err(Refusal::Newer { found: version }),
        (true, _) => Ok(version),
        (false, true) => Ok(0),
        (false, false) => Err(Refusal::NotOurs),
    }
}

/// Runs the steps that the file has not had, all or none.
fn migrate(connection: &mut Connection) -> Result<(), Refusal> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have done it while this one waited.
    let done = usize::try_from(version(&transaction)?).map_err(|_| Refusal::NotOurs)?;
    for step in MIGRATIONS.iter().skip(done) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", known())?;
    Ok(transaction.commit()?)
}
