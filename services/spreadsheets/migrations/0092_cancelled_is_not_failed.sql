-- Up Migration

SET lock_timeout = '5s';

-- Cancelled operations have the status failed, but must not trigger the alert for failures.
CREATE OR REPLACE FUNCTION operations_by_status() RETURNS TABLE (action text, status text, count bigint, oldest_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT o.action, o.status, count(*), min(o.created_at) FROM operations o
    WHERE o.status IN ('pending', 'processing') GROUP BY o.action, o.status
    UNION ALL
    SELECT o.action, e.state, count(*), min(o.created_at) FROM operations o
    CROSS JOIN LATERAL (SELECT CASE WHEN o.metadata -> 'cancelled' = 'true' THEN 'cancelled' ELSE o.status END AS state) e
    WHERE o.completed_at > now() - interval '1 day' AND o.status IN ('completed', 'failed') GROUP BY o.action, e.state
  $$;
