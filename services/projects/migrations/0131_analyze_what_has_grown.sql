-- Up Migration

-- Searches are planned by what tables hold, and a table that was filled a moment ago counts as empty until somebody analyzes it. Autovacuum
-- does, up to a minute later where nobody told it to look more often. This analyzes what has doubled since, and gives the names. What somebody
-- else holds is left to the next time. It runs as the owner, since nobody else may analyze a table.
CREATE FUNCTION analyze_what_has_grown() RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
DECLARE
  grown text;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('analyze_what_has_grown')) THEN
    RETURN;
  END IF;
  FOR grown IN
    SELECT s.relname FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
    WHERE s.schemaname = 'public' AND s.n_live_tup >= 1000 AND s.n_mod_since_analyze >= greatest(1000, c.reltuples)
    ORDER BY s.relname
  LOOP
    BEGIN
      EXECUTE format('LOCK TABLE %I IN SHARE UPDATE EXCLUSIVE MODE NOWAIT', grown);
    EXCEPTION WHEN lock_not_available THEN
      CONTINUE;
    END;
    EXECUTE format('ANALYZE %I', grown);
    RETURN NEXT grown;
  END LOOP;
END
  $$;
REVOKE EXECUTE ON FUNCTION analyze_what_has_grown FROM PUBLIC;
GRANT EXECUTE ON FUNCTION analyze_what_has_grown TO projects_app;
