-- Who plays the next match of a world, and when: of each world one at most.
CREATE TABLE rosters (
    world_id INTEGER PRIMARY KEY REFERENCES worlds (id),
    absent   TEXT    NOT NULL DEFAULT 'steward' CHECK (absent IN ('steward', 'seat', 'wait')),
    at       INTEGER,
    weeks    INTEGER NOT NULL DEFAULT 0,
    zone     TEXT    NOT NULL DEFAULT 'UTC',
    called   INTEGER NOT NULL DEFAULT 0 CHECK (called IN (0, 1)),
    table_id TEXT    REFERENCES tables (id)
) STRICT;

CREATE TABLE roster_members (
    world_id INTEGER NOT NULL REFERENCES rosters (world_id),
    user_id  TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    answer   TEXT    CHECK (answer IN ('yes', 'no')),
    PRIMARY KEY (world_id, user_id)
) STRICT;
CREATE INDEX rosters_of_person ON roster_members (user_id);
