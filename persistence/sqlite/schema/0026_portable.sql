-- Who agrees that the last match of a world be annulled, by what it has left. Whoever decides about the world and has
-- not played may ask for it: that is a row as well, and counts for nothing.
CREATE TABLE consents (
    heirloom_id INTEGER NOT NULL REFERENCES heirlooms (id),
    user_id     TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (heirloom_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX consents_by_person ON consents (user_id);

-- A world may have begun elsewhere and been brought in a file. What it was given there no match of this database has
-- left: such an heirloom bears the id that its match had there, in place of one of ours.
CREATE TABLE heirlooms_new (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    world_id    INTEGER NOT NULL REFERENCES worlds (id),
    match_id    TEXT UNIQUE REFERENCES matches (id),
    elsewhere   TEXT,
    parent_id   INTEGER REFERENCES heirlooms (id),
    number      INTEGER NOT NULL CHECK (number >= 0),
    schema      INTEGER NOT NULL,
    created_at  INTEGER NOT NULL,
    annulled_at INTEGER,
    crc         INTEGER NOT NULL,
    body        TEXT NOT NULL,
    packed      BLOB,
    CHECK ((match_id IS NULL) <> (elsewhere IS NULL))
) STRICT;
INSERT INTO heirlooms_new (id, world_id, match_id, parent_id, number, schema, created_at, annulled_at, crc, body, packed)
SELECT id, world_id, match_id, parent_id, number, schema, created_at, annulled_at, crc, body, packed FROM heirlooms;
DROP TABLE heirlooms;
ALTER TABLE heirlooms_new RENAME TO heirlooms;
CREATE UNIQUE INDEX one_heirloom_per_number ON heirlooms (world_id, number) WHERE annulled_at IS NULL;
CREATE INDEX heirlooms_of_world ON heirlooms (world_id);

-- The fingerprint of the key that has signed the file; NULL: the world was founded here.
ALTER TABLE worlds ADD COLUMN signer TEXT;

-- Matches that came to nothing there.
CREATE TABLE abandoned_elsewhere (
    world_id INTEGER NOT NULL REFERENCES worlds (id),
    match_id TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (world_id, match_id)
) STRICT, WITHOUT ROWID;

-- Who says that they are somebody of whom such a world knows the name alone, until whoever decides about it agrees.
CREATE TABLE claims (
    world_id INTEGER NOT NULL REFERENCES worlds (id),
    user_id  TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    person   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (world_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX claims_by_person ON claims (user_id);
