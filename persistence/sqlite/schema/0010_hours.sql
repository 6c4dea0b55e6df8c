-- When somebody is awake and on holiday: JSON of the bot's.
ALTER TABLE people ADD COLUMN hours TEXT;

-- What a server has agreed on for all its tables, as JSON of the bot's.
CREATE TABLE servers (
    guild_id TEXT PRIMARY KEY,
    holidays TEXT NOT NULL CHECK (json_valid(holidays))
) STRICT;

-- Who was called when and where, or why not; without a name, so that nobody has to be forgotten here.
CREATE TABLE calls (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    question INTEGER NOT NULL,
    way      TEXT    NOT NULL CHECK (way IN ('dm', 'thread', 'channel')),
    why_not  TEXT CHECK (why_not IN ('closed', 'failed')),
    at       INTEGER NOT NULL
) STRICT;

-- How often somebody has answered in time, and how often the clock had to.
CREATE TABLE punctuality (
    user_id  TEXT PRIMARY KEY,
    answered INTEGER NOT NULL,
    late     INTEGER NOT NULL
) STRICT;

CREATE INDEX calls_by_seat ON calls (table_id, seat, at);
