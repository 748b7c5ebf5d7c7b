-- Up Migration

SET lock_timeout = '5s';

-- These functions see all frames and return only a number. Row errors are purged first in separate batches, because an operation
-- can have thousands. Operations that are pending or running, or whose rollback is, are never purged.
CREATE OR REPLACE FUNCTION purge_row_errors(how_many integer) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM row_errors WHERE ctid = ANY(ARRAY(
        SELECT e.ctid FROM operations o
        JOIN row_errors e ON e.frame_id = o.frame_id AND e.operation_id = o.id
        WHERE o.completed_at < now() - interval '400 days' AND o.status IN ('completed', 'failed')
          AND NOT EXISTS (
            SELECT 1 FROM rollbacks r
            WHERE r.frame_id = o.frame_id AND r.operation_id = o.id AND r.status IN ('pending', 'processing'))
        LIMIT how_many FOR UPDATE OF e SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*)::integer FROM purged
  $$;

CREATE OR REPLACE FUNCTION purge_operations(how_many integer) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH old AS (
      SELECT o.frame_id, o.id FROM operations o
      WHERE o.completed_at < now() - interval '400 days' AND o.status IN ('completed', 'failed')
        AND NOT EXISTS (
          SELECT 1 FROM rollbacks r
          WHERE r.frame_id = o.frame_id AND r.operation_id = o.id AND r.status IN ('pending', 'processing'))
        AND NOT EXISTS (SELECT 1 FROM row_errors e WHERE e.frame_id = o.frame_id AND e.operation_id = o.id)
      LIMIT how_many FOR UPDATE SKIP LOCKED
    ), purged_rollbacks AS (
      DELETE FROM rollbacks r USING old WHERE r.frame_id = old.frame_id AND r.operation_id = old.id
    ), purged AS (
      DELETE FROM operations o USING old WHERE o.frame_id = old.frame_id AND o.id = old.id RETURNING 1
    )
    SELECT count(*)::integer FROM purged
  $$;

REVOKE EXECUTE ON FUNCTION purge_row_errors, purge_operations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_row_errors, purge_operations TO spreadsheets_app;
