-- Up Migration

SET lock_timeout = '5s';

-- Batches of this attempt and of earlier ones are rejected. A retried import has a later attempt.
ALTER TABLE applied_batches ADD COLUMN IF NOT EXISTS ended_attempt integer NOT NULL DEFAULT 0;
