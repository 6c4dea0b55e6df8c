-- What was done can be taken back, which is an entry of the log like any other. The check cannot be changed in place.
CREATE TABLE log_new (
    match_id TEXT NOT NULL REFERENCES matches (id),
    step     INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT NOT NULL CHECK (kind IN ('begin', 'act', 'seating', 'undo')),
    body     TEXT NOT NULL,
    cause    TEXT NOT NULL,
    events   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    schema   INTEGER NOT NULL,
    rules    TEXT NOT NULL,
    crc      INTEGER NOT NULL,
    PRIMARY KEY (match_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO log_new SELECT match_id, step, seat, kind, body, cause, events, at, schema, rules, crc FROM log;
DROP TABLE log;
ALTER TABLE log_new RENAME TO log;

-- The step of each seat's last act, where that is free to take back.
ALTER TABLE tables ADD COLUMN free_undo TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(free_undo));
