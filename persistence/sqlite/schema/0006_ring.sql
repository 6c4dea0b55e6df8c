-- Where somebody is called when it is their move.
ALTER TABLE people ADD COLUMN ring TEXT NOT NULL DEFAULT 'card' CHECK (ring IN ('card', 'channel', 'both'));
