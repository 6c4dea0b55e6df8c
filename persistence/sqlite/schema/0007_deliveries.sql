-- Deliveries and audiences are records now, each as one JSON. An audience is looked for by its text, so it has to be
-- what the store writes: the fields in their order, then the kind.
CREATE TABLE outbox_new (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    audience   TEXT NOT NULL CHECK (json_valid(audience)),
    body       TEXT NOT NULL CHECK (json_valid(body)),
    created_at INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    retry_at   INTEGER NOT NULL DEFAULT 0,
    reason     TEXT,
    dropped_at INTEGER
) STRICT;

-- A call of `true` is older than the choice where calls ring: the channel's own row named everybody then.
INSERT INTO outbox_new (id, table_id, audience, body, created_at, attempts, retry_at, reason, dropped_at)
SELECT id, table_id,
       CASE WHEN audience = 'table' THEN json_object('kind', 'in_channel')
            WHEN audience = 'host' THEN json_object('kind', 'host')
            WHEN audience GLOB 'seat:*' THEN json_object('seat', CAST(substr(audience, 6) AS INTEGER), 'kind', 'at_seat')
            WHEN audience GLOB 'notice:*' THEN json_object('seat', CAST(substr(audience, 8) AS INTEGER), 'kind', 'leaver')
            ELSE json_object('message', substr(audience, 9), 'kind', 'message') END,
       CASE WHEN audience = 'host' THEN json_object('kind', 'muted', 'step', to_step, 'why', substr(kind, 9))
            WHEN audience GLOB 'seat:*' THEN json_object('kind', 'card_due', 'step', to_step,
                'seat', CAST(substr(audience, 6) AS INTEGER),
                'ring', CASE json_extract(payload, '$.call') WHEN 'card' THEN 'card' WHEN 'both' THEN 'both' WHEN 1 THEN 'both' END)
            WHEN audience GLOB 'notice:*' THEN json_patch(payload, json_object('kind', 'farewell', 'step', to_step,
                'seat', CAST(substr(audience, 8) AS INTEGER)))
            WHEN audience GLOB 'message:*' THEN json_patch(payload, json_object('kind', 'removal'))
            WHEN kind = 'ending' THEN json_object('kind', 'ended', 'step', to_step)
            WHEN kind = 'lobby' THEN json_object('kind', 'lobby_due')
            WHEN kind = 'closed' THEN json_patch(payload, json_object('kind', 'closed'))
            WHEN kind = 'word' THEN json_patch(payload, json_object('kind', 'proclaimed'))
            WHEN json_array_length(payload, '$.call') > 0
                THEN json_object('kind', 'called', 'step', to_step, 'seats', json_extract(payload, '$.call'))
            ELSE json_object('kind', 'board_due', 'step', to_step) END,
       created_at, attempts, retry_at, reason, dropped_at
FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_new';
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_new', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (table_id, audience, id, retry_at) WHERE dropped_at IS NULL;

UPDATE postings SET audience =
    CASE WHEN audience = 'table' THEN json_object('kind', 'in_channel')
         WHEN audience GLOB 'seat:*' THEN json_object('seat', CAST(substr(audience, 6) AS INTEGER), 'kind', 'at_seat')
         WHEN audience GLOB 'notice:*' THEN json_object('seat', CAST(substr(audience, 8) AS INTEGER), 'kind', 'leaver')
         ELSE json_object('kind', audience) END;
UPDATE postings SET plan = json_set(plan, '$.audience', json(audience));
