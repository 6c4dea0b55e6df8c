-- A delivery is what waits in the outbox; where somebody's card goes is another thing.
ALTER TABLE people RENAME COLUMN delivery TO card_place;
