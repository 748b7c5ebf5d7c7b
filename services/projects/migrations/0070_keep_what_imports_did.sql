-- Up Migration

SET lock_timeout = '5s';

-- Values of the changed rows before the batch; created rows are in the outcomes. `rolled_back` is how much of a batch
-- was rolled back, so that an interrupted rollback resumes and returns the same result.
ALTER TABLE applied_batches ADD COLUMN journal jsonb NOT NULL DEFAULT '[]';
ALTER TABLE applied_batches ADD COLUMN rolled_back jsonb;
CREATE INDEX applied_batches_applied_idx ON applied_batches (applied_at);

-- Operations and their files are retained for 30 days, batches for 31. Purges the batches of all frames.
CREATE FUNCTION forget_applied_batches(how_many integer) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH forgotten AS (
      DELETE FROM applied_batches WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM applied_batches WHERE applied_at < now() - interval '31 days'
        ORDER BY applied_at LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1)
    SELECT count(*)::integer FROM forgotten
  $$;
