-- Up Migration

SET lock_timeout = '5s';

-- The type of the rows and who imported them, so that an undo finds what the import created. Null for older batches.
ALTER TABLE applied_batches ADD COLUMN IF NOT EXISTS cause jsonb;
ALTER TABLE applied_batches ADD COLUMN IF NOT EXISTS correlation_id text;
CREATE INDEX IF NOT EXISTS applied_batches_correlation_idx ON applied_batches (frame_id, correlation_id)
  WHERE correlation_id IS NOT NULL;
