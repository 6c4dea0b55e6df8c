-- Several matches that count together. What was agreed on (terms) is JSON of the bot's, and so is what came of a pod.
CREATE TABLE contests (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   TEXT    NOT NULL,
    channel_id TEXT    NOT NULL,
    host_id    TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    terms      TEXT    NOT NULL CHECK (json_valid(terms)),
    locale     TEXT    NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'draft'
               CHECK (state IN ('draft', 'open', 'checkin', 'running', 'over', 'cancelled')),
    secret     TEXT    NOT NULL,
    starts_at  INTEGER NOT NULL,
    due_at     INTEGER,
    round      INTEGER NOT NULL DEFAULT 0,
    round_at   INTEGER,
    paused_at  INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX contests_due ON contests (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX contests_of_server ON contests (guild_id, starts_at);

CREATE TABLE entrants (
    contest_id INTEGER NOT NULL REFERENCES contests (id),
    user_id    TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    entered_at INTEGER NOT NULL,
    here_at    INTEGER,
    left_at    INTEGER,
    ready      INTEGER NOT NULL DEFAULT 1 CHECK (ready IN (0, 1)),
    PRIMARY KEY (contest_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_person ON entrants (user_id);

-- Those who play one match, in the order of their seats; one alone has a bye, and no table.
CREATE TABLE pods (
    contest_id INTEGER NOT NULL REFERENCES contests (id),
    round      INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    members    TEXT    NOT NULL CHECK (json_valid(members)),
    table_id   TEXT    UNIQUE REFERENCES tables (id),
    result     TEXT    CHECK (result IS NULL OR json_valid(result)),
    void       INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    PRIMARY KEY (contest_id, round, number)
) STRICT, WITHOUT ROWID;

-- Who has decided what about it, for everybody to read; without a person: the bot by its rules.
CREATE TABLE decisions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    contest_id INTEGER NOT NULL REFERENCES contests (id),
    at         INTEGER NOT NULL,
    by         TEXT,
    what       TEXT    NOT NULL CHECK (json_valid(what))
) STRICT;

CREATE INDEX decisions_of_contest ON decisions (contest_id);

-- The role whose members look after contests.
CREATE TABLE marshals (
    guild_id TEXT PRIMARY KEY,
    role_id  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A table of a contest gets its thread in a moment: its lobby takes nobody's channel.
ALTER TABLE tables ADD COLUMN contest_id INTEGER REFERENCES contests (id);
DROP INDEX one_live_table_per_channel;
CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel_id)
    WHERE state IN ('lobby', 'playing') AND thread_id IS NULL AND contest_id IS NULL;
