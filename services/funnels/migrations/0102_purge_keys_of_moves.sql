-- Up Migration

SET LOCAL lock_timeout = '5s';

CREATE INDEX IF NOT EXISTS move_keys_age_idx ON move_keys USING brin (made_at);
CREATE INDEX IF NOT EXISTS committed_stages_age_idx ON committed_stages USING brin (committed_at);

-- These see all frames and return only a number. A key or a stage is asked for again while an event can still be delivered:
-- topics retain events for 7 days, dead-letter topics for 30.
CREATE OR REPLACE FUNCTION purge_move_keys(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM move_keys WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM move_keys WHERE made_at < now() - interval '40 days' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM purged
  $$;

CREATE OR REPLACE FUNCTION purge_committed_stages(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM committed_stages WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM committed_stages WHERE committed_at < now() - interval '40 days' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM purged
  $$;

REVOKE EXECUTE ON FUNCTION purge_move_keys, purge_committed_stages FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_move_keys, purge_committed_stages TO funnels_app;
