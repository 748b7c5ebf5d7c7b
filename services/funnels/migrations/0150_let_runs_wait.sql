-- Up Migration

SET LOCAL lock_timeout = '5s';

-- A run that waits: at which action, since and until when, for which event, and the events that happened meanwhile.
ALTER TABLE rule_runs ADD COLUMN IF NOT EXISTS waiting jsonb;
ALTER TABLE rule_runs DROP CONSTRAINT IF EXISTS rule_runs_status_check;
ALTER TABLE rule_runs ADD CONSTRAINT rule_runs_status_check
  CHECK (status IN ('pending', 'waiting', 'succeeded', 'failed', 'skipped', 'cancelled')) NOT VALID;

-- Events of a project are compared with the runs that wait for one.
CREATE INDEX rule_runs_suspended_idx ON rule_runs (frame_id, lane_id) WHERE waiting IS NOT NULL;

-- When a waiting run of any frame has to be resumed: only ids and times, so that a poller finds it without access to a frame.
CREATE TABLE rule_waits (
  frame_id uuid NOT NULL,
  run_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT rule_waits_pkey PRIMARY KEY (frame_id, run_id)
);
CREATE INDEX rule_waits_due_idx ON rule_waits (due_at);
CREATE INDEX rule_waits_rule_idx ON rule_waits (frame_id, rule_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON rule_waits TO funnels_app;

-- The trigger of a waiting run is needed when it is resumed.
CREATE OR REPLACE FUNCTION purge_rule_triggers(how_many integer) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH old AS (
      SELECT t.frame_id, t.id, t.type, t.detail FROM rule_triggers t
      WHERE t.occurred_at < now() - interval '400 days' AND t.matched AND NOT EXISTS (
        SELECT 1 FROM rule_runs x
        WHERE x.frame_id = t.frame_id AND x.trigger_id = t.id AND x.status IN ('pending', 'waiting'))
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
