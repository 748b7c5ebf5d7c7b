-- Up Migration

SET LOCAL lock_timeout = '5s';

-- History entries next to the changes that they describe, for undos of the last 30 days.
CREATE TABLE IF NOT EXISTS effects (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  action text NOT NULL,
  actor jsonb NOT NULL,
  changes jsonb NOT NULL,
  details jsonb NOT NULL,
  source text NOT NULL,
  correlation_id text NOT NULL,
  causation_id text,
  request_id text,
  happened_at timestamptz(3) NOT NULL,
  CONSTRAINT effects_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX IF NOT EXISTS effects_correlation_idx ON effects (frame_id, correlation_id);
CREATE INDEX IF NOT EXISTS effects_causation_idx ON effects (frame_id, causation_id) WHERE causation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS effects_request_idx ON effects (frame_id, request_id) WHERE request_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS effects_happened_idx ON effects USING brin (happened_at);

ALTER TABLE effects ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'effects') THEN
    CREATE POLICY frame_only ON effects TO funnels_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON effects TO funnels_app;

-- Finds the runs that a cause has started or will start.
CREATE INDEX IF NOT EXISTS rule_runs_correlation_idx ON rule_runs (frame_id, correlation_id);
CREATE INDEX IF NOT EXISTS rule_triggers_pending_idx ON rule_triggers (frame_id, correlation_id) WHERE NOT matched;

-- Deletes effects of all frames and returns only a number.
CREATE OR REPLACE FUNCTION purge_effects(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM effects WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM effects WHERE happened_at < now() - interval '31 days' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1)
    SELECT count(*) FROM purged
  $$;
REVOKE EXECUTE ON FUNCTION purge_effects FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_effects TO funnels_app;
