-- Messages of ours that show something of a server and belong to no table. Of each thing there is one.
CREATE TABLE placards (
    id         TEXT PRIMARY KEY,
    kind       TEXT NOT NULL,
    subject    TEXT NOT NULL,
    guild_id   TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    locale     TEXT NOT NULL,
    message_id TEXT,
    digest     TEXT,
    shown_at   INTEGER NOT NULL DEFAULT 0,
    mute_since INTEGER,
    created_at INTEGER NOT NULL,
    UNIQUE (kind, subject)
) STRICT;

-- What is delivered, and the messages that carry it, may belong to one of these as well as to a table: an id of either
-- stands in the same column, so it refers to neither. The reference cannot be dropped in place.
CREATE TABLE outbox_new (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL,
    audience   TEXT NOT NULL CHECK (json_valid(audience)),
    body       TEXT NOT NULL CHECK (json_valid(body)),
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    retry_at   INTEGER NOT NULL DEFAULT 0,
    reason     TEXT,
    dropped_at INTEGER
) STRICT;

INSERT INTO outbox_new (id, table_id, audience, body, created_at, attempts, retry_at, reason, dropped_at)
SELECT id, table_id, audience, body, created_at, attempts, retry_at, reason, dropped_at FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_new', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (table_id, audience, id, retry_at) WHERE dropped_at IS NULL;

CREATE TABLE postings_new (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL,
    audience   TEXT NOT NULL,
    slot       TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    since      TEXT NOT NULL,
    plan       TEXT NOT NULL CHECK (json_valid(plan)),
    created_at INTEGER NOT NULL,
    UNIQUE (table_id, slot)
) STRICT;

INSERT INTO postings_new (id, table_id, audience, slot, channel_id, since, plan, created_at)
SELECT id, table_id, audience, slot, channel_id, since, plan, created_at FROM postings;
DELETE FROM sqlite_sequence WHERE name = 'postings_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'postings_new', seq FROM sqlite_sequence WHERE name = 'postings';
DROP TABLE postings;
ALTER TABLE postings_new RENAME TO postings;

-- That somebody would like to play a game at a pace, with so many players in all, until a moment.
CREATE TABLE seeks (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id TEXT NOT NULL,
    user_id  TEXT NOT NULL,
    name     TEXT NOT NULL,
    game     TEXT NOT NULL,
    pace     TEXT NOT NULL,
    players  INTEGER,
    since    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    UNIQUE (guild_id, user_id, game, pace)
) STRICT;
CREATE INDEX seeks_of_person ON seeks (user_id);
