-- What people who watch say of a match besides who wins it: each says one thing of each riddle of its game.
CREATE TABLE foretold (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    riddle   TEXT    NOT NULL DEFAULT '',
    user_id  TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, riddle, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO foretold (table_id, user_id, name, seat, at) SELECT table_id, user_id, name, seat, at FROM predictions;
DROP TABLE predictions;
ALTER TABLE foretold RENAME TO predictions;
CREATE INDEX predictions_of_person ON predictions (user_id);
