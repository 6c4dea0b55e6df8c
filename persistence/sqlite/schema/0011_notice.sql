-- What is being voted on (JSON of the bot's), the seats that anybody may take, and the message that says both.
ALTER TABLE tables ADD COLUMN vote TEXT;
ALTER TABLE tables ADD COLUMN offered TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN notice_message_id TEXT;
