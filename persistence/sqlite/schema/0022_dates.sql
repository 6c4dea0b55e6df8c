-- What a contest has in its server's calendar: the platform's id of it (empty: it is being made, or that was cut off),
-- and what was last written there.
ALTER TABLE contests ADD COLUMN event_id TEXT;
ALTER TABLE contests ADD COLUMN event_shown TEXT;
-- For which round the card was posted anew below its tables; when those who take part were reminded of the day before.
ALTER TABLE contests ADD COLUMN raised INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contests ADD COLUMN reminded_at INTEGER;
