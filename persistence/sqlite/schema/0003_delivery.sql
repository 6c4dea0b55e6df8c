-- Messages of the bot's own, written down before they are sent. A row goes when the message's id is known, in the
-- transaction that notes the id: whatever is left here after a crash is looked for. Ids are never used again, since the
-- messages bear them.
CREATE TABLE postings (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    audience   TEXT NOT NULL,
    slot       TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    since      TEXT NOT NULL,
    plan       TEXT NOT NULL CHECK (json_valid(plan)),
    created_at INTEGER NOT NULL,
    UNIQUE (table_id, slot)
) STRICT;

-- The message of ours that was noted last, anywhere: what is sent later stands behind it.
CREATE TABLE noted (
    only       INTEGER PRIMARY KEY CHECK (only = 0),
    message_id TEXT NOT NULL
) STRICT;

-- Messages are recognised by their postings now.
ALTER TABLE tables DROP COLUMN generation;
ALTER TABLE tables ADD COLUMN result_message_id TEXT;
-- The delivery up to which all calls have rung.
ALTER TABLE tables ADD COLUMN prompt_called INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN card_called INTEGER NOT NULL DEFAULT 0;
-- Since when, and why, nothing can be shown in the table's channel.
ALTER TABLE tables ADD COLUMN mute_since INTEGER;
ALTER TABLE tables ADD COLUMN mute_why TEXT CHECK (mute_why IN ('gone', 'denied', 'locked'));

CREATE INDEX mute_tables ON tables (mute_since) WHERE mute_since IS NOT NULL;

-- Two more audiences: a message that has to go, and the host. The check cannot be changed in place.
CREATE TABLE outbox_new (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    audience   TEXT NOT NULL
               CHECK (audience IN ('table', 'host') OR audience GLOB 'seat:[0-9]*' OR audience GLOB 'notice:[0-9]*'
                      OR audience GLOB 'message:?*'),
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

INSERT INTO outbox_new SELECT * FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_new', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (table_id, audience, id, retry_at) WHERE dropped_at IS NULL;
