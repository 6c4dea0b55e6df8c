-- A call may have been too much for a minute in which many others were introduced. The check cannot be changed in place.
CREATE TABLE calls_new (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    question INTEGER NOT NULL,
    way      TEXT    NOT NULL CHECK (way IN ('dm', 'thread', 'channel')),
    why_not  TEXT CHECK (why_not IN ('closed', 'failed', 'crowded')),
    at       INTEGER NOT NULL
) STRICT;
INSERT INTO calls_new SELECT table_id, seat, question, way, why_not, at FROM calls ORDER BY rowid;
DROP TABLE calls;
ALTER TABLE calls_new RENAME TO calls;
CREATE INDEX calls_by_seat ON calls (table_id, seat, at);
