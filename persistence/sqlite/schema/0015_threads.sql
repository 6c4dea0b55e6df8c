-- A match may have a thread of its own below the channel in which its table was opened: below the lobby's card, whose
-- id it bears. The channel is free for the next table then.
ALTER TABLE tables ADD COLUMN thread_id TEXT;
DROP INDEX one_live_table_per_channel;
CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel_id)
    WHERE state IN ('lobby', 'playing') AND thread_id IS NULL;
CREATE INDEX live_tables_of_channel ON tables (channel_id) WHERE state IN ('lobby', 'playing');
CREATE UNIQUE INDEX tables_of_thread ON tables (thread_id) WHERE thread_id IS NOT NULL;
