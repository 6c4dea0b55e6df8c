-- When a match began and ended. Of those from before this, as far as anybody noted it.
ALTER TABLE tables ADD COLUMN begun_at INTEGER;
ALTER TABLE tables ADD COLUMN ended_at INTEGER;
UPDATE tables SET begun_at = coalesce((SELECT at FROM log WHERE match_id = tables.id AND step = 0), created_at)
WHERE EXISTS (SELECT 1 FROM matches WHERE matches.id = tables.id);
UPDATE tables SET ended_at = updated_at WHERE state = 'over';
CREATE INDEX results_of_server ON tables (guild_id, ended_at) WHERE state = 'over';

-- Who sat on a seat when its match ended, and how chance treated it; looked up when the bot starts where it is not known.
ALTER TABLE seats ADD COLUMN sitter TEXT CHECK (sitter IN ('here', 'away', 'resigned', 'removed'));
ALTER TABLE seats ADD COLUMN luck INTEGER;
-- Whoever was the last to give it up, as long as nobody else has sat down there.
ALTER TABLE seats ADD COLUMN given_up TEXT;
DROP INDEX seats_without_place;
CREATE INDEX seats_without_place ON seats (table_id) WHERE place IS NULL OR sitter IS NULL;
CREATE INDEX seats_given_up ON seats (given_up) WHERE given_up IS NOT NULL;

-- Whether a result counts, as whoever manages the server has decided: the latest one holds, and none is ever deleted.
CREATE TABLE verdicts (
    id       INTEGER PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    void     INTEGER NOT NULL CHECK (void IN (0, 1)),
    by       TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX verdicts_of_match ON verdicts (match_id, id);

-- Whether somebody's results are shown to others, and count for ratings.
ALTER TABLE people ADD COLUMN ratings TEXT NOT NULL DEFAULT 'shown' CHECK (ratings IN ('shown', 'hidden', 'left'));
