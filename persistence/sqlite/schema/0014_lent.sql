-- A seat that is lent: by whom and until when (JSON of the bot's).
ALTER TABLE seats ADD COLUMN lent TEXT;

-- Who came and went is looked for whenever something is told under the names of those who played then.
CREATE INDEX log_seatings ON log (match_id, step) WHERE kind = 'seating';
