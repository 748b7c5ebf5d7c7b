-- Up Migration

-- The planner estimates a frame that is not among these at a single row: until the next ANALYZE, and if there are few
-- frames, after it too. Returns ids only to the search role.
CREATE FUNCTION frames_in_statistics() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
    SELECT unnest(most_common_vals::text::uuid[]) FROM pg_stats
    WHERE schemaname = 'public' AND tablename = 'projects' AND attname = 'frame_id'
  $$;
REVOKE EXECUTE ON FUNCTION frames_in_statistics FROM PUBLIC;
GRANT EXECUTE ON FUNCTION frames_in_statistics TO projects_search;
