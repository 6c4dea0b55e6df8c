-- A world is what the matches of one game in one channel hand on to each other. It is founded by the first bequest;
-- once it is archived the next match there founds another.
CREATE TABLE worlds (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    TEXT NOT NULL,
    channel_id  TEXT NOT NULL,
    game        TEXT NOT NULL,
    founded_at  INTEGER NOT NULL,
    archived_at INTEGER
) STRICT;

CREATE UNIQUE INDEX one_open_world ON worlds (channel_id, game) WHERE archived_at IS NULL;
CREATE INDEX worlds_of_channel ON worlds (channel_id);

-- What a finished match has bequeathed, written together with its end. Nothing is ever deleted: an annulled heirloom
-- stays readable, and the next match begins with its parent again. The number is its place in the chain.
CREATE TABLE heirlooms (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    world_id    INTEGER NOT NULL REFERENCES worlds (id),
    match_id    TEXT NOT NULL UNIQUE REFERENCES matches (id),
    parent_id   INTEGER REFERENCES heirlooms (id),
    number      INTEGER NOT NULL CHECK (number >= 0),
    schema      INTEGER NOT NULL,
    created_at  INTEGER NOT NULL,
    annulled_at INTEGER,
    crc         INTEGER NOT NULL,
    body        TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_heirloom_per_number ON heirlooms (world_id, number) WHERE annulled_at IS NULL;
CREATE INDEX heirlooms_of_world ON heirlooms (world_id);

-- The heirloom that the match began with; its text stands in the match as well, so that a match can be played again
-- from its own row.
ALTER TABLE matches ADD COLUMN heirloom_id INTEGER REFERENCES heirlooms (id);

CREATE INDEX matches_by_heirloom ON matches (heirloom_id) WHERE heirloom_id IS NOT NULL;

-- Whoever has sat at a table of a channel, with the name last seen there: heirlooms may name them long after.
CREATE TABLE guests (
    channel_id TEXT NOT NULL,
    user_id    TEXT NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (channel_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT OR REPLACE INTO guests (channel_id, user_id, name)
SELECT tables.channel_id, seats.user_id, seats.name FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.user_id IS NOT NULL ORDER BY seats.joined_at, tables.id;

CREATE INDEX guests_by_person ON guests (user_id);

-- Words that the moderators of a server have hidden: folded, so that spelling them otherwise does not help, and as typed.
CREATE TABLE hidden_words (
    guild_id  TEXT NOT NULL,
    folded    TEXT NOT NULL CHECK (folded != ''),
    words     TEXT NOT NULL,
    hidden_by TEXT NOT NULL,
    hidden_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, folded)
) STRICT, WITHOUT ROWID;
