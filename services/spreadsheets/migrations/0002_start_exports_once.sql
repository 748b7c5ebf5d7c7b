-- Up Migration

SET lock_timeout = '5s';

-- What a rule or another service calls the export that it starts: again, it is given the one that it has started.
ALTER TABLE operations ADD COLUMN start_key text;
CREATE UNIQUE INDEX operations_start_key_idx ON operations (frame_id, start_key) WHERE start_key IS NOT NULL;
