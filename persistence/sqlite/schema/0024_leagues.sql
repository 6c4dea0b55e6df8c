-- Seasons of contests, one for each division: what the league is agreed on (terms) is JSON of the bot's.
CREATE TABLE leagues (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   TEXT    NOT NULL,
    channel_id TEXT    NOT NULL,
    host_id    TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    terms      TEXT    NOT NULL CHECK (json_valid(terms)),
    locale     TEXT    NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'over')),
    secret     TEXT    NOT NULL,
    season     INTEGER NOT NULL DEFAULT 0,
    starts_at  INTEGER,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leagues_of_server ON leagues (guild_id);

-- Who is in a league: in the next season until they leave.
CREATE TABLE leaguers (
    league_id  INTEGER NOT NULL REFERENCES leagues (id),
    user_id    TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    entered_at INTEGER NOT NULL,
    PRIMARY KEY (league_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX leaguers_by_person ON leaguers (user_id);

ALTER TABLE contests ADD COLUMN league_id INTEGER REFERENCES leagues (id);
ALTER TABLE contests ADD COLUMN season INTEGER;
ALTER TABLE contests ADD COLUMN division INTEGER;
CREATE INDEX contests_of_league ON contests (league_id, season, division) WHERE league_id IS NOT NULL;
