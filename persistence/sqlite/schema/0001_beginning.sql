-- Times are UTC epoch milliseconds, ids are the platform's or our own, opaque both.

PRAGMA application_id = 1128362828;  -- "CAsL" in ASCII: tells our files from anybody else's

CREATE TABLE migrations (
    number     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    checksum   TEXT NOT NULL,
    applied_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id                  TEXT PRIMARY KEY,
    guild_id            TEXT NOT NULL,
    channel_id          TEXT NOT NULL,
    host_id             TEXT NOT NULL,
    game                TEXT NOT NULL,
    options             TEXT NOT NULL CHECK (json_valid(options)),
    settings            TEXT NOT NULL CHECK (json_valid(settings)),
    locale              TEXT NOT NULL,
    state               TEXT NOT NULL DEFAULT 'lobby' CHECK (state IN ('lobby', 'playing', 'over', 'closed')),
    secret              TEXT NOT NULL,
    commitment          TEXT NOT NULL,
    seats_wanted        INTEGER NOT NULL CHECK (seats_wanted > 0),
    created_at          INTEGER NOT NULL,
    updated_at          INTEGER NOT NULL,
    deadline            INTEGER,
    standing_message_id TEXT,
    standing_posted_at  INTEGER,
    generation          INTEGER NOT NULL DEFAULT 0,
    log_step            INTEGER NOT NULL DEFAULT 0,
    log_line            INTEGER NOT NULL DEFAULT 0,
    prompt_message_id   TEXT,
    prompt_posted_at    INTEGER,
    prompt_seats        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(prompt_seats))
) STRICT;

CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel_id) WHERE state IN ('lobby', 'playing');
CREATE INDEX live_tables ON tables (created_at) WHERE state IN ('lobby', 'playing');
CREATE INDEX deadlines ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
    table_id         TEXT NOT NULL REFERENCES tables (id),
    seat             INTEGER NOT NULL CHECK (seat >= 0),
    occupant         TEXT NOT NULL CHECK (occupant IN ('person', 'steward')),
    user_id          TEXT,
    name             TEXT NOT NULL,
    joined_at        INTEGER NOT NULL,
    dm_channel_id    TEXT,
    dm_card_id       TEXT,
    dm_posted_at     INTEGER,
    delivered_step   INTEGER,
    delivered_digest TEXT,
    choice           TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((occupant = 'person') = (user_id IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- The snapshot is the truth and the log is the history. The body comes last: what is read often lies before it.
CREATE TABLE matches (
    id               TEXT PRIMARY KEY REFERENCES tables (id),
    start_message_id TEXT NOT NULL,
    people           TEXT NOT NULL CHECK (json_valid(people)),
    heirloom         TEXT,
    schema           INTEGER NOT NULL,
    rules            TEXT NOT NULL,
    step             INTEGER NOT NULL,
    over             INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    quarantined      TEXT,
    crc              INTEGER NOT NULL,
    snapshot         BLOB NOT NULL
) STRICT;

-- Its primary key is the lock: no step of a match is written twice.
CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id),
    step     INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT NOT NULL CHECK (kind IN ('begin', 'act', 'seating')),
    body     TEXT NOT NULL,
    cause    TEXT NOT NULL,
    events   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    schema   INTEGER NOT NULL,
    rules    TEXT NOT NULL,
    crc      INTEGER NOT NULL,
    PRIMARY KEY (match_id, step)
) STRICT, WITHOUT ROWID;

-- Requests that were granted, by idempotency key, with the step that they led to.
CREATE TABLE answered (
    key      TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    step     INTEGER NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX answered_by_age ON answered (at);

-- Ids are never used again: messages are recognised by them.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    audience   TEXT NOT NULL
               CHECK (audience = 'table' OR audience GLOB 'seat:[0-9]*' OR audience GLOB 'notice:[0-9]*'),
    from_step  INTEGER NOT NULL,
    to_step    INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    payload    TEXT NOT NULL CHECK (json_valid(payload)),
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    retry_at   INTEGER NOT NULL DEFAULT 0,
    reason     TEXT,
    dropped_at INTEGER
) STRICT;

CREATE INDEX outbox_retries ON outbox (table_id, audience, id) WHERE retry_at > 0;

CREATE TABLE people (
    user_id       TEXT PRIMARY KEY,
    locale        TEXT,
    reported      TEXT,
    delivery      TEXT NOT NULL DEFAULT 'dm' CHECK (delivery IN ('dm', 'thread', 'ephemeral')),
    pictures      INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    dm_closed     INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1)),
    dm_told       INTEGER NOT NULL DEFAULT 0 CHECK (dm_told IN (0, 1)),
    dm_channel_id TEXT
) STRICT, WITHOUT ROWID;
