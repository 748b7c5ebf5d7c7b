-- Up Migration

SET lock_timeout = '5s';

-- The rollback of an import, which is a job. An import has at most one.
CREATE TABLE rollbacks (
  frame_id uuid NOT NULL,
  operation_id uuid NOT NULL,
  status text NOT NULL CONSTRAINT rollbacks_status_check CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
  -- The user that has requested the rollback.
  caller jsonb NOT NULL,
  worker_id uuid,
  lease_until timestamptz,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT rollbacks_pkey PRIMARY KEY (frame_id, operation_id),
  CONSTRAINT rollbacks_operation_fkey FOREIGN KEY (frame_id, operation_id) REFERENCES operations (frame_id, id)
);
CREATE INDEX rollbacks_open_idx ON rollbacks (created_at) WHERE status IN ('pending', 'processing');
ALTER TABLE rollbacks ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON rollbacks TO spreadsheets_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON rollbacks TO spreadsheets_app;

CREATE FUNCTION claimable_rollbacks(how_many integer) RETURNS TABLE (frame_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT r.frame_id, r.operation_id FROM rollbacks r
    WHERE r.status = 'pending' OR (r.status = 'processing' AND r.lease_until < now())
    ORDER BY r.created_at
    LIMIT how_many
  $$;
