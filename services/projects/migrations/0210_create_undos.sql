-- Up Migration

SET lock_timeout = '5s';

-- Finds what a request, rule run, operation or other cause has changed.
CREATE INDEX IF NOT EXISTS history_lines_correlation_idx ON history_lines (frame_id, correlation_id);
CREATE INDEX IF NOT EXISTS history_lines_causation_idx ON history_lines (frame_id, causation_id) WHERE causation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS history_lines_request_idx ON history_lines (frame_id, request_id) WHERE request_id IS NOT NULL;

-- Undos of causes. `steps` has the changes of records in order, with their results. A worker holds a running undo until
-- `lease_until`; after that, another one resumes it.
CREATE TABLE IF NOT EXISTS undos (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  cause_id text NOT NULL,
  -- The first cause of a chain of undos.
  root_cause_id text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('all', 'possible')),
  status text NOT NULL CHECK (status IN ('running', 'completed', 'partial', 'failed')),
  caller jsonb NOT NULL,
  steps jsonb NOT NULL,
  skipped jsonb NOT NULL,
  error text,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  lease_until timestamptz(3) NOT NULL,
  CONSTRAINT undos_pkey PRIMARY KEY (frame_id, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS undos_running_key ON undos (frame_id, cause_id) WHERE status = 'running';
CREATE INDEX IF NOT EXISTS undos_cause_idx ON undos (frame_id, cause_id, created_at DESC);
CREATE INDEX IF NOT EXISTS undos_root_idx ON undos (frame_id, root_cause_id);
CREATE INDEX IF NOT EXISTS undos_lease_idx ON undos (lease_until) WHERE status = 'running';

ALTER TABLE undos ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'undos') THEN
    CREATE POLICY frame_only ON undos TO projects_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON undos TO projects_app;

-- Claims a running undo of any frame whose lease has expired.
CREATE OR REPLACE FUNCTION claim_undo(lease interval) RETURNS TABLE (frame_id uuid, id uuid)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    UPDATE undos u SET lease_until = now() + lease
    WHERE u.ctid = (
      SELECT due.ctid FROM undos due WHERE due.status = 'running' AND due.lease_until < now()
      ORDER BY due.lease_until LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING u.frame_id, u.id
  $$;
REVOKE EXECUTE ON FUNCTION claim_undo FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_undo TO projects_app;
