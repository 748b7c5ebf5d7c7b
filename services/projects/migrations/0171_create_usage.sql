-- Up Migration

-- Requests that gateways counted, by day, subject and personal access token. The nil UUID stands for all other tokens of the subject.
CREATE TABLE IF NOT EXISTS usage_days (
  frame_id uuid NOT NULL,
  day date NOT NULL,
  subject_id uuid NOT NULL,
  subject_kind text NOT NULL CHECK (subject_kind IN ('user', 'service_account')),
  token_id uuid NOT NULL,
  requests bigint NOT NULL,
  client_errors bigint NOT NULL,
  server_errors bigint NOT NULL,
  throttled bigint NOT NULL,
  CONSTRAINT usage_days_pkey PRIMARY KEY (frame_id, day, subject_id, token_id)
);
CREATE INDEX IF NOT EXISTS usage_days_age_idx ON usage_days USING brin (day);

-- The last event of each gateway process, so that repeated events are recognized. The broker retains events for 7 days.
CREATE TABLE IF NOT EXISTS usage_sources (
  frame_id uuid NOT NULL,
  source_id uuid NOT NULL,
  sequence bigint NOT NULL,
  reported_at timestamptz NOT NULL,
  CONSTRAINT usage_sources_pkey PRIMARY KEY (frame_id, source_id)
);
CREATE INDEX IF NOT EXISTS usage_sources_age_idx ON usage_sources USING brin (reported_at);

ALTER TABLE usage_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE usage_sources ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'usage_days') THEN
    CREATE POLICY frame_only ON usage_days TO projects_app USING (frame_id = current_frame());
    CREATE POLICY frame_only ON usage_sources TO projects_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON usage_days, usage_sources TO projects_app;

-- These see all frames and return only a number.
CREATE OR REPLACE FUNCTION purge_usage_days(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM usage_days WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM usage_days WHERE day < (now() AT TIME ZONE 'UTC')::date - 90 LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM purged
  $$;

CREATE OR REPLACE FUNCTION purge_usage_sources(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM usage_sources WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM usage_sources WHERE reported_at < now() - interval '40 days' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM purged
  $$;
REVOKE EXECUTE ON FUNCTION purge_usage_days, purge_usage_sources FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_usage_days, purge_usage_sources TO projects_app;
