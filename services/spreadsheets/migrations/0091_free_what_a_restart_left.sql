-- Up Migration

SET lock_timeout = '5s';

-- The replica of the worker. After a restart, a replica with the same name ends its own leases, so that its jobs resume.
ALTER TABLE operations ADD COLUMN replica text;
ALTER TABLE rollbacks ADD COLUMN replica text;

-- Sees the jobs of all frames, and returns only their number.
CREATE FUNCTION end_operation_leases(of_replica text) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH freed AS (
      UPDATE operations SET lease_until = '-infinity' WHERE status = 'processing' AND replica = of_replica RETURNING 1)
    SELECT count(*)::integer FROM freed
  $$;
CREATE FUNCTION end_rollback_leases(of_replica text) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH freed AS (
      UPDATE rollbacks SET lease_until = '-infinity' WHERE status = 'processing' AND replica = of_replica RETURNING 1)
    SELECT count(*)::integer FROM freed
  $$;
REVOKE EXECUTE ON FUNCTION end_operation_leases, end_rollback_leases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_operation_leases, end_rollback_leases TO spreadsheets_app;
