-- Metrics: open operations of all frames, and operations that ended in the last day.
CREATE INDEX operations_completed_idx ON operations (completed_at) WHERE completed_at IS NOT NULL;

CREATE FUNCTION operations_by_status() RETURNS TABLE (action text, status text, count bigint, oldest_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT o.action, o.status, count(*), min(o.created_at) FROM operations o
    WHERE o.status IN ('pending', 'processing') GROUP BY o.action, o.status
    UNION ALL
    SELECT o.action, o.status, count(*), min(o.created_at) FROM operations o
    WHERE o.completed_at > now() - interval '1 day' AND o.status IN ('completed', 'failed') GROUP BY o.action, o.status
  $$;
REVOKE EXECUTE ON FUNCTION operations_by_status FROM PUBLIC;
GRANT EXECUTE ON FUNCTION operations_by_status TO spreadsheets_app;
