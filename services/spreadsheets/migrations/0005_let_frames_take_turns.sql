-- Up Migration

-- The order of frames includes their running jobs, and frames with the maximum are omitted. Otherwise their jobs, which cannot
-- be claimed, would fill the list of candidates.
CREATE OR REPLACE FUNCTION claimable_operations(how_many integer) RETURNS TABLE (frame_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    WITH running AS (
      SELECT o.frame_id, count(*) AS jobs FROM operations o
      WHERE o.status = 'processing' AND o.lease_until >= now() GROUP BY o.frame_id
    ), waiting AS (
      SELECT o.frame_id, o.id, o.created_at,
        COALESCE(r.jobs, 0) + row_number() OVER (PARTITION BY o.frame_id ORDER BY o.created_at) AS turn
      FROM operations o LEFT JOIN running r ON r.frame_id = o.frame_id
      WHERE o.status = 'pending' OR (o.status = 'processing' AND o.lease_until < now())
    )
    SELECT waiting.frame_id, waiting.id FROM waiting
    WHERE waiting.turn <= 3
    ORDER BY waiting.turn, waiting.created_at
    LIMIT how_many
  $$;
