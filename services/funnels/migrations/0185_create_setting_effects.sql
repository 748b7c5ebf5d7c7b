-- Up Migration

SET lock_timeout = '5s';

-- Changes of funnels, steps, rules and agents with their causes and complete values, for undos of the last 30 days.
CREATE TABLE IF NOT EXISTS setting_effects (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  record_id text NOT NULL,
  label text NOT NULL,
  action text NOT NULL,
  actor jsonb NOT NULL,
  changes jsonb NOT NULL,
  correlation_id text NOT NULL,
  causation_id text,
  request_id text,
  happened_at timestamptz(3) NOT NULL,
  CONSTRAINT setting_effects_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX IF NOT EXISTS setting_effects_correlation_idx ON setting_effects (frame_id, correlation_id);
CREATE INDEX IF NOT EXISTS setting_effects_causation_idx ON setting_effects (frame_id, causation_id)
  WHERE causation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS setting_effects_request_idx ON setting_effects (frame_id, request_id)
  WHERE request_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS setting_effects_record_idx ON setting_effects (frame_id, kind, record_id, happened_at);
CREATE INDEX IF NOT EXISTS setting_effects_happened_idx ON setting_effects USING brin (happened_at);

ALTER TABLE setting_effects ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'setting_effects') THEN
    CREATE POLICY frame_only ON setting_effects TO funnels_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON setting_effects TO funnels_app;

-- Deletes effects of all frames and returns only a number.
CREATE OR REPLACE FUNCTION purge_setting_effects(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM setting_effects WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM setting_effects WHERE happened_at < now() - interval '31 days'
        LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1)
    SELECT count(*) FROM purged
  $$;
REVOKE EXECUTE ON FUNCTION purge_setting_effects FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_setting_effects TO funnels_app;
