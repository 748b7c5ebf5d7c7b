-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Triggers are retained for 90 days. Runs that acted stay in the logs, with their triggers.

-- Triggers are inserted in the order of time, so a BRIN index is cheap.
CREATE INDEX rule_triggers_age_idx ON rule_triggers USING brin (occurred_at);
-- For finding the runs of a purged trigger.
CREATE INDEX rule_runs_trigger_idx ON rule_runs (frame_id, trigger_id);

-- These see all frames and return only a number.
CREATE FUNCTION forget_rule_triggers(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH old AS (
      SELECT t.frame_id, t.id FROM rule_triggers t
      WHERE t.occurred_at < now() - interval '90 days' AND t.matched AND NOT EXISTS (
        SELECT 1 FROM rule_runs x WHERE x.frame_id = t.frame_id AND x.trigger_id = t.id AND x.status <> 'skipped')
      LIMIT how_many FOR UPDATE SKIP LOCKED
    ), without_effect AS (
      DELETE FROM rule_runs x USING old WHERE x.frame_id = old.frame_id AND x.trigger_id = old.id
    ), forgotten AS (
      DELETE FROM rule_triggers t USING old WHERE t.frame_id = old.frame_id AND t.id = old.id RETURNING 1
    )
    SELECT count(*) FROM forgotten
  $$;

-- A project that is still in the step would trigger the rule again.
CREATE FUNCTION forget_rule_stays(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH forgotten AS (
      DELETE FROM rule_stays WHERE ctid = ANY(ARRAY(
        SELECT s.ctid FROM rule_stays s
        WHERE s.linked_at < now() - interval '90 days' AND NOT EXISTS (
          SELECT 1 FROM assignments a
          WHERE a.frame_id = s.frame_id AND a.id = s.assignment_id AND a.linked_at = s.linked_at AND a.left_at IS NULL)
        LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM forgotten
  $$;

REVOKE EXECUTE ON FUNCTION forget_rule_triggers, forget_rule_stays FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_rule_triggers, forget_rule_stays TO funnels_app;
