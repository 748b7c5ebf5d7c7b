-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Runs that acted are never purged, but their triggers are: before, a run gets a copy of the fields that its log shows.
ALTER TABLE rule_runs ADD COLUMN IF NOT EXISTS trigger_type text;
ALTER TABLE rule_runs ADD COLUMN IF NOT EXISTS trigger_detail jsonb;
ALTER TABLE rule_runs DROP CONSTRAINT IF EXISTS rule_runs_trigger_fkey;

-- Sees all frames and returns only a number.
CREATE OR REPLACE FUNCTION purge_rule_triggers(how_many integer) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH old AS (
      SELECT t.frame_id, t.id, t.type, t.detail FROM rule_triggers t
      WHERE t.occurred_at < now() - interval '400 days' AND t.matched AND NOT EXISTS (
        SELECT 1 FROM rule_runs x WHERE x.frame_id = t.frame_id AND x.trigger_id = t.id AND x.status = 'pending')
      LIMIT how_many FOR UPDATE SKIP LOCKED
    ), copied AS (
      UPDATE rule_runs x SET trigger_type = old.type, trigger_detail = old.detail FROM old
      WHERE x.frame_id = old.frame_id AND x.trigger_id = old.id AND x.status <> 'skipped'
    ), without_effect AS (
      DELETE FROM rule_runs x USING old
      WHERE x.frame_id = old.frame_id AND x.trigger_id = old.id AND x.status = 'skipped'
    ), purged AS (
      DELETE FROM rule_triggers t USING old WHERE t.frame_id = old.frame_id AND t.id = old.id RETURNING 1
    )
    SELECT count(*)::integer FROM purged
  $$;

REVOKE EXECUTE ON FUNCTION purge_rule_triggers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_rule_triggers TO funnels_app;
