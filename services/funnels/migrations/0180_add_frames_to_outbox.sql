-- Up Migration

SET lock_timeout = '5s';

-- The frame of an event, so that its tenant can be shown what waits. Rows of versions before this one have none.
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS frame_id uuid;
ALTER TABLE outbox_quarantine ADD COLUMN IF NOT EXISTS frame_id uuid;
CREATE INDEX IF NOT EXISTS outbox_frame_idx ON outbox (frame_id, position);
CREATE INDEX IF NOT EXISTS outbox_quarantine_frame_idx ON outbox_quarantine (frame_id);
