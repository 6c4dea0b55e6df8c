-- How well a steward plays there. Those who sit there already, and whoever comes after a person, play as well as they can.
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'keen' CHECK (level IN ('gentle', 'keen'));
