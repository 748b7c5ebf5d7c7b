-- Up Migration

SET lock_timeout = '5s';

-- Idempotency key of a rule or peer service. The same key returns the export that it has started.
ALTER TABLE operations ADD COLUMN start_key text;
CREATE UNIQUE INDEX operations_start_key_idx ON operations (frame_id, start_key) WHERE start_key IS NOT NULL;
