-- Up Migration

SET lock_timeout = '5s';

-- Whose worker holds it. A replica that was killed and starts again, under the same name, need not wait for the end of its
-- own leases: whatever it held is free.
ALTER TABLE operations ADD COLUMN replica text;
ALTER TABLE rollbacks ADD COLUMN replica text;

-- Jobs of all frames, of which nothing is seen but how many they are.
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
