-- Up Migration

-- Search plans depend on table statistics, and a table that was just filled counts as empty until it is analyzed. Autovacuum
-- does so up to a minute later by default. This function analyzes tables that have doubled, and returns their names. A table that
-- is locked is skipped until the next call. It runs as the owner, because no other role may analyze a table.
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
