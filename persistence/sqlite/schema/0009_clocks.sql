-- What is left of everybody's time: JSON of the bot's, written together with every step of a match.
ALTER TABLE tables ADD COLUMN clocks TEXT;
