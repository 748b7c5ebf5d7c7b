-- Up Migration

SET lock_timeout = '5s';

-- Projects that a rollback has marked as deleted, while it asks other services whether they use them. They are removed or
-- restored with the batch.
ALTER TABLE applied_batches ADD COLUMN IF NOT EXISTS tombstones uuid[] NOT NULL DEFAULT '{}';
