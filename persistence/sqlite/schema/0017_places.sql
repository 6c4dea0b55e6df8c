-- How each seat has come out of a match that is over. Those that ended before this are looked up when the bot starts.
ALTER TABLE seats ADD COLUMN place INTEGER CHECK (place > 0);
ALTER TABLE seats ADD COLUMN score INTEGER;
CREATE INDEX seats_without_place ON seats (table_id) WHERE place IS NULL;
