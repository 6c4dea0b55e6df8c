-- A match that has ended, in one compressed value: its log, its snapshot and the heirloom that it began with, which its
-- rows then lack.
CREATE TABLE packed (
    match_id  TEXT PRIMARY KEY REFERENCES matches (id),
    format    INTEGER NOT NULL,
    packed_at INTEGER NOT NULL,
    crc       INTEGER NOT NULL,
    body      BLOB NOT NULL
) STRICT;

-- The text of an heirloom in less room, in place of its body, once the match that left it is packed.
ALTER TABLE heirlooms ADD COLUMN packed BLOB;
