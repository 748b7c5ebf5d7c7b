-- Up Migration

-- Requests that gateways counted, by hour. The sum of all tokens of the frame.
CREATE TABLE IF NOT EXISTS usage_hours (
  frame_id uuid NOT NULL,
  hour timestamptz NOT NULL,
  requests bigint NOT NULL,
  client_errors bigint NOT NULL,
  server_errors bigint NOT NULL,
  throttled bigint NOT NULL,
  CONSTRAINT usage_hours_pkey PRIMARY KEY (frame_id, hour)
);
CREATE INDEX IF NOT EXISTS usage_hours_age_idx ON usage_hours USING brin (hour);

ALTER TABLE usage_hours ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'usage_hours') THEN
    CREATE POLICY frame_only ON usage_hours TO projects_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON usage_hours TO projects_app;

-- It sees all frames and returns only a number.
CREATE OR REPLACE FUNCTION purge_usage_hours(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM usage_hours WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM usage_hours WHERE hour < now() - interval '8 days' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM purged
  $$;
REVOKE EXECUTE ON FUNCTION purge_usage_hours FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_usage_hours TO projects_app;
