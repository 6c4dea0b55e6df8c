-- How many rounds were drawn, and one more, when whoever has prepared it was told that it does not go on; 0: never.
ALTER TABLE contests ADD COLUMN stalled INTEGER NOT NULL DEFAULT 0;
