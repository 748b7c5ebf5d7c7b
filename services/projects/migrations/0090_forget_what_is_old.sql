-- Old inbox rows and idempotency keys are purged by time and not by the next request of their frame: a frame may never
-- have one.

-- The rows are inserted in the order of time, so a BRIN index is cheap.
CREATE INDEX inbox_claimed_idx ON inbox USING brin (claimed_at);

-- Sees all frames and returns only a number.
CREATE FUNCTION forget_idempotency_keys(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH forgotten AS (
      DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM idempotency_keys WHERE created_at < now() - interval '24 hours' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM forgotten
  $$;
REVOKE EXECUTE ON FUNCTION forget_idempotency_keys FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_idempotency_keys TO projects_app;
