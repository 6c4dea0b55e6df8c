-- Whether people may say who wins a match, as JSON of the bot's with the moment from which on they may not.
ALTER TABLE tables ADD COLUMN stands TEXT CHECK (stands IS NULL OR json_valid(stands));

-- What they have said.
CREATE TABLE predictions (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    user_id  TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX predictions_of_person ON predictions (user_id);

-- Who may look at all hands of a match as they were so many turns ago.
CREATE TABLE casts (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    user_id  TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    delay    INTEGER NOT NULL CHECK (delay > 0),
    by       TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX casts_of_person ON casts (user_id);
