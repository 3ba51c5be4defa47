CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      BLOB    NOT NULL CHECK (length(owner) = 32),
    kind       TEXT    NOT NULL,
    setup      TEXT    NOT NULL,
    seats      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    -- From here on derived from the entries.
    updated_at INTEGER NOT NULL,
    seq        INTEGER NOT NULL,
    over       INTEGER NOT NULL CHECK (over IN (0, 1)),
    plies      INTEGER NOT NULL,
    summary    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_owner ON games (owner, updated_at, id);
CREATE INDEX open_games_by_owner ON games (owner, updated_at, id) WHERE over = 0;

CREATE TABLE entries (
    game       TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL CHECK (seq >= 1),
    at         INTEGER NOT NULL,
    seat       INTEGER,
    verb       TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    -- The 64 bits of an unsigned number, kept as a signed one; so is client_seq.
    hash       INTEGER NOT NULL,
    client     TEXT,
    client_seq INTEGER,
    PRIMARY KEY (game, seq),
    CHECK ((client IS NULL) = (client_seq IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_client ON entries (game, client, client_seq) WHERE client IS NOT NULL;
