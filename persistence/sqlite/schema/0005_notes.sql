-- What the bot notes down for itself, by name: what it has registered with Discord, that the disk still takes something.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
