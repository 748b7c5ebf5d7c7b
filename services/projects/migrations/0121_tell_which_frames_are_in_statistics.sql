-- Up Migration

-- The planner takes a frame that is not among these for a single row: until the next ANALYZE, and where frames are few also after it.
-- Gives ids that only who plans a search asks for.
CREATE FUNCTION frames_in_statistics() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
    SELECT unnest(most_common_vals::text::uuid[]) FROM pg_stats
    WHERE schemaname = 'public' AND tablename = 'projects' AND attname = 'frame_id'
  $$;
REVOKE EXECUTE ON FUNCTION frames_in_statistics FROM PUBLIC;
GRANT EXECUTE ON FUNCTION frames_in_statistics TO projects_search;
