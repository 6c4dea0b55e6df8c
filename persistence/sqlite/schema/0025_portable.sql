-- Who agrees that the last match of a world be annulled, by what it has left. Whoever decides about the world and has
-- not played may ask for it: that is a row as well, and counts for nothing.
CREATE TABLE consents (
    heirloom_id INTEGER NOT NULL REFERENCES heirlooms (id),
    user_id     TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (heirloom_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX consents_by_person ON consents (user_id);
